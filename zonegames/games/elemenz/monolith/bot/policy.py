"""The heuristic player of the two-player game.  Sees only the view of its seat."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.elemenz.actions import (
    ACCEPT,
    END,
    NOBODY,
    PASS,
    REROLL,
    ROLL,
    AddDie,
    Buy,
    Complete,
    Destroy,
    Pay,
    PickDie,
    ReturnDie,
    TakeDie,
    UseAvatar,
    respond,
)
from zonegames.games.elemenz.components import BOXES
from zonegames.games.elemenz.monolith.bot.packing import Purse, best_set, goals, keepers
from zonegames.games.elemenz.monolith.preview import starves_with_one_less
from zonegames.games.elemenz.monolith.view import MonolithView

_SCARCE: Final = "a colour with open locks of which there are few"
_WORTH_A_TRICK: Final = frozenset({"lock", "steal", "take_or_return", "unlock"})


class MonolithBot(Policy[MonolithView, Any]):
    """Completes the best packing, keeps what is nearly complete and rolls the rest."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._answers: dict[str, Callable[[MonolithView, Decision[Any]], Choice[Any]]] = {
            "start": self._start,
            "act": self._act,
            "pick_reroll": self._pick_reroll,
            "pick_dice": self._pick_dice,
            "take_or_return": self._take_or_return,
            "pick_colour": self._pick_colour,
            "pick_lock": self._pick_lock,
            "respond": self._respond,
            "loss": self._loss,
            "pick_die": self._pick_die,
            "pick_face": self._pick_face,
            "pick_avatar": self._first,
        }

    def choose(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        if decision.seat == TABLE:
            return self._window(view)
        return self._answers[decision.kind](view, decision)

    # --- the own turn

    def _start(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        if decision.private:
            return Choice(decision.private[0], "one more die for this turn")
        return Choice(ROLL, "the turn begins with a roll of all dice")

    def _act(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        wanted = goals(view)
        chosen = best_set(view, wanted)
        may_roll = REROLL in decision.actions
        now = [goal for goal in chosen if not may_roll or goal.worth >= 0.5]
        for goal in sorted(now, key=lambda goal: (goal.box.effect == "lock", -goal.worth)):
            action = Complete(goal.box.key)
            if action in decision.actions:
                return Choice(action, f"worth {goal.worth:.1f} dice")
        if may_roll and len(keepers(view, wanted, now)) < len(view.mine.hand):
            return Choice(REROLL, "another roll promises more than these dice")
        shaper = self._shaper(view, decision)
        if shaper is not None:
            return Choice(shaper, "one face more completes a lock")
        bargain = self._shop(decision)
        if bargain is not None:
            return Choice(bargain, "dice that are left over buy it")
        return Choice(END, "nothing more is worth a die")

    def _shaper(self, view: MonolithView, decision: Decision[Any]) -> UseAvatar | None:
        for action in decision.private:
            if isinstance(action, UseAvatar) and self._missing_one(view) is not None:
                return action
        return None

    def _missing_one(self, view: MonolithView) -> tuple[str, str] | None:
        """A die and the face that would complete a lock with the rest of the hand."""
        purse = Purse(view)
        for goal in goals(view):
            if goal.box.effect != "lock" or not purse.lockable.get(goal.box.board):
                continue
            short = [s for s, count in goal.box.cost if purse.shown.get(s, 0) == count - 1]
            exact = all(purse.shown.get(s, 0) >= count - (s in short) for s, count in goal.box.cost)
            if len(short) == 1 and exact:
                spare = [
                    d for d in (*view.mine.wild, *view.mine.hand) if view.faces[d] not in goal.box.spaces
                ]
                if spare:
                    return spare[0], short[0]
        return None

    def _shop(self, decision: Decision[Any]) -> Any | None:
        """Dice that are left over buy or destroy avatars when no roll is left."""
        if REROLL in decision.actions:
            return None
        return next((a for a in decision.actions if isinstance(a, (Buy, Destroy))), None)

    def _pick_reroll(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        wanted = goals(view)
        reserved = [goal for goal in best_set(view, wanted) if goal.worth >= 0.5]
        kept = keepers(view, wanted, reserved)
        free = [d for d in view.mine.hand if d not in kept and d not in view.about.picked]
        for action in decision.actions:
            if isinstance(action, AddDie) and any(
                d[0] == action.colour and view.faces[d] == action.face for d in free
            ):
                return Choice(action, "it promises more when it is rolled again")
        return Choice(ROLL if ROLL in decision.actions else decision.actions[0], "the others are kept")

    def _pick_dice(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        """Payment: borrowed dice, then foreign ones, lockable ones last.  Re-rolls: all there are."""
        own = view.mine.boards

        def price(action: Any) -> tuple[bool, bool, bool]:
            lockable = isinstance(action, Pay) and action.colour == view.about.symbol
            return not action.borrowed, action.colour in own, lockable

        if view.about.use in ("pay", "buy"):
            return Choice(min(decision.actions, key=price), "it will be missed least")
        adds = [action for action in decision.actions if isinstance(action, AddDie)]
        if not adds or (view.about.picked and view.about.use == "reroll_hand" and self._good(view, adds)):
            return Choice(ROLL, "the rest is better kept")
        wild = [action for action in adds if action.face == "Z"]
        return Choice((wild or adds)[0], "it may only get better")

    def _good(self, view: MonolithView, adds: list[AddDie]) -> bool:
        """What is left in the hand is better kept."""
        kept = keepers(view, goals(view), ())
        return len(kept) >= len(view.mine.hand) - len(view.about.picked)

    # --- effects

    def _take_or_return(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        returns = [action for action in decision.actions if isinstance(action, ReturnDie)]
        takes = [action for action in decision.actions if isinstance(action, TakeDie)]
        if returns and (starves_with_one_less(view.rival) or not takes):
            return Choice(returns[0], "the rival runs short of dice")
        return Choice(max(takes, key=lambda action: self._useful(view, action.colour)), _SCARCE)

    def _pick_colour(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        if view.about.use == "aside":
            rival = view.rival
            foe = max(decision.actions, key=lambda action: action.colour in rival.boards)
            return Choice(foe, "the rival's own colours can lock")
        return Choice(max(decision.actions, key=lambda action: self._useful(view, action.colour)), _SCARCE)

    def _useful(self, view: MonolithView, colour: str) -> tuple[bool, int]:
        """Own colours with open locks first, the scarcer one before the other."""
        mine = view.mine
        needed = any(lock.board == colour for lock in mine.open_locks())
        return needed, -sum(die[0] == colour for die in mine.hand)

    def _pick_lock(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        """The largest lock is the hardest to fill again."""
        largest = max(decision.actions, key=lambda action: len(BOXES[action.lock].spaces))
        return Choice(largest, "the largest lock is the hardest to fill again")

    # --- avatars

    def _window(self, view: MonolithView) -> Choice[Any]:
        if "flip_other" in view.sides[self._seat].avatars and self._worth_a_trick(view):
            return Choice(respond(self._seat), "that would hurt")
        return Choice(NOBODY, "this may happen")

    def _worth_a_trick(self, view: MonolithView) -> bool:
        box = BOXES.get(view.about.key)
        return box is not None and box.effect in _WORTH_A_TRICK

    def _respond(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        if decision.private and self._worth_a_trick(view):
            return Choice(decision.private[0], "nothing has been paid yet")
        return Choice(PASS, "this may happen")

    def _loss(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        if decision.private:
            return Choice(decision.private[0], "every die counts")
        return Choice(ACCEPT, "it takes its course")

    def _pick_die(self, view: MonolithView, decision: Decision[PickDie]) -> Choice[Any]:
        if self._seat != view.active:
            own = [pick for pick in decision.actions if pick.colour == pick.face]
            return Choice((own or list(decision.actions))[0], "it could lock as it lies")
        missing = self._missing_one(view)
        for pick in decision.actions:
            if missing is not None and pick.colour == missing[0][0] and pick.face == view.faces[missing[0]]:
                return Choice(pick, "another face of it completes a lock")
        return Choice(decision.actions[0], "one is as good as another")

    def _pick_face(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        if self._seat != view.active:
            shown = [view.faces[die] for die in view.mine.hand]
            common = max(decision.actions, key=lambda pick: shown.count(pick.face))
            return Choice(common, "they have that one already")
        missing = self._missing_one(view)
        wanted = missing[1] if missing is not None else ""
        pick = next((p for p in decision.actions if p.face == wanted), decision.actions[0])
        return Choice(pick, "it is what the lock lacks")

    def _first(self, view: MonolithView, decision: Decision[Any]) -> Choice[Any]:
        return Choice(decision.actions[0], "one is as good as another")
