"""The lists of running and of finished matches."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from zonegames.engine.errors import ZoneError
from zonegames.engine.folder import path_of
from zonegames.engine.telling import listed
from zonegames.games import UnknownGame, load_game
from zonegames.tui.matches import Matches

if TYPE_CHECKING:
    from zonegames.store.saved import SavedMatch
    from zonegames.tui.lines import Lines


class Lists(Matches):
    """What the picker opens besides games."""

    def show_saves(self) -> None:
        """All running matches."""
        from zonegames.tui.screens.saves import SavesScreen

        def chosen(spot: str | None) -> None:
            self.refresh_picker()
            if spot is not None:
                self.resume(int(spot.removeprefix("resume:")))

        self.show(SavesScreen(self.store.saved if self.store is not None else list), chosen)

    def show_records(self) -> None:
        """Totals, endings and the course of time."""
        from zonegames.tui.screens.records import RecordsScreen

        if self.store is None:
            self.show_history()
        else:
            self.show(RecordsScreen(self.store.history()))

    def show_history(self, game: str = "", player: str = "") -> None:
        """All finished matches, or those of one game or player."""
        from zonegames.tui.screens.saves import HistoryScreen

        store = self.store

        def finished() -> "list[SavedMatch]":
            matches = store.finished() if store is not None else []
            return [m for m in matches if game in ("", m.game) and _plays(m, player)]

        self.show(HistoryScreen(finished, self._result_lines))

    def _result_lines(self, match: "SavedMatch") -> "Lines":
        from zonegames.store.history import Filter
        from zonegames.tui.screens.saves import result_lines

        assert self.store is not None
        seats = self.store.results().seats(match.id)
        return result_lines(match, seats, self.store.history().by_player(Filter(match.game)))

    def show_old_result(self, number: int) -> str:
        """How a finished match ended; why it cannot be told, empty when it can."""
        from zonegames.tui.keeping import Table, personal_bests, records_of
        from zonegames.tui.screens.results import ResultsScreen
        from zonegames.tui.screens.verdict import result_of, tallied

        assert self.store is not None
        try:
            match = self.store.replay(number)
        except ZoneError as error:
            return str(error)
        old = Table(match, number)
        records = records_of(self.store, old)
        result = result_of(match, bests=personal_bests(self.store, old), records=records)
        results = ResultsScreen(
            result,
            work_out=lambda: tallied(result, match),
            watch=lambda: self.show_replay(match),
            saved="",
            over_a_game=False,
        )
        self.show(results, partial(self._after_results, Table(match, None)))
        return ""

    def watch_match(self, text: str) -> str:
        """Look at a match again, by number, name or file; why it cannot be, empty when it can."""
        if self.store is None:
            return "Nothing is kept, so there is nothing to look back at."
        try:
            self.show_replay(self.store.to_watch(text))
        except (ZoneError, UnknownGame) as error:
            return str(error)
        return ""

    def import_match(self, then: Callable[[str], None]) -> None:
        """Take a match over from a file that is asked for; `then` hears what came of it."""

        def typed(text: str) -> None:
            assert self.store is not None
            try:
                match = self.store.match(self.store.import_file(path_of(text)))
            except ZoneError as error:
                then(str(error))
                return
            where = "saved matches" if match.state == "running" else "results"
            then(f"Taken over: match {match.id}, {listed(match.names)}. It stands under {where}.")

        if self.store is None:
            then("Nothing is kept, so nothing can be taken over.")
        else:
            self.type_in("take a match over", "The file that `zonegames export` wrote.", "", typed)

    def export_match(self, match: "SavedMatch", then: Callable[[str], None]) -> None:
        """Write a match to a new file that is asked for; `then` hears what came of it."""
        from zonegames.store.tables import write_new

        def typed(text: str) -> None:
            assert self.store is not None
            path = path_of(text)
            try:
                write_new(path, self.store.export(match.id, with_secrets=True))
            except ZoneError as error:
                then(str(error))
            else:
                then(f"Written to {path.absolute()}.")

        def where() -> None:
            name = f"{match.game}-{match.id}.json"
            self.type_in("export", "A new file; i takes a match over from one.", name, typed)

        question = "This match is still running, and its file tells every hidden thing. Do all agree?"
        if match.state != "running":
            where()
        elif refusal := load_game(match.game).export_while_running:
            then(refusal)
        else:
            self.ask("export", question, "write it", where)

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


def _plays(match: "SavedMatch", name: str) -> bool:
    """Whether a person of this name sits at a match; everybody does if none is named."""
    seats = zip(match.names, match.players, strict=True)
    return not name or any(n.casefold() == name.casefold() and p == "person" for n, p in seats)
