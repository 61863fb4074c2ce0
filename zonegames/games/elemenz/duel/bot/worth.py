"""Duel bot: what things are worth, in dice, as its seat sees them now."""

from collections.abc import Mapping, Sequence

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import SHAMANS
from zonegames.games.elemenz.duel.bot.packing import Counts, Fill, fills, largest
from zonegames.games.elemenz.duel.combos import PLAIN_LOSS, POWER, power, shield_value, shows
from zonegames.games.elemenz.duel.view import DuelView

SHIELD_WORTH = (0.0, 1.6, 2.8)
RECOVER_WORTH = 1.3
WAITING_WORTH = 0.55
ENERGISE_WORTH = 0.4
TOKEN_WORTH = 0.55
LEADER_WEIGHT = 0.2
FREE_SPACE = 0.2
"""Earth's SHIELD has a space that is always charged: for each attacker beyond the first Earth counts for so
much of a die more."""

KILL_BONUS = 0.6


class Worth:
    """The values of one seat's combos against the others as they stand."""

    def __init__(self, view: DuelView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.symbol = view.shamans[seat].symbol
        self.rivals = view.others(seat)
        living = view.living()
        extra = FREE_SPACE * (len(living) - 2)
        self._strength = {
            s: view.shamans[s].dice + (extra if view.shamans[s].symbol == "E" else 0) for s in living
        }
        self._average = sum(self._strength.values()) / len(self._strength)
        self.shields = {s: shield_value(view.shamans[s], view.faces) for s in self.rivals}
        self.opened = {s: self._shield_without_one(s) for s in self.rivals}
        """SHIELD after `unshield`."""
        me = view.shamans[seat]
        self.may_recover = bool(me.lost) and not view.sealed
        shaman = SHAMANS[self.symbol]
        named = [self._effect(combo.effect) for combo in shaman.combos]
        unshield = next(i for i, combo in enumerate(shaman.combos) if combo.effect == "unshield")
        most = len(shaman.strike.slots) + 1
        strike = [self.strike(strength, self.shields) for strength in range(most)]
        opened = [self.strike(strength, self.opened) for strength in range(most)]
        shield = [self.shield(pieces) for pieces in range(len(shaman.shield.slots) + 1)]
        subsets = [
            (
                sum(worth for i, worth in enumerate(named) if mask >> i & 1),
                opened if mask >> unshield & 1 else strike,
            )
            for mask in range(1 << len(named))
        ]
        self._fills = [
            subsets[fill.mask][0] + subsets[fill.mask][1][fill.strike] + shield[fill.shield]
            for fill in fills(self.symbol)
        ]
        self._idle = {i for i, worth in enumerate(named) if not worth and i != unshield}
        self.closed = frozenset(me.used) if seat == view.active else frozenset[str]()

    def weight(self, seat: Seat) -> float:
        """A die of the strong counts more than one of the weak."""
        return 1 + LEADER_WEIGHT * (self._strength[seat] - self._average)

    def loss(self, seat: Seat, count: int) -> float:
        """What a rival's loss of so many dice is worth."""
        dice = self.view.shamans[seat].dice
        taken = min(count, dice)
        return taken * self.weight(seat) + (KILL_BONUS if taken == dice > 0 else 0)

    def strike(self, strength: int, shields: Mapping[Seat, int]) -> float:
        """The best target of a STRIKE of this power."""
        return max((self._struck(s, strength, shields[s]) for s in self.rivals), default=0.0)

    def _struck(self, seat: Seat, strength: int, shield: int) -> float:
        return self.loss(seat, strength - shield) if strength > shield else 0.0

    def best_target(self, effect: str, seats: Sequence[Seat], strength: int, opened: Seat = -1) -> Seat:
        """Whom to aim at; `opened` loses a SHIELD die before the STRIKE lands.  Of equal rivals it is the
        first of `seats`: the next in turn, who could strike back soonest."""
        if effect == "lose2":
            return max(seats, key=lambda s: self.loss(s, PLAIN_LOSS[effect]))
        if effect == "unshield":
            return max(
                seats,
                key=lambda s: (self._struck(s, strength, self.opened[s]), self.shields[s], self.weight(s)),
            )
        shields = {s: self.opened[s] if s == opened else self.shields[s] for s in seats}
        return max(seats, key=lambda s: (self._struck(s, strength, shields[s]), self.weight(s)))

    def _shield_without_one(self, seat: Seat) -> int:
        """A SHIELD after its best die is gone; one of tokens alone stays."""
        shaman = self.view.shamans[seat]
        pieces = shaman.slots.get("shield", ())
        values = [self.shields[seat]]
        for i, piece in enumerate(pieces):
            if piece and piece[0] != "+":
                rest = power(shaman.symbol, [*pieces[:i], *pieces[i + 1 :]], self.view.faces)
                values.append(rest + 1 if rest and shaman.symbol == "E" else rest)
        return min(values)

    def _effect(self, effect: str) -> float:
        view = self.view
        if effect == "lose2":
            return max((self.loss(s, 2) for s in self.rivals), default=0.0)
        if effect == "adjacent1":
            return sum(self.loss(s, 1) for s in view.neighbours(self.seat))
        if effect in POWER:
            return sum(self.loss(s, max(0, POWER[effect] - self.shields[s])) for s in self.rivals)
        if effect == "recover":
            return RECOVER_WORTH if self.may_recover else 0.0
        return WAITING_WORTH if effect == "reroll" else 0.0

    def shield(self, pieces: int) -> float:
        """A SHIELD of so many pieces."""
        value = pieces + 1 if pieces and self.symbol == "E" else pieces
        return SHIELD_WORTH[min(value, 2)]

    def best(self, counts: Counts) -> tuple[float, Fill]:
        """The most valuable fill of these dice."""
        every = self._fills
        found = max(largest(self.symbol, counts, self.closed), key=every.__getitem__)
        return every[found], fills(self.symbol)[found].without(self._idle)

    def value(self, counts: Counts) -> float:
        """What these dice can be worth."""
        every = self._fills
        return max([every[i] for i in largest(self.symbol, counts, self.closed)])

    def activation(self, key: str, targets: Sequence[Seat]) -> float:
        """What an activated combo of this seat is worth as it is aimed."""
        combo = self.view.boards.combos[self.seat][key]
        if combo.effect in PLAIN_LOSS:
            return sum(self.loss(s, PLAIN_LOSS[combo.effect]) for s in targets)
        strength = POWER.get(combo.effect, 0)
        if key == "strike":
            strength = power(self.symbol, self.view.shamans[self.seat].slots.get(key, ()), self.view.faces)
        if strength:
            return sum(self.loss(s, max(0, strength - self.shields.get(s, 0))) for s in targets)
        return RECOVER_WORTH if combo.effect == "recover" and self.may_recover else ENERGISE_WORTH


def counted(dice: Sequence[str], faces: Mapping[str, str]) -> Counts:
    """Dice and pieces by face."""
    shown = [shows(die, faces) for die in dice]
    return (
        shown.count("A"),
        shown.count("E"),
        shown.count("F"),
        shown.count("W"),
        shown.count("Z"),
    )
