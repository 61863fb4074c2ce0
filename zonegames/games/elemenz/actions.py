"""What may be chosen, in both modes.

A group of dice that nobody can tell apart is named by colour, face and whether it is borrowed.
`key` names a group of spaces: the id of a combo, box or lock, or a key that the module `keys` spells.
"""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from zonegames.engine.actions import Action as EngineAction
from zonegames.engine.seats import Seat

# --- set-up, rolling


@dataclass(frozen=True, slots=True)
class Keep(EngineAction):
    """Leave the tokens on their circles as they are now (EZ-R05)."""

    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Swap(EngineAction):
    """Exchange the tokens on two circles (EZ-R05)."""

    first: int
    second: int
    kind: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Roll(EngineAction):
    """Roll: all dice at the start of a turn, the picked ones of a re-roll."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Reroll(EngineAction):
    """Pick dice for another of the rolls."""

    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class AddDie(EngineAction):
    """Pick one die of this group as well."""

    colour: str
    face: str
    borrowed: bool = False
    kind: Literal["add"] = "add"


@dataclass(frozen=True, slots=True)
class Stop(EngineAction):
    """Roll no more this turn."""

    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class FreeReroll(EngineAction):
    """The Air shaman's free re-roll of one own die (EZ-R12)."""

    kind: Literal["free_reroll"] = "free_reroll"


@dataclass(frozen=True, slots=True)
class Accept(EngineAction):
    """Let it happen: a surge, a loss."""

    kind: Literal["accept"] = "accept"


# --- placing


@dataclass(frozen=True, slots=True)
class Place(EngineAction):
    """Put a die of this group on the spaces `key`."""

    colour: str
    face: str
    key: str
    borrowed: bool = False
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class PlaceToken(EngineAction):
    """Put the element token of a circle (0-3) on a combo of the own board."""

    circle: int
    key: str
    kind: Literal["token"] = "token"


@dataclass(frozen=True, slots=True)
class Done(EngineAction):
    """Place no more: completed combos are activated."""

    kind: Literal["done"] = "done"


# --- tokens and avatars


@dataclass(frozen=True, slots=True)
class UseToken(EngineAction):
    """Turn up the token of a circle (0-3) and use it."""

    circle: int
    kind: Literal["use_token"] = "use_token"


@dataclass(frozen=True, slots=True)
class UseAvatar(EngineAction):
    """Turn up an avatar tile and use it."""

    tile: str
    kind: Literal["use_avatar"] = "use_avatar"


@dataclass(frozen=True, slots=True)
class Repair(EngineAction):
    """Put an element token in place of a wrong or missing die of an own combo (EZ-R26)."""

    circle: int
    key: str
    kind: Literal["repair"] = "repair"


# --- the response window


@dataclass(frozen=True, slots=True)
class Nobody(EngineAction):
    """Nobody responds any more."""

    kind: Literal["nobody"] = "nobody"


@dataclass(frozen=True, slots=True)
class Respond(EngineAction):
    """This seat wants to look at its answers."""

    seat: Seat
    kind: Literal["respond"] = "respond"

    def answerer(self) -> Seat | None:
        return self.seat


@dataclass(frozen=True, slots=True)
class Pass(EngineAction):
    """Respond with nothing after all."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class UseCombo(EngineAction):
    """Use an armed waiting combo."""

    key: str
    kind: Literal["use_combo"] = "use_combo"


# --- the follow-up choices of effects


@dataclass(frozen=True, slots=True)
class PickDie(EngineAction):
    """A die of this group, lying with `seat` at `place` ("hand", or spaces by key)."""

    seat: Seat
    place: str
    colour: str
    face: str
    borrowed: bool = False
    kind: Literal["pick_die"] = "pick_die"


@dataclass(frozen=True, slots=True)
class PickFace(EngineAction):
    """Turn the die to this face."""

    face: str
    kind: Literal["pick_face"] = "pick_face"


@dataclass(frozen=True, slots=True)
class PickSeat(EngineAction):
    """Aim at this shaman."""

    seat: Seat
    kind: Literal["pick_seat"] = "pick_seat"


@dataclass(frozen=True, slots=True)
class PickCombo(EngineAction):
    """Choose the combo with this key."""

    key: str
    kind: Literal["pick_combo"] = "pick_combo"


@dataclass(frozen=True, slots=True)
class PickColour(EngineAction):
    """Choose a die of this colour."""

    colour: str
    kind: Literal["pick_colour"] = "pick_colour"


@dataclass(frozen=True, slots=True)
class PickAvatar(EngineAction):
    """A rival's face-down tile, by its place (from 0)."""

    index: int
    kind: Literal["pick_avatar"] = "pick_avatar"


