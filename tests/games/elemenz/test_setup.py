"""Set-up of the Duel and of the Monolith game (rulebook: Setup)."""

import pytest

from tests.games.elemenz.positions import Table, seen_by
from zonegames.engine.errors import OptionError
from zonegames.engine.rng import Rng
from zonegames.games.elemenz.actions import KEEP, Swap
from zonegames.games.elemenz.duel.combos import shield_value
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.rules import GAME


def deal(seats: int, **chosen: object) -> DuelState:
    """A dealt Duel, before its first step."""
    options = GAME.resolve_options(seats, chosen)
    state = GAME.new(options, seats, Rng(11))
    assert isinstance(state, DuelState)
    return state


def shields(state: DuelState) -> list[int]:
    return [shield_value(shaman, state.faces) for shaman in state.shamans]


@pytest.mark.scenario("EZ-S01")
def test_four_players_begin_with_shields_tokens_and_a_bag() -> None:
    """Fire, Earth, Water, Air, Fire first: the last two have a bonus die in SHIELD."""
    state = deal(4, shamans="fire,earth,water,air", start="1")
    assert shields(state) == [2, 2, 3, 3]
    assert [len(shaman.pool) for shaman in state.shamans] == [5, 6, 4, 4]
    assert all(shaman.tokens == 4 for shaman in state.shamans)
    assert not any(any(shaman.known) for shaman in state.shamans)
    assert len(state.bag) == 24


@pytest.mark.scenario("EZ-S02")
def test_three_players_go_clockwise_from_the_first() -> None:
    """Earth, Air, Fire with Fire first: Air is third and has the bonus die."""
    state = deal(3, shamans="earth,air,fire", start="3")
    assert state.order == (2, 0, 1)
    assert shields(state) == [2, 3, 2]
    assert len(state.faces) == 21
    assert len(state.bag) == 28


@pytest.mark.scenario("EZ-S03")
def test_earth_in_fourth_place_has_two_dice_worth_three() -> None:
    """One set-up die, one bonus die and the free space."""
    state = deal(4, shamans="fire,water,air,earth", start="1")
    assert len(state.shamans[3].slots["shield"]) == 2
    assert shields(state)[3] == 3


@pytest.mark.scenario("EZ-S04")
def test_the_set_up_shield_counts_until_the_own_first_turn() -> None:
    """Fire's first turn takes its two SHIELD dice back and rolls all seven; the others keep theirs."""
    table = Table(deal(4, shamans="fire,earth,water,air", start="1"))
    state = table.state
    assert shields(state)[0] == 0
    assert len(state.shamans[0].hand) == 7
    assert shields(state)[1:] == [2, 3, 3]


@pytest.mark.scenario("EZ-S05")
@pytest.mark.parametrize(("seats", "stack"), [(4, 2), (3, 3)])
def test_two_avatars_each_and_two_open_stacks(seats: int, stack: int) -> None:
    """Of the stacks everybody sees the top tile and no other; hands lie face down."""
    state = deal(seats, avatars="on")
    assert all(len(shaman.avatars) == 2 for shaman in state.shamans)
    assert [len(pile) for pile in state.stacks] == [stack, stack]
    view = seen_by(state, None)
    assert view.stacks == tuple((pile[-1], stack) for pile in state.stacks)
    assert all(shaman.avatars == ("?", "?") for shaman in view.shamans)


def test_the_late_bonus_can_be_left_out() -> None:
    state = deal(4, shamans="fire,earth,water,air", start="1", late_bonus="off")
    assert shields(state) == [2, 2, 2, 2]


def test_everybody_may_arrange_the_first_tokens_in_secret() -> None:
    """EZ-R05: at most three swaps, seat after seat in turn order, unseen by the others."""
    state = deal(3, arrange_tokens="on", start="2")
    before = list(state.shamans[1].totem)
    table = Table(state)
    assert table.asked.seat == 1 and table.asked.secret
    assert table.asked.seen_by(0).actions == ()
    table.do(Swap(0, 3), Swap(1, 2), Swap(0, 1))
    assert table.asked.actions == (KEEP,)
    a, b, c, d = before
    assert state.shamans[1].totem == [c, d, b, a]
    table.do(KEEP)
    assert table.asked.seat == 2


def test_random_shamans_are_never_twice_the_same() -> None:
    for seed in range(20):
        options = GAME.resolve_options(4, {"shamans": "random,earth,random,random"})
        state = GAME.new(options, 4, Rng(seed))
        assert isinstance(state, DuelState)
        symbols = [shaman.symbol for shaman in state.shamans]
        assert sorted(symbols) == ["A", "E", "F", "W"] and symbols[1] == "E"


@pytest.mark.parametrize(
    ("seats", "chosen", "says"),
    [
        (3, {"shamans": "fire,fire,air"}, "Two seats cannot both be Fire"),
        (2, {"sides": "air_water"}, "Two seats cannot both be Air & Water"),
        (3, {"start": "4"}, "Unknown start"),
        (5, {}, "2 to 4 players"),
        (2, {"length": "short"}, None),
    ],
)
def test_set_ups_that_do_not_fit_are_refused(seats: int, chosen: dict[str, str], says: str | None) -> None:
    if says is None:
        assert GAME.resolve_options(seats, chosen).seal_round == 11  # a Duel's option means nothing here
        return
    with pytest.raises(OptionError, match=says):
        GAME.resolve_options(seats, chosen)


def test_the_lengths_move_seal_and_hunger() -> None:
    for length, rounds in {"normal": (11, 15), "short": (8, 12), "long": (15, 20)}.items():
        options = GAME.resolve_options(3, {"length": length})
        assert (options.seal_round, options.hunger_round) == rounds
