"""Zogar's Revenge on the screen: template, spots, keys, motion."""

from collections.abc import Sequence
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.events import Event
from zonegames.engine.seats import Seat
from zonegames.games.zogars_revenge import events as happened
from zonegames.games.zogars_revenge.actions import (
    ACCEPT,
    CROSS,
    GIVE_UP,
    POTION,
    SWORD,
    TAKE_HIT,
    Move,
    Strike,
)
from zonegames.games.zogars_revenge.preview import next_blows
from zonegames.games.zogars_revenge.refusals import NOT_NEXT, NOT_ON_RING, why_not
from zonegames.games.zogars_revenge.view import GuardAsked, RunView, View
from zonegames.tui.board import Board, Pace, Response, Scene, Sheet, own_key
from zonegames.tui.boards.zogars_revenge import cards, motion, sheets
from zonegames.tui.boards.zogars_revenge.field import cell_spot
from zonegames.tui.boards.zogars_revenge.side import blow_spot, ring_spot, way_spot
from zonegames.tui.boards.zogars_revenge.template import Template
from zonegames.tui.commands import Command
from zonegames.tui.lines import Box, Line, Lines, s, shorten
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

ARROW_KEYS: Final = {"w": "up", "a": "left", "s": "down", "d": "right"}
TITLE_REST: Final = 57
"""Cells of the title row that are not for the name of the layout."""

TOKEN_KEYS: Final = {"q": POTION, "f": SWORD, "c": CROSS}


