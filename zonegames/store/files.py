"""A match as one readable JSON file: the way to another machine, and the bug report."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from zonegames import __version__
from zonegames.engine.record import FORMAT, MatchRecord, first_fault
from zonegames.store.errors import StoreError

MARK: Final = "zonegames"
"""The key by which a file is known as ours; its value is the format."""

LARGEST: Final = 16 * 2**20
"""Bytes; no match comes near it."""


class MatchFile(BaseModel):
    """What a file holds besides the match itself."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    zonegames: int
    program: str = Field(max_length=40)
    """The version that wrote it, for bug reports; nothing depends on it."""

    checksum: str
    label: str = Field(max_length=400)
    begun: str = Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
    saved: str = Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
    abandoned: bool = False
    match: MatchRecord


def to_text(record: MatchRecord, *, label: str, begun: str, saved: str, abandoned: bool) -> str:
    """The file's text; equal matches give equal texts."""
    content: dict[str, Any] = {
        MARK: FORMAT,
        "program": __version__,
        "checksum": "",
        "label": label,
        "begun": begun,
        "saved": saved,
        "abandoned": abandoned,
        "match": record.model_dump(mode="json"),
    }
    content["checksum"] = _checksum(content)
    return _readable(content)


def from_path(path: Path) -> MatchFile:
    """The file at `path`.  Raises StoreError with one sentence unless it is whole and unchanged."""
    content = _content(path)
    if content[MARK] > FORMAT:
        raise StoreError(f"{path} was written by a newer zonegames; this program reads format {FORMAT}.")
    if content.get("checksum") != _checksum(content):
        raise StoreError(f"{path} was changed after it was exported, so it is not taken.")
    try:
        return MatchFile.model_validate(content)
    except ValidationError as error:
        raise StoreError(f"{path} does not read as a match: {first_fault(error)}.") from error


def _content(path: Path) -> dict[str, Any]:
    """The file's JSON object, known to carry our mark."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)  # no more: a device has no size, and no end
        if len(text) > LARGEST:
            raise StoreError(f"{path} is larger than any match.")
        content = json.loads(text.decode("utf-8-sig"))
        json.dumps(content, ensure_ascii=False).encode()  # half a surrogate pair can be kept nowhere
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise StoreError(f"{path} is cut short or no zonegames file: it is not whole JSON.") from error
    if not isinstance(content, dict) or type(content.get(MARK)) is not int:
        raise StoreError(f"{path} is no zonegames match.")
    return content


def _checksum(content: dict[str, Any]) -> str:
    """Over all that matters; not who wrote the file, nor how it is laid out."""
    covered = {key: value for key, value in content.items() if key not in ("program", "checksum")}
    return blake2b(json.dumps(covered, sort_keys=True).encode(), digest_size=16).hexdigest()


def _readable(content: dict[str, Any]) -> str:
    """JSON with one line an entry, and one line an action."""
    match = dict(content["match"])
    lists = {key: match.pop(key) for key in ("actions", "fingerprints")}
    rows = [f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in match.items()]
    for key, entries in lists.items():
        body = ",\n".join(f"      {json.dumps(entry, ensure_ascii=False)}" for entry in entries)
        rows.append(f'    "{key}": [\n{body}\n    ]')
    head = {key: value for key, value in content.items() if key != "match"}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    lines.append('  "match": {\n' + ",\n".join(rows) + "\n  }")
    return "{\n" + ",\n".join(lines) + "\n}\n"
