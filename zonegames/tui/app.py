"""The app: what it opens with, and how it is run."""

import asyncio
import os
import signal
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from textual.screen import Screen

from zonegames.tui.glyphs import UNICODE, Glyphs, choose
from zonegames.tui.lists import Lists
from zonegames.tui.loading import one_at_a_time
from zonegames.tui.screens.picker import PickerScreen, Shelf

if TYPE_CHECKING:
    from zonegames.games.start import StartRequest
    from zonegames.store.store import Store

NO_TERMINAL: Final = (
    "zonegames needs a terminal for its screen, and not a dumb one; `zonegames play GAME --plain` "
    "plays line by line anywhere."
)


class ZonegamesApp(Lists):
    """All of it: Shell, Matches and Lists say what it can do."""

    def __init__(
        self,
        store: "Store | None" = None,
        *,
        glyphs: Glyphs = UNICODE,
        theme: str = "",
        start: "StartRequest | None" = None,
    ) -> None:
        """As `Shell`; `start`: what to open at once."""
        super().__init__(store, glyphs=glyphs, theme=theme)
        self.start = start

    def get_default_screen(self) -> Screen[Any]:
        return PickerScreen(Shelf(now=time.time()))

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            if (number := getattr(signal, name, None)) is not None:
                loop.add_signal_handler(number, partial(self.exit, 128 + number))
        self.call_after_refresh(self._after_first_frame)

    def _after_first_frame(self) -> None:
        """What the first frame did without: the matches, and then, beside the screen, heavy imports."""
        self.refresh_picker()
        waiting = self.picker.shelf.latest
        self.run_worker(partial(warm_up, waiting.game if waiting else ""), thread=True, exit_on_error=False)
        if self.start is not None:
            self._carry_out(self.start)

    def _carry_out(self, start: "StartRequest") -> None:
        """Open what the command line asked for."""
        if start.match is not None:
            self.resume(start.match)
        elif start.watch:
            self.refresh_picker(self.watch_match(start.watch))
        elif start.game and start.seats:
            from zonegames.games.start import fresh_seed
            from zonegames.tui.screens.setup import Ready

            seed = fresh_seed() if start.seed is None else start.seed
            self.begin(start.game, Ready(start.seats, dict(start.options), seed))
        elif start.game:
            self.set_up(start.game, start)


@one_at_a_time
def warm_up(game: str = "") -> None:
    """Import what playing needs, beside the screen, and all of the game that waits to be taken up."""
    import zonegames.store.settings
    import zonegames.tui.keeping
    import zonegames.tui.screens.setup

    if game:
        import zonegames.tui.game_screen  # noqa: F401
        from zonegames.engine.record import action_adapter, options_adapter
        from zonegames.games import load_game
        from zonegames.tui.boards import load_board

        rules = type(load_game(game))
        action_adapter(rules)
        options_adapter(rules)
        load_board(game)


def _has_screen() -> bool:
    """Whether there is a terminal, or a browser that shows what another driver draws (`zonegames serve`)."""
    if "TEXTUAL_DRIVER" in os.environ:
        return True
    return sys.stdin.isatty() and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def run_app(*, ascii_glyphs: bool = False, theme: str = "", start: "StartRequest | None" = None) -> int:
    """Show the app until it is left; the exit status.  2 and one sentence without a terminal."""
    if not _has_screen():
        print(NO_TERMINAL, file=sys.stderr)  # noqa: T201
        return 2
    from zonegames.store.store import Store

    store = Store.open()
    look = store.look()
    wanted = {"auto": None, "unicode": False, "ascii": True}[look.glyphs]
    glyphs = choose(True if ascii_glyphs else wanted)
    app = ZonegamesApp(store, glyphs=glyphs, theme=theme or look.theme, start=start)
    try:
        result = app.run()
    finally:
        store.close()
    return 1 if app.return_code and result is None else result or 0
