"""The two-player game (EZ-R60 to R69)."""

import pytest

from tests.games.elemenz.positions import Table, monolith
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE
from zonegames.games.elemenz.actions import (
    ACCEPT,
    END,
    NOBODY,
    PASS,
    REROLL,
    AddDie,
    Buy,
    Complete,
    Destroy,
    Pay,
    PickColour,
    PickDie,
    PickFace,
    Respond,
    ReturnDie,
    UseAvatar,
)
from zonegames.games.elemenz.components import AVATARS
from zonegames.games.elemenz.events import DieLocked, GameOver
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.rules import GAME


def faces(table: Table, dice: list[str]) -> list[str]:
    return sorted(table.state.faces[die] for die in dice)


@pytest.mark.scenario("EZ-S56")
def test_three_dice_of_each_own_colour_and_four_starred_avatars() -> None:
    options = GAME.resolve_options(2, {"avatars": "on"})
    state = GAME.new(options, 2, Rng(3))
    assert isinstance(state, MonolithState)
    for side in state.sides:
        assert sorted(die[0] for die in side.hand) == sorted(side.boards * 3)
        assert len(side.avatars) == 4 and all(AVATARS[tile].star for tile in side.avatars)
    assert sorted(die[0] for die in state.pool) == sorted("AEFW" * 4)


@pytest.mark.scenario("EZ-S57")
def test_a_drawn_die_is_rolled_at_once_and_the_combo_is_spent() -> None:
    """CALL THE TIDE takes a Water die; the two that paid stay on the board to the end of the turn."""
    table = Table(monolith({"W": "WF", "A": "A"}, {"F": "FFF"})).load("W", "E")
    table.do(Complete("draw_water"))
    mine = table.state.sides[0]
    assert len(mine.hand) == 2 and faces(table, mine.hand) == ["A", "E"]
    assert len(mine.used["draw_water"]) == 2
    assert table.refusal(Complete("draw_water")) == "CALL THE TIDE was already used this turn."
    table.do(END)
    assert len(mine.hand) == 4 and not mine.used


@pytest.mark.scenario("EZ-S58")
def test_the_lock_space_takes_the_own_colour() -> None:
    """A Water die showing Water is locked, an Air die showing Water pays beside it."""
    table = Table(monolith({"W": "W", "A": "W", "F": "A"}, {"F": "FFF"})).do(Complete("W1"))
    mine = table.state.sides[0]
    assert mine.locks == {"W1": "W1"}
    assert table.kinds(DieLocked) == [DieLocked(0, "W1", "W1")]
    if table.state.active == 0:
        table.do(END)
    assert "A1" in mine.hand
    foreign = Table(monolith({"A": "WW"}, {"F": "FFF"}))
    assert foreign.refusal(Complete("W1")) == "The lock space needs a Water die showing Water."


@pytest.mark.scenario("EZ-S59")
def test_wilds_lie_apart_and_clear_skies_frees_up_to_three() -> None:
    """Four wilds are no surge and cannot be rolled again, except by the combo for it."""
    table = Table(monolith({"W": "ZZWA", "A": "ZZ"}, {"F": "FFF"}))
    mine = table.state.sides[0]
    assert len(mine.wild) == 4
    table.do(REROLL)
    assert {(a.colour, a.face) for a in table.asked.actions} == {("W", "W"), ("W", "A")}
    table = Table(monolith({"W": "ZZWA", "A": "ZZ"}, {"F": "FFF"})).do(Complete("air_unwild"))
    table.do(AddDie("A", "Z"), AddDie("W", "Z"), AddDie("W", "Z"))
    assert table.state.pending is not None and table.asked.kind == "act"


@pytest.mark.scenario("EZ-S60")
def test_the_eighth_lock_wins_at_once() -> None:
    locks = (("A1", "A2", "A3", "A4", "W2", "W3", "W4"), ())
    table = Table(monolith({"W": "WW"}, {"F": "FFF", "E": "EEE"}, locks=locks)).do(Complete("W1"))
    assert table.state.pending is None
    assert table.kinds(GameOver) == [GameOver(0, "eighth_lock")]
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.won == (True, False) and outcome.scores == (8, 0)


@pytest.mark.scenario("EZ-S61")
@pytest.mark.parametrize(("hand", "starved"), [("W", True), ("WW", False)])
def test_too_few_dice_for_the_smallest_lock_is_starved(hand: str, starved: bool) -> None:
    """Four locks, the smallest open one has two spaces."""
    locks = (("A1", "A3", "A4", "W3"), ())
    table = Table(monolith({"W": hand}, {"F": "FFF", "E": "EEE"}, locks=locks, rolls=2)).do(END)
    assert (table.state.ended == "starved") is starved
    assert table.state.winner == (1 if starved else -1)


def test_the_rival_is_checked_first() -> None:
    """EZ-R62: when both are starved, the one who moved wins."""
    state = monolith({"W": "W"}, {"F": "F"}, locks=(("A1",), ("F1",)), rolls=2)
    Table(state).do(END)
    assert (state.ended, state.winner) == ("starved", 0)


