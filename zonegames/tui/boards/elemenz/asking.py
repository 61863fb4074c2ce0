"""How a question is handled; the plain numbered list of both modes."""

from dataclasses import replace
from typing import Any

from zonegames.games.elemenz.actions import DONE, END, REROLL, Accept
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.tui.board import Response, Scene, choice_spot, own_key
from zonegames.tui.boards.elemenz.lights import spots_of
from zonegames.tui.boards.elemenz.memory import FRESH, Memory, memory
from zonegames.tui.boards.elemenz.menu import ON_BOARD, listed
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.spots import SpotId


class ListAsking:
    """Digits and arrows light an answer of the list, Enter gives it; so does a second click.

    `press` and `click` return None where the common ways of a board do.
    """

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        """What is lit first: the harmless answer, never to accept a surge.  In a private look at one's own
        question the list of private answers is open at once."""
        decision = scene.decision
        assert decision is not None
        own = not scene.alone and scene.looker == decision.seat and decision.private_entry
        known = replace(FRESH, menu=own and decision.kind in ON_BOARD, shown=memory(scene).shown)
        found = listed(replace(scene, pick=known))
        first = next((action for action in found[:1] if not isinstance(action, Accept)), None)
        return first, known

    def asks(self, scene: Scene) -> str:
        """The question in the board's own words; empty: the prompt."""
        if not memory(scene).menu:
            return ""
        return "use one of your things?" if listed(scene) else "none of your own things is of use now."

    def enter_says(self, scene: Scene) -> str:
        """What Enter does, for the decision bar."""
        if scene.lit is None or scene.lit not in scene.legal:
            return ""
        does = scene.words(scene.lit).enter.rstrip(".")
        return f"Enter {does}." if does else ""

    def suggested(self, scene: Scene, action: Any) -> Response:
        """Where a hint puts the cursor."""
        return Response(lit=action, pick=memory(scene))

    def press(self, scene: Scene, key: str) -> Response | None:
        found = listed(scene)
        if key == "v":
            return self._private(scene)
        if key.isdigit() and key != "0":
            return Response(lit=found[int(key) - 1]) if int(key) <= len(found) else Response()
        if key in ("up", "down", "left", "right"):
            return self._walk(scene, found, 1 if key in ("down", "right") else -1)
        if key == "enter":
            allowed = found if memory(scene).menu else scene.legal
            return Response(play=(scene.lit,)) if scene.lit in allowed else Response()
        if key == "escape" and memory(scene).menu and scene.alone:
            return self._private(scene)
        return None

    def _walk(self, scene: Scene, found: tuple[Any, ...], step: int) -> Response:
        if not found:
            return Response()
        at = found.index(scene.lit) + step if scene.lit in found else (0 if step > 0 else -1)
        return Response(lit=found[at % len(found)])

    def _private(self, scene: Scene) -> Response:
        """The own tokens and avatars: behind the cover, or, alone at the screen, their list."""
        decision = scene.decision
        assert decision is not None
        if scene.looker != decision.seat:
            return Response(look=decision.seat)
        if not scene.alone or decision.kind not in ON_BOARD:
            return Response()
        menu = not memory(scene).menu
        first = decision.private[0] if menu and decision.private else None
        if menu and first is None:
            return Response(pick=replace(memory(scene), menu=True), said="None of them is of use now.")
        return Response(pick=replace(memory(scene), menu=menu, held=""), lit=first or neutral(scene))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, rest = spot.partition(":")
        for action in scene.legal:
            if spot in self.targets(scene, action):
                return Response(play=(action,)) if action == scene.lit else Response(lit=action)
        if kind == "circle":
            seat = int(rest.partition(":")[0])
            if not scene.alone and seat in scene.people and seat != scene.looker:
                return Response(look=seat)
        return None

    def targets(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        return (*spots_of(scene, action), choice_spot(scene, action))

    def keys(self, scene: Scene) -> list[Command]:
        count = min(9, len(listed(scene)))
        if not count and memory(scene).menu:
            return [own_key("escape", "back", "Back to your dice.")]
        lit = scene.lit in scene.legal
        found = [own_key("enter", "take", "Give the lit answer.")] if lit else []
        if count:
            shown = digits_up_to(count)
            found.append(own_key("digits", "choose", "Light the numbered answer.", shown=shown))
        return [*found, *self.shared_keys(scene)]

    def _hidden(self, scene: Scene) -> str:
        return "tokens" if isinstance(scene.view, DuelView) else "avatars"

    def shared_keys(self, scene: Scene) -> list[Command]:
        """The own tokens and avatars, where something may be done with them."""
        decision = scene.decision
        if decision is None or not decision.private_entry or decision.secret:
            return []
        return [own_key("v", self._hidden(scene), "Your face-down tokens and avatars, behind a cover.")]


def neutral(scene: Scene) -> Any:
    """What may be lit without Enter doing any harm: to roll again needs marked dice, an end with a roll
    left is never it."""
    return next((action for action in (REROLL, DONE, END) if action in scene.legal), scene.lit)
