"""The cover between two seats: an opaque page that only the called seat's digit lifts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from zonegames.engine.seats import Seat
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import Line, Lines, beside, fit, frame, s, seat_name, shorten, wrap
from zonegames.tui.page import centred, is_wide, page, title_line
from zonegames.tui.painted import PaintedScreen

_DOTS: Final = (
    "110010010010111",
    "111001111100111",
    "111001111001111",
    "101101111001001",
    "111100111001111",
    "111100111101111",
)
"""The digits 1 to 6, three dots wide and five high."""

_PLACE: Final = 25
"""The column in which the words begin."""


@dataclass(frozen=True, slots=True)
class CoverText:
    """What a cover says: public facts only."""

    seat: Seat
    name: str
    title: str
    """The game's title."""

    token: str
    note: str = ""
    """"phase 1 · turn 13"."""

    lead: str = ""
    """Why the keyboard changes hands; empty: "it is your turn"."""

    news: tuple[str, ...] = ()
    """A public word to the seat that is called ("something new waits for you")."""

    recap: tuple[tuple[Seat | None, str], ...] = ()
    """What happened in the open since that seat's last turn, the oldest first."""

    names: tuple[str, ...] = ()


def big_digit(seat: Seat) -> Lines:
    """A seat's mark to be read from across the table: 14x7 cells in its colour, the digit cut out."""
    full = f"text on seat{seat + 1}"
    dots = _DOTS[seat]
    out: Lines = [s(" " * 14, full)]
    for row in range(0, 15, 3):
        line: Line = s("    ", full)
        for dot in dots[row : row + 3]:
            line.append(("  ", "text" if dot == "1" else full))
        out.append([*line, ("    ", full)])
    return [*out, s(" " * 14, full)]


def paint_cover(text: CoverText, width: int, height: int) -> Lines:
    """The box of the cover, `width` by `height`."""
    inner = width - 2
    words: Lines = [
        [],
        s(text.name, f"seat{text.seat + 1} bold") + s(f", {text.lead or 'it is your turn.'}", "text bold"),
        s("Others, look away.", "warning"),
        [],
    ]
    for news in text.news[:3]:
        words += wrap(news, inner - _PLACE - 2)[:2]
    digit = str(text.seat + 1)
    press: Line = s(" " * _PLACE) + s("Press ") + [(f" {digit} ", "background on primary bold @here")]
    press += s(", your seat number, to go on.")
    air: Lines = [[]] if height > 21 else []
    out: Lines = [*air, [], *beside([s(" " * 5) + row for row in big_digit(text.seat)], words, _PLACE)]
    room = height - 2 - len(out) - len(air) - 2
    if text.recap:
        out += [*air, [], s("  since your last turn " + "─" * (inner - 25), "muted")]
        out += _recap(text, inner, room - 2 - len(air))
    out += [[] for _ in range(height - 3 - len(air) - len(out))]
    return frame([*out, press, *air], width, height, f"hand the keyboard to {text.name}", lit=True)


def _recap(text: CoverText, width: int, rows: int) -> Lines:
    """As many of the newest rows as fit, each seat named once."""
    out: Lines = []
    before: Seat | None = -1
    for seat, sentence in text.recap:
        who: Line = []
        if seat is not None and seat != before:
            who = seat_name(seat, shorten(text.names[seat], 14))
        before = seat
        for n, line in enumerate(wrap(sentence, width - _PLACE - 1, "text" if who else "muted")):
            out.append(fit(s(" " * 5) + (who if n == 0 else []), _PLACE) + line)
    if len(out) > rows > 0:
        left_out = len(out) - rows + 1
        return [s(" " * _PLACE + f"… {left_out} earlier, l shows the log", "muted"), *out[-(rows - 1) :]]
    return out[: max(0, rows)]


class HandOverScreen(PaintedScreen[bool]):
    """Dismissed with True when the called seat says it is there, with False when a private look is left."""

    def __init__(self, text: CoverText, *, leave: bool = False) -> None:
        """`leave`: Esc goes back (a private look nobody is forced to)."""
        super().__init__()
        self.text, self.may_leave = text, leave

    def commands(self) -> Sequence[Command]:
        digit = str(self.text.seat + 1)
        leave = (Command("leave", ("escape",), "back", "Nobody looks."),) if self.may_leave else ()
        return (
            Command(
                "here",
                (digit,),
                f"it is me, {self.text.name}",
                "Lift the cover: you are alone at the screen.",
            ),
            *leave,
            Command("log", ("l",), "log", "What has happened in the open."),
            Command("rules", ("r",), "rules", "The rules of this game."),
            Command("pause", ("p",), "pause", "The pause menu."),
        )

    def paint(self, width: int, height: int) -> Lines:
        wide, tall = (76, 27) if is_wide(width, height) else (min(width, 90), min(height - 2, 22))
        box = paint_cover(self.text, wide, tall)
        body = centred(box, width, height - 2)
        title = title_line(self.text.title, self.text.note, "", width, self.text.token)
        return page(title, body, [], footer_hints(self.commands()), width, height)

    def press(self, spot: str) -> None:
        if spot == "here":
            self.dismiss(True)
        elif spot == "leave":
            self.dismiss(False)
        elif spot in ("log", "rules", "pause"):
            self.elsewhere(spot)

    def elsewhere(self, spot: str) -> None:
        """Log, rules and pause belong to the game below."""
        below = self.app.screen_stack[-2]
        if isinstance(below, PaintedScreen):
            below.press(spot)
