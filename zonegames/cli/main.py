"""From the words on the command line to an exit status: 0, or 2 and one line that says how to mend it."""

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from zonegames.cli.parser import parse
from zonegames.engine.errors import ZoneError, last_words
from zonegames.engine.telling import printable
from zonegames.games import UnknownGame

WRONG: Final = 2
"""The exit status for input that cannot be served."""

FAULT: Final = 1
"""The exit status after a fault of the program."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit status.  Never a traceback."""
    _open_what_is_closed()
    _never_choke_on_a_letter()
    try:
        status = _run(sys.argv[1:] if words is None else list(words))
        sys.stdout.flush()
        return status
    except (ZoneError, UnknownGame) as error:
        return _tell(f"zonegames: {error}", WRONG)
    except KeyboardInterrupt:
        return _tell("zonegames: stopped.", WRONG)
    except BrokenPipeError:  # as in `zonegames list | head -1`: not worth a word
        _write_no_more()
        return 0
    except OSError as error:  # commands explain their own files: what is left is where they write to
        _write_no_more()
        return _tell(f"zonegames: the output cannot be written: {error.strerror or error}.", WRONG)
    except Exception as error:
        return _tell(last_words(error), FAULT)


def _run(words: Sequence[str]) -> int:
    try:
        arguments = parse(words)
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    return arguments.run(arguments)


def _tell(sentence: str, status: int) -> int:
    with contextlib.suppress(OSError):
        print(printable(" ".join(sentence.split())), file=sys.stderr)
    return status


def _open_what_is_closed() -> None:
    """Python has None for a stream that was closed by whoever started it: instead, one of no words."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - kept to the end


def _never_choke_on_a_letter() -> None:
    """An output that is not UTF-8 shows "?" for what it lacks."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            reconfigure(errors="replace")


def _write_no_more() -> None:
    """What still waits to be written goes nowhere: Python would try again at exit, and tell of it."""
    with contextlib.suppress(OSError):  # an output without a file, as in tests
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
