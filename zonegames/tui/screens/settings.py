"""The settings: what the table chose once and for all, each with what it does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import Lines, fit, frame, in_spot, pull, s, wrap
from zonegames.tui.page import bar, body_height, choice, cursor, is_wide, page, title_line
from zonegames.tui.painted import PaintedScreen

if TYPE_CHECKING:
    from zonegames.store.settings import Settings


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: its key, name, choices with their words, and what it does."""

    key: str
    title: str
    choices: tuple[tuple[Any, str], ...]
    says: str
    game: str = ""
    """The one game that has it; empty: all."""


KEY_MAP: Final = "key_map"
"""The row that leads to a screen of its own."""

_ON_OFF: Final = ((False, "off"), (True, "on"))
ROWS: Final = (
    Row(
        "theme",
        "Theme",
        (("dark", "dark"), ("light", "light"), ("contrast", "high contrast")),
        "The colours of every screen; with 16 colours the terminal's own.",
    ),
    Row(
        "colour_blind",
        "Colour-blind safe",
        ((True, "always"),),
        "All themes keep the seats apart for all eyes; no colour speaks alone.",
    ),
    Row(
        "glyphs",
        "Glyphs",
        (("auto", "by the terminal"), ("unicode", "Unicode"), ("ascii", "ASCII")),
        "What boards are drawn with; ASCII where boxes show as question marks.",
    ),
    Row(
        "speed",
        "Speed of events",
        (("off", "off"), ("fast", "fast"), ("normal", "normal"), ("slow", "slow")),
        "How long each event stays in view; Space always skips.",
    ),
    Row(
        "reduced_motion",
        "Reduced motion",
        _ON_OFF,
        "Nothing tumbles or slides: each event is one still picture.",
    ),
    Row("hints", "First-time hints", _ON_OFF, "Each new kind of choice is explained once in a game."),
    Row(
        "cover",
        "Hand-over cover",
        (("secrets", "before secrets"), ("turns", "every turn")),
        "When the next seat is called before anything is shown.",
    ),
    Row(
        "confirm_moves",
        "Confirm moves",
        (("game", "by the game"), ("off", "off"), ("on", "on")),
        "A direct key lights its move, Enter plays it; by the game: for apprentices.",
    ),
    Row(
        "ask_every_blow",
        "Ask at every short blow",
        _ON_OFF,
        "Asks for sword or potion also where neither can change the blow.",
        game="zogars-revenge",
    ),
    Row("confirm_turn_end", "Confirm end of turn", _ON_OFF, "Asks before a turn is ended."),
    Row(
        "thinking_seconds",
        "Thinking time",
        ((1, "1 second"), (2, "2 seconds"), (5, "5 seconds"), (10, "10 seconds")),
        "How long a strong computer may think about one choice: longer is stronger.",
    ),
    Row(
        KEY_MAP,
        "Keys",
        ((True, "Enter lists them"),),
        "Gives the commands that every game has keys of your own.",
    ),
    Row("bell", "Bell", _ON_OFF, "Rings when the keyboard changes hands."),
)


class SettingsScreen(PaintedScreen[None]):
    """Every change counts at once."""

    def __init__(
        self,
        settings: "Settings",
        change: "Callable[[str, Any], Settings]",
        note: str = "",
        game: str = "",
    ) -> None:
        """`change` keeps a value and says how the settings stand then; `note`: why a value may not show;
        `game`: the one at the table, whose own settings are shown, too."""
        super().__init__()
        self.rows = tuple(row for row in ROWS if row.game in ("", game))
        self.settings, self._change, self.note = settings, change, note
        self.at = f"set:{ROWS[0].key}"

    def stops(self) -> Sequence[str]:
        return [f"set:{row.key}" for row in self.rows]

    @property
    def row(self) -> Row:
        """The lit row."""
        return next(row for row in self.rows if self.at == f"set:{row.key}")

    def value(self, row: Row) -> Any:
        """How a setting stands."""
        return getattr(self.settings, row.key, True)

    def commands(self) -> Sequence[Command]:
        turn: tuple[Command, ...] = ()
        if self.row.key == KEY_MAP:
            turn = (Command("next", ("enter", "space", "right"), "list them", "The keys of every game."),)
        elif len(self.row.choices) > 1:
            turn = (
                Command("next", ("right", "enter", "space"), "change", "The next value.", "←→"),
                Command("prev", ("left",), "", "The value before."),
            )
        return (
            *turn,
            Command("walk", (), "choose", "", "↑↓"),
            Command("back", ("escape", "q", "g"), "back", "Back to where you came from."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def paint(self, width: int, height: int) -> Lines:
        rows = body_height(height)
        explained = is_wide(width, height)
        wide = 80 if explained else width
        out: Lines = [[]]
        for row in self.rows:
            spot = f"set:{row.key}"
            lit = self.at == spot
            words = next(words for value, words in row.choices if value == self.value(row))
            value = choice(words, spot, lit) if len(row.choices) > 1 else s(f"{words}  ", "muted")
            left = cursor(lit) + s(row.title, "text bold" if lit else "text")
            lines = [pull(left, [*value, *s("  ")], wide - 2)]
            if explained:
                lines += [s("   ") + line for line in wrap(row.says, wide - 8, "muted")]
            out += in_spot([fit(line, wide - 2) for line in lines], spot)
            out += [[]] if explained and len(self.rows) * 3 + 3 <= rows else []
        tall = min(rows, len(out) + 3)
        box = frame(out, wide, tall, "settings", lit=True)
        body = [[] for _ in range((rows - tall) // 3)]
        body += [s(" " * ((width - wide) // 2)) + line for line in box]
        asks = bar(
            s(self.row.says), s(self.note or "Every change counts at once and is kept.", "muted"), "", width
        )
        return page(
            title_line("settings", "", "", width), body, asks, footer_hints(self.commands()), width, height
        )

    def press(self, spot: str) -> None:
        if spot == "back":
            self.dismiss()
            return
        if spot == "keys":
            self.shell.show_keys(self.commands())
            return
        if spot.startswith("set:"):
            _, key, *way = spot.split(":")
            self.at = f"set:{key}"
            spot = way[0] if way else ""
        if spot in ("next", "prev"):
            self._turn(1 if spot == "next" else -1)
        self.repaint()

    def _turn(self, by: int) -> None:
        row = self.row
        if row.key == KEY_MAP:
            self.shell.show_key_map()
            return
        values = [value for value, _ in row.choices]
        if len(values) > 1:
            value = values[(values.index(self.value(row)) + by) % len(values)]
            self.settings = self._change(row.key, value)
