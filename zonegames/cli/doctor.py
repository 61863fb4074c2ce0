"""What this terminal can, and where the data lies: for whoever sees boxes instead of boards."""

import os
import platform
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator

from zonegames import __version__
from zonegames.cli.widths import misdrawn
from zonegames.store.store import Store
from zonegames.tui.glyphs import TABLE, choose

SMALLEST = (80, 24)
"""Columns and rows that the screens need."""


def doctor(arguments: Namespace) -> int:
    """Say it all, each with what to do where something is wrong."""
    for line in (*_program(), *_terminal(), *_glyphs(), *_data()):
        print(line)
    return 0


def _program() -> Iterator[str]:
    yield f"zonegames   {__version__}, Python {platform.python_version()}, {platform.platform()}"


def _terminal() -> Iterator[str]:
    screen = [name for name in ("stdin", "stdout", "stderr") if _is_terminal(name)]
    yield f"terminal    {', '.join(screen) or 'none: use --plain'} (TERM={os.environ.get('TERM', 'not set')})"
    columns, rows = shutil.get_terminal_size()
    large = columns >= SMALLEST[0] and rows >= SMALLEST[1]
    yield f"size        {columns}x{rows}" + ("" if large else ", too small: 80x24 is needed")
    yield f"colours     {_colours()}"
    yield f"encoding    {sys.stdout.encoding}"


def _is_terminal(name: str) -> bool:
    return getattr(sys, name).isatty()


def _colours() -> str:
    if "NO_COLOR" in os.environ:
        return "none (NO_COLOR is set)"
    if os.environ.get("COLORTERM") in ("truecolor", "24bit"):
        return "16 million"
    return "256" if "256" in os.environ.get("TERM", "") else "16"


def _glyphs() -> Iterator[str]:
    if choose(None, sys.stdout.encoding).ascii:
        yield "glyphs      plain ASCII: this encoding has no others"
        return
    if not (_is_terminal("stdin") and _is_terminal("stdout")):
        yield "glyphs      not measured: no terminal"
        return
    wrong = misdrawn("".join(TABLE))
    if wrong is None:
        yield "glyphs      not measured: this terminal does not answer"
    elif wrong:
        yield f"glyphs      not one cell wide here: {' '.join(wrong)} - use --ascii"
    else:
        yield f"glyphs      all {len(TABLE)} are one cell wide"


def _data() -> Iterator[str]:
    store = Store.open()
    yield f"data        {store.folder or 'in memory only'}"
    for notice in store.notices():
        yield f"            {notice}"
    yield f"matches     {len(store.saved())} running, {len(store.finished())} finished"
    store.close()
