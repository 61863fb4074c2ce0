"""The replay viewer: forward and back, by turn and turning point, and never more than one may see."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.shelf import shelve_toy
from tests.toys.skirmish.actions import AIMS, ATTACKS, GIVE_UP, Commit
from tests.toys.skirmish.rules import GAME, Skirmish
from tests.tui import skirmish_board
from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.skirmish_board import BOARD
from zonegames.bots.computers import driver_of
from zonegames.engine.match import Batch, Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE, CatalogueEntry, load_game
from zonegames.games.start import StartRequest
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.boards import load_board
from zonegames.tui.glyphs import ASCII, UNICODE
from zonegames.tui.keeping import Table
from zonegames.tui.lines import text_of, width_of
from zonegames.tui.reel import EVERY, Reel
from zonegames.tui.replay import Replay
from zonegames.tui.screens.menu import EntryScreen
from zonegames.tui.screens.replay import ReplayScreen, progress
from zonegames.tui.theme import painter

SIZES = ((80, 24), (120, 36))


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_toy(monkeypatch)
    painter.cache_clear()
    monkeypatch.setitem(sys.modules, "zonegames.tui.boards.skirmish.board", skirmish_board)


def toy(seed: int = 3, count: int | None = None, seats: int = 2) -> Match[Any]:
    """A match of the toy, played by chance: so many actions, or to its end."""
    match: Match[Any] = new_match(GAME, [SeatSpec(name) for name in ("Ann", "Bo", "Cyd")[:seats]], {}, seed)
    rng = Rng(seed)
    while match.decision is not None and (count is None or len(match.log) < count):
        match.apply(random_action(match.decision, rng))
    return match


class Timers:
    """Timers that a test lets run out."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def __call__(self, seconds: float, callback: Callable[[], None]) -> None:
        self.waiting.append(callback)

    def run_out(self) -> None:
        waiting, self.waiting = self.waiting, []
        for callback in waiting:
            callback()


def replay_of(match: Match[Any], speed: str = "off") -> Replay:
    return Replay(match, BOARD, speed=speed, timers=Timers(), repaint=lambda: None)


def picture(replay: Replay) -> list[str]:
    scene = replay.scene(80, 20, UNICODE)
    return [*text_of(replay.board.paint(scene)), replay.happened(), *(line.text for line in replay.log)]


def test_what_led_to_a_still_is_parted_where_sentences_have_no_full_stop():
    """Zogar's log has none; the line in which all of one step stands must not run together."""
    from zonegames.games.zogars_revenge.actions import Move

    match = new_match(load_game("zogars-revenge"), [SeatSpec("Ann")], {"layout": "gauntlet"}, 254)
    match.apply(Move(9))
    match.apply(Move(10))
    board = load_board("zogars-revenge")
    replay = Replay(match, board, speed="off", timers=Timers(), repaint=lambda: None)
    replay.go(2)
    assert replay.happened() == "behind you: jailer 4 turns up · chest: you draw a creaking lid"


# --- stills


def test_every_still_is_the_position_after_its_action():
    """Given a finished match, whichever way one comes to a still, it is what each looker saw then."""
    match = toy()
    reel = Reel(match)
    assert reel.last == len(match.log) > EVERY
    seen: list[Any] = []
    again: Match[Any] = Match(GAME, match.setup)
    for still in range(reel.last + 1):
        if still:
            again.apply(match.log[still - 1].action)
        seen.append([again.view(looker) for looker in (None, 0, 1)])
        assert reel.turns[still] == again.turn
    for still in (*range(reel.last, -1, -1), 5, reel.last, 0):
        assert [reel.view(still, looker) for looker in (None, 0, 1)] == seen[still]


