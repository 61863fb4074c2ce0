"""The table in words: tokens and avatars to their owner, dice and combos to all."""

from typing import Any

from tests.games.elemenz.positions import Table, activated, monolith, placing, rolled, seen_by
from zonegames.engine.seats import Looker
from zonegames.games.elemenz.actions import REROLL
from zonegames.games.elemenz.rules import GAME

NAMES = ("Ann", "Bo", "Cy", "Dee")


def told(state: Any, looker: Looker) -> list[str]:
    seats = len(state.shamans) if hasattr(state, "shamans") else 2
    return GAME.narrator.table(seen_by(state, looker), NAMES[:seats])


def at_hand(table: Table, looker: Looker = None) -> list[str]:
    return GAME.narrator.at_hand(seen_by(table.state, looker), table.asked.seen_by(looker), NAMES)


# --- the Duel


def test_own_tokens_and_avatars_are_told_to_their_owner_alone():
    table = placing(
        {0: {"hand": "FF", "tokens": ["winds", "air"], "avatars": ["guard"]}, 1: {"tokens": ["fire"]}}
    )
    mine = told(table.state, 0)
    assert "Your circle 1, WINDS OF CHANGE: Re-roll any 1 die in play, yours or another shaman's." in mine
    assert "Your avatar 1, GUARDIAN: Lose one die fewer." in mine
    for other in (None, 1):
        lines = told(table.state, other)
        assert "Ann's totem: circle 1 face down, circle 2 face down, circle 3 empty, circle 4 empty." in lines
        assert "Avatars of Ann: 1 face down." in lines
        assert not any("WINDS" in line or "GUARDIAN" in line for line in lines)


def test_each_shaman_is_told_with_dice_and_combos():
    table = placing(
        {
            0: {"hand": "FE", "slots": {"firestorm": ["E", "", ""], "strike": ["F", "F", ""]}, "lost": 1},
            1: {"slots": {"shield": ["E"]}},
        }
    )
    lines = told(table.state, None)
    assert "Ann is the shaman of Fire: 6 dice, 1 in the pool, 1 in the Monolith." in lines
    assert "Dice in Ann's hand: Fire, Earth." in lines
    assert "Ann's STRIKE: power 2, Fire, Fire." in lines
    assert (
        "Ann's FIRESTORM has Earth and needs Earth, Fire: One target loses 2 dice. SHIELD does not help."
        in lines
    )
    assert "Bo's SHIELD: worth 2, Earth." in lines
    assert not any("ROCKFALL" in line for line in lines), "what others could fill is not told"
    own = told(table.state, 1)
    assert "Bo's ROCKFALL needs Air: Attack of power 1 on every other shaman." in own
    assert own.index("Bo's STRIKE: empty.") < own.index("Ann's STRIKE: power 2, Fire, Fire.")


def test_the_table_is_told_at_a_glance():
    """Given four shamans with avatars, and two full sides, then it takes 35 lines at most."""
    every = {seat: {"tokens": ["air", "winds"], "avatars": ["guard", "mirror"]} for seat in range(4)}
    assert len(told(placing(every, stacks=[["borrow"], ["guard"]]).state, None)) <= 35
    assert len(told(monolith({"A": "AAA", "W": "WWW"}, {"F": "FFF", "E": "EEE"}), None)) <= 35


def test_pairs_on_a_totem_are_told_with_whom_they_burn():
    table = placing({0: {"hand": "F", "slots": {"totem:1:2": ["F", ""]}}, 1: {"tokens": ["", "", "fire"]}})
    assert "Ann, Burn circle 3 of Bo: has Fire, needs Fire." in told(table.state, None)


def test_what_is_activated_is_told_with_its_targets():
    table = activated({0: {"slots": {"strike": ["F", "F", ""]}}, 1: {"tokens": ["winds"]}}, {"strike": [2]})
    line = "Ann's STRIKE is activated, aimed at: Cy."
    assert line in told(table.state, None)
    assert at_hand(table) == [line]


