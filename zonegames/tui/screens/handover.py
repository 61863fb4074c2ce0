"""The cover between two seats: an opaque page that only the called seat's digit lifts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual import events

from zonegames.engine.seats import Seat
from zonegames.tui.board import OpenAnswer
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

GRACE: Final = 0.4
"""Seconds in which no key counts on a cover: a digit may have been pressed twice to choose something."""

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
    """Who is meant; empty: "it is your turn"."""

    why: str = ""
    """Why the keyboard changes hands ("Combat with Bo: 0 against 1")."""

    others: str = "Others, look away."
    """Who has to look away."""

    answers: tuple[OpenAnswer, ...] = ()
    """What the called seat may answer without looking."""

    news: tuple[str, ...] = ()
    """A public word to the seat that is called ("something new waits for you")."""

    recap: tuple[tuple[Seat | None, str], ...] = ()
    """What happened in the open since that seat's last turn, the oldest first."""

    since: str = "since your last turn"
    """From when on that is told."""

    names: tuple[str, ...] = ()
    lookers: tuple[Seat, ...] = ()
    """At a private look: who may look instead, by its own number."""


@dataclass(frozen=True, slots=True)
class Instead:
    """Another seat looks at its own things instead of the called one."""

    seat: Seat


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


def answer_keys(answers: Sequence[OpenAnswer]) -> list[str]:
    """The key of each answer: its own, else a letter that means nothing else on a cover."""
    letters = iter(c for c in "abcdefghijkmnoqstuvwxyz" if all(c != a.key for a in answers))
    return [answer.key or next(letters) for answer in answers]


def paint_cover(text: CoverText, width: int, height: int, chosen: OpenAnswer | None = None) -> Lines:
    """The box of the cover, `width` by `height`; `chosen` is the answer that Enter would give."""
    inner = width - 2
    words: Lines = [
        [],
        s(text.name, f"seat{text.seat + 1} bold") + s(f", {text.lead or 'it is your turn.'}", "text bold"),
        *wrap(text.others, inner - _PLACE - 2, "warning")[:4],
        [],
    ]
    words += wrap(text.why, inner - _PLACE - 2)[:2] if text.why else []
    for news in text.news[:3]:
        words += wrap(news, inner - _PLACE - 2)[:2]
    digit = str(text.seat + 1)
    press: Line = s(" " * _PLACE) + s("Press ") + [(f" {digit} ", "background on primary bold @here")]
    press += s(", your seat number, to go on.")
    air: Lines = [[]] if height > 21 else []
    out: Lines = [*air, [], *beside([s(" " * 5) + row for row in big_digit(text.seat)], words, _PLACE)]
    answers = _answers(text, inner, chosen)
    room = height - 2 - len(out) - len(air) - 2 - len(answers)
    if text.recap:
        out += [*air, [], s(f"  {text.since} " + "─" * (inner - 5 - len(text.since)), "muted")]
        out += _recap(text, inner, room - 2 - len(air))
    out += [[] for _ in range(height - 3 - len(air) - len(answers) - len(out))]
    return frame([*out, press, *answers, *air], width, height, f"hand the keyboard to {text.name}", lit=True)


