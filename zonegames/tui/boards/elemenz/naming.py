"""How a seat is marked: by its elements, in their colour."""

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import SIDES
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.pieces import INK, element
from zonegames.tui.lines import Line, shorten


def symbols_of(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """The element of a shaman, or the two of a side."""
    view = scene.view
    if isinstance(view, DuelView):
        return (view.shamans[seat].symbol,)
    return SIDES[view.sides[seat].side].boards


def seat_mark(scene: Scene, seat: Seat, room: int = 24) -> Line:
    """ "▲ Ann", "≈● Ann"."""
    symbols = symbols_of(scene, seat)
    marks: Line = [element(symbol, scene.glyphs) for symbol in symbols]
    return [*marks, (f" {shorten(scene.names[seat], room)}", f"{INK[symbols[-1]]} bold")]
