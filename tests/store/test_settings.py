"""Settings outlive the process; a bad value falls back to its default and is named."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from zonegames.store.look import Look
from zonegames.store.settings import Settings
from zonegames.store.store import Store


def put(store: Store, key: str, text: str) -> None:
    store._connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, text))


def test_settings_outlive_the_process(store: Store, home: Path) -> None:
    assert store.settings() == Settings()
    chosen = Settings(theme="contrast", speed="off", bell=True, keys={"undo": "z,ctrl+z"})
    store.save_settings(chosen)
    store.close()
    again = Store.open(home)
    assert again.settings() == chosen
    assert again.look() == Look("contrast", "auto")
    assert again.notices() == []


@pytest.mark.parametrize("text", ['"pink"', "7", "{", "", "null", '["dark"]', "1e999"])
def test_a_bad_value_falls_back_and_is_named(store: Store, text: str) -> None:
    store.save_settings(Settings(theme="light", glyphs="ascii", bell=True))
    put(store, "theme", text)
    assert store.look() == Look("dark", "ascii")
    assert store.settings() == Settings(glyphs="ascii", bell=True)
    assert store.notices() == ["The setting theme could not be read; it is back at dark."]


def test_several_bad_values_are_named_each(store: Store) -> None:
    put(store, "bell", '"yes"')
    put(store, "keys", json.dumps({"undo": 3}))
    put(store, "reduced_motion", "1")
    assert store.settings() == Settings()
    assert store.notices() == [
        "The setting bell could not be read; it is back at off.",
        "The setting keys could not be read; it is back at none.",
        "The setting reduced motion could not be read; it is back at off.",
    ]


def test_a_setting_of_another_version_is_left_alone(store: Store) -> None:
    put(store, "hologram", "true")
    put(store, "smell", "{")
    assert store.settings() == Settings()
    assert store.notices() == []
    store.save_settings(Settings(hints=False))
    assert store._connection.execute("SELECT value FROM settings WHERE key = 'hologram'").fetchone() == (
        "true",
    )


def test_settings_are_checked_when_they_are_made() -> None:
    with pytest.raises(ValidationError):
        Settings(speed="warp")  # type: ignore[arg-type]


def test_hints_are_remembered_per_game(store: Store, home: Path) -> None:
    store.note_hint("skirmish", "commit")
    store.note_hint("skirmish", "commit")
    store.note_hint("zogars-revenge", "fight")
    store.close()
    again = Store.open(home)
    assert again.hints_shown("skirmish") == {"commit"}
    assert again.hints_shown("elemenz") == set()
