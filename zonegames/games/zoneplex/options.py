"""The questions of the set-up screen, and the checks on options that come from a file."""

from typing import Any, Final

from zonegames.engine.errors import OptionError
from zonegames.engine.options import ON_OFF, Chosen, OptionChoice, OptionSpec, always, fixed
from zonegames.games.zoneplex.state import Options


def _elders(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
    lot = OptionChoice("random", "by lot", "Chance names the Elder.")
    return (lot, *(OptionChoice(str(n), f"seat {n}") for n in range(1, seats + 1)))


SPECS: Final = (
    OptionSpec(
        "unassigned_symbols",
        "Symbols nobody holds",
        "What a stone is worth in a chamber whose symbol nobody was dealt.",
        fixed(
            OptionChoice("body", "+1", "The full rule: such a chamber counts like a neutral one."),
            OptionChoice("mat", "-1", "The summary on the player mats: such a stone costs you a point."),
        ),
        always("body"),
    ),
    OptionSpec("first_player", "The Elder", "Who takes the first turn.", _elders, always("random")),
    OptionSpec(
        "council",
        "Council vote",
        "On a last tie the other players vote for the winner.",
        fixed(*ON_OFF),
        always("on"),
        advanced=True,
    ),
    OptionSpec(
        "quick_deals",
        "Quick deals",
        "Invited players only accept or decline; nobody counters or petitions.",
        fixed(*ON_OFF),
        always("off"),
    ),
)


def make_options(values: dict[str, Any]) -> Options:
    """The record of resolved values."""
    first = values["first_player"]
    return Options(
        unassigned_symbols=values["unassigned_symbols"],
        first_player=None if first == "random" else int(first) - 1,
        council=values["council"] == "on",
        quick_deals=values["quick_deals"] == "on",
    )


def check_options(options: Options, seats: int) -> None:
    """Raises OptionError unless a record from a file fits this many seats."""
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise OptionError(f"The first player is not one of the {seats} seats.")
