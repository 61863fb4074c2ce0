"""Several at one keyboard: covers, cards, banners, and what nobody else may see."""

from dataclasses import replace

import pytest

from tests.games.zogars_revenge.positions import new_scene, table_scene
from tests.tui.boards.zogars_revenge.table import LARGE, SIZES, Sat, screen_over
from tests.tui.grid import text
from zonegames.engine.rng import Rng
from zonegames.engine.watch import Cover
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.tui.boards.zogars_revenge.board import BOARD
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.lines import text_of
from zonegames.tui.replay import Replay


def give_up(sat: Sat) -> None:
    sat.press("g")
    sat.session.answer(True)


@pytest.mark.scenario("ZG-S61")
def test_on_the_same_dungeon_there_is_one_cover_a_run_and_the_own_card_after_it():
    """Given three seats, each run begins behind its seat's cover and ends with its own card; Enter leads
    straight to the next cover; the ranking comes only at the end (ZG-R33)."""
    sat = Sat(new_scene(3, mode="score"))
    for seat in range(3):
        assert sat.covers[-1] == Cover(seat)
        assert len(sat.covers) == seat + 1
        sat.session.arrived(seat)
        assert sat.session.looker == seat
        sat.press("down")
        sat.go_on() if sat.session.stage.busy else None
        give_up(sat)
        assert sat.session.looker == seat, "the result is for its own seat"
        assert "the run is over" in sat.text()
        assert not sat.over
        sat.session.stage.skip()
    assert sat.over


@pytest.mark.scenario("ZG-S61")
@pytest.mark.parametrize("keys", [("enter",), ("space",), ("escape", "escape", "enter"), ("x", "enter")])
async def test_whoever_comes_next_sees_nothing_of_the_card_of_the_run_before(keys: tuple[str, ...]):
    """Given Ann's run on the same dungeon is over and its card waits for her, whatever closes it, then Bo
    finds his own run behind his cover (ZG-R33)."""
    async with screen_over(new_scene(2, mode="score").match, (80, 24)) as (pilot, _):
        await pilot.press("1", "g", "y")
        await pilot.pause()
        assert "the run is over" in text(pilot.app)
        assert "Enter go on" in text(pilot.app)
        await pilot.press(*keys)
        await pilot.pause()
        assert "hand the keyboard to Bo" in text(pilot.app)
        await pilot.press("2")
        await pilot.pause()
        assert "the run is over" not in text(pilot.app)
        assert "2 Bo: choose the next room" in text(pilot.app)


def test_the_cover_names_who_has_to_look_away():
    """Whoever has played may watch, and the words say so (ZG-R40)."""
    sat = Sat(new_scene(3, mode="score"))
    assert BOARD.look_away(sat.scene()) == (
        "Pass the keyboard to Ann. The dungeon is the same for all: "
        "whoever has not played yet looks away (Bo, Cleo)."
    )
    sat.go_on()
    give_up(sat)
    sat.session.stage.skip()
    assert BOARD.look_away(sat.scene()).endswith(
        "whoever has not played yet looks away (Cleo); who is done may watch."
    )
    sat.go_on()
    give_up(sat)
    sat.session.stage.skip()
    words = BOARD.look_away(sat.scene())
    assert words.startswith("Pass the keyboard to Cleo.")
    assert "everybody may watch" in words


@pytest.mark.parametrize("size", [(120, 36), (80, 24)])
async def test_the_cover_is_put_up_again_when_a_run_is_resumed_and_tells_no_moves(size: tuple[int, int]):
    """Given Ann in the middle of her run, when the match is taken up again, her cover comes first, and
    neither it nor the title counts her moves."""
    match = new_scene(2, mode="score", seed=4).match
    for _ in range(12):
        decision = match.decision
        assert decision is not None
        match.apply(GAME.policy(0, Rng(1)).choose(match.view(0), decision).action)
    async with screen_over(match, size) as (pilot, _):
        assert "hand the keyboard to Ann" in text(pilot.app)
        flat = " ".join(text(pilot.app).split())
        assert "Pass the keyboard to Ann." in flat
        assert "(Bo)" in flat
        assert str(match.turn) not in flat
        assert "move" not in flat
        await pilot.press("2")
        assert "hand the keyboard to Ann" in text(pilot.app)
        await pilot.press("1")
        await pilot.pause()
        assert "choose" in text(pilot.app)


