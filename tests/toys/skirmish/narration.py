"""The words of a fight."""

from collections.abc import Sequence
from typing import Any

from tests.toys.skirmish.actions import (
    Aim,
    Attack,
    Back,
    Call,
    Commit,
    GiveUp,
    Lay,
    LetStand,
    Pay,
    Rest,
)
from tests.toys.skirmish.events import (
    Called,
    Clashed,
    Committed,
    Drew,
    Fell,
    GaveUp,
    Laid,
    Paid,
    Rolled,
    TurnBegan,
)
from tests.toys.skirmish.state import SkirmishView
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names


class SkirmishNarrator(Narrator[SkirmishView, Any]):
    """Plain words."""

    def prompt(self, view: SkirmishView, decision: Decision[Any], names: Names) -> Prompt:
        strike = view.strike
        match decision.kind:
            case "turn":
                return Prompt("attack, rest or lay a ward.")
            case "aim":
                return Prompt("strike high or low?", "High needs a 5, low a 3.", "then: the die rolls")
            case "window":
                assert strike is not None
                return Prompt(
                    f"{names[strike.attacker]} rolled {strike.die}: does anyone call for another roll?"
                )
            case "pay":
                return Prompt("which token goes back into the bag?", "Nobody else sees it.")
            case _:
                return Prompt("what do you bring into the clash?", "Both choices are shown together.")

    def action(self, view: SkirmishView, decision: Decision[Any], action: Any, names: Names) -> ActionText:
        match action:
            case Attack(target):
                return ActionText(f"attack {names[target]}", f"goes for {names[target]}")
            case Aim(stance):
                return ActionText(f"strike {stance}", "rolls the die, no undo")
            case Back():
                return ActionText("think again")
            case Rest():
                return ActionText("rest", "draws a token, no undo")
            case Lay(token):
                return ActionText(f"lay a {token}")
            case Call(seat):
                return ActionText(f"{names[seat]} calls")
            case LetStand():
                return ActionText("nobody calls")
            case Pay(token):
                return ActionText(f"give up a {token}")
            case Commit(token):
                return ActionText(f"bring a {token}" if token else "bring nothing")
            case GiveUp():
                return ActionText("give up", "lays down your arms")
            case _:
                raise AssertionError(action)

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        match event:
            case TurnBegan(seat):
                return f"{names[seat]} is on."
            case Drew(seat, token):
                return f"{names[seat]} draws a {token or 'token'}."
            case Laid(seat, token):
                return f"{names[seat]} lays a {token or 'token'} face down."
            case Rolled(attacker, target, stance, die):
                return f"{names[attacker]} strikes {stance} at {names[target]}: {die}."
            case Called(seat):
                return f"{names[seat]} calls for another roll."
            case Paid(seat, token):
                return f"{names[seat]} puts a {token or 'token'} back."
            case Committed(seat):
                return f"{names[seat]} is ready."
            case Clashed(attacker, target):
                return _clash(event, names[attacker], names[target])
            case GaveUp(seat):
                return f"{names[seat]} gives up."
            case Fell(seat):
                return f"{names[seat]} falls."
            case _:
                raise AssertionError(event)

    def status(self, view: SkirmishView, names: Names) -> Status:
        hearts = tuple(f"{hearts} hearts" for hearts in view.hearts)
        return Status(f"turn {view.turn}", f"{view.bag} tokens in the bag", hearts)

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        winners = [name for name, won in zip(names, outcome.won, strict=True) if won]
        if outcome.reason == "last_standing":
            return Verdict(f"{winners[0]} stands alone.", "Nobody else is left.")
        return Verdict(f"Dusk falls: {' and '.join(winners)} won.", "Most hearts at dusk.")

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return [f"The die rolled {sum(isinstance(event, Rolled) for event in events)} times."]

    def hint(self, view: SkirmishView, decision: Decision[Any]) -> Hint | None:
        if decision.kind == "commit":
            return Hint("commit", "A blade adds a heart; the target's shield takes one off, its blade two.")
        return None


def _clash(event: Clashed, attacker: str, target: str) -> str:
    mine, theirs = (token or "nothing" for token in event.tokens)
    shown = f"{attacker} shows {mine}, {target} {theirs}"
    if event.ward:
        shown += f" and a {event.ward} as ward"
    if not event.damage:
        return f"{shown}: nobody is hurt."
    hurt = target if event.damage > 0 else attacker
    return f"{shown}: {hurt} loses {abs(event.damage)}."