@pytest.mark.scenario("EZ-S62")
def test_erosion_opens_a_lock_of_the_rival() -> None:
    """Its die is back in the rival's hand and usable in the next turn."""
    table = Table(monolith({"W": "EFW", "A": "A"}, {"F": "FFF"}, locks=((), ("F1",))))
    table.do(Complete("water_unlock"))
    rival = table.state.sides[1]
    assert not rival.locks and len(rival.hand) == 4
    assert "F1" in [lock.key for lock in rival.open_locks()]


@pytest.mark.scenario("EZ-S63")
def test_a_die_set_aside_misses_one_turn() -> None:
    table = Table(monolith({"W": "EF", "A": "AAA"}, {"F": "FFF", "E": "EEE"}))
    table.do(Complete("air_aside"), PickColour("F"), END)
    rival = table.state.sides[1]
    assert rival.aside == ["F1"]
    assert len(rival.hand) + len(rival.wild) == 5
    while table.state.active == 1:
        table.do(END if END in table.asked.actions else table.asked.actions[0])
    assert not rival.aside and "F1" in rival.hand


@pytest.mark.scenario("EZ-S64")
def test_a_borrowed_die_pays_but_never_locks() -> None:
    """MIRAGE borrows a Water die that shows Water."""
    table = Table(monolith({"A": "AAW", "E": "E"}, {"F": "FFF", "E": ""})).load("W", "W")
    table.do(Complete("water_borrow"), PickColour("W"))
    mine = table.state.sides[0]
    assert len(mine.borrowed) == 1
    assert table.refusal(Complete("W1")) == "A borrowed die must go back: it cannot lock."
    table.do(Complete("A2"))
    assert Pay("W", True) in table.asked.actions
    table.do(Pay("W", True))
    if table.state.active == 0:
        table.do(END)
    assert not mine.borrowed and sum(die[0] == "W" for die in table.state.pool) == 7


@pytest.mark.scenario("EZ-S65")
def test_after_forty_turns_each_more_locks_win() -> None:
    locks = (("A1", "A2", "A3", "W1", "W2", "W3"), ("F1", "F2", "F3", "E1", "E2"))
    hand = {"W": "WF", "A": "AA", "F": "F"}
    table = Table(monolith(hand, {"F": "FF", "E": "EEE"}, locks=locks, turn=80, rolls=3)).do(END)
    assert table.kinds(GameOver) == [GameOver(0, "turn_limit")]


def test_at_the_turn_limit_free_dice_and_then_the_second_player_decide() -> None:
    even = (("A1",), ("F1",))
    more = monolith({"W": "WFA", "A": "AA"}, {"F": "FFF", "E": "E"}, locks=even, turn=80, rolls=3)
    Table(more).do(END)
    assert more.winner == 0
    same = monolith({"W": "WF", "A": "AA"}, {"F": "FFF", "E": "E"}, locks=even, turn=80, rolls=3)
    Table(same).do(END)
    assert same.winner == 1, "seat 0 went first"


@pytest.mark.scenario("EZ-S66")
def test_the_very_first_turn_has_one_roll() -> None:
    """The second player's first turn has three."""
    first = Table(monolith({"W": "WFE", "A": "AAE"}, {"F": "FFF", "E": "EEE"}, turn=1))
    assert REROLL not in first.asked.actions
    assert first.refusal(REROLL) == "The very first turn of the game has one roll only."
    second = Table(monolith({"W": "WFE", "A": "AAE"}, {"F": "FFF", "E": "EEE"}, turn=2))
    assert REROLL in second.asked.actions


def tricky(*rival: str) -> Table:
    """W F among the active dice; the rival holds these avatars."""
    return Table(monolith({"W": "WF", "A": "EE"}, {"F": "FFF"}, avatars=((), rival)))


@pytest.mark.scenario("EZ-S72")
def test_trickster_is_asked_when_something_is_announced() -> None:
    """Not for the roll.  It turns the F into A: nothing is paid, CALL THE TIDE is no longer possible."""
    table = tricky("flip_other")
    assert table.asked.kind == "act"
    table.do(Complete("draw_water"))
    assert table.asked.seat == TABLE and table.asked.actions == (NOBODY, Respond(1))
    table.do(Respond(1), UseAvatar("flip_other"), PickDie(0, "hand", "W", "F"))
    assert PickFace("Z") not in table.asked.actions
    table.do(PickFace("A"))
    assert not table.state.sides[0].used
    assert Complete("draw_water") not in table.asked.actions


@pytest.mark.scenario("EZ-S72")
def test_after_a_pass_the_combo_is_carried_out_and_only_new_dice_open_a_window() -> None:
    table = tricky("flip_other").load("W", "A").do(Complete("draw_water"), Respond(1), PASS)
    assert len(table.state.sides[0].used["draw_water"]) == 2
    assert table.state.fresh, "the drawn die is new"
    table.do(Complete("water_reroll1"))
    assert table.asked.kind == "window"
    quiet = tricky("guard")
    quiet.state.fresh = False
    quiet.do(Complete("draw_water"))
    assert "draw_water" in quiet.state.sides[0].used


