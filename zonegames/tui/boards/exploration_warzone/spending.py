"""Spending: the row of five, War hexes, repairs, or nothing."""

from typing import Any

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.actions import (
    BUY_HEX,
    BUY_WAR,
    CLAIM,
    PASS,
    REPAIR,
    BuyHex,
    BuyWar,
    Claim,
    Repair,
)
from zonegames.games.exploration_warzone.components import CARD_NAMES, HEXES, RELICS
from zonegames.games.exploration_warzone.preview import Amount, Offer, repair_offer, row_offers, war_offer
from zonegames.games.exploration_warzone.view import View
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.exploration_warzone.asking import Asking, Memory, asked_seat
from zonegames.tui.boards.exploration_warzone.pieces import area_chip, areas_line
from zonegames.tui.boards.exploration_warzone.texts import price_text
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, mark, pull, restyle, s, shorten
from zonegames.tui.spots import SpotId


def offer_action(offer: Offer) -> Any:
    """What taking a card of the row is called."""
    return CLAIM[offer.card] if offer.relic else BUY_HEX[offer.card]


def price_of(seat: Seat | None, view: View, card: str) -> str:
    """The price of a card, for a seat if one is asked, else as printed."""
    if card in RELICS:
        return price_text(RELICS[card].cost)
    if seat is None:
        return f"{HEXES[card].cost} C"
    return next(price_text(o.price) for o in row_offers(view, seat) if o.card == card)


def card_details(scene: Scene, card: str) -> Line:
    """The areas of an Action hex; what a relic requires and pays, and who has claimed it."""
    if card not in RELICS:
        return areas_line(HEXES[card].facing[0], scene.glyphs)
    relic = RELICS[card]
    line: Line = [*area_chip(relic.requires, scene.glyphs), (f" {relic.vp} VP", "text")]
    claimer = scene.view.claimed_by(card)
    if claimer is not None:
        line += [(" claimed by ", "muted"), mark(claimer)]
        worked = relic.requires in scene.view.seats[claimer].used
        line += s(", it worked" if worked else "", "success")
    return line


def row_lines(scene: Scene, width: int, height: int) -> Lines:
    """The row, oldest first, when nobody is asked to spend; with room, each card's second line too."""
    view: View = scene.view
    double = height >= 2 * len(view.row)
    lines: Lines = []
    for number, card in enumerate(view.row, 1):
        price = price_of(None, view, card)
        head: Line = [(f" {number} ", "muted"), (shorten(CARD_NAMES[card], width - len(price) - 5), "text")]
        if card in RELICS and not double and width > 28:
            head += [("  ", "text"), *area_chip(RELICS[card].requires, scene.glyphs, "done")]
            head.append((f" {RELICS[card].vp} VP", "muted"))
        claimer = view.claimed_by(card)
        if claimer is not None and not double:
            head += [(" ", "text"), mark(claimer)]
        lines.append(restyle(pull(head, s(f"{price} "), width), f"@row:{card}"))
        if double:
            lines.append(restyle([("   ", "text"), *card_details(scene, card)], f"@row:{card}"))
    return lines


