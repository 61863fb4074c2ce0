"""What every screen finds in the app: look and settings, the pages that are the same everywhere, leaving."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rich.text import Text
from textual.app import App, SystemCommand
from textual.screen import Screen

from zonegames.engine.errors import last_words
from zonegames.tui.commands import Command
from zonegames.tui.glyphs import UNICODE, Glyphs, choose
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.theme import DEFAULT, PLAIN, SIXTEEN, THEMES, textual_theme, variables

if TYPE_CHECKING:
    from zonegames.engine.seats import Names
    from zonegames.store.settings import Settings
    from zonegames.store.store import Store
    from zonegames.tui.board import LogLine, Sheet

R = TypeVar("R")
NAMED: Final = {"dark": "zone-dusk", "light": "zone-dawn", "contrast": "zone-contrast"}
"""Our themes by the words of settings and command line."""

AGAIN: Final = "Ctrl+C once more leaves zonegames; everything is saved."
WARNED_FOR: Final = 5.0
"""Seconds in which that counts."""


class Shell(App[int]):
    """Screens lie on one stack, each loaded when it is first asked for."""

    TITLE = "zonegames"
    CSS = """
    Screen { background: $background; color: $foreground; }
    Toast { background: $surface; color: $foreground; }
    """

    def __init__(
        self,
        store: "Store | None" = None,
        *,
        glyphs: Glyphs = UNICODE,
        theme: str = "",
    ) -> None:
        """`store` None: nothing is kept.  `theme`: one of ours or a word for it; empty: by what the
        terminal can."""
        plain = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if plain else None)
        self.store = store
        self.glyphs = glyphs
        self._settings: Settings | None = None
        self._warned = False  # that Ctrl+C leaves
        for name in (*THEMES, PLAIN):
            self.register_theme(textual_theme(name))
        few = self.console.color_system in ("standard", "windows", None)
        wanted = NAMED.get(theme, theme)
        self.fixed_theme = PLAIN if plain else SIXTEEN if few else ""
        """The theme that the terminal forces; empty when it can show all."""

        self.theme = self.fixed_theme or wanted or DEFAULT

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(DEFAULT)

    def show(self, screen: PaintedScreen[R], then: Callable[[R | None], None] | None = None) -> None:
        """Put a screen on top; `then` hears what it is dismissed with."""
        screen.then = then
        self.push_screen(screen)

    # --- pages that are the same everywhere

    def show_keys(self, commands: Sequence[Command]) -> None:
        """All keys that work on the screen that is up."""
        from zonegames.tui.screens.keys import KeysScreen

        self.show(KeysScreen(commands))

    def show_rules(self, game: str, anchor: str = "") -> None:
        """The rules of a game, opened at a heading's anchor."""
        from zonegames.tui.screens.rules import RulesScreen

        self.show(RulesScreen(game, anchor))

    def ask(self, heading: str, question: str, yes: str, then: Callable[[], None]) -> None:
        """Ask before something that cannot be taken back."""
        from zonegames.tui.screens.menu import ConfirmScreen

        self.show(ConfirmScreen(heading, question, yes), lambda sure: then() if sure else None)

    def type_in(self, heading: str, question: str, text: str, then: Callable[[str], None]) -> None:
        """Ask for one line; `then` hears what was typed, nothing happens without any."""
        from zonegames.tui.screens.menu import EntryScreen

        entry = EntryScreen(heading, question, text, limit=400)
        self.show(entry, lambda typed: then(typed) if typed else None)

    def show_sheet(self, sheet: "Sheet") -> None:
        """A page that a board painted."""
        from zonegames.tui.screens.scroll import SheetScreen

        self.show(SheetScreen(sheet.title, sheet.lines))

    def show_log(
        self,
        log: "Sequence[LogLine]",
        names: "Names",
        point_at: Callable[[str | None], None] | None,
        *,
        open: bool,
    ) -> None:
        """All that has happened, as the one who looks may know it; `point_at` hears the place on the board
        that was asked for, or None; without it no sentence leads there.  `open`: all may know it, so that it
        may be copied."""
        from zonegames.tui.screens.log import LogScreen

        self.show(LogScreen(log, names, open=open, leads=point_at is not None), point_at)

    # --- settings

    @property
    def settings(self) -> "Settings":
        """The settings; read when first asked for."""
        if self._settings is None:
            from zonegames.store.settings import Settings

            self._settings = self.store.settings() if self.store is not None else Settings()
        return self._settings

    def show_settings(self, game: str = "") -> None:
        """The settings page, with what only this game has."""
        from zonegames.tui.screens.settings import SettingsScreen

        forced = {
            PLAIN: "NO_COLOR is set, so no theme shows colours.",
            SIXTEEN: "This terminal has 16 colours.",
        }
        note = forced.get(self.fixed_theme, "")
        self.show(SettingsScreen(self.settings, self.change_setting, note, game))

    def show_key_map(self) -> None:
        """The keys of the commands that every game has, to be changed."""
        from zonegames.tui.house_keys import RESERVED
        from zonegames.tui.screens.keymap import KeyMapScreen

        self.show(KeyMapScreen(RESERVED, self.settings.keys, lambda keys: self.change_setting("keys", keys)))

    def change_setting(self, key: str, value: Any) -> "Settings":
        """Let a setting count from now on, and keep it."""
        changed = self.settings.model_copy(update={key: value})
        if self.store is not None:
            self.store.save_settings(changed)
        self._settings = changed
        if key == "theme" and not self.fixed_theme:
            self.theme = NAMED[value]
        elif key == "glyphs":
            self.glyphs = choose({"auto": None, "unicode": False, "ascii": True}[value])
        for screen in self.screen_stack:
            if isinstance(screen, PaintedScreen):
                screen.canvas.refresh()
        return self._settings

    # --- leaving

    def leave(self) -> None:
        """Quit; everything is saved by itself."""
        self.exit(0)

    async def action_quit(self) -> None:
        self.leave()

    def action_help_quit(self) -> None:
        """Ctrl+C leaves like Ctrl+Q, but only when it is pressed once more: it may have been a slip."""
        if self._warned:
            self.leave()
            return
        self._warned = True
        self.notify(AGAIN, markup=False, timeout=WARNED_FOR)
        self.set_timer(WARNED_FOR, self._forget_warning)

    def _forget_warning(self) -> None:
        self._warned = False

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What Ctrl+P lists: every command of the screen that is up, and leaving."""
        if isinstance(screen, PaintedScreen):
            for command in screen.commands():
                if command.says:
                    title = command.says.rstrip(".")
                    yield SystemCommand(title, f"key {command.key}", partial(screen.called, command.spot))
        if len(self.screen_stack) > 1:
            yield SystemCommand("Leave zonegames", "everything is saved", self.leave)

    def _fatal_error(self) -> None:
        """A sentence instead of Textual's traceback, which would show local variables: hands, too.  What else
        goes wrong on the way out is not worth another."""
        if not self._exit_renderables:
            self._exit_renderables.append(Text(last_words(sys.exc_info()[1])))
        self._close_messages_no_wait()