@pytest.mark.scenario("EZ-S73")
@pytest.mark.parametrize("tile", ["flip_own", "guard"])
def test_with_an_avatar_the_turn_never_ends_by_itself(tile: str) -> None:
    """No roll left and nothing to complete: `act` is asked, whatever the tile is."""
    table = Table(monolith({"W": "W"}, {"F": "FFF"}, avatars=((tile,), ()), rolls=3))
    assert table.asked.actions == (END,) and table.asked.private_entry
    bare = monolith({"F": "ZZZ", "A": ""}, {"F": "FFF", "E": "EEE"}, rolls=3, turn=5)
    assert Table(bare).state.active == 1


def test_guardian_stops_a_theft() -> None:
    """EZ-R68: asked of a side with an avatar, whatever it is."""
    start = {"A": "AFF", "W": "E"}
    table = Table(monolith(start, {"F": "FFF"}, avatars=((), ("guard", "borrow"))))
    table.state.fresh = False
    table.do(Complete("air_steal"))
    assert table.asked.seat == 1 and table.asked.kind == "loss"
    assert table.asked.actions == (ACCEPT,) and table.asked.private == (UseAvatar("guard"),)
    table.do(UseAvatar("guard"))
    assert len(table.state.sides[1].hand) == 3
    assert table.state.display == ["guard"]


def test_shaper_frees_a_wild_die() -> None:
    table = Table(monolith({"W": "ZF"}, {"F": "FFF"}, avatars=(("flip_own",), ())))
    table.do(UseAvatar("flip_own"), PickDie(0, "wild", "W", "Z"), PickFace("W"))
    assert Complete("draw_water") in table.asked.actions


def test_lender_borrows_from_the_pool_before_the_roll() -> None:
    state = monolith({"W": "WF"}, {"F": "FFF", "E": "EEE"}, avatars=((), ("borrow",)), rolls=3)
    table = Table(state).do(END)
    assert table.asked.kind == "start"
    table.do(UseAvatar("borrow"), PickColour("A"))
    assert [die[0] for die in state.sides[1].borrowed] == ["A"]
    assert len(state.sides[1].hand) + len(state.sides[1].wild) == 7, "rolled with all the others"


def test_avatars_are_bought_and_destroyed_with_element_dice() -> None:
    """EZ-R67: one die of either own element; two of the same one of the rival's."""
    state = monolith(
        {"W": "WFF", "E": "A"}, {"F": "FFF"}, avatars=((), ("borrow", "guard")), display=("flip_own",)
    )
    state.fresh = False
    table = Table(state)
    table.do(Buy("flip_own"))
    assert set(table.asked.actions) == {AddDie("W", "W"), AddDie("E", "A")}
    table.do(AddDie("E", "A"), Destroy("F"))
    assert table.asked.kind == "pick_avatar"
    table.do(table.asked.actions[0])
    assert state.display == ["borrow"] and state.sides[1].avatars == ["guard"]


def test_a_stolen_die_keeps_its_colour() -> None:
    table = Table(monolith({"A": "AFF", "W": "E"}, {"W": "W"})).load("W", "W")
    table.do(Complete("air_steal"))
    mine = table.state.sides[0]
    assert not table.state.sides[1].hand and sum(die[0] == "W" for die in mine.hand) == 2


def test_take_or_return_offers_both_ways() -> None:
    table = Table(monolith({"W": "WEE", "A": "E"}, {"F": "FF", "E": "E"})).do(Complete("water_take"))
    if table.asked.kind == "pick_dice":
        table.do(*[Pay("W")] * 2)
    table.do(ReturnDie("F"))
    assert len(table.state.sides[1].hand) == 2


def test_combos_that_could_do_nothing_are_not_offered() -> None:
    """EZ-R66."""
    table = Table(monolith({"W": "EFW"}, {"F": "FFF"}))
    assert Complete("water_unlock") not in table.asked.actions
    assert table.refusal(Complete("water_unlock")) == "EROSION would do nothing now."


def test_refusals_of_the_two_player_game() -> None:
    table = Table(monolith({"W": "WF"}, {"F": "FFF"}, rolls=3))
    assert table.refusal(REROLL) == "You have used your three rolls."
    assert table.refusal(Complete("air_steal")) == "You cannot complete SNATCHING GALE with these dice."
    assert table.refusal(Complete("fire_take")) == "That combo is not on your boards."
    assert table.refusal(Buy("guard")) == "That avatar is not for sale."
    assert table.refusal(Destroy("F")) == "There is no avatar to destroy."
    full = Table(monolith({"W": "W"}, {"F": "FFF"}, avatars=(("guard",) * 3, ()), display=("borrow",)))
    assert full.refusal(Buy("borrow")) == "Three avatars is the limit."
