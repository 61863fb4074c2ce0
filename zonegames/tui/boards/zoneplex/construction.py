"""Placing tiles: kind and cell at one go, for a Wall then the side of its wall."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.errors import Refusal
from zonegames.games.zoneplex.actions import PLACE_CELL, PLACE_WALL, PlaceTile, places
from zonegames.games.zoneplex.building import Placements, Site, placements
from zonegames.games.zoneplex.components import RELICS, TILES, WALL, Tile
from zonegames.games.zoneplex.geometry import CELLS, EYE, NEIGHBOUR, SIDES, Cell, Side, cells
from zonegames.games.zoneplex.preview import closed_sides
from zonegames.games.zoneplex.refusals import why_not
from zonegames.games.zoneplex.view import BuildingView
from zonegames.games.zoneplex.words import side_name
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.zoneplex.asking import Asking, Memory, asked_seat, memory, view_of
from zonegames.tui.boards.zoneplex.field import Marked, cell_spot
from zonegames.tui.boards.zoneplex.pieces import tile_badge
from zonegames.tui.choices import choice_rows
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.lines import Line, Lines, pull, s, seat_name, shorten
from zonegames.tui.spots import Direction, SpotId, neighbour

LETTERS: Final = "abcdef"
"""The keys of the kinds of tiles in hand."""


@lru_cache(maxsize=32)
def _placements(site: Site, hand: tuple[Tile, ...], left: int) -> Placements:
    return placements(site, hand, left)


def building_of(scene: Scene) -> BuildingView:
    building = view_of(scene).building
    assert building is not None, "nothing is being built"
    return building


def kinds(hand: Sequence[Tile]) -> list[Tile]:
    """The kinds of tiles in hand, each once."""
    return list(dict.fromkeys(hand))


class BuildAsking(Asking):
    """Which tile and where: letters choose the tile, arrows, digits and mouse the cell, Enter builds."""

    on_field = True

    def title(self, scene: Scene) -> str:
        building = building_of(scene)
        return f"your tiles, {building.count - building.left + 1} of {building.count}"

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        lit = scene.legal[0]
        if scene.decision is not None and scene.decision.kind == "place_cell":
            wanted = memory(scene).cell
            return next((action for action in scene.legal if action.cell == wanted), scene.legal[-1]), memory(
                scene
            )
        return lit, replace(memory(scene), cell=self._near(scene, self._where(scene, lit.tile), ""))

    # --- what is chosen

    def _choosing(self, scene: Scene) -> bool:
        """Whether the kind of tile is still open."""
        return scene.decision is not None and scene.decision.kind == "place_tile"

    def _tile(self, scene: Scene) -> Tile:
        if self._choosing(scene):
            return scene.lit.tile if isinstance(scene.lit, PlaceTile) else scene.legal[0].tile
        return building_of(scene).tile or WALL

    def _found(self, scene: Scene) -> Placements:
        view = view_of(scene)
        return _placements(view.site(), self._hand(scene), building_of(scene).left)

    def _hand(self, scene: Scene) -> tuple[Tile, ...]:
        return view_of(scene).seats[asked_seat(scene)].hand or ()

    def _where(self, scene: Scene, tile: Tile) -> tuple[Cell, ...]:
        """The legal cells of a kind of tile."""
        if not self._choosing(scene):
            return tuple(action.cell for action in scene.legal)
        return cells(self._found(scene).by_tile.get(tile, 0))

    def _near(self, scene: Scene, where: Sequence[Cell], wanted: Cell) -> Cell:
        """The wanted cell, or else the highest one."""
        return wanted if wanted in where else where[-1]

    def _cell(self, scene: Scene) -> Cell:
        if self._choosing(scene):
            return self._near(scene, self._where(scene, self._tile(scene)), memory(scene).cell)
        return scene.lit.cell

    # --- looks

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        return [*self._hand_rows(scene, width), *self._relics(scene, width), *self.entry(scene)][:height]

    def _relics(self, scene: Scene, width: int) -> Lines:
        """The builder's face-down relics, since it is looking anyway; * cannot be used yet."""
        cards = view_of(scene).seats[asked_seat(scene)].relic_cards
        if not cards:
            return []
        names = ", ".join(RELICS[card.relic].name + "*" * card.fresh for card in cards)
        return [[(" relics ", "muted"), (shorten(names, width - 8), "text")]]

    def _hand_rows(self, scene: Scene, width: int) -> Lines:
        hand = self._hand(scene)
        return [
            self._row(scene, tile, hand.count(tile), letter, width)
            for letter, tile in zip(LETTERS, kinds(hand), strict=False)
        ]

    def _row(self, scene: Scene, tile: Tile, count: int, letter: str, width: int) -> Line:
        view, seat = view_of(scene), asked_seat(scene)
        lit = tile == self._tile(scene)
        open_ = not self._choosing(scene) or tile in self._found(scene).by_tile
        spot = f"@tile:{tile}"
        ground = f"{' on panel' if lit else ''} {spot}"
        key = (letter, f"text bold underline{ground}") if open_ else ("✗", f"muted{ground}")
        note = "your symbol" if tile == view.seats[seat].symbol else ""
        if tile == WALL and width > 40:
            note = "then its side"
        name = TILES[tile].name.replace(" Spirit", "") + (f" x{count}" if count > 1 else "")
        head: Line = [("▸" if lit else " ", f"primary bold{ground}"), key, (" ", f"text{ground}")]
        head += [(text, f"{style} {spot}") for text, style in tile_badge(tile, scene.glyphs)]
        head.append(
            (
                f" {shorten(name, width - 8)}",
                f"{'text bold' if lit else 'text' if open_ else 'muted'}{ground}",
            )
        )
        return pull(head, s(f"{note} ", f"muted{ground}"), width, f"text{ground}")

    def marked(self, scene: Scene) -> Marked:
        tile = self._tile(scene)
        numbers = {cell: i + 1 if i < 9 else 0 for i, cell in enumerate(self._where(scene, tile))}
        return Marked(numbers, self._cell(scene), tile)

    def tentative(self, scene: Scene) -> Scene:
        """The bar asks for the cell of the lit tile."""
        if not self._choosing(scene):
            return scene
        tile, found = self._tile(scene), self._found(scene)
        where = found.by_tile.get(tile, 0)
        building = replace(building_of(scene), tile=tile, where=where, bound=found.bound)
        asked = Decision(asked_seat(scene), "place_cell", places(where), secret=True)
        view = replace(view_of(scene), building=building)
        return replace(scene, view=view, decision=asked, lit=PLACE_CELL[self._cell(scene)])

    # --- handling

    def keys(self, scene: Scene) -> list[Command]:
        hand = kinds(self._hand(scene))
        shown = "a" if len(hand) < 2 else f"a-{LETTERS[min(len(hand), len(LETTERS)) - 1]}"
        count = len(self._where(scene, self._tile(scene)))
        return [
            own_key("enter", "build", "Lay the lit tile on the cell under the cursor."),
            own_key("tiles", "tile", "Take another tile in hand.", shown=shown),
            own_key(
                "digits",
                "cell",
                "Go to a numbered cell; arrows and Tab go to all.",
                shown=digits_up_to(count),
            ),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        if key in LETTERS:
            hand = kinds(self._hand(scene))
            at = LETTERS.index(key)
            return self._take(scene, hand[at]) if at < len(hand) else Response()
        if not self._choosing(scene):
            return None
        where = self._where(scene, self._tile(scene))
        if key in ("up", "down", "left", "right"):
            return self._walk(scene, where, key)  # type: ignore[arg-type]
        if key in ("tab", "shift+tab"):
            step = -1 if key == "shift+tab" else 1
            return self._go(scene, where[(where.index(self._cell(scene)) + step) % len(where)])
        if key.isdigit() and 0 < int(key) <= len(where):
            return self._go(scene, where[int(key) - 1])
        return None

    def _take(self, scene: Scene, tile: Tile) -> Response:
        """Another tile in hand; the cursor stays where it may."""
        wanted = PlaceTile(tile)
        if not self._choosing(scene):
            return Response(back=True, lit=wanted)
        if wanted not in scene.legal:
            return Response(refuse=why_not(scene.view, wanted))
        cell = self._near(scene, self._where(scene, tile), self._cell(scene))
        return Response(lit=wanted, pick=replace(memory(scene), cell=cell))

    def _walk(self, scene: Scene, where: Sequence[Cell], way: Direction) -> Response:
        spots = scene.spots
        here = spots.get(cell_spot(self._cell(scene)))
        if here is None:
            return Response()
        places_ = [(cell, spots[cell_spot(cell)]) for cell in where if cell_spot(cell) in spots]
        found = neighbour([(c, box) for c, box in places_ if c != self._cell(scene)], here, way)
        return Response() if found is None else self._go(scene, found)

    def _go(self, scene: Scene, cell: Cell) -> Response:
        return Response(lit=scene.lit, pick=replace(memory(scene), cell=cell))

    def enter(self, scene: Scene) -> Response:
        if not self._choosing(scene):
            return super().enter(scene)
        tile = self._tile(scene)
        if len(self._where(scene, tile)) == 1:
            return Response(play=(PlaceTile(tile),))  # the only cell is taken by itself
        return Response(play=(PlaceTile(tile), PLACE_CELL[self._cell(scene)]))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, name = spot.partition(":")
        if kind == "tile":
            return self._take(scene, name)
        if kind != "cell" or not self._choosing(scene):
            return None
        if name not in self._where(scene, self._tile(scene)):
            return None
        return self.enter(scene) if name == self._cell(scene) else self._go(scene, name)

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        if isinstance(action, PlaceTile):
            return (cell_spot(self._cell(scene)),) if action == scene.lit else (f"tile:{action.tile}",)
        return super().spots_of(scene, action)

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        kind, _, name = spot.partition(":")
        if kind != "cell" or name not in CELLS:
            return None
        return why_not(self.tentative(scene).view, PLACE_CELL[name])


class WallAsking(BuildAsking):
    """On which side of the Wall tile its wall stands; the other sides say why not."""

    def title(self, scene: Scene) -> str:
        return f"the wall of {self._cell(scene)}"

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        return scene.legal[0], memory(scene)

    def _cell(self, scene: Scene) -> Cell:
        return building_of(scene).cell or EYE

    def _tile(self, scene: Scene) -> Tile:
        return WALL

    def question(self, scene: Scene) -> Line:
        seat, cell = asked_seat(scene), self._cell(scene)
        side = "" if scene.lit is None else side_name(cell, scene.lit.side)
        text = f": which side of {cell} does the wall close? Enter walls the {side}."
        return [*seat_name(seat, scene.names[seat]), (text, "text bold")]

    def _sides(self, scene: Scene) -> dict[Side, Refusal]:
        return closed_sides(view_of(scene), self._cell(scene), [action.side for action in scene.legal])

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        rows = choice_rows(scene, width, height)
        for side, refusal in self._sides(scene).items():
            name, why = side_name(self._cell(scene), side), refusal.named(scene.names).text
            rows.append(s(shorten(f" ✗ {name}: {why}", width), f"muted @side:{side}"))
        return rows[:height]

    def marked(self, scene: Scene) -> Marked:
        cell = self._cell(scene)
        return Marked({cell: 0}, cell, WALL, (cell, scene.lit.side) if scene.lit is not None else None)

    def tentative(self, scene: Scene) -> Scene:
        return scene

    def keys(self, scene: Scene) -> list[Command]:
        return [
            own_key("enter", "build", "Lay the Wall with its wall on the lit side."),
            own_key("arrows", "side", "← left, → right, ↑↓ the level side.", shown="←→↑↓"),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        sides: dict[str, Side] = {"left": "L", "right": "R", "up": "V", "down": "V"}
        side = sides.get(key)
        return None if side is None else self._to_side(scene, side)

    def _to_side(self, scene: Scene, side: Side) -> Response:
        wanted = PLACE_WALL[side]
        if wanted in scene.legal:
            return Response(lit=wanted)
        return Response(refuse=self._sides(scene).get(side))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, name = spot.partition(":")
        if kind == "side":
            return Response(refuse=self._sides(scene).get(name))  # type: ignore[call-overload]
        if kind == "cell":
            beside: list[Side] = [side for side, cell in _beside(self._cell(scene)).items() if cell == name]
            if beside:
                return self._to_side(scene, beside[0])
            return self.enter(scene) if name == self._cell(scene) else None
        return None

    def enter(self, scene: Scene) -> Response:
        return Asking.enter(self, scene)

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        return ()

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        return None


def _beside(cell: Cell) -> dict[Side, Cell | None]:
    """The cell beyond each side; None at the edge."""
    return {side: NEIGHBOUR[cell, side] for side in SIDES}
