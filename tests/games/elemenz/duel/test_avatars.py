"""Duel: avatars (EZ-R45 to R50)."""

import pytest

from tests.games.elemenz.positions import Table, activated, duel, placing, rolled, seen_by
from zonegames.games.elemenz.actions import (
    DONE,
    AddDie,
    Lose,
    PickAvatar,
    PickColour,
    PickDie,
    PickFace,
    PickSeat,
    PickToken,
    Place,
    Recycle,
    UseAvatar,
)
from zonegames.games.elemenz.components import FACE_DOWN
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.games.elemenz.duel.steps.resolve import Resolving
from zonegames.games.elemenz.duel.steps.turn import Start
from zonegames.games.elemenz.events import (
    Attack,
    AvatarDestroyed,
    DieLost,
    TokensRecycled,
)


@pytest.mark.scenario("EZ-S52")
def test_deflector_may_send_a_combo_back_to_the_attacker() -> None:
    """FIRESTORM aimed at Earth hits Fire itself."""
    seats = {0: {"slots": {"firestorm": ["E", "E", "F"]}}, 1: {"avatars": ("deflect",)}}
    table = activated(seats, {"firestorm": [1]}).respond(1, UseAvatar("deflect"))
    assert set(table.asked.actions) == {PickSeat(0), PickSeat(2)}
    table.do(PickSeat(0)).close()
    assert [event.seat for event in table.kinds(DieLost)] == [0, 0]
    assert table.state.display == ["deflect"]


@pytest.mark.scenario("EZ-S53")
def test_mirror_hits_another_as_well() -> None:
    """THUNDERHEAD hits Earth twice, each time less its SHIELD, and Water still once."""
    seats = {
        3: {"slots": {"thunderhead": ["F", "W"]}},
        2: {"avatars": ("mirror",)},
        1: {"slots": {"shield": ["E"]}},
    }
    table = activated(seats, {"thunderhead": [0, 1, 2]}, active=3).respond(2, UseAvatar("mirror"))
    table.do(PickSeat(1)).close()
    while table.state.pending is not None and table.asked.kind == "loss":
        table.do(Lose("pool", ""))
    blows = [(blow.target, blow.shield) for blow in table.kinds(Attack)]
    assert sorted(blows) == [(0, 0), (1, 2), (1, 2), (2, 0)]


@pytest.mark.scenario("EZ-S54")
def test_guardian_saves_a_die_and_lies_in_the_display() -> None:
    """There it can be bought for one die with the own symbol."""
    state = duel({1: {"avatars": ("guard",)}}, steps=[Resolving(), Loss(1, 1)])
    table = Table(state).do(UseAvatar("guard"))
    assert not table.kinds(DieLost)
    assert state.display == ["guard"]
    shop = placing({2: {"hand": "WZ"}}, active=2, display=("guard",))
    shop.do(Place("W", "W", "buy:guard"))
    assert Place("W", "Z", "buy:guard") not in shop.asked.actions
    shop.do(DONE)
    assert shop.state.shamans[2].avatars == ["guard"] and shop.state.shamans[2].avatars_known == [True]


def test_of_two_tiles_alike_the_one_that_all_have_seen_is_turned_up() -> None:
    """Given Earth has one GUARDIAN face down and bought the other in the open, then the secret one stays."""
    state = duel({1: {"avatars": ("guard", "guard")}}, steps=[Resolving(), Loss(1, 2)])
    state.shamans[1].avatars_known[1] = True
    table = Table(state).do(UseAvatar("guard"))
    assert state.shamans[1].avatars == ["guard"]
    assert seen_by(state, 0).shamans[1].avatars == (FACE_DOWN,)
    assert table.asked.kind == "loss"


@pytest.mark.scenario("EZ-S55")
def test_three_avatars_is_the_limit() -> None:
    """Pending purchases count (EZ-R48)."""
    full = placing({0: {"hand": "FF", "avatars": ("guard", "mirror", "borrow")}}, display=("deflect",))
    assert not any(isinstance(a, Place) and a.key.startswith("buy") for a in full.asked.actions)
    two = placing({0: {"hand": "FF", "avatars": ("guard", "mirror")}}, display=("deflect", "recycle"))
    two.do(Place("F", "F", "buy:deflect"))
    assert Place("F", "F", "buy:recycle") not in two.asked.actions


