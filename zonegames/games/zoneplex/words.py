"""Names and small phrases that prompts, labels and log lines share."""

from collections.abc import Sequence

from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import counted, listed
from zonegames.games.zoneplex.components import CARDS, FEARS, JAR, RELICS, SYMBOLS, TILES, Card, Relic, Tile
from zonegames.games.zoneplex.deals import FACE_DOWN, Terms, Thing
from zonegames.games.zoneplex.geometry import EYE, Cell, Side, points_up
from zonegames.games.zoneplex.view import View


def card_name(card: Card) -> str:
    return FEARS[card].name if card in FEARS else CARDS[card].name


def fear_words(fear: Card) -> str:
    """ "The Rotting Double (green 8)"."""
    facts = FEARS[fear]
    return f"{facts.name} ({facts.fear_class} {facts.strength})"


def relic_name(relic: Relic) -> str:
    return RELICS[relic].name


def tile_name(tile: Tile) -> str:
    return TILES[tile].name


def a_tile(tile: Tile) -> str:
    """ "a Reliquary", "an Orb Chamber"."""
    name = TILES[tile].name
    return f"an {name}" if name[0] in "AEIOU" else f"a {name}"


def symbol_name(symbol: str) -> str:
    return SYMBOLS[symbol].name


def place(view: View, cell: Cell) -> str:
    """ "A4 Reliquary": a cell with what is built there."""
    if cell == EYE:
        return "The Eye"
    tile = view.pyramid.tile(cell)
    return f"{cell} {TILES[tile].name}" if tile else cell


def side_name(cell: Cell, side: Side) -> str:
    """A side in words: the level one is the bottom of an up cell and the top of a down cell."""
    if side == "V":
        return "bottom" if points_up(cell) else "top"
    return "left" if side == "L" else "right"


def people(seats: Sequence[Seat], names: Names) -> str:
    return listed([names[seat] for seat in seats])


def thing_words(thing: Thing) -> str:
    """One thing that changes hands."""
    if thing == FACE_DOWN:
        return "a face-down relic"
    if thing == JAR or thing in RELICS:
        return f"the {RELICS[thing].name}"
    return fear_words(thing)


def terms_words(terms: Terms) -> str:
    """ "the Fear and 1 relic, for 2 stones"."""
    gets: list[str] = []
    if terms.fear:
        gets.append("the Fear")
    if terms.relics:
        gets.append(counted(terms.relics, "relic"))
    if terms.get is not None:
        gets.append(thing_words(terms.get))
    does: list[str] = []
    if terms.stones:
        does.append(counted(terms.stones, "stone"))
    if terms.give is not None:
        does.append(thing_words(terms.give))
    spoils = listed(gets) or "glory"
    return f"{spoils}, for {listed(does)}" if does else spoils


def percent(chance: float) -> str:
    """A chance, rounded so that only the certain is called so."""
    if 0 < chance < 0.01:
        return "under 1%"
    if 0.99 < chance < 1:
        return "over 99%"
    return f"{round(100 * chance)}%"
