"""The questions of the set-up screen, and the checks on options that come from a file."""

from typing import Any, Final

from zonegames.engine.errors import OptionError
from zonegames.engine.options import ON_OFF, OptionChoice, OptionSpec, always, fixed
from zonegames.games.exploration_warzone.components import RULES, SHIPS
from zonegames.games.exploration_warzone.state import Options

BY_LOT: Final = "none"
"""The value of the option `ships` for a seat without a fixed ship: it draws one."""

DIFFERENT_SHIPS: Final = "Pick a different ship for every seat."

SPECS: Final = (
    OptionSpec(
        key="steal_vp",
        title="Victory Points can be stolen",
        says="Whether STEAL may take a Victory Point token like any other token.",
        choices=fixed(*ON_OFF),
        default=always("on"),
    ),
    OptionSpec(
        key="open_fleets",
        title="Open fleets",
        says="List all hexes of every player in the open; never which one lies face down.",
        choices=fixed(*ON_OFF),
        default=always("off"),
        looks=True,
    ),
    OptionSpec(
        key="starting_war_hexes",
        title="War hexes at the start",
        says="How many War hexes each player is dealt before the first round.",
        choices=fixed(OptionChoice("0", "none"), OptionChoice("1", "one each")),
        default=always("0"),
    ),
    OptionSpec(
        key="short_game",
        title="Short game",
        says=f"The race ends at {RULES.short_vp_trigger} Victory Points instead of {RULES.vp_trigger}.",
        choices=fixed(*ON_OFF),
        default=always("off"),
    ),
    OptionSpec(
        key="ships",
        title="Ships",
        says="Which ship each seat commands; a different one each, or by lot.",
        choices=fixed(
            OptionChoice(BY_LOT, "by lot"),
            *(OptionChoice(ship.id, ship.name, f"{ship.hp}+ HP. {ship.text}") for ship in SHIPS.values()),
        ),
        default=always(BY_LOT),
        per_seat=True,
        advanced=True,
    ),
)


def make_options(values: dict[str, Any]) -> Options:
    """The record of resolved values."""
    ships = tuple("" if ship == BY_LOT else ship for ship in values["ships"])
    return Options(
        steal_vp=values["steal_vp"] == "on",
        open_fleets=values["open_fleets"] == "on",
        starting_war_hexes=int(values["starting_war_hexes"]),
        short_game=values["short_game"] == "on",
        ships=ships if any(ships) else (),
    )


def check_options(options: Options, seats: int) -> None:
    """Raises OptionError unless a record from a file fits this many seats."""
    if options.ships:
        check_ships([ship or BY_LOT for ship in options.ships], seats)
    if options.starting_war_hexes not in (0, 1):
        raise OptionError("Start with 0 or 1 War hexes.")


def check_ships(values: list[str], seats: int) -> None:
    """One known ship or "none" a seat, no ship twice; a single "none" stands for all."""
    if values == [BY_LOT]:
        return
    ships = [value for value in values if value != BY_LOT]
    if len(values) != seats or len(set(ships)) != len(ships) or not set(ships) <= set(SHIPS):
        raise OptionError(DIFFERENT_SHIPS)
