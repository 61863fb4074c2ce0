"""What the previews say, from public facts."""

import pytest

from tests.games.elemenz.positions import Table, activated, monolith, placing, rolled, seen_by
from zonegames.games.elemenz.actions import DONE, REROLL, ROLL, AddDie, Complete, Place, PlaceToken, ReturnDie
from zonegames.games.elemenz.duel.preview import board_preview, spaces_preview, surge_odds
from zonegames.games.elemenz.monolith.preview import box_preview, lock_warning
from zonegames.games.elemenz.preview import preview
from zonegames.games.elemenz.rules import GAME


def test_each_combo_tells_what_it_lacks_and_which_die_fits() -> None:
    """Fire's hand F F A with one token: HEAT SHEER takes the Air, SMOKESCREEN needs the token too."""
    table = placing({0: {"hand": "FFA", "tokens": ("winds",)}})
    seen = {one.key: one for one in board_preview(seen_by(table.state, None), 0)}
    assert seen["heat_sheer"].fits == ("A",) and seen["heat_sheer"].tokens == 0
    assert seen["smokescreen"].lacking == ("E",) and seen["smokescreen"].tokens == 1
    assert seen["rekindle"].lacking == ("W", "W") and seen["rekindle"].tokens == -1
    assert seen["strike"].fits == ("F",) and seen["strike"].value == 0


def test_ready_armed_broken_and_used_are_told_apart() -> None:
    table = placing({0: {"hand": "EZF"}})
    table.do(*(Place("F", face, "firestorm") for face in "EZF"))
    assert spaces_preview(seen_by(table.state, None), 0, "firestorm").status == "READY"
    web = {"slots": {"crystal_web": ["A", "W"]}, "armed": ["crystal_web"]}
    shown = activated(
        {0: {"slots": {"firestorm": ["E", "W", "F"]}, "tokens": ("air",)}, 1: web}, {"firestorm": [1]}
    )
    view = seen_by(shown.state, None)
    assert spaces_preview(view, 0, "firestorm").status == "BROKEN"
    assert spaces_preview(view, 1, "crystal_web").status == "ARMED"
    assert spaces_preview(view, 0, "strike").status == "open"


def test_strike_predicts_each_rivals_loss() -> None:
    """Power 1 against SHIELD 2, 0 and 1."""
    seats = {
        0: {"hand": "F"},
        1: {"slots": {"shield": ["E"]}},
        3: {"slots": {"shield": ["A"]}},
    }
    table = placing(seats)
    seen = preview(seen_by(table.state, 0), Place("F", "F", "strike"))
    assert {loss.seat: (loss.shield, loss.loss) for loss in seen.losses} == {1: (2, 0), 2: (0, 1), 3: (1, 0)}
    assert seen.spaces is not None and seen.spaces.value == 1
    assert not any(loss.out for loss in seen.losses)
    words = GAME.narrator.action(
        seen_by(table.state, 0), table.asked, Place("F", "F", "strike"), ("Ann", "Bo", "Cy", "Dee")
    )
    assert words.effect == "STRIKE gets power 1. Cy (SHIELD 0) could lose 1 die, Bo and Dee none."


@pytest.mark.parametrize(
    ("hand", "key", "more", "why"),
    [
        ("WWA", "rekindle", {}, "no die of yours is lost"),
        ("WWA", "rekindle", {"round": 11}, "the Monolith is sealed"),
        ("WE", "wildfire", {}, "no rival has a die in SHIELD"),
    ],
)
def test_a_combo_that_would_do_nothing_says_so_before_it_is_filled(
    hand: str, key: str, more: dict[str, int], why: str
) -> None:
    table = placing({0: {"hand": hand, "lost": 1 if more else 0}}, **more)
    table.do(*(Place("F", face, key) for face in hand[:-1]))
    view, last = seen_by(table.state, 0), Place("F", hand[-1], key)
    told = GAME.narrator.action(view, table.asked, last, ("Ann", "Bo", "Cy", "Dee")).effect
    assert told == f"READY, but it does nothing as things are: {why}."


def test_a_last_die_is_named() -> None:
    table = placing({0: {"hand": "F"}, 2: {"lost": 6}})
    seen = preview(seen_by(table.state, 0), Place("F", "F", "strike"))
    assert [loss.seat for loss in seen.losses if loss.out] == [2]


def test_done_warns_of_unfinished_combos() -> None:
    table = placing({0: {"hand": "EEF", "tokens": ("air",)}}).do(Place("F", "E", "firestorm"))
    view = seen_by(table.state, 0)
    assert preview(view, DONE).unfinished == ("firestorm",)
    said = GAME.narrator.action(view, table.asked, DONE, ("Ann", "Bo", "Cy", "Dee")).effect
    assert said == "FIRESTORM is not complete: its dice go back. Done?"


def test_a_token_on_a_combo_is_foreseen() -> None:
    table = placing({0: {"hand": "A", "tokens": ("earth", "air")}}).do(Place("F", "A", "smokescreen"))
    seen = preview(seen_by(table.state, 0), PlaceToken(0, "smokescreen"))
    assert seen.spaces is not None and seen.spaces.status == "READY"


def test_a_reroll_shows_the_odds_of_a_surge() -> None:
    """Two wilds kept, one die rolled: one in six; none kept and one rolled: never."""
    table = rolled({0: {"hand": "ZZFFA"}}).do(REROLL, AddDie("F", "A"))
    assert preview(seen_by(table.state, 0), ROLL).surge == pytest.approx(1 / 6)
    calm = rolled({0: {"hand": "FFAEW"}})
    assert surge_odds(seen_by(calm.state, 0), ("F1",)) == 0


def test_a_lock_shows_what_it_leaves() -> None:
    table = Table(monolith({"W": "WW", "A": "A"}, {"F": "FFF"}))
    warning = lock_warning(seen_by(table.state, None), "W1")
    assert (warning.locks, warning.dice_left, warning.smallest, warning.starves) == (1, 2, 2, False)
    seen = preview(seen_by(table.state, None), Complete("W1"))
    assert seen.box is not None and seen.box.dice == ("W1", "W2")


def test_a_lock_that_would_starve_its_owner_asks() -> None:
    table = Table(monolith({"W": "WW"}, {"F": "FFF"}))
    view = seen_by(table.state, None)
    assert lock_warning(view, "W1").starves
    said = GAME.narrator.action(view, table.asked, Complete("W1"), ("Ann", "Bo")).effect
    assert said == "Locking leaves you 1 die; your smallest lock needs 2. Sure?"


def test_boxes_tell_what_they_lack_or_that_they_are_idle() -> None:
    view = seen_by(Table(monolith({"W": "EFW", "A": "A"}, {"F": "FF"})).state, None)
    assert box_preview(view, "water_unlock").status == "idle"
    assert box_preview(view, "air_steal").missing == ("F",)
    assert box_preview(view, "draw_air").status == "READY"


def test_sending_a_die_back_may_starve_the_rival() -> None:
    table = Table(monolith({"W": "WEE"}, {"F": "FF"}, avatars=((), ())))
    assert preview(seen_by(table.state, None), ReturnDie("F")).starves_rival
