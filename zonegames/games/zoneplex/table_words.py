"""The pyramid in words, for those who do not see it: own things, the battle, seats, ways, then all cells."""

from collections.abc import Iterator
from typing import Final

from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import counted, listed, told
from zonegames.games.zoneplex.components import CARDS, FEARS, RELICS, SYMBOLS, TILES, Card
from zonegames.games.zoneplex.geometry import BIT, CELLS, EDGE, EYE, NEIGHBOUR, ROWS, SIDES, Cell, Side
from zonegames.games.zoneplex.preview import eye_needs
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.words import (
    fear_words,
    people,
    place,
    relic_name,
    side_name,
    terms_words,
    tile_name,
)

PLACES: Final = frozenset(
    {"draw", "sync", "place_tile", "place_cell", "move", "teleport", "stone", "reliquary", "end_turn"}
)
"""Questions for which one has to know where one stands."""

BARGAINS: Final = frozenset(
    {"fear_plan", "invite", "share", "extras", "answer", "petition", "final_answer", "last_word", "prepare"}
)
"""Questions for which one has to know the Fear, the offers and how strong everybody is."""

_SIDES: Final = {"left": "Left of", "right": "Right of", "top": "Above", "bottom": "Below"}


def table_lines(view: View, names: Names) -> list[str]:
    """All that the owner of `view` may know."""
    lines = [*_turn(view, names), *_own(view), *_battle(view, names)]
    for seat in range(len(view.seats)):
        lines += told(names[seat], _seat(view, seat))
    walker = view.seat if view.looker is None else view.looker
    return [*lines, *_ways(view, walker, names), *_rows(view, names), *_spent(view)]


def at_hand(view: View, names: Names, kind: str) -> list[str]:
    """Where the one whose turn it is stands, or what a deal is about; at a vote all that was judged."""
    if kind in PLACES:
        return [_stands(view, view.seat, names), *_card(view)]
    if kind in BARGAINS:
        return [*_battle(view, names), *(_stands(view, seat, names) for seat in range(len(view.seats)))]
    if kind == "vote":
        return [line for seat in range(len(view.seats)) for line in _judged(view, seat, names)]
    return []


# --- the turn and one's own things


def _turn(view: View, names: Names) -> list[str]:
    head: list[str] = []
    if view.result is None:
        head = [f"Phase {view.phase}, turn {view.turn}: {names[view.seat]}'s turn.", *_card(view)]
        if view.again:
            head.append(f"{names[view.seat]} takes another turn after this one.")
    left = f"{counted(view.deck, 'action card')} left"
    tiles = f", {counted(view.tile_stack, 'zone tile')} to draw" if view.phase == 1 else ""
    return [*head, f"{left}{tiles}."]


def _card(view: View) -> list[str]:
    return [f"The action card: {_card_name(view.card)}."] if view.card in CARDS else []


def _card_name(card: Card) -> str:
    """ "Two Steps", without its triangles."""
    return fear_words(card) if card in FEARS else CARDS[card].name.lstrip("▲ ")


def _own(view: View) -> Iterator[str]:
    if view.looker is None:
        return
    me = view.seats[view.looker]
    if me.symbol is not None:
        yield f"Your Sacred Symbol: {SYMBOLS[me.symbol].name}."
    if me.hand:
        yield from told("Tiles in your hand", map(tile_name, me.hand))
    for number, card in enumerate(me.relic_cards or (), 1):
        when = ", once this turn is over" if card.fresh else ""
        yield from told(f"Your relic {number}, {relic_name(card.relic)}{when}", [_text(card.relic)])
    if view.known_cards:
        yield from told("You know the next action cards", map(_card_name, view.known_cards))


def _text(relic: str) -> str:
    return RELICS[relic].text.rstrip(".")


# --- the battle


def _battle(view: View, names: Names) -> Iterator[str]:
    battle = view.battle
    if battle is None:
        return
    yield f"{names[battle.drawer]} faces {fear_words(battle.fear)}, strength {battle.strength} with the die."
    yield f"It carries {counted(battle.booty, 'relic')}."
    for helper, offer in enumerate(battle.offers):
        if offer is not None:
            yield f"{names[helper]}, {offer.stand}: {terms_words(offer.terms)}."
    if battle.party:
        yield f"In the party: {people(battle.party, names)}."
    if battle.pledged:
        yield from told("Stones pledged", (f"{names[view.stones[c]]}'s on {c}" for c in battle.pledged))
    if battle.played:
        yield from told("Relics played", (f"{relic_name(r)} by {names[seat]}" for seat, r in battle.played))


# --- the seats


def _stands(view: View, seat: Seat, names: Names) -> str:
    who = view.seats[seat]
    where = "off the board" if who.monkle is None else f"on {place(view, who.monkle)}"
    stones = f"{counted(who.unplaced, 'stone')} to place, {len(view.stones_of(seat))} placed"
    return f"{names[seat]}: {where}; strength {who.wms}, {stones}, {counted(who.relics, 'relic')}."


