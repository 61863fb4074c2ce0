"""Pages over the board: the table, the row, the wakes, the contacts, one's own things."""

from zonegames.engine.telling import capital
from zonegames.games.exploration_warzone.components import CARD_NAMES, HEXES, RELICS
from zonegames.games.exploration_warzone.preview import recall_due
from zonegames.games.exploration_warzone.view import SeatView, View
from zonegames.games.exploration_warzone.words import STOCK_NAMES, sides_words
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.exploration_warzone.explain import (
    WIDTH,
    relic_needs,
    ship_words,
    war_deck_page,
)
from zonegames.tui.boards.exploration_warzone.pieces import areas_line
from zonegames.tui.boards.exploration_warzone.seats import relics_text
from zonegames.tui.boards.exploration_warzone.spending import price_of
from zonegames.tui.boards.exploration_warzone.telling import contact_line
from zonegames.tui.lines import Lines, pull, s, seat_name, wrap


def sheet(scene: Scene, name: str) -> Sheet | None:
    """A page by its name: "table", "row", "wakes" or "contacts"."""
    match name:
        case "table":
            return Sheet("the table", _table(scene))
        case "row":
            return Sheet("the row, old to new", _row(scene))
        case "wakes":
            return Sheet("the wakes: used hexes, face up", _wakes(scene))
        case "contacts":
            return Sheet("the contacts in order", _contacts(scene))
        case _:
            return None


def _table(scene: Scene) -> Lines:
    """All that lies open before each seat, and the race."""
    view: View = scene.view
    goal = view.options.vp_trigger
    lines: Lines = []
    for seat in view.seats:
        lines += _seat(scene, seat)
    lines += wrap(
        f"The game ends with two relics, at {goal} VP, when the frontier runs out ({view.deck} cards left), "
        "or with the last ship.",
        WIDTH,
        "muted",
    )
    return [*lines, [], *war_deck_page()]


def _seat(scene: Scene, seat: SeatView) -> Lines:
    view: View = scene.view
    first = "  first player" if seat.seat == view.first else ""
    stock = ", ".join(f"{STOCK_NAMES[r]} {seat.has(r)}" for r in "CETV")
    counts = f"War hexes {seat.war_count}, hand {seat.hand_count}, wake {len(seat.wake)}"
    lines: Lines = [
        [*seat_name(seat.seat, scene.names[seat.seat]), *s(first, "muted")],
        *_indented(ship_words(seat) if seat.alive else "destroyed", "text"),
        s(f"  {stock}"),
        s(f"  {counts}, relics: {relics_text(seat)}"),
        s(f"  score if it ended now: {seat.score}", "warning"),
    ]
    if seat.claim:
        lines.append(s(f"  has claimed {CARD_NAMES[seat.claim]}", "muted"))
    if scene.options is not None and scene.options.open_fleets:
        fleet = ", ".join(CARD_NAMES[h] + (" (used)" if h in seat.wake else "") for h in seat.fleet)
        lines += _indented(f"fleet: {fleet}", "muted")
    return [*lines, []]


def _indented(text: str, style: str) -> Lines:
    return [s("  ") + line for line in wrap(text, WIDTH - 2, style)]


def _row(scene: Scene) -> Lines:
    view: View = scene.view
    asked = scene.decision.seat if scene.decision is not None else None
    lines: Lines = []
    for number, card in enumerate(view.row, 1):
        price = price_of(asked, view, card)
        lines.append(pull(s(f"{number} {CARD_NAMES[card]}", "text bold"), s(price), WIDTH))
        if card in RELICS:
            lines += _indented(f"Relic: {relic_needs(card)}", "muted")
        else:
            lines.append([*s("  "), *areas_line(HEXES[card].facing[0], scene.glyphs)])
            lines += _indented(f"{capital(sides_words(card))}.", "muted")
    lines += [[], s(f"{view.deck} cards behind the row, {view.war_deck} in the War deck", "muted")]
    return lines


def _wakes(scene: Scene) -> Lines:
    lines: Lines = []
    view: View = scene.view
    for seat in view.seats:
        back = seat.wake and view.phase != "place" and recall_due(view, seat.seat)
        told = f"  hand {seat.hand_count}" + (", takes all of these back after this round" if back else "")
        lines.append([*seat_name(seat.seat, scene.names[seat.seat]), *s(told, "muted")])
        for card in seat.wake:
            lines.append([*s(f"  {CARD_NAMES[card]:<18}"), *areas_line(HEXES[card].facing[0], scene.glyphs)])
        if not seat.wake:
            lines.append(s("  no wake", "muted"))
        lines.append([])
    return [
        *lines,
        *wrap("Who has 0 or 1 hexes in hand at the end of a round takes its wake back.", WIDTH, "muted"),
    ]


def _contacts(scene: Scene) -> Lines:
    if not scene.view.contacts:
        return wrap(
            "The contacts are listed when step 4 begins; the Warzone shows their order.", WIDTH, "muted"
        )
    return [contact_line(scene, contact, WIDTH) for contact in scene.view.contacts]
