"""A match leaves as one readable file and comes back exactly; anything else is refused in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.store.play import first_action, fresh, play_on, play_out
from zonegames.engine.record import record_of
from zonegames.store import files
from zonegames.store.errors import StoreError
from zonegames.store.store import Store


@pytest.fixture
def exported(store: Store, tmp_path: Path) -> Path:
    """A finished match of three as a file."""
    match = fresh(seed=11, seats=3, start="three,two,two")
    number = store.create(match, "A long evening")
    match.assist(2)
    play_out(match)
    path = tmp_path / "match.json"
    path.write_text(store.export(number), encoding="utf-8")
    return path


@pytest.fixture
def other(tmp_path: Path) -> Store:
    """Somebody else's store."""
    return Store.open(tmp_path / "other")


def changed(path: Path, change: Callable[[dict[str, Any]], Any], *, honest: bool = False) -> Path:
    """The file with a change; with `honest`, the checksum is made to fit."""
    content = json.loads(path.read_text())
    change(content)
    if honest:
        content["checksum"] = files._checksum(content)
    altered = path.with_name("altered.json")
    altered.write_text(json.dumps(content))
    return altered


def refused(other: Store, path: Path) -> str:
    """The sentence with which the file is refused; nothing has changed."""
    before = other._connection.total_changes
    with pytest.raises(StoreError) as refusal:
        other.import_file(path)
    assert other._connection.total_changes == before
    assert other.saved() == other.finished() == []
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert "Traceback" not in sentence
    return sentence


def test_a_match_comes_back_exactly(store: Store, other: Store, exported: Path) -> None:
    [original] = store.finished()
    number = other.import_file(exported)
    assert other.record(number) == store.record(original.id)
    assert other.export(number) == exported.read_text()
    [copy] = other.finished()
    assert (copy.label, copy.names, copy.saved) == (original.label, original.names, original.saved)
    assert other.results().seats(number) == store.results().seats(original.id)


def test_a_running_match_comes_back_and_is_played_on(store: Store, other: Store, tmp_path: Path) -> None:
    match = fresh(seed=3)
    number = store.create(match)
    match.apply(first_action(match))
    match.undo()
    play_on(match, 12)
    path = tmp_path / "running.json"
    path.write_text(store.export(number, with_secrets=True), encoding="utf-8")
    taken = other.import_file(path)
    resumed = other.resume(taken)
    assert record_of(resumed) == record_of(match)
    play_on(resumed, 1)


def test_an_abandoned_match_comes_back_abandoned(store: Store, other: Store, tmp_path: Path) -> None:
    match = fresh()
    number = store.create(match)
    play_on(match, 4)
    store.abandon(number)
    path = tmp_path / "abandoned.json"
    path.write_text(store.export(number), encoding="utf-8")
    taken = other.import_file(path)
    assert other.match(taken).state == "abandoned"
    assert other.export(taken) == path.read_text()


