"""The seats as a table, so that rivals compare at a glance."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import CLASSES, RELICS
from zonegames.games.zoneplex.events import Cataclysm, PhaseTwo
from zonegames.games.zoneplex.preview import EyeNeeds, eye_needs
from zonegames.games.zoneplex.view import SeatView, View
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.asking import view_of
from zonegames.tui.boards.zoneplex.motion import turned_over
from zonegames.tui.boards.zoneplex.pieces import (
    CLASS_INKS,
    CLASS_LETTERS,
    fear_column,
    seat_ink,
    seat_mark,
    stone_sign,
    stones,
    strength,
    symbol_sign,
    wild_column,
)
from zonegames.tui.lines import Line, Lines, fit, pull, s, shorten, width_of

WIDE: Final = 50
"""The width from which the columns have whole names."""


class Column(NamedTuple):
    """One column of the table: its head and its width."""

    head: str
    width: int


class Room(NamedTuple):
    """The columns of the table."""

    stones: Column
    wild: Column
    relics: Column
    tiles: Column
    symbol: Column
    influence: Column


_LARGE: Final = Room(
    Column("stones", 4),
    Column("XJ", 4),
    Column("relics", 7),
    Column("tiles", 6),
    Column("sym", 4),
    Column("Inf", 4),
)
_SMALL: Final = Room(
    Column("stone", 4), Column("XJ", 4), Column("rel", 5), Column("til", 4), Column("", 0), Column("", 0)
)
_TIGHT: Final = Room(
    Column("st", 2), Column("XJ", 3), Column(" r ", 3), Column("til", 4), Column("sy", 2), Column("In", 3)
)
_SHOWN: Final = _TIGHT._replace(relics=Column("rel ", 6))
"""Symbol and Influence, but no column for Masters and the Jar."""


class SeatTable:
    """One row a seat, in the large size another one for what lies face up."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene, self.width, self.wide = scene, width, width >= WIDE
        self.view: View = view_of(scene)
        self.wild = any(wild_column(who.fears, who.jar) != "·" for who in self.view.seats)
        airy = self.wide and not self.view.revealed
        self.name = 8 if airy else 7 if self.wide else 6
        self.gap = "  " if airy else " "
        self.fears = 4 if self.wide else 3
        small = _TIGHT if self.wild else _SHOWN if self.view.revealed else _SMALL
        self.room = _LARGE if self.wide else small
        # Long names get what the columns leave.
        longest = max(map(cell_len, scene.names))
        self.name += max(0, min(longest - self.name, width - 1 - width_of(self._heads())))

    def lines(self) -> Lines:
        lines = [self._heads()]
        for seat, who in enumerate(self.view.seats):
            lines.append(self._row(seat, who))
            if self.wide and (open_ := self._open(who)):
                lines.append(
                    s(f"{' ' * (self.name + 6)}{shorten(open_, self.width - self.name - 6)}", "muted")
                )
        if self._open_way():
            lines.append(eye_line(self.scene, self.view.seat, self.width))
        return lines

    def _open_way(self) -> bool:
        """Whether The Eye can still be entered."""
        show = self.scene.show
        over = self.view.result is not None or bool(self.view.tied)
        return (
            self.view.phase == 2
            and not over
            and not (show is not None and isinstance(show.event, Cataclysm | PhaseTwo))
        )

    def _heads(self) -> Line:
        indent = " " * (self.name + 5)
        room = self.room
        classes = "".join(f"{letter:>{self.fears}}" for letter in CLASS_LETTERS)
        stones_ = f"{room.stones.head:<{room.stones.width + len(self.gap)}}"
        head = f"{indent}monk{self.gap}{stones_}{classes if self.wide else classes[1:]}"
        rest = (room.relics, room.symbol, room.influence) if self.view.revealed else (room.relics, room.tiles)
        for column in (room.wild, *rest) if self.wild else rest:
            head += f"{column.head:>{column.width}}"
        return s(head, "muted")

    def _row(self, seat: Seat, who: SeatView) -> Line:
        scene, on = self.scene, seat == self.view.seat and self.view.result is None
        ink = "text bold" if on else "text"
        line: Line = [("▶" if on else " ", "text bold"), *seat_mark(seat, scene.glyphs)]
        line.append((f" {shorten(scene.names[seat], self.name):<{self.name}} ", ink))
        line += [*strength(who.wms), (self.gap, "text")]
        if self.room.stones.width > 2:
            line += stones(seat, who.unplaced, scene.glyphs)
        else:
            line += [(stone_sign(seat, scene.glyphs), seat_ink(seat)), (str(who.unplaced), "text")]
        line.append((self.gap[1:] + " " * self.wide, "text"))
        for fear_class in CLASSES:
            line.append(_count(fear_column(who.fears, fear_class), self.fears, CLASS_INKS[fear_class]))
        if self.wild:
            line.append(_count(wild_column(who.fears, who.jar), self.room.wild.width))
        line += self._counts(seat, who)
        ground = f"{' on panel' if on else ''} @seat:{seat}"
        styled = [(text, style if " on " in style else f"{style}{ground}") for text, style in line]
        return fit(styled, self.width, f"text{ground}")

    def _counts(self, seat: Seat, who: SeatView) -> Line:
        room, note = self.room, "•" if seat in self.scene.news else " "
        line: Line = [(f"{str(who.relics) + note:>{room.relics.width}}", "text")]
        if not self.view.revealed:
            return [*line, (f"{who.tiles:>{room.tiles.width}}", "text")]
        sign, value = "?", "?"
        if who.symbol is not None and turned_over(self.scene.show, seat, len(self.view.seats)):
            sign, value = symbol_sign(who.symbol, self.scene.glyphs), str(who.influence)
        return [
            *line,
            (f"{sign:>{room.symbol.width}}", "text bold"),
            (f"{value:>{room.influence.width}}", "text bold"),
        ]

    def _open(self, who: SeatView) -> str:
        told = [", ".join(RELICS[relic].name for relic in who.shown)] if who.shown else []
        told = [f"face up: {told[0]}"] if told else []
        if who.hex:
            told.append(f"hexed: next Fear +{who.hex}")
        if who.worthy:
            told.append("full set of Fears")
        return " · ".join(told)


