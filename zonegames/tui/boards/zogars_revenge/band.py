"""The two rows under the title: light or dark, what is left to do, what turns over."""

from typing import Final

from zonegames.games.zogars_revenge.components import TASKS
from zonegames.games.zogars_revenge.view import RunView, View
from zonegames.games.zogars_revenge.words import lamps, lamps_to_do
from zonegames.tui.board import Scene
from zonegames.tui.lines import Box, Line, seat_name, width_of
from zonegames.tui.surface import Surface

_LONG: Final = ("put out the lamps", "take the crown", "light them again", "reach the stairs")
SIGNS: Final = {"waiting": "… ", "playing": "▸ ", "done": "✓ "}
_SHORT: Final = ("douse lamps", "take the crown", "light again", "the stairs")


def paint_band(surface: Surface, scene: Scene, run: RunView, rows: int) -> None:
    """The band, warm in the light and blue in the dark; with one row only the first."""
    ground, ink = ("zogar.dark-band", "zogar.dark-band-ink") if run.dark else ("zogar.band", "zogar.band-ink")
    surface.fill(Box(0, 0, surface.width, rows), ground, " ")
    wide = surface.width >= 100
    burning = sum(cell.face == "lamp_lit" for cell in run.cells)
    x = surface.put(2, 0, "DARK " if run.dark else "LIGHT", f"{ink} bold")
    x = surface.put(x + 2, 0, "☼ " * burning, "warning bold")
    x = surface.put(x, 0, "○ " * (len(scene.view.dungeon.lamps) - burning), ink)
    surface.put(x + 1, 0, _left(run), ink)
    rule = _rule(run, wide)
    surface.put(surface.width - len(rule) - 2, 0, rule, ink)
    if rows > 1:
        end = _tasks(surface, run, ink, wide and len(scene.names) == 1)
        seats = _seats(scene, surface.width - end - 4)
        surface.write(surface.width - width_of(seats) - 2, 1, seats)


def _left(run: RunView) -> str:
    if run.status != "playing":
        return "the run is over"
    return {
        "douse": lamps_to_do(run.task, run.lamps_left),
        "crown": "the crown waits in the middle",
        "relight": f"{lamps(run.lamps_left)} still to light",
        "escape": "to the stairs!",
    }[run.task]


def _rule(run: RunView, wide: bool) -> str:
    if run.dark:
        return "You go blind: the tile you ENTER turns over." if wide else "the tile you ENTER turns over"
    return "You see your way: the tile you LEAVE turns over." if wide else "the tile you LEAVE turns over"


def _tasks(surface: Surface, run: RunView, ink: str, wide: bool) -> int:
    now = len(TASKS) if run.status == "escaped" else TASKS.index(run.task)
    names = _LONG if wide else _SHORT
    x = 2
    for number, name in enumerate(names):
        words = f"{'✓' if number < now else number + 1} {name}"
        x = surface.put(
            x, 1, words, f"{ink} bold" if number == now else f"{ink} dim" if number > now else ink
        )
        if number < len(names) - 1:
            x = surface.put(x, 1, "  ──  " if wide else " ─ ", f"{ink} dim")
    return x


def _seats(scene: Scene, room: int) -> Line:
    """With several seats: who waits, plays, is done; as much of it as there is room for."""
    view: View = scene.view
    if len(scene.names) < 2:
        return []
    who = list(zip(scene.names, view.progress, strict=True))
    told: Line = []
    signs: Line = []
    for seat, (name, progress) in enumerate(who):
        shown = seat_name(seat, name, bold=progress == "playing")
        told += [*shown, (f" {progress}  ", "muted")]
        signs += [(SIGNS[progress], "primary bold"), *shown, ("  ", "text")]
    for line in (told, signs):
        if width_of(line) <= room:
            return line
    return seat_name(view.seat, scene.names[view.seat]) if view.seat is not None else []
