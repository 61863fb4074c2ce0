"""The questions of the set-up screen, and the checks on options that come from a file."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from zonegames.engine.errors import OptionError
from zonegames.engine.options import ON_OFF, Chosen, OptionChoice, OptionSpec, always, fixed
from zonegames.engine.telling import printable
from zonegames.games.zogars_revenge.components import BUILT_IN, DIFFICULTIES
from zonegames.games.zogars_revenge.layout_files import (
    CUSTOM,
    LayoutFile,
    has_control_characters,
    layout_folder,
    name_faults,
    read_folder,
)
from zonegames.games.zogars_revenge.layouts import BUILT_IN_LAYOUTS, Layout, row_faults
from zonegames.games.zogars_revenge.state import Options

WRONG_SEATS: Final = "Solo is for exactly one player; score attack and relay need at least two."
CUSTOM_LAYOUT: Final = "custom"
"""What the record calls a player's own layout; its name and rows stand beside it."""

HEADINGS: Final = {"basic": "of the rulebook", "additional": "additional layouts", "fan": "fan layouts"}
OWN: Final = "your own"
"""What the list of layouts is parted by."""


def option_specs() -> tuple[OptionSpec, ...]:
    """The options in the order in which they are asked; reads the players' layouts anew."""
    return (
        OptionSpec(
            "mode",
            "Mode",
            "How the table plays: alone, against each other, or together.",
            choices=_modes,
            default=lambda seats, chosen: "solo" if seats == 1 else "score",
        ),
        OptionSpec(
            "layout",
            "Dungeon",
            f"The shape of the dungeon; your own layouts go into {layout_folder()}.",
            choices=fixed(*_layout_choices()),
            default=always("square"),
        ),
        OptionSpec(
            "difficulty",
            "Difficulty",
            "What you start with.",
            choices=fixed(*(OptionChoice(key, d.name, d.text) for key, d in DIFFICULTIES.items())),
            default=always("adventurer"),
        ),
        OptionSpec(
            "memory_aid",
            "Memory aid",
            "Marks the hidden side of tiles once you have seen it.",
            choices=fixed(*ON_OFF),
            default=_memory_aid,
        ),
        OptionSpec(
            "dungeons",
            "Dungeons",
            "In a score attack: whether all players face the same deal.",
            choices=_dungeons,
            default=always("same"),
        ),
        OptionSpec(
            "figures",
            "Figure",
            "Which side of your character lies up.",
            choices=fixed(OptionChoice("heroine", "heroine"), OptionChoice("hero", "hero")),
            default=always("heroine"),
            per_seat=True,
            looks=True,
        ),
    )


def _modes(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
    alone, together = ("", WRONG_SEATS) if seats == 1 else (WRONG_SEATS, "")
    return (
        OptionChoice("solo", "solo", "One hero, one run: escape with the crown.", closed=alone),
        OptionChoice(
            "score", "score attack", "Everybody plays a whole run; the highest score wins.", together
        ),
        OptionChoice(
            "relay",
            "relay",
            "One hero for all: the keyboard goes on at every lamp and at the crown.",
            together,
        ),
    )


def _memory_aid(seats: int, chosen: Chosen) -> str:
    return "on" if DIFFICULTIES[chosen["difficulty"]].memory_aid else "off"


def _dungeons(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
    if chosen["mode"] != "score":
        return ()
    return (
        OptionChoice("same", "same", "same: fair, but others wait outside (5-10 minutes a run)"),
        OptionChoice("fresh", "fresh", "fresh: all may watch"),
    )


def _layout_choices() -> Iterator[OptionChoice]:
    """All layouts, the first of each group under its heading."""
    groups = [(HEADINGS[BUILT_IN[layout.value].set], _layout_choice(layout)) for layout in BUILT_IN_LAYOUTS]
    groups += [(OWN, _file_choice(file)) for file in read_folder(layout_folder())]
    for _, group in groupby(groups, key=itemgetter(0)):
        (heading, first), *others = group
        yield replace(first, heading=heading)
        yield from (choice for _, choice in others)


def _file_choice(file: LayoutFile) -> OptionChoice:
    if file.layout is not None:
        return _layout_choice(file.layout)
    messages = " ".join(fault.message for fault in file.faults)
    return OptionChoice(f"{CUSTOM}{file.stem}", printable(f"{file.stem}.toml"), closed=messages)


def _layout_choice(layout: Layout) -> OptionChoice:
    rated = f"{layout.stars} of 5 stars" if layout.stars else "not rated"
    words = [rated, layout.blurb, layout.author and f"By {layout.author}."]
    says = " · ".join(word for word in words if word)
    return OptionChoice(layout.value, layout.name, says, picture=_picture(layout))


def _picture(layout: Layout) -> tuple[str, ...]:
    """The shape of a layout, two cells a tile: lamps ☼, stairs ▄."""
    drawn = str.maketrans({".": " ", "#": "■", "L": "☼", "S": "▄"})
    return tuple(" ".join(row.translate(drawn)) for row in layout.rows)


def make_options(seats: int, values: dict[str, Any]) -> Options:
    """The record of resolved values; a custom layout by its name and rows, never by its file."""
    layout = find_layout(values["layout"])
    return Options(
        mode=values["mode"],
        layout=layout.value if layout.value in BUILT_IN else CUSTOM_LAYOUT,
        layout_name=layout.name,
        rows=layout.rows,
        difficulty=values["difficulty"],
        memory_aid=values["memory_aid"] == "on",
        dungeons=values.get("dungeons", "same"),
        figures=values["figures"],
    )


def find_layout(value: str) -> Layout:
    """The layout of an option's value.  Raises OptionError when there is no such good layout (any more)."""
    custom = (file.layout for file in read_folder(layout_folder()) if file.layout is not None)
    for layout in (*BUILT_IN_LAYOUTS, *custom):
        if layout.value == value:
            return layout
    raise OptionError(f"Unknown layout: {value}.")


def check_options(options: Options, seats: int) -> None:
    """Raises OptionError with all that is wrong in options that came from a file."""
    if (options.mode == "solo") != (seats == 1):
        raise OptionError(WRONG_SEATS)
    if len(options.figures) != seats:
        raise OptionError(f"figures: there must be one for each of the {seats} seats.")
    if options.layout == CUSTOM_LAYOUT:
        faults = [*name_faults(options.layout_name), *row_faults(options.rows)]
        if faults:
            raise OptionError(" ".join(fault.message for fault in faults))
        if has_control_characters(options.layout_name):
            raise OptionError("name: line breaks and control characters are not allowed.")
        return
    known = BUILT_IN.get(options.layout)
    if known is None:
        raise OptionError(f"Unknown layout: {options.layout}.")
    if (options.layout_name, options.rows) != (known.name, known.rows):
        raise OptionError(f"The layout of this record is not {known.name}.")
