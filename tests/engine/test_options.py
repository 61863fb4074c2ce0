"""Options: what is chosen is checked, what is not is filled in, and mistakes are named."""

from typing import Any

import pytest

from zonegames.engine.errors import OptionError
from zonegames.engine.options import ON_OFF, OptionChoice, OptionSpec, always, fixed, resolve

MODE = OptionSpec(
    "mode", "Mode", "How it is played.", fixed(*map(OptionChoice, *[("duel", "team")] * 2)), always("duel")
)
AID = OptionSpec(
    "aid", "Aid", "Help.", lambda seats, chosen: ON_OFF if chosen["mode"] == "team" else (), always("on")
)
SHIP = OptionSpec(
    "ship",
    "Ship",
    "What one flies.",
    fixed(*map(OptionChoice, *[("a", "b", "c")] * 2), OptionChoice("d", "d", closed="This ship is lost.")),
    lambda seats, chosen: "a" if seats == 2 else "b",
    per_seat=True,
)
SPECS = (MODE, AID, SHIP)


@pytest.mark.parametrize(
    ("chosen", "resolved"),
    [
        ({}, {"mode": "duel", "ship": ("a", "a")}),
        ({"mode": "team"}, {"mode": "team", "aid": "on", "ship": ("a", "a")}),
        ({"mode": "team", "aid": False}, {"mode": "team", "aid": "off", "ship": ("a", "a")}),
        ({"ship": "c"}, {"mode": "duel", "ship": ("c", "c")}),
        ({"ship": "c, b"}, {"mode": "duel", "ship": ("c", "b")}),
        ({"ship": ["b", "c"]}, {"mode": "duel", "ship": ("b", "c")}),
    ],
)
def test_choices_are_resolved_and_the_rest_filled_in(
    chosen: dict[str, Any], resolved: dict[str, Any]
) -> None:
    assert resolve(SPECS, 2, chosen) == resolved


def test_a_default_may_depend_on_the_seats() -> None:
    assert resolve(SPECS, 3, {})["ship"] == ("b", "b", "b")


def test_an_option_that_does_not_apply_is_left_out_even_if_chosen() -> None:
    assert "aid" not in resolve(SPECS, 2, {"aid": "off"})


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"speed": "on"}, "Unknown option: speed. This game has: aid, mode, ship."),
        ({"mode": "chess"}, "Unknown mode: chess. Choose one of: duel, team."),
        ({"ship": ["a", "b", "c"]}, "ship: give one value, or one for each of the 2 seats."),
        ({"ship": "a,x"}, "Unknown ship: x. Choose one of: a, b, c."),
        ({"ship": "d"}, "This ship is lost."),
    ],
)
def test_a_mistake_is_named_with_what_there_is(chosen: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError) as refused:
        resolve(SPECS, 2, chosen)
    assert str(refused.value) == says


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="This game has: none"):
        resolve((), 2, {"speed": "on"})