@pytest.mark.scenario("ZG-S61")
def test_no_other_seat_and_no_table_sees_a_run_on_the_same_dungeon():
    """All frames of the table and of a waiting seat stay the same to the letter while Ann plays."""
    match = new_scene(3, mode="score", seed=11).match
    sat = Sat(match)
    sat.go_on()
    frames = set()
    while match.seat_to_act == 0:
        for looker in (None, 1, 2):
            for size in SIZES:
                scene = replace(
                    sat.scene(size),
                    view=match.view(looker),
                    looker=looker,
                    decision=None,
                    lit=None,
                    show=None,
                    changed=frozenset(),
                    log=sat.session.chronicles[looker].lines(),
                    standing=(),
                    refusal=None,
                )
                sheets = [BOARD.sheet(scene, "table"), BOARD.inspect(scene, "cell:3")]
                title = "".join(part for part, _ in BOARD.title(scene))
                status = match.status()
                frames.add((size, looker, str(text_of(BOARD.paint(scene))), str(sheets), title, str(status)))
        sat.bot_turn()
        if sat.session.stage.waiting:
            break
        sat.go_on()
    assert len(frames) == 3 * len(SIZES)


@pytest.mark.parametrize("size", SIZES)
def test_the_meters_name_whose_run_is_shown(size: tuple[int, int]):
    """Given Ann's run is over, while Bo plays on the same dungeon her own eyes still see hers; after the
    end all see the last run.  Each stands under the name of who walked in it (ZG-R33)."""
    sat = Sat(new_scene(2, mode="score"))
    sat.go_on()
    give_up(sat)
    sat.go_on()
    sat.press("down")

    def shown(looker: int | None) -> str:
        view = sat.match.view(looker)
        return " ".join(
            text_of(BOARD.paint(replace(sat.scene(size), view=view, looker=looker, decision=None)))
        )

    assert "1  Ann" in shown(0)
    assert "2  Bo" in shown(1)
    give_up(sat)
    assert all("2  Bo" in shown(looker) for looker in (None, 0, 1))


def test_a_replay_offers_no_giving_up_and_sends_nobody_away():
    """Given a score attack on the same dungeon is over, the table's eyes see no run, and who looks through
    Ann's sees hers without the key that ended it."""
    sat = Sat(new_scene(2, mode="score"))
    while not sat.over:
        sat.go_on()
        give_up(sat)
        sat.session.stage.skip()
    replay = Replay(
        sat.match, BOARD, speed="off", timers=lambda seconds, callback: None, repaint=lambda: None
    )

    def shown() -> str:
        return " ".join(text_of(BOARD.paint(replay.scene(80, 20, UNICODE))))

    assert "Only their own eyes see it." in shown()
    assert "looks away" not in shown()
    replay.switch()
    assert "1  Ann" in shown()
    assert "give up" not in shown()


@pytest.mark.scenario("ZG-S62")
def test_with_fresh_dungeons_all_watch_and_a_card_calls_the_next():
    sat = Sat(new_scene(2, mode="score", dungeons="fresh"))
    assert sat.covers == []
    assert sat.session.looker is None
    give_up(sat)
    assert "the run is over" in sat.text()
    sat.session.stage.skip()
    assert "Bo's turn" in sat.text()
    sat.session.stage.skip()
    assert sat.session.decision.seat == 1
    give_up(sat)
    sat.go_on()
    assert sat.over
    assert sat.covers == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.scenario("ZG-S50")
def test_in_a_relay_one_line_calls_the_next_and_nothing_is_covered(size: tuple[int, int]):
    sat = Sat(table_scene(3, mode="relay", hero=(1, 2)))
    before = sat.text(size)
    sat.press("left")
    shown = sat.text(size)
    assert "Bo carries on" in shown
    assert sat.session.stage.waiting
    assert shown.count("☼") * 4 == before.count("☼") * 3, "the dungeon stays in sight"
    sat.session.stage.skip()
    assert sat.session.decision.seat == 1
    assert sat.covers == []


def test_a_whole_relay_has_nine_hand_overs_when_it_succeeds():
    """Eight lamps and the crown (ZG-R35); the seeds' first escape."""
    for seed in range(1, 40):
        sat = Sat(new_scene(2, mode="relay", seed=seed, difficulty="apprentice"))
        passed = 0
        while not sat.over:
            sat.bot_turn()
            while sat.session.stage.waiting:
                passed += "carries on" in sat.text(LARGE)
                sat.session.stage.skip()
        if sat.match.view(None).runs[0].status == "escaped":
            assert passed == 9
            return
    raise AssertionError("nobody escaped")