def test_buying_from_a_stack_shows_the_next_tile() -> None:
    table = placing({0: {"hand": "F"}}, stacks=(("guard", "mirror"), ("borrow",)))
    table.do(Place("F", "F", "buy:stack0"), DONE)
    assert table.state.shamans[0].avatars == ["mirror"]
    assert seen_by(table.state, None).stacks == (("guard", 1), ("borrow", 1))


def test_a_pair_of_the_owners_symbol_destroys_an_unseen_avatar() -> None:
    """EZ-R47: one of the two may be an anchored wild."""
    table = placing({0: {"hand": "EZ"}, 1: {"avatars": ("guard", "mirror")}})
    table.do(Place("F", "E", "destroy:1"), Place("F", "Z", "destroy:1"), DONE).close()
    assert table.asked.kind == "pick_avatar"
    table.do(PickAvatar(1))
    assert table.kinds(AvatarDestroyed) == [AvatarDestroyed(1, 0, "mirror")]
    assert table.state.display == ["mirror"]


def test_shaper_turns_an_own_die_even_into_a_surge() -> None:
    """EZ-R49: any face, wild too."""
    table = rolled({0: {"hand": "ZZFFA", "lost": 2, "avatars": ("flip_own",), "tokens": ("air",)}})
    table.do(UseAvatar("flip_own"), PickDie(0, "hand", "F", "A"), PickFace("Z"))
    assert table.asked.kind == "surge"


def test_trickster_turns_a_die_of_the_active_shaman_but_not_to_wild() -> None:
    seats = {0: {"slots": {"firestorm": ["E", "E", "F"]}}, 1: {"avatars": ("flip_other",)}}
    table = activated(seats, {"firestorm": [1]}).respond(1, UseAvatar("flip_other"))
    table.do(PickDie(0, "firestorm", "F", "F"))
    assert PickFace("Z") not in table.asked.actions
    table.do(PickFace("W")).close()
    assert not table.kinds(DieLost)


def test_lender_borrows_for_one_turn() -> None:
    """EZ-R50: back in the Monolith at the end, even from SHIELD."""
    state = duel({0: {"avatars": ("borrow",)}, 1: {"lost": 1}, 2: {"lost": 1}}, steps=[Start()], rolls=0)
    Table(state).do(UseAvatar("borrow"), PickColour("E"))
    fire = state.shamans[0]
    assert fire.borrowed == ["E7"] and fire.dice == 7 and fire.held == 8
    lent = placing({0: {"hand": "A"}, 1: {"lost": 1}}, halt=True)
    die = lent.state.shamans[1].lost.pop()
    lent.state.faces[die] = "F"
    lent.state.shamans[0].hand.append(die)
    lent.state.shamans[0].borrowed.append(die)
    lent = Table(lent.state).do(Place("E", "F", "shield", True), DONE)
    assert lent.state.shamans[1].lost == [die]
    assert not lent.state.shamans[0].slots


def test_queller_rerolls_opposing_symbols_after_the_third_roll() -> None:
    seats = {0: {"hand": "WWFA", "lost": 3, "avatars": ("still_foe",)}}
    table = placing(seats, rolls=3).load("F", "FE")
    table.do(UseAvatar("still_foe"), AddDie("F", "W"), AddDie("F", "W"))
    shown = sorted(table.state.faces[die] for die in table.state.shamans[0].hand)
    assert shown == ["A", "E", "F", "F"]
    early = placing(seats, rolls=2)
    assert UseAvatar("still_foe") not in early.asked.legal


def test_renewer_recycles_in_secret() -> None:
    seats = {0: {"hand": "FFA", "lost": 4, "avatars": ("recycle",), "tokens": ("air", "winds", "fire")}}
    table = rolled(seats).do(UseAvatar("recycle"))
    assert table.asked.kind == "pick_tokens" and table.asked.secret
    table.do(PickToken(0), PickToken(2), Recycle())
    assert table.kinds(TokensRecycled) == [TokensRecycled(0, (0, 2))]
    assert table.state.shamans[0].totem[1] == "winds"
