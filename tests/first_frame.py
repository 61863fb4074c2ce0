"""Waits for the app's first frame in a pseudo-terminal: `python -m tests.first_frame COMMAND`."""

import os
import sys
import tempfile
from collections.abc import Sequence

from tests.benchmarks.screen import Terminal

TITLE = b"ZONEGAMES"
PATIENCE = 120.0
"""Seconds: the command may install itself first."""


def first_frame(command: Sequence[str], home: str) -> int:
    """Wait for the first frame, leave the app by its key; its exit status.  Raises TimeoutError."""
    terminal = Terminal(command, {"TERM": "xterm-256color", "ZONEGAMES_HOME": home})
    terminal.wait_for(TITLE, PATIENCE)
    terminal.read(0.5)
    os.write(terminal.fd, b"q")
    terminal.read(1.0)
    return os.waitstatus_to_exitcode(os.waitpid(terminal.pid, 0)[1])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        raise SystemExit(first_frame(sys.argv[1:], home))
