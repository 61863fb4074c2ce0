"""The seats as a table, so that rivals compare at a glance."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import CLASSES, RELICS
from zonegames.games.zoneplex.preview import EyeNeeds, eye_needs
from zonegames.games.zoneplex.view import SeatView, View
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.asking import view_of
from zonegames.tui.boards.zoneplex.pieces import (
    CLASS_LETTERS,
    fear_column,
    seat_mark,
    stones,
    strength,
    symbol_sign,
    wild_column,
)
from zonegames.tui.lines import Line, Lines, fit, pull, s, shorten

WIDE: Final = 50
"""The width from which the columns have whole names."""


class SeatTable:
    """One row a seat, in the large size another one for what lies face up."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene, self.width, self.wide = scene, width, width >= WIDE
        self.view: View = view_of(scene)
        self.wild = any(wild_column(who.fears, who.jar) != "·" for who in self.view.seats)
        self.name = 8 if self.wide else 6

    def lines(self) -> Lines:
        lines = [self._heads()]
        for seat, who in enumerate(self.view.seats):
            lines.append(self._row(seat, who))
            if self.wide and (open_ := self._open(who)):
                lines.append(
                    s(f"{' ' * (self.name + 6)}{shorten(open_, self.width - self.name - 6)}", "muted")
                )
        if self.view.revealed and self.view.result is None:
            lines.append(eye_line(self.scene, self.view.seat, self.width))
        return lines

    def _heads(self) -> Line:
        indent = " " * (self.name + 5)
        classes = "".join(f"{letter:>3}" for letter in CLASS_LETTERS) + ("  XJ" if self.wild else "")
        revealed = self.view.revealed
        if self.wide:
            tail = "  relics  symbol  Influence" if revealed else "  relics  tiles"
            head = f"{indent}monk  stones {classes}{tail}"
        else:
            tail = " rel sy Inf" if revealed else " rel til"
            head = f"{indent}monk ston{classes}{tail}"
        return s(head, "muted")

    def _row(self, seat: Seat, who: SeatView) -> Line:
        scene, on = self.scene, seat == self.view.seat and self.view.result is None
        ink = "text bold" if on else "text"
        line: Line = [("▶" if on else " ", "text bold"), *seat_mark(seat, scene.glyphs)]
        line.append((f" {shorten(scene.names[seat], self.name):<{self.name}} ", ink))
        gap = "  " if self.wide else " "
        line += [*strength(who.wms), (gap, "text"), *stones(seat, who.unplaced, scene.glyphs)]
        line.append(("   " if self.wide else "", "text"))
        for fear_class in CLASSES:
            line.append(_count(fear_column(who.fears, fear_class), 3))
        if self.wild:
            line.append(_count(wild_column(who.fears, who.jar), 4))
        note = "•" if seat in scene.news else " "
        line += self._counts(who, note)
        ground = f"{' on panel' if on else ''} @seat:{seat}"
        styled = [(text, style if " on " in style else f"{style}{ground}") for text, style in line]
        return fit(styled, self.width, f"text{ground}")

    def _counts(self, who: SeatView, note: str) -> Line:
        relics = f"{who.relics}{note}"
        if not self.view.revealed:
            return [
                (f"{relics:>{8 if self.wide else 5}}", "text"),
                (f"{who.tiles:>{6 if self.wide else 3}}", "text"),
            ]
        sign = symbol_sign(who.symbol, self.scene.glyphs) if who.symbol is not None else "?"
        room = (8, 6, 10) if self.wide else (5, 2, 4)
        line: Line = [(f"{relics:>{room[0]}}", "text"), (f"{sign:>{room[1]}}", "text bold")]
        return [*line, (f"{who.influence if who.influence is not None else '?':>{room[2]}}", "text bold")]

    def _open(self, who: SeatView) -> str:
        told = [", ".join(RELICS[relic].name for relic in who.shown)] if who.shown else []
        told = [f"face up: {told[0]}"] if told else []
        if who.hex:
            told.append(f"hexed: next Fear +{who.hex}")
        if who.worthy:
            told.append("full set of Fears")
        return " · ".join(told)


def _count(text: str, room: int) -> tuple[str, str]:
    return f"{text:>{room}}", "zoneplex.dots" if text == "·" else "text"


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
    """For whom something private waits: "Ada: something new, v looks"."""
    if not scene.news:
        return []
    names = ", ".join(scene.names[seat] for seat in scene.news)
    return pull(
        [("•", "warning bold"), (shorten(f" {names}: something new", width - 12), "warning")],
        s("v looks ", "muted @key:v"),
        width,
    )