def _seat(view: View, seat: Seat) -> Iterator[str]:
    """Everything that lies open before a seat, in a few words each."""
    who = view.seats[seat]
    yield "off the board" if who.monkle is None else f"on {_short_place(view, who.monkle)}"
    yield f"strength {who.wms}"
    yield f"{counted(who.unplaced, 'stone')} to place"
    if stones := view.stones_of(seat):
        yield f"stones on {listed([_short_place(view, cell) for cell in stones])}"
    if fears := [*map(_class_and_strength, who.fears), *(["the Canopic Jar"] if who.jar else [])]:
        yield f"captured {listed(fears)}"
    if who.hidden:
        yield counted(who.hidden, "face-down relic")
    for relic in who.shown:
        yield f"{relic_name(relic)} face up"
    if who.tiles:
        yield counted(who.tiles, "tile")
    if who.hex:
        yield f"the next Fear {who.hex} stronger"
    if view.revealed and who.symbol is not None:
        yield f"symbol {SYMBOLS[who.symbol].name}"
        yield f"Influence {who.influence}"
        lacks = _lacks(view, seat)
        yield f"lacks {lacks} for The Eye" if lacks else "may enter The Eye"


def _class_and_strength(fear: Card) -> str:
    """ "blue 6"."""
    facts = FEARS[fear]
    return f"{facts.fear_class} {facts.strength}"


def _lacks(view: View, seat: Seat) -> str:
    """What keeps the seat from The Eye; empty when nothing does."""
    needs = eye_needs(view, seat)
    lacks = [f"{needs.influence} more Influence"] if needs.influence else []
    if needs.fears:
        whole = needs.fears == len(needs.classes)
        classes = listed(needs.classes) if whole else " or ".join(needs.classes)
        lacks.insert(0, f"{counted(needs.fears, 'Fear')} ({classes})")
    return listed(lacks)


def _judged(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Symbol, Influence, and what keeps the seat from The Eye."""
    who, name = view.seats[seat], names[seat]
    if who.symbol is None or who.influence is None:
        return
    lacks = _lacks(view, seat)
    yield f"{name}'s symbol: {SYMBOLS[who.symbol].name}; Influence {who.influence}."
    yield f"For The Eye {name} lacks {lacks}." if lacks else f"{name} may enter The Eye."


# --- the pyramid


def _ways(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """What lies on each side of that seat's Monkle."""
    here = view.seats[seat].monkle
    if here is None or here == EYE:
        return
    for side in SIDES:
        beyond = NEIGHBOUR[here, side]
        what = "the edge" if beyond is None else _cell(view, beyond, names)
        barred = ", behind a wall" if beyond is not None and _walled(view, here, side) else ""
        yield from told(f"{_SIDES[side_name(here, side)]} {names[seat]}", [what + barred])


def _walled(view: View, cell: Cell, side: Side) -> bool:
    sides, levels = EDGE[cell, side]
    barred = (sides & ~view.pyramid.side_edges) | (levels & ~view.pyramid.level_edges)
    return bool(barred)


def _short_place(view: View, cell: Cell) -> str:
    """ "A4 Prism", "A2 neutral": a chamber by its symbol alone."""
    if cell == EYE:
        return "The Eye"
    facts = TILES[view.pyramid.tile(cell)]
    name = SYMBOLS[facts.symbol].name if facts.symbol else "neutral" if facts.chamber else facts.name
    return f"{cell} {name}"


def _cell(view: View, cell: Cell, names: Names) -> str:
    """ "A4 Prism (Bo's stone, Ann)", "B6 Wall at its right"."""
    if cell == EYE:
        return "G1 The Eye"
    if not BIT[cell] & view.pyramid.built:
        return f"{cell} empty"
    words = _short_place(view, cell)
    if (side := view.pyramid.wall(cell)) is not None:
        words += f" at its {side_name(cell, side)}"
    there = [names[seat] for seat, who in enumerate(view.seats) if who.monkle == cell]
    if (owner := view.stones.get(cell)) is not None:
        there.insert(0, f"{names[owner]}'s stone")
    return f"{words} ({', '.join(there)})" if there else words


def _rows(view: View, names: Names) -> Iterator[str]:
    """Row by row from the base; the upper ones, while nothing is built there, in one line."""
    bare: list[str] = []
    for row in ROWS[:-1]:
        cells = [cell for cell in CELLS if cell[0] == row]
        built = [_cell(view, cell, names) for cell in cells if BIT[cell] & view.pyramid.built]
        empty = [cell for cell in cells if not BIT[cell] & view.pyramid.built]
        if built:
            yield from told(f"Row {row}", [*built, *([f"empty {listed(empty)}"] if empty else [])])
        else:
            bare.append(row)
    if bare:
        yield f"Row{'s' * (len(bare) > 1)} {' to '.join(dict.fromkeys((bare[0], bare[-1])))}: empty."


# --- what is spent


def _spent(view: View) -> Iterator[str]:
    """What is out of play; the Fears among it are lost."""
    kinds = dict.fromkeys(view.discard)
    words = {card: _class_and_strength(card) if card in FEARS else _card_name(card) for card in kinds}
    yield from told("Cards turned over", (f"{view.discard.count(card)} {words[card]}" for card in kinds))
    used = [*map(relic_name, view.relic_discard)] or ["none"]
    yield from told("Relics used", [*used, f"{view.relic_deck} in their deck"])
