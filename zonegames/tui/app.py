"""The app: which screen is up, what is kept, how it is left, and what a crash says."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.app import App, SystemCommand
from textual.screen import Screen

from zonegames.tui.commands import Command
from zonegames.tui.glyphs import UNICODE, Glyphs, choose
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.picker import PickerScreen
from zonegames.tui.theme import DEFAULT, PLAIN, SIXTEEN, THEMES, textual_theme, variables

if TYPE_CHECKING:
    from zonegames.games.start import StartRequest
    from zonegames.tui.keeper import Keeper

NO_TERMINAL: Final = (
    "zonegames needs a terminal for its screen; without one, `zonegames play GAME --plain` "
    "plays line by line."
)
GONE: Final = 1
"""The exit status after a fault of the program."""


class ZonegamesApp(App[int]):
    """One stack of screens: the picker, on it the set-up or a game, on these menus and rules."""

    TITLE = "zonegames"
    CSS = """
    Screen { background: $background; color: $foreground; }
    Toast { background: $surface; color: $foreground; }
    """

    def __init__(
        self,
        keeper: "Keeper | None" = None,
        *,
        glyphs: Glyphs = UNICODE,
        theme: str = "",
        start: "StartRequest | None" = None,
    ) -> None:
        """`keeper` None: nothing is kept.  `theme` empty: by what the terminal can."""
        plain = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if plain else None)
        self.keeper = keeper
        self.glyphs = glyphs
        self.start = start
        for name in (*THEMES, PLAIN):
            self.register_theme(textual_theme(name))
        few = self.console.color_system in ("standard", "windows", None)
        self.theme = PLAIN if plain else theme or (SIXTEEN if few else DEFAULT)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(DEFAULT)

    def get_default_screen(self) -> Screen[Any]:
        return PickerScreen()

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if (number := getattr(signal, name, None)) is not None:
                loop.add_signal_handler(number, partial(self.exit, 128 + number))

    # --- ways between screens

    @property
    def picker(self) -> PickerScreen:
        """The screen at the bottom of the stack."""
        bottom = self.screen_stack[0]
        assert isinstance(bottom, PickerScreen)
        return bottom

    def leave(self) -> None:
        """Quit; everything is saved by itself."""
        self.exit(0)

    async def action_quit(self) -> None:
        self.leave()

    def show_keys(self, commands: Sequence[Command]) -> None:
        """All keys that work on the screen that is up."""
        from zonegames.tui.screens.keys import KeysScreen

        self.push_screen(KeysScreen(commands))

    def show_rules(self, game: str, anchor: str = "") -> None:
        """The rules of a game, opened at a heading's anchor."""
        from zonegames.tui.screens.rules import RulesScreen

        self.push_screen(RulesScreen(game, anchor))

    # --- the palette and the last words

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What Ctrl+P lists: the commands of the screen that is up, and leaving."""
        if isinstance(screen, PaintedScreen):
            for command in screen.commands():
                title = command.says.rstrip(".") or command.does
                yield SystemCommand(title, f"key {command.key}", partial(screen.press, command.spot))
        else:
            yield SystemCommand("Quit", "Leave zonegames; everything is saved", self.leave)

    def _fatal_error(self) -> None:
        """A sentence instead of Textual's traceback, which would show local variables: hands, too."""
        self._exit_renderables.append(Text(last_words(sys.exc_info()[1])))
        self._close_messages_no_wait()


def last_words(error: BaseException | None) -> str:
    """What a crash says: where it happened, no value of anything, and that nothing is lost."""
    where, trace = "", error.__traceback__ if error is not None else None
    while trace is not None:
        code = trace.tb_frame.f_code
        where = f" ({type(error).__name__} in {os.path.basename(code.co_filename)}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return (
        f"zonegames has stopped over a fault of its own{where}. "
        "Your match is saved up to the last choice: `zonegames resume` takes it up."
    )


def run_app(*, ascii_glyphs: bool = False, theme: str = "", start: "StartRequest | None" = None) -> int:
    """Show the app until it is left; the exit status.  2 and one sentence without a terminal."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()) or os.environ.get("TERM") == "dumb":
        print(NO_TERMINAL, file=sys.stderr)  # noqa: T201
        return 2
    app = ZonegamesApp(glyphs=choose(ascii_glyphs or None), theme=theme, start=start)
    result = app.run()
    return GONE if app.return_code else result or 0
