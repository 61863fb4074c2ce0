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
from zonegames.games.zogars_revenge.refusals import NOT_ON_RING, why_not
from zonegames.games.zogars_revenge.view import GuardAsked, RunView
from zonegames.tui.board import Board, Response, Scene, Sheet, Weight, own_key
from zonegames.tui.boards.zogars_revenge import sheets
from zonegames.tui.boards.zogars_revenge.band import paint_band
from zonegames.tui.boards.zogars_revenge.field import Field, cell_spot
from zonegames.tui.boards.zogars_revenge.side import (
    Ring,
    blow_lines,
    paint_meters,
    paint_monster,
    paint_ways,
    ring_spot,
    way_lines,
)
from zonegames.tui.choices import choice_rows
from zonegames.tui.commands import Command
from zonegames.tui.lines import Box, Line, Lines, s
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

ARROW_KEYS: Final = {"w": "up", "a": "left", "s": "down", "d": "right"}
TOKEN_KEYS: Final = {"q": POTION, "f": SWORD, "c": CROSS}
RING_RULE: Final = (
    "A blow is one step to",
    "a neighbour: its number",
    "counts, ◉ takes an eye.",
    "The tile you left turns",
    "over, ↻ its other side.",
)


class ZogarBoard(Board):
    """The dungeon, the meters and the ring."""

    # --- looks

    def title(self, scene: Scene) -> Line:
        view = scene.view
        mode = {"solo": "solo", "score": "score attack", "relay": "relay"}[view.mode]
        return s(f"{view.layout_name} · {view.difficulty} · {mode}", "muted")

    def paint(self, scene: Scene) -> Lines:
        surface = Surface(scene.width, scene.height)
        run = scene.view.run
        if run is None:
            self._outside(surface, scene)
        elif scene.wide:
            self._wide(surface, scene, run)
        else:
            self._compact(surface, scene, run)
        return surface.lines()

    def _outside(self, surface: Surface, scene: Scene) -> None:
        """Nothing of this run is the looker's to see."""
        seat = scene.view.seat or 0
        text = f"{scene.names[seat]} is in the dungeon. Whoever has not played yet looks away."
        surface.centre(Box(0, 0, surface.width, surface.height), surface.height // 2, text, "muted")

    def _wide(self, surface: Surface, scene: Scene, run: RunView) -> None:
        paint_band(surface, scene, run, 2)
        left = min(67, scene.width - 53)
        left += (scene.width - 120) // 2
        rows = scene.height - 2
        self._dungeon(surface, scene, run, Box(0, 2, left, rows))
        x, width = left + 1, scene.width - left - 1
        paint_meters(surface, Box(x, 2, width, 6), scene, run)
        asked = run.question is not None
        if asked:
            self._question(surface, Box(x, 8, width, 6), scene)
        else:
            paint_ways(surface, Box(x, 8, width, 6), scene, run)
        self._ring(surface, Box(x, 14, width, 12), scene, run)
        self._log(surface, Box(x, 26, width, rows - 24), scene)

    def _compact(self, surface: Surface, scene: Scene, run: RunView) -> None:
        """80x24: the dungeon takes what it needs, the side column the rest."""
        columns, rows = scene.view.dungeon.size
        tall = rows > 7 and not (columns <= 5 and rows <= 5)
        wide = tall and columns > 9
        band = 1 if tall else 2
        paint_band(surface, scene, run, band)
        height = scene.height - band - (0 if tall else 1)
        left = scene.width - (35 if wide else 41)
        box = Box(0, band, left, height)
        if tall:
            Field(surface, box, scene, run).paint()
        else:
            self._dungeon(surface, scene, run, box)
        x, width = left + 1, scene.width - left - 1
        paint_meters(surface, Box(x, band, width, 6), scene, run)
        self._compact_ring(surface, Box(x, band + 6, width, height - 6), scene, run)
        if not tall:
            last = " · ".join(line.text for line in reversed(scene.log[-2:]))
            surface.put(2, scene.height - 1, last, "muted")

    def _dungeon(self, surface: Surface, scene: Scene, run: RunView, box: Box) -> None:
        fighting = run.fight is not None
        asks = scene.decision is not None and not fighting and run.question is None
        ways = len(scene.view.dungeon.ways[run.hero])
        note = (
            ("fight: choose at your ring" if box.width > 60 else "fight ▸ ring")
            if fighting
            else f"{ways} ways on"
        )
        inside = surface.panel(box, "dungeon", note, lit=asks)
        Field(surface, Box(box.x + 1, inside.y, box.width - 2, inside.height), scene, run).paint()

    def _question(self, surface: Surface, box: Box, scene: Scene) -> None:
        inside = surface.panel(box, "choose", lit=scene.decision is not None)
        surface.paste(inside.x, inside.y, choice_rows(scene, inside.width, inside.height))

    def _ring(self, surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
        fighting = run.fight is not None
        asks = fighting and run.question is None and scene.decision is not None
        surface.panel(box, "your ring", "choose a blow" if asks else "for fights", lit=asks)
        Ring(surface, scene, run, box.x + 2, box.y + 1, 11, 5).paint()
        x, y = box.x + 27, box.y + 1
        if fighting:
            for number, lines in enumerate(blow_lines(scene, run, short=False)):
                head, *rest = lines
                surface.write(x - 1, y + number * 5, head)
                surface.paste(x + 2, y + number * 5 + 1, rest)
            return
        surface.paste(x, y, [s(text, "muted") for text in RING_RULE])
        surface.put(x, y + 6, "Your next blow is", "muted")
        for number, (head,) in enumerate(blow_lines(scene, run, short=False)):
            surface.write(x - 1, y + 7 + number, [*head, ("  or" if number == 0 else "", "muted")])

    def _compact_ring(self, surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
        fighting = run.fight is not None
        asks = fighting and run.question is None and scene.decision is not None
        surface.panel(box, "your ring", "choose a blow" if asks else "for fights", lit=asks)
        if run.question is not None:
            surface.paste(box.x + 2, box.y + 1, choice_rows(scene, box.width - 4, 3))
            top = box.y + box.height - 7
            Ring(surface, scene, run, box.x + 2, top, 7 if box.width < 38 else 9, 3).paint()
            return
        width, height = (7, 3) if box.width < 38 or box.height < 11 else (9, 4)
        top = box.y + box.height - 1 - 2 * height
        if fighting:
            self._small_monster(surface, box, run)
        else:
            surface.put(box.x + 2, box.y + 1, "↻ its other side", "muted")
        Ring(surface, scene, run, box.x + 2, top, width, height).paint()
        x = box.x + 2 * width + 4
        if fighting:
            for number, (head, *rest) in enumerate(blow_lines(scene, run, short=True)):
                surface.write(x, top + number * 4, head)
                surface.paste(x + 2, top + number * 4 + 1, rest[:3])
        else:
            surface.put(x + 1, box.y + 1, "ways on", "muted")
            room = box.x + box.width - 1 - x
            surface.paste(x, top + 1, way_lines(scene, run, room, words=False))

    def _small_monster(self, surface: Surface, box: Box, run: RunView) -> None:
        if box.height >= 13:
            paint_monster(surface, Box(box.x + 2, box.y + 1, box.width - 4, 2), run)
            return
        fight = run.fight
        assert fight is not None
        done, open_ = min(fight.total, fight.strength), max(0, fight.strength - fight.total)
        x = surface.put(box.x + 2, box.y + 1, sheets.monster_name(fight.monster), "elemenz bold")
        x = surface.put(x + 1, box.y + 1, "▰" * done, "primary")
        x = surface.put(x, box.y + 1, "▱" * open_, "muted")
        surface.put(x + 1, box.y + 1, f"{fight.total} of {fight.strength}")

    def _log(self, surface: Surface, box: Box, scene: Scene) -> None:
        inside = surface.panel(box, "log", "l: last 6")
        room = inside.height
        for row, line in enumerate(reversed(scene.log[-room:])):
            ink = "text" if row == 0 else "muted"
            surface.put(inside.x, inside.y + row, line.text[: inside.width], ink)

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
            keys.append(own_key("enter", "take the hit" if decision.kind == "guard" else "take the eye"))
        legal = scene.legal
        if POTION in legal:
            keys.append(own_key("q", "potion", "Drink a potion: 1 health."))
        if SWORD in legal:
            keys.append(own_key("f", "sword", "Spend a sword: 1 more on this blow's total."))
        if CROSS in legal:
            keys.append(own_key("c", "cross", "Spend a cross: this eye is not taken."))
        keys.append(own_key("t", "tiles", "All tiles of the dungeon with both their sides."))
        keys.append(own_key("k", "", "What the marks on the board mean."))
        if scene.standing:
            keys.append(own_key("g", "", "Give up this run; asks first."))
        return keys

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return sheets.sheet(scene, name)

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        return sheets.inspect(scene, spot)

    # --- motion

    def weight(self, event: Event) -> Weight:
        match event:
            case happened.PhaseChanged() | happened.CrownTaken() | happened.RunEnded():
                return "scene"
            case (
                happened.TileFlipped() | happened.LampChanged() | happened.EyeTaken() | happened.DamageTaken()
            ):
                return "beat"
            case happened.TreasureDrawn() | happened.BlowLanded() | happened.FightStarted():
                return "beat"
            case _:
                return "instant"

    def frames(self, event: Event) -> int:
        return (
            3 if isinstance(event, happened.TileFlipped | happened.LampChanged | happened.FighterMoved) else 0
        )

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
            return (cell_spot(action.cell),)
        if isinstance(action, Strike):
            return (ring_spot(action.pos),)
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
                return Response(refuse=Refusal("There is no tile that way.", "walking"))
            return Response(refuse=NOT_ON_RING)
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

    def click(self, scene: Scene, spot: SpotId) -> Response:
        """A tile is walked to by one click, unless moves are confirmed."""
        actions = [a for a in scene.legal if spot in self.targets(scene, a)]
        direct = [a for a in actions if isinstance(a, Move | Strike)]
        if direct and not scene.settings.get("confirm_moves"):
            return Response(play=(direct[0],))
        return super().click(scene, spot)

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        kind, _, number = spot.partition(":")
        if kind == "cell":
            return why_not(scene.view, Move(int(number)))
        if kind == "ring":
            return why_not(scene.view, Strike(int(number)))
        if kind == "token":
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
