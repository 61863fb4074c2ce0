"""All values of one option in a list, each with what it means; what cannot be taken says why."""

from collections.abc import Sequence

from zonegames.engine.options import OptionChoice, OptionSpec
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import Lines, beside, fill, fit, frame, in_spot, mid, s, shorten, wrap
from zonegames.tui.page import bar, body_height, cursor, page, title_line
from zonegames.tui.painted import PaintedScreen

PICTURE = 22
"""Cells of the column for the lit choice's picture."""


class ChoosingScreen(PaintedScreen[str | None]):
    """Dismissed with the chosen value, or None."""

    def __init__(
        self, title: str, token: str, spec: OptionSpec, choices: Sequence[OptionChoice], value: str
    ) -> None:
        super().__init__()
        self.title_words, self.token, self.spec, self.choices = title, token, spec, tuple(choices)
        self.at = f"value:{next((n for n, c in enumerate(self.choices) if c.value == value), 0)}"

    @property
    def lit(self) -> OptionChoice:
        """The choice under the cursor; a closed one can be read, too."""
        return self.choices[int(self.at.split(":")[1])]

    def stops(self) -> Sequence[str]:
        return [f"value:{n}" for n in range(len(self.choices))]

    def commands(self) -> Sequence[Command]:
        take = "" if self.lit.closed else "take it"
        return (
            Command("take", ("enter", "space"), take, "Take the lit one."),
            Command("walk", (), "choose", "", "↑↓"),
            Command("back", ("escape", "q"), "back", "Leave it as it was."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def paint(self, width: int, height: int) -> Lines:
        rows = body_height(height)
        wide = min(width, 110)
        inner = wide - 2 - PICTURE
        says = wrap(self.spec.says, wide - 6, "muted")
        room = rows - 4 - len(says)
        listed = self._listed(inner, room)
        drawn: Lines = [[], *(mid(s(row, "primary"), PICTURE) for row in self.lit.picture)]
        inside = [
            [],
            *(s("  ") + line for line in says),
            [],
            *beside(fill(listed, inner, room), drawn, inner),
        ]
        box = frame(inside, wide, rows, self.spec.title, lit=True)
        body = [s(" " * ((width - wide) // 2)) + line for line in box]
        title = title_line(self.title_words, "set-up", "", width, self.token)
        return page(title, body, self._asks(width), footer_hints(self.commands()), width, height)

    def _asks(self, width: int) -> Lines:
        lit = self.lit
        if lit.closed:
            return bar(s("✗ ", "error") + s(f"{lit.label} cannot be taken.", "error"), s(""), "", width)
        return bar(s("Enter takes ") + s(lit.label, "text bold") + s("."), s(lit.says, "muted"), "", width)

    def _listed(self, width: int, rows: int) -> Lines:
        """As many choices round the lit one as fit."""
        blocks = [self._block(n, choice, width) for n, choice in enumerate(self.choices)]
        at = int(self.at.split(":")[1])
        first = 0
        while sum(map(len, blocks[first : at + 1])) > rows - 1 and first < at:
            first += 1
        lines = [line for block in blocks[first:] for line in block]
        if len(lines) > rows or first:
            lines = [*lines[: rows - 1], s("   ▲▼ more above or below", "muted")]
        return lines

    def _block(self, number: int, choice: OptionChoice, width: int) -> Lines:
        """A choice with what it means, under its group's heading; a closed one greyed, with every reason."""
        spot, lit = f"value:{number}", self.at == f"value:{number}"
        if choice.closed:
            lines = [cursor(lit) + s(f"✗ {choice.label}", "muted")]
            lines += [
                s("     ") + line for line in wrap(choice.closed, width - 7, "error" if lit else "muted")
            ]
        else:
            says = shorten(choice.says, max(0, width - 26))
            label = s(shorten(choice.label, 21), "text bold" if lit else "text")
            line = cursor(lit) + fit(label, 22) + s(says, "muted")
            lines = [line]
        heading = [fit(s(f" {choice.heading}", "muted"), width)] if choice.heading else []
        return [*heading, *in_spot([fit(line, width) for line in lines], spot)]

    def press(self, spot: str) -> None:
        if spot == "back":
            self.dismiss(None)
        elif spot == "keys":
            self.shell.show_keys(self.commands())
        elif spot == "take":
            if not self.lit.closed:
                self.dismiss(self.lit.value)
        elif spot.startswith("value:"):
            again = spot == self.at
            self.light(spot)
            if again:
                self.press("take")
