"""What anything on the screen is: one line for a click, a page for inspecting."""

from typing import Final

from zonegames.games.exploration_warzone.components import (
    CARD_NAMES,
    GLOBALS,
    HEXES,
    RELICS,
    SHIPS,
    WAR_POWER,
)
from zonegames.games.exploration_warzone.preview import story
from zonegames.games.exploration_warzone.view import LaidView, SeatView, View
from zonegames.games.exploration_warzone.words import EFFECT_NAMES, area_explained, tokens
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.exploration_warzone.field import Trial
from zonegames.tui.boards.exploration_warzone.pieces import area_chip
from zonegames.tui.boards.exploration_warzone.telling import why
from zonegames.tui.boards.exploration_warzone.texts import DIRECTIONS, price_text
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Lines, s, seat_name, wrap

WIDTH: Final = 66

RELIC_RULE: Final = "Its points count at the end. You pay now; if the effect fails, the price comes back."


def explain(scene: Scene, spot: str, trial: Trial | None) -> str:
    """One line about the thing at a spot; empty when there is nothing to tell."""
    view: View = scene.view
    kind, _, rest = spot.partition(":")
    match kind:
        case "side":
            berth, direction = rest.split(":")
            area = _area(view, int(berth), int(direction), trial)
            return area_explained(area) if area else ""
        case "berth":
            return _berth(scene, int(rest), trial)
        case "seat":
            return f"{scene.names[int(rest)]}: {ship_words(view.seats[int(rest)])}"
        case "row":
            return card_words(rest)
        case "war":
            return war_words(rest)
        case "contact":
            contact = next((c for c in view.contacts if c.number == int(rest)), None)
            return why(contact, scene.names) if contact is not None else "A contact: it is fought in step 4."
        case _:
            return ""


def _area(view: View, berth: int, direction: int, trial: Trial | None) -> str | None:
    if trial is not None and trial.berth == berth:
        return HEXES[trial.hex].facing[trial.rotation][direction]
    laid = view.at(berth)
    return laid.area(direction) if laid is not None else None


def _berth(scene: Scene, berth: int, trial: Trial | None) -> str:
    view: View = scene.view
    if trial is not None and trial.berth == berth:
        return card_words(trial.hex)
    laid = view.at(berth)
    if laid is None:
        return (
            "A free flank: ONE MORE HEX may lie here." if berth >= view.layout.mains else "Nothing lies here."
        )
    if laid.hex is None:
        return f"{scene.names[laid.seat]}'s hex, face down until step 3."
    return card_words(laid.hex)


def ship_words(seat: SeatView) -> str:
    """ "Lance, hull 6 of 9. Combats you start: ..."."""
    ship = SHIPS[seat.ship]
    return f"{ship.name}, hull {seat.hp} of {seat.max_hp}. {ship.text}"


def war_words(card: str) -> str:
    """A War hex in a sentence."""
    return f"{CARD_NAMES[card]}: adds {WAR_POWER[card]} to your power in one combat, then it is discarded."


def relic_needs(relic: str) -> str:
    """ "3 Victory Points, if your STEAL works this round."."""
    card = RELICS[relic]
    return f"{tokens(card.vp, 'V')}, if your {EFFECT_NAMES[card.requires]} works this round."


def card_words(card: str) -> str:
    """A hex or a relic in a sentence."""
    if card in RELICS:
        return f"{CARD_NAMES[card]}, relic for {price_text(RELICS[card].cost)}: {relic_needs(card)}"
    hex_ = HEXES[card]
    price = "Starter hex" if hex_.starter else f"{tokens(hex_.cost, 'C')} as printed"
    return f"{hex_.name}, {price}."


# --- pages


def hex_page(card: str, rotation: int, glyphs: Glyphs) -> Lines:
    """Each area of a hex with where it looks and what it does."""
    lines: Lines = wrap(card_words(card), WIDTH, "muted")
    for direction, area in enumerate(HEXES[card].facing[rotation]):
        told = wrap(area_explained(area), WIDTH - 9)
        head = [(f" {DIRECTIONS[direction]:<3}", "muted"), *area_chip(area, glyphs), ("   ", "text")]
        lines.append([*head, *told[0]])
        lines += [[*s(" " * 9), *line] for line in told[1:]]
    return lines


def card_page(card: str, glyphs: Glyphs) -> Sheet:
    """A card of row or hand."""
    if card in RELICS:
        return Sheet(CARD_NAMES[card], wrap(f"{card_words(card)} {RELIC_RULE}", WIDTH))
    if card in WAR_POWER:
        return Sheet(CARD_NAMES[card], wrap(war_words(card), WIDTH))
    return Sheet(CARD_NAMES[card], hex_page(card, 0, glyphs))


def warzone_page(scene: Scene) -> Sheet:
    """Everything that lies in the Warzone."""
    view: View = scene.view
    lines: Lines = []
    for laid in view.laid:
        lines += _laid(scene, laid)
    for contact in view.contacts:
        told = story(contact)
        lines += wrap(
            f"{contact.number}. {why(contact, scene.names)}", WIDTH, "muted" if told.acts else "text"
        )
    return Sheet("the Warzone", lines or [s("Nothing lies in the Warzone yet.", "muted")])


def _laid(scene: Scene, laid: LaidView) -> Lines:
    head = [*seat_name(laid.seat, scene.names[laid.seat])]
    if laid.hex is None or laid.rotation is None:
        return [[*head, *s("  a hex, face down", "muted")], []]
    return [
        [*head, *s(f"  {CARD_NAMES[laid.hex]}", "text bold")],
        *hex_page(laid.hex, laid.rotation, scene.glyphs),
        [],
    ]


def war_deck_page() -> Lines:
    """What the War deck holds."""
    lines = [line for card in WAR_POWER for line in wrap(war_words(card), WIDTH)]
    for card, text in GLOBALS.items():
        lines += wrap(f"{CARD_NAMES[card]}, Global card: {text}", WIDTH, "muted")
    return lines
