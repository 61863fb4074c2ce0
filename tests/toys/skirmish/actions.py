"""What a fighter may choose."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from zonegames.engine.actions import Action as BaseAction
from zonegames.engine.seats import Seat

Token: TypeAlias = Literal["blade", "shield", "blank"]
Stance: TypeAlias = Literal["high", "low"]

TOKENS: Final[tuple[Token, ...]] = ("blade", "shield", "blank")


@dataclass(frozen=True, slots=True)
class Attack(BaseAction):
    """Go for this seat; how is asked next."""

    target: Seat
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True)
class Aim(BaseAction):
    """Strike in this stance: now the die rolls."""

    stance: Stance
    kind: Literal["aim"] = "aim"


@dataclass(frozen=True, slots=True)
class Back(BaseAction):
    """Think again before striking."""

    progress = False
    kind: Literal["back"] = "back"


@dataclass(frozen=True, slots=True)
class Rest(BaseAction):
    """Draw a token."""

    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True)
class Lay(BaseAction):
    """Lay a token face down in front of oneself as a ward."""

    token: Token
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Call(BaseAction):
    """Call for another roll, for the price of a token."""

    seat: Seat
    kind: Literal["call"] = "call"

    def answerer(self) -> Seat:
        return self.seat


@dataclass(frozen=True, slots=True)
class LetStand(BaseAction):
    """Nobody calls."""

    kind: Literal["let_stand"] = "let_stand"


@dataclass(frozen=True, slots=True)
class Pay(BaseAction):
    """Put this token back into the bag, unseen."""

    token: Token
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Commit(BaseAction):
    """Bring this token into the clash, or none; shown when both have chosen."""

    token: Token | None
    kind: Literal["commit"] = "commit"


@dataclass(frozen=True, slots=True)
class GiveUp(BaseAction):
    """Lay down one's arms."""

    kind: Literal["give_up"] = "give_up"


Action: TypeAlias = Annotated[
    Attack | Aim | Back | Rest | Lay | Call | LetStand | Pay | Commit | GiveUp, Field(discriminator="kind")
]

SEATS: Final = 4
ATTACKS: Final = tuple(Attack(seat) for seat in range(SEATS))
CALLS: Final = tuple(Call(seat) for seat in range(SEATS))
LAYS: Final = {token: Lay(token) for token in TOKENS}
PAYS: Final = {token: Pay(token) for token in TOKENS}
COMMITS: Final = {token: Commit(token) for token in (*TOKENS, None)}
AIMS: Final = (Aim("high"), Aim("low"), Back())
REST, LET_STAND, GIVE_UP = Rest(), LetStand(), GiveUp()
