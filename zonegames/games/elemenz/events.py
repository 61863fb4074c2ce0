"""What can happen, in both modes, and who learns it."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Seat

# --- turns and rolls


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A shaman's turn begins; rounds are counted from 1."""

    heading: ClassVar[bool] = True

    seat: Seat
    round: int
    kind: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """One throw of dice that `seat` holds, with the faces they show in the same order.

    `why`: roll, reroll, free, response, heal, second, combo, token, gain.
    """

    barrier: ClassVar[str] = "dice were rolled"

    seat: Seat
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    why: str
    kind: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class SurgeThreat(Event):
    """So many wilds show that the turn would end: they may still be cancelled (EZ-R07)."""

    seat: Seat
    wilds: int
    kind: Literal["surge_threat"] = "surge_threat"


@dataclass(frozen=True, slots=True)
class Surge(Event):
    """`why`: wild, opposing (EZ-R44)."""

    waits: ClassVar[bool] = True

    seat: Seat
    why: str
    kind: Literal["surge"] = "surge"


@dataclass(frozen=True, slots=True)
class WildCancelled(Event):
    """TOTEM BUFF sent a wild die to the pool, out of this turn."""

    seat: Seat
    die: str
    kind: Literal["wild_cancelled"] = "wild_cancelled"


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """All dice in hand show the shaman's own symbol: a lost die comes back (EZ-R10)."""

    seat: Seat
    kind: Literal["heal"] = "heal"


@dataclass(frozen=True, slots=True)
class DieRecovered(Event):
    """A die left the Monolith for its owner; `why`: heal, second, combo, token."""

    seat: Seat
    die: str
    why: str
    kind: Literal["die_recovered"] = "die_recovered"


# --- placing and combos


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    """A die of the hand was put on the spaces of `key`."""

    seat: Seat
    die: str
    face: str
    key: str
    kind: Literal["die_placed"] = "die_placed"


@dataclass(frozen=True, slots=True)
class DieDropped(Event):
    """A die left spaces on which it no longer counts; `to`: pool, hand."""

    seat: Seat
    die: str
    key: str
    to: str = "pool"
    kind: Literal["die_dropped"] = "die_dropped"


@dataclass(frozen=True, slots=True)
class ComboActivated(Event):
    """A combo was completed and aimed at `targets`; all may respond before it is carried out."""

    seat: Seat
    key: str
    targets: tuple[Seat, ...]
    kind: Literal["combo_activated"] = "combo_activated"


@dataclass(frozen=True, slots=True)
class ComboArmed(Event):
    """A waiting combo lies complete and can be used from now on."""

    seat: Seat
    key: str
    kind: Literal["combo_armed"] = "combo_armed"


@dataclass(frozen=True, slots=True)
class WaitingUsed(Event):
    """A seat used an armed waiting combo; it may have chosen so where the others could not look on."""

    seat: Seat
    key: str
    kind: Literal["waiting_used"] = "waiting_used"

    def informs(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class ComboBroken(Event):
    """What lay on the spaces is no longer whole and left the board (EZ-R26 to R28)."""

    seat: Seat
    key: str
    kind: Literal["combo_broken"] = "combo_broken"


@dataclass(frozen=True, slots=True)
class TargetChanged(Event):
    """DEFLECTOR or MIRROR (`tile`) of `seat`: the combo now also or instead hits `target`."""

    seat: Seat
    key: str
    target: Seat
    tile: str
    kind: Literal["target_changed"] = "target_changed"


@dataclass(frozen=True, slots=True)
class ComboResolving(Event):
    """An activated combo is carried out."""

    seat: Seat
    key: str
    kind: Literal["combo_resolving"] = "combo_resolving"


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """A combo was carried out and nothing came of it."""

    idle: ClassVar[bool] = True

    seat: Seat
    key: str
    kind: Literal["no_effect"] = "no_effect"


# --- fights


@dataclass(frozen=True, slots=True)
class Attack(Event):
    """`power` 0 where SHIELD does not count: then `shield` is 0 too."""

    waits: ClassVar[bool] = True

    seat: Seat
    target: Seat
    power: int
    shield: int
    loss: int
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True)
class DieLost(Event):
    """A die went to the Monolith."""

    seat: Seat
    die: str
    kind: Literal["die_lost"] = "die_lost"


