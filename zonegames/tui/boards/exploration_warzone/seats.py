"""The table of seats: hull and race as meters, stocks, relics, hidden counts."""

from typing import Final

from zonegames.games.exploration_warzone.components import CARD_NAMES, RELICS, SHIPS
from zonegames.games.exploration_warzone.view import SeatView, View
from zonegames.tui.board import Scene
from zonegames.tui.boards.exploration_warzone.motion import shown_hp
from zonegames.tui.lines import Box, shorten
from zonegames.tui.surface import Surface

RELIC_COLUMN: Final = 82

HULL_NUMBER: Final = 33
"""The column of the hull's number in a small table."""


def paint_seats(surface: Surface, scene: Scene) -> int:
    """Draw the table at the top; returns the row after it."""
    view: View = scene.view
    wide = scene.wide
    room = 11 if wide else _small_ship(view) - 4
    if wide:
        _head(surface, view, scene.width)
    for seat in view.seats:
        y = seat.seat + wide
        asked = view.question is not None and view.question.seat == seat.seat
        row = Box(0, y, scene.width, 1)
        if asked:
            surface.fill(row, "panel")
            surface.put(0, y, "▶", "primary")
        elif f"seat:{seat.seat}" in scene.changed:
            surface.put(0, y, "•", "warning")
        surface.put(1, y, str(seat.seat + 1), "background bold", f"seat{seat.seat + 1}")
        surface.put(3, y, shorten(scene.names[seat.seat], room), f"seat{seat.seat + 1} bold")
        plain = "text bold" if asked else "text"
        (_wide_row if wide else _small_row)(surface, scene, seat, y, plain)
        surface.spot(row, f"seat:{seat.seat}")
    return len(view.seats) + wide


def _head(surface: Surface, view: View, width: int) -> None:
    race = f"race to {view.options.vp_trigger} VP"
    columns = (3, "seat"), (21, "ship"), (31, "hull"), (51, race), (71, "C  E  T")
    for x, text in (*columns, (RELIC_COLUMN, "relics, two end it"), (width - 14, "war hand wake")):
        surface.put(x, 0, text, "muted")


def _small_hull(view: View) -> int:
    """Where the hulls of a small table begin: the shorter the longest, the more room have the names."""
    return max(21, HULL_NUMBER - 1 - max(seat.max_hp for seat in view.seats))


def _small_ship(view: View) -> int:
    """Where the ships' names of a small table begin; they, too, leave the seats what they do not need."""
    return _small_hull(view) - 1 - max(len(SHIPS[seat.ship].name) for seat in view.seats)


def _hull(surface: Surface, scene: Scene, seat: SeatView, x: int, y: int) -> None:
    if not seat.alive and shown_hp(scene, seat) <= 0:
        surface.put(x, y, "destroyed", "error")
        return
    hp = shown_hp(scene, seat)
    ink = "error" if hp <= 3 else "success"
    end = surface.put(x, y, "▮" * hp, ink)
    surface.put(end, y, "▯" * (seat.max_hp - hp), "muted")


def _wide_row(surface: Surface, scene: Scene, seat: SeatView, y: int, plain: str) -> None:
    view: View = scene.view
    if seat.seat == view.first:
        surface.put(15, y, "first", "muted")
    surface.put(21, y, SHIPS[seat.ship].name, plain)
    _hull(surface, scene, seat, 31, y)
    if seat.alive:
        surface.put(44, y, f"{shown_hp(scene, seat)}/{seat.max_hp}", plain)
    goal = view.options.vp_trigger
    end = surface.put(51, y, "▮" * min(seat.vp, goal), "text")
    surface.put(end, y, "▯" * max(0, goal - seat.vp), "muted")
    surface.put(67, y, f"{seat.vp:>2}", plain)
    for x, resource in ((71, "C"), (74, "E"), (77, "T")):
        surface.put(x, y, str(seat.has(resource)), plain)
    room = scene.width - 15 - RELIC_COLUMN
    surface.put(RELIC_COLUMN, y, shorten(relics_text(seat), room), plain if seat.relics else "muted")
    for x, count in ((13, seat.war_count), (8, seat.hand_count), (3, len(seat.wake))):
        surface.put(scene.width - x, y, str(count), plain)


def relics_text(seat: SeatView) -> str:
    """ "Ember Crown 3, one claimed"."""
    parts = [f"{CARD_NAMES[relic]} {RELICS[relic].vp}" for relic in seat.relics]
    if seat.claim:
        parts.append("one claimed")
    return ", ".join(parts) or "none"


def _small_row(surface: Surface, scene: Scene, seat: SeatView, y: int, plain: str) -> None:
    hull = _small_hull(scene.view)
    surface.put(_small_ship(scene.view), y, SHIPS[seat.ship].name, "muted")
    _hull(surface, scene, seat, hull, y)
    if seat.alive:
        surface.put(HULL_NUMBER, y, f"{shown_hp(scene, seat)}/{seat.max_hp}", plain)
    counts = (
        (39, "C ", seat.credits),
        (44, "E ", seat.experience),
        (49, "T ", seat.technology),
        (54, "VP ", seat.vp),
        (60, "relic ", len(seat.relics)),
        (68, "war ", seat.war_count),
        # Ten and more reach the edge of the screen, so they come a cell closer.
        (74, "hand " if seat.hand_count < 10 else "hand", seat.hand_count),
    )
    for x, label, value in counts:
        end = surface.put(x, y, label, "muted")
        surface.put(end, y, str(value), plain)
