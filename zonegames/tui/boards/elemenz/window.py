"""Both modes: the open question to the whole table whether anybody responds."""

from typing import Any

from zonegames.engine.seats import TABLE
from zonegames.games.elemenz.actions import NOBODY, Respond
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.elemenz.asking import ListAsking
from zonegames.tui.boards.elemenz.memory import FRESH, Memory
from zonegames.tui.boards.elemenz.menu import listed
from zonegames.tui.commands import Command
from zonegames.tui.spots import SpotId


class WindowAsking(ListAsking):
    """`window`: an open question to the whole table; digits and n answer it, Enter does nothing."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        able = listed(scene)
        return (able[0] if able else None), FRESH

    def press(self, scene: Scene, key: str) -> Response | None:
        if key == "y" and isinstance(scene.lit, Respond) and scene.lit.seat in scene.people:
            seat = scene.lit.seat
            held = seat in scene.holds
            name = scene.names[seat]
            said = f"{name} is asked again." if held else f"{name} is not asked before {name}'s next turn."
            return Response(hold=seat, said=said)
        return super().press(scene, key)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind = spot.partition(":")[0]
        if kind in ("seat", "choice"):
            action = next((action for action in listed(scene) if spot in self.targets(scene, action)), None)
            if action is None:
                return None
            return Response(play=(action,)) if action == scene.lit else Response(lit=action)
        if kind == "nobody":
            return Response(play=(NOBODY,))
        return super().click(scene, spot)

    def keys(self, scene: Scene) -> list[Command]:
        assert scene.decision is not None and scene.decision.seat == TABLE
        digits = " ".join(str(action.seat + 1) for action in listed(scene))
        return [
            own_key("n", "nobody", "Nobody responds: the combos are carried out."),
            own_key("digits", "respond", "The seat with this number looks at its answers.", digits),
            own_key("y", "hold answers", "The lit seat is not asked again until its own next turn."),
        ]
