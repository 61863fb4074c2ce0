"""Committing War hexes to a combat: put in and take back freely, then ready."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from rich.cells import cell_len

from zonegames.games.exploration_warzone.actions import ADD_WAR, READY, AddWar
from zonegames.games.exploration_warzone.components import CARD_NAMES, WAR_POWER
from zonegames.games.exploration_warzone.preview import strength
from zonegames.games.exploration_warzone.view import CombatView, View
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.exploration_warzone.asking import Asking, Memory, asked_seat, memory
from zonegames.tui.boards.exploration_warzone.telling import contact_told
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, fit, pull, s, seat_name, shorten
from zonegames.tui.spots import SpotId


def tentative(scene: Scene) -> Scene:
    """The scene as if the War hexes put in so far were committed already."""
    view: View = scene.view
    cards = memory(scene).cards
    if view.combat is None or not cards:
        return scene
    seat = asked_seat(scene)
    side = view.combat.side(seat)
    side = replace(side, cards=(*(side.cards or ()), *cards))
    attacks = seat == view.combat.attacker.seat
    combat = CombatView(side, view.combat.defender) if attacks else CombatView(view.combat.attacker, side)
    return replace(scene, view=replace(view, combat=combat))


def pointing(scene: Scene, course: Sequence[Any]) -> Response:
    """The War hexes that these actions begin with, put in."""
    cards = tuple(action.card for action in takewhile(lambda a: isinstance(a, AddWar), course))
    known = memory(scene)
    return Response(lit=READY, pick=replace(known, card=cards[-1] if cards else known.card, cards=cards))


class CommitAsking(Asking):
    """Each kind of War hex in hand with how many are in; the power they make."""

    enter = "ready"
    shows_own = True

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        kinds = self._held(scene)
        return READY, Memory(card=next(iter(kinds), ""))

    def _held(self, scene: Scene) -> dict[str, int]:
        """By kind, the War hexes that may still go in."""
        seat = asked_seat(scene)
        left = list(scene.view.seats[seat].war or ())
        for card in scene.view.combat.side(seat).cards or ():
            left.remove(card)
        return {card: left.count(card) for card in WAR_POWER if card in left}

    def title(self, scene: Scene) -> str:
        now = scene.view.now()
        return f"combat, contact {now.number} of {len(scene.view.contacts)}" if now is not None else "combat"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        held, known = self._held(scene), memory(scene)
        # Besides the kinds, both powers and Enter need a line each, and so does the heading if it can.
        rows = contact_told(scene, width, max(2, height - len(held) - 4))
        if height - len(rows) - len(held) > 5:
            rows.append([])
        if height - len(rows) - len(held) > 3:
            rows.append(s(" Put in War hexes:", "text bold"))
        rows += [self._kind(card, count, known, width) for card, count in held.items()]
        if height - len(rows) > 3:
            rows.append([])
        rows += self._powers(scene, width)
        rows.append(
            [("  Enter ", "background on primary bold @key:enter"), (" ready  ", "text bold @key:enter")]
        )
        return rows

    def _kind(self, card: str, count: int, known: Memory, width: int) -> Line:
        lit = card == known.card
        ground = " on panel" if lit else ""
        words = f"{ground} @war:{card}"
        number = str(list(WAR_POWER).index(card) + 1)
        inside = known.cards.count(card)
        left: Line = [
            ("▸" if lit else " ", f"primary bold{words}"),
            (number, f"text bold underline{words}"),
            (f" {CARD_NAMES[card]:<6}", f"text{' bold' if lit else ''}{words}"),
            ("▲" * WAR_POWER[card], f"warning{words}"),
        ]
        right: Line = [
            (" - ", f"text bold{ground} @less:{card}"),
            (f"{inside} of {count}", f"text bold{words}"),
            (" + ", f"text bold{ground} @more:{card}"),
        ]
        return pull(left, right, width, f"text{words}")

    def _powers(self, scene: Scene, width: int) -> Lines:
        seen = tentative(scene)
        combat: CombatView = seen.view.combat
        rows: Lines = []
        sides = (combat.attacker, combat.defender)
        longest = max(cell_len(scene.names[side.seat]) for side in sides)
        for side in sides:
            power = strength(seen.view, side.seat)
            hidden = f" + {side.war_count} hidden" if power.committed is None and side.war_count else ""
            word = "power " if width > 30 and power.least < 10 else ""
            total = f"{word}{power.least}{hidden}"
            meter = ("▮" * power.least, "warning") if power.committed is not None else ("", "text")
            room = min(longest, width - len(total) - len(meter[0]) - 5)
            name = fit(seat_name(side.seat, shorten(scene.names[side.seat], room)), room + 2)
            rows.append(pull([(" ", "text"), *name, (" ", "text"), meter], s(f"{total} "), width))
        return rows

    def keys(self, scene: Scene) -> list[Command]:
        return [
            own_key("enter", "ready", "Fight with what is put in, no undo."),
            own_key("plus", "put in", "Put in one more of the lit kind (→ and its digit too).", shown="+"),
            own_key("minus", "take back", "Take one of the lit kind back (← too).", shown="-"),
            own_key("n", "none", "Use no War hex."),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        held, known = self._held(scene), memory(scene)
        if key in ("up", "down"):
            kinds = list(held)
            at = kinds.index(known.card) + (1 if key == "down" else -1)
            return Response(pick=replace(known, card=kinds[at % len(kinds)]))
        if key in ("plus", "equals_sign", "right"):
            return self._more(scene, known.card)
        if key in ("minus", "left"):
            return self._less(scene, known.card)
        if key.isdigit() and 1 <= int(key) <= len(WAR_POWER):
            return self._more(scene, list(WAR_POWER)[int(key) - 1])
        if key == "escape" and known.cards:
            return Response(pick=replace(known, cards=known.cards[:-1]))
        if key == "n":
            return self._none(known)
        return self._ready(scene) if key == "enter" else None

    def _none(self, known: Memory) -> Response:
        if known.cards:
            return Response(pick=replace(known, cards=()), said="All taken back. Once more n uses none.")
        return Response(play=(READY,))

    def _more(self, scene: Scene, card: str) -> Response:
        known, held = memory(scene), self._held(scene)
        if known.cards.count(card) >= held.get(card, 0):
            return Response(said=f"You hold no further {CARD_NAMES[card]}.")
        return Response(pick=replace(known, card=card, cards=(*known.cards, card)), lit=READY)

    def _less(self, scene: Scene, card: str) -> Response:
        known = memory(scene)
        if card not in known.cards:
            return Response(said=f"No {CARD_NAMES[card]} is put in." if card else "")
        cards = list(known.cards)
        cards.remove(card)
        return Response(pick=replace(known, card=card, cards=tuple(cards)), lit=READY)

    def _ready(self, scene: Scene) -> Response:
        """All that is put in, as one; who puts in everything is ready by it."""
        cards = memory(scene).cards
        all_in = len(cards) == sum(self._held(scene).values())
        actions: list[AddWar | Any] = [ADD_WAR[card] for card in cards]
        return Response(play=tuple(actions if all_in else [*actions, READY]))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, card = spot.partition(":")
        if kind in ("war", "more"):
            return self._more(scene, card)
        return self._less(scene, card) if kind == "less" else None
