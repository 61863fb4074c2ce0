"""Where everything stands: pyramid at the left, seats, question, own things and log at the right."""

from typing import Final

from rich.cells import cell_len

from zonegames.games.zoneplex.components import CARDS, FEARS
from zonegames.games.zoneplex.events import DieRolled
from zonegames.games.zoneplex.view import View
from zonegames.tui.board import LogLine, Scene
from zonegames.tui.boards.zoneplex import fear, judgement
from zonegames.tui.boards.zoneplex.asking import Asking, view_of
from zonegames.tui.boards.zoneplex.bargaining import TableAsking
from zonegames.tui.boards.zoneplex.cells import fitting
from zonegames.tui.boards.zoneplex.construction import BuildAsking
from zonegames.tui.boards.zoneplex.deal_table import DealTable
from zonegames.tui.boards.zoneplex.field import Field, Marked
from zonegames.tui.boards.zoneplex.pieces import card_sign, seat_mark
from zonegames.tui.boards.zoneplex.private import RelicsAsking, own_lines
from zonegames.tui.boards.zoneplex.seats import SeatTable, news_line
from zonegames.tui.lines import Box, Line, Lines, fit, shorten, width_of, wrap
from zonegames.tui.surface import DOUBLE, Surface

WIDE_SIDE: Final = 57
SMALL_SIDE: Final = 38
"""Columns of the right side."""

NAME: Final = 7
"""Cells of a name in the log where a line has no room for the whole one."""

Part = tuple[str, str, Lines, bool]
"""A region of the right side: its title, what stands at the right end, its lines, whether it asks."""