def _count(text: str, room: int, ink: str = "text") -> tuple[str, str]:
    return f"{text:>{room}}", "zoneplex.dots" if text == "·" else ink


def eye_line(scene: Scene, seat: Seat, width: int) -> Line:
    """What keeps a seat from The Eye: "Eye: needs G, +2 Influence"."""
    needs = eye_needs(view_of(scene), seat)
    line: Line = [(" Eye: ", "zoneplex bold"), *seat_mark(seat, scene.glyphs)]
    return fit([*line, (f" {needs_words(needs)}", "success bold" if needs.open else "text")], width)


def needs_words(needs: EyeNeeds) -> str:
    """Missing classes and the gap in Influence."""
    if needs.open:
        return "may enter: walk to F2 and on"
    told: list[str] = []
    if needs.fears:
        letters = [CLASS_LETTERS[CLASSES.index(c)] for c in needs.classes]
        whole = needs.fears == len(letters)
        told.append(
            (", " if whole else " or ").join(letters)
            if whole or needs.fears == 1
            else f"2 of {', '.join(letters)}"
        )
    if needs.influence:
        told.append(f"+{needs.influence} Influence")
    return f"needs {', '.join(told)}"


def news_line(scene: Scene, width: int) -> Line:
    """For whom something private waits: "Ada: something new, v looks"; long names leave "new: ..."."""
    if not scene.news:
        return []
    names = ", ".join(scene.names[seat] for seat in scene.news)
    room = width - 12
    told = f" {names}: something new"
    if cell_len(told) > room:
        told = f" new: {names}"
    return pull(
        [("•", "warning bold"), (shorten(told, room), "warning")],
        s("v looks ", "muted @key:v"),
        width,
    )
