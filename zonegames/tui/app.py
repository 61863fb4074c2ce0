"""The app: which screen is up, what is kept, how it is left, and what a crash says."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.app import App, SystemCommand
from textual.screen import Screen

from zonegames.engine.errors import ZoneError
from zonegames.tui.commands import Command
from zonegames.tui.glyphs import UNICODE, Glyphs, choose
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.picker import PickerScreen, Shelf
from zonegames.tui.theme import DEFAULT, PLAIN, SIXTEEN, THEMES, textual_theme, variables

if TYPE_CHECKING:
    from zonegames.engine.match import Match
    from zonegames.engine.seats import Names
    from zonegames.games.start import StartRequest
    from zonegames.store.saved import SavedMatch
    from zonegames.store.settings import Settings
    from zonegames.store.store import Store
    from zonegames.tui.board import LogLine, Sheet
    from zonegames.tui.game_screen import GameScreen
    from zonegames.tui.keeping import Table
    from zonegames.tui.looker import Cover
    from zonegames.tui.screens.setup import Ready

NO_TERMINAL: Final = (
    "zonegames needs a terminal for its screen; without one, `zonegames play GAME --plain` "
    "plays line by line."
)
NAMED: Final = {"dark": "zone-dusk", "light": "zone-dawn", "contrast": "zone-contrast"}
"""Our themes by the words of settings and command line."""


class ZonegamesApp(App[int]):
    """One stack of screens: the picker, on it the set-up or a game, on these menus, rules and results."""

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
        start: "StartRequest | None" = None,
    ) -> None:
        """`store` None: nothing is kept.  `theme`: one of ours or a word for it; empty: by what the
        terminal can.  `start`: what to open at once."""
        plain = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if plain else None)
        self.store = store
        self.glyphs = glyphs
        self.start = start
        self.table: Table | None = None
        """The match that is open."""

        self._settings: Settings | None = None
        for name in (*THEMES, PLAIN):
            self.register_theme(textual_theme(name))
        few = self.console.color_system in ("standard", "windows", None)
        wanted = NAMED.get(theme, theme)
        self.fixed_theme = PLAIN if plain else SIXTEEN if few else ""
        """The theme that the terminal forces; empty when it can show all."""

        self.theme = self.fixed_theme or wanted or DEFAULT

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(DEFAULT)

    def get_default_screen(self) -> Screen[Any]:
        return PickerScreen(Shelf(now=time.time()))

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if (number := getattr(signal, name, None)) is not None:
                loop.add_signal_handler(number, partial(self.exit, 128 + number))
        self.call_after_refresh(self._after_first_frame)

    def _after_first_frame(self) -> None:
        """What the first frame did without: the matches, and then, beside the screen, heavy imports."""
        self.refresh_picker()
        self.run_worker(warm_up, thread=True, exit_on_error=False)
        if self.start is not None:
            self._carry_out(self.start)

    def _carry_out(self, start: "StartRequest") -> None:
        """Open what the command line asked for."""
        if start.match is not None:
            self.resume(start.match)
        elif start.game and start.seats:
            from zonegames.games.start import fresh_seed
            from zonegames.tui.screens.setup import Ready

            seed = fresh_seed() if start.seed is None else start.seed
            self.begin(start.game, Ready(start.seats, dict(start.options), seed))
        elif start.game:
            self.set_up(start.game, start)

    # --- the picker

    @property
    def picker(self) -> PickerScreen:
        """The screen at the bottom of the stack."""
        bottom = self.screen_stack[0]
        assert isinstance(bottom, PickerScreen)
        return bottom

    def refresh_picker(self, trouble: str = "") -> None:
        """Read the lists anew; `trouble` is said in the second line."""
        shelf = Shelf(now=time.time(), trouble=trouble)
        if self.store is not None:
            from zonegames.tui.keeping import told_of

            shelf.saved = self.store.saved()
            shelf.played = told_of(self.store)
            shelf.trouble = trouble or " ".join(self.store.notices())
        self.picker.read(shelf)

    def to_picker(self, trouble: str = "") -> None:
        """Leave everything above the picker; an open match is let go, saved as it is."""
        if self.table is not None and self.store is not None and self.table.number is not None:
            self.store.leave(self.table.number)
        self.table = None
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.refresh_picker(trouble)

    # --- matches

    def set_up(self, game: str, start: "StartRequest | None" = None) -> None:
        """The set-up of a game, with the names of last time."""
        from zonegames.games import entry, load_game
        from zonegames.tui.keeping import last_names
        from zonegames.tui.screens.seating import Seating
        from zonegames.tui.screens.setup import SetUpScreen

        rules, listed = load_game(game), entry(game)
        players = ("person", "bot") if listed.bots else ("person",)
        seating = Seating.of(listed, rules.option_specs(), players, last_names(self.store, game))
        if start is not None:
            seating.chosen, seating.seed = dict(start.options), start.seed
        self.push_screen(SetUpScreen(rules, seating), partial(self._set_up, game))

    def _set_up(self, game: str, ready: "Ready | None") -> None:
        if ready is not None:
            self.begin(game, ready)

    def begin(self, game: str, ready: "Ready") -> None:
        """A new match as it was set up; it is kept from now on."""
        from zonegames.engine.match import new_match
        from zonegames.games import load_game

        try:
            match = new_match(load_game(game), ready.seats, dict(ready.chosen), ready.seed)
            self._open_new(match, ready.chosen)
        except ZoneError as error:
            self.to_picker(str(error))

    def _open_new(self, match: "Match[Any]", chosen: Any) -> None:
        from zonegames.tui.keeping import Table

        number = self.store.create(match) if self.store is not None else None
        self.open_match(Table(match, number, chosen))

    def resume(self, number: int) -> None:
        """Take up a saved match; why not stands in the picker."""
        from zonegames.tui.keeping import Table

        assert self.store is not None
        try:
            match = self.store.resume(number)
            self.open_match(Table(match, number, label=self.store.match(number).label))
        except ZoneError as error:
            self.to_picker(str(error))

    def open_match(self, table: "Table") -> None:
        """Put a match on the screen, over the picker."""
        from zonegames.tui.boards import load_board
        from zonegames.tui.game_screen import GameScreen
        from zonegames.tui.keeping import driver_of

        match = table.match
        self.table = table
        screen = GameScreen(
            match, driver_of(match), load_board(match.game.id), self.table_settings(match.game.id)
        )
        self.push_screen(screen)

    def table_settings(self, game: str) -> Any:
        """What the game screen has to know of the settings."""
        from zonegames.tui.session import TableSettings

        chosen, store = self.settings, self.store
        return TableSettings(
            speed="off" if self.animation_level == "none" else chosen.speed,
            motion=not chosen.reduced_motion,
            hints=chosen.hints,
            cover=chosen.cover,
            confirm_moves=chosen.confirm_moves,
            seen_hints=store.hints_shown(game) if store is not None else set(),
            hint_shown=partial(store.note_hint, game) if store is not None else lambda key: None,
        )

    # --- what a game screen asks for

    def show_cover(self, screen: "GameScreen", cover: "Cover") -> None:
        """Hand the keyboard over; the game screen hears who came."""
        from zonegames.tui.screens.handover import CoverText, HandOverScreen

        match, names = screen.match, tuple(screen.match.names)
        text = CoverText(
            cover.seat,
            names[cover.seat],
            match.game.title,
            match.game.id,
            note=f"turn {match.turn}",
            lead="your own things, for you alone." if cover.private else "",
            recap=tuple((line.seat, line.text) for line in screen.recap(cover) if not line.undone),
            names=names,
        )
        if self.settings.bell:
            self.bell()
        hand_over = HandOverScreen(text, leave=cover.private)
        self.push_screen(hand_over, lambda came: screen.arrived(cover, bool(came)))

    def show_pause(self, screen: "GameScreen") -> None:
        """The pause menu; after the end, the results."""
        from zonegames.tui.screens.menu import PauseScreen

        match = screen.match
        if match.outcome is not None:
            self.show_results(screen)
            return
        phrase = match.status().phrase
        note = f"{phrase}, saved" if self.store is not None else phrase
        concede = self._concession(screen)
        pause = PauseScreen(match.game.title, note, match.game.id, concede=concede[1] if concede else "")
        self.push_screen(pause, partial(self._paused, screen, concede))

    def _concession(self, screen: "GameScreen") -> "tuple[Any, str] | None":
        """What the seat that is asked may do at any time (give up), with its words."""
        session = screen.session
        standing = screen.match.standing() if session.my_turn else ()
        if not standing or session.decision is None:
            return None
        narrator, names = screen.match.game.narrator, screen.match.names
        return standing[0], narrator.action(session.view, session.decision, standing[0], names).label

    def _paused(self, screen: "GameScreen", concede: "tuple[Any, str] | None", chosen: str | None) -> None:
        match chosen:
            case "concede" if concede is not None:
                action, label = concede
                question = f"{label}? This cannot be taken back."
                self.ask("give up", question, "give up", lambda: screen.session.play((action,)))
            case "rules":
                self.show_rules(screen.match.game.id)
            case "log" | "table" | "restart":
                screen.press(chosen)
            case "settings":
                self.show_settings()
            case "leave":
                self.to_picker()
            case "name" if self.table is not None and self.table.number is not None:
                self.name_match(self.table.number, self.table.label, lambda: None)
            case "end":
                self.ask(
                    "end this game",
                    "End this game for everyone? It counts nowhere and cannot be taken up again.",
                    "end it",
                    self._abandon,
                )
            case _:
                pass

    def _abandon(self) -> None:
        if self.table is not None and self.table.number is not None and self.store is not None:
            self.store.abandon(self.table.number)
        self.to_picker()

    def show_results(self, screen: "GameScreen") -> None:
        """How the match on the screen ended."""
        from zonegames.tui.keeping import Table, personal_bests
        from zonegames.tui.screens.results import ResultsScreen
        from zonegames.tui.screens.verdict import result_of, tallied

        table = self.table or Table(screen.match, None)
        result = result_of(table.match, bests=personal_bests(self.store, table))
        saved = "saved under results" if table.number is not None else ""
        results = ResultsScreen(result, work_out=lambda: tallied(result, table.match), saved=saved)
        self.push_screen(results, partial(self._after_results, table))

    def _after_results(self, table: "Table", chosen: str | None) -> None:
        if chosen == "picker":
            self.to_picker()
        elif chosen == "seats":
            game = table.match.game.id
            self.to_picker()
            self.set_up(game)
        elif chosen == "rematch":
            from zonegames.tui.keeping import rematch

            match, choices = rematch(table)
            self.to_picker()
            try:
                self._open_new(match, choices)
            except ZoneError as error:
                self.to_picker(str(error))

    def show_sheet(self, sheet: "Sheet") -> None:
        """A page that a board painted."""
        from zonegames.tui.screens.scroll import SheetScreen

        self.push_screen(SheetScreen(sheet.title, sheet.lines))

    def show_log(self, log: "Sequence[LogLine]", names: "Names") -> None:
        """All that has happened, as the one who looks may know it."""
        from zonegames.tui.screens.log import LogScreen

        self.push_screen(LogScreen(log, names))

    # --- pages that are the same everywhere

    def show_keys(self, commands: Sequence[Command]) -> None:
        """All keys that work on the screen that is up."""
        from zonegames.tui.screens.keys import KeysScreen

        self.push_screen(KeysScreen(commands))

    def show_rules(self, game: str, anchor: str = "") -> None:
        """The rules of a game, opened at a heading's anchor."""
        from zonegames.tui.screens.rules import RulesScreen

        self.push_screen(RulesScreen(game, anchor))

    def ask(self, heading: str, question: str, yes: str, then: Callable[[], None]) -> None:
        """Ask before something that cannot be taken back."""
        from zonegames.tui.screens.menu import ConfirmScreen

        self.push_screen(ConfirmScreen(heading, question, yes), lambda sure: then() if sure else None)

    def show_saves(self) -> None:
        """All running matches."""
        from zonegames.tui.screens.saves import SavesScreen

        def chosen(spot: str | None) -> None:
            self.refresh_picker()
            if spot is not None:
                self.resume(int(spot.removeprefix("resume:")))

        self.push_screen(SavesScreen(self.store.saved if self.store is not None else list), chosen)

    def show_history(self, game: str = "") -> None:
        """All finished matches, or those of one game."""
        from zonegames.tui.screens.saves import HistoryScreen

        store = self.store

        def finished() -> "list[SavedMatch]":
            return [m for m in store.finished() if game in ("", m.game)] if store is not None else []

        self.push_screen(HistoryScreen(finished, self._result_lines), self._show_old_result)

    def _result_lines(self, match: "SavedMatch") -> Any:
        from zonegames.tui.screens.saves import result_lines

        assert self.store is not None
        results = self.store.results()
        return result_lines(match, results.seats(match.id), results.players())

    def _show_old_result(self, spot: str | None) -> None:
        if spot is None or self.store is None:
            return
        from zonegames.tui.keeping import Table, personal_bests
        from zonegames.tui.screens.results import ResultsScreen
        from zonegames.tui.screens.verdict import result_of, tallied

        number = int(spot.removeprefix("result:"))
        try:
            match = self.store.replay(number)
        except ZoneError as error:
            self.to_picker(str(error))
            return
        result = result_of(match, bests=personal_bests(self.store, Table(match, number)))
        results = ResultsScreen(result, work_out=lambda: tallied(result, match), saved="", over_a_game=False)
        self.push_screen(results, partial(self._after_results, Table(match, None)))

    def name_match(self, number: int, label: str, then: Callable[[], None]) -> None:
        """Give a match a name for the lists."""
        from zonegames.tui.screens.menu import EntryScreen

        def named(text: str | None) -> None:
            if text is not None and self.store is not None:
                self.store.name(number, text)
                if self.table is not None and self.table.number == number:
                    self.table.label = text
            then()

        self.push_screen(EntryScreen("name this match", "A name to find it again in the list.", label), named)

    def delete_match(self, match: "SavedMatch", then: Callable[[], None]) -> None:
        """Delete a match for good, after asking."""
        from zonegames.tui.screens.saves import title_of

        def delete() -> None:
            assert self.store is not None
            try:
                self.store.delete(match.id)
            except ZoneError as error:
                self.notify(str(error), markup=False, severity="warning")
            then()

        question = f"Delete this match of {title_of(match.game)} for good? Nothing of it is kept."
        self.ask("delete", question, "delete it", delete)

    # --- settings

    @property
    def settings(self) -> "Settings":
        """The settings; read when first asked for."""
        if self._settings is None:
            from zonegames.store.settings import Settings

            self._settings = self.store.settings() if self.store is not None else Settings()
        return self._settings

    def show_settings(self) -> None:
        """The settings page."""
        from zonegames.tui.screens.settings import SettingsScreen

        forced = {
            PLAIN: "NO_COLOR is set, so no theme shows colours.",
            SIXTEEN: "This terminal has 16 colours.",
        }
        self.push_screen(SettingsScreen(self.settings, self.change_setting, forced.get(self.fixed_theme, "")))

    def change_setting(self, key: str, value: Any) -> "Settings":
        """Let a setting count from now on, and keep it."""
        self._settings = self.settings.model_copy(update={key: value})
        if self.store is not None:
            self.store.save_settings(self._settings)
        if key == "theme" and not self.fixed_theme:
            self.theme = NAMED[value]
        elif key == "glyphs":
            self.glyphs = choose({"auto": None, "unicode": False, "ascii": True}[value])
            self.refresh(layout=True)
        return self._settings

    # --- leaving

    def leave(self) -> None:
        """Quit; everything is saved by itself."""
        self.exit(0)

    async def action_quit(self) -> None:
        self.leave()

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What Ctrl+P lists: every command of the screen that is up, and leaving."""
        if isinstance(screen, PaintedScreen):
            for command in screen.commands():
                if command.says:
                    title = command.says.rstrip(".")
                    yield SystemCommand(title, f"key {command.key}", partial(screen.press, command.spot))
        if not isinstance(screen, PickerScreen):
            yield SystemCommand("Leave zonegames", "everything is saved", self.leave)

    def _fatal_error(self) -> None:
        """A sentence instead of Textual's traceback, which would show local variables: hands, too."""
        self._exit_renderables.append(Text(last_words(sys.exc_info()[1])))
        self._close_messages_no_wait()


def last_words(error: BaseException | None) -> str:
    """What a crash says: where it happened, no value of anything, and that nothing is lost."""
    where, trace = "", error.__traceback__ if error is not None else None
    while trace is not None:
        file = os.path.basename(trace.tb_frame.f_code.co_filename)
        where = f" ({type(error).__name__} in {file}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return (
        f"zonegames has stopped over a fault of its own{where}. "
        "Your match is saved up to the last choice: `zonegames resume` takes it up."
    )


def warm_up() -> None:
    """Import what playing needs, beside the screen."""
    import zonegames.store.settings
    import zonegames.tui.keeping
    import zonegames.tui.screens.setup  # noqa: F401


def run_app(*, ascii_glyphs: bool = False, theme: str = "", start: "StartRequest | None" = None) -> int:
    """Show the app until it is left; the exit status.  2 and one sentence without a terminal."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()) or os.environ.get("TERM") == "dumb":
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
