"""Matches are kept action by action, listed without replaying, and taken up where they stood."""

from pathlib import Path

import pytest

from tests.store.play import first_action, fresh, play_on, play_out
from zonegames.engine.errors import Drifted, RecordError
from zonegames.engine.match import Match
from zonegames.engine.record import record_of
from zonegames.store.errors import MatchInUse, NoSuchMatch, StoreError
from zonegames.store.store import Store


def test_a_match_is_taken_up_where_it_stood(store: Store, home: Path) -> None:
    match = fresh(seed=5, seats=3, hearts="five")
    number = store.create(match)
    play_on(match, 25)
    match.assist(1)
    store.close()

    again = Store.open(home)
    resumed = again.resume(number)
    assert record_of(resumed) == record_of(match)
    assert resumed.fingerprint() == match.fingerprint()
    assert list(resumed.heard(0)) == list(match.heard(0))
    play_on(resumed, 3)
    assert again.record(number) == record_of(resumed)
    again.close()


def test_what_was_played_before_the_match_was_kept_is_kept_too(store: Store) -> None:
    match = fresh()
    play_on(match, 10)
    number = store.create(match)
    play_on(match, 5, seed=8)
    assert store.record(number) == record_of(match)


def test_an_undone_action_is_skipped_and_its_row_stays(store: Store, home: Path) -> None:
    match = fresh()
    number = store.create(match)
    attack = first_action(match)
    match.apply(attack)
    match.undo()
    match.apply(attack)
    match.apply(first_action(match))
    assert store.record(number) == record_of(match)
    assert len(store.record(number).actions) == 2
    assert store.match(number).actions == 3

    store.leave(number)
    assert store.resume(number).fingerprint() == match.fingerprint()


