"""Set-up, the options, step 1 and the geometry of the Warzone."""

import pytest

from tests.games.exploration_warzone.positions import (
    NAMES,
    NE,
    NW,
    SE,
    SW,
    E,
    Owned,
    Table,
    W,
    at_warzone,
    position,
)
from zonegames.engine.errors import OptionError
from zonegames.engine.match import new_match
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.actions import PICK_HEX, ROTATE
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    EXTRA_HP,
    HEXES,
    LAYOUTS,
    RELICS,
    SHIPS,
    WAR_DECK,
)
from zonegames.games.exploration_warzone.events import HexPlaced, HexPlacedFaceDown, RoundStarted
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.games.exploration_warzone.steps.contacts import find_contacts

SEATS = [SeatSpec(name) for name in NAMES]


def started(seats: int, seed: int = 1, **chosen: object) -> WarzoneState:
    state = new_match(GAME, SEATS[:seats], dict(chosen), seed)._state
    assert isinstance(state, WarzoneState)
    return state


@pytest.mark.scenario("EW-S01")
def test_set_up_deals_a_row_decks_ships_and_one_starter_hex_each() -> None:
    """Three players, several seeds: row 5, decks 40 and 30, 3 Credits, printed HP and 1, one hex."""
    for seed in range(5):
        state = started(3, seed)
        assert (len(state.row), len(state.deck), len(state.war_deck)) == (5, 40, 30)
        for seat, commander in enumerate(state.commanders):
            assert commander.stock == {"C": 3, "E": 0, "T": 0, "V": 0}
            assert commander.hp == commander.max_hp == SHIPS[commander.ship].hp + 1
            assert commander.hand == [f"starter{seat}"]
            assert not commander.war
        assert state.pending is not None
        assert (state.pending.seat, state.pending.kind) == (state.first, "place_hex")


@pytest.mark.scenario("EW-S02")
def test_one_seed_deals_one_game_and_another_seed_another() -> None:
    """Seed 7 twice with the same answers: the same events. Seed 8: another row or other ships."""
    one, two = (new_match(GAME, SEATS[:3], {}, 7) for _ in range(2))
    assert one.opening == two.opening
    for _ in range(60):
        decision = one.decision
        assert decision is not None
        assert one.apply(decision.legal[-1]) == two.apply(decision.legal[-1])
    seven, eight = started(3, 7), started(3, 8)
    ships = [[commander.ship for commander in state.commanders] for state in (seven, eight)]
    assert seven.row != eight.row or ships[0] != ships[1]


@pytest.mark.scenario("EW-S03")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """One or five players: refused with the sentence that names how many it needs."""
    with pytest.raises(OptionError, match=r"^Exploration: Warzone needs 2 to 4 players\.$"):
        new_match(GAME, [SeatSpec(str(n)) for n in range(seats)], {}, 1)


@pytest.mark.scenario("EW-S04")
def test_a_rotation_turns_the_areas_clockwise() -> None:
    """Fuel Depot: unturned its E is T1; at 5 its E, at 2 its W is ATTACK; at 1 its NE is empty."""
    facing = HEXES["fuel_depot"].facing
    assert facing[0][E] == "T1"
    assert facing[5][E] == "A"
    assert facing[2][W] == "A"
    assert facing[1][NE] == "-"


@pytest.mark.scenario("EW-S05")
@pytest.mark.parametrize(("seats", "contacts"), [(2, 1), (3, 3), (4, 5)])
def test_main_berths_touch_their_neighbours(seats: int, contacts: int) -> None:
    """All mains placed: 1, 3, 5 contacts; of four the first and third touch, the second and fourth do not."""
    state = at_warzone(position(*[Owned()] * seats), *[(f"starter{s}", 0) for s in range(seats)])
    pairs = [{contact.seat_a, contact.seat_b} for contact in find_contacts(state)]
    assert len(pairs) == contacts
    if seats == 4:
        assert {0, 2} in pairs
        assert {1, 3} not in pairs