class Template:
    """Paints one scene; `asking` is None while nobody who looks is asked."""

    def __init__(self, surface: Surface, scene: Scene, asking: Asking | None) -> None:
        self.surface, self.scene, self.asking = surface, scene, asking
        self.view: View = view_of(scene)
        self.wide = scene.wide
        self.side = WIDE_SIDE if self.wide else SMALL_SIDE

    def paint(self) -> None:
        width, height = self.scene.width, self.scene.height
        left = width - self.side - (1 if self.wide else 0)
        self._pyramid(Box(0, 0, left, height))
        self._right(Box(width - self.side, 0, self.side, height))
        if not self.wide and self._dealing():
            self._overlay(Box(0, 0, left, height))

    # --- the pyramid

    def _pyramid(self, box: Box) -> None:
        marked = self.asking.marked(self.scene) if self.asking is not None else Marked()
        inside = box
        if self.wide:
            count = len(marked.numbers)
            lit = self.asking is not None and self.asking.on_field
            foot = f"{count} marked {'cell' if count == 1 else 'cells'}" if count else ""
            self.surface.panel(box, "pyramid", foot=foot, lit=lit)
            inside = Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
        room = fitting(inside.width, inside.height)
        x = inside.x + max(0, inside.width - room.width) // 2
        y = inside.y + (inside.height - room.height) // 2
        Field(self.surface, self.scene, marked, room, x, y).paint()
        top = max(inside.y, y + (1 if self.wide else 0))
        for row, (text, ink) in enumerate(self._progress()):
            self.surface.put(inside.x + 1, top + row, text, ink)
        counts = {"cards": self.view.deck, "tiles": self.view.tile_stack, "relics": self.view.relic_deck}
        for row, (name, count) in enumerate(counts.items()):
            text = f"{name:<7}{count:>3}"
            self.surface.put(inside.x + inside.width - 11, top + row, text, "muted")

    def _progress(self) -> list[tuple[str, str]]:
        """The card of this turn, and how far it is carried out."""
        view = self.view
        if view.card is None:
            return []
        if view.card in FEARS:
            name = wrap(FEARS[view.card].name, 23 if self.wide else 14, "muted")
            return [("a Fear", "error bold"), *(span for row in name for span in row)]
        lines = [(card_sign(view.card), "text bold")]
        steps = str(CARDS[view.card].triangles)
        if view.building is not None:
            number = view.building.count - view.building.left + 1
            lines.append((f"▸ build {number} of {view.building.count}", "text bold"))
            lines.append((f"  walk {steps}", "muted"))
        elif view.walk is not None:
            lines.append((f"▸ walk {view.walk.taken} of {view.walk.most}", "text bold"))
        if view.sandals:
            lines.append((f"  sandals +{view.sandals}", "muted"))
        return lines

    # --- the right side

    def _right(self, box: Box) -> None:
        y = self._seats(box)
        inner = box.width - 4 if self.wide else box.width
        frame = 2 if self.wide else 1
        least = 5 if self.wide and not self._dealing() else 3  # what the log keeps
        for title, note, lines, lit in self._parts(inner, box.height - y - least - frame):
            height = min(len(lines) + frame, box.height - y - least)
            if height <= frame:
                continue
            self._part(Box(box.x, y, box.width, height), title, note, lines, lit)
            y += height
        self._log(Box(box.x, y, box.width, box.height - y))

    def _seats(self, box: Box) -> int:
        if not self.wide:
            lines = SeatTable(self.scene, box.width).lines()
            if news := news_line(self.scene, box.width):
                lines.append(news)
            self.surface.paste(box.x, box.y, lines)
            return len(lines)
        lines = SeatTable(self.scene, box.width - 4).lines()
        if news := news_line(self.scene, box.width - 4):
            lines.append(news)
        inside = self.surface.panel(Box(box.x, box.y, box.width, len(lines) + 2), "seats")
        self.surface.paste(inside.x, inside.y, lines)
        return len(lines) + 2

    def _parts(self, width: int, room: int) -> list[Part]:
        """What lies between the seats and the log."""
        parts: list[Part] = []
        if (part := self._question(width, room)) is not None:
            parts.append(part)
        used = sum(len(lines) + 2 for _, _, lines, _ in parts)
        if self.scene.looker is not None and not isinstance(self.asking, BuildAsking | RelicsAsking):
            own = own_lines(self.scene, width, min(room - used, 16 if not parts else 9))
            name = self.scene.names[self.scene.looker]
            parts.append((f"{name}'s own", "x hides" if not self.scene.alone else "", own, False))
        return parts

    def _question(self, width: int, room: int) -> Part | None:
        scene, view, asking = self.scene, self.view, self.asking
        if judgement.shown(scene):
            return judgement.title(scene), "", judgement.lines(scene, width), False
        if self._dealing():
            if not self.wide:
                return None
            table = DealTable(scene, width).lines(room)
            return "deal table", "open to all", table, isinstance(asking, TableAsking)
        if asking is not None:
            note = "x hides" if isinstance(asking, BuildAsking | RelicsAsking) and not scene.alone else ""
            return (
                asking.title(scene),
                note,
                asking.lines(scene, width, room),
                not asking.on_field or not self.wide,
            )
        if view.battle is not None:
            lines = [*fear.head(scene, width), *fear.party_lines(scene, width), fear.die_line(scene)]
            return "battle", "", lines, False
        if scene.show is not None and isinstance(scene.show.event, DieRolled):
            return "the Pyramid Die", "", [fear.die_line(scene)], False
        return None

    def _dealing(self) -> bool:
        """Whether the deal table is open."""
        battle = self.view.battle
        if isinstance(self.asking, TableAsking):
            return True
        if battle is None or battle.party or isinstance(self.asking, Asking):
            return False
        return any(offer is not None for offer in battle.offers)

    def _part(self, box: Box, title: str, note: str, lines: Lines, lit: bool) -> None:
        if self.wide:
            inside = self.surface.panel(box, title, foot=note, lit=lit)
            self.surface.paste(
                inside.x, inside.y, [fit(line, inside.width) for line in lines[: inside.height]]
            )
            return
        self._heading(box, title, note, lit)
        rows = [fit(line, box.width) for line in lines[: box.height - 1]]
        self.surface.paste(box.x, box.y + 1, rows)

    def _heading(self, box: Box, title: str, note: str, lit: bool) -> None:
        ink = "primary" if lit else "line"
        line: Line = [(f"{title} ", "primary bold" if lit else "muted")]
        tail: Line = [(f" {note}", "muted")] if note else []
        rule = ("═" if lit else "─") * max(0, box.width - width_of(line) - width_of(tail))
        self.surface.write(box.x, box.y, [*line, (rule, ink), *tail])

    def _overlay(self, box: Box) -> None:
        """The deal table over the pyramid, where there is no other room for it."""
        lines = DealTable(self.scene, box.width - 2).lines(box.height - 2)
        height = min(box.height, len(lines) + 2)
        frame = Box(box.x, box.y, box.width, height)
        self.surface.fill(frame, "background", " ")
        self.surface.spot(frame, "")
        lit = isinstance(self.asking, TableAsking)
        self.surface.border(frame, DOUBLE if lit else "╭╮╰╯─│", "primary" if lit else "line")
        self.surface.put(box.x + 2, box.y, " deal table ", "primary bold" if lit else "muted")
        self.surface.paste(box.x + 1, box.y + 1, [fit(line, box.width - 2) for line in lines[: height - 2]])

    # --- the log

    def _log(self, box: Box) -> None:
        if box.height < 2:
            return
        inside = Box(box.x, box.y + 1, box.width, box.height - 1)
        if self.wide:
            inside = self.surface.panel(box, "log", foot="l all")
        else:
            self._heading(box, "log", "l all", False)
        for row, entry in enumerate(reversed(self.scene.log[-inside.height :])):
            ink = "text" if row == 0 else "muted"
            line: Line = [("   ", "text")]
            if entry.seat is not None:
                line = [(" ", "text"), *seat_mark(entry.seat, self.scene.glyphs)[1:], (" ", "text")]
            words = self._words(entry, inside.width - 3)
            self.surface.write(
                inside.x, inside.y + row, [*line, (words, f"{ink}{' strike' if entry.undone else ''}")]
            )

    def _words(self, entry: LogLine, width: int) -> str:
        """A line of the log; whose doing it is its mark says, and longer names give way to what was done."""
        text = entry.text.replace("▲", "△")  # a solid triangle is a seat's mark
        names = self.scene.names
        if entry.seat is not None:
            text = text.removeprefix(f"{names[entry.seat]} ")
        for name in names:
            if cell_len(text) > width:
                text = text.replace(name, shorten(name, NAME))
        return shorten(text, width)
