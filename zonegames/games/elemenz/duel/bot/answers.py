"""Duel bot: what to do in the window, and which die to take."""

from collections.abc import Iterable, Mapping, Sequence

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import (
    Action,
    FreeReroll,
    PickDie,
    PickFace,
    Repair,
    UseAvatar,
    UseCombo,
    UseToken,
)
from zonegames.games.elemenz.components import FACES, SURGE_WILDS, WILD
from zonegames.games.elemenz.duel.bot.worth import Worth
from zonegames.games.elemenz.duel.combos import PLAIN_LOSS, POWER, power, shield_value, shows, whole
from zonegames.games.elemenz.duel.state import Activation
from zonegames.games.elemenz.duel.view import DuelView

_BIG = 1.5
"""Own combos worth this much are mended."""

_RELIEF = 0.3
"""A forced re-roll must save this much of a die on average."""


class Threat:
    """What the activated combos cost one seat, as they lie or with other faces."""

    def __init__(self, view: DuelView, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._dice = view.shamans[seat].dice

    def loss(self, faces: Mapping[str, str], without: str = "") -> int:
        """Dice that `seat` would lose; `without` is a die that is gone."""
        view, me = self._view, self._view.shamans[self._seat]
        if self._surges(faces, without):
            return 0
        total = 0
        for activation in view.activations:
            hits = activation.targets.count(self._seat)
            if activation.status != "active" or not hits:
                continue
            total += hits * self._blow(activation, faces, without, shield_value(me, faces))
        return min(total, self._dice)

    def _blow(self, activation: Activation, faces: Mapping[str, str], without: str, shield: int) -> int:
        view = self._view
        combo = view.boards.combos[view.active][activation.key]
        lying = view.me.slots.get(activation.key, ())
        pieces = ["" if piece == without else piece for piece in lying]
        if combo.kind == "strike":
            return max(0, power(view.me.symbol, pieces, faces) - shield)
        if not pieces or not whole(combo, pieces, faces):
            return 0
        if combo.effect in PLAIN_LOSS:
            return PLAIN_LOSS[combo.effect]
        return max(0, POWER.get(combo.effect, 0) - shield)

    def _surges(self, faces: Mapping[str, str], without: str) -> bool:
        me = self._view.me
        pieces = [*me.hand, *(p for on in me.slots.values() for p in on)]
        wilds = sum(1 for piece in pieces if piece != without and shows(piece, faces) == WILD)
        return wilds >= min(SURGE_WILDS, me.held) and wilds > 0

    def after_reroll(self, die: str) -> float:
        """The mean loss once this die is rolled again."""
        faces = dict(self._view.faces)
        total = 0
        for face in FACES[die[0]]:
            faces[die] = face
            total += self.loss(faces)
        return total / 6

    def dice(self) -> list[str]:
        """The dice of the combos that are aimed at the seat."""
        found: list[str] = []
        for activation in self._view.activations:
            if activation.status == "active" and self._seat in activation.targets:
                found += [p for p in self._view.me.slots.get(activation.key, ()) if p and p[0] != "+"]
        return found


class Answers:
    """The answers of one seat in one window."""

    def __init__(self, view: DuelView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.threat = Threat(view, seat)

    def best(self, legal: Sequence[Action]) -> Action | None:
        """The most useful answer; None: pass."""
        if self.seat == self.view.active:
            return self._mend(legal)
        loss = self.threat.loss(self.view.faces)
        if loss:
            return self._defend(legal, loss)
        if self._expires() and self._any_attack():
            return next((a for a in legal if isinstance(a, UseCombo)), None)
        return None

    def _defend(self, legal: Sequence[Action], loss: int) -> Action | None:
        view = self.view
        gain = loss - min((self.threat.after_reroll(die) for die in self.threat.dice()), default=loss)
        waiting = [a for a in legal if isinstance(a, UseCombo)]
        if waiting and gain > _RELIEF:
            return waiting[0]
        tokens = {self._token(a): a for a in legal if isinstance(a, UseToken)}
        cancelled = min(
            (self.threat.loss(view.faces, d) for d in self.threat.dice() if view.faces[d] == WILD),
            default=loss,
        )
        if "totem_buff" in tokens and cancelled < loss:
            return tokens["totem_buff"]
        precious = loss >= 2 or view.shamans[self.seat].dice <= 5
        spare = view.shamans[self.seat].tokens > 1
        for name in ("wild_pulse", "winds"):
            if name in tokens and precious and spare and gain > _RELIEF:
                return tokens[name]
        tiles = {a.tile: a for a in legal if isinstance(a, UseAvatar)}
        for tile in ("deflect", "flip_other", "mirror"):
            if tile in tiles and (precious or tile == "mirror"):
                return tiles[tile]
        return None

    def _mend(self, legal: Sequence[Action]) -> Action | None:
        """The active seat mends its own big combos."""
        view, worth = self.view, Worth(self.view, self.seat)
        cracked = [
            activation.key
            for activation in view.activations
            if activation.status == "active" and self._is_cracked(activation.key)
            if worth.activation(activation.key, activation.targets) >= _BIG
        ]
        if not cracked:
            return None
        for action in legal:
            if isinstance(action, Repair) and action.key in cracked:
                return action
        for action in legal:
            if isinstance(action, (FreeReroll, UseCombo)):
                return action
            if isinstance(action, UseToken) and self._token(action) == "winds":
                return action
        return None

    def _is_cracked(self, key: str) -> bool:
        view = self.view
        combo = view.boards.combos[view.active][key]
        pieces = view.me.slots.get(key, ())
        return combo.kind == "normal" and "" not in pieces and not whole(combo, pieces, view.faces)

    def _token(self, action: UseToken) -> str:
        return self.view.shamans[self.seat].totem[action.circle]

    def _expires(self) -> bool:
        """The seat plays next: what it has armed lapses then."""
        return self.view.others(self.view.active)[:1] == [self.seat]

    def _any_attack(self) -> bool:
        return any(
            Threat(self.view, s).loss(self.view.faces)
            for s in self.view.others(self.view.active)
            if s != self.seat
        )

    # --- picks

    def reroll_pick(self, legal: Iterable[PickDie]) -> PickDie:
        """The die whose re-roll helps most: against a combo, or to mend an own one."""
        if self.seat == self.view.active:
            return max(legal, key=self._mending)
        victims = [self.seat] if self.threat.loss(self.view.faces) else self.view.others(self.view.active)
        threats = [Threat(self.view, victim) for victim in victims]
        return max(legal, key=lambda pick: self._relief(pick, threats))

    def _relief(self, pick: PickDie, threats: list[Threat]) -> float:
        if pick.seat != self.view.active:
            return -1.0 if pick.seat == self.seat else 0.0
        die = self.die_of(pick)
        return sum(threat.loss(self.view.faces) - threat.after_reroll(die) for threat in threats)

    def _mending(self, pick: PickDie) -> float:
        if pick.seat != self.seat or pick.place == "hand" or not self._is_cracked(pick.place):
            return 0.0
        combo = self.view.boards.combos[self.seat][pick.place]
        pieces = self.view.me.slots[pick.place]
        die = self.die_of(pick)
        faces = dict(self.view.faces)
        good = 0
        for face in FACES[die[0]]:
            faces[die] = face
            good += whole(combo, pieces, faces)
        return good / 6

    def cancel_pick(self, legal: Iterable[PickDie]) -> PickDie:
        """The wild without which the blow is weakest."""
        return min(legal, key=lambda pick: self.threat.loss(self.view.faces, self.die_of(pick)))

    def trick_pick(self, legal: Iterable[PickDie]) -> PickDie:
        """The die that breaks most when it is turned to something else."""
        return min(legal, key=lambda pick: self._turned(self.die_of(pick)))

    def _turned(self, die: str) -> int:
        faces = dict(self.view.faces)
        losses: list[int] = []
        for face in "AEFW":
            faces[die] = face
            losses.append(self.threat.loss(faces))
        return min(losses)

    def trick_face(self, legal: Iterable[PickFace], die: str) -> PickFace:
        """The face that spoils most."""
        faces = dict(self.view.faces)

        def loss(pick: PickFace) -> int:
            faces[die] = pick.face
            return self.threat.loss(faces)

        return min(legal, key=loss)

    def die_of(self, pick: PickDie) -> str:
        """A die of the group that the pick names."""
        shaman = self.view.shamans[pick.seat]
        dice = shaman.hand if pick.place == "hand" else shaman.slots[pick.place]
        return next(
            d
            for d in dice
            if d
            and d[0] == pick.colour
            and self.view.faces[d] == pick.face
            and (d in shaman.borrowed) is pick.borrowed
        )
