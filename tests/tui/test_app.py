"""The app in a real terminal: few colours, few glyphs, no terminal, signals and crashes."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from textual.geometry import Region
from textual.strip import Strip

from tests.benchmarks.screen import PICKER, Terminal, environment
from tests.tui.grid import assert_intact, text
from tests.tui.shelf import SIZES, app_with_store, saved, show_shelf
from zonegames.engine.errors import last_words
from zonegames.engine.match import new_match
from zonegames.engine.seats import SeatSpec
from zonegames.games import load_game
from zonegames.games.start import StartRequest
from zonegames.store.store import Store
from zonegames.tui import shell
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.canvas import Canvas
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.keeping import Table
from zonegames.tui.lines import Line, s, text_of
from zonegames.tui.theme import PLAIN, SIXTEEN

COLOUR = re.compile(rb"\x1b\[[0-9;]*(?:38|48);")


def run(home: Path, **more: str) -> Terminal:
    """The app in a pseudo-terminal of 80x24, its picker painted."""
    env = environment(str(home)) | more
    terminal = Terminal(PICKER, env, (80, 24))
    terminal.wait_for(b"keyboard")
    terminal.read(0.3)
    return terminal


def ends(terminal: Terminal, seconds: float = 30.0) -> int:
    """The exit status."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        terminal.read(0.05, 0.1)
        pid, status = os.waitpid(terminal.pid, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
    raise TimeoutError("the app did not end")


def test_no_color_sends_no_colour_and_stays_usable(tmp_path: Path) -> None:
    terminal = run(tmp_path, NO_COLOR="")
    assert not COLOUR.search(terminal.sent)
    terminal.key(b"g")
    terminal.wait_for(b"Colour-blind safe")
    terminal.key(b"q")
    terminal.key(b"q")
    assert ends(terminal) == 0


def test_sixteen_colours_get_no_others(tmp_path: Path) -> None:
    terminal = run(tmp_path, TERM="xterm", COLORTERM="")
    assert not COLOUR.search(terminal.sent)
    assert b"\x1b[9" in terminal.sent or b";9" in terminal.sent
    terminal.close()


def test_a_terminal_without_utf_gets_ascii(tmp_path: Path) -> None:
    terminal = run(tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert terminal.sent.isascii()
    assert b"+==" in terminal.sent
    terminal.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_restores_the_terminal_and_leaves_the_match_in_the_list(tmp_path: Path, number: int) -> None:
    terminal = run(tmp_path)
    terminal.key(b"\r")
    terminal.wait_for(b"set-up")
    terminal.key(b"\r")
    terminal.wait_for(b"locks win")
    os.kill(terminal.pid, number)
    assert ends(terminal) == 128 + number
    assert b"\x1b[?1049l" in terminal.sent
    assert b"\x1b[?1000l" in terminal.sent
    store = Store.open(tmp_path)
    assert len(store.saved()) == 1
    store.close()


@pytest.mark.parametrize("keys", [(), ("3",), ("3", "s")], ids=["picker", "set-up", "game"])
async def test_ctrl_c_leaves_when_it_is_pressed_twice(
    keys: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given any screen, when Ctrl+C is pressed, then a sentence says what once more would do, and once more
    leaves; pressed long after, it is the first time again."""
    monkeypatch.setattr(shell, "WARNED_FOR", 60.0)
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert "once more leaves" in text(app)
        app._forget_warning()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.return_value is None
        await pilot.press("ctrl+c")
    assert app.return_value == 0


def test_without_a_terminal_one_sentence_refuses(tmp_path: Path) -> None:
    env = os.environ | environment(str(tmp_path))
    ran = subprocess.run(
        PICKER, env=env, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
    )
    assert ran.returncode == 2
    assert ran.stdout == b""
    assert ran.stderr.decode().count("\n") == 1
    assert "needs a terminal" in ran.stderr.decode()


def test_idle_it_sends_nothing(tmp_path: Path) -> None:
    terminal = run(tmp_path)
    terminal.read(1.0)
    before = len(terminal.sent)
    terminal.read(1.0, 1.0)
    assert len(terminal.sent) == before
    terminal.close()


def test_the_last_words_show_where_but_no_value() -> None:
    hand = "the queen of spades"
    try:
        raise ValueError(hand)
    except ValueError as error:
        words = last_words(error)
    assert "ValueError in test_app.py" in words
    assert "saved" in words
    assert hand not in words


async def test_a_crash_says_one_sentence_and_no_local_variables(capsys: pytest.CaptureFixture[str]) -> None:
    class Broken(ZonegamesApp):
        def show_settings(self, game: str = "") -> None:
            hand = ["the queen of spades"]
            self.call_next(self.show_rules, game)  # and, before it has ended, the next fault
            raise RuntimeError(f"cannot deal {hand}")

        def show_rules(self, game: str, anchor: str = "") -> None:
            raise RuntimeError("no rules, either")

    app = Broken()
    with pytest.raises(RuntimeError):
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("g")
    told = capsys.readouterr()
    words = " ".join((told.out + told.err).split())
    assert "zonegames has stopped over a fault of its own (RuntimeError in test_app.py" in words
    assert "queen" not in words
    assert words.count("zonegames has stopped") == 1
    assert "textual" not in words, "how a developer would see more"
    assert app.return_code == 1


@pytest.mark.parametrize("size", SIZES)
async def test_without_colour_names_and_marks_still_stand_out(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = ZonegamesApp()
    assert app.theme == PLAIN
    async with app.run_test(size=size) as pilot:
        await show_shelf(app, pilot, saved())
        assert_intact(app)
        strips = app.screen._compositor.render_strips()
        segments = [segment for strip in strips for segment in strip]
        assert any(x.text == "1" and x.style is not None and x.style.reverse for x in segments)


async def test_sixteen_colours_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", "standard")
    app = ZonegamesApp(theme="light")
    assert app.theme == SIXTEEN
    async with app.run_test(size=(80, 24)):
        assert "ZONEGAMES" in text(app)


@pytest.mark.parametrize("size", SIZES)
async def test_in_ascii_no_other_character_leaves(size: tuple[int, int]) -> None:
    app = ZonegamesApp(glyphs=Glyphs(ascii=True, strict=True))
    async with app.run_test(size=size) as pilot:
        await show_shelf(app, pilot, saved(names=("日本語", "Zoë", "Bo")))
        assert text(app).isascii()
        assert_intact(app)


async def test_the_command_line_can_ask_for_a_game_at_once(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    app.start = StartRequest("zogars-revenge", (SeatSpec("Ann"),), {"difficulty": "adventurer"}, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.table is not None
        assert app.table.match.setup.seed == 7
        assert list(app.table.match.names) == ["Ann"]


async def test_without_seats_the_set_up_asks_and_keeps_the_seed(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    app.start = StartRequest("zogars-revenge", options={"difficulty": "adventurer"}, seed=9)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert app.table is not None
        assert app.table.match.setup.seed == 9


async def test_a_match_that_cannot_be_opened_says_why_in_the_picker(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    app.start = StartRequest(match=41)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "There is no match 41" in text(app)


async def test_a_canvas_draws_only_the_rows_that_differ() -> None:
    drawn: list[str] = []

    class Watched(Canvas):
        def _strip(self, line: Line, width: int) -> Strip:
            drawn.extend(text_of([line]))
            return super()._strip(line, width)

    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        canvas = Watched()
        await app.screen.mount(canvas)
        app.picker.canvas.display = False
        canvas.show([s(f"row {n}") for n in range(20)])
        await pilot.pause()
        assert_intact(app)
        drawn.clear()
        canvas.show([s(f"row {n}" if n != 7 else "other") for n in range(20)])
        await pilot.pause()
        assert drawn == ["other"]
        assert "other" in text(app)
        app.theme = "zone-dawn"
        await pilot.pause()
        assert "row 8" in drawn


async def test_every_row_that_differs_reaches_the_terminal() -> None:
    """Whatever changes between two pictures, what Textual is told to write covers it."""
    before = [
        s("same"),
        [*s("left"), *s("  "), *s("end")],
        [*s("a"), *s("日本"), *s("|")],
        s("longer than after"),
        s("x" * 80),
    ]
    after = [
        s("same"),
        [*s("LEFT", "muted"), *s("  "), *s("end")],
        [*s("a"), *s("日"), *s("本 "), *s("|")],
        s("short"),
        s("x" * 79 + "y"),
    ]
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        canvas = app.picker.canvas
        canvas.show(before)
        await pilot.pause()
        told: list[Region] = []
        canvas.refresh = lambda *regions, **_: told.extend(regions) or canvas  # type: ignore[method-assign]
        canvas.show(after)
    widths = {region.y: region.width for region in told}
    assert 0 not in widths
    assert widths[1] >= 4
    assert widths[3] == widths[4] == 80
    assert all(region.x == 0 and region.height == 1 for region in told)


def test_importing_the_app_loads_neither_pydantic_nor_rules_nor_markdown() -> None:
    code = (
        "import sys, zonegames.tui.app\n"
        "heavy = ('pydantic', 'markdown_it', 'textual.widgets._markdown', 'zonegames.games.zogars_revenge')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == "[]"


async def test_only_who_has_had_a_turn_is_told_what_happened_since() -> None:
    """Given a new match, then the first cover tells what has happened so far; after Ann's turn hers would
    tell what happened since."""
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        seats = [SeatSpec("Ann"), SeatSpec("Bo")]
        app.open_match(Table(new_match(load_game("exploration-warzone"), seats, {}, 5), None))
        await pilot.pause()
        assert "so far" in text(app) and "since your last turn" not in text(app)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        session = app.screen.session
        for _ in range(2):  # the hex, then its turn
            await pilot.press("enter")
            await pilot.pause()
        assert session.has_played(0) and not session.has_played(1)
