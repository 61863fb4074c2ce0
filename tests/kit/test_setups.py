"""Every way to set a game up is walked."""

from typing import Any

from tests.kit import set_ups
from tests.toys.skirmish.rules import GAME, Skirmish
from zonegames.engine.errors import OptionError
from zonegames.engine.options import ON_OFF, OptionChoice, OptionSpec, always, fixed

SECOND = OptionSpec(
    "second",
    "Second",
    "Only where the first is on.",
    lambda seats, chosen: ON_OFF if chosen["first"] == "on" else (),
    always("off"),
)
FIRST = OptionSpec("first", "First", "Opens the second.", fixed(*ON_OFF), always("off"))
CLOSED = OptionSpec(
    "closed",
    "Closed",
    "One cannot be taken.",
    fixed(*ON_OFF, OptionChoice("far", "far", closed="Lost.")),
    always("on"),
)
LOOKS = OptionSpec("looks", "Looks", "No rule reads it.", fixed(*ON_OFF), always("off"), looks=True)


class Tangled(Skirmish):
    """Options that depend on each other; the closed one off refuses the second on."""

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return (FIRST, SECOND, CLOSED, LOOKS)

    def make_options(self, seats: int, values: dict[str, Any]) -> Any:
        if values["closed"] == "off" and values.get("second") == "on":
            raise OptionError("These two do not go together.")
        return values


def test_every_seat_count_and_every_value_comes_up() -> None:
    found = set_ups(GAME)
    for seats in (2, 3, 4):
        chosen = [dict(set_up.chosen) for set_up in found if set_up.seats == seats]
        assert chosen[0] == {}
        assert {"hearts": "five"} in chosen
        assert {"start": (["three", "two"] * 2)[:seats]} in chosen
        assert len(chosen) == 1 + 2 + 2
    assert found == set_ups(GAME)


def test_an_option_that_another_one_opens_is_reached() -> None:
    chosen = [dict(set_up.chosen) for set_up in set_ups(Tangled(), mixtures=0) if set_up.seats == 2]
    assert chosen == [{}, {"first": "on"}, {"closed": "off"}, {"first": "on", "second": "on"}]


def test_mixtures_leave_out_what_the_game_refuses() -> None:
    mixtures = [dict(set_up.chosen) for set_up in set_ups(Tangled(), mixtures=30)]
    assert {"first": "on", "second": "off", "closed": "off"} in mixtures
    assert {"first": "on", "second": "on", "closed": "off"} not in mixtures
    assert not any("looks" in chosen or "far" in chosen.values() for chosen in mixtures)


def test_a_set_up_names_itself() -> None:
    assert [str(set_up) for set_up in set_ups(GAME)[:3]] == [
        "2p",
        "2p-hearts=five",
        "2p-start=three,two",
    ]
