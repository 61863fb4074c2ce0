"""How fast the screen is, through a pseudo-terminal, against an empty Textual app in the same run.

Each function starts real processes, answers the terminal's questions and measures wall-clock time as a
person at the keyboard would see it.  Compare ratios only: the floor moves with the machine.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from tests.benchmarks.table import Row

_EMPTY_APP: Final = """
from textual.app import App
from textual.widgets import Static

class Empty(App):
    keys = 0

    def compose(self):
        yield Static("0 ready", id="word")

    def on_key(self, event):
        self.keys += 1
        self.query_one("#word", Static).update(f"{self.keys} ready")

Empty().run()
"""
EMPTY: Final = (sys.executable, "-c", _EMPTY_APP)
"""The smallest app with something on its screen; each key changes one word."""

PICKER: Final = (sys.executable, "-c", "from zonegames.tui.app import run_app; raise SystemExit(run_app())")
SIZE: Final = (120, 36)
START: Final = 1.4
"""The picker's first frame, as a multiple of the empty app's."""

KEY: Final = 1.6
"""A key to its repaint, as a multiple of the empty app's."""

P95: Final = 20.0
"""Milliseconds within which 95 of 100 keys are answered."""


@dataclass(slots=True)
class Figures:
    """Milliseconds of one program."""

    start: list[float] = field(default_factory=list[float])
    """Process start to the last byte of the first frame."""

    keys: list[float] = field(default_factory=list[float])
    """Key to the first byte of its repaint."""

    idle_bytes: int = 0
    """Sent during the idle seconds."""

    def p95(self) -> float:
        """The 95th percentile of the keys."""
        return sorted(self.keys)[max(0, round(0.95 * len(self.keys)) - 1)]


class Terminal:
    """A program in a pseudo-terminal that answers what a terminal is asked."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], size: tuple[int, int] = SIZE) -> None:
        self.began = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], list(command), {**os.environ, **env})
        columns, rows = size
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.sent = b""

    def read(self, quiet: float, limit: float = 15.0, first_in: float = 0.0) -> tuple[float, float] | None:
        """Read until nothing comes for `quiet` seconds (`first_in` for the first byte, if that is longer).

        When the first and the last byte came; None for none.
        """
        first = last = 0.0
        end = time.perf_counter() + limit
        while (now := time.perf_counter()) < end:
            patience = quiet if first else max(quiet, first_in)
            ready, _, _ = select.select([self.fd], [], [], min(patience, end - now))
            if not ready:
                break
            try:
                data = os.read(self.fd, 1 << 16)
            except OSError:
                break
            if not data:
                break
            last = time.perf_counter()
            first = first or last
            self.sent += data
            self._answer(data)
        return (first, last) if first else None

    def wait_for(self, text: bytes, limit: float = 20.0) -> float:
        """When the byte came that completed `text`.  Raises TimeoutError."""
        end = time.perf_counter() + limit
        while text not in self.sent:
            if time.perf_counter() > end or (self.read(0.0001, 0.05) is None and self._gone()):
                raise TimeoutError(f"{text!r} did not come; the screen so far: {self.sent[-400:]!r}")
        return time.perf_counter()

    def _gone(self) -> bool:
        return os.waitpid(self.pid, os.WNOHANG)[0] != 0

    def _answer(self, data: bytes) -> None:
        for asked, answer in ((b"\x1b[?2026$p", b"\x1b[?2026;2$y"), (b"\x1b[?2048$p", b"\x1b[?2048;0$y")):
            if asked in data:
                os.write(self.fd, answer)

    def key(self, key: bytes) -> float:
        """Press a key: seconds to the first byte that answers it.  Raises TimeoutError."""
        began = time.perf_counter()
        os.write(self.fd, key)
        came = self.read(0.05, 30.0, first_in=30.0)
        if came is None:
            raise TimeoutError(f"no answer to {key!r}")
        return came[0] - began

    def key_sent(self, key: bytes) -> float:
        """Press a key and do not wait; when it was pressed."""
        self.sent = b""
        began = time.perf_counter()
        os.write(self.fd, key)
        return began

    def close(self) -> None:
        """End the program."""
        try:
            os.kill(self.pid, signal.SIGTERM)
            self.read(0.5, 3.0)
            os.close(self.fd)
            os.waitpid(self.pid, 0)
        except (OSError, ChildProcessError):
            pass


def environment(home: str) -> dict[str, str]:
    """A terminal of many colours, an empty data folder, no animation."""
    return {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "ZONEGAMES_HOME": home,
        "PYTHONPATH": os.getcwd(),
        "PYTHONDONTWRITEBYTECODE": "",
    }


@contextmanager
def running(command: Sequence[str], ready: bytes, home: str | None = None) -> Iterator[Terminal]:
    """A program whose frame with `ready` in it is painted; ended afterwards."""
    terminal = Terminal(command, environment(home or tempfile.mkdtemp()))
    try:
        terminal.wait_for(ready)
        terminal.read(1.0, 4.0)
        yield terminal
    finally:
        terminal.close()


def measure(command: Sequence[str], ready: bytes) -> Figures:
    """One start, to the frame that holds `ready`."""
    terminal = Terminal(command, environment(tempfile.mkdtemp()))
    try:
        return Figures([1000 * (terminal.wait_for(ready) - terminal.began)])
    finally:
        terminal.close()


def press_in_turn(
    ours: Figures, shown: Terminal, walk: tuple[bytes, bytes], floor: Figures, empty: Terminal, keys: int
) -> None:
    """A key here, a key there: whatever else the machine does, it does to both."""
    for number in range(keys):
        ours.keys.append(1000 * shown.key(walk[number % 2]))
        floor.keys.append(1000 * empty.key(b"x"))


def at_rest(terminal: Terminal, seconds: float) -> int:
    """The bytes that a program sends while nothing happens."""
    terminal.read(0.5, 3.0)
    before = len(terminal.sent)
    terminal.read(seconds, seconds)
    return len(terminal.sent) - before


def rows(rounds: int = 5, keys: int = 40) -> Iterator[Row]:
    """The picker against the empty app that runs beside it: ratios of the medians of several rounds."""
    floor, ours = Figures(), Figures()
    for _ in range(rounds):
        floor.start += measure(EMPTY, b"ready").start
        ours.start += measure(PICKER, b"keyboard").start
        with running(PICKER, b"keyboard") as shown, running(EMPTY, b"ready") as empty:
            press_in_turn(ours, shown, (b"\x1b[C", b"\x1b[D"), floor, empty, keys)
            ours.idle_bytes += at_rest(shown, 3.0)
    start, key = median(floor.start), median(floor.keys)
    yield Row("floor: an empty Textual app, start", start, "ms")
    yield Row("floor: an empty Textual app, key to paint", key, "ms")
    yield Row("start of the picker", median(ours.start), "ms", median(ours.start) / start, most=START)
    yield Row("key to paint in the picker", median(ours.keys), "ms", median(ours.keys) / key, most=KEY)
    yield Row("key to paint in the picker, 95 %", ours.p95(), "ms", most=P95)
    yield Row("sent by an idle picker in 3 s", ours.idle_bytes, "bytes", most=0)
