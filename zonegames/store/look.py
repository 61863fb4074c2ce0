"""The two settings that the first frame needs, read without pydantic."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Theme: TypeAlias = Literal["dark", "light", "contrast"]
Glyphs: TypeAlias = Literal["auto", "unicode", "ascii"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
GLYPHS: Final[tuple[Glyphs, ...]] = get_args(Glyphs)


@dataclass(frozen=True, slots=True)
class Look:
    """How the first frame looks; what cannot be read is left at its default."""

    theme: Theme = "dark"
    glyphs: Glyphs = "auto"


def read_look(connection: sqlite3.Connection) -> Look:
    """The stored look; never raises for a bad value (`read_settings` tells of it)."""
    stored = dict(connection.execute("SELECT key, value FROM settings WHERE key IN ('theme', 'glyphs')"))
    default = Look()
    theme, glyphs = (_value(stored.get(key)) for key in ("theme", "glyphs"))
    return Look(
        theme if theme in THEMES else default.theme,
        glyphs if glyphs in GLYPHS else default.glyphs,
    )


def _value(text: str | None) -> object:
    try:
        return json.loads(text or "null")
    except ValueError:
        return None
