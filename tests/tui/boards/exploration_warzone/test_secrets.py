"""Nothing that one seat holds reaches the screen of another or of the table."""

from collections.abc import Iterator

import pytest

from tests.games.exploration_warzone.positions import Owned, position
from tests.tui.boards.exploration_warzone.table import (
    LARGE,
    SMALL,
    everything,
    frames,
    match_of,
    press,
    scene_of,
    screen_over,
)
from zonegames.engine.match import new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.canvas import Canvas
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.lines import Lines, text_of

NAMES = ("Ann", "Bo", "Cleo")


def secret_positions(seats: int, seed: int, most: int) -> Iterator[WarzoneState]:
    """The positions of a game in which somebody is asked in secret or holds a War hex."""
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], {"starting_war_hexes": "1"}, seed)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(seats)]
    for _ in range(most):
        decision = match.decision
        if decision is None:
            return
        state = match._state
        assert isinstance(state, WarzoneState)
        yield state
        match.apply(policies[decision.seat].choose(match.view(decision.seat), decision).action)


@pytest.mark.parametrize(("seats", "seed", "size"), [(2, 5, SMALL), (3, 8, LARGE)])
def test_worlds_that_look_alike_to_a_seat_are_painted_alike_for_it_and_for_the_table(
    seats: int, seed: int, size: tuple[int, int]
):
    """Hidden hexes, rotations, War hexes and commitments dealt anew change nothing that is drawn, told on
    a page, explained under the mouse, asked in the bar, offered on a cover or bound to a key."""
    rng = Rng(1)
    names = NAMES[:seats]
    told = 0
    for state in secret_positions(seats, seed, 72 // seats):
        for seat in range(seats):
            world = GAME.resample(state, seat, rng)
            for looker in (seat, None):
                here, there = (scene_of(one, looker, size, names) for one in (state, world))
                assert everything(here) == everything(there)
            assert BOARD.open_answers(here) == BOARD.open_answers(there)
            assert BOARD.cover_note(here) == BOARD.cover_note(there)
            told += 1
    assert told >= 60


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """Every frame of every screen, with the eyes it was painted for."""
    found: list[tuple[int | None, str]] = []
    show = Canvas.show

    def note(canvas: Canvas, lines: Lines) -> None:
        app = canvas.app
        game = next((s for s in reversed(app.screen_stack) if isinstance(s, GameScreen)), None)
        looker = game.session.looker if game is not None else None
        found.append((looker, "\n".join(text_of(lines))))
        show(canvas, lines)

    monkeypatch.setattr(Canvas, "show", note)
    return found


async def test_no_frame_of_the_real_screens_shows_another_seats_secrets(
    recorded: list[tuple[int | None, str]],
):
    """Two people place, look at their own things, spend and pass; every frame is searched."""
    ann = ("Star Foundry", "Cloak Array", "Nova")
    bo = ("Siege Works", "Gas Refinery", "Salvo")
    state = position(
        Owned(hand=["star_foundry", "cloak_array"], war=["nova"]),
        Owned(hand=["siege_works", "gas_refinery"], war=["salvo"]),
    )
    match = match_of(state)
    async with screen_over(match, (80, 24)) as (pilot, screen):
        await press(
            pilot, "1", "down", "right", "enter", "left", "up", "down", "i", "escape", "enter", "enter"
        )
        await press(pilot, "l", "escape", "2", "right", "enter", "l", "escape", "enter")
        assert match.seat_to_act == 0
        assert screen.session.looker is None
        await press(pilot, "m", "escape", "k", "escape", "v", "1", "x", "v", "2", "escape")
        await press(pilot, "i", "escape", "l", "escape", "h", "question_mark", "escape", "0", "0")
        await press(pilot, "c", "escape", "o", "escape")
        assert match.decision is not None
        assert match.decision.kind == "spend"
    assert sum("Star Foundry" in frame for frame in frames(recorded, 0)) >= 3
    assert sum("Siege Works" in frame for frame in frames(recorded, 1)) >= 2
    for secrets, others in ((ann, (1, None)), (bo, (0, None))):
        for looker in others:
            for frame in frames(recorded, looker):
                assert not [secret for secret in secrets if secret in frame], frame


async def test_commitments_stay_hidden_until_both_are_ready(recorded: list[tuple[int | None, str]]):
    from tests.tui.boards.exploration_warzone.test_pictures import duel

    async with screen_over(match_of(duel()), (120, 36)) as (pilot, _):
        await press(pilot, "1", "3", "enter", "2", "2")
        before = list(recorded)
        await press(pilot, "enter")
        assert "Nova" in recorded[-1][1], "now the joint reveal"
    for looker, secret in ((1, "Nova"), (None, "Nova"), (0, "Salvo"), (None, "Salvo")):
        for frame in frames(before, looker):
            shown = frame.replace("War hexes: Bolt, Nova", "")
            assert secret not in shown, frame
    assert any("▲▲▲" in frame for frame in frames(before, 0))
