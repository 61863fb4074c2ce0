"""What a table chose once and for all, between runs."""

import json
import sqlite3
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from zonegames.store.look import Glyphs, Look, Theme
from zonegames.store.schema import transaction


class Settings(BaseModel):
    """All settings with their defaults."""

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    theme: Theme = Look().theme
    glyphs: Glyphs = Look().glyphs
    speed: Literal["off", "fast", "normal", "slow"] = "normal"
    """Of the show after an action."""

    reduced_motion: bool = False
    hints: bool = True
    """First-time explanations."""

    cover: Literal["secrets", "turns"] = "secrets"
    """When the keyboard is handed over behind a cover: only for secrets, or at every turn."""

    confirm_moves: Literal["game", "on", "off"] = "game"
    """A direct key only lights its move and Enter plays it; else as the game would have it."""

    ask_every_blow: bool = False
    """Zogar's Revenge: asks at a blow that falls short also where no answer can help."""

    confirm_turn_end: bool = False
    """Asks before a turn ends."""

    bell: bool = False
    """Rings at a hand-over."""

    thinking_seconds: Literal[1, 2, 5, 10] = 2
    """How long a computer that thinks ahead may take for one choice."""

    keys: dict[str, str] = Field(default_factory=dict)
    """The table's own keys: by the id of a command of the game screen, keys with commas between."""


def read_settings(connection: sqlite3.Connection) -> tuple[Settings, list[str]]:
    """The stored settings; a bad value falls back to its default, and a sentence tells of it."""
    values: dict[str, object] = {}
    faults: list[str] = []
    for key, text in connection.execute("SELECT key, value FROM settings ORDER BY key"):
        try:
            values[key] = json.loads(text)
        except ValueError:
            faults.append(key)
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        faults += sorted({str(fault["loc"][0]) for fault in error.errors(include_url=False)})
        settings = Settings.model_validate({key: values[key] for key in values if key not in faults})
    return settings, [_sentence(key) for key in faults if key in Settings.model_fields]


def write_settings(connection: sqlite3.Connection, settings: Settings) -> None:
    """Keep all settings, in one transaction."""
    rows = [(key, json.dumps(value)) for key, value in settings.model_dump(mode="json").items()]
    with transaction(connection):
        connection.executemany("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", rows)


def _sentence(key: str) -> str:
    default = getattr(Settings(), key)
    return f"The setting {key.replace('_', ' ')} could not be read; it is back at {_word(default)}."


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value or "none")