def test_a_step_back_is_quick_in_a_long_match():
    """From anywhere to the still before takes less than a frame's time, 20 ms, at the median."""
    match = new_match(load_game("zoneplex"), [SeatSpec(f"P{n}", "bot") for n in range(3)], {}, 7)
    driver_of(match).run()
    reel = Reel(match)
    taken: list[float] = []
    for still in range(reel.last, 0, -7):
        began = time.process_time()
        reel.view(still - 1, None)
        taken.append(time.process_time() - began)
    assert sorted(taken)[len(taken) // 2] < 0.02


def test_turns_are_gone_through_by_their_beginnings():
    reel = Reel(toy())
    beginnings = [0] + [n for n in range(1, reel.last + 1) if reel.turns[n] != reel.turns[n - 1]]
    at, found = 0, [0]
    while (at := reel.turn_after(at)) != reel.last:
        found.append(at)
    assert found == [n for n in beginnings if n != reel.last]
    assert [reel.turn_before(n) for n in found[1:]] == found[:-1]
    assert reel.turn_before(found[1] + 1) == found[1] or found[1] + 1 in found


def test_a_match_that_began_in_mid_game_has_nothing_to_look_back_at():
    from zonegames.engine.errors import RecordError

    match = toy(count=4)
    with pytest.raises(RecordError, match="began in the middle"):
        Reel(match.branch())


# --- turning points


def test_the_end_is_a_turning_point_and_so_is_each_change_of_the_leader():
    match = new_match(load_game("zoneplex"), [SeatSpec(f"P{n}", "bot") for n in range(3)], {}, 7)
    driver_of(match).run()
    replay = Replay(match, BOARD, speed="off", timers=Timers(), repaint=lambda: None)
    words = [point.words for point in replay.reel.points]
    assert any("takes the lead" in told for told in words)
    assert any("takes the lead" not in told for told in words[:-1]), "events of the game count, too"
    assert replay.reel.points[-1].still == replay.reel.last
    replay.turning_point(1)
    assert replay.at == replay.reel.points[0].still
    assert replay.said == f"◆ {words[0]}"
    replay.turning_point(-1)
    assert replay.said == "No turning point before this."
    replay.go(replay.reel.last)
    replay.turning_point(1)
    assert replay.said == "No turning point after this."
    replay.turning_point(-1)
    assert replay.at == replay.reel.points[-2].still


def test_who_leads_in_secret_is_no_turning_point_of_a_running_match():
    """The tally knows everything, so only a finished match is judged by it."""
    match = new_match(load_game("zoneplex"), [SeatSpec(f"P{n}", "bot") for n in range(3)], {}, 7)
    driver = driver_of(match)
    for _ in range(300):
        driver.step()
    assert not any("takes the lead" in point.words for point in Reel(match).points)


# --- what may be seen


def test_a_running_match_is_seen_by_the_table_alone():
    replay = replay_of(toy(count=20))
    for _ in range(3):
        replay.switch()
        assert replay.looker is None
    assert "until the match is over" in replay.said
    with pytest.raises(ValueError, match="only the table"):
        replay.reel.view(0, 0)
    with pytest.raises(ValueError, match="only the table"):
        replay.reel.told(0, 1)


def test_a_finished_match_is_seen_through_any_seats_eyes():
    replay = replay_of(toy())
    replay.go(4)
    seen = []
    for _ in range(3):
        seen.append((replay.looker, replay.scene(80, 20, UNICODE).view))
        replay.switch()
    assert [looker for looker, _ in seen] == [None, 0, 1]
    assert seen[0][1].hand == ()
    assert seen[1][1].hand
    assert replay.looker is None


def test_what_is_seen_through_a_seats_eyes_need_not_be_hidden_again():
    """Given a match that is over, then no board offers to hide a seat's things, as at a table with others."""
    replay = replay_of(toy())
    assert not replay.scene(80, 20, UNICODE).people
    replay.switch()
    assert replay.scene(80, 20, UNICODE).alone


def committed(token: Any) -> Match[Any]:
    """Ann strikes at Bo and has chosen in secret; Bo is still to choose."""
    match: Match[Any] = new_match(GAME, [SeatSpec("Ann"), SeatSpec("Bo")], {}, 3)
    match.apply(ATTACKS[1])
    match.apply(AIMS[0])
    while match.seat_to_act == -1:
        assert match.decision is not None
        match.apply(next(a for a in match.decision.actions if a.answerer() is None))
    match.apply(Commit(token))
    return match


def test_a_secret_choice_cannot_be_told_from_another_one():
    """Given two running matches that differ in a hidden choice alone, the viewer shows the same of both,
    still by still, the bar and the log included."""
    match = committed(None)
    hand = match.view(0).hand
    assert hand
    pictures = []
    for token in (None, hand[0]):
        replay = replay_of(committed(token))
        told = []
        for still in range(replay.reel.last + 1):
            replay.go(still)
            told.append((picture(replay), progress(replay, 40)))
        pictures.append(told)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("game", [entry.id for entry in CATALOGUE])
@pytest.mark.parametrize("share", [0.3, 0.8])
def test_the_viewer_of_a_running_match_shows_what_the_table_was_shown(game: str, share: float):
    """For every game: all views and events on the way are among those that the table had live, and no step
    can be told that the table could not tell."""
    rules = load_game(game)
    seats = [SeatSpec(f"P{n}", "bot") for n in range(max(2, rules.min_seats))]
    whole = new_match(rules, seats, {}, 5)
    driver_of(whole).run()
    match = new_match(rules, seats, {}, 5)
    views, events = [match.view(None)], list(match.heard(None))

    def hear(batch: Batch) -> None:
        views.extend(told.view for told in batch.told)
        views.append(match.view(None))
        events.extend(told.event for told in batch.told)

    match.subscribe(None, hear, views=True)
    for entry in whole.log[: int(len(whole.log) * share)]:
        match.apply(entry.action)
    reel = Reel(match)
    assert not reel.finished
    shown = [reel.view(still, None) for still in range(reel.last + 1)]
    heard = [event for still in range(reel.last + 1) for event in reel.heard(still, None)]
    on_stage = [told for still in range(reel.last) for told in reel.told(still, None)]
    assert all(view in views for view in shown)
    assert heard == events
    assert all(told.view in views for told in on_stage)
    for still in range(1, reel.last + 1):
        assert shown[still] != shown[still - 1] or reel.heard(still, None)


# --- the show


def test_a_step_is_shown_as_it_was_played():
    replay = replay_of(toy(), speed="normal")
    told = replay.reel.told(0, None)
    replay.step()
    assert replay.stage.busy
    assert replay.at == 0
    assert replay.scene(80, 20, UNICODE).show is not None
    replay.step()
    assert not replay.stage.busy
    assert replay.at == 1
    assert replay.scene(80, 20, UNICODE).view == told[-1].view


def test_back_from_a_running_show_is_where_it_began():
    replay = replay_of(toy(), speed="normal")
    replay.go(3)
    replay.step()
    replay.back()
    assert (replay.at, replay.stage.busy) == (3, False)
    replay.back()
    assert replay.at == 2


def test_it_plays_by_itself_until_it_is_stopped_or_over():
    replay = replay_of(toy())
    timers = replay._timers
    assert isinstance(timers, Timers)
    replay.play()
    assert (replay.at, replay.playing) == (1, True)
    timers.run_out()
    assert replay.at == 2
    replay.play()
    timers.run_out()
    assert (replay.at, replay.playing) == (2, False), "stopped; the old timer is ignored"
    replay.go(replay.reel.last - 1)
    replay.play()
    assert (replay.at, replay.playing) == (replay.reel.last, False)
    replay.play()
    assert replay.at == 1, "at the end it begins anew"


def test_the_log_goes_as_far_as_one_stands():
    match = toy()
    replay = replay_of(match)
    assert list(replay.log) == replay._chronicles[None].after(0)
    lengths = []
    for still in range(replay.reel.last + 1):
        replay.go(still)
        lengths.append(len(replay.log))
    assert lengths == sorted(lengths)
    assert lengths[-1] > lengths[0]
    replay.go(5)
    assert replay.log == replay._chronicles[None].lines()[: lengths[5]]


# --- the bar


@pytest.mark.parametrize("cells", [12, 40, 300])
def test_the_bar_leads_to_every_part_of_the_match(cells: int):
    replay = replay_of(toy())
    replay.go(replay.reel.last // 2)
    bar = progress(replay, cells)
    assert len(bar) == cells
    stills = [int(style.rpartition(":")[2]) for _, style in bar]
    assert stills == sorted(stills)
    assert (stills[0], stills[-1]) == (0, replay.reel.last)
    assert [glyph for glyph, _ in bar].count("●") == 1
    assert bar[-1][0] == "◆"
    assert ASCII.show("".join(glyph for glyph, _ in bar)).isascii()


# --- on the screen


def viewer(match: Match[Any]) -> ReplayScreen:
    return ReplayScreen(match, BOARD, speed="off")


@pytest.mark.parametrize("size", SIZES)
async def test_by_keys_alone(size: tuple[int, int]):
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen = viewer(toy())
        await app.push_screen(screen)
        await pilot.pause()
        last = screen.replay.reel.last
        assert f"0 of {last}" in text(app)
        assert "the table's view" in text(app)
        assert "Esc leave" in grid(app)[-1]
        await pilot.press("right", "right", "left")
        assert screen.replay.at == 1
        await pilot.press("down")
        assert screen.replay.at == screen.replay.reel.turn_after(1)
        await pilot.press("end", "s")
        await pilot.pause()
        assert f"{last} of {last}" in text(app)
        assert "Ann's view" in text(app)
        assert_intact(app)
        await pilot.press("home", "j")
        await pilot.pause()
        assert "◆" in grid(app)[-2 - (size[1] >= 36)]
        await pilot.press("l")
        await pilot.pause()
        assert "log" in grid(app)[0].lower()
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert not isinstance(app.screen, ReplayScreen)


@pytest.mark.parametrize("size", SIZES)
async def test_by_mouse_alone(size: tuple[int, int]):
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen = viewer(toy())
        await app.push_screen(screen)
        await pilot.pause()
        await pilot.click(offset=find(app, "→ on"))
        await pilot.pause()
        assert screen.replay.at == 1
        await pilot.click(offset=find(app, "▯"))
        await pilot.pause()
        assert 1 <= screen.replay.at <= 5, "the first cell ahead is near"
        await pilot.click(offset=find(app, "◆"))
        await pilot.pause()
        assert screen.replay.at in {point.still for point in screen.replay.reel.points}
        await pilot.click(offset=find(app, "the table's view"))
        await pilot.pause()
        assert screen.replay.looker == 0
        await pilot.click(offset=find(app, "Esc leave"))
        await pilot.pause()
        assert not isinstance(app.screen, ReplayScreen)


def kept(folder: Path, match: Match[Any]) -> Store:
    store = Store.open(folder)
    store.leave(store.create(match))
    return store


async def test_from_the_results_and_from_the_saves(tmp_path: Path):
    """A finished match is watched from its result; a running one from the list of saves."""
    store = kept(tmp_path, toy())
    store.leave(store.create(toy(count=20)))
    app = ZonegamesApp(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_history()
        await pilot.pause()
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.replay.reel.finished
        await pilot.press("escape", "enter")
        await pilot.pause()
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("escape")
        app.to_picker()
        app.show_saves()
        await pilot.pause()
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert "SKIRMISH   so far" in text(app)
        assert not app.screen.replay.reel.finished


async def test_a_game_that_shows_no_running_match_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Skirmish, "export_while_running", "Not before the end.")
    app = ZonegamesApp(kept(tmp_path, toy(count=20)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_saves()
        await pilot.pause()
        await pilot.press("w")
        await pilot.pause()
        assert not isinstance(app.screen, ReplayScreen)
        assert "Not before the end." in text(app)


async def test_an_exported_file_is_taken_over_and_watched(tmp_path: Path):
    file = tmp_path / "duel.json"
    store = kept(tmp_path / "one", toy())
    file.write_text(store.export(1))
    app = ZonegamesApp(Store.open(tmp_path / "two"), start=StartRequest(watch=str(file)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("escape")
        app.show_history()
        await pilot.pause()
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, EntryScreen)
        app.screen.field.insert(str(file))
        await pilot.press("enter")
        await pilot.pause()
        assert "Taken over: match 1, Ann and Bo" in text(app)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)


def test_giving_up_is_played_again_like_everything_else():
    match = toy(count=4)
    while match.seat_to_act in (-1, None) or match.decision is None or match.decision.kind != "turn":
        assert match.decision is not None
        match.apply(random_action(match.decision, Rng(1)))
    match.apply(GIVE_UP)
    reel = Reel(match)
    assert reel.view(reel.last, None) == match.view(None)


# --- the real boards


@pytest.mark.parametrize("size", [(80, 20), (120, 31)])
@pytest.mark.parametrize("game", [entry.id for entry in CATALOGUE])
def test_every_board_can_be_looked_at_at_any_moment(game: str, size: tuple[int, int]):
    """With nobody asked anything, each board paints its whole region, for the table and for every seat, at
    rest and while the way to the next still is shown."""
    rules, board = load_game(game), load_board(game)
    seats = [SeatSpec(f"P{n}", "bot") for n in range(max(2, rules.min_seats))]
    match = new_match(rules, seats, {}, 11)
    driver_of(match).run()
    replay = Replay(match, board, speed="normal", timers=Timers(), repaint=lambda: None)
    last = replay.reel.last
    for still in {
        0,
        1,
        last // 3,
        last // 2,
        last - 1,
        last,
        *(point.still for point in replay.reel.points[:4]),
    }:
        replay.go(still)
        for _ in range(len(seats) + 1):
            drawn(replay, size)
            replay.switch()
        replay.step()
        drawn(replay, size)
        replay.step()


def drawn(replay: Replay, size: tuple[int, int]) -> None:
    lines = replay.board.paint(replay.scene(*size, UNICODE))
    assert len(lines) == size[1]
    assert all(width_of(line) == size[0] for line in lines)


async def test_from_the_pause_menu_the_match_that_is_played_is_watched_as_the_table_saw_it() -> None:
    """Given a match of two persons in mid-game, when it is paused and watched, then its moments so far are
    gone through without any seat's eyes, and leaving goes back to the game as it stood."""
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        match = toy(count=12)
        app.open_match(Table(match, None))
        await pilot.pause()
        await pilot.press("p", "w")
        await pilot.pause()
        viewer = app.screen
        assert isinstance(viewer, ReplayScreen)
        assert "so far" in grid(app)[0]
        await pilot.press("end", "s")
        assert viewer.replay.looker is None
        await pilot.press("escape")
        await pilot.pause()
        assert len(match.log) == 12
        assert not isinstance(app.screen, ReplayScreen)


async def test_a_game_of_memory_is_not_watched_before_it_is_over() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_match(Table(new_match(load_game("zogars-revenge"), [SeatSpec("Ann")], {}, 1), None))
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert "Log" in text(app) and "Watch" not in text(app)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
async def test_what_is_drawn_can_be_asked_about_by_keys_in_a_replay(entry: CatalogueEntry) -> None:
    """Given any game's board, when i is pressed, then arrows and Tab go from thing to thing, each is told in
    the bar, Enter opens what there is to tell, and Esc puts the question away, not the viewer."""
    game = load_game(entry.id)
    names = ("Ann", "Bo", "Cyd")[: max(game.min_seats, entry.usual_seats)]
    match: Match[Any] = new_match(game, [SeatSpec(name) for name in names], {}, 4)
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = ReplayScreen(match, load_board(entry.id), speed="off")
        await app.push_screen(screen)
        await pilot.pause()
        await pilot.press("i")
        told: set[str] = set()
        for _ in range(8):
            assert "What is this?" in grid(app)[-3]
            assert "point" in grid(app)[-1] and "next ◆" not in grid(app)[-1]
            told.add(grid(app)[-2].strip("▌ "))
            await pilot.press("tab")
        assert len(told) > 2
        await pilot.click(offset=find(app, "Esc back"))
        await pilot.pause()
        assert app.screen is screen
        assert "the table's view" in grid(app)[-3]
