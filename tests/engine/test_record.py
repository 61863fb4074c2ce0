"""A match as a file keeps it: it replays, or says where and why not."""

import json
from typing import Any

import pytest

from tests.toys.skirmish.actions import ATTACKS, GIVE_UP
from tests.toys.skirmish.positions import fresh, match_at, position, table
from tests.toys.skirmish.rules import GAME, Skirmish
from tests.toys.skirmish.steps import HARM
from zonegames.engine.errors import Drifted, IllegalAction, RecordError, Refusal
from zonegames.engine.match import Assist, Match, MatchSetup, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.record import MARK_EVERY, AssistRecord, MatchRecord, record_of, replay
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec


def played(actions: int = 60, seed: int = 1) -> Match[Any]:
    """Three seats, long enough for several marks: five hearts, random choices."""
    match = new_match(GAME, table(3), {"hearts": "five", "start": ["three", "two", "two"]}, seed)
    rng = Rng(seed)
    while len(match.log) < actions and match.decision is not None:
        match.apply(random_action(match.decision, rng))
    assert len(match.log) == actions
    return match


def changed(record: MatchRecord, **fields: Any) -> MatchRecord:
    return record.model_copy(update=fields)


def with_action(record: MatchRecord, number: int, action: dict[str, Any]) -> MatchRecord:
    """The record with another action in the place of one, counted from 1."""
    actions = list(record.actions)
    actions[number - 1] = action
    return changed(record, actions=tuple(actions))


def test_through_json_and_back_it_is_the_same_match() -> None:
    match = played()
    match.assist(0)
    text = record_of(match).model_dump_json()
    again = replay(GAME, MatchRecord.model_validate_json(text))
    assert again.log == match.log and again.opening == match.opening
    assert again.fingerprint() == match.fingerprint() and again.decision == match.decision
    assert (again.setup, again.names, again.assists) == (match.setup, match.names, match.assists)
    assert record_of(again).model_dump_json() == text


def test_it_holds_choices_and_no_state() -> None:
    fields = json.loads(record_of(played(3)).model_dump_json())
    assert set(fields) == {
        "format", "game", "rules_version", "options", "seats", "seed", "actions", "fingerprints", "assists",
    }  # fmt: skip
    assert fields["options"] == {"hearts": "five", "start": ["three", "two", "two"]}
    assert all("kind" in action for action in fields["actions"])


def test_a_finished_match_replays_to_its_outcome() -> None:
    match = fresh(2)
    match.apply(GIVE_UP)
    again = replay(GAME, record_of(match))
    assert again.outcome == match.outcome is not None
    assert again.log[0].standing


def test_it_may_be_replayed_to_any_point() -> None:
    match = played()
    record = record_of(match)
    for number in (0, 1, MARK_EVERY, 41):
        part = replay(GAME, record, upto=number)
        assert part.log == match.log[:number]


def test_what_was_taken_back_is_not_in_it() -> None:
    match = fresh(2)
    match.apply(ATTACKS[1])
    match.undo()
    assert record_of(match).actions == ()


def test_a_hint_outlives_the_action_before_it_that_was_taken_back() -> None:
    match = fresh()
    assert match.decision is not None
    match.apply(match.decision.actions[0])
    match.assist(0)
    match.undo()
    assert replay(GAME, record_of(match)).assists == match.assists == [Assist(1, 0)]


def test_the_journal_hears_only_what_comes_after_the_replay() -> None:
    class Notebook:
        lines = 0

        def played(self, *told: Any) -> None:
            self.lines += 1

        undone = assisted = played

    notebook: Any = Notebook()
    again = replay(GAME, record_of(played(5)), journal=notebook)
    assert notebook.lines == 0
    assert again.decision is not None
    again.apply(again.decision.legal[-1])
    assert notebook.lines == 1


def test_players_keep_their_kind() -> None:
    seats = (SeatSpec("Ann"), SeatSpec("Bot 1", "bot"), SeatSpec("Deep", "search"))
    options = GAME.resolve_options(3, {})
    match: Match[Any] = Match(GAME, MatchSetup(options, seats, 3))
    assert replay(GAME, record_of(match)).setup.seats == seats


def test_names_from_a_file_are_cleaned_like_any() -> None:
    record = record_of(fresh(2))
    seats = tuple(seat.model_copy(update={"name": "\x1b[2JEve"}) for seat in record.seats)
    assert replay(GAME, changed(record, seats=seats)).names == ("[2JEve", "[2JEve 2")


# --- what cannot be read


def test_a_match_from_a_position_cannot_be_kept() -> None:
    with pytest.raises(RecordError, match="began in the middle"):
        record_of(match_at(position([], [])))


def test_another_games_match_is_named() -> None:
    with pytest.raises(RecordError, match="a match of zoneplex, not of skirmish"):
        replay(GAME, changed(record_of(fresh()), game="zoneplex"))


