"""The two rows under the title: light or dark, what is left to do, what turns over."""

from typing import Final

from zonegames.games.zogars_revenge.components import TASKS
from zonegames.games.zogars_revenge.view import RunView, View
from zonegames.games.zogars_revenge.words import lamps, lamps_to_do
from zonegames.tui.board import Scene
from zonegames.tui.lines import Box, Line, mark, seat_name, width_of
from zonegames.tui.surface import Surface

_LONG: Final = ("put out the lamps", "take the crown", "light them again", "reach the stairs")
_SHORT: Final = ("douse lamps", "take the crown", "light again", "the stairs")
_BRIEF: Final = ("lamps out", "crown", "lamps lit", "stairs")
"""The four tasks; the more room the seats need, the fewer words."""

SIGNS: Final = {"waiting": "·", "playing": "▸", "done": "✓"}


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
        alone = len(scene.names) == 1
        names = (_LONG if alone else _SHORT) if wide else (_SHORT if alone else _BRIEF)
        end = _tasks(surface, run, ink, names, "  ──  " if names is _LONG else " ─ ")
        seats = [] if alone else _seats(scene, surface.width - end - 4)
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


def _tasks(surface: Surface, run: RunView, ink: str, names: tuple[str, ...], between: str) -> int:
    """The four tasks, done ones ticked; the column after them."""
    now = len(TASKS) if run.status == "escaped" else TASKS.index(run.task)
    x = 2
    for number, name in enumerate(names):
        words = f"{'✓' if number < now else number + 1} {name}"
        x = surface.put(
            x, 1, words, f"{ink} bold" if number == now else f"{ink} dim" if number > now else ink
        )
        if number < len(names) - 1:
            x = surface.put(x, 1, between, f"{ink} dim")
    return x


def _seats(scene: Scene, room: int) -> Line:
    """Who waits, plays, is done: in words, by signs, by the name of who plays alone, by marks alone."""
    view: View = scene.view
    told: Line = []
    signs: Line = []
    player: Line = []
    marks: Line = []
    for seat, (name, progress) in enumerate(zip(scene.names, view.progress, strict=True)):
        plays, sign = progress == "playing", (SIGNS[progress], "primary bold")
        named = seat_name(seat, name, bold=plays)
        told += [*named, (f" {progress}  ", "muted")]
        signs += [sign, (" ", "text"), *named, ("  ", "text")]
        player += [sign, *(named if plays else [mark(seat)]), (" ", "text")]
        marks += [sign, mark(seat), (" ", "text")]
    return next((line for line in (told, signs, player) if width_of(line) <= room), marks)
