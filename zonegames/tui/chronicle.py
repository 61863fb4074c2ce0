"""The log: what one looker heard, as sentences, with what was taken back struck through."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from zonegames.engine.events import Event
from zonegames.engine.match import Batch, Match
from zonegames.engine.seats import Looker
from zonegames.tui.board import Board, LogLine


@dataclass(frozen=True, slots=True)
class _Entry:
    """The lines of one submission."""

    lines: tuple[LogLine, ...]
    actions: int = 1
    """How many it has that still count."""


class Chronicle:
    """The log of one looker, from redacted events only."""

    def __init__(self, match: Match, board: Board, looker: Looker) -> None:
        self._match, self._board, self._looker = match, board, looker
        self._entries: list[_Entry] = [_Entry(self._lines(match.opening))]
        self._entries += [_Entry(self._lines(entry.events)) for entry in match.log]
        self._counted = len(match.log)
        self._cached: list[LogLine] | None = None
        match.subscribe(looker, self._hear)

    def _lines(self, events: Iterable[Event]) -> tuple[LogLine, ...]:
        seen = (event.seen_by(self._looker) for event in events)
        return tuple(line for event in seen if event is not None and (line := self.line(event)) is not None)

    def line(self, event: Event) -> LogLine | None:
        """One heard event as a line; None when it is not worth one."""
        text = self._match.game.narrator.sentence(event, self._match.names, self._looker)
        if not text:
            return None
        return LogLine(
            text,
            self._board.log_seat(event),
            heading=event.heading,
            idle=event.idle,
            where=self._board.where(event),
        )

    def _hear(self, batch: Batch) -> None:
        self._cached = None
        for _ in range(batch.undone):
            self._undo()
        if not batch.undone:
            lines = self._lines(told.event for told in batch.told)
            self._entries.append(_Entry(lines, len(self._match.log) - self._counted))
        self._counted = len(self._match.log)

    def _undo(self) -> None:
        """One action less: all lines of its submission are struck through with its last action."""
        for i in range(len(self._entries) - 1, 0, -1):
            entry = self._entries[i]
            if entry.actions:
                lines = tuple(replace(line, undone=True) for line in entry.lines)
                self._entries[i] = _Entry(lines, entry.actions - 1)
                return

    def after(self, actions: int) -> Sequence[LogLine]:
        """The lines of the first so many actions of a match that is looked at again; once it is over the
        game has nothing left to remember, so they are all there."""
        lines = [line for entry in self._entries[: actions + 1] for line in entry.lines]
        limit = self._match.game.narrator.log_limit
        return lines if limit is None or self._match.outcome is not None else lines[-limit:]

    def lines(self) -> Sequence[LogLine]:
        """All lines, oldest first; at most as many as the game allows a log to tell."""
        if self._cached is None:
            self._cached = [line for entry in self._entries for line in entry.lines]
            limit = self._match.game.narrator.log_limit
            if limit is not None:
                self._cached = self._cached[-limit:]
        return self._cached
