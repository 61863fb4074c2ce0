"""Building (4.3): draw tiles, place them one by one."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import (
    PLACE_WALL,
    PlaceCell,
    PlaceTile,
    PlaceWall,
    PlayRelic,
    places,
)
from zonegames.games.zoneplex.building import Placements, legal_sides, placements
from zonegames.games.zoneplex.components import WALL, Tile
from zonegames.games.zoneplex.events import TilePlaced, TilesDrawn, TilesSeen
from zonegames.games.zoneplex.geometry import Cell, CellSet, Side
from zonegames.games.zoneplex.relics import playable
from zonegames.games.zoneplex.state import State
from zonegames.games.zoneplex.steps.choice import Choice
from zonegames.games.zoneplex.steps.relic import AimRelic


@dataclass(frozen=True, slots=True)
class DrawTiles(Step[State, Any]):
    """As many tiles as the card has triangles, or what is left."""

    count: int

    def run(self, state: State, emit: Emit) -> None:
        hand = state.mover.tiles
        drawn = [state.tile_stack.pop() for _ in range(min(self.count, len(state.tile_stack)))]
        if drawn:
            hand += drawn
            emit(TilesDrawn(state.seat, len(drawn)))
            emit(TilesSeen(state.seat, tuple(drawn)))
        state.stack.pop()
        if hand:
            count = min(self.count, len(hand))
            state.stack.append(ChooseTile(count, count))


@dataclass(frozen=True, slots=True)
class ChooseTile(Step[State, PlaceTile | PlayRelic]):
    """Which kind of tile to place; secret, as the answers name the hand."""

    left: int
    """Tiles still to be placed, this one included."""

    count: int
    """Tiles to be placed this turn."""

    def _placements(self, state: State) -> Placements:
        return placements(state.site(), state.mover.tiles, self.left)

    def decision(self, state: State) -> Decision[Any]:
        tiles = tuple(map(PlaceTile, self._placements(state).by_tile))
        relics = playable(state, before_walk=True)
        entry = bool(state.mover.hidden)
        return Decision(state.seat, "place_tile", tiles, secret=True, private=relics, private_entry=entry)

    def answer(self, state: State, action: PlaceTile | PlayRelic, emit: Emit) -> None:
        if isinstance(action, PlayRelic):
            state.stack.append(AimRelic(action.relic))
            return
        found = self._placements(state)
        where = found.by_tile[action.tile]
        state.stack.append(ChooseCell(action.tile, where, self.left, found.bound, found.crumbles))


@dataclass(frozen=True, slots=True)
class ChooseCell(Choice):
    """Where to lay the tile.

    What is offered may follow from the rest of the hand, so the others learn of it only when the tile lies.
    """

    tile: Tile
    where: CellSet
    left: int
    bound: bool
    """The duty to build a way limits the walls' sides, too."""

    crumbles: bool

    def question(self, state: State) -> Decision[Any]:
        return Decision(state.seat, "place_cell", places(self.where), secret=True, public_kind="place_tile")

    def answer(self, state: State, action: PlaceCell, emit: Emit) -> None:
        if self.tile != WALL or self.crumbles:
            state.stack.pop()
            _lay(state, action.cell, self.tile, None, emit)
            return
        rest = list(state.mover.tiles)
        rest.remove(WALL)
        sides = legal_sides(state.site(), action.cell, rest, self.left - 1, self.bound)
        state.stack[-1] = ChooseSide(action.cell, sides)


@dataclass(frozen=True, slots=True)
class ChooseSide(Choice):
    """On which side of a Wall tile the wall stands."""

    cell: Cell
    sides: tuple[Side, ...]

    def question(self, state: State) -> Decision[Any]:
        actions = tuple(PLACE_WALL[side] for side in self.sides)
        return Decision(state.seat, "place_wall", actions, secret=True, public_kind="place_tile")

    def answer(self, state: State, action: PlaceWall, emit: Emit) -> None:
        state.stack.pop()
        _lay(state, self.cell, WALL, action.side, emit)


def _lay(state: State, cell: Cell, tile: Tile, wall: Side | None, emit: Emit) -> None:
    """The tile lies; the builder goes on to the next one."""
    state.mover.tiles.remove(tile)
    state.pyramid = state.pyramid.with_tile(cell, tile, wall)
    turn: ChooseTile = state.stack.pop()
    if turn.left > 1:
        state.stack.append(ChooseTile(turn.left - 1, turn.count))
    emit(TilePlaced(state.seat, cell, tile, wall))
