"""What the set-up asks, and the record of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.errors import OptionError
from zonegames.engine.options import ON_OFF, Chosen, OptionChoice, OptionSpec, always
from zonegames.games.elemenz.components import LENGTHS, SHAMAN_IDS, SHAMANS, SIDES

RANDOM: Final = "random"
MONOLITH_SEATS: Final = 2
"""Two always play Monolith, three or four always Duel (EZ-R01)."""


@dataclass(frozen=True, slots=True)
class Options:
    """The resolved set-up; what is left to chance is drawn when the game is dealt."""

    shamans: tuple[str, ...] = ()
    """Duel: a shaman's id a seat, or "random"."""

    sides: tuple[str, ...] = ()
    """Monolith: a side's id a seat, or "random"."""

    start: int = -1
    """The seat that begins; -1: drawn."""

    avatars: bool = False
    arrange_tokens: bool = False
    late_bonus: bool = True
    opposing_surge: bool = False
    seal_round: int = LENGTHS["normal"].seal
    hunger_round: int = LENGTHS["normal"].hunger


_ANY: Final = OptionChoice(RANDOM, "by lot", "Drawn from those nobody picked.")
_SHAMAN_CHOICES: Final = (
    *(OptionChoice(s.id, s.name, s.ability_text) for s in SHAMANS.values()),
    _ANY,
)
_SIDE_CHOICES: Final = (*(OptionChoice(side.id, side.name) for side in SIDES.values()), _ANY)
_LENGTH_CHOICES: Final = tuple(
    OptionChoice(
        name, name, f"The Monolith is sealed from round {length.seal} and hungers from round {length.hunger}."
    )
    for name, length in sorted(LENGTHS.items(), key=lambda item: item[0] != "normal")
)


def _in_duel(*choices: OptionChoice) -> Callable[[int, Chosen], tuple[OptionChoice, ...]]:
    def only_there(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
        return () if seats == MONOLITH_SEATS else choices

    return only_there


def _starts(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
    fixed = (OptionChoice(str(seat), f"seat {seat}") for seat in range(1, seats + 1))
    return (OptionChoice(RANDOM, "by lot"), *fixed)


SPECS: Final = (
    OptionSpec(
        "shamans",
        "Shamans",
        "Who is which shaman; never two the same.",
        _in_duel(*_SHAMAN_CHOICES),
        lambda seats, chosen: ",".join(("fire", "earth", "water", "air")[:seats]),
        per_seat=True,
    ),
    OptionSpec(
        "sides",
        "Sides",
        "Who plays which two elements.",
        lambda seats, chosen: _SIDE_CHOICES if seats == MONOLITH_SEATS else (),
        always("air_water,fire_earth"),
        per_seat=True,
    ),
    OptionSpec("start", "First player", "Who begins.", _starts, always(RANDOM)),
    OptionSpec(
        "avatars",
        "Avatars",
        "Face-down tiles with one strong effect each; better after a few games.",
        lambda seats, chosen: ON_OFF,
        always("off"),
    ),
    OptionSpec(
        "length",
        "Length",
        "When the Monolith is sealed and begins to hunger.",
        _in_duel(*_LENGTH_CHOICES),
        always("normal"),
    ),
    OptionSpec(
        "arrange_tokens",
        "Arrange tokens",
        "Everybody puts the first four tokens on the circles as they like, in secret.",
        _in_duel(*ON_OFF),
        always("off"),
        advanced=True,
    ),
    OptionSpec(
        "late_bonus",
        "Late bonus",
        "The third and the fourth to play begin with one more die in SHIELD.",
        _in_duel(*ON_OFF),
        always("on"),
        advanced=True,
    ),
    OptionSpec(
        "opposing_surge",
        "Opposing surge",
        "Harder: rolling only the opposing symbol is a surge as well.",
        _in_duel(*ON_OFF),
        always("off"),
        advanced=True,
    ),
)


def make_options(values: dict[str, Any]) -> Options:
    """The record of resolved values.  Raises OptionError when two seats want the same."""
    length = LENGTHS[values.get("length", "normal")]
    start = values["start"]
    options = Options(
        shamans=values.get("shamans", ()),
        sides=values.get("sides", ()),
        start=-1 if start == RANDOM else int(start) - 1,
        avatars=values["avatars"] == "on",
        arrange_tokens=values.get("arrange_tokens") == "on",
        late_bonus=values.get("late_bonus", "on") == "on",
        opposing_surge=values.get("opposing_surge") == "on",
        seal_round=length.seal,
        hunger_round=length.hunger,
    )
    _check_distinct(options)
    return options


def check_options(options: Options, seats: int) -> None:
    """Raises OptionError unless a record from a file fits this many seats."""
    duel = seats != MONOLITH_SEATS
    if (len(options.shamans), len(options.sides)) != ((seats, 0) if duel else (0, seats)):
        raise OptionError("The shamans or sides do not match the number of seats.")
    if any(shaman not in SHAMAN_IDS and shaman != RANDOM for shaman in options.shamans):
        raise OptionError("There is no such shaman.")
    if any(side not in SIDES and side != RANDOM for side in options.sides):
        raise OptionError("There is no such side.")
    if not -1 <= options.start < seats:
        raise OptionError("The first player is not at the table.")
    if not 1 <= options.seal_round < options.hunger_round:
        raise OptionError("The Monolith must be sealed before it hungers.")
    _check_distinct(options)


def _check_distinct(options: Options) -> None:
    for picks, names in (
        (options.shamans, {s.id: s.name for s in SHAMANS.values()}),
        (options.sides, {s.id: s.name for s in SIDES.values()}),
    ):
        fixed = [pick for pick in picks if pick != RANDOM]
        for pick in fixed:
            if fixed.count(pick) > 1:
                raise OptionError(f"Two seats cannot both be {names[pick]}.")
