"""The deal table as a picture: one row a seat, what each gets and does, the chance to win."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.deals import Stand, Terms
from zonegames.games.zoneplex.preview import chance
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.words import percent, terms_words
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.asking import memory, view_of
from zonegames.tui.boards.zoneplex.dealing import (
    COLUMNS,
    PRESETS,
    Column,
    Dealing,
    battle_of,
    helpers,
    invited,
    left_for,
    unfit,
    untickable,
)
from zonegames.tui.boards.zoneplex.fear import head
from zonegames.tui.boards.zoneplex.pieces import chance_meter, seat_mark, thing_sign
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Line, Lines, fit, s, shorten, wrap

WIDE: Final = 50
"""The width from which the columns have whole names."""

_HEADS: Final = {"fear": "Fear", "relics": "relics", "stones": "stones", "give": "gives", "get": "gets"}
_SHORT: Final = {"fear": "F", "relics": "rel", "stones": "st", "give": "gives", "get": "gets"}
_ROOM: Final = {"fear": 5, "relics": 7, "stones": 7, "give": 6, "get": 6}
_NARROW: Final = {"fear": 3, "relics": 4, "stones": 3, "give": 6, "get": 4}

_ANSWERS: Final[dict[Stand, tuple[str, str]]] = {
    "invited": ("asked", "muted"),
    "accepted": ("accepts", "success"),
    "declined": ("declines", "error"),
    "counter": ("counter", "warning"),
    "petition": ("petition", "warning"),
    "dropped": ("left out", "error"),
}
_PRESET_WORDS: Final = ("glory", "relic", "relic for stone", "the Fear")
_PRESET_SHORT: Final = ("glory", "relic", "relic/stone", "Fear")


Party: TypeAlias = tuple[dict[Seat, Terms], Line]
"""The helpers of a possible party with their terms, and what is said of it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's line of the table."""

    seat: Seat
    terms: Terms | None
    answer: str
    ink: str
    tick: str = " "


