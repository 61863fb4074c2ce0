"""Where everything is, and what each seat may see of it."""

from dataclasses import dataclass
from typing import Final, Literal

from tests.toys.skirmish.actions import Stance, Token
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.engine.state import State

TOKENS_EACH: Final[tuple[Token, ...]] = ("blade", "blade", "shield", "shield", "blank")
"""In the bag, for each seat."""

HAND_LIMIT: Final = 4
ROUNDS: Final = 12
"""After so many rounds it is dusk."""


@dataclass(frozen=True, slots=True)
class Options:
    hearts: Literal["three", "five"] = "three"
    start: tuple[Literal["two", "three"], ...] = ()
    """Tokens at the start, one entry a seat."""


@dataclass(frozen=True, slots=True)
class Strike:
    """The attack under way: public."""

    attacker: Seat
    target: Seat
    stance: Stance
    die: int


@dataclass(slots=True)
class SkirmishState(State):
    hearts: list[int]
    hands: list[list[Token]]
    wards: list[Token | None]
    bag: list[Token]
    turn: int = 0
    strike: Strike | None = None
    committed: tuple[Token | None, ...] = ()
    """What attacker and target have secretly chosen so far; the tokens stay in their hands until shown."""

    def clone(self) -> "SkirmishState":
        return SkirmishState(
            Rng(self.rng.state),
            self.stack[:],
            self.hearts[:],
            [hand[:] for hand in self.hands],
            self.wards[:],
            self.bag[:],
            self.turn,
            self.strike,
            self.committed,
            pending=self.pending,
        )

    def standing_seats(self) -> list[Seat]:
        """Those who can still fight."""
        return [seat for seat, hearts in enumerate(self.hearts) if hearts > 0]


@dataclass(frozen=True, slots=True)
class SkirmishView:
    hearts: tuple[int, ...]
    hand: tuple[Token, ...]
    """The looker's own tokens, in a fixed order."""

    ward: Token | None
    """What the looker's own ward is."""

    counts: tuple[int, ...]
    warded: tuple[bool, ...]
    bag: int
    turn: int
    strike: Strike | None
    ready: tuple[Seat, ...]
    """Who has chosen for the clash."""

    chosen: Token | None
    """What the looker itself has chosen for it."""


def view(state: SkirmishState, looker: Looker) -> SkirmishView:
    """What a seat, or the table, may see."""
    strike = state.strike
    sides = () if strike is None else (strike.attacker, strike.target)
    chosen = dict(zip(sides, state.committed, strict=False))
    mine = looker is not None
    return SkirmishView(
        hearts=tuple(state.hearts),
        hand=tuple(sorted(state.hands[looker])) if mine else (),
        ward=state.wards[looker] if mine else None,
        counts=tuple(map(len, state.hands)),
        warded=tuple(ward is not None for ward in state.wards),
        bag=len(state.bag),
        turn=state.turn,
        strike=strike,
        ready=tuple(chosen),
        chosen=chosen.get(looker) if mine else None,
    )


def resample(state: SkirmishState, seat: Seat, rng: Rng) -> SkirmishState:
    """Deal bag, hands and wards of the others anew, and their choices for a clash."""
    world = state.clone()
    world.rng = rng.fork()
    others = [other for other in range(len(world.hands)) if other != seat]
    pool = world.bag + [token for other in others for token in held(world, other)]
    rng.shuffle(pool)
    for other in others:
        world.hands[other] = [pool.pop() for _ in world.hands[other]]
        world.wards[other] = None if world.wards[other] is None else pool.pop()
    world.bag = pool
    if world.strike is not None:
        sides = (world.strike.attacker, world.strike.target)
        world.committed = tuple(
            token if side == seat else rng.choice([None, *world.hands[side]])
            for side, token in zip(sides, world.committed, strict=False)
        )
    return world


def held(state: SkirmishState, seat: Seat) -> list[Token]:
    """All that a seat has, its ward included."""
    ward = state.wards[seat]
    return state.hands[seat][:] if ward is None else [*state.hands[seat], ward]