def _answers(text: CoverText, width: int, chosen: OpenAnswer | None) -> Lines:
    """The answers that need no look, in two columns when there are several."""
    if not text.answers:
        return []
    if len(text.answers) == 1 and (key := text.answers[0].key):
        chip = (f" {key} ", f"background on primary bold @answer:{key}")
        return [[*s(" " * _PLACE + "Or    "), chip, *s(f": {text.answers[0].label}, without looking.")]]
    cells: list[Line] = []
    for key, answer in zip(answer_keys(text.answers), text.answers, strict=True):
        ground = " on panel" if answer is chosen else ""
        words = f"{ground} @answer:{key}"
        mark = "▸" if answer is chosen else " "
        cells.append(
            [(mark, f"primary bold{words}"), (key, f"text bold{words}"), (f" {answer.label}", f"text{words}")]
        )
    says: Line = s(
        f"  or without looking, one of these{', then Enter' if not text.answers[0].key else ''}:", "muted"
    )
    if chosen is not None:
        says = s(f"  Enter {chosen.says}.", "warning")
    left = cells[: (len(cells) + 1) // 2]
    right = cells[len(left) :]
    pairs = [(cell, right[i] if i < len(right) else []) for i, cell in enumerate(left)]
    half = (width - 6) // 2
    return [says, *([*s("   "), *fit(one, half), *fit(other, half)] for one, other in pairs)]


def _recap(text: CoverText, width: int, rows: int) -> Lines:
    """As many of the newest rows as fit, each seat named once, with air between them when there is room."""
    blocks: list[Lines] = []
    before: Seat | None = -1
    for seat, sentence in text.recap:
        fresh = seat != before or not blocks
        who = seat_name(seat, shorten(text.names[seat], 14)) if seat is not None and fresh else []
        told = wrap(sentence, width - _PLACE - 1, "text" if fresh else "muted")
        lines = [fit(s(" " * 5) + (who if n == 0 else []), _PLACE) + line for n, line in enumerate(told)]
        blocks = [*blocks, lines] if fresh else [*blocks[:-1], blocks[-1] + lines]
        before = seat
    airy = sum(map(len, blocks)) + len(blocks) <= rows
    out = [line for block in blocks for line in ([[], *block] if airy else block)]
    if len(out) <= rows:
        return out
    kept = max(1, rows - 1)
    earlier = s(" " * _PLACE + f"… {len(out) - kept} earlier, l shows the log", "muted")
    return [earlier, *out[-kept:]]


class HandOverScreen(PaintedScreen["bool | OpenAnswer | Instead"]):
    """Dismissed with True when the called seat says it is there, with False when a private look is left,
    with an answer when it was given without looking, with the seat that looks instead."""

    def __init__(self, text: CoverText, *, leave: bool = False) -> None:
        """`leave`: Esc goes back (a private look nobody is forced to)."""
        super().__init__()
        self.text, self.may_leave = text, leave
        self.chosen: OpenAnswer | None = None

    def on_mount(self) -> None:
        super().on_mount()
        self.give_grace(GRACE)

    def on_key(self, event: events.Key) -> None:
        if self._grace:
            self._handled(event)
        else:
            super().on_key(event)

    def commands(self) -> Sequence[Command]:
        digit = str(self.text.seat + 1)
        leave = (Command("leave", ("escape",), "back", "Nobody looks."),) if self.may_leave else ()
        keys = answer_keys(self.text.answers)
        answers = [
            Command(f"answer:{key}", (key,), answer.label if answer.key else "", answer.says)
            for key, answer in zip(keys, self.text.answers, strict=True)
        ]
        says = "The seat with this number looks at its own things instead."
        digits = [str(seat + 1) for seat in self.text.lookers]
        instead = [
            Command(f"instead:{key}", (key,), "" if n else "others look", says, " ".join(digits))
            for n, key in enumerate(digits)
        ]
        sure = (Command("sure", ("enter",), "do so", "Answer so."),) if self.chosen is not None else ()
        return (
            *sure,
            Command(
                "here",
                (digit,),
                f"it is me, {self.text.name}",
                "Lift the cover: you are alone at the screen.",
            ),
            *leave,
            *instead,
            *answers,
            Command("log", ("l",), "log", "What has happened in the open."),
            Command("rules", ("r",), "rules", "The rules of this game."),
            Command("pause", ("p",), "pause", "The pause menu."),
        )

    def paint(self, width: int, height: int) -> Lines:
        wide, tall = (76, 27) if is_wide(width, height) else (min(width, 90), min(height - 2, 22))
        box = paint_cover(self.text, wide, tall, self.chosen)
        body = centred(box, width, height - 2)
        title = title_line(self.text.title, self.text.note, "", width, self.text.token)
        return page(title, body, [], footer_hints(self.commands()), width, height)

    def press(self, spot: str) -> None:
        if spot == "here":
            self.dismiss(True)
        elif spot == "leave":
            self.dismiss(False)
        elif spot == "sure" and self.chosen is not None:
            self.dismiss(self.chosen)
        elif spot.startswith("answer:"):
            self._answer(spot.removeprefix("answer:"))
        elif spot.startswith("instead:"):
            self.dismiss(Instead(int(spot.removeprefix("instead:")) - 1))
        elif spot in ("log", "rules", "pause"):
            self.elsewhere(spot)

    def _answer(self, key: str) -> None:
        """One with a key of its own counts at once, the others are made sure of."""
        answer = self.text.answers[answer_keys(self.text.answers).index(key)]
        if answer.key or answer is self.chosen:
            self.dismiss(answer)
        else:
            self.chosen = answer
            self.repaint()

    def elsewhere(self, spot: str) -> None:
        """Log, rules and pause belong to the game below."""
        below = self.app.screen_stack[-2]
        if isinstance(below, PaintedScreen):
            below.press(spot)
