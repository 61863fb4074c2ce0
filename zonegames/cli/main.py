"""From the words on the command line to an exit status: 0, or 2 and one line that says how to mend it."""

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from zonegames.cli.parser import parse
from zonegames.engine.errors import ZoneError, last_words
from zonegames.games import UnknownGame

WRONG: Final = 2
"""The exit status for input that cannot be served."""

FAULT: Final = 1
"""The exit status after a fault of the program."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit status.  Never a traceback."""
    _never_choke_on_a_letter()
    try:
        arguments = parse(sys.argv[1:] if words is None else list(words))
        status = arguments.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except (ZoneError, UnknownGame) as error:
        return _tell(f"zonegames: {error}", WRONG)
    except KeyboardInterrupt:
        return _tell("zonegames: stopped.", WRONG)
    except BrokenPipeError:
        return _reader_is_gone()
    except OSError as error:  # commands explain their own files: what is left is where they write to
        return _tell(f"zonegames: the output cannot be written: {error.strerror or error}.", WRONG)
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    except Exception as error:
        return _tell(last_words(error), FAULT)


def _tell(sentence: str, status: int) -> int:
    with contextlib.suppress(OSError):
        print(" ".join(sentence.split()), file=sys.stderr)
    return status


def _never_choke_on_a_letter() -> None:
    """An output that is not UTF-8 shows "?" for what it lacks."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            reconfigure(errors="replace")


def _reader_is_gone() -> int:
    """As in `zonegames list | head -1`: not worth a word, and nothing more may be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
