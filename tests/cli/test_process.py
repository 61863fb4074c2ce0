"""The command in a process of its own: what it loads, how it is stopped, what it does to a terminal."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.benchmarks.screen import Terminal
from zonegames.store.store import Store

_TOY = """
from tests.shelf import put_toy_on_shelf
from zonegames.cli import main
put_toy_on_shelf()
raise SystemExit(main())
"""
TOY = (sys.executable, "-c", _TOY)
"""The command line with the toy on the shelf."""

LOADED = (
    "import sys\nfrom zonegames.cli import main\nmain()\n"
    "print([name for name in ('textual', 'pydantic', 'rich') if name in sys.modules], file=sys.stderr)"
)


def start(*words: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*TOY, *words], stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def wait_for(process: subprocess.Popen[str], text: str) -> str:
    """Read standard output until `text` has come."""
    assert process.stdout is not None
    said = ""
    while text not in said:
        letter = process.stdout.read(1)
        assert letter, f"{text!r} never came; it said: {said}"
        said += letter
    return said


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["list"], ["list", "--json"]])
def test_what_tells_of_the_program_loads_nothing_heavy(words: Sequence[str]) -> None:
    said = subprocess.run([sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True)
    assert said.stdout
    loaded = said.stderr.splitlines()
    assert loaded in ([], ["[]"], ["['rich']"])  # rich.cells measures names


def test_simulating_loads_no_textual() -> None:
    command = [sys.executable, "-c", LOADED, "simulate", "zogars-revenge", "-n", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "textual" not in said.stderr
    assert "zogars-revenge: 2 games" in said.stdout


def test_the_package_is_a_command() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "zonegames", "--version"], capture_output=True, text=True, check=True
    )
    assert said.stdout.startswith("zonegames ")


def test_ctrl_c_in_plain_mode_saves_and_says_so() -> None:
    process = start("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    assert process.stdin is not None
    wait_for(process, "> ")
    process.stdin.write("1\n")
    process.stdin.flush()
    wait_for(process, "strike high or low?")
    wait_for(process, "> ")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Saved. To go on: zonegames resume 1 --plain" in out
    assert err == ""
    assert Store.open().saved()[0].actions == 1


def test_a_reader_that_has_gone_is_no_fault() -> None:
    process = start("rules", "zogars-revenge")
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=60) == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["list"], ["rules", "zogars-revenge"], ["--help"], ["--version"]])
def test_an_output_that_is_full_is_told(words: Sequence[str], unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with open("/dev/full", "w") as full:
        said = subprocess.run([*TOY, *words], stdout=full, stderr=subprocess.PIPE, env=environment, text=True)
    assert said.returncode == 2
    assert said.stderr == "zonegames: the output cannot be written: No space left on device.\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("words", "status"),
    [(["results"], 0), (["doctor"], 0), (["play", "skirmish", "--seats", "Ann,Bo", "--plain"], 0), ([], 2)],
)
def test_a_closed_stream_is_one_without_words(words: Sequence[str], status: int, closed: str) -> None:
    shell = ["sh", "-c", f'exec "$@" {closed}', "sh"]
    said = subprocess.run([*shell, *TOY, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert said.returncode == status
    assert "fault of its own" not in said.stderr


def test_what_is_wrong_is_not_told_among_the_results() -> None:
    shell = ["sh", "-c", 'exec "$@" 2>&-', "sh"]
    said = subprocess.run([*shell, *TOY, "replay", "1"], stdout=subprocess.PIPE, text=True)
    assert said.returncode == 2
    assert said.stdout == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_output_of_few_letters_is_no_fault(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    words = ["play", "zogars-revenge", "--seats", "日本,Zoë", "--option", "mode=relay", "--plain"]
    said = subprocess.run([*TOY, *words], input=b"1\nq\n", capture_output=True, env=environment, check=True)
    assert said.stderr == b""
    assert b"Saved." in said.stdout
    if encoding == "ascii":
        assert said.stdout.isascii()


def test_the_doctor_knows_an_encoding_without_our_glyphs() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    said = subprocess.run([*TOY, "doctor"], capture_output=True, env=environment, text=True, check=True)
    assert "glyphs      plain ASCII: this encoding has no others" in said.stdout


class Keyboard(Terminal):
    """A terminal of the test's own: it says where its cursor stands, and how the program ended."""

    def __init__(self, home: Path, *words: str, wide: str = "") -> None:
        self._wide = wide.encode()
        super().__init__([*TOY, *words], {"TERM": "xterm-256color", "ZONEGAMES_HOME": str(home)})

    def _answer(self, data: bytes) -> None:
        for piece in data.split(b"\x1b[6n")[:-1]:
            glyph = piece.rpartition(b"\r")[2]
            os.write(self.fd, b"\x1b[5;%dR" % (3 if glyph and glyph in self._wide else 2))

    def type(self, text: str, then: str) -> None:
        """Type a line and wait for what is said to it."""
        self.sent = b""
        os.write(self.fd, text.encode() + b"\n")
        self.wait_for(then.encode())

    def status(self) -> int:
        """How it ended."""
        self.read(0.2)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_terminal_is_wiped_at_a_hand_over_with_what_can_be_scrolled_back_to(home: Path) -> None:
    terminal = Keyboard(home, "play", "skirmish", "--seats", "Ann,Bo", "--seed", "1", "--plain")
    terminal.wait_for(b"> ")
    terminal.type("v 1", "Ann, type 1 when only you can see this:")
    assert b"\x1b[H\x1b[2J\x1b[3JHand the keyboard to Ann." in terminal.sent
    terminal.type("1", "Enter hides this.")
    terminal.type("", "Ann: attack, rest or lay a ward.")
    assert b"\x1b[3J" in terminal.sent
    os.write(terminal.fd, b"\x03")
    terminal.wait_for(b"Saved. To go on: zonegames resume 1 --plain")
    assert terminal.status() == 0


@pytest.mark.parametrize("ended", [signal.SIGINT, signal.SIGTERM])
def test_whatever_stops_a_secret_in_its_middle_wipes_it(home: Path, ended: signal.Signals) -> None:
    terminal = Keyboard(home, "play", "skirmish", "--seats", "Ann,Bo", "--seed", "1", "--plain")
    terminal.wait_for(b"> ")
    terminal.type("v 1", "Ann, type 1 when only you can see this:")
    terminal.type("1", "Enter hides this.")
    os.kill(terminal.pid, ended)
    terminal.wait_for(b"\x1b[3JSaved. To go on")
    assert terminal.status() == 0


@pytest.mark.parametrize(
    ("wide", "says"), [("", "are one cell wide"), ("→", "not one cell wide here: → - use --ascii")]
)
def test_the_doctor_measures_the_glyphs_of_a_terminal(home: Path, wide: str, says: str) -> None:
    terminal = Keyboard(home, "doctor", wide=wide)
    terminal.wait_for(says.encode())
    terminal.wait_for(b"0 running, 0 finished")
    assert terminal.status() == 0
