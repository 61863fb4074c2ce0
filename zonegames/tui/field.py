"""A line of text being typed: an editor without a widget."""

from textual import events

from zonegames.tui.lines import Line, shorten


class Field:
    """Text and a cursor.  A fresh field is replaced by the first letter typed, as a selection would be."""

    def __init__(self, text: str = "", *, limit: int = 40, digits: bool = False) -> None:
        self.text = text
        self.at = len(text)
        self.limit = limit
        self.digits = digits
        self.fresh = bool(text)

    def key(self, event: events.Key) -> bool:
        """Take a key that edits; False for all others (Enter, Esc, up, down, Tab)."""
        match event.key:
            case "backspace":
                self._start("")
                self.text, self.at = (
                    self.text[: max(0, self.at - 1)] + self.text[self.at :],
                    max(0, self.at - 1),
                )
            case "delete":
                self._start("")
                self.text = self.text[: self.at] + self.text[self.at + 1 :]
            case "ctrl+u":
                self.text, self.at = "", 0
            case "left" | "right" | "home" | "end":
                self.fresh = False
                places = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": len(self.text)}
                self.at = max(0, min(len(self.text), places[event.key]))
            case _:
                if event.character is None or not event.is_printable:
                    return False
                self.insert(event.character)
        return True

    def insert(self, text: str) -> None:
        """Type or paste; what cannot be shown is left out."""
        text = "".join(c for c in " ".join(text.split()) or text[:1] if c.isprintable())
        if self.digits:
            text = "".join(c for c in text if c in "0123456789")
        if not text:
            return
        self._start("")
        text = text[: self.limit - len(self.text)]
        self.text = self.text[: self.at] + text + self.text[self.at :]
        self.at += len(text)

    def _start(self, text: str) -> None:
        if self.fresh:
            self.text, self.at, self.fresh = text, len(text), False

    def line(self, width: int, style: str) -> Line:
        """What is typed with its cursor, at most `width` cells."""
        before, after = self.text[: self.at], self.text[self.at :]
        while before and len(shorten(before, width - 1)) < len(before):
            before = before[1:]
        ink = f"{style} reverse" if self.fresh and self.text else style
        return [(before, ink), ("▏", "primary bold on panel"), (after, ink)]
