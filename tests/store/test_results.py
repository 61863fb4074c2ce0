"""Looking back: totals, best lists and personal bests are queries over finished matches."""

from typing import Any

import pytest

from tests.store.play import fresh, play_on, play_out
from tests.toys.skirmish.rules import GAME
from zonegames.engine.match import Match, MatchSetup
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import SeatSpec
from zonegames.store.results import Best, GameTotals, contest_of
from zonegames.store.store import Store


def finish(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    names: str,
    scores: tuple[int, ...] | None,
    *,
    team: bool = False,
    hearts: str = "three",
    helped: int | None = None,
) -> Match[Any]:
    """Play a match to its end and let it end with these scores."""
    seats = [SeatSpec(name.strip("*"), "bot" if name.startswith("*") else "person") for name in names.split()]
    match = Match(GAME, MatchSetup(GAME.resolve_options(len(seats), {"hearts": hearts}), tuple(seats), 1))
    store.create(match)
    if helped is not None:
        match.assist(helped)
    points = scores or (1,) * len(seats)
    outcome = Outcome(
        "dusk",
        places=tuple(1 + sum(other > mine for other in points) for mine in points),
        won=tuple(mine == max(points) for mine in points),
        scores=scores,
        parts=tuple((("hearts", mine),) for mine in points),
        team=team,
    )
    with monkeypatch.context() as patch:
        patch.setattr(type(GAME), "outcome", lambda game, state: None if state.stack else outcome)
        play_out(match)
    return match


def test_nothing_was_played_yet(store: Store) -> None:
    results = store.results()
    assert results.game("skirmish") == GameTotals(0)
    assert store.history().by_player() == []
    assert results.best("skirmish 2 ...") == []


def test_running_matches_do_not_count(store: Store) -> None:
    match = fresh()
    store.create(match)
    play_on(match, 5)
    assert store.results().game("skirmish").played == 0
    assert store.history().by_player() == []


def test_a_finished_match_keeps_each_seats_result(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    finish(store, monkeypatch, "Ann *Computer Cleo", (4, 9, 4), helped=2)
    ann, computer, cleo = store.results().seats(1)
    assert (ann.name, ann.place, ann.won, ann.score, ann.assisted) == ("Ann", 2, False, 4, False)
    assert (computer.player, computer.place, computer.won) == ("bot", 1, True)
    assert cleo.parts == (("hearts", 4),)
    assert cleo.assisted
    assert store.results().game("skirmish") == GameTotals(1, ("Computer",), 9)


def test_best_scores_compare_within_a_contest(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    finish(store, monkeypatch, "Ann Bo", (5, 3))
    finish(store, monkeypatch, "Ann *Computer", (7, 9), helped=0)
    finish(store, monkeypatch, "Ann Bo", (50, 30), hearts="five")
    finish(store, monkeypatch, "Ann Bo Cleo", (60, 30, 1))
    contest = contest_of(GAME, GAME.resolve_options(2, {}), 2)
    best = store.results().best(contest)
    assert [(line.names, line.score, line.won, line.assisted) for line in best] == [
        (("Ann",), 7, False, True),
        (("Ann",), 5, True, False),
        (("Bo",), 3, False, False),
    ]
    assert store.results().best(contest, limit=1) == best[:1]


def test_who_won_last_may_be_a_team_or_several_who_share(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(store, monkeypatch, "Ann Bo Cleo", (7, 7, 7))
    assert store.results().game("skirmish") == GameTotals(1, ("Ann", "Bo", "Cleo"), 7)
    finish(store, monkeypatch, "Ann Bo Cleo", (8, 8, 8), team=True)
    assert store.results().game("skirmish") == GameTotals(2, ("Ann", "Bo", "Cleo"), 8, team=True)


def test_a_team_is_one_line(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finish(store, monkeypatch, "Ann Bo", (8, 8), team=True)
    [best] = store.results().best(contest_of(GAME, match.setup.options, 2))
    assert best == Best(1, ("Ann", "Bo"), 8, True, False, best.ended)


def test_a_team_bears_the_same_names_wherever_its_members_sat(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a rematch, in which everybody sits one seat up."""
    finish(store, monkeypatch, "bo Ann Cleo", (8, 8, 8), team=True)
    finish(store, monkeypatch, "Ann Cleo bo", (9, 9, 9), team=True)
    best = store.results().standings(2)
    assert [(line.names, line.score) for line in best] == [
        (("Ann", "bo", "Cleo"), 9),
        (("Ann", "bo", "Cleo"), 8),
    ]


def test_a_game_without_points_has_no_best_list(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finish(store, monkeypatch, "Ann Bo", None)
    assert store.results().best(contest_of(GAME, match.setup.options, 2)) == []
    assert store.results().seats(1)[0].score is None
    assert store.history().by_player()[0].won == 1


def test_a_personal_best_looks_at_earlier_matches_of_the_contest(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(store, monkeypatch, "Ann Bo", (5, 3))
    finish(store, monkeypatch, "Ann Bo", (50, 3), hearts="five")
    finish(store, monkeypatch, "Bo Ann", (2, 6))
    results = store.results()
    assert results.earlier_best("Ann", 3) == 5
    assert results.earlier_best("ANN", 3) == 5
    assert results.earlier_best("Ann", 2) is None
    assert results.earlier_best("Zoe", 3) is None


def test_the_course_of_a_contest_is_told_up_to_a_match(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given matches with equal rules, their best scores stand oldest first; other rules and matches of
    computers alone do not belong to them."""
    finish(store, monkeypatch, "Ann Bo", (5, 3))
    finish(store, monkeypatch, "Ann Bo", (50, 3), hearts="five")
    finish(store, monkeypatch, "*Cy *Dan", (9, 9))
    finish(store, monkeypatch, "Bo Ann", (2, 6))
    results = store.results()
    assert results.course(4) == [5, 6]
    assert results.course(1) == [5]
    assert results.course(4, limit=1) == [6]
    assert [best.score for best in results.standings(4)] == [6, 5, 3]
    assert results.standings(99) == []
