"""A fighter that knows what it holds and what it sees."""

from typing import Any

from tests.toys.skirmish.actions import COMMITS, GIVE_UP, LET_STAND, PAYS, REST, Aim, Attack, Call, Token
from tests.toys.skirmish.state import SkirmishView
from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.rng import Rng


class SkirmishBot(Policy[SkirmishView, Any]):
    """Attacks the weakest with a blade in hand, rests without one, calls when the die is against it."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: SkirmishView, decision: Decision[Any]) -> Choice[Any]:
        match decision.kind:
            case "turn":
                return self._turn(view, decision)
            case "aim":
                stance = "high" if self._rng.below(3) == 0 else "low"
                return Choice(Aim(stance), "It may get through.")
            case "window":
                return self._call(view, decision)
            case "pay":
                return Choice(_first(("blank", "shield", "blade"), decision, PAYS), "It is worth least.")
            case _:
                return self._commit(view, decision)

    def _turn(self, view: SkirmishView, decision: Decision[Any]) -> Choice[Any]:
        attacks = [action for action in decision.actions if isinstance(action, Attack)]
        if REST in decision.actions and "blade" not in view.hand:
            return Choice(REST, "There is no blade in this hand.")
        if decision.private and self._rng.below(4) == 0:
            return Choice(self._rng.choice(decision.private), "A ward makes the others think.")
        return Choice(min(attacks, key=lambda attack: view.hearts[attack.target]), "That one is the weakest.")

    def _call(self, view: SkirmishView, decision: Decision[Any]) -> Choice[Any]:
        calls = [action for action in decision.actions if isinstance(action, Call)]
        strike = view.strike
        assert strike is not None
        seat = calls[0].seat if calls else None
        missed = strike.die < 3
        if calls and "blank" in view.hand and seat == (strike.attacker if missed else strike.target):
            return Choice(calls[0], "A blank is a fair price for another roll.")
        return Choice(LET_STAND)

    def _commit(self, view: SkirmishView, decision: Decision[Any]) -> Choice[Any]:
        assert view.strike is not None
        attacks = not view.ready
        wanted: tuple[Token | None, ...] = ("blade", None) if attacks else ("blade", "shield", None)
        return Choice(_first(wanted, decision, COMMITS), "It helps here.")


def _first(wanted: tuple[Any, ...], decision: Decision[Any], actions: dict[Any, Any]) -> Any:
    """The first wanted one on offer."""
    return next((actions[token] for token in wanted if actions[token] in decision.legal), GIVE_UP)
