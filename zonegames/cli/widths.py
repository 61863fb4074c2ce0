"""How wide a terminal really draws: it is asked where its cursor stands."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 0.5
"""Seconds to wait for an answer of the terminal."""

_WHERE: Final = "\x1b[6n"
_ANSWER: Final = re.compile(rb"\x1b\[\d+;(\d+)R")


def misdrawn(glyphs: str) -> list[str] | None:
    """Those that are not one cell wide on this terminal; None when it does not say."""
    if sys.platform == "win32":
        return None
    with _raw() as file:
        wrong: list[str] = []
        for glyph in glyphs:
            sys.stdout.write(f"\r{glyph}{_WHERE}")
            sys.stdout.flush()
            column = _answer(file)
            if column is None:
                return None
            if column != 2:
                wrong.append(glyph)
        return wrong


if sys.platform != "win32":
    import os
    import select
    import termios
    import tty

    @contextmanager
    def _raw() -> Iterator[int]:
        """The keyboard key by key and without echo; at the end all as before, the line wiped."""
        file = sys.stdin.fileno()
        before = termios.tcgetattr(file)
        try:
            tty.setcbreak(file)
            yield file
        finally:
            termios.tcsetattr(file, termios.TCSADRAIN, before)
            sys.stdout.write("\r\x1b[2K")
            sys.stdout.flush()

    def _answer(file: int) -> int | None:
        """The cursor's column, from 1."""
        heard = b""
        while select.select([file], [], [], PATIENCE)[0]:
            heard += os.read(file, 64)
            if match := _ANSWER.search(heard):
                return int(match[1])
        return None
