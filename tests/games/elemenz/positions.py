"""Positions to start from, and a table to play them on.

In a Duel the seats are 0 Fire, 1 Earth, 2 Water, 3 Air unless said otherwise, and nobody holds a token.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.play import play, settle
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker
from zonegames.games.elemenz.actions import NOBODY, Pass, Respond
from zonegames.games.elemenz.components import ELEMENT_TOKENS, FACES, bagful, dice_of
from zonegames.games.elemenz.duel.state import Activation, DuelState, ShamanState, boards_of
from zonegames.games.elemenz.duel.steps.moves import DuelStep
from zonegames.games.elemenz.duel.steps.place import Placing
from zonegames.games.elemenz.duel.steps.resolve import Resolving
from zonegames.games.elemenz.duel.steps.rolls import Summon
from zonegames.games.elemenz.duel.steps.turn import Start, Turns
from zonegames.games.elemenz.duel.steps.window import Window
from zonegames.games.elemenz.monolith.state import MonolithState, SideState
from zonegames.games.elemenz.monolith.steps.turn import Acting, SideTurns
from zonegames.games.elemenz.options import Options
from zonegames.games.elemenz.rules import GAME

SHAMAN_IDS = {"F": "fire", "E": "earth", "W": "water", "A": "air"}


class LoadedRng(Rng):
    """Dice that show what a test wants, then chance again."""

    def __init__(self, colour: str, faces: str, seed: int = 1) -> None:
        super().__init__(seed)
        self.script = [FACES[colour].index(face) for face in faces]

    def below(self, n: int) -> int:
        if n == 6 and self.script:
            return self.script.pop(0)
        return super().below(n)


@dataclass(frozen=True, slots=True)
class Halt(DuelStep):
    """In place of the next turn: the turn is over and the table stands still."""

    def decision(self, state: DuelState) -> Decision[Any]:
        return Decision(state.active, "over", ())


class Table:
    """Plays actions on one state, in place, and keeps what happened."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []
        settle(state, self.events.append)

    @property
    def asked(self) -> Decision[Any]:
        assert self.state.pending is not None, "the game is over"
        return self.state.pending

    def do(self, *actions: Any) -> "Table":
        """Play legal actions one after another."""
        for action in actions:
            assert action in self.asked.legal, f"{action} is not legal: {self.asked.legal}"
            play(self.state, action, self.events.append)
        return self

    def load(self, colour: str, faces: str) -> "Table":
        """The next rolls of dice of this colour show these faces."""
        self.state.rng = LoadedRng(colour, faces)
        return self

    def close(self) -> "Table":
        """Nobody responds (any more)."""
        while self.state.pending is not None and self.asked.kind == "window":
            self.do(NOBODY)
        return self

    def respond(self, seat: int, *actions: Any) -> "Table":
        """A seat opens its menu in the window and uses something."""
        return self.do(Respond(seat), *actions)

    def decline(self, seat: int) -> "Table":
        """A seat opens its menu in the window and passes."""
        return self.do(Respond(seat), Pass())

    def refusal(self, action: Any) -> str:
        """Why an action is refused, as the deciding seat reads it."""
        assert action not in self.asked.legal, f"{action} is legal"
        return GAME.why_not(GAME.view(self.state, self.asked.seat), action).text

    def kinds(self, *types: type) -> list[Any]:
        """The events of these types, in order."""
        return [event for event in self.events if isinstance(event, types)]


def seen_by(state: Any, looker: Looker) -> Any:
    """The view of a looker."""
    return GAME.view(state, looker)


# --- the Duel


def shaman(
    symbol: str,
    hand: str = "",
    slots: Mapping[str, Sequence[str]] | None = None,
    tokens: Sequence[str] = (),
    lost: int = 0,
    avatars: Iterable[str] = (),
    armed: Iterable[str] = (),
) -> tuple[ShamanState, dict[str, str]]:
    """A seat and the faces of its dice.  In `slots` a letter is a die with that face, "" an empty space and
    "+E0" the Earth token of circle 0; what is named nowhere lies in the pool."""
    dice = dice_of(symbol)
    faces = dict.fromkeys(dice, symbol)
    state = ShamanState(symbol, [])
    state.lost = [dice.pop() for _ in range(lost)]
    for face in hand:
        die = dice.pop(0)
        faces[die] = face
        state.hand.append(die)
    for key, pieces in (slots or {}).items():
        lying: list[str] = []
        for piece in pieces:
            if len(piece) == 1:
                die = dice.pop(0)
                faces[die] = piece
                lying.append(die)
            else:
                lying.append(piece)
        state.slots[key] = lying
    state.pool = dice
    for circle, token in enumerate(tokens):
        state.totem[circle] = token
    state.totem_lost = not any(tokens)
    state.avatars = list(avatars)
    state.avatars_known = [False] * len(state.avatars)
    state.armed = list(armed)
    return state, faces