class ZogarBoard(Board):
    """The dungeon, the meters and the ring."""

    # --- looks

    def title(self, scene: Scene) -> Line:
        view = scene.view
        mode = {"solo": "solo", "score": "score attack", "relay": "relay"}[view.mode]
        name = shorten(view.layout_name, scene.width - TITLE_REST)
        return s(f"{name} · {view.difficulty} · {mode}", "muted")

    def paint(self, scene: Scene) -> Lines:
        surface = Surface(scene.width, scene.height)
        run = scene.view.run
        if run is None:
            self._outside(surface, scene)
        else:
            Template(surface, scene, run).paint()
        return surface.lines()

    def _outside(self, surface: Surface, scene: Scene) -> None:
        """Nothing of this run is the looker's to see."""
        seat = scene.view.seat or 0
        others = "Whoever has not played yet looks away." if scene.people else "Only their own eyes see it."
        text = f"{scene.names[seat]} is in the dungeon. {others}"
        surface.centre(Box(0, 0, surface.width, surface.height), surface.height // 2, text, "muted")

    def keys(self, scene: Scene) -> Sequence[Command]:
        decision = scene.decision
        keys: list[Command] = []
        if decision is not None and decision.kind in ("move", "strike"):
            does = "walk" if decision.kind == "move" else "strike"
            if scene.settings.get("confirm_moves"):
                keys.append(own_key("enter", does, "Do what the arrow points at."))
                keys.append(own_key("arrows", "choose", "Point at a neighbour.", shown="↑→↓←"))
            else:
                keys.append(own_key("arrows", does, "Go there at once (w a s d too).", shown="↑→↓←"))
        elif decision is not None:
            does = {TAKE_HIT: "take the hit", ACCEPT: "take the eye"}.get(scene.lit, "use it")
            keys.append(own_key("enter", does))
        legal = scene.legal
        if POTION in legal:
            keys.append(own_key("q", "potion", "Drink a potion: 1 health."))
        if SWORD in legal:
            keys.append(own_key("f", "sword", "Spend a sword: 1 more on this blow's total."))
        if CROSS in legal:
            keys.append(own_key("c", "cross", "Spend a cross: this eye is not taken."))
        keys.append(own_key("t", "tiles", "All tiles of the dungeon with both their sides."))
        keys.append(own_key("k", "marks" if scene.wide else "", "What the marks on the board mean."))
        if scene.standing:
            keys.append(own_key("g", "", "Give up this run; asks first."))
        return keys

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return sheets.sheet(scene, name)

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        return sheets.inspect(scene, spot)

    # --- motion

    def pace(self, event: Event) -> Pace:
        return motion.pace(event)

    def waits(self, event: Event, view: Any) -> bool:
        """At the end of a run and when the keyboard goes on; on the same dungeon the cover does that."""
        if isinstance(event, happened.NextRun):
            return not view.same_dungeon
        return isinstance(event, happened.RunEnded | happened.HeroPassed)

    def holding(self, scene: Scene) -> str:
        return cards.holding(scene)

    def nothing_hidden(self, scene: Scene) -> str:
        """On the same dungeon each run is its own seat's to see, and that sees it while it plays (ZG-R33)."""
        if scene.view.same_dungeon:
            return "Nobody has things of their own to look at: each run comes in its turn."
        return "Nothing is hidden between you: you all look at the same dungeon."

    def look_away(self, scene: Scene) -> str:
        """With one dungeon for all, who has played may watch (ZG-R40)."""
        view: View = scene.view
        if not view.same_dungeon or view.seat is None:
            return super().look_away(scene)
        name = scene.names[view.seat]
        pairs = zip(scene.names, view.progress, strict=True)
        waiting = ", ".join(other for other, progress in pairs if progress == "waiting")
        whoever = "everybody may watch now"
        if waiting:
            whoever = f"whoever has not played yet looks away ({waiting})"
            whoever += "; who is done may watch" * ("done" in view.progress)
        return f"Pass the keyboard to {name}. The dungeon is the same for all: {whoever}."

    def trace(self, event: Event) -> tuple[SpotId, ...]:
        return (cell_spot(event.cell),) if isinstance(event, happened.TileFlipped) else ()

    def log_seat(self, event: Event) -> Seat | None:
        return None

    # --- handling

    def open(self, scene: Scene) -> tuple[Any, Any]:
        """Nothing is lit where an arrow walks at once; Enter takes the hit or the eye (spec, section 8)."""
        decision = scene.decision
        if decision is None:
            return None, None
        if decision.kind == "guard":
            return TAKE_HIT, None
        if decision.kind == "eye":
            return ACCEPT, None
        return (scene.legal[0] if scene.settings.get("confirm_moves") else None), None

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        if isinstance(action, Move):
            return (cell_spot(action.cell), way_spot(action.cell))
        if isinstance(action, Strike):
            return (ring_spot(action.pos), blow_spot(action.pos))
        return {POTION: ("token:potion",), SWORD: ("token:sword",), CROSS: ("token:cross",)}.get(action, ())

    def press(self, scene: Scene, key: str) -> Response:
        key = ARROW_KEYS.get(key, key)
        if key in ("up", "right", "down", "left"):
            return self._arrow(scene, key)
        if (token := TOKEN_KEYS.get(key)) is not None:
            return self._use(scene, token)
        if key == "t":
            return Response(sheet="tiles")
        if key == "k":
            return Response(sheet="marks")
        if key == "g" and scene.standing:
            everyone = " for everyone" if scene.view.mode == "relay" else ""
            return Response(play=(GIVE_UP,), ask=f"Give up this run{everyone}?  y gives up, n goes on.")
        return super().press(scene, key)

    def _arrow(self, scene: Scene, way: str) -> Response:
        decision = scene.decision
        if decision is None:
            return Response()
        if decision.kind in ("guard", "eye"):
            return super().press(scene, way)
        action = self._towards(scene, way)
        if action is None:
            if decision.kind == "move":
                return Response(refuse=NOT_NEXT, nudge=True)
            return Response(refuse=NOT_ON_RING, nudge=True)
        return Response(lit=action) if scene.settings.get("confirm_moves") else Response(play=(action,))

    def _towards(self, scene: Scene, way: str) -> Any:
        run: RunView = scene.view.run
        if run.fight is not None:
            positions = {blow.direction: blow.pos for blow in next_blows(run)}
            return next(
                (a for a in scene.legal if isinstance(a, Strike) and positions.get(way) == a.pos), None
            )
        directions = scene.view.dungeon.directions[run.hero]
        return next((a for a in scene.legal if isinstance(a, Move) and directions[a.cell] == way), None)

    def _use(self, scene: Scene, token: Any) -> Response:
        if token in scene.legal:
            return Response(play=(token,))
        return Response(refuse=why_not(scene.view, token))

    def confirms(self, scene: Scene) -> bool:
        """Apprentices look before they walk."""
        return scene.options is not None and scene.options.difficulty == "apprentice"

    def click(self, scene: Scene, spot: SpotId) -> Response:
        """A tile is walked to by one click, unless moves are confirmed; tokens and answers are buttons."""
        actions = [a for a in scene.legal if spot in self.targets(scene, a)]
        lights = bool(scene.settings.get("confirm_moves")) and scene.lit not in actions
        if not actions or (lights and isinstance(actions[0], Move | Strike)):
            return super().click(scene, spot)
        return Response(play=(actions[0],))

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        kind, _, number = spot.partition(":")
        if kind in ("cell", "way"):
            return why_not(scene.view, Move(int(number)))
        if kind in ("ring", "blow"):
            return why_not(scene.view, Strike(int(number)))
        if kind == "token" and number != "coins":
            return why_not(scene.view, {"potion": POTION, "sword": SWORD, "cross": CROSS}[number])
        return None

    def answer_unasked(self, scene: Scene) -> Any:
        """The guard question that cannot matter: fewer swords than the gap, nothing to heal in time."""
        run: RunView | None = scene.view.run
        if run is None or scene.settings.get("ask_every_blow") or not isinstance(run.question, GuardAsked):
            return None
        matters = run.swords >= run.question.gap or (run.potions > 0 and run.health == 1)
        return None if matters else TAKE_HIT


BOARD: Final = ZogarBoard()
