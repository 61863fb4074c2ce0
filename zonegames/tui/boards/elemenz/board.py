"""ElemenZ on the screen: the Duel for three or four, the Monolith game for two."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from zonegames.engine.events import Event
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.elemenz.components import LOCKS_TO_WIN
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.events import TurnStarted
from zonegames.tui.board import AT_ONCE, Board, Response, Scene, Sheet, own_key
from zonegames.tui.boards.elemenz import sheets
from zonegames.tui.boards.elemenz.asking import ListAsking
from zonegames.tui.boards.elemenz.duel.picture import duel_asking, paint_duel
from zonegames.tui.boards.elemenz.lights import spots_of
from zonegames.tui.boards.elemenz.memory import FRESH, memory
from zonegames.tui.boards.elemenz.menu import listed
from zonegames.tui.boards.elemenz.monolith.picture import monolith_asking, paint_monolith
from zonegames.tui.boards.elemenz.motion import PACES, traced
from zonegames.tui.boards.elemenz.naming import seat_mark
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines
from zonegames.tui.spots import SpotId


class ElemenZBoard(Board):
    """Two games with one box of dice: each has its own picture; questions are handled alike."""

    paces = PACES
    other_paces = AT_ONCE

    # --- looks

    def title(self, scene: Scene) -> Line:
        view = scene.view
        if isinstance(view, DuelView):
            return [(f"duel · round {max(1, view.round)}", "muted")]
        return [(f"Monolith · turn {max(1, view.turn)} · {LOCKS_TO_WIN} locks win", "muted")]

    def paint(self, scene: Scene) -> Lines:
        return paint_duel(scene) if isinstance(scene.view, DuelView) else paint_monolith(scene)

    def question(self, scene: Scene) -> Line:
        """The prompt with the shaman's own mark, and what Enter does."""
        asking, decision = self._asking(scene), scene.decision
        if asking is None or decision is None or decision.seat == TABLE:
            return []
        prompt = scene.narrator.prompt(scene.view, decision, scene.names)
        return [
            *seat_mark(scene, decision.seat),
            (f": {asking.asks(scene) or prompt.question}", "text bold"),
            (" ", "text bold"),
            (asking.enter_says(scene), "primary bold"),
        ]

    def nothing_hidden(self, scene: Scene) -> str:
        """In the two-player game only avatars lie face down."""
        if isinstance(scene.view, DuelView) or scene.view.avatars:
            return ""
        return "Nothing is hidden between you: without avatars all lies open."

    # --- handling

    def _asking(self, scene: Scene) -> ListAsking | None:
        decision = scene.decision
        if decision is None:
            return None
        find = duel_asking if isinstance(scene.view, DuelView) else monolith_asking
        return find(decision.kind)

    def open(self, scene: Scene) -> tuple[Any, Any]:
        asking = self._asking(scene)
        return asking.open(scene) if asking is not None else (None, FRESH)

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        return spots_of(scene, action) if scene.decision is not None else ()

    def suggested(self, scene: Scene, action: Any) -> Response:
        """The list of one's own things gives way to a hint that is about the board."""
        asking = self._asking(scene)
        if asking is None:
            return Response(lit=action)
        known = memory(scene)
        known = replace(known, menu=known.menu and action in listed(scene))
        return asking.suggested(replace(scene, pick=known), action)

    def press(self, scene: Scene, key: str) -> Response:
        if key == "t":
            return Response(sheet=sheets.printed(scene))
        asking = self._asking(scene)
        answer = asking.press(scene, key) if asking is not None else None
        return Response() if answer is None else answer

    def click(self, scene: Scene, spot: SpotId) -> Response:
        asking = self._asking(scene)
        answer = asking.click(scene, spot) if asking is not None else None
        if answer is not None:
            return answer
        told = self.explain(scene, spot)
        return Response(said=told) if told else Response()

    def keys(self, scene: Scene) -> Sequence[Command]:
        asking = self._asking(scene)
        own = asking.keys(scene) if asking is not None else []
        things = "Tokens and avatars" if isinstance(scene.view, DuelView) else "Avatars and combos"
        return [*own, own_key("t", "", f"{things}, with what they do.")]

    # --- pages

    def explain(self, scene: Scene, spot: SpotId) -> str:
        return sheets.explain(scene, spot)

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return sheets.sheet(scene, name)

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        return sheets.inspect(scene, spot)

    # --- covers and motion

    def cover_lead(self, scene: Scene) -> str:
        return sheets.cover_lead(scene)

    def cover_note(self, scene: Scene) -> str:
        return sheets.cover_note(scene)

    def trace(self, event: Event) -> tuple[SpotId, ...]:
        return traced(event)

    def ends_hold(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, TurnStarted) else None


BOARD = ElemenZBoard()
