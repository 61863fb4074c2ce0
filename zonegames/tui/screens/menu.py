"""Small boxes with a few entries: the pause menu, a question, a line to type."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from textual import events

from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.field import Field
from zonegames.tui.lines import Line, Lines, fit, frame, in_spot, mid, pull, s, wrap
from zonegames.tui.page import body_height, centred, cursor, page, rule, title_line
from zonegames.tui.painted import PaintedScreen

R = TypeVar("R")
BOX = 56
"""Cells of a box."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu."""

    spot: str
    keys: tuple[str, ...]
    """The first one is shown at the right."""

    text: str
    quiet: bool = False
    """What ends something: set apart, never lit first."""


class BoxScreen(PaintedScreen[R]):
    """One box in the middle of an otherwise empty screen, so that nothing below can be read."""

    heading = ""
    title_words = "zonegames"
    note = ""
    token = "primary"

    def inside(self, width: int) -> Lines:
        """The lines of the box."""
        raise NotImplementedError

    def paint(self, width: int, height: int) -> Lines:
        lines = self.inside(BOX - 2)
        box = frame(lines, BOX, len(lines) + 2, self.heading, lit=True)
        body = centred(box, width, body_height(height) + 2)
        title = title_line(self.title_words, self.note, "", width, self.token)
        return page(title, body, [], footer_hints(self.commands()), width, height)


class PauseScreen(BoxScreen[str]):
    """The pause menu of a game; dismissed with the chosen entry's spot ("" for going on)."""

    entries: Sequence[Entry] = (
        Entry("", ("escape", "p"), "Continue"),
        Entry("rules", ("r",), "Rules"),
        Entry("log", ("l",), "Log"),
        Entry("table", ("m",), "Table"),
        Entry("watch", ("w",), "Watch what was played, as the table saw it"),
        Entry("settings", ("g",), "Settings: speed, theme, glyphs, hints"),
        Entry("restart", ("backspace",), "Restart this turn, asks once"),
        Entry("name", ("n",), "Name this match, for the list of saves"),
        Entry("leave", ("q",), "Leave to the picker, all is saved"),
        Entry("end", ("e",), "End this game for everyone, asks again", quiet=True),
    )

    def __init__(
        self,
        title: str,
        note: str,
        token: str,
        concede: str = "",
        *,
        guided: bool = False,
        without: Collection[str] = (),
    ) -> None:
        """`note`: "turn 12, saved"; `concede`: the words of a seat's own giving up, where the game has it;
        `guided`: a guided game, which is left and not kept; `without`: entries that mean nothing here."""
        super().__init__()
        self.entries = tuple(entry for entry in self.entries if entry.spot not in without)
        if guided:
            leave = Entry("leave", ("q",), "Leave the guided game, it is not kept")
            self.entries = (*(e for e in self.entries if e.spot not in ("name", "leave", "end")), leave)
        self.title_words, self.note, self.token = title, note, token
        self.heading = "paused"
        if concede:
            self.entries = (
                *self.entries[:-1],
                Entry("concede", ("c",), concede, quiet=True),
                self.entries[-1],
            )
        self.at = "entry:0"

    def stops(self) -> Sequence[str]:
        return [f"entry:{n}" for n in range(len(self.entries))]

    def commands(self) -> Sequence[Command]:
        listed = [
            Command(entry.spot or "go", entry.keys, "continue" if not entry.spot else "", f"{entry.text}.")
            for entry in self.entries
        ]
        return (
            Command("enter", ("enter",), "take", "Take the lit entry."),
            Command("walk", (), "choose", "", "↑↓"),
            *listed,
        )

    def inside(self, width: int) -> Lines:
        out: Lines = [[]]
        for n, entry in enumerate(self.entries):
            if entry.quiet and not self.entries[n - 1].quiet:
                out.append(s(" ") + rule(width - 2) + s(" "))
            lit = self.at == f"entry:{n}"
            style = "text bold" if lit else "muted" if entry.quiet else "text"
            key = Command("", entry.keys, "").key
            line = pull(
                cursor(lit) + s(entry.text, style), s(f"{key}  ", "primary" if lit else "muted"), width
            )
            out += in_spot([line], f"entry:{n}")
        return [*out, []]

    def press(self, spot: str) -> None:
        if spot.startswith("entry:"):
            self.dismiss(self.entries[int(spot.removeprefix("entry:"))].spot)
        elif spot == "enter":
            self.press(self.at)
        elif spot != "walk":
            self.dismiss("" if spot == "go" else spot)


class ConfirmScreen(BoxScreen[bool]):
    """A question that only y answers with yes; Enter goes on as before."""

    def __init__(self, heading: str, question: str, yes: str, no: str = "no, go on") -> None:
        super().__init__()
        self.heading, self.question, self.yes, self.no = heading, question, yes, no

    def commands(self) -> Sequence[Command]:
        return (
            Command("no", ("n", "escape", "enter"), self.no, "No.", "n"),
            Command("yes", ("y",), self.yes, "Yes."),
        )

    def inside(self, width: int) -> Lines:
        words = wrap(self.question, width - 6)
        no: Line = [(" n ", "background on primary bold @no"), (f" {self.no}", "text @no")]
        yes: Line = [(" y ", "background on error bold @yes"), (f" {self.yes}", "text @yes")]
        return [[], *(mid(line, width) for line in words), [], mid([*no, *s("      "), *yes], width), []]

    def press(self, spot: str) -> None:
        if spot in ("yes", "no"):
            self.dismiss(spot == "yes")


class EntryScreen(BoxScreen[str | None]):
    """One line to type; dismissed with it, or None."""

    def __init__(self, heading: str, question: str, text: str = "", limit: int = 40) -> None:
        super().__init__()
        self.heading, self.question = heading, question
        self.field = Field(text, limit=limit)

    def commands(self) -> Sequence[Command]:
        return (
            Command("take", ("enter",), "take it", "Take what is typed."),
            Command("drop", ("escape",), "leave it", "Leave everything as it was."),
        )

    def inside(self, width: int) -> Lines:
        typed = fit(
            s(" ") + self.field.line(width - 8, "text bold on panel underline"), width - 6, "text on panel"
        )
        return [
            [],
            *(s("   ") + line for line in wrap(self.question, width - 6, "muted")),
            [],
            s("   ") + typed,
            [],
        ]

    def press(self, spot: str) -> None:
        if spot == "take":
            self.dismiss(self.field.text)
        elif spot == "drop":
            self.dismiss(None)

    def type_key(self, event: events.Key) -> bool:
        if not self.field.key(event):
            return False
        self.repaint()
        return True

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self.field.insert(event.text)
        self.repaint()
