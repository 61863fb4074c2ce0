"""What the player may choose."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from zonegames.engine.actions import Action as BaseAction


@dataclass(frozen=True, slots=True)
class Move(BaseAction):
    """Walk to an edge neighbour."""

    cell: int
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Strike(BaseAction):
    """Step with the fighter to a neighbouring player tile: one blow."""

    pos: int
    """0 upper left, 1 upper right, 2 lower right, 3 lower left."""

    kind: Literal["strike"] = "strike"


@dataclass(frozen=True, slots=True)
class Potion(BaseAction):
    """Drink a potion: 1 health."""

    kind: Literal["potion"] = "potion"


@dataclass(frozen=True, slots=True)
class Sword(BaseAction):
    """Spend a sword after a blow that fell short: +1 to the total."""

    kind: Literal["sword"] = "sword"


@dataclass(frozen=True, slots=True)
class TakeHit(BaseAction):
    """Let the monster strike."""

    kind: Literal["take_hit"] = "take_hit"


@dataclass(frozen=True, slots=True)
class Cross(BaseAction):
    """Spend a cross instead of taking an eye."""

    kind: Literal["cross"] = "cross"


@dataclass(frozen=True, slots=True)
class Accept(BaseAction):
    """Take the eye."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class GiveUp(BaseAction):
    """End the run: standing, so never listed among a decision's actions."""

    kind: Literal["give_up"] = "give_up"


Action: TypeAlias = Move | Strike | Potion | Sword | TakeHit | Cross | Accept | GiveUp

MOVES: Final = tuple(Move(cell) for cell in range(25))
STRIKES: Final = tuple(Strike(pos) for pos in range(4))
POTION: Final = Potion()
SWORD: Final = Sword()
TAKE_HIT: Final = TakeHit()
CROSS: Final = Cross()
ACCEPT: Final = Accept()
GIVE_UP: Final = GiveUp()
