"""From the picker to a match and back: set-up, play, pause, results, rematch."""

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from zonegames.engine.errors import ZoneError
from zonegames.engine.telling import capital
from zonegames.tui.loading import one_at_a_time
from zonegames.tui.screens.picker import PickerScreen, Shelf
from zonegames.tui.shell import Shell

if TYPE_CHECKING:
    from zonegames.engine.match import Match
    from zonegames.engine.watch import Cover
    from zonegames.games.start import StartRequest
    from zonegames.store.settings import Settings
    from zonegames.tui.game_screen import GameScreen
    from zonegames.tui.guide import Course
    from zonegames.tui.keeping import Table
    from zonegames.tui.screens.setup import Ready
    from zonegames.tui.sight import TableSettings


class Matches(Shell):
    """The picker lies at the bottom of the stack, a match on it, its menus on that."""

    table: "Table | None" = None
    """The match that is open."""

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

            try:
                shelf.saved = self.store.saved()
                shelf.played = told_of(self.store)
            except ZoneError as error:
                trouble = trouble or str(error)
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

    @one_at_a_time
    def set_up(self, game: str, start: "StartRequest | None" = None) -> None:
        """The set-up of a game, with the seats of last time."""
        from zonegames.games import entry, load_game
        from zonegames.tui.keeping import last_seats
        from zonegames.tui.screens.seating import Seating, players_of
        from zonegames.tui.screens.setup import SetUpScreen

        rules, listed = load_game(game), entry(game)
        seats = last_seats(self.store, game)
        seating = Seating.of(listed, rules.option_specs(), players_of(listed), seats)
        if start is not None:
            seating.chosen, seating.seed = dict(start.options), start.seed
        self.show(SetUpScreen(rules, seating), partial(self._set_up, game))

    def _set_up(self, game: str, ready: "Ready | None") -> None:
        if ready is not None:
            self.begin(game, ready)

    @one_at_a_time
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

    @one_at_a_time
    def resume(self, number: int) -> None:
        """Take up a saved match; why not stands in the picker."""
        from zonegames.tui.keeping import Table

        assert self.store is not None
        try:
            match = self.store.resume(number)
            self.open_match(Table(match, number, label=self.store.match(number).label))
        except ZoneError as error:
            self.to_picker(str(error))

    @one_at_a_time
    def learn(self, game: str) -> None:
        """The guided first game of a game, which is kept nowhere; without one, its rules."""
        from zonegames.games import load_game
        from zonegames.tui.guide import Course, Guide, has_guide
        from zonegames.tui.keeping import Table

        if not has_guide(game):
            self.show_rules(game)
            return
        guide = Guide(load_game(game))
        match = guide.new_match()
        self.open_match(Table(match, None), Course(guide, match))

    def open_match(self, table: "Table", course: "Course | None" = None) -> None:
        """Put a match on the screen, over the picker; with a course it is a guided first game."""
        from zonegames.bots.computers import driver_of
        from zonegames.tui.boards import load_board
        from zonegames.tui.clock import by_the_clock
        from zonegames.tui.game_screen import GameScreen

        match = table.match
        self.table = table
        board, settings = load_board(match.game.id), self.table_settings(match.game.id)
        if course is None:
            driver = driver_of(match, by_the_clock(lambda: self.settings.thinking_seconds))
        else:
            from zonegames.tui.guide import GuideDriver

            driver = GuideDriver(course)
        screen = GameScreen(match, driver, board, settings, course)
        self.show(screen)

    def table_settings(self, game: str) -> "TableSettings":
        """What the game screen has to know of the settings."""
        from zonegames.tui.session import TableSettings

        chosen, store = self.settings, self.store
        return TableSettings(
            speed="off" if self.animation_level == "none" else chosen.speed,
            motion=not chosen.reduced_motion,
            hints=chosen.hints,
            cover=chosen.cover,
            confirm_moves={"game": None, "off": False, "on": True}[chosen.confirm_moves],
            ask_every_blow=chosen.ask_every_blow,
            confirm_turn_end=chosen.confirm_turn_end,
            seen_hints=store.hints_shown(game) if store is not None else set(),
            hint_shown=partial(store.note_hint, game) if store is not None else lambda key: None,
        )

    def change_setting(self, key: str, value: Any) -> "Settings":
        """What is changed at a table counts there at once."""
        changed = super().change_setting(key, value)
        if self.table is not None:
            from zonegames.tui.game_screen import GameScreen

            for screen in self.screen_stack:
                if isinstance(screen, GameScreen):
                    screen.session.settle(self.table_settings(screen.match.game.id))
        return changed

    def name_match(self, number: int, label: str, then: Callable[[], None]) -> None:
        """Give a match a name for the lists."""
        from zonegames.tui.screens.menu import EntryScreen

        def named(text: str | None) -> None:
            if text is not None and self.store is not None:
                self.store.name(number, text)
                if self.table is not None and self.table.number == number:
                    self.table.label = text
            then()

        self.show(EntryScreen("name this match", "A name to find it again in the list.", label), named)

    # --- what a game screen asks for

    def show_cover(self, screen: "GameScreen", cover: "Cover") -> None:
        """Hand the keyboard over; the game screen hears who came."""
        from zonegames.tui.board import OpenAnswer
        from zonegames.tui.screens.handover import CoverText, HandOverScreen, Instead

        match, names = screen.match, tuple(screen.match.names)
        text = CoverText(
            cover.seat,
            names[cover.seat],
            match.game.title,
            match.game.id,
            note=match.status().phrase,
            lead="your own things, for you alone."
            if cover.private
            else screen.board.cover_lead(screen.table_scene()),
            why="" if cover.private else screen.board.cover_note(screen.table_scene()),
            others="Others, look away." if cover.private else screen.board.look_away(screen.table_scene()),
            answers=() if cover.private else tuple(screen.board.open_answers(screen.table_scene())),
            recap=tuple((line.seat, line.text) for line in screen.recap(cover) if not line.undone),
            since="since your last turn" if screen.session.has_played(cover.seat) else "so far",
            names=names,
            lookers=screen.others_who_look(cover.seat) if cover.private else (),
        )
        if self.settings.bell:
            self.bell()

        def lifted(result: "bool | OpenAnswer | Instead | None") -> None:
            if isinstance(result, OpenAnswer):
                screen.answered(result.action)
            elif isinstance(result, Instead):
                screen.not_come(result.seat)
            elif result:
                screen.arrived(cover)
            else:
                screen.not_come(None)

        self.show(HandOverScreen(text, leave=cover.private), lifted)

    def show_pause(self, screen: "GameScreen") -> None:
        """The pause menu; after the end, the results."""
        from zonegames.tui.screens.menu import PauseScreen

        match = screen.match
        if match.outcome is not None:
            self.show_results(screen)
            return
        phrase, guided = match.status().phrase, screen.session.course is not None
        kept = self.table is not None and self.table.number is not None
        note = f"{phrase}, saved" if kept else "a guided game" if guided else phrase
        concede = None if guided else self._concession(screen)
        words = concede[1] if concede else ""
        without = {"restart"} if match.game.undo else set[str]()
        if match.game.export_while_running or not match.replayable:
            without.add("watch")
        title, token = match.game.title, match.game.id
        pause = PauseScreen(title, note, token, concede=words, guided=guided, without=without)
        self.show(pause, partial(self._paused, screen, concede))

    def _concession(self, screen: "GameScreen") -> "tuple[Any, str] | None":
        """What the seat that is asked may do at any time (give up), with its words."""
        session = screen.session
        standing = screen.match.standing() if session.my_turn else ()
        if not standing or session.decision is None:
            return None
        narrator, names = screen.match.game.narrator, screen.match.names
        label = narrator.action(session.view, session.decision, standing[0], names).label
        return standing[0], capital(label)

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
            case "watch":
                self.show_replay(screen.match)
            case "settings":
                self.show_settings(screen.match.game.id)
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
        from zonegames.tui.keeping import Table, personal_bests, records_of
        from zonegames.tui.screens.results import ResultsScreen
        from zonegames.tui.screens.verdict import result_of, tallied

        table = self.table or Table(screen.match, None)
        records = records_of(self.store, table)
        result = result_of(table.match, bests=personal_bests(self.store, table), records=records)
        guided = screen.session.course is not None
        saved = "saved under results" if table.number is not None else ""
        results = ResultsScreen(
            result,
            work_out=lambda: tallied(result, table.match),
            watch=partial(self.show_replay, table.match) if table.match.replayable else None,
            saved=saved,
            guided=guided,
        )
        self.show(results, partial(self._after_results, table))

    def show_replay(self, match: "Match[Any]") -> None:
        """The replay viewer.  Raises RecordError for a match that began in mid-game."""
        from zonegames.tui.boards import load_board
        from zonegames.tui.screens.replay import ReplayScreen

        speed = "off" if self.animation_level == "none" else self.settings.speed
        motion = not self.settings.reduced_motion
        self.show(ReplayScreen(match, load_board(match.game.id), speed=speed, motion=motion))

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