def test_the_sides_that_face_other_main_berths() -> None:
    """Which side of which main berth looks at which other."""

    def facing(players: int, berth: int) -> dict[int, int]:
        layout = LAYOUTS[players]
        return {d: other for d, other in layout.touching[berth] if other < layout.mains}

    assert [facing(2, b) for b in range(2)] == [{E: 1}, {W: 0}]
    assert [facing(3, b) for b in range(3)] == [{E: 1, SE: 2}, {W: 0, SW: 2}, {NW: 0, NE: 1}]
    assert [facing(4, b) for b in range(4)] == [
        {NE: 1, E: 2, SE: 3},
        {SW: 0, SE: 2},
        {NW: 1, W: 0, SW: 3},
        {NW: 0, NE: 2},
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_flank_touches_two_mains_and_no_other_flank(players: int) -> None:
    layout = LAYOUTS[players]
    for berth in range(layout.mains, len(layout.cells)):
        touched = [other for _, other in layout.touching[berth]]
        assert len(touched) == 2
        assert all(other < layout.mains for other in touched)


@pytest.mark.scenario("EW-S06")
def test_a_placed_hex_is_a_bare_back_to_the_others() -> None:
    """P0 places Home Port, turned by 4: the table and P1 see a back in berth 0, and no event tells more."""
    table = Table(position(Owned(), Owned()))
    events = table.act(PICK_HEX["starter0"], ROTATE[4])
    for looker in (None, 1):
        view = table.match.view(looker)
        (laid,) = view.laid
        assert (laid.berth, laid.seat, laid.face_up) == (0, 0, False)
        assert (laid.hex, laid.rotation) == (None, None)
        heard = [seen for event in events if (seen := event.seen_by(looker)) is not None]
        assert heard == [HexPlacedFaceDown(0, 0)]
    assert HexPlaced(0, "starter0", 4) in events
    assert table.match.view(0).laid[0].hex == "starter0"


@pytest.mark.scenario("EW-S07")
def test_contacts_are_resolved_in_turn_order_clockwise_from_the_north_east() -> None:
    """Four players, P2 first, nothing turned: P2-P3, P2-P0, P2-P1, P3-P0, P0-P1."""
    state = position(*[Owned()] * 4, first=2)
    at_warzone(state, *[(f"starter{s}", 0) for s in (2, 3, 0, 1)])
    pairs = [(contact.seat_a, contact.seat_b) for contact in find_contacts(state)]
    assert pairs == [(2, 3), (2, 0), (2, 1), (3, 0), (0, 1)]


@pytest.mark.scenario("EW-S08")
def test_the_first_player_token_moves_on_and_with_it_the_berths() -> None:
    """Four players, P0 first in round 1: in round 2 the order is P1, P2, P3, P0, the diagonal P1-P3."""
    table = Table(at_warzone(position(*[Owned()] * 4), *[(f"starter{s}", 0) for s in range(4)]))
    while table.asked is not None and table.asked[1] != "place_hex":
        table.act(table.legal[0])
    assert table.state.first == 1
    assert table.of(RoundStarted)[-1].order == (1, 2, 3, 0)
    assert table.asked == (1, "place_hex")
    order = table.state.order
    diagonal = {order[0], order[2]}
    assert diagonal == {1, 3}


def test_components_come_in_the_numbers_of_the_rules() -> None:
    costs = [HEXES[hex_id].cost for hex_id in ACTION_HEXES]
    assert [costs.count(cost) for cost in range(1, 7)] == [6, 8, 8, 6, 5, 3]
    assert len({HEXES[hex_id].sides for hex_id in ACTION_HEXES}) == 36
    assert [sum(r.requires == effect for r in RELICS.values()) for effect in "ASD"] == [3, 3, 3]
    kinds = ("bolt", "salvo", "nova", "flare", "rift")
    assert [WAR_DECK.count(card) for card in kinds] == [13, 8, 3, 3, 3]
    assert len(SHIPS) == 8
    assert EXTRA_HP == {2: 0, 3: 1, 4: 2}


def test_fixed_ships_are_given_to_their_seats() -> None:
    state = started(3, ships=["lance", "none", "envoy"])
    assert state.commanders[0].ship == "lance"
    assert state.commanders[2].ship == "envoy"
    assert len({commander.ship for commander in state.commanders}) == 3


@pytest.mark.parametrize(
    "ships", ["lance,lance", "lance,warship", ["lance"], ["lance", "envoy", "broker"], "lance"]
)
def test_ships_must_be_known_distinct_and_as_many_as_seats(ships: object) -> None:
    with pytest.raises(OptionError, match=r"^Pick a different ship for every seat\.$"):
        new_match(GAME, SEATS[:2], {"ships": ships}, 1)


def test_starting_war_hexes_pass_over_global_cards() -> None:
    for seed in range(20):
        state = started(4, seed, starting_war_hexes="1")
        assert [len(commander.war) for commander in state.commanders] == [1, 1, 1, 1]
        assert sum(card in ("flare", "rift") for card in state.war_deck) == 6