@pytest.mark.parametrize("version", [0, 2])
def test_another_version_of_the_rules_is_named(version: int) -> None:
    with pytest.raises(
        RecordError, match=f"rules version {version} of Skirmish; this program plays version 1"
    ):
        replay(GAME, changed(record_of(fresh()), rules_version=version))


def test_a_newer_format_does_not_validate() -> None:
    fields = json.loads(record_of(fresh()).model_dump_json())
    with pytest.raises(ValueError, match="format"):
        MatchRecord.model_validate({**fields, "format": 2})


@pytest.mark.parametrize(
    "extra",
    [{"state": {}}, {"seed": -1}, {"seed": 1 << 63}, {"rules_version": 0}, {"rules_version": 1 << 63}],
)
def test_a_record_with_anything_odd_does_not_validate(extra: dict[str, Any]) -> None:
    fields = json.loads(record_of(fresh()).model_dump_json())
    with pytest.raises(ValueError, match=next(iter(extra))):
        MatchRecord.model_validate({**fields, **extra})


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"options": {"hearts": "nine"}}, "does not read as a match of Skirmish: hearts"),
        ({"seats": ()}, "The record's set-up does not fit: Skirmish is for 2 to 4 players"),
        ({"actions": ({"kind": "fly"},), "fingerprints": ("0",)}, "Skirmish: action 1: "),
        ({"fingerprints": ("0",)}, "incomplete"),
        ({"assists": (AssistRecord(action=0, seat=2),)}, "a hint for a seat that there is not"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        replay(GAME, changed(record_of(fresh()), **fields))


@pytest.mark.parametrize("hostile", ["\x1b[2J\u202ekind", "x" * 100_000, [1] * 1000])
def test_what_a_record_brings_along_is_told_short_and_without_control_characters(hostile: object) -> None:
    for fields in (
        {"actions": ({"kind": hostile},), "fingerprints": ("0",)},
        {"options": {"hearts": hostile}},
    ):
        with pytest.raises(RecordError) as refused:
            replay(GAME, changed(record_of(fresh()), **fields))
        said = str(refused.value)
        assert said.isprintable() and len(said) < 300


# --- drift


def test_an_altered_action_is_named_where_the_replay_first_differs() -> None:
    """Only every 25th position is compared, yet the first wrong one is named.

    An alteration that leaves the same position at the next mark is not found: nothing depends on it.
    """
    record = record_of(played())
    named: dict[int, Drifted] = {}
    for number, action in enumerate(record.actions, 1):
        if action["kind"] == "aim":
            other = "low" if action["stance"] == "high" else "high"
            try:
                replay(GAME, with_action(record, number, {"kind": "aim", "stance": other}))
            except Drifted as drifted:
                named[number] = drifted
    assert all(drifted.action == number for number, drifted in named.items())
    assert all(f"the rules at action {number}:" in str(drifted) for number, drifted in named.items())
    assert named and any(number % MARK_EVERY for number in named)


def test_an_action_that_is_not_legal_is_named() -> None:
    record = with_action(record_of(played(3)), 2, {"kind": "pay", "token": "blade"})
    with pytest.raises(Drifted) as drifted:
        replay(GAME, record)
    assert drifted.value.action == 2
    assert isinstance(drifted.value.__cause__, IllegalAction)
    assert str(drifted.value.__cause__) in str(drifted.value)


def test_of_a_wrong_action_no_reason_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may name things no game knows, and the reason might tell what somebody holds in secret."""

    def why_not(*_: Any) -> Refusal:
        raise KeyError("blade")

    monkeypatch.setattr(Skirmish, "why_not", why_not)
    record = with_action(record_of(played(3)), 2, {"kind": "pay", "token": "blade"})
    with pytest.raises(Drifted, match="at action 2: what was chosen there was not possible"):
        replay(GAME, record)


def test_another_seed_is_found_at_the_first_action() -> None:
    with pytest.raises(Drifted) as drifted:
        replay(GAME, changed(record_of(played()), seed=99))
    assert drifted.value.action == 1


def test_the_last_position_is_always_compared() -> None:
    record = record_of(played(3))
    forged = (*record.fingerprints[:2], "0" * 16)
    with pytest.raises(Drifted) as drifted:
        replay(GAME, changed(record, fingerprints=forged))
    assert drifted.value.action == 3


def test_rules_that_changed_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A high blow now hurts more: the first clash that shows it is named."""
    match = played()
    record = record_of(match)
    monkeypatch.setitem(HARM, "high", 3)
    monkeypatch.setitem(HARM, "low", 3)
    with pytest.raises(Drifted) as drifted:
        replay(GAME, record)
    kinds = [type(event).__name__ for event in match.log[drifted.value.action - 1].events]
    assert "Clashed" in kinds


def test_options_a_game_no_longer_takes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "max_seats", 2)
    with pytest.raises(RecordError, match="set-up does not fit: Skirmish is for 2 players"):
        replay(GAME, record_of(fresh(2)).model_copy(update={"seats": record_of(fresh(2)).seats * 2}))