@dataclass(frozen=True, slots=True)
class ShieldDieRemoved(Event):
    """A die of the SHIELD went to the pool."""

    seat: Seat
    die: str
    kind: Literal["shield_die_removed"] = "shield_die_removed"


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """Its tokens and avatars are shown and leave."""

    waits: ClassVar[bool] = True
    milestone: ClassVar[bool] = True

    seat: Seat
    kind: Literal["eliminated"] = "eliminated"

    def informs(self, seat: Seat) -> bool:
        return seat != self.seat


# --- tokens


@dataclass(frozen=True, slots=True)
class _Shown(Event):
    """Something face down of `seat` was turned up."""

    seat: Seat

    def informs(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class TokenUsed(_Shown):
    """A face-down token was turned up and used."""

    circle: int
    token: str
    kind: Literal["token_used"] = "token_used"


@dataclass(frozen=True, slots=True)
class TokenPlaced(_Shown):
    """A token took a place on the spaces of `key` as its element."""

    circle: int
    token: str
    key: str
    kind: Literal["token_placed"] = "token_placed"


@dataclass(frozen=True, slots=True)
class ComboRepaired(_Shown):
    """A token took the place of what was missing on an activated combo."""

    circle: int
    token: str
    key: str
    kind: Literal["combo_repaired"] = "combo_repaired"


@dataclass(frozen=True, slots=True)
class EnergyBuff(_Shown):
    """Two tokens left the game and saved one die of a loss."""

    circles: tuple[int, ...]
    tokens: tuple[str, ...]
    kind: Literal["energy_buff"] = "energy_buff"


@dataclass(frozen=True, slots=True)
class TokenBurned(_Shown):
    """`by` burned it off the totem of `seat`."""

    by: Seat
    circle: int
    token: str
    kind: Literal["token_burned"] = "token_burned"


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    """A token on an unfinished combo went back to its circle, known to all (EZ-R21)."""

    seat: Seat
    circle: int
    token: str
    kind: Literal["token_returned"] = "token_returned"


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    """A token from the bag was laid face down on an empty circle."""

    barrier: ClassVar[str] = "a token was drawn"

    seat: Seat
    circle: int
    kind: Literal["token_drawn"] = "token_drawn"

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class TokensRecycled(Event):
    """The tokens of these circles went into the bag and as many were drawn."""

    barrier: ClassVar[str] = "tokens were drawn"

    seat: Seat
    circles: tuple[int, ...]
    kind: Literal["tokens_recycled"] = "tokens_recycled"

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TokensSeen(Event):
    """The owner looks at new tokens, circle by circle."""

    seat: Seat
    tokens: tuple[tuple[int, str], ...]
    kind: Literal["tokens_seen"] = "tokens_seen"

    def seen_by(self, looker: Looker) -> "Event | None":
        return self if looker == self.seat else None

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class TotemLost(Event):
    """The last token is gone, and the totem with it, for good (EZ-R39)."""

    seat: Seat
    kind: Literal["totem_lost"] = "totem_lost"


# --- avatars


@dataclass(frozen=True, slots=True)
class AvatarUsed(_Shown):
    """An avatar was turned up and used."""

    tile: str
    kind: Literal["avatar_used"] = "avatar_used"


@dataclass(frozen=True, slots=True)
class AvatarBought(Event):
    """From a stack: the next tile there is now seen by all."""

    seat: Seat
    tile: str
    kind: Literal["avatar_bought"] = "avatar_bought"

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class AvatarDestroyed(_Shown):
    """`by` made `seat` give up an avatar."""

    by: Seat
    tile: str
    kind: Literal["avatar_destroyed"] = "avatar_destroyed"


@dataclass(frozen=True, slots=True)
class DieBorrowed(Event):
    """A die was borrowed for this turn."""

    seat: Seat
    die: str
    kind: Literal["die_borrowed"] = "die_borrowed"


@dataclass(frozen=True, slots=True)
class DieFlipped(Event):
    """`by` turned a die of `seat` to another face."""

    seat: Seat
    die: str
    face: str
    by: Seat
    kind: Literal["die_flipped"] = "die_flipped"


@dataclass(frozen=True, slots=True)
class LossSpared(Event):
    """GUARDIAN saved a die of `seat`."""

    seat: Seat
    kind: Literal["loss_spared"] = "loss_spared"


# --- the end


@dataclass(frozen=True, slots=True)
class EndNears(Event):
    """One round ahead: `what` is "seal" or "hunger" (EZ-R40)."""

    milestone: ClassVar[bool] = True

    what: str
    round: int
    kind: Literal["end_nears"] = "end_nears"


@dataclass(frozen=True, slots=True)
class MonolithSealed(Event):
    """From now on no die comes back from the Monolith."""

    waits: ClassVar[bool] = True
    milestone: ClassVar[bool] = True

    round: int
    kind: Literal["monolith_sealed"] = "monolith_sealed"


@dataclass(frozen=True, slots=True)
class HungerBegins(Event):
    """From now on everybody loses a die in each own turn."""

    waits: ClassVar[bool] = True
    milestone: ClassVar[bool] = True

    round: int
    kind: Literal["hunger_begins"] = "hunger_begins"


@dataclass(frozen=True, slots=True)
class Hunger(Event):
    """The Monolith takes a die for the turn that begins."""

    seat: Seat
    kind: Literal["hunger"] = "hunger"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: Seat
    kind: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The result; `reason` is one of the game's endings."""

    winner: Seat
    reason: str
    kind: Literal["game_over"] = "game_over"


# --- the two-player game


@dataclass(frozen=True, slots=True)
class ComboAnnounced(Event):
    """Before it is paid, the rival may act (EZ-R68)."""

    seat: Seat
    key: str
    kind: Literal["combo_announced"] = "combo_announced"


@dataclass(frozen=True, slots=True)
class ComboCompleted(Event):
    """Monolith: a combo was paid for with these dice."""

    seat: Seat
    key: str
    dice: tuple[str, ...]
    kind: Literal["combo_completed"] = "combo_completed"


@dataclass(frozen=True, slots=True)
class DieLocked(Event):
    """Monolith: a die was locked for good, unless a rival opens the lock."""

    waits: ClassVar[bool] = True

    seat: Seat
    lock: str
    die: str
    kind: Literal["locked"] = "locked"


@dataclass(frozen=True, slots=True)
class DieGained(Event):
    """Monolith: a die came from the pool to the hand."""

    seat: Seat
    die: str
    kind: Literal["die_gained"] = "die_gained"


@dataclass(frozen=True, slots=True)
class DieStolen(Event):
    """Monolith: `seat` took a die out of the hand of `victim`."""

    seat: Seat
    victim: Seat
    die: str
    kind: Literal["die_stolen"] = "die_stolen"


@dataclass(frozen=True, slots=True)
class DieReturned(Event):
    """A die of `seat` went to the pool."""

    seat: Seat
    die: str
    kind: Literal["die_returned"] = "die_returned"


@dataclass(frozen=True, slots=True)
class DieUnlocked(Event):
    """Monolith: a lock of `seat` was opened; its die goes back to that side."""

    seat: Seat
    lock: str
    die: str
    kind: Literal["die_unlocked"] = "die_unlocked"


@dataclass(frozen=True, slots=True)
class DieAside(Event):
    """A die of `seat` stays out of its next turn."""

    seat: Seat
    die: str
    kind: Literal["die_aside"] = "die_aside"


@dataclass(frozen=True, slots=True)
class DieWild(Event):
    """A die that shows a wild lies in the wild area for this turn."""

    seat: Seat
    die: str
    kind: Literal["die_wild"] = "die_wild"
