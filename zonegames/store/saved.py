"""The list of matches, read from its rows without replaying any."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from zonegames.engine.status import Status
from zonegames.store.errors import StoreError

LABEL_CELLS: Final = 40
"""How long the name of a match may be."""

YEAR_3000: Final = 32_503_680_000
"""In seconds since 1970, UTC: no match is of a time before 1970 or after this."""

DAMAGE: Final = (ValueError, TypeError, LookupError, OverflowError)
"""What reading a damaged row may raise."""

MatchState: TypeAlias = Literal["running", "finished", "abandoned"]


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as a list shows it: public facts only."""

    id: int
    game: str
    label: str
    """The name a player gave it; may be empty."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    """Per seat: person, bot or search."""

    state: MatchState
    status: Status
    actions: int
    """How many were written, undone ones included."""

    created: int
    saved: int
    """Seconds since 1970, UTC."""


_COLUMNS: Final = "id, game, label, seats, state, phrase, progress, words, written, created, saved"


def saved_matches(connection: sqlite3.Connection, state: MatchState) -> tuple[list[SavedMatch], list[int]]:
    """The matches of this state, the one played last first; and the numbers of those with damaged rows."""
    sound: list[SavedMatch] = []
    damaged: list[int] = []
    for row in connection.execute(
        f"SELECT {_COLUMNS} FROM matches WHERE state = ? ORDER BY saved DESC, id DESC", (state,)
    ):
        try:
            sound.append(_saved(row))
        except DAMAGE:
            damaged.append(row[0])
    return sound, damaged


def saved_match(connection: sqlite3.Connection, match: int) -> SavedMatch | None:
    """The match of this number, if there is one.  Raises StoreError when its row is damaged."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM matches WHERE id = ?", (match,)).fetchone()
    try:
        return None if row is None else _saved(row)
    except DAMAGE as error:
        raise StoreError(f"Match {match} is damaged and cannot be read; it is kept as it is.") from error


def _saved(row: tuple[Any, ...]) -> SavedMatch:
    id_, game, label, seats, state, phrase, progress, words, written, created, saved = row
    table = json.loads(seats)
    return SavedMatch(
        id=id_,
        game=str(game),
        label=str(label),
        names=tuple(str(seat["name"]) for seat in table),
        players=tuple(str(seat["player"]) for seat in table),
        state=state,
        status=Status(str(phrase), str(progress), tuple(str(seat) for seat in json.loads(words))),
        actions=int(written),
        created=_time(created),
        saved=_time(saved),
    )


def _time(seconds: Any) -> int:
    if 0 <= int(seconds) < YEAR_3000:
        return int(seconds)
    raise ValueError("no time of a match")
