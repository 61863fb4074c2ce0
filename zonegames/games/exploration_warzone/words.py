"""The names of things in sentences: tokens, effects, areas, directions."""

from typing import Final

from zonegames.engine.telling import capital, listed
from zonegames.games.exploration_warzone.components import (
    CARD_NAMES,
    EMPTY,
    HEXES,
    MORE,
    RELICS,
    area_resource,
    area_trade,
)

RESOURCE_NAMES: Final = {"C": "Credit", "E": "Experience", "T": "Technology", "V": "Victory Point"}
STOCK_NAMES: Final = {"C": "Credits", "E": "Experience", "T": "Technology", "V": "Victory Points"}
"""How a number of them is called that may change: "Credits 2 ▸ 4"."""

EFFECT_NAMES: Final = {"A": "ATTACK", "S": "STEAL", "D": "DODGE"}


def tokens(count: int, resource: str) -> str:
    """ "1 Credit", "3 Credits"; Experience and Technology stay as they are."""
    name = RESOURCE_NAMES[resource]
    return f"{count} {name}" if count == 1 or resource in "ET" else f"{count} {name}s"


def cost_words(relic: str) -> str:
    """ "2 Technology and 1 Experience"."""
    return listed([tokens(count, resource) for resource, count in RELICS[relic].cost])


def war_hexes(count: int) -> str:
    """ "1 War hex", "3 War hexes"."""
    return "1 War hex" if count == 1 else f"{count} War hexes"


def war_names(cards: tuple[str, ...]) -> str:
    """ "Nova and Bolt", "no War hex"."""
    return listed([CARD_NAMES[card] for card in cards]) if cards else "no War hex"


def area_words(area: str) -> str:
    """An area in a few words: "2 Credits", "ATTACK", "one more hex"."""
    if area in EFFECT_NAMES:
        return EFFECT_NAMES[area]
    if area == MORE:
        return "one more hex"
    if area == EMPTY:
        return "empty"
    if (trade := area_trade(area)) is not None:
        return f"trade {trade_words(area)}"
    paid = area_resource(area)
    assert paid is not None, trade
    return tokens(paid[1], paid[0])


def trade_words(area: str) -> str:
    """ "1 Technology for 2 Experience"."""
    trade = area_trade(area)
    assert trade is not None
    one, other = trade.get
    got = tokens(2, one) if one == other else f"{tokens(1, one)} and {tokens(1, other)}"
    return f"{tokens(1, trade.give)} for {got}"


def area_explained(area: str) -> str:
    """What an area does, in one line, for who inspects it."""
    explained = {
        "A": "ATTACK, where it touches a rival: combat, 1 power and your War hexes. Beats STEAL.",
        "S": "STEAL, where it touches a rival: take one token of your choice. Beats DODGE.",
        "D": "DODGE, where it touches a rival: draw a War hex. Beats ATTACK.",
        MORE: "ONE MORE HEX: play another hex of your hand on a free flank, face up.",
        EMPTY: "An empty area: no colour, no effect, no protection.",
    }
    if area in explained:
        return explained[area]
    if area.startswith("X:"):
        return f"TRADE: give {trade_words(area)}, once, if you like."
    return f"A bonus: {area_words(area)} from the supply, whatever it touches."


def sides_words(hex_id: str) -> str:
    """The six areas of a hex, clockwise from the north-east: "2 Credits, empty, STEAL, ..."."""
    return ", ".join(area_words(area) for area in HEXES[hex_id].sides)


def sides_sentence(hex_id: str) -> str:
    """The same for one line of 80 columns: "2 Credits, trade T for 2 E, 1 VP, STEAL, empty, DODGE."."""
    return capital(", ".join(_short(area) for area in HEXES[hex_id].sides)) + "."


def _short(area: str) -> str:
    if (trade := area_trade(area)) is not None:
        one, other = trade.get
        return f"trade {trade.give} for {f'2 {one}' if one == other else f'{one} and {other}'}"
    return f"{area[1]} VP" if area[0] == "V" else area_words(area)
