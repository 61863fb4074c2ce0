"""What a computer that thinks ahead is told by the game: likely worlds, and what a position is worth."""

from collections import Counter

import pytest

from tests.games.exploration_warzone.invariants import invariants
from tests.games.exploration_warzone.positions import Owned, Table, at_spending, position
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.exploration_warzone.actions import PICK_HEX, ROTATE
from zonegames.games.exploration_warzone.components import RELICS
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Options

POOL = ["starter1", "ore_hauler", "fuel_depot", "scout_relay"]


def test_likely_worlds_are_whole_and_look_the_same() -> None:
    """At every decision of random games, for every seat."""
    for seed in range(3):
        rng = Rng(seed)
        state = GAME.new(Options(starting_war_hexes=1), 3, rng.fork())
        settle(state, ignore)
        for _ in range(60):
            if state.pending is None:
                break
            for seat in range(3):
                world = GAME.imagine(state, seat, rng.fork())
                invariants(world)
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert world.pending is not None
                assert world.pending.seen_by(seat) == state.pending.seen_by(seat)
            play(state, random_action(state.pending, rng), ignore)


def laid_by_the_second(worlds: int, dealt: str) -> Counter[str]:
    """What lies before P1 in so many worlds of P0, when in truth it laid `dealt`, unturned."""
    table = Table(position(Owned(hand=["starter0"]), Owned(hand=POOL), first=1))
    table.act(PICK_HEX[dealt], ROTATE[0])
    state = table.state
    return Counter(GAME.imagine(state, 0, Rng(n)).cells[0].hex for n in range(worlds))


def test_what_a_rival_has_laid_is_guessed_by_what_it_would_lay_not_by_what_it_did() -> None:
    """P1 may have laid any of four hexes: the guesses are the same whichever it was, they favour what
    the heuristic favours, and yet nothing is ruled out."""
    guesses = laid_by_the_second(300, POOL[0])
    assert guesses == laid_by_the_second(300, POOL[1])
    assert set(guesses) == set(POOL)
    assert max(guesses.values()) > 100


def test_a_hex_bought_since_is_not_guessed() -> None:
    """P1 has laid a hex and then bought one, which everybody knows is in its hand."""
    state = at_spending(position(Owned(), Owned(hand=["starter1", "ore_hauler"])), ("starter0", 0))
    state.commanders[1].hand.append("gas_refinery")
    state.commanders[1].new_hex = "gas_refinery"
    table = Table(state)
    world = GAME.imagine(table.state, 0, Rng(3))
    assert "gas_refinery" in world.commanders[1].hand


# --- what a position is worth


def chances(*owned: Owned, short: bool = False) -> tuple[float, ...]:
    return GAME.appraise(position(*owned, options=Options(short_game=short)))


def test_the_chances_add_up_and_equals_are_equal() -> None:
    """Alike but for the ships, which give them different hulls."""
    even = chances(Owned(hp=6), Owned(hp=6), Owned(hp=6))
    assert even == pytest.approx((1 / 3, 1 / 3, 1 / 3))


@pytest.mark.parametrize(
    "better",
    [
        Owned(stock={"V": 6}),
        Owned(stock={"E": 5}),
        Owned(hp=9),
        Owned(relics=["ember_crown"]),
        Owned(war=["nova", "nova"]),
    ],
)
def test_what_is_good_to_have_counts(better: Owned) -> None:
    poorer = Owned(hp=6)
    better = Owned(hp=better.hp or 6, stock=better.stock, relics=better.relics, war=better.war)
    first, second = chances(better, poorer)
    base, _ = chances(poorer, poorer)
    assert first > base
    assert first + second == pytest.approx(1.0)


def test_a_lead_counts_more_the_sooner_the_race_ends() -> None:
    leader, other = Owned(stock={"V": 7}), Owned(stock={"V": 4})
    assert chances(leader, other, short=True)[0] > chances(leader, other)[0]


def test_tokens_count_while_there_is_time_to_spend_them() -> None:
    """Five Experience in the first round, and as many when the leader lacks one point."""
    early = chances(Owned(hp=6, stock={"E": 5}), Owned(hp=6))
    late = chances(Owned(hp=6, stock={"E": 5, "V": 14}), Owned(hp=6, stock={"V": 14}))
    assert early[0] > 0.5
    assert late[0] == pytest.approx(0.5)


def test_more_hexes_to_choose_from_count() -> None:
    more, fewer = chances(Owned(hp=6, hand=["starter0"], wake=["scout_relay"]), Owned(hp=6))
    assert more > fewer


def test_a_relic_in_reach_counts_and_the_second_counts_most() -> None:
    """Silent Key lies in the row; only the first seat can pay for it."""
    dear: dict[str, int] = dict(RELICS["silent_key"].cost)
    able, relic = Owned(hp=6, stock=dear), Owned(hp=6, relics=["ember_crown"])
    about_to_end = Owned(hp=6, stock=dear, relics=["ember_crown"])
    first, _ = chances(able, Owned(hp=6))
    no_relic_there = GAME.appraise(position(able, Owned(hp=6), row=["ore_hauler"] * 5))[0]
    assert first > no_relic_there
    assert chances(about_to_end, relic)[0] > first


def test_the_destroyed_have_no_chance() -> None:
    assert chances(Owned(), Owned(hp=0), Owned())[1] == 0.0