@dataclass(frozen=True, slots=True)
class PickToken(EngineAction):
    """One more token for the bag, by its circle (0-3)."""

    circle: int
    kind: Literal["pick_token"] = "pick_token"


@dataclass(frozen=True, slots=True)
class Recycle(EngineAction):
    """Put the picked tokens into the bag and draw as many."""

    kind: Literal["recycle"] = "recycle"


# --- activation and loss


@dataclass(frozen=True, slots=True)
class Target(EngineAction):
    """The rival whom the combo in question is aimed at."""

    seat: Seat
    kind: Literal["target"] = "target"


@dataclass(frozen=True, slots=True)
class Resolve(EngineAction):
    """Carry out this activated combo next."""

    key: str
    kind: Literal["resolve"] = "resolve"


@dataclass(frozen=True, slots=True)
class Lose(EngineAction):
    """Give up a die from this place; `face` is empty in the pool, where no face counts."""

    place: str
    face: str
    kind: Literal["lose"] = "lose"


@dataclass(frozen=True, slots=True)
class Buff(EngineAction):
    """Energy Buff: discard the tokens of two circles instead of losing a die."""

    first: int
    second: int
    kind: Literal["buff"] = "buff"


# --- the two-player game


@dataclass(frozen=True, slots=True)
class Complete(EngineAction):
    """Announce a boxed combo or a lock of the own boards."""

    key: str
    kind: Literal["complete"] = "complete"


@dataclass(frozen=True, slots=True)
class Pay(EngineAction):
    """Pay the symbol in question with a die of this colour."""

    colour: str
    borrowed: bool = False
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class TakeDie(EngineAction):
    """Take a die of this colour from the pool."""

    colour: str
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class ReturnDie(EngineAction):
    """Send a die of this colour from the rival's hand to the pool."""

    colour: str
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class PickLock(EngineAction):
    """Free this locked die of the rival."""

    lock: str
    kind: Literal["pick_lock"] = "pick_lock"


@dataclass(frozen=True, slots=True)
class Buy(EngineAction):
    """Buy a displayed avatar."""

    tile: str
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Destroy(EngineAction):
    """Destroy an avatar of the rival with two dice that show this symbol of theirs."""

    face: str
    kind: Literal["destroy"] = "destroy"


@dataclass(frozen=True, slots=True)
class End(EngineAction):
    """End the own turn."""

    ends_turn: ClassVar[bool] = True

    kind: Literal["end"] = "end"


Action: TypeAlias = Annotated[
    Keep
    | Swap
    | Roll
    | Reroll
    | AddDie
    | Stop
    | FreeReroll
    | Accept
    | Place
    | PlaceToken
    | Done
    | UseToken
    | UseAvatar
    | Repair
    | Nobody
    | Respond
    | Pass
    | UseCombo
    | PickDie
    | PickFace
    | PickSeat
    | PickCombo
    | PickColour
    | PickAvatar
    | PickToken
    | Recycle
    | Target
    | Resolve
    | Lose
    | Buff
    | Complete
    | Pay
    | TakeDie
    | ReturnDie
    | PickLock
    | Buy
    | Destroy
    | End,
    Field(discriminator="kind"),
]

# Constant actions exist once; the others are made once per value and kept.
KEEP: Final = Keep()
ROLL: Final = Roll()
REROLL: Final = Reroll()
STOP: Final = Stop()
FREE_REROLL: Final = FreeReroll()
ACCEPT: Final = Accept()
DONE: Final = Done()
NOBODY: Final = Nobody()
PASS: Final = Pass()
RECYCLE: Final = Recycle()
END: Final = End()

add_die = cache(AddDie)
place = cache(Place)
place_token = cache(PlaceToken)
use_token = cache(UseToken)
use_avatar = cache(UseAvatar)
repair = cache(Repair)
respond = cache(Respond)
use_combo = cache(UseCombo)
pick_die = cache(PickDie)
pick_colour = cache(PickColour)
lose = cache(Lose)
buff = cache(Buff)
complete = cache(Complete)
pay = cache(Pay)