def test_seal_hunger_and_supply_are_told():
    lines = told(
        placing({0: {"hand": "F"}}, stacks=[["guard", "mirror"], []], display=["borrow"]).state, None
    )
    assert lines[0].startswith("Round 3: Ann's turn")
    assert lines[1].startswith("The Monolith is sealed in ")
    assert "Tokens in the bag: 40." in lines
    assert "Avatars to buy: MIRROR on stack 1 of 2, LENDER displayed." in lines


def test_before_a_re_roll_one_hears_what_the_dice_can_fill():
    table = rolled({0: {"hand": "EEFWA"}})
    lines = at_hand(table)
    assert lines[0] == "Dice in Ann's hand: Earth, Earth, Fire, Water, Air."
    assert lines[1].startswith("These dice can fill: FIRESTORM, WILDFIRE, SMOKESCREEN, HEAT SHEER")
    assert lines[2] == "One symbol short: REKINDLE (Water)."
    table.do(REROLL)
    assert at_hand(table) == lines[:1]
    table.do(table.asked.actions[0])
    assert at_hand(table)[1].startswith("Picked so far: ")


# --- the two-player game


def test_a_side_is_told_with_its_dice_locks_and_combos():
    state = monolith({"A": "AAZ", "W": "WF"}, {"F": "FE"}, locks=(("A1",), ("F2", "E1")))
    lines = told(state, 0)
    assert lines[0] == "Round 2: Ann's turn, 2 rolls left."
    assert "Ann plays Air & Water: 1 lock of 8 filled." in lines
    assert "Ann has 5 dice not locked, the smallest open lock needs 2." in lines
    hand = "Dice in Ann's hand: 2 Air dice showing Air, 1 Water die showing Water, 1 Water die showing Fire."
    assert " ".join(line for line in lines if line.startswith("Dice in Ann")).replace(".", "") in (
        hand.replace(".", ""),
        hand.replace(", 1 Water die showing Fire.", " Dice in Ann's hand, more: 1 Water die showing Fire"),
    )
    assert "Wild dice of Ann: 1 Air." in lines
    assert "Dice in Bo's hand: 2 Fire." in lines
    assert "Ann's filled locks: A1." in lines
    assert "Ann's lock A2 takes Air, Water; payable now." in lines
    assert "Ann's RIPPLE takes Earth; lacks Earth: Re-roll 1 of your dice now, even a wild one." in lines
    assert "Bo's filled locks: E1, F2." in lines
    assert any(line.startswith("Bo's open locks: F1 takes Fire and Fire") for line in lines)


def test_a_lock_that_lacks_its_own_colour_says_so():
    state = monolith({"W": "AA"}, {"F": "F"})
    assert "Ann's lock A1 takes Air, Air; lacks an Air die showing Air." in told(state, 0)


def test_avatars_of_a_side_are_told_to_their_owner_alone():
    state = monolith({"A": "A"}, {"F": "F"}, avatars=(("guard",), ("flip_own",)), display=["borrow"])
    assert "Your avatar 1, GUARDIAN: Keep a die that would be stolen, sent back or unlocked." in told(
        state, 0
    )
    assert "Avatars of Bo: 1 face down." in told(state, 0)
    assert "Avatars to buy: LENDER." in told(state, 0)
    assert not any("GUARDIAN" in line or "SHAPER" in line for line in told(state, None))


def test_before_a_choice_the_prices_of_what_can_be_paid_are_told():
    table = Table(monolith({"A": "AA", "W": "E"}, {"F": "F"}))
    lines = at_hand(table)
    assert lines[0] == "Dice in Ann's hand: 2 Air dice showing Air, 1 Water die showing Earth."
    assert "Lock A1 takes Air, Air." in lines
    assert "RIPPLE takes Earth." in lines
    assert not any("TAILWIND" in line for line in lines)
