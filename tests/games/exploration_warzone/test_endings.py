"""The five ways the game ends, and the order of the players then."""

import pytest

from tests.games.exploration_warzone.positions import (
    E,
    Owned,
    Table,
    W,
    at_spending,
    at_warzone,
    position,
    show,
)
from zonegames.games.exploration_warzone.actions import BUY_HEX, STEAL
from zonegames.games.exploration_warzone.events import GameOver, RoundEnded
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.scoring import ranking
from zonegames.games.exploration_warzone.state import Options

NEUTRAL = ("broker", "pioneer", "lance", "reclaimer")
QUIET = (show("starter0", "C2", E), show("starter1", "C2", W))
"""White sides touch: step 4 does nothing."""


def quiet(*owned: Owned, **given: object) -> Table:
    """A round whose Warzone does nothing, at its end."""
    given.setdefault("ships", NEUTRAL)
    state = position(*owned, **given)  # type: ignore[arg-type]
    return Table(at_warzone(state, *QUIET))


@pytest.mark.scenario("EW-S45")
def test_the_last_ship_wins_at_once_whatever_the_points() -> None:
    """P1 HP 1 and V 12 is hit by P0 with V 0: the game ends, P0 wins."""
    state = position(Owned(), Owned(hp=1, stock={"V": 12}), ships=NEUTRAL)
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "C2", W)))
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.won) == ("last_standing", (True, False))
    assert outcome.scores == (0, 12)
    assert not table.of(RoundEnded)


@pytest.mark.scenario("EW-S47")
def test_two_relics_end_the_round_but_the_score_decides() -> None:
    """P0 with Ember Crown, V 2 and a claim on Silent Key steals a VP from P1's 12: 3 + 6 = 9 against 11."""
    state = position(
        Owned(stock={"V": 2}, relics=["ember_crown"], claim="silent_key"),
        Owned(stock={"V": 12}),
        ships=NEUTRAL,
    )
    table = Table(at_warzone(state, show("starter0", "S", E), show("starter1", "C2", W)))
    table.act(STEAL["V"])
    (over,) = table.of(GameOver)
    assert over.reasons == ("two_relics",)
    assert over.scores == (9, 11)
    assert over.winners == (1,)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.parts[0] == (("vp", 3), ("ember_crown", 3), ("silent_key", 3))


@pytest.mark.scenario("EW-S48")
def test_equal_players_share_the_win() -> None:
    """V 14 and 13 reveal Signal Tower and Data Vault: both 15, C 4, HP 9; the round is finished, both win."""
    row = ("ore_hauler", "silent_key", "scout_relay", "war_college", "gas_refinery")
    state = position(
        Owned(hand=["signal_tower"], stock={"V": 14}),
        Owned(hand=["data_vault"], stock={"V": 13}),
        ships=("bastion", "envoy"),
        row=row,
    )
    table = Table(at_spending(state, ("signal_tower", 0), ("data_vault", 0)))
    table.all_pass()
    assert table.stock(0)[0] == table.stock(1)[0] == 4
    (over,) = table.of(GameOver)
    assert over.reasons == ("vp",)
    assert over.winners == (0, 1)
    assert over.scores == (15, 15)
    assert table.of(RoundEnded)


@pytest.mark.scenario("EW-S49")
def test_relic_rewards_do_not_trigger_the_race() -> None:
    """V 13 and a relic of 5: the game goes on."""
    table = quiet(Owned(stock={"V": 13}, relics=["sunbreaker"]), Owned())
    assert table.asked is not None
    assert table.match.outcome is None


def test_a_short_game_ends_at_ten() -> None:
    assert quiet(Owned(stock={"V": 10}), Owned()).asked is not None
    short = quiet(Owned(stock={"V": 10}), Owned(), options=Options(short_game=True))
    assert short.of(GameOver)[0].reasons == ("vp",)


@pytest.mark.scenario("EW-S50")
def test_a_row_that_cannot_be_filled_ends_the_game() -> None:
    """The Action deck is empty and a hex is bought: four cards are left, this round is the last."""
    state = position(Owned(), Owned(), deck=(), ships=("broker", "reclaimer"))
    table = Table(at_spending(state, *QUIET))
    table.act(BUY_HEX["ore_hauler"])
    assert len(table.state.row) == 4
    table.all_pass()
    table.take()
    table.take()
    (over,) = table.of(GameOver)
    assert over.reasons == ("frontier",)


def test_several_reasons_are_all_reported() -> None:
    table = quiet(Owned(stock={"V": 15}, relics=["sunbreaker", "null_heart"]), Owned(), deck=())
    assert table.of(GameOver)[0].reasons == ("two_relics", "vp", "frontier")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.reason == "two_relics"


@pytest.mark.parametrize(
    ("one", "two", "places"),
    [
        (Owned(stock={"V": 15}), Owned(stock={"V": 10}, relics=["null_heart"]), (2, 1)),
        (Owned(hp=8, stock={"V": 15}), Owned(hp=7, stock={"V": 15}), (1, 2)),
        (Owned(hp=8, stock={"V": 15, "T": 1}), Owned(hp=8, stock={"V": 15}), (1, 2)),
        (Owned(hp=8, stock={"V": 15}), Owned(hp=8, stock={"V": 15}), (1, 1)),
    ],
)
def test_ties_are_broken_by_relics_then_hull_then_tokens(
    one: Owned, two: Owned, places: tuple[int, int]
) -> None:
    outcome = quiet(one, two).match.outcome
    assert outcome is not None
    assert outcome.places == places


def test_the_destroyed_come_last_the_last_to_fall_first() -> None:
    state = position(*[Owned(stock={"V": v}) for v in (9, 1, 5, 7)], ships=NEUTRAL)
    for seat in (0, 3, 1):
        state.commanders[seat].hp = 0
    state.fallen = ((0,), (1, 3))
    assert ranking(state) == ((2,), (3,), (1,), (0,))


def test_scores_compare_where_as_many_points_can_be_won() -> None:
    usual = GAME.contest(Options())
    assert usual == GAME.contest(Options(open_fleets=True, ships=("corsair", "")))
    changed = (Options(short_game=True), Options(steal_vp=False), Options(starting_war_hexes=1))
    assert len({usual, *map(GAME.contest, changed)}) == 4