class DealTable:
    """Paints the table of the open question, or as it stands while others decide."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene, self.width = scene, width
        self.view: View = view_of(scene)
        self.battle = battle_of(self.view)
        self.kind = scene.decision.kind if scene.decision is not None else ""
        self.deal = memory(scene).deal or Dealing(at=-1)
        self.room = _ROOM if width >= WIDE else _NARROW
        self.rows = [self._row(seat) for seat in helpers(self.view)]

    def lines(self, height: int) -> Lines:
        """All of it, without its blank rows where there is no room for them."""
        table = [self._heads(), self._drawer(), *(self._line(row) for row in self.rows)]
        lines = [*head(self.scene, self.width), [], *table, []]
        lines += [*self._words(), *self._controls(), *self._chances()]
        return lines if len(lines) <= height else [line for line in lines if line]

    # --- rows

    def _row(self, seat: Seat) -> Row:
        offer = self.battle.offers[seat]
        composing = self.deal.own is not None and seat == self.deal.at
        if composing:
            return Row(seat, self.deal.own, "writes", "primary")
        if self.kind == "invite" and offer is None:
            terms = dict(self.deal.rows).get(seat)
            return Row(seat, terms, "invite" if terms is not None else "", "primary")
        asked = self.scene.decision is not None and self.scene.decision.seat == seat
        if offer is None:
            return Row(seat, None, "offers?" if seat in self.deal.group else "", "primary")
        if self.kind == "last_word":
            return self._ticked(seat)
        answer, ink = ("answers", "primary") if asked else _ANSWERS[offer.stand]
        tick = {"accepted": "✓", "declined": "✗", "dropped": "✗"}.get(offer.stand, " ")
        again = asked and self.kind == "final_answer" and offer.first is not None
        return Row(seat, offer.first if again else offer.terms, answer, ink, tick)

    def _ticked(self, seat: Seat) -> Row:
        """In the last word: ticked, free to be ticked, or closed."""
        offer = self.battle.offers[seat]
        assert offer is not None
        answer, ink = _ANSWERS[offer.stand]
        if seat in self.deal.ticks:
            tick = "✓"
        else:
            tick = "✗" if untickable(self.view, self.deal.ticks, seat) else "□"
        return Row(seat, offer.terms, answer, ink, tick)

    def _heads(self) -> Line:
        names = _HEADS if self.width >= WIDE else _SHORT
        cells = "".join(f"{names[column]:^{self.room[column]}}" for column in COLUMNS)
        return s(" " * self._indent() + cells, "muted")

    def _indent(self) -> int:
        return 14 if self.width >= WIDE else 12

    def _name(self, seat: Seat, ink: str) -> Line:
        room = self._indent() - (7 if self.width >= WIDE else 6)
        return [
            *seat_mark(seat, self.scene.glyphs),
            (f" {shorten(self.scene.names[seat], room):<{room}} ", ink),
        ]

    def _drawer(self) -> Line:
        """What is promised to nobody stays with the drawer."""
        counted = {row.seat: row.terms for row in self.rows if row.terms is not None and self._counts(row)}
        left = left_for(self.view, counted, -1)
        kept = Terms(left.fear, max(0, left.relics))
        line: Line = [
            ("   " if self.width >= WIDE else "  ", "text"),
            *self._name(self.battle.drawer, "text"),
        ]
        for column in COLUMNS[:2]:
            line.append((f"{_value(kept, column, self.scene.glyphs):^{self.room[column]}}", "text"))
        line.append((" " * sum(self.room[column] for column in COLUMNS[2:]), "text"))
        return fit([*line, ("drawer", "muted")], self.width)

    def _counts(self, row: Row) -> bool:
        if self.kind == "last_word":
            return row.seat in self.deal.ticks
        return row.tick != "✗"

    def _line(self, row: Row) -> Line:
        lit = row.seat == self.deal.at
        ground = f"{' on panel' if lit else ''} @deal:{row.seat}"
        bold = " bold" if lit else ""
        tick_ink = {"✓": "success", "✗": "error"}.get(row.tick, "text")
        line: Line = [
            ("▸" if lit else " ", f"primary bold{ground}"),
            (row.tick + " " * (self.width >= WIDE), f"{tick_ink} bold{ground}"),
        ]
        name = self._name(row.seat, f"text{bold}")
        spot = f" @deal:{row.seat}"
        line += [(text, style + (spot if " on " in style else ground)) for text, style in name]
        for column in COLUMNS:
            text = _value(row.terms, column, self.scene.glyphs)
            line.append(self._cell(row, column, f"{text:^{self.room[column]}}", lit))
        return fit([*line, (row.answer, f"{row.ink}{bold}{ground}")], self.width, f"text{ground}")

    def _cell(self, row: Row, column: Column, text: str, lit: bool) -> tuple[str, str]:
        writing = self.kind == "invite" or self.deal.own is not None
        if lit and writing and COLUMNS[self.deal.column] == column:
            return text, f"background bold on primary @deal:{row.seat}:{column}"
        ground = " on panel" if lit else ""
        return text, f"{'text' if row.terms is not None else 'muted'}{ground} @deal:{row.seat}:{column}"

    # --- below the table

    def _words(self) -> Lines:
        """The row under the cursor in words, whole."""
        row = next((row for row in self.rows if row.seat == self.deal.at), None)
        if row is None or row.terms is None:
            return []
        words = wrap(f"{self.scene.names[row.seat]}: {terms_words(row.terms)}", self.width - 3)
        return [[("  ", "text"), *line] for line in words]

    def _controls(self) -> Lines:
        """What can be clicked for the open question."""
        if self.kind == "invite" or self.deal.own is not None:
            return [self._presets(), self._button("enter", "Enter", self._submits())]
        if self.kind in ("answer", "final_answer"):
            keys = {"accept": "a", "decline": "d", "counter": "k"}
            line: Line = [("  ", "text")]
            for action in self.scene.legal:
                key = keys[action.kind]
                ground = " on panel" if action == self.scene.lit else ""
                lit = "▸" if action == self.scene.lit else " "
                line += [
                    (lit, f"primary bold{ground} @key:{key}"),
                    (key, f"text bold underline{ground} @key:{key}"),
                ]
                line += [(f" {action.kind} ", f"text{ground} @key:{key}"), (" ", "text")]
            return [line]
        if self.kind == "petition":
            return [self._button("enter", "Enter", "nobody: go on")]
        if self.kind == "last_word":
            return [self._button("enter", "Enter", "seal the pact")]
        return []

    def _submits(self) -> str:
        if self.deal.own is not None:
            return "put these terms on the table"
        count = len(self.deal.rows)
        return (
            f"put {count} {'offer' if count == 1 else 'offers'} on the table" if count else "ask who offers"
        )

    def _button(self, spot: str, key: str, text: str) -> Line:
        return [
            ("  ", "text"),
            (f" {key} ", f"background bold on primary @key:{spot}"),
            (f" {text}", f"text @key:{spot}"),
        ]

    def _presets(self) -> Line:
        """The four ready rows, greyed where they are out of bounds."""
        own = self.deal.own is not None
        rows = {} if own else {**invited(self.view), **dict(self.deal.rows)}
        words = _PRESET_WORDS if self.width >= WIDE else _PRESET_SHORT
        line: Line = [("  ", "text")]
        for number, ((_, terms), text) in enumerate(zip(PRESETS, words, strict=True), 1):
            closed = unfit(self.view, rows, self.deal.at, terms, own) is not None
            spot = f"@preset:{number}"
            head = ("✗" if closed else str(number), f"{'muted' if closed else 'text bold underline'} {spot}")
            line += [head, (f" {text}  " if self.width >= WIDE else f" {text} ", f"muted {spot}")]
        return line

    # --- chances

    def _chances(self) -> Lines:
        return [self._chance(helped, note) for helped, note in self._parties()]

    def _parties(self) -> list[Party]:
        standing = {row.seat: row.terms for row in self.rows if row.tick == "✓" and row.terms is not None}
        at = self.deal.at
        if self.kind == "invite":
            written = {**invited(self.view), **dict(self.deal.rows)}
            alone: list[Party] = [({}, s("alone", "muted"))]
            return [*alone, (written, s("all accept", "muted"))] if written else alone
        if self.deal.own is not None:
            return [({**standing, at: self.deal.own}, self._with(at))]
        if self.kind in ("answer", "final_answer"):
            assert self.scene.decision is not None
            seat = self.scene.decision.seat
            offer = self.battle.offers[seat]
            assert offer is not None
            terms = offer.first if self.kind == "final_answer" and offer.first is not None else offer.terms
            pair: list[Party] = [({seat: terms}, s("you two", "muted"))]
            return [*pair, ({**standing, seat: terms}, s("all so far", "muted"))] if standing else pair
        now: list[Party] = [(standing, s("as ticked" if standing else "alone", "muted"))]
        offer = self.battle.offers[at] if at >= 0 else None
        if self.kind == "last_word" and at not in standing and offer is not None:
            now.append(({**standing, at: offer.terms}, self._with(at)))
        return now

    def _with(self, seat: Seat) -> Line:
        return [("with ", "muted"), *seat_mark(seat, self.scene.glyphs)]

    def _chance(self, helped: dict[Seat, Terms], note: Line) -> Line:
        """The party, the exact chance, and whose party it is."""
        value = chance(self.view, helped)
        wide = self.width >= WIDE
        marks: Line = []
        for seat in (self.battle.drawer, *helped):
            marks += [*seat_mark(seat, self.scene.glyphs)[1:], (" " * wide, "text")]
        line: Line = [("  chance to win " if wide else "  win ", "muted")]
        line += [*fit(marks, 10 if wide else 6), *chance_meter(value, "text")]
        told = percent(value).replace("over ", ">").replace("under ", "<")
        return [*line, (f" {told:<5}", "text bold"), *note]


def _value(terms: Terms | None, column: Column, glyphs: Glyphs) -> str:
    """What a cell of the table says."""
    if terms is None:
        return "·"
    match column:
        case "fear":
            return "yes" if terms.fear else "-"
        case "relics" | "stones":
            return str(getattr(terms, column) or "-")
        case _:
            return thing_sign(getattr(terms, column), glyphs)
