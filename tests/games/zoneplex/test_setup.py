"""The board, the set-up and the options (ZP-S01 to S05)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.zoneplex.positions import NAMES
from zonegames.engine.errors import OptionError
from zonegames.engine.match import new_match
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zoneplex.components import CARDS, FEARS, RELICS, TILES, all_of
from zonegames.games.zoneplex.geometry import BASE, CELLS, NEIGHBOURS
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import Options, State


def new(seats: int = 4, seed: int = 5, **chosen: Any) -> State:
    return GAME.new(GAME.resolve_options(seats, chosen), seats, Rng(seed))


@pytest.mark.scenario("ZP-S01")
def test_cells_touch_along_the_sides_of_the_triangle() -> None:
    wanted = {
        "A2": {"A1", "A3", "B1"},
        "A1": {"A2"},
        "A7": {"A6", "A8"},
        "B1": {"B2", "A2"},
        "B6": {"B5", "B7", "C5"},
        "F2": {"F1", "F3", "G1"},
        "G1": {"F2"},
    }
    assert {cell: set(NEIGHBOURS[cell]) for cell in wanted} == wanted
    assert len(CELLS) - 1 == 48


@pytest.mark.scenario("ZP-S02")
def test_a_game_for_four_is_dealt_as_the_rules_say() -> None:
    state = new()
    assert [bool(state.pyramid.tile(cell)) for cell in BASE] == [True] * 7
    assert state.pyramid.built.bit_count() == 7
    assert len(state.tile_stack) == 29
    assert len(state.relic_deck) == 30
    assert len({seat.symbol for seat in state.seats}) == 4
    for seat in state.seats:
        assert (len(seat.tiles), seat.wms, seat.unplaced, seat.relics) == (3, 1, 4, 0)
        assert seat.monkle is None


@pytest.mark.scenario("ZP-S03")
@pytest.mark.parametrize("seed", range(12))
def test_six_movement_cards_lie_on_top_of_all_the_others(seed: int) -> None:
    deck = new(seed=seed).deck
    assert Counter(deck[-6:]) == {"one": 2, "two": 2, "three": 2}
    assert len(deck) == 72
    fears = [FEARS[card] for card in deck if card in FEARS]
    by_class = Counter((fear.fear_class, fear.strength) for fear in fears)
    assert len(fears) == 21
    assert by_class["master", 11] == 3
    assert all(by_class[c, s] == 1 for c in ("blue", "green", "magenta") for s in range(5, 11))


@pytest.mark.scenario("ZP-S04")
def test_a_duel_starts_stronger_and_with_a_taller_stack() -> None:
    state = new(seats=2)
    assert [seat.wms for seat in state.seats] == [2, 2]
    assert len(state.tile_stack) == 35


@pytest.mark.scenario("ZP-S05")
def test_the_same_seed_and_choices_give_the_same_game_and_views_keep_secrets() -> None:
    def events_and_views() -> tuple[list[Any], list[Any]]:
        state, chooser, events = new(seed=31), Rng(7), list[Any]()
        views: list[Any] = []
        settle(state, events.append)
        for _ in range(120):
            if state.pending is None:
                break
            play(state, random_action(state.pending, chooser), events.append)
            views.append(GAME.view(state, 1))
        return events, views

    events, views = events_and_views()
    assert (events, views) == events_and_views()
    for view in views:
        for seat, other in enumerate(view.seats):
            secrets = (other.relic_cards, other.hand, None if view.revealed else other.symbol)
            assert seat == 1 or secrets == (None, None, None)
        assert view.seats[1].hand is not None


def test_the_pieces_add_up_to_what_is_in_the_box() -> None:
    assert len(all_of(TILES)) == 48
    assert len(all_of(CARDS)) + len(FEARS) == 72
    assert (len(all_of(RELICS)), len(RELICS)) == (30, 22)


@pytest.mark.parametrize("seed", range(40))
def test_walls_of_the_base_shut_off_nothing_but_their_own_tile(seed: int) -> None:
    from zonegames.games.zoneplex.geometry import BIT, FLOOR
    from zonegames.games.zoneplex.region import main_region

    pyramid = new(seed=seed).pyramid
    own = sum(BIT[cell] for cell, _ in pyramid.walls)
    assert not FLOOR & ~main_region(pyramid) & ~own


@pytest.mark.parametrize(
    ("seats", "chosen", "sentence"),
    [
        (1, {}, "Zoneplex is for 2 to 5 players."),
        (6, {}, "Zoneplex is for 2 to 5 players."),
        (3, {"first_player": "4"}, "Unknown first_player: 4."),
        (3, {"council": "maybe"}, "Unknown council: maybe."),
        (3, {"speed": "high"}, "Unknown option: speed."),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(seats: int, chosen: dict[str, str], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence.replace(".", r"\.")):
        GAME.resolve_options(seats, chosen)


def test_options_from_a_file_must_fit_the_seats() -> None:
    with pytest.raises(OptionError, match="first player"):
        GAME.check_options(Options(first_player=3), 3)


def test_the_elder_can_be_chosen() -> None:
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[:3]], {"first_player": "3"}, 4)
    assert match.seat_to_act == 2
