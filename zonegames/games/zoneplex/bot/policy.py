"""The policy: one chooser a kind of decision, turn relics before it where they pay."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import BUILD, DISLOCATE, Action, PlayRelic
from zonegames.games.zoneplex.bot import battles, moves, worth
from zonegames.games.zoneplex.bot.turn_relics import aim, reason, worth_playing
from zonegames.games.zoneplex.view import View


class ZoneplexBot(Policy[View, Action]):
    """Looks at nothing but its seat's view; the same view always gives the same choice."""

    def choose(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        seat = decision.seat
        relics = [action for action in decision.legal if isinstance(action, PlayRelic)]
        if decision.kind == "prepare":
            return battles.choose_preparation(view, seat, decision.actions, relics)
        if relics and (played := worth_playing(view, seat, decision.kind, relics)) is not None:
            return Choice(played, reason(played))
        return _CHOOSERS[decision.kind](view, seat, decision.actions)


def _first(view: View, seat: Seat, actions: Sequence[Action]) -> Choice[Action]:
    return Choice(actions[0], "there is nothing better to do")


def _draw(view: View, seat: Seat, actions: Sequence[Action]) -> Choice[Action]:
    return Choice(actions[0], "every turn begins with a card")


def _synchronicity(view: View, seat: Seat, actions: Sequence[Action]) -> Choice[Action]:
    """Build and walk, unless the leader can be kept from The Eye or a stone of its own does harm."""
    if view.phase == 2 and DISLOCATE in actions:
        lead = worth.leader(view, seat)
        if view.eye_open_to(lead) and not view.eye_open_to(seat) and view.stones_of(lead):
            return Choice(DISLOCATE, "somebody is too close to The Eye")
        if moves.harm_of_own_stones(view, seat) > moves.walk_value(view, seat, view.seats[seat].monkle):
            return Choice(DISLOCATE, "a stone of mine counts against me")
    return Choice(BUILD, "to move on is worth more than one stone")


def _aimed(view: View, seat: Seat, actions: Sequence[Action]) -> Choice[Action]:
    return Choice(aim(view, seat, actions), "there it does most")


Chooser: TypeAlias = Callable[[View, Seat, Sequence[Action]], Choice[Action]]

_CHOOSERS: Final[dict[str, Chooser]] = {
    "draw": _draw,
    "sync": _synchronicity,
    "dislocate": moves.choose_dislocation,
    "place_tile": moves.choose_tile,
    "place_cell": moves.choose_cell,
    "place_wall": moves.choose_side,
    "move": moves.choose_step,
    "teleport": moves.choose_step,
    "stone": moves.choose_stone,
    "reliquary": moves.choose_relic,
    "relic_target": _aimed,
    "lens_order": _first,
    "fear_plan": battles.choose_plan,
    "invite": battles.choose_invitation,
    "share": battles.choose_share,
    "extras": battles.choose_extras,
    "answer": battles.choose_answer,
    "petition": battles.choose_petition,
    "final_answer": battles.choose_answer,
    "last_word": battles.choose_last_word,
    "pay_relic": battles.choose_payment,
    "end_turn": _first,
    "vote": _first,
}
