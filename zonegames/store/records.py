"""From rows to a record: what replay, export and import compare and play."""

import json
import sqlite3

from pydantic import ValidationError

from zonegames.engine.record import MatchRecord, first_fault
from zonegames.store.errors import NoSuchMatch, StoreError


def read_record(connection: sqlite3.Connection, match: int) -> MatchRecord:
    """The record of a match, undone actions left out.

    Raises NoSuchMatch; StoreError when the rows are damaged.
    """
    row = connection.execute(
        "SELECT game, rules_version, options, seed, seats FROM matches WHERE id = ?", (match,)
    ).fetchone()
    if row is None:
        raise NoSuchMatch(f"There is no match {match}.")
    game, rules_version, options, seed, seats = row
    actions = connection.execute(
        "SELECT action, fingerprint FROM actions WHERE match = ? AND NOT undone ORDER BY number", (match,)
    ).fetchall()
    assists = connection.execute(
        "SELECT action, seat FROM assists WHERE match = ? ORDER BY action, seat", (match,)
    )
    try:
        return MatchRecord.model_validate(
            {
                "game": game,
                "rules_version": rules_version,
                "options": json.loads(options),
                "seats": json.loads(seats),
                "seed": seed,
                "actions": json.loads(f"[{','.join(action for action, _ in actions)}]"),
                "fingerprints": [fingerprint for _, fingerprint in actions],
                "assists": [{"action": action, "seat": seat} for action, seat in assists],
            }
        )
    except (ValueError, TypeError, RecursionError) as error:
        why = first_fault(error) if isinstance(error, ValidationError) else str(error)
        raise StoreError(f"Match {match} is damaged and cannot be read ({why}); it is kept.") from error
