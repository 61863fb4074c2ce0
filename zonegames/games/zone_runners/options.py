"""The questions of the set-up screen, and the checks on options that come from a file."""

from typing import Any, Final

from zonegames.engine.errors import OptionError
from zonegames.engine.options import Chosen, OptionChoice, OptionSpec, always, fixed
from zonegames.games.zone_runners.state import Options

CREW_SEATS: Final = (2, 3)
CREW_REFUSAL: Final = "Crew sharing needs 2 or 3 players."


def _sharing_choices(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
    return (
        OptionChoice(
            "relay", "relay", "The captain decides everything; the captaincy passes on with every turn."
        ),
        OptionChoice(
            "crew",
            "crew",
            "Each Runner has an owner for its track and Energy; the captain rolls and leads.",
            closed="" if seats in CREW_SEATS else CREW_REFUSAL,
        ),
    )


SPECS: Final = (
    OptionSpec(
        "sharing",
        "Sharing the Runners",
        "Who decides for which Runner.",
        _sharing_choices,
        always("relay"),
    ),
    OptionSpec(
        "pace",
        "Pace",
        "How soon the course falls down behind you.",
        fixed(
            OptionChoice("standard", "standard", "A Level lasts 18 turns at most."),
            OptionChoice("relaxed", "relaxed", "21 turns: recommended for a first game."),
            OptionChoice("frantic", "frantic", "16 turns, and they go by fast."),
        ),
        always("standard"),
    ),
    OptionSpec(
        "preview",
        "Previews",
        "What the result lists tell before you choose.",
        fixed(
            OptionChoice("full", "full", "Every result with its path and what it leads to."),
            OptionChoice("plain", "plain", "The Energy numbers only: do the sums yourselves."),
        ),
        always("full"),
        looks=True,
    ),
)


def make_options(values: dict[str, Any]) -> Options:
    """The record of resolved values."""
    return Options(**values)


def check_options(options: Options, seats: int) -> None:
    """Raises OptionError unless a record from a file fits this many seats."""
    if options.sharing == "crew" and seats not in CREW_SEATS:
        raise OptionError(CREW_REFUSAL)
