"""The computer that thinks ahead: it knows no more than its seat, answers every question lawfully, stops
when it is told to, and beats the heuristic."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest

from tests.toys.skirmish.rules import GAME as SKIRMISH
from zonegames.bots.computers import driver_of
from zonegames.bots.figures import figures
from zonegames.bots.search import REASON, Searcher, Spent, Thinking, playouts
from zonegames.bots.simulation import simulated
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy
from zonegames.engine.record import record_of
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, Seat, SeatSpec
from zonegames.engine.state import State
from zonegames.games import CATALOGUE, load_game

SEARCHED = [entry.id for entry in CATALOGUE if entry.searches]
SEATS = 3
FEW = playouts(8)


def table(*players: str) -> tuple[SeatSpec, ...]:
    return tuple(SeatSpec(f"Computer {n}", player) for n, player in enumerate(players, 1))  # type: ignore[arg-type]


@cache
def moments(game_id: str) -> list[State]:
    """From a game among heuristics: the first three questions of each kind, and every thirtieth."""
    match: Match[Any] = new_match(load_game(game_id), table("bot", "bot", "bot"), {}, 11)
    driver = driver_of(match)
    asked: list[str] = []
    found: list[State] = []
    while (decision := match.decision) is not None:
        if len(decision.legal) > 1 and (asked.count(decision.kind) < 3 or len(match.log) % 30 == 0):
            asked.append(decision.kind)
            found.append(match._state)
        driver.step()
    return found


def think(
    game: AnyGame, state: State, thinking: Thinking = FEW, worlds: Callable[[Rng], State] | None = None
) -> Any:
    """What a searcher chooses for the seat that decides in this position."""
    match: Match[Any] = Match.at(game, state, table(*["search"] * SEATS))
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    sampler = worlds or (lambda rng: match.world(seat, rng))
    return Searcher(game, SEATS, seat, sampler, 5, thinking).choose(match.view(seat), decision).action


# --- it never knows the true hidden state


@pytest.mark.parametrize("game_id", SEARCHED)
def test_another_truth_behind_the_same_view_is_thought_about_in_the_same_way(game_id: str) -> None:
    """Given a position and one that differs only in what the deciding seat may not know, when a searcher
    thinks about both, then it makes up the very same worlds and chooses the same."""
    game, others = load_game(game_id), 0
    for number, state in enumerate(moments(game_id)):
        assert state.pending is not None
        seat = state.pending.seat
        other = game.resample(state, seat, Rng(number))
        others += other != state
        thoughts = []
        for truth in (state, other):
            met: list[State] = []
            choice = think(game, truth, worlds=watched(game, truth, seat, met))
            assert met, "it thought about nothing"
            thoughts.append((choice, met))
        assert thoughts[0] == thoughts[1]
    assert others > 10, "the positions hid nothing"


def watched(game: AnyGame, truth: State, seat: Seat, met: list[State]) -> Callable[[Rng], State]:
    """The worlds that a match makes up for that seat, kept as they were handed out."""
    match: Match[Any] = Match.at(game, truth, table(*["search"] * SEATS))

    def worlds(rng: Rng) -> State:
        world = match.world(seat, rng)
        met.append(world.clone())
        return world

    return worlds


@pytest.mark.parametrize("game_id", SEARCHED)
def test_what_is_made_up_looks_like_the_truth_to_its_seat_and_is_not_the_truth(game_id: str) -> None:
    game = load_game(game_id)
    different = 0
    for number, state in enumerate(moments(game_id)):
        assert state.pending is not None
        seat = state.pending.seat
        match: Match[Any] = Match.at(game, state, table(*["search"] * SEATS))
        world = match.world(seat, Rng(number))
        assert world is not state
        assert world.rng != state.rng, "chance to come would be foreseen"
        assert game.view(world, seat) == game.view(state, seat)
        assert world.pending is not None
        assert world.pending.legal == state.pending.legal
        world.rng = state.rng
        different += world != state
    assert different > 10


@pytest.mark.parametrize("game_id", SEARCHED)
def test_its_heuristic_remembers_nothing(game_id: str) -> None:
    """In a made-up world nobody has heard what happened before."""
    policy = load_game(game_id).policy(0, Rng(1))
    assert type(policy).hear is Policy.hear


def test_the_catalogue_offers_it_where_a_game_appraises() -> None:
    for entry in CATALOGUE:
        assert (load_game(entry.id).foresight > 0) == entry.searches
        assert entry.bots or not entry.searches


# --- what it answers


@pytest.mark.parametrize("game_id", SEARCHED)
def test_every_kind_of_question_is_answered_lawfully(game_id: str) -> None:
    kinds: set[str] = set()
    game = load_game(game_id)
    for state in moments(game_id):
        assert state.pending is not None
        kinds.add(state.pending.kind)
        action = think(game, state, playouts(len(state.pending.legal)))
        assert action in state.pending.legal
        assert action.progress
    assert len(kinds) > 5


def test_secret_private_and_open_questions_of_a_game_that_is_played_to_its_end() -> None:
    """The toy has them all, and no appraisal: its playouts go on until somebody has won."""
    match: Match[Any] = new_match(SKIRMISH, table("search", "search", "search"), {}, 3)
    driver = driver_of(match, playouts(6))
    kinds = set()
    while (decision := match.decision) is not None:
        kinds.add((decision.kind, decision.seat == TABLE, decision.secret))
        driver.step()
    assert match.outcome is not None
    assert {("turn", False, False), ("window", True, False), ("commit", False, True)} <= kinds


def test_equal_playouts_give_equal_matches() -> None:
    records = []
    for _ in range(2):
        match: Match[Any] = new_match(SKIRMISH, table("search", "bot", "search"), {}, 8)
        driver_of(match, playouts(10)).run()
        records.append(record_of(match))
    assert records[0] == records[1]


def test_a_match_taken_up_again_goes_on_as_it_would_have() -> None:
    """The generator of a think comes from the seed and what was heard, not from the thinks before."""
    game = load_game("exploration-warzone")
    match: Match[Any] = new_match(game, table("search", "search"), {}, 4)
    driver = driver_of(match, FEW)
    for _ in range(9):
        driver.step()
    again: Match[Any] = new_match(game, table("search", "search"), {}, 4)
    again.submit([entry.action for entry in match.log])
    assert driver_of(again, FEW).next_move() == driver.next_move()


def test_it_says_why_in_a_sentence_and_the_heuristics_reason_where_it_agrees() -> None:
    """Given positions of a game, when it thinks, then what the heuristic would have played keeps its
    reason, and whatever else it found is told as such."""
    game = load_game("exploration-warzone")
    agreed: set[bool] = set()
    for state in moments("exploration-warzone"):
        match: Match[Any] = Match.at(game, state, table(*["search"] * SEATS))
        decision = match.decision
        assert decision is not None
        seat = decision.seat
        searcher = Searcher(game, SEATS, seat, partial(match.world, seat), 5, FEW)
        choice = searcher.choose(match.view(seat), decision)
        assert choice.reason[0].isupper()
        assert choice.reason.endswith(".")
        agreed.add(choice.reason != REASON)
    assert agreed == {True, False}


# --- how long it thinks


class Watch:
    """Counts the playouts; `after` so many it does something."""

    def __init__(self, after: int = -1, then: Callable[[], None] = lambda: None) -> None:
        self.playouts, self.after, self.then = 0, after, then

    def __call__(self) -> Spent:
        return self._spent

    def _spent(self, done: int) -> float:
        self.playouts = done
        if done == self.after:
            self.then()
        return done / 1000


def opening() -> tuple[AnyGame, Match[Any], Seat]:
    """The first placement of a match: a secret question with several answers."""
    game = load_game("exploration-warzone")
    match: Match[Any] = Match.at(game, moments("exploration-warzone")[1], table(*["search"] * SEATS))
    assert match.decision is not None
    return game, match, match.decision.seat


def test_it_stops_at_once_when_it_is_told_to() -> None:
    game, match, seat = opening()
    watch = Watch(after=7)
    searcher = Searcher(game, SEATS, seat, lambda rng: match.world(seat, rng), 5, watch)
    watch.then = searcher.stop
    assert match.decision is not None
    action = searcher.choose(match.view(seat), match.decision).action
    assert action in match.decision.legal
    assert watch.playouts == 7
    again = searcher.choose(match.view(seat), match.decision).action
    assert again in match.decision.legal
    assert watch.playouts == 7, "it has thought on"


def test_a_driver_stops_all_its_players() -> None:
    match: Match[Any] = new_match(SKIRMISH, table("search", "bot"), {}, 8)
    watch = Watch()
    driver = driver_of(match, watch)
    driver.stop()
    assert driver.next_move() is not None
    assert watch.playouts == 0


def test_a_single_answer_needs_no_thought() -> None:
    """In the first round everybody holds one hex, and is asked all the same."""
    match: Match[Any] = new_match(load_game("exploration-warzone"), table("search", "search"), {}, 4)
    watch = Watch()
    assert match.decision is not None
    (only,) = match.decision.legal
    move = driver_of(match, watch).next_move()
    assert move is not None
    assert move.action == only
    assert watch.playouts == 0


def test_what_is_clear_is_not_thought_about_to_the_end_of_the_time() -> None:
    """One of these questions has an answer that is beyond doubt long before the thousand playouts."""
    game, watch = load_game("exploration-warzone"), Watch()
    for state in reversed(moments("exploration-warzone")):
        think(game, state, watch)
        if watch.playouts < 500:
            return
    raise AssertionError("every think took all the time there was")


def test_a_think_that_the_match_has_overtaken_ends_with_the_habit() -> None:
    """While it thinks at an open question, a person answers: the worlds now ask something else."""
    states = moments("exploration-warzone")
    game, match, seat = opening()
    assert match.decision is not None
    overtaken = next(s for s in states if s.pending is not None and s.pending.kind == "spend")
    searcher = Searcher(game, SEATS, seat, lambda rng: overtaken.clone(), 5, FEW)
    assert searcher.choose(match.view(seat), match.decision).action in match.decision.legal


# --- how strong it is


def win_share(game_id: str, seats: int, games: int, thinking: int, seed: int = 1) -> float:
    """The share of its wins against heuristics, over all seats."""
    game = load_game(game_id)
    options = game.resolve_options(seats, {})
    search = figures(list(simulated(game, options, seats, games, seed, "search", playouts(thinking)))).search
    assert search is not None
    return search.win_share


@pytest.mark.parametrize(
    ("game_id", "games", "thinking"), [("exploration-warzone", 6, 16), ("zoneplex", 3, 6)]
)
def test_even_a_little_thought_beats_the_heuristic(game_id: str, games: int, thinking: int) -> None:
    assert win_share(game_id, 2, games, thinking) >= 0.65


@pytest.mark.long
@pytest.mark.parametrize(
    ("game_id", "seats", "games", "least"),
    [
        ("exploration-warzone", 2, 200, 0.65),
        ("exploration-warzone", 3, 60, 1.5 / 3),
        ("exploration-warzone", 4, 60, 1.5 / 4),
        ("zoneplex", 2, 60, 0.65),
        ("zoneplex", 3, 30, 1.5 / 3),
        ("zoneplex", 4, 30, 1.5 / 4),
        ("zoneplex", 5, 30, 1.5 / 5),
    ],
)
def test_it_beats_the_heuristic(game_id: str, seats: int, games: int, least: float) -> None:
    """As `zonegames simulate --policy search` measures it; where nobody wins, nobody has a share."""
    assert win_share(game_id, seats, games, 64) >= least
