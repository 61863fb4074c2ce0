"""What an action points to, and how everything that can be pointed at is lit."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from zonegames.games.elemenz import actions as act
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.keys import buy_key
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.duel.places import held_group
from zonegames.tui.boards.elemenz.pieces import Mode, die_spot, same_group, spot_of_die
from zonegames.tui.spots import SpotId

Lit: TypeAlias = Mapping[SpotId, Mode]
"""What can be pointed at now, and how it is lit."""


def spots_of(scene: Scene, action: Any) -> tuple[SpotId, ...]:
    """The things on the board that an action touches."""
    assert scene.decision is not None
    match action:
        case act.Place():
            group = held_group(scene)
            return (f"card:{action.key}",) if group is None or same_group(action, group) else ()
        case act.PlaceToken() | act.Repair():
            return (f"card:{action.key}", f"circle:{scene.decision.seat}:{action.circle}")
        case act.Resolve() | act.PickCombo() | act.UseCombo() | act.Complete():
            return (f"card:{action.key}",)
        case act.PickLock(lock):
            return (f"card:{lock}",)
        case act.Target(seat) | act.PickSeat(seat) | act.Respond(seat):
            return (f"seat:{seat}",)
        case act.UseToken(circle) | act.PickToken(circle):
            return (f"circle:{scene.decision.seat}:{circle}",)
        case act.Buy(tile):
            return (f"card:{buy_key(tile)}",)
        case act.PickDie() | act.Lose():
            view = scene.view
            seat = scene.decision.seat
            symbol = view.shamans[seat].symbol if isinstance(view, DuelView) else ""
            return (spot_of_die(action, seat, symbol),)
        case act.TakeDie(colour):
            return (f"pool:{colour}",)
        case act.ReturnDie(colour):
            return (f"rival:{colour}",)
        case act.PickColour(colour):
            return (f"rival:{colour}" if scene.view.about.use in ("steal", "aside") else f"pool:{colour}",)
        case act.Pay(colour):
            return (die_spot(scene.decision.seat, "hand", colour, scene.view.about.symbol),)
        case act.AddDie(colour, face):
            places = ("hand", "wild")
            return tuple(die_spot(scene.decision.seat, place, colour, face) for place in places)
        case _:
            return ()


def lights(scene: Scene) -> Lit:
    """Every spot that an action touches: open, or under the cursor."""
    found: dict[SpotId, Mode] = {}
    for action in scene.legal:
        here = action == scene.lit
        for spot in spots_of(scene, action):
            if here or spot not in found:
                found[spot] = "here" if here else "lit"
    return found