def test_a_running_match_is_exported_only_with_its_secrets(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = fresh()
    number = store.create(match)
    with pytest.raises(StoreError, match="add --with-secrets"):
        store.export(number)
    assert store.export(number, with_secrets=True)
    monkeypatch.setattr(type(match.game), "export_while_running", "Not before the end.")
    with pytest.raises(StoreError, match=r"Not before the end\."):
        store.export(number, with_secrets=True)
    with pytest.raises(StoreError, match=r"Not before the end\."):
        store.replay(number)
    play_out(match)
    assert store.export(number)
    assert store.replay(number).outcome == match.outcome


def test_the_file_is_readable_one_action_a_line(exported: Path) -> None:
    lines = exported.read_text().splitlines()
    content = json.loads(exported.read_text())
    assert content["label"] == "A long evening"
    for action in content["match"]["actions"]:
        assert any(line.strip().rstrip(",") == json.dumps(action) for line in lines)


def test_a_byte_order_mark_and_another_layout_do_no_harm(other: Store, exported: Path) -> None:
    text = json.dumps(json.loads(exported.read_text()), indent=7)
    exported.write_text(text, encoding="utf-8-sig")
    assert other.import_file(exported)


def test_a_match_that_is_here_already_is_not_taken_twice(store: Store, exported: Path) -> None:
    [original] = store.finished()
    with pytest.raises(StoreError, match=f"already here, as match {original.id}"):
        store.import_file(exported)


@pytest.mark.parametrize("kept", [0, 1, 20, 300, 0.5, 0.99])
def test_a_truncated_file_is_refused(other: Store, exported: Path, kept: float) -> None:
    text = exported.read_text()
    exported.write_text(text[: int(kept if kept >= 1 else kept * len(text))])
    assert "is cut short or no zonegames file" in refused(other, exported)


@pytest.mark.parametrize("content", [b"\x89PNG\r\n", b"\xff\xfe", b"[" * 200_000, b"hello", b"1" * 5000])
def test_a_foreign_file_is_refused(other: Store, exported: Path, content: bytes) -> None:
    exported.write_bytes(content)
    assert "zonegames" in refused(other, exported)


@pytest.mark.parametrize("content", [[], {}, {"zonegames": "1"}, {"zonegames": True}, 7, None, {"match": {}}])
def test_foreign_json_is_refused(other: Store, exported: Path, content: object) -> None:
    exported.write_text(json.dumps(content))
    assert "is no zonegames match" in refused(other, exported)


def test_what_is_no_file_is_refused(other: Store, tmp_path: Path) -> None:
    assert "No such file" in refused(other, tmp_path / "nowhere.json")
    assert "cannot be read" in refused(other, tmp_path)


def test_an_endless_file_is_refused(other: Store, exported: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 1000)
    assert "larger than any match" in refused(other, exported)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
def test_a_device_is_read_no_further_than_a_match_could_go(other: Store) -> None:
    """A device tells no size and has no end."""
    assert "larger than any match" in refused(other, Path("/dev/zero"))


def test_half_a_surrogate_pair_is_refused(other: Store, exported: Path) -> None:
    broken = changed(exported, lambda content: content["match"].update(game="\ud800"), honest=True)
    assert "is not whole JSON" in refused(other, broken)


def test_what_cannot_be_a_path_is_no_match(other: Store) -> None:
    with pytest.raises(StoreError, match="There is no match 'aaa"):
        other.to_watch("a" * 5000)


def test_a_newer_file_is_refused(other: Store, exported: Path) -> None:
    newer = changed(exported, lambda content: content.update(zonegames=2, new_thing=[]))
    assert "was written by a newer zonegames" in refused(other, newer)


@pytest.mark.parametrize(
    "tamper",
    [
        lambda content: content["match"].update(seed=12),
        lambda content: content["match"]["seats"][0].update(name="Eve"),
        lambda content: content["match"]["actions"].pop(),
        lambda content: content["match"]["assists"].clear(),
        lambda content: content.update(label="Mine"),
        lambda content: content.update(checksum="0" * 32),
        lambda content: content.pop("checksum"),
        lambda content: content["match"].update(extra=1),
    ],
)
def test_a_tampered_file_is_refused(
    other: Store, exported: Path, tamper: Callable[[dict[str, Any]], Any]
) -> None:
    assert "was changed after it was exported" in refused(other, changed(exported, tamper))


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (lambda match: match.update(seed=12), "leaves the rules at action"),
        (lambda match: match["actions"].insert(0, {"kind": "rest"}), "do not match in number"),
        (
            lambda match: match["actions"].__setitem__(3, {"kind": "dance"}),
            "does not read as a match of Skirmish",
        ),
        (lambda match: match["fingerprints"].__setitem__(3, "0"), "leaves the rules at action 4"),
        (lambda match: match.update(seed=-1), "seed"),
        (lambda match: match.update(seed=2**70), "seed"),
        (lambda match: match.update(game="go"), "Unknown game: go"),
        (lambda match: match.update(game="\x1b[2J" + "x" * 9999), "game"),
        (lambda match: match.update(game="\x1b[2J"), "game: String should match"),
        (lambda match: match.update(rules_version=2), "rules version 2"),
        (lambda match: match.update(assists=[{"action": 2**70, "seat": 0}]), "assists.0.action"),
        (lambda match: match.update(options={"hearts": "nine"}), "does not read as a match of Skirmish"),
        (lambda match: match["seats"].extend(match["seats"]), "is for 2 to 4 players"),
        (lambda match: match["seats"].clear(), "is for 2 to 4 players"),
        (lambda match: match["seats"][0].update(player="ghost"), "player"),
        (lambda match: match.pop("actions"), "actions"),
        (lambda match: match["actions"].append(None), "actions"),
        (lambda match: match.update(format=2), "format"),
    ],
)
def test_a_well_forged_file_is_still_refused(
    other: Store, exported: Path, tamper: Callable[[dict[str, Any]], Any], says: str
) -> None:
    forged = changed(exported, lambda content: tamper(content["match"]), honest=True)
    assert says in refused(other, forged)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("begun", "yesterday"),
        ("saved", "2026-99-99T00:00:00Z"),
        ("begun", "0000-01-01T00:00:00Z"),
        ("saved", "9999-12-31T23:59:59Z"),
        ("label", 5),
        ("program", []),
    ],
)
def test_what_stands_round_the_match_is_checked_too(
    other: Store, exported: Path, field: str, value: object
) -> None:
    refused(other, changed(exported, lambda content: content.update({field: value}), honest=True))


def test_names_from_a_file_are_cleaned(other: Store, exported: Path) -> None:
    def rename(content: dict[str, Any]) -> None:
        content["match"]["seats"][0]["name"] = "[red]\x1b[2JA\u202enn" + "x" * 300
        content["label"] = "a\nb\x07"

    number = other.import_file(changed(exported, rename, honest=True))
    [listed] = other.finished()
    assert listed.id == number
    assert listed.names[0].isprintable()
    assert len(listed.names[0]) <= 16
    assert listed.label == "a b"
