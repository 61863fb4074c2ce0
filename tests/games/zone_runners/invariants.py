"""What is true of every position of Zone Runners."""

from zonegames.games.zone_runners.board import BLOCKER, COLLAPSED, GAP, HIDDEN, ZONE_OF, Board
from zonegames.games.zone_runners.components import BLOCKERS, BLOCKERS_A_ZONE, ZONES
from zonegames.games.zone_runners.dice import subsets
from zonegames.games.zone_runners.menu import menu
from zonegames.games.zone_runners.resolve import resolve
from zonegames.games.zone_runners.state import State

BONUS_LABELS = {"level_2", "level_3", "last_runner"}


def invariants(state: State) -> None:
    """Asserts all of them; at every decision and at the end."""
    the_course_is_whole(state)
    runners_stand_where_they_may(state)
    blockers_are_accounted_for(state)
    dice_are_spent_once(state)
    bonus_dice_are_gained_once(state)
    credits_are_paid_once(state)
    the_tracker_ends_the_level(state)
    menus_tell_the_truth(state)


def the_course_is_whole(state: State) -> None:
    assert sorted(card.card for card in state.course) == list(range(ZONES))
    board = state.board
    assert 0 <= board.fallen <= board.shown <= ZONES
    for lane in board.lanes:
        assert len(lane) == 30
        for column in range(1, 29):
            zone, mark = ZONE_OF[column], lane[column]
            assert (mark == COLLAPSED) == (zone <= board.fallen)
            assert (mark == HIDDEN) == (zone > board.shown)


def runners_stand_where_they_may(state: State) -> None:
    board = state.board
    assert all(runner.status in ("running", "finished", "out") for runner in board.runners)
    running = [runner for runner in board.runners if runner.status == "running"]
    for runner in running:
        mark = board.lanes[runner.track][runner.column]
        assert 0 <= runner.column <= 28
        assert mark not in (GAP, HIDDEN, COLLAPSED)
        assert (runner.slot != "none") == (mark == BLOCKER)
        same = [r for r in running if (r.track, r.column) == (runner.track, runner.column)]
        assert runner.column == 0 or len(same) <= 2
        assert sum(r.slot == "on" for r in same) <= 1
        if runner.slot == "left":
            assert any(r.slot == "on" for r in same)
    for runner in board.runners:
        assert (runner.status == "finished") == (runner.column == 29)
        assert (runner.status == "out") == (runner.zone > 0)


def blockers_are_accounted_for(state: State) -> None:
    board = state.board
    standing = board.blockers()
    hidden = sum(state.blockers[board.shown :])
    assert len(standing) + hidden + len(board.beaten) + state.lost_blockers == BLOCKERS
    zones = [ZONE_OF[column] for _, column in standing]
    assert 1 not in zones and state.blockers[0] == 0
    assert max(state.blockers) <= BLOCKERS_A_ZONE
    assert all(zones.count(zone) <= BLOCKERS_A_ZONE for zone in zones)


def dice_are_spent_once(state: State) -> None:
    assert len(state.dice) <= 5
    assert len(state.used) == len(state.dice) == len(state.rolled)
    if state.mark is not None:
        pool = sum(runner.status != "out" for runner in state.mark.board.runners)
        assert len(state.dice) == pool + state.bonus_in_play


def bonus_dice_are_gained_once(state: State) -> None:
    assert len(set(state.gained)) == len(state.gained)
    assert set(state.gained) <= BONUS_LABELS
    assert set(state.bonus) <= set(state.gained)
    assert len(set(state.bonus)) == len(state.bonus)


def credits_are_paid_once(state: State) -> None:
    lines = [line for level in state.ledger for line in level]
    assert all(line.amount > 0 for line in lines)
    assert sum(line.amount for line in lines) == state.credits
    out = [line.who for line in lines if line.why == "out"]
    assert len(set(out)) == len(out)
    for level in state.ledger:
        finished = [line.who for line in level if line.why == "finished"]
        assert len(set(finished)) == len(finished)


def the_tracker_ends_the_level(state: State) -> None:
    pace = state.pace
    assert 0 <= state.tracker <= pace.last
    assert state.board.fallen == sum(cross <= state.tracker for cross in pace.crosses)
    assert state.turns <= 3 * pace.last


def menus_tell_the_truth(state: State) -> None:
    """Every recipe uses unused dice only and gives exactly the listed result; one needs no dice."""
    if state.mark is None:
        return
    unused = state.unused()
    for who in state.board.still_to_act():
        entries = menu(state.board, who, unused)
        assert entries[-1].recipes[0].dice == ()
        assert len({entry.action.key for entry in entries}) == len(entries)
        for entry in entries:
            for use in entry.recipes:
                spent = tuple(sorted(map(abs, use.dice)))
                assert not spent or spent in subsets(unused)
                result = resolve(state.board, who, use.energy, use.ability)
                assert same_end(result, entry.result)
                stays_on_the_course(state.board, result.column)


def same_end(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether the menu may list both as one: out under the same Zone, or the same place and slot."""
    if one[1] == other[1] == "out":
        return one[5] == other[5]
    return one[1:7] == other[1:7]


def stays_on_the_course(board: Board, column: int) -> None:
    """Nothing hidden is touched."""
    assert column in (0, 29) or ZONE_OF[column] <= board.shown