def duel(
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    *,
    symbols: str = "FEWA",
    active: int = 0,
    steps: Sequence[Any] = (),
    round: int = 3,
    rolls: int = 3,
    summoning: bool = False,
    out: Iterable[int] = (),
    stacks: Sequence[Sequence[str]] = (),
    display: Sequence[str] = (),
    activations: Sequence[Activation] = (),
    halt: bool = False,
    **options: Any,
) -> DuelState:
    """A Duel in the middle of a turn of `active`; `seats` gives what `shaman` takes, by seat.  With `halt`
    nothing follows this turn, so that its end can be looked at."""
    shamans: list[ShamanState] = []
    faces: dict[str, str] = {}
    for seat, symbol in enumerate(symbols):
        one, shown = shaman(symbol, **(seats or {}).get(seat, {}))
        if seat in out:
            one.out = True
            one.lost, one.pool = dice_of(symbol), []
        shamans.append(one)
        faces.update(shown)
    bag = bagful()
    for one in shamans:
        for token in one.totem:
            if token:
                bag.remove(token)
        for piece in (piece for pieces in one.slots.values() for piece in pieces):
            if piece[:1] == "+":
                bag.remove(ELEMENT_TOKENS[piece[1]])
    tiles = any(one.avatars for one in shamans) or bool(stacks) or bool(display)
    return DuelState(
        rng=Rng(1),
        stack=[Halt() if halt else Turns(), *steps],
        options=Options(shamans=tuple(SHAMAN_IDS[s] for s in symbols), avatars=tiles, **options),
        shamans=shamans,
        order=tuple(range(len(symbols))),
        faces=faces,
        bag=bag,
        removed=[],
        stacks=[list(stack) for stack in stacks],
        display=list(display),
        active=active,
        round=round,
        rolls=rolls,
        summoning=summoning,
        activations=list(activations),
        fallen=list(out),
        boards=boards_of(tuple(symbols)),
    )


def first_roll(
    faces: str, seat: int = 0, seats: Mapping[int, Mapping[str, Any]] | None = None, **more: Any
) -> Table:
    """The turn of `seat` begins, and its first roll shows these faces (more for dice that come back)."""
    state = duel(seats, active=seat, steps=[Start()], rolls=0, **more)
    state.rng = LoadedRng(state.shamans[seat].symbol, faces)
    return Table(state)


def rolled(seats: Mapping[int, Mapping[str, Any]], rolls: int = 2, **more: Any) -> Table:
    """After a roll in step 1: the `roll` decision."""
    return Table(duel(seats, steps=[Summon()], rolls=rolls, summoning=True, **more))


def placing(seats: Mapping[int, Mapping[str, Any]], **more: Any) -> Table:
    """After the rolls, nothing placed yet: the `place` decision."""
    more = {"summoning": True, **more}
    return Table(duel(seats, steps=[Resolving(), Placing()], **more))


def activated(
    seats: Mapping[int, Mapping[str, Any]], aims: Mapping[str, Sequence[int]], active: int = 0, **more: Any
) -> Table:
    """After the targets are named: the window stands open for these combos."""
    state = duel(
        seats,
        active=active,
        steps=[Resolving(), Window()],
        activations=[Activation(key, tuple(targets)) for key, targets in aims.items()],
        **more,
    )
    state.shamans[active].used = list(state.shamans[active].slots)
    return Table(state)


# --- the two-player game


def monolith(
    mine: Mapping[str, str] | None = None,
    rival: Mapping[str, str] | None = None,
    *,
    locks: Sequence[Sequence[str]] = ((), ()),
    avatars: Sequence[Sequence[str]] = ((), ()),
    rolls: int = 1,
    turn: int = 3,
    display: Sequence[str] = (),
    **more: Any,
) -> MonolithState:
    """Seat 0 (Air & Water) is at `act`.  Hands by colour: {"W": "WF"} is two Water dice showing W and F."""
    stock = {colour: dice_of(colour) for colour in "AWFE"}
    faces = {die: die[0] for dice in stock.values() for die in dice}
    sides = [SideState("air_water", []), SideState("fire_earth", [])]
    for side, held, locked in zip(sides, (mine, rival), locks, strict=True):
        for lock in locked:
            side.locks[lock] = stock[lock[0]].pop()
        for colour, shown in (held or {}).items():
            for face in shown:
                die = stock[colour].pop(0)
                faces[die] = face
                (side.wild if face == "Z" and side is sides[0] else side.hand).append(die)
    for side, tiles in zip(sides, avatars, strict=True):
        side.avatars = list(tiles)
        side.avatars_known = [False] * len(side.avatars)
    return MonolithState(
        rng=Rng(1),
        stack=[SideTurns(), Acting()],
        options=Options(sides=("air_water", "fire_earth"), avatars=any(avatars) or bool(display)),
        sides=sides,
        start=0,
        faces=faces,
        pool=[die for dice in stock.values() for die in dice],
        display=list(display),
        active=0,
        turn=turn,
        rolls=rolls,
        fresh=True,
        **more,
    )
