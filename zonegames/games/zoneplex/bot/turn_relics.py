"""Turn relics: when they are worth playing, and at whom."""

from collections.abc import Sequence
from typing import Any, Final

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import (
    GateTo,
    PickSeat,
    PickStone,
    PickWall,
    PlayRelic,
    Push,
    TakeHidden,
    TakeJar,
    TakeOpen,
    ThreadTo,
)
from zonegames.games.zoneplex.bot import worth
from zonegames.games.zoneplex.bot.moves import walk_value
from zonegames.games.zoneplex.components import RELICS
from zonegames.games.zoneplex.geometry import DOOR, cells
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.walking import gates


def worth_playing(view: View, seat: Seat, kind: str, relics: Sequence[PlayRelic]) -> PlayRelic | None:
    """The first relic that is worth playing at a decision of that kind."""
    for action in relics:
        if _wants(view, seat, kind, RELICS[action.relic].effect):
            return action
    return None


def reason(played: PlayRelic) -> str:
    """Why it is played now."""
    return _REASONS[RELICS[played.relic].effect]


_REASONS: Final = {
    "sandals": "with more steps the walk ends better",
    "gate": "from another teleporter the walk ends better",
    "swap": "from a rival's place the walk ends better",
    "steal": "what a rival holds is worth having",
    "thread": "a good chamber is free for a stone",
    "extra_turn": "one more turn is always welcome",
    "hex": "the leader's next Fear should be worse",
    "sting": "the leader is too strong",
    "unstone": "a stone of the leader counts too much",
    "push": "a rival stands too well where it is",
}


def _wants(view: View, seat: Seat, kind: str, effect: str) -> bool:
    me = view.seats[seat]
    match effect:
        case "sandals":
            size = RELICS["winged_sandals"].size
            return (
                kind == "move"
                and walk_value(view, seat, me.monkle, size) > walk_value(view, seat, me.monkle) + 2
            )
        case "gate":
            return kind == "move" and _best_gate(view, seat) > walk_value(view, seat, me.monkle) + 2
        case "swap":
            return kind == "move" and _best_swap(view, seat) > walk_value(view, seat, me.monkle) + 2
        case "steal":
            rivals = [who for other, who in enumerate(view.seats) if other != seat]
            return view.phase == 2 or any(who.shown or who.jar for who in rivals)
        case "thread":
            return kind == "end_turn" and any(
                worth.chamber(view, seat, cell) >= 4 for cell in _free_chambers(view, seat)
            )
        case "extra_turn":
            return kind == "end_turn"
        case "hex":
            return kind == "end_turn" and view.turn > len(view.seats)
        case "push":
            return view.eye_open_to(worth.leader(view, seat)) or (view.phase == 2 and me.full_hand)
        case "sting" | "unstone":
            return view.phase == 2
        case _:
            return False


def _free_chambers(view: View, seat: Seat) -> list[str]:
    if not view.seats[seat].unplaced:
        return []
    rivals = {who.monkle for other, who in enumerate(view.seats) if other != seat}
    return [c for c in cells(view.pyramid.chambers) if c not in view.stones and c not in rivals]


def _best_gate(view: View, seat: Seat) -> float:
    here = view.seats[seat].monkle
    return max((walk_value(view, seat, cell) for cell in cells(gates(view.pyramid, here))), default=0.0)


def _best_swap(view: View, seat: Seat) -> float:
    """From the best place of a rival that can be left."""
    places = (who.monkle for other, who in enumerate(view.seats) if other != seat and who.monkle)
    return max((walk_value(view, seat, cell) for cell in places), default=0.0)


def aim(view: View, seat: Seat, actions: Sequence[Any]) -> Any:
    """The target that serves best, or hurts the leader most."""
    lead = worth.leader(view, seat)
    far = worth.door_distances(view)
    swaps = view.aim is not None and RELICS[view.aim.relic].effect == "swap"

    def score(action: Any) -> float:
        match action:
            case TakeJar():
                return 9.0
            case TakeOpen(_, relic):
                return 4.0 + RELICS[relic].size
            case PickSeat(rival) if swaps:
                return walk_value(view, seat, view.seats[rival].monkle)
            case TakeHidden(rival) | PickSeat(rival):
                return 1.0 + (rival == lead)
            case PickStone(cell):
                owner = view.stones[cell]
                return worth.stone_cost(view, owner, cell) + 2.0 * (owner == lead)
            case Push(_, cell):
                return float(far.get(cell, worth.apart(cell, DOOR)))
            case ThreadTo(cell):
                return worth.chamber(view, seat, cell)
            case GateTo(cell):
                return walk_value(view, seat, cell)
            case PickWall(cell):
                return -worth.apart(cell, DOOR)
            case _:
                return 0.0

    return max(actions, key=score)