class SpendAsking(Asking):
    """One purchase, repair or claim, or a pass."""

    enter = "buy"

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        """The first thing that can be paid; a pass is never the default."""
        wanted = [offer_action(o) for o in row_offers(scene.view, asked_seat(scene)) if o.open]
        others = [a for a in scene.legal if a != PASS]
        return next(iter([*wanted, *others]), None), Memory()

    def title(self, scene: Scene) -> str:
        return "step 2: spend once" if scene.width >= 120 else "row · spend once"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        view: View = scene.view
        seat = asked_seat(scene)
        rows: Lines = [_purse(view, seat), []] if height >= 22 else []
        for number, offer in enumerate(row_offers(view, seat), 1):
            rows += self._card(scene, number, offer, width)
            if height >= 22:
                rows.append([])
        buttons = self._buttons(scene, seat, width)
        if height > len(rows) + len(buttons):
            rows.append([])
        return [*rows, *buttons][:height]

    def _card(self, scene: Scene, number: int, offer: Offer, width: int) -> Lines:
        action = offer_action(offer)
        lit = scene.lit == action
        words = f"{' on panel' if lit else ''} @row:{offer.card}"
        ink = "text" if offer.open else "muted"
        name = shorten(CARD_NAMES[offer.card], width - 4 - len(price_text(offer.price)) - 2)
        digit = f"text bold underline{words}" if offer.open else f"muted{words}"
        head: Line = [
            ("▸" if lit else " " if offer.open else "✗", f"{'primary bold' if lit else 'muted'}{words}"),
            (str(number), digit),
            (f" {name}", f"{ink}{' bold' if lit else ''}{words}"),
        ]
        body: Line = [("   ", "text"), *card_details(scene, offer.card)]
        return [
            pull(head, s(f"{price_text(offer.price)} ", f"{ink}{words}"), width, f"text{words}"),
            restyle(body, f"@row:{offer.card}"),
        ]

    def _buttons(self, scene: Scene, seat: Seat, width: int) -> Lines:
        view: View = scene.view
        war = scene.lit.count if isinstance(scene.lit, BuyWar) else 0
        repair = scene.lit.amount if isinstance(scene.lit, Repair) else 0
        return [
            _button("w", "War hexes", war, war_offer(view, seat), "E", "offer:war", width),
            _button("e", "repair", repair, repair_offer(view, seat), "T", "offer:repair", width),
            _pass_button(scene.lit == PASS, width),
        ]

    def keys(self, scene: Scene) -> list[Command]:
        return [
            own_key("enter", "buy", "Buy, claim or repair what is lit."),
            own_key("digits", "card", "Light a card of the row.", shown="1-5"),
            own_key(
                "w", "War hexes", "War hexes, 1 Experience each; + and - or the arrows change the count."
            ),
            own_key("e", "repair", "Repair, 1 Technology a point; + and - or the arrows change the count."),
            own_key("0", "pass", "Spend nothing; press it twice."),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        view, seat = scene.view, asked_seat(scene)
        step = {"right": 1, "plus": 1, "equals_sign": 1, "left": -1, "minus": -1}.get(key)
        if step is not None and isinstance(scene.lit, BuyWar | Repair):
            return self._count(scene, step)
        if key in ("up", "down"):
            return self._walk(scene, 1 if key == "down" else -1)
        if key in ("w", "e"):
            return self._open_count(war_offer(view, seat) if key == "w" else repair_offer(view, seat), key)
        if key == "0":
            alone = len(scene.legal) == 1
            return Response(play=(PASS,)) if scene.lit == PASS or alone else Response(lit=PASS)
        if key.isdigit():
            return self._card_key(scene, int(key))
        if key == "enter" and scene.lit is None:
            return Response(said="Nothing can be paid: 0 passes.")
        return None

    def _count(self, scene: Scene, step: int) -> Response:
        view, seat = scene.view, asked_seat(scene)
        if isinstance(scene.lit, BuyWar):
            most, now, kind = war_offer(view, seat).most, scene.lit.count, BUY_WAR
        else:
            most, now, kind = repair_offer(view, seat).most, scene.lit.amount, REPAIR
        return Response(lit=kind[max(1, min(most, now + step)) - 1])

    def _open_count(self, offer: Amount, key: str) -> Response:
        if offer.refusal is not None:
            return Response(refuse=offer.refusal)
        return Response(lit=(BUY_WAR if key == "w" else REPAIR)[0])

    def _walk(self, scene: Scene, step: int) -> Response:
        """Cards, War hexes, repair, pass; counts are one stop."""
        offers = [offer_action(o) for o in row_offers(scene.view, asked_seat(scene)) if o.open]
        stops = [*offers, *(a for a in (BUY_WAR[0], REPAIR[0], PASS) if a in scene.legal)]
        lit = (
            BUY_WAR[0]
            if isinstance(scene.lit, BuyWar)
            else REPAIR[0]
            if isinstance(scene.lit, Repair)
            else scene.lit
        )
        at = stops.index(lit) if lit in stops else -step
        return Response(lit=stops[(at + step) % len(stops)])

    def _card_key(self, scene: Scene, number: int) -> Response:
        offers = row_offers(scene.view, asked_seat(scene))
        if number > len(offers):
            return Response()
        offer = offers[number - 1]
        if offer.open:
            return Response(lit=offer_action(offer))
        return Response(refuse=offer.refusal)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, what = spot.partition(":")
        if kind == "row":
            for offer in row_offers(scene.view, asked_seat(scene)):
                if offer.card == what and not offer.open:
                    return Response(refuse=offer.refusal)
        if spot in ("offer:war", "offer:repair") and not isinstance(scene.lit, BuyWar | Repair):
            return self.press(scene, "w" if spot == "offer:war" else "e")
        return None

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        match action:
            case BuyHex(card) | Claim(card):
                return (f"row:{card}",)
            case BuyWar():
                return ("offer:war",)
            case Repair():
                return ("offer:repair",)
            case _:
                return ("offer:pass",)


def _purse(view: View, seat: Seat) -> Line:
    line: Line = s(" you have", "muted")
    for resource in ("C", "E", "T"):
        line += [(f"  {resource} ", "muted"), (str(view.seats[seat].has(resource)), "text bold")]
    return line


def _button(key: str, label: str, count: int, offer: Amount, unit: str, spot: str, width: int) -> Line:
    """ "▸w War hexes  - 2 +     2 E"; closed ones say so."""
    words = f"{' on panel' if count else ''} @{spot}"
    if offer.refusal is not None:
        return pull(s(f"✗{key} {label}", f"muted @{spot}"), s(f"1 {unit} each ", f"muted @{spot}"), width)
    left: Line = [
        ("▸" if count else " ", f"primary bold{words}"),
        (key, f"text bold underline{words}"),
        (f" {label} ", f"text{' bold' if count else ''}{words}"),
    ]
    if count:
        left += [(" - ", "text bold on panel @key:minus"), (str(count), f"text bold{words}")]
        left += [(" + ", "text bold on panel @key:plus")]
        return pull(left, s(f"{count} {unit} ", f"text{words}"), width, f"text{words}")
    return pull(left, s(f"1 {unit} each ", f"muted{words}"), width, f"text{words}")


def _pass_button(lit: bool, width: int) -> Line:
    words = f"{' on panel' if lit else ''} @offer:pass"
    line: Line = [
        ("▸" if lit else " ", f"primary bold{words}"),
        ("0", f"text bold underline{words}"),
        (" pass", f"text{' bold' if lit else ''}{words}"),
    ]
    return pull(line, [], width, f"text{words}")
