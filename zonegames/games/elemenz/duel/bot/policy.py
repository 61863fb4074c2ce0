"""The heuristic player of a Duel.  Sees only the view of its seat."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.elemenz.actions import (
    ACCEPT,
    DONE,
    FREE_REROLL,
    KEEP,
    NOBODY,
    PASS,
    REROLL,
    ROLL,
    STOP,
    AddDie,
    Buff,
    Lose,
    PickFace,
    Recycle,
    UseAvatar,
    UseCombo,
    UseToken,
    respond,
)
from zonegames.games.elemenz.components import FACES_IN_ORDER, OPPOSITES, ROLLS, SURGE_WILDS, TOKEN_SYMBOLS
from zonegames.games.elemenz.duel.bot.answers import Answers
from zonegames.games.elemenz.duel.bot.plan import next_placing
from zonegames.games.elemenz.duel.bot.rolling import Rolling, code_of, counts_of
from zonegames.games.elemenz.duel.bot.worth import Worth, counted
from zonegames.games.elemenz.duel.combos import whole
from zonegames.games.elemenz.duel.view import DuelView

FEW_DICE: Final = 4
"""From here down the last means are used against a loss."""

_KEYSTONE: Final = "without it most falls apart"
_FREE_GAIN: Final = 0.05
_SHAPER_GAIN: Final = 1.0

_SPENDING_ORDER: Final = ("wild_pulse", "winds", "air", "earth", "fire", "water", "totem_buff", "restoration")
"""The cheapest tokens first."""

_RESOLVE_ORDER: Final = ("unshield", "recover", "lose2", "adjacent1", "all2", "all1", "strike")


class DuelBot(Policy[DuelView, Any]):
    """Rolls by exact expectation, fills the best packing, responds when it would lose dice."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._answers: dict[str, Callable[[DuelView, Decision[Any]], Choice[Any]]] = {
            "arrange": self._arrange,
            "start": self._start,
            "roll": self._roll,
            "pick_reroll": self._pick_reroll,
            "surge": self._surge,
            "place": self._place,
            "target": self._target,
            "respond": self._respond,
            "pick_die": self._pick_die,
            "pick_face": self._pick_face,
            "pick_seat": self._pick_seat,
            "pick_combo": self._first,
            "pick_colour": self._pick_colour,
            "pick_dice": self._pick_dice,
            "pick_avatar": self._first,
            "pick_tokens": self._pick_tokens,
            "resolve": self._resolve,
            "loss": self._loss,
        }
        self._kept: tuple[Any, int] = ((), 0)

    def choose(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        if decision.seat == TABLE:
            return self._window(view)
        return self._answers[decision.kind](view, decision)

    # --- set-up, start, rolls

    def _arrange(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        return Choice(KEEP, "they may lie as they are")

    def _start(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        for action in decision.private:
            if isinstance(action, UseAvatar) and action.tile == "borrow":
                return Choice(action, "one more die for this turn")
        return Choice(ROLL, "the turn begins with a roll of all dice")

    def _roll(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        back = self._restoration(view, decision)
        if back is not None:
            return Choice(back, "one more die from now on")
        code, kept = self._keep(view)
        if kept == code:
            return Choice(STOP, "these dice are good")
        return Choice(REROLL, "another roll promises more than these dice")

    def _restoration(self, view: DuelView, decision: Decision[Any]) -> UseToken | None:
        totem = view.shamans[self._seat].totem
        for action in decision.private:
            if isinstance(action, UseToken) and totem[action.circle] == "restoration":
                return action
        return None

    def _keep(self, view: DuelView) -> tuple[int, int]:
        """The hand, and the part of it to keep; worked out once a roll."""
        me = view.shamans[self._seat]
        code = code_of(counted(me.hand, view.faces))
        known = (view.round, view.rolls, code, len(me.hand))
        if self._kept[0] != known:
            rolling = self._rolling(view)
            self._kept = known, rolling.kept(code, ROLLS - view.rolls)
        return code, self._kept[1]

    def _rolling(self, view: DuelView) -> Rolling:
        me = view.shamans[self._seat]
        worth = Worth(view, self._seat)
        may_heal = worth.may_recover and not me.healed and view.summoning
        free = me.symbol == "A" and not me.rerolled
        return Rolling(worth, len(me.hand), me.held, may_heal, free)

    def _pick_reroll(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        code, kept = self._keep(view)
        left = list(counts_of(code - kept)) if kept != code else [0] * 5
        for die in view.about.picked:
            left[FACES_IN_ORDER.index(view.faces[die])] -= 1
        for action in decision.actions:
            if isinstance(action, AddDie) and left[FACES_IN_ORDER.index(action.face)] > 0:
                return Choice(action, "it promises more when it is rolled again")
        return Choice(ROLL if ROLL in decision.actions else decision.actions[0], "the others are kept")

    def _surge(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        """One wild a TOTEM BUFF: where they are too few it would be wasted."""
        me = view.shamans[self._seat]
        pieces = [piece for on in me.slots.values() for piece in on if piece]
        wilds = counted([*me.hand, *pieces], view.faces)[-1]
        if wilds - len(decision.private) < min(SURGE_WILDS, me.held):
            return Choice(decision.private[0], "it stops the surge")
        return Choice(ACCEPT, "it takes its course")

    # --- placing

    def _place(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        back = self._restoration(view, decision)
        if back is not None:
            return Choice(back, "one more die to place")
        if view.summoning:
            better = self._improve(view, decision)
            if better is not None:
                return Choice(better, "a better hand first")
        worth = Worth(view, self._seat)
        action = next_placing(worth, view, decision.legal)
        if action is None:
            return Choice(DONE, "nothing else is worth a die")
        return Choice(action, "a part of the best that these dice can do")

    def _improve(self, view: DuelView, decision: Decision[Any]) -> Any | None:
        """Before the first die is placed: Air's free re-roll, QUELLER, SHAPER."""
        legal = decision.legal
        if FREE_REROLL in legal and self._free_pick(view)[0] > _FREE_GAIN:
            return FREE_REROLL
        tiles = {a.tile: a for a in decision.private if isinstance(a, UseAvatar)}
        me = view.shamans[self._seat]
        foes = sum(view.faces[die] == OPPOSITES[me.symbol] for die in me.hand)
        if "still_foe" in tiles and foes > 1:
            return tiles["still_foe"]
        if "flip_own" in tiles and self._flip(view)[0] > _SHAPER_GAIN:
            return tiles["flip_own"]
        return None

    def _free_pick(self, view: DuelView) -> tuple[float, str]:
        """The gain of rolling one die of the hand again, and its face."""
        me = view.shamans[self._seat]
        if not me.hand:
            return -1.0, ""
        gain, face = self._rolling(view).one_more(code_of(counted(me.hand, view.faces)))
        return gain, FACES_IN_ORDER[face]

    def _flip(self, view: DuelView) -> tuple[float, str, str]:
        """The best turn of one die of the hand: gain, old face, new face."""
        worth = Worth(view, self._seat)
        counts = counted(view.shamans[self._seat].hand, view.faces)
        now = worth.value(counts)
        best = (0.0, "", "")
        for i, old in enumerate(FACES_IN_ORDER):
            for j, new in enumerate(FACES_IN_ORDER[:4]):
                if counts[i] and i != j:
                    a, e, f, w, z = (n - (k == i) + (k == j) for k, n in enumerate(counts))
                    best = max(best, (worth.value((a, e, f, w, z)) - now, old, new))
        return best

    # --- aiming and carrying out

    def _target(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        worth = Worth(view, self._seat)
        effect = view.boards.combos[self._seat][view.about.key].effect
        strength = len([p for p in view.me.slots.get("strike", ()) if p])
        opened = next(
            (
                a.targets[0]
                for a in view.activations
                if a.targets and view.boards.combos[self._seat][a.key].effect == "unshield"
            ),
            -1,
        )
        seat = worth.best_target(effect, [a.seat for a in decision.actions], strength, opened)
        return Choice(next(a for a in decision.actions if a.seat == seat), "there it hurts most")

    def _resolve(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        combos = view.boards.combos[self._seat]

        def rank(action: Any) -> int:
            effect = combos[action.key].effect
            return _RESOLVE_ORDER.index(effect) if effect in _RESOLVE_ORDER else len(_RESOLVE_ORDER)

        return Choice(min(decision.actions, key=rank), "what opens the way comes before what hurts")

    # --- responses

    def _window(self, view: DuelView) -> Choice[Any]:
        seat = self._seat
        answer = Answers(view, seat).best(means(view, seat))
        if answer is None:
            return Choice(NOBODY, "this may happen")
        return Choice(respond(seat), "my dice are at stake")

    def _respond(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        answer = Answers(view, self._seat).best(decision.legal)
        if answer is None:
            return Choice(PASS, "this may happen")
        return Choice(answer, "it does most against what is coming")

    def _pick_die(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        use, legal = view.about.use, decision.actions
        answers = Answers(view, self._seat)
        if use in ("reroll", "reroll_other"):
            return Choice(answers.reroll_pick(legal), _KEYSTONE)
        if use == "cancel":
            own = [pick for pick in legal if pick.seat != self._seat] or list(legal)
            pick = answers.cancel_pick(own) if self._seat != view.active else legal[0]
            return Choice(pick, "without this wild they can do least")
        if use == "flip_active":
            return Choice(answers.trick_pick(legal), _KEYSTONE)
        if use == "unshield":
            pick = min(legal, key=lambda pick: pick.face == "Z")
            return Choice(pick, "a wild falls by itself when its anchor goes")
        face = self._free_pick(view)[1] if use == "free" else self._flip(view)[1]
        if any(pick.place != "hand" for pick in legal) and not view.summoning:
            return Choice(answers.reroll_pick(legal), _KEYSTONE)
        pick = next((p for p in legal if p.face == face and p.place == "hand"), legal[0])
        return Choice(pick, "it is of least use as it is")

    def _pick_face(self, view: DuelView, decision: Decision[PickFace]) -> Choice[Any]:
        die = view.about.picked[0]
        legal = decision.actions
        if view.about.seat == self._seat:
            wanted = self._flip(view)[2]
            return Choice(
                next((pick for pick in legal if pick.face == wanted), legal[0]), "it is what the hand lacks"
            )
        return Choice(Answers(view, self._seat).trick_face(legal, die), "with it they can do least")

    def _pick_seat(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        worth = Worth(view, self._seat)
        pick = max(decision.actions, key=lambda pick: worth.weight(pick.seat))
        return Choice(pick, "the strongest rival shall bear it")

    def _first(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        return Choice(decision.actions[0], "one is as good as another")

    def _pick_colour(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        own = view.shamans[self._seat].symbol
        pick = max(decision.actions, key=lambda pick: pick.colour == own)
        return Choice(pick, "dice of the own colour fit best")

    def _pick_dice(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        add = next((a for a in decision.actions if isinstance(a, AddDie)), None)
        if add is None:
            return Choice(ROLL, "all that may roll again are picked")
        return Choice(add, "it may only get better")

    def _pick_tokens(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        done = next((a for a in decision.legal if isinstance(a, Recycle)), None)
        if done is None:
            return Choice(decision.legal[0], "a new one may be better")
        return Choice(done, "the rest may stay")

    # --- losses

    def _loss(self, view: DuelView, decision: Decision[Any]) -> Choice[Any]:
        me = view.shamans[self._seat]
        if me.dice <= FEW_DICE or me.tokens == 4:
            saved = self._save(view, decision, desperate=me.dice <= FEW_DICE)
            if saved is not None:
                return Choice(saved, "every die counts")
        least = min(decision.actions, key=lambda a: _sacrifice(view, self._seat, a))
        return Choice(least, "it will be missed least")

    def _save(self, view: DuelView, decision: Decision[Any], desperate: bool) -> Any | None:
        for action in decision.private:
            if isinstance(action, UseAvatar) and desperate:
                return action
        back = self._restoration(view, decision)
        if back is not None and view.shamans[self._seat].dice <= view.about.left:
            return back
        totem = view.shamans[self._seat].totem

        def price(action: Buff) -> int:
            return sum(_SPENDING_ORDER.index(totem[circle]) for circle in (action.first, action.second))

        buffs = [action for action in decision.private if isinstance(action, Buff)]
        keeps_totem = view.shamans[self._seat].tokens > 2 or view.shamans[self._seat].dice <= view.about.left
        return min(buffs, key=price) if buffs and (keeps_totem or desperate) else None


def means(view: DuelView, seat: Seat) -> list[Any]:
    """What a seat could answer a window with, as far as it can tell before its menu is open."""
    me = view.shamans[seat]
    found: list[Any] = [
        UseCombo(key) for key in me.armed if whole(view.boards.combos[seat][key], me.slots[key], view.faces)
    ]
    if seat == view.active and me.symbol == "A" and not me.rerolled:
        found.append(FREE_REROLL)
    found += [UseToken(i) for i, token in enumerate(me.totem) if token and not TOKEN_SYMBOLS[token]]
    found += [UseAvatar(tile) for tile in dict.fromkeys(me.avatars)]
    return found


def _sacrifice(view: DuelView, seat: Seat, action: Lose) -> tuple[int, int]:
    """The pool first, then the hand, armed combos, other combos, SHIELD last."""
    shaman = view.shamans[seat]
    rank = {"pool": 0, "hand": 1, "strike": 3, "shield": 4}.get(action.place, 2)
    return rank, action.face == shaman.symbol
