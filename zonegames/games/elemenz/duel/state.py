"""The position of a Duel."""

from dataclasses import dataclass, field
from functools import cache

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import State
from zonegames.games.elemenz.components import (
    AVATARS,
    CIRCLE_SYMBOLS,
    CIRCLES,
    DESTROY_COST,
    SHAMANS,
    Combo,
    spaces_of,
)
from zonegames.games.elemenz.keys import STACKS, buy_key, destroy_key, totem_key
from zonegames.games.elemenz.options import Options


@dataclass(frozen=True, slots=True)
class Boards:
    """All groups of spaces that each seat may fill, by key; the same for every match of these shamans."""

    combos: tuple[dict[str, Combo], ...]
    """Per seat: its own board, every totem, the avatars' prices."""

    own: tuple[tuple[Combo, ...], ...]
    """Per seat: its shaman board alone."""


@cache
def boards_of(symbols: tuple[str, ...]) -> Boards:
    """The boards of the shamans with these symbols, in seat order."""
    totems = {
        totem_key(seat, circle): (symbol, seat, circle)
        for seat in range(len(symbols))
        for circle, symbol in enumerate(CIRCLE_SYMBOLS)
    }
    sources = (*STACKS, *AVATARS)
    combos: list[dict[str, Combo]] = []
    for seat, own in enumerate(symbols):
        mine = {combo.key: combo for combo in SHAMANS[own].board}
        for key, (symbol, owner, circle) in totems.items():
            name = "Energise" if owner == seat else "Burn"
            effect = name.lower()
            text = f"circle {circle + 1}"
            mine[key] = spaces_of(key, name, "totem", effect, text, (symbol, symbol))
        for source in sources:
            mine[buy_key(source)] = spaces_of(buy_key(source), "Buy", "buy", "buy", source, (own,))
        for rival, symbol in enumerate(symbols):
            if rival != seat:
                key = destroy_key(rival)
                pair = (symbol,) * DESTROY_COST
                mine[key] = spaces_of(key, "Destroy", "destroy", "destroy", "", pair)
        combos.append(mine)
    return Boards(tuple(combos), tuple(SHAMANS[own].board for own in symbols))


@dataclass(frozen=True, slots=True)
class Activation:
    """An activated combo of the running turn."""

    key: str
    targets: tuple[Seat, ...] = ()
    """In the order in which they are hit; a seat named twice is hit twice."""

    status: str = "active"
    """active, broken, resolved."""


@dataclass(slots=True)
class ShamanState:
    """What one seat has.  A piece in `slots` is a die's id, "+A2" for the Air token of circle 2, or ""."""

    symbol: str
    pool: list[str]
    hand: list[str] = field(default_factory=list[str])
    lost: list[str] = field(default_factory=list[str])
    """Own dice in the Monolith."""

    slots: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Spaces with something on them, by key."""

    armed: list[str] = field(default_factory=list[str])
    """Waiting combos ready for use."""

    totem: list[str] = field(default_factory=lambda: [""] * CIRCLES)
    """A token's id per circle, or ""."""

    known: list[bool] = field(default_factory=lambda: [False] * CIRCLES)
    """Per circle: everybody has seen this token."""

    totem_lost: bool = False
    avatars: list[str] = field(default_factory=list[str])
    avatars_known: list[bool] = field(default_factory=list[bool])
    borrowed: list[str] = field(default_factory=list[str])
    """Dice of the Monolith held for this turn."""

    used: list[str] = field(default_factory=list[str])
    """Keys activated this turn (EZ-R20)."""

    healed: bool = False
    rerolled: bool = False
    """Air: the free re-roll of this turn is spent."""

    out: bool = False

    def clone(self) -> "ShamanState":
        return ShamanState(
            self.symbol,
            self.pool[:],
            self.hand[:],
            self.lost[:],
            {key: pieces[:] for key, pieces in self.slots.items()},
            self.armed[:],
            self.totem[:],
            self.known[:],
            self.totem_lost,
            self.avatars[:],
            self.avatars_known[:],
            self.borrowed[:],
            self.used[:],
            self.healed,
            self.rerolled,
            self.out,
        )

    @property
    def tokens(self) -> int:
        """How many tokens lie on the totem."""
        return CIRCLES - self.totem.count("")

    @property
    def hidden(self) -> bool:
        """Whether anything lies face down, as everybody can see."""
        return bool(self.avatars) or self.totem.count("") < CIRCLES

    @property
    def held(self) -> int:
        """Dice at its disposal: its own outside the Monolith, and borrowed ones."""
        placed = 0
        for pieces in self.slots.values():
            for piece in pieces:
                if piece and piece[0] != "+":
                    placed += 1
        return len(self.pool) + len(self.hand) + placed

    @property
    def dice(self) -> int:
        """Own dice outside the Monolith; without any it is out."""
        return self.held - len(self.borrowed)


@dataclass(slots=True)
class DuelState(State):
    """A Duel of three or four shamans."""

    options: Options
    shamans: list[ShamanState]
    order: tuple[Seat, ...]
    """Turn order; the first began."""

    faces: dict[str, str]
    """What each die shows."""

    bag: list[str]
    """Tokens are drawn from it at random: its order means nothing."""

    removed: list[str]
    stacks: list[list[str]]
    """Avatars to buy, the top one last."""

    display: list[str]
    """Avatars that were used or destroyed, for all to buy."""

    active: Seat
    round: int = 0
    rolls: int = 0
    summoning: bool = False
    """Step 1 lasts until something is placed (EZ-R71)."""

    activations: list[Activation] = field(default_factory=list[Activation])
    fallen: list[Seat] = field(default_factory=list[Seat])
    """Who is out, first to last."""

    ended: str = ""
    """The id of the ending."""

    boards: Boards = field(default_factory=lambda: boards_of(()), repr=False, compare=False)

    def clone(self) -> "DuelState":
        return DuelState(
            Rng(self.rng.state),
            self.stack[:],
            self.options,
            [shaman.clone() for shaman in self.shamans],
            self.order,
            self.faces.copy(),
            self.bag[:],
            self.removed[:],
            [stack[:] for stack in self.stacks],
            self.display[:],
            self.active,
            self.round,
            self.rolls,
            self.summoning,
            self.activations[:],
            self.fallen[:],
            self.ended,
            self.boards,
            pending=self.pending,
        )

    @property
    def sealed(self) -> bool:
        """No die leaves the Monolith any more (EZ-R40)."""
        return self.round >= self.options.seal_round

    def living(self) -> list[Seat]:
        """Seats still in the game, in seat order."""
        return [seat for seat, shaman in enumerate(self.shamans) if not shaman.out]

    def others(self, seat: Seat) -> list[Seat]:
        """The living shamans besides `seat`, clockwise from its left."""
        shamans = self.shamans
        count = len(shamans)
        return [s for i in range(1, count) if not shamans[s := (seat + i) % count].out]

    def neighbours(self, seat: Seat) -> list[Seat]:
        """The nearest living shamans, left first; only one when two are left (EZ-R37)."""
        others = self.others(seat)
        return others if len(others) < 2 else [others[0], others[-1]]

    def combo(self, seat: Seat, key: str) -> Combo:
        """The spaces `key` as `seat` fills them."""
        return self.boards.combos[seat][key]
