"""Nothing that one seat holds reaches the screen of another or of the table."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.games.zoneplex.positions import NAMES
from tests.tui.boards.zoneplex.scenes import midgame, phase_two, preparing, walking
from tests.tui.boards.zoneplex.table import LARGE, SMALL, everything, frames, match_of, press, screen_over
from zonegames.engine.events import ignore
from zonegames.engine.match import new_match
from zonegames.engine.play import settle
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, SeatSpec
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import State
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.asking import memory
from zonegames.tui.boards.zoneplex.board import BOARD
from zonegames.tui.canvas import Canvas
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.lines import Lines, text_of


def positions(seats: int, seed: int, every: int, most: int) -> Iterator[State]:
    """The positions of a game, one in so many, by the computers' play."""
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], {}, seed)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(seats)]
    for turn in range(most * every):
        decision = match.decision
        if decision is None:
            return
        if turn % every == 0:
            state = match._state
            assert isinstance(state, State)
            yield state
        match.apply(policies[decision.seat].choose(match.view(decision.seat), decision).action)


def scene_of(state: State, looker: Looker, size: tuple[int, int], relics: bool = False) -> Scene:
    """What `looker` would be shown of a position, its part of the question open."""
    pending = state.pending
    decision = pending.seen_by(looker) if pending is not None else None
    if decision is not None and not decision.legal:
        decision = None
    names = NAMES[: len(state.seats)]
    scene = Scene(
        view=GAME.view(state, looker),
        decision=decision,
        looker=looker,
        names=names,
        narrator=GAME.narrator,
        width=size[0],
        height=size[1],
        glyphs=UNICODE,
        options=state.options,
        people=tuple(range(len(names))),
    )
    lit, pick = BOARD.open(scene)
    scene = replace(scene, lit=lit, pick=pick)
    return replace(scene, pick=replace(memory(scene), relics=True)) if relics else scene


@pytest.mark.parametrize(("seats", "seed", "size"), [(2, 5, SMALL), (3, 8, LARGE), (5, 2, SMALL)])
def test_worlds_that_look_alike_to_a_seat_are_painted_alike_for_it_and_for_the_table(
    seats: int, seed: int, size: tuple[int, int]
):
    """Symbols, tiles, face-down relics and decks dealt anew change nothing that is drawn, told on a page,
    explained under the mouse, asked in the bar, bound to a key or written on a cover."""
    rng = Rng(1)
    told = 0
    for state in positions(seats, seed, 17, 15):
        for seat in range(seats):
            world = GAME.resample(state, seat, rng)
            settle(world, ignore)
            for looker in (seat, None):
                here, there = (scene_of(one, looker, size) for one in (state, world))
                assert everything(here) == everything(there)
            told += 1
    assert told >= 30


def test_the_own_relics_depend_on_nobody_elses():
    rng = Rng(2)
    state = walking().state
    for _ in range(4):
        world = GAME.resample(state, 0, rng)
        settle(world, ignore)
        here, there = (scene_of(one, 0, LARGE, relics=True) for one in (state, world))
        assert everything(here) == everything(there)
        assert "Mummy Hand" in "\n".join(text_of(BOARD.paint(here)))


def test_in_phase_one_no_foreign_symbol_is_shown_and_in_phase_two_all_are():
    rows = "\n".join(text_of(BOARD.paint(scene_of(midgame().state, 1, LARGE))))
    assert "Orb, your Sacred Symbol" in rows
    assert "sym" not in rows
    rows = "\n".join(text_of(BOARD.paint(scene_of(phase_two().state, None, LARGE))))
    assert "sym Inf" in rows


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Looker, str]]:
    """Every frame of every screen, with the eyes it was painted for."""
    found: list[tuple[Looker, str]] = []
    show = Canvas.show

    def note(canvas: Canvas, lines: Lines) -> None:
        game = next((s for s in reversed(canvas.app.screen_stack) if isinstance(s, GameScreen)), None)
        looker = game.session.looker if game is not None and canvas.screen is game else None
        found.append((looker, "\n".join(text_of(lines))))
        show(canvas, lines)

    monkeypatch.setattr(Canvas, "show", note)
    return found


async def test_no_frame_of_the_real_screens_shows_another_seats_secrets(recorded: list[tuple[Looker, str]]):
    """Ada looks at her relics, builds and walks; Ben looks, draws and builds; every frame is searched."""
    at = midgame(
        hands={0: ("teleporter_red", "reliquary"), 1: ("crescent", "monolith")},
        relics={0: ("mummy_hand", "star_lens"), 1: ("twin_idol",)},
        stack=(),
        cards=("one", "one", "one", "one"),
    )
    ada = ("Mummy Hand", "Star Lens", "TR  Red Teleporter", "Star, your Sacred Symbol")
    ben = ("Twin Idol", "☾   Crescent Chamber", "□   Monolith Chamber", "Orb, your Sacred Symbol")
    match = match_of(at)
    async with screen_over(match, (80, 24)) as (pilot, screen):
        await press(pilot, "v", "1", "i", "escape", "l", "escape", "x")
        await press(pilot, "m", "escape", "enter", "1", "b", "down", "a", "i", "escape", "o", "escape")
        assert screen.session.looker == 0
        await press(pilot, "x", "1", "v", "2", "escape", "1", "b", "enter")
        assert screen.session.looker is None
        await press(pilot, "o", "1", "x", "l", "escape", "enter")
        while match.seat_to_act == 0:
            await press(pilot, "enter")
        await press(pilot, "enter", "2", "a", "up", "question_mark", "escape", "enter")
        assert any(entry.seat == 1 for entry in match.log)
    assert sum("Mummy Hand" in frame for frame in frames(recorded, 0)) >= 3
    assert sum("Crescent Chamber" in frame for frame in frames(recorded, 1)) >= 3
    for secrets, others in ((ada, (1, None)), (ben, (0, None))):
        for looker in others:
            for frame in frames(recorded, looker):
                assert not [secret for secret in secrets if secret in frame], frame


async def test_battle_relics_are_seen_by_their_owner_alone_until_they_are_played(
    recorded: list[tuple[Looker, str]],
):
    async with screen_over(preparing().match, (120, 36)) as (pilot, screen):
        await press(pilot, "enter", "1", "enter", "enter", "o", "3", "escape")
        assert screen.session.looker is None
        await press(pilot, "o")
        before = list(recorded)
        await press(pilot, "enter")
        assert "Fate Bones" in recorded[-1][1], "now all know"
    assert any("Fate Bones" in frame for frame in frames(before, 2))
    for looker in (None, 0, 1, 3):
        assert not any("Fate Bones" in frame for frame in frames(before, looker))
