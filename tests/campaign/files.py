"""Files damaged at random: each is refused with a sentence or taken whole, never by halves.

A try damages one file and loads it; it says whether the file was refused, and raises when it was taken by
halves.
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.campaign.contestants import LIMIT, Contestant
from tests.campaign.damage import damaged, distorted
from tests.kit import Case, expect
from tests.kit.plays import random_play
from zonegames.engine.errors import ZoneError
from zonegames.engine.folder import HOME
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.games import load_game
from zonegames.games.zogars_revenge.layout_files import check_layout, layout_folder
from zonegames.games.zogars_revenge.layouts import BUILT_IN_LAYOUTS
from zonegames.store.database import FILE
from zonegames.store.files import _checksum
from zonegames.store.settings import Settings
from zonegames.store.store import Store
from zonegames.store.tables import as_csv, as_json
from zonegames.tui.ages import ago

MOST: Final = 60
"""Actions of a match that goes into a file: short ones are damaged in more places."""


def played(contestant: Contestant, number: int, *, over: bool) -> Match[Any]:
    """A match of some random actions, or to its end."""
    case = contestant.case(number)
    actions, _ = random_play(case)
    match = case.match()
    for action in actions if over else actions[: min(MOST, len(actions) - 1)]:
        match.apply(action)
    return match


class Saves:
    """A store with a match of each game, and one that is over, its file damaged byte by byte."""

    def __init__(self, folder: Path, games: list[Contestant]) -> None:
        store = Store.open(folder)
        self.ends = {
            store.create(match): match.fingerprint()
            for match in (played(game, 0, over=False) for game in games)
        }
        store.create(played(games[0], 1, over=True))
        """By number: the position in which each match stands."""

        store.close()
        self.whole = (folder / FILE).read_bytes()

    def __call__(self, folder: Path, rng: Rng) -> bool:
        file, broken = folder / FILE, damaged(self.whole, rng)
        file.write_bytes(broken)
        store = Store.open(folder)
        try:
            notices = store.notices()
            if any("could not be read" in notice for notice in notices):
                kept = [aside.read_bytes() for aside in folder.glob("*damaged*.db")]
                expect(kept == [broken], "the damaged file was not kept as it was")
                return True
            if store.folder is None:
                return True
            _read_lists(store)
            whole = [self._whole(store, number, end) for number, end in self.ends.items()]
            return not all(whole)
        finally:
            store.close()

    def _whole(self, store: Store, number: int, end: str) -> bool:
        """Whether the match is there; then it stands where it stood."""
        try:
            match = store.resume(number)
        except ZoneError as refusal:
            _check_sentence(refusal)
            return False
        expect(match.fingerprint() == end, f"match {number} stands elsewhere")
        return True


class Exports:
    """Finished matches as files: damaged byte by byte, or well forged with a fitting checksum."""

    def __init__(self, folder: Path, games: list[Contestant], *, forged: bool) -> None:
        store = Store.open(folder)
        self.texts = [store.export(store.create(played(game, 1, over=True))) for game in games]
        self.forged = forged
        store.close()

    def __call__(self, folder: Path, rng: Rng) -> bool:
        text = rng.choice(self.texts)
        if self.forged:
            content = distorted(json.loads(text), rng)
            if isinstance(content, dict):
                content["checksum"] = _checksum(content)
            broken = json.dumps(content).encode()
        else:
            broken = damaged(text.encode(), rng)
        file = folder / "match.json"
        file.write_bytes(broken)
        store = Store.open(folder / "home")
        try:
            return self._refused(store, file)
        finally:
            store.close()

    def _refused(self, store: Store, file: Path) -> bool:
        before = store._connection.total_changes
        try:
            number = store.import_file(file)
        except ZoneError as refusal:
            _check_sentence(refusal)
            expect(store._connection.total_changes == before, "a refused file left something behind")
            return True
        content = json.loads(file.read_bytes())["match"]
        taken = store.record(number).model_dump(mode="json")
        same = all(taken[key] == content[key] for key in ("game", "seed", "options", "actions"))
        expect(same, "a file was taken otherwise than it is written")
        expect(store.replay(number).fingerprint() == content["fingerprints"][-1], "it ends elsewhere")
        return False


class Layouts:
    """A dungeon of a player's own: what the check lets pass can be played to the end."""

    def __init__(self) -> None:
        rows = ["".join(row) for row in BUILT_IN_LAYOUTS[0].rows]
        self.text = "\n".join(
            [
                'name = "The Attic"',
                'author = "Ann"',
                'blurb = "Dust, and worse."',
                "stars = 2",
                f"rows = {rows}",
            ]
        )

    def __call__(self, folder: Path, rng: Rng) -> bool:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(HOME, str(folder))
            layout_folder().mkdir(parents=True)
            file = layout_folder() / "attic.toml"
            file.write_bytes(damaged(self.text.encode(), rng))
            faults = check_layout(file)
            for fault in faults:
                expect("\n" not in fault.message and bool(fault.code), f"no sentence: {fault}")
            case = Case(load_game("zogars-revenge"), 1, LIMIT, {"layout": "custom:attic"}, rng.below(100))
            try:
                random_play(case)
            except ZoneError:
                expect(bool(faults), "the check let a layout pass that cannot be played")
            else:
                expect(not faults, "a layout with faults is played")
            return bool(faults)


class SettingRows:
    """The settings' rows: a bad value is back at its default and told, a good one counts."""

    def __call__(self, folder: Path, rng: Rng) -> bool:
        store = Store.open(folder)
        store.save_settings(Settings(theme="light", speed="slow", keys={"undo": "z"}))
        rows = dict(store._connection.execute("SELECT key, value FROM settings"))
        key = rng.choice(sorted(rows))
        text = damaged(rows[key].encode(), rng).decode("utf-8", "replace")
        if rng.below(2):
            text = json.dumps(distorted(json.loads(rows[key]), rng))
        store._connection.execute("UPDATE settings SET value = ? WHERE key = ?", (text, key))
        store.close()
        again = Store.open(folder)
        look, settings, told = again.look(), again.settings(), again.notices()
        again.close()
        expect(look.theme == settings.theme and look.glyphs == settings.glyphs, "two readings of the look")
        for name in Settings.model_fields:
            if name != key:
                expect(json.dumps(getattr(settings, name)) == rows[name], f"{name} was lost with {key}")
        if told:
            expect(getattr(settings, key) == getattr(Settings(), key), f"{key} was told, yet kept")
        else:
            expect(getattr(settings, key) == json.loads(text), f"{key} was changed without a word")
        return bool(told)


def _read_lists(store: Store) -> None:
    """What the first screen, the lists and the records read: damage is told in a sentence at most."""
    try:
        store.look()
        store.settings()
        for match in (*store.saved(), *store.finished()):
            ago(match.saved, match.created)
            store.results().game(match.game)
            store.results().seats(match.id)
        history = store.history()
        history.by_game()
        history.by_player()
        history.endings()
        as_csv(history.played())
        as_json(history.played())
    except ZoneError as refusal:
        _check_sentence(refusal)


def _check_sentence(refusal: ZoneError) -> None:
    said = str(refusal)
    expect(said.endswith(".") and said.isprintable() and len(said) < 500, f"no sentence: {said!r}")
