"""Short words of the board's own pictures."""

from typing import Final

from zonegames.games.exploration_warzone.components import Resource

STEPS: Final = (("place", "place"), ("spend", "spend"), ("bonus", "bonus"), ("warzone", "warzone"))
"""The four steps of a round, as the title names them."""

DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
LEGEND: Final = {
    "place": "white pays always · blue works where it touches",
    "spend": "white pays always · blue works where it touches",
    "bonus": "white pays now · blue fights next",
    "warzone": "bright blue: still to fight · grey: bonus, paid",
    "end": "the round is over",
}
"""The line in the frame of the Warzone, by phase."""

SHORT_LEGEND: Final = {
    "place": "white pays · blue works where it touches",
    "spend": "white pays · blue works where it touches",
    "bonus": "white pays now · blue fights next",
    "warzone": "bright: still to fight · grey: settled",
    "end": "the round is over",
}


def price_text(price: tuple[tuple[Resource, int], ...]) -> str:
    """ "2 C" for one kind, "2T 1E" for two."""
    if len(price) == 1:
        resource, amount = price[0]
        return f"{amount} {resource}"
    return " ".join(f"{amount}{resource}" for resource, amount in price)
