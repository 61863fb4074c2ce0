"""What a looker may see of a Duel."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from zonegames.engine.seats import Looker, Seat
from zonegames.games.elemenz.about import NOTHING, About
from zonegames.games.elemenz.components import CIRCLES, FACE_DOWN
from zonegames.games.elemenz.duel.state import Activation, Boards, DuelState, ShamanState


@dataclass(frozen=True, slots=True)
class ShamanView:
    """One seat.  Pieces on spaces are written as in the state."""

    seat: Seat
    symbol: str
    pool: tuple[str, ...]
    hand: tuple[str, ...]
    lost: tuple[str, ...]
    slots: Mapping[str, tuple[str, ...]]
    armed: tuple[str, ...]
    totem: tuple[str, ...]
    """Per circle: a token's id, FACE_DOWN, or "" where none lies."""

    known: tuple[bool, ...]
    """Per circle: everybody has seen this token."""

    totem_lost: bool
    avatars: tuple[str, ...]
    """Tiles by id, or FACE_DOWN."""

    borrowed: tuple[str, ...]
    used: tuple[str, ...]
    healed: bool
    rerolled: bool
    out: bool
    dice: int
    """Own dice outside the Monolith."""

    held: int
    """With borrowed ones: what a surge counts."""

    @property
    def tokens(self) -> int:
        """Tokens on the totem."""
        return CIRCLES - self.totem.count("")


@dataclass(frozen=True, slots=True)
class DuelView:
    """A Duel as `looker` sees it."""

    looker: Looker
    round: int
    active: Seat
    rolls: int
    summoning: bool
    """Step 1 is not over: nothing has been placed this turn."""

    order: tuple[Seat, ...]
    faces: Mapping[str, str]
    shamans: tuple[ShamanView, ...]
    activations: tuple[Activation, ...]
    bag: int
    removed: tuple[str, ...]
    stacks: tuple[tuple[str, int], ...]
    """Per stack its top tile ("" when empty) and how many there are."""

    display: tuple[str, ...]
    avatars: bool
    """Played with avatars."""

    opposing_surge: bool
    seal_round: int
    hunger_round: int
    fallen: tuple[Seat, ...]
    ended: str
    about: About
    boards: Boards
    """Which combos each seat may fill."""

    @property
    def sealed(self) -> bool:
        """No die leaves the Monolith any more."""
        return self.round >= self.seal_round

    @property
    def me(self) -> ShamanView:
        """The active shaman."""
        return self.shamans[self.active]

    def living(self) -> list[Seat]:
        """Seats still in the game."""
        return [shaman.seat for shaman in self.shamans if not shaman.out]

    def others(self, seat: Seat) -> list[Seat]:
        """The living shamans besides `seat`, clockwise from its left."""
        count = len(self.shamans)
        return [s for i in range(1, count) if not self.shamans[s := (seat + i) % count].out]

    def neighbours(self, seat: Seat) -> list[Seat]:
        """The nearest living shamans, left first."""
        others = self.others(seat)
        return others if len(others) < 2 else [others[0], others[-1]]


def duel_view(state: DuelState, looker: Looker) -> DuelView:
    """Built up from what lies open, and from the looker's own tokens and tiles."""
    pending = state.pending
    told = pending is None or not pending.secret or pending.seat == looker
    return DuelView(
        looker=looker,
        round=state.round,
        active=state.active,
        rolls=state.rolls,
        summoning=state.summoning,
        order=state.order,
        faces=MappingProxyType(dict(state.faces)),
        shamans=tuple(_shaman(seat, shaman, looker) for seat, shaman in enumerate(state.shamans)),
        activations=tuple(state.activations),
        bag=len(state.bag),
        removed=tuple(state.removed),
        stacks=tuple((stack[-1] if stack else "", len(stack)) for stack in state.stacks),
        display=tuple(state.display),
        avatars=state.options.avatars,
        opposing_surge=state.options.opposing_surge,
        seal_round=state.options.seal_round,
        hunger_round=state.options.hunger_round,
        fallen=tuple(state.fallen),
        ended=state.ended,
        about=state.stack[-1].about() if told and pending is not None and state.stack else NOTHING,
        boards=state.boards,
    )


def _shaman(seat: Seat, shaman: ShamanState, looker: Looker) -> ShamanView:
    own = seat == looker
    totem = tuple(
        token if own or known or not token else FACE_DOWN
        for token, known in zip(shaman.totem, shaman.known, strict=True)
    )
    avatars = tuple(
        tile if own or known else FACE_DOWN
        for tile, known in zip(shaman.avatars, shaman.avatars_known, strict=True)
    )
    return ShamanView(
        seat=seat,
        symbol=shaman.symbol,
        pool=tuple(shaman.pool),
        hand=tuple(shaman.hand),
        lost=tuple(shaman.lost),
        slots=MappingProxyType({key: tuple(pieces) for key, pieces in shaman.slots.items()}),
        armed=tuple(shaman.armed),
        totem=totem,
        known=tuple(shaman.known),
        totem_lost=shaman.totem_lost,
        avatars=avatars,
        borrowed=tuple(shaman.borrowed),
        used=tuple(shaman.used),
        healed=shaman.healed,
        rerolled=shaman.rerolled,
        out=shaman.out,
        dice=shaman.dice,
        held=shaman.held,
    )
