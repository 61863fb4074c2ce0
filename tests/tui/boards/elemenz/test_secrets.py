"""Nothing that one seat has face down reaches the screen of another or of the table."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.elemenz.positions import activated, rolled
from tests.tui.boards.elemenz.table import LARGE, SMALL, everything, press, scene_of, screen_over
from zonegames.engine.match import new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, SeatSpec
from zonegames.games.elemenz.rules import GAME
from zonegames.tui.canvas import Canvas
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.lines import Lines, text_of


def positions(seats: int, seed: int, most: int, **options: Any) -> Iterator[Any]:
    """The positions of a game that the computer plays, every third of them."""
    match = new_match(GAME, [SeatSpec(f"P{n}") for n in range(seats)], options, seed)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(seats)]
    rng = Rng(seed)
    for n in range(most):
        decision = match.decision
        if decision is None:
            return
        if n % 3 == 0 or decision.seat == TABLE or decision.secret:
            yield match._state
        if decision.seat == TABLE:
            match.apply(rng.choice(decision.actions))
        else:
            match.apply(policies[decision.seat].choose(match.view(decision.seat), decision).action)


@pytest.mark.parametrize(
    ("seats", "seed", "size", "most", "avatars"),
    [(3, 5, SMALL, 70, True), (4, 8, LARGE, 45, False), (2, 3, LARGE, 60, True), (2, 4, SMALL, 40, True)],
)
def test_worlds_that_look_alike_to_a_seat_are_painted_alike_for_it_and_for_the_table(
    seats: int, seed: int, size: tuple[int, int], most: int, avatars: bool
):
    """Tokens, avatars, bag and stacks dealt anew change nothing that is drawn, told on a page, explained
    under the mouse, asked in the bar or bound to a key."""
    rng = Rng(1)
    told = 0
    for n, state in enumerate(positions(seats, seed, most, avatars=avatars)):
        seat = n % seats
        world = GAME.resample(state, seat, rng)
        for looker in (seat, None):
            here, there = (scene_of(one, looker, size) for one in (state, world))
            assert everything(here) == everything(there)
        told += 1
    assert told >= 12


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """Every frame of every screen, with the eyes it was painted for."""
    found: list[tuple[int | None, str]] = []
    show = Canvas.show

    def note(canvas: Canvas, lines: Lines) -> None:
        game = next((s for s in reversed(canvas.app.screen_stack) if isinstance(s, GameScreen)), None)
        looker = game.session.looker if game is not None else None
        found.append((looker, "\n".join(text_of(lines))))
        show(canvas, lines)

    monkeypatch.setattr(Canvas, "show", note)
    return found


SECRETS = {0: "RESTORATION", 1: "WILD PULSE", 2: "TOTEM BUFF"}


def assert_sealed(recorded: list[tuple[int | None, str]]) -> None:
    for owner, secret in SECRETS.items():
        for looker, frame in recorded:
            assert looker == owner or secret not in frame, (looker, owner, frame)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=["small", "large"])
async def test_no_frame_of_the_real_screens_shows_another_seats_tokens(
    recorded: list[tuple[int | None, str]], size: tuple[int, int]
):
    """Own looks, a window with two menus that are passed, pages and hints; every frame is searched."""
    seats: dict[int, dict[str, Any]] = {
        0: {"slots": {"firestorm": ["E", "E", "F"]}, "tokens": ["restoration"], "lost": 1},
        1: {"tokens": ["wild_pulse"], "avatars": ["mirror"]},
        2: {"tokens": ["totem_buff"], "avatars": ["guard"]},
    }
    state = activated(seats, {"firestorm": [1]})
    async with screen_over(state, size) as (pilot, screen):
        await press(pilot, "v", "1", "1", "x", "l", "escape")
        await press(pilot, "2", "2", "i", "escape", "m", "escape", "1", "enter")
        await press(pilot, "3", "3", "down", "1", "enter", "m", "escape", "y", "y")
        await press(pilot, "v", "2", "2", "escape", "question_mark", "escape")
        assert screen.session.looker is None
    for owner, secret in SECRETS.items():
        assert any(looker == owner and secret in frame for looker, frame in recorded), secret
    assert_sealed(recorded)


async def test_an_own_look_in_the_own_turn_is_closed_by_the_choice(recorded: list[tuple[int | None, str]]):
    seats = {0: {"hand": "FFA", "tokens": ["restoration", "winds"], "lost": 2}, 1: {"tokens": ["wild_pulse"]}}
    async with screen_over(rolled(seats), (80, 24)) as (pilot, screen):
        await press(pilot, "v", "1")
        assert screen.session.looker == 0
        await press(pilot, "1", "enter")
        assert screen.session.looker is None
        assert screen.match.log[0].action.kind == "use_token"
    before = [
        (looker, frame)
        for looker, frame in recorded
        if "RESTORATION" in frame and "turns up" not in frame and "uses" not in frame
    ]
    assert {looker for looker, _ in before} == {0}
