"""Results for other programs: one row a seat, as CSV or JSON."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from zonegames.store.errors import StoreError
from zonegames.store.history import Played

NESTED: Final = ("parts", "options")
"""What a row of CSV has no room for."""


def as_json(seats: Sequence[Played]) -> str:
    """A JSON list of objects, the parts of each score and the match's options included."""
    return json.dumps([asdict(seat) for seat in seats], indent=2, ensure_ascii=False) + "\n"


def as_csv(seats: Sequence[Played]) -> str:
    """CSV with a header line; truths are 1 and 0, a missing score is empty.  A name that a spreadsheet would
    take for a formula gets an apostrophe before it."""
    columns = [name for name in Played.__dataclass_fields__ if name not in NESTED]
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for seat in seats:
        writer.writerow({key: _cell(value) for key, value in asdict(seat).items()})
    return text.getvalue()


def _cell(value: Any) -> Any:
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@")):
        return f"'{value}"
    return int(value) if isinstance(value, bool) else value


def write_new(path: Path, text: str) -> None:
    """Write a new file, whole or not at all.  Raises StoreError where there is one already or none can be
    written."""
    try:
        file = path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise StoreError(f"{path} exists already; choose another name.") from None
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror or error}.") from error
    try:
        with file:
            file.write(text)
    except OSError as error:
        path.unlink(missing_ok=True)
        raise StoreError(f"{path} cannot be written: {error.strerror or error}.") from error