def test_undo_reaches_back_across_a_resume_to_the_last_barrier(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    match.apply(first_action(match))
    store.leave(number)

    resumed = store.resume(number)
    assert resumed.undoable() == 1
    resumed.undo()
    assert store.record(number).actions == ()


def test_the_list_tells_who_plays_and_how_it_stands_without_a_replay(store: Store) -> None:
    first, second = store.create(fresh(seats=3), "  Friday\nevening "), store.create(fresh())
    match = fresh(seats=4)
    third = store.create(match)
    play_on(match, 4)
    listed = {saved.id: saved for saved in store.saved()}
    assert set(listed) == {first, second, third}
    assert listed[first].label == "Friday evening"
    assert listed[third].names == ("Ann", "Bo", "Cleo", "Dov")
    assert listed[third].players == ("person",) * 4
    assert listed[third].status == match.status()
    assert listed[third].state == "running"


def test_the_match_played_last_is_listed_first(store: Store) -> None:
    old, new = fresh(), fresh()
    store.create(old)
    recent = store.create(new)
    assert store.saved()[0].id == recent


def test_a_finished_match_leaves_the_list_and_cannot_be_taken_up(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    play_out(match)
    store.leave(number)
    assert store.saved() == []
    assert [saved.id for saved in store.finished()] == [number]
    with pytest.raises(StoreError, match="is over"):
        store.resume(number)
    assert store.replay(number).outcome == match.outcome
    assert store.replay(number, upto=3).log[-1].fingerprint == match.log[2].fingerprint


def test_an_abandoned_match_counts_nowhere_but_can_be_looked_at(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    play_on(match, 6)
    store.abandon(number)
    with pytest.raises(StoreError):
        play_on(match, 1)
    store.leave(number)
    assert store.saved() == store.finished() == []
    assert store.results().game("skirmish").played == 0
    assert store.replay(number).fingerprint() == match.fingerprint()
    with pytest.raises(StoreError, match="abandoned"):
        store.resume(number)


def test_a_deleted_match_is_gone_with_all_its_rows(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    play_out(match)
    store.delete(number)
    with pytest.raises(NoSuchMatch):
        store.match(number)
    with pytest.raises(NoSuchMatch):
        store.record(number)
    assert store.history().by_player() == []


def test_matches_are_found_by_number_or_name(store: Store) -> None:
    number = store.create(fresh(), "Rematch")
    assert store.find(str(number)).id == store.find("rematch").id == number
    store.name(number, "x" * 90)
    assert len(store.match(number).label) == 40
    with pytest.raises(NoSuchMatch, match=rf"no match 99\. There are: {number}\."):
        store.find("99")
    with pytest.raises(NoSuchMatch, match=f"'Rematch'. There are: {number}"):
        store.find("Rematch")


def test_a_match_from_a_position_is_not_kept(store: Store) -> None:
    with pytest.raises(StoreError, match="began in the middle"):
        store.create(fresh().branch())


def test_a_match_open_here_is_not_opened_twice(store: Store) -> None:
    number = store.create(fresh())
    with pytest.raises(MatchInUse):
        store.resume(number)
    store.leave(number)
    store.resume(number)


def test_whoever_is_behind_is_refused_even_without_a_lock(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    store.leave(number)
    other = store.resume(number)
    play_on(other, 1)
    before = match.fingerprint()
    with pytest.raises(StoreError, match="changed elsewhere"):
        play_on(match, 1)
    assert match.fingerprint() == before
    assert match.log == []
    assert store.record(number) == record_of(other)


def test_without_a_place_for_locks_one_plays_on(store: Store, home: Path) -> None:
    (home / "locks").write_text("in the way")
    match = fresh()
    number = store.create(match)
    play_on(match, 5)
    store.leave(number)
    assert store.resume(number).fingerprint() == match.fingerprint()
    store.delete(number)


def test_a_match_of_other_rules_is_named_kept_and_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = fresh()
    number = store.create(match)
    play_on(match, 5)
    store.leave(number)
    kept = store.record(number)
    monkeypatch.setattr(type(match.game), "rules_version", 2)
    with pytest.raises(RecordError, match="rules version 1 of Skirmish"):
        store.resume(number)
    assert store.record(number) == kept
    with pytest.raises(RecordError, match="rules version 1"):  # and the lock was given back
        store.resume(number)


def test_a_match_that_drifts_is_named_at_its_first_wrong_action(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    play_on(match, 12)
    store.leave(number)
    store._connection.execute(
        "UPDATE actions SET fingerprint = 'x' WHERE match = ? AND number >= 9", (number,)
    )
    with pytest.raises(Drifted) as drifted:
        store.resume(number)
    assert drifted.value.action == 9
    assert [saved.id for saved in store.saved()] == [number]


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE matches SET seats = '[{]'",
        "UPDATE matches SET words = 7",
        "UPDATE matches SET seats = '[1, 2]'",
        "UPDATE matches SET saved = 9e99",
        "UPDATE matches SET saved = -62167219200",
        "UPDATE matches SET created = 1e999",
    ],
)
def test_a_match_with_a_damaged_row_is_named_and_the_others_are_listed(store: Store, harm: str) -> None:
    harmed, sound = store.create(fresh()), store.create(fresh())
    store._connection.execute(f"{harm} WHERE id = ?", (harmed,))
    assert [saved.id for saved in store.saved()] == [sound]
    assert store.notices() == [f"Match {harmed} is damaged and not listed; it is kept."]
    with pytest.raises(StoreError, match="damaged"):
        store.match(harmed)
    store.delete(harmed)


@pytest.mark.parametrize("action", ["{", '{"kind": "dance"}', '{"kind": "attack", "target": "you"}', "7"])
def test_a_damaged_action_is_told_in_one_sentence(store: Store, action: str) -> None:
    match = fresh()
    number = store.create(match)
    play_on(match, 5)
    store.leave(number)
    store._connection.execute("UPDATE actions SET action = ? WHERE number = 3", (action,))
    with pytest.raises((StoreError, RecordError)) as refused:
        store.resume(number)
    assert "\n" not in str(refused.value)


def test_a_match_of_a_game_that_is_gone_is_told(store: Store) -> None:
    number = store.create(fresh())
    store.leave(number)
    store._connection.execute("UPDATE matches SET game = 'go'")
    with pytest.raises(StoreError, match="Unknown game: go"):
        store.resume(number)


def test_the_journal_is_silent_while_a_match_is_replayed(store: Store) -> None:
    match: Match = fresh()
    number = store.create(match)
    play_on(match, 8)
    store.leave(number)
    for _ in range(2):
        store.resume(number)
        store.leave(number)
    assert store.match(number).actions == 8
