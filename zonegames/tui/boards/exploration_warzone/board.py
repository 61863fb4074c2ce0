"""Exploration: Warzone on the screen: template, keys, covers."""

from collections.abc import Sequence
from typing import Any, Final

from zonegames.engine.events import Event
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.exploration_warzone.actions import BuyHex, Claim, DiscardHex, DiscardWar, PickHex, Ready
from zonegames.games.exploration_warzone.components import CARD_NAMES, HEXES
from zonegames.games.exploration_warzone.preview import open_answers
from zonegames.games.exploration_warzone.view import View
from zonegames.games.exploration_warzone.words import war_hexes
from zonegames.tui.board import Board, OpenAnswer, Pace, Response, Scene, Sheet, own_key
from zonegames.tui.boards.exploration_warzone import committing, motion, sheets
from zonegames.tui.boards.exploration_warzone.asking import (
    Asking,
    GiveUpAsking,
    StarterAsking,
    StealAsking,
    TradeAsking,
)
from zonegames.tui.boards.exploration_warzone.committing import CommitAsking
from zonegames.tui.boards.exploration_warzone.explain import card_page, explain, warzone_page
from zonegames.tui.boards.exploration_warzone.field import Field, Trial
from zonegames.tui.boards.exploration_warzone.pieces import areas_line, triangle
from zonegames.tui.boards.exploration_warzone.placing import BerthAsking, HexAsking, TurnAsking
from zonegames.tui.boards.exploration_warzone.seats import paint_seats
from zonegames.tui.boards.exploration_warzone.spending import SpendAsking, row_lines
from zonegames.tui.boards.exploration_warzone.telling import contact_list, idle, own_things
from zonegames.tui.boards.exploration_warzone.texts import LEGEND, SHORT_LEGEND, STEPS
from zonegames.tui.commands import Command
from zonegames.tui.lines import Box, Line, Lines, fit, mark, s, shorten
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

_ASKING: Final[dict[str, Asking]] = {
    "place_hex": HexAsking(),
    "place_rotation": TurnAsking(),
    "spend": SpendAsking(),
    "starter_area": StarterAsking(),
    "trade": TradeAsking(),
    "more_hex": HexAsking(),
    "more_berth": BerthAsking(),
    "more_rotation": TurnAsking(),
    "steal": StealAsking(),
    "commit": CommitAsking(),
    "war_overflow": GiveUpAsking(),
    "discard": GiveUpAsking(),
}

WIDE_FIELD: Final = 26
"""The rows of the Warzone's panel that large hexes fill."""

SMALL_FIELD: Final = 16
"""The rows that small hexes fill."""


class WarzoneBoard(Board):
    """Seats above, the Warzone at the left, the decision and what belongs to it at the right."""

    drafts = frozenset({"place_hex", "place_rotation"})

    # --- looks

    def title(self, scene: Scene) -> Line:
        view: View = scene.view
        line: Line = [(f"round {max(view.round, 1)}", "muted")]
        now = "warzone" if view.phase == "end" else view.phase
        if not scene.wide:
            number = next(n for n, (phase, _) in enumerate(STEPS, 1) if phase == now)
            return [
                *line,
                ("  first: ", "muted"),
                mark(view.first),
                (f"  {number} {now}", "text bold"),
            ]
        line.append(("   ", "text"))
        for number, (phase, name) in enumerate(STEPS, 1):
            line.append((f" {number} {name} ", "text bold" if phase == now else "muted"))
        return line

    def paint(self, scene: Scene) -> Lines:
        surface = Surface(scene.width, scene.height)
        top = paint_seats(surface, scene)
        rows = self._field_rows(scene, scene.height - top)
        left = scene.width - (37 if scene.wide else 27)
        self._warzone(surface, Box(0, top, left, rows), scene)
        gap = 1 if scene.wide else 0
        self._side(surface, Box(left + gap, top, scene.width - left - gap, rows), scene)
        for row, entry in enumerate(
            reversed(scene.log[-(scene.height - top - rows) :] if scene.height > top + rows else ())
        ):
            text = shorten(entry.text, scene.width - 3)
            surface.put(2, top + rows + row, text, "muted" if row else "text")
        return surface.lines()

    def _field_rows(self, scene: Scene, room: int) -> int:
        """The field's panel; what it does not need is the log's, a few lines at most."""
        need = WIDE_FIELD if scene.wide else SMALL_FIELD
        return max(need, room - 3) if room > need else room

    def _warzone(self, surface: Surface, box: Box, scene: Scene) -> None:
        legend = LEGEND if scene.wide else SHORT_LEGEND
        surface.panel(box, "warzone", foot=legend[scene.view.phase])
        inside = Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
        Field(surface, inside, scene, self._trial(scene)).paint()

    def _side(self, surface: Surface, box: Box, scene: Scene) -> None:
        """The decision, the order of contacts, the row: as much as the step needs."""
        view: View = scene.view
        lower: list[tuple[str, int]] = []
        fighting = view.phase in ("warzone", "end")
        if fighting and scene.wide:
            lower.append(("contacts", min(len(view.contacts), 6) + 2))
        asks = scene.decision is not None
        if view.phase != "spend" and (scene.wide or fighting or not asks):
            lower.append(("row", len(view.row) + 2))
        y = box.y + box.height
        for name, height in reversed(lower):
            y -= height
            part = Box(box.x, y, box.width, height)
            (self._contacts if name == "contacts" else self._row)(surface, part, scene)
        self._asked(surface, Box(box.x, box.y, box.width, y - box.y), scene)

    def _asked(self, surface: Surface, box: Box, scene: Scene) -> None:
        asking = self._asking(scene)
        foot = triangle(scene.glyphs)
        width, height = box.width - 2, box.height - 2
        if asking is not None:
            surface.panel(box, asking.title(scene), foot=foot, lit=True)
            own = self._own(scene, width, height) if not asking.shows_own else []
            lines = asking.lines(scene, width, height - len(own))
            lines += [*([[]] * (height - len(own) - len(lines))), *own]
        elif scene.view.phase == "spend" and scene.looker is None:
            surface.panel(box, "row, old to new", foot=self._decks(scene))
            lines = [*row_lines(scene, width, 10), [], *idle(scene, width, height - 11)]
        else:
            surface.panel(box, self._idle_title(scene), foot=foot)
            lines = self._idle(scene, width, height)
        surface.paste(box.x + 1, box.y + 1, [fit(line, width) for line in lines[:height]])

    def _own(self, scene: Scene, width: int, height: int) -> Lines:
        """What only the looker may see, at the foot of a question that does not need it."""
        if scene.looker is None:
            return []
        hand = ", ".join(CARD_NAMES[card] for card in scene.view.me.hand or ()) or "empty"
        roomy = height >= 20
        return [*([s(shorten(f" hand: {hand}", width))] if roomy else []), own_things(scene, width)]

    def _idle_title(self, scene: Scene) -> str:
        now = scene.view.now()
        if scene.view.resolving:
            return CARD_NAMES[scene.view.resolving]
        if scene.view.phase == "warzone" and now is not None:
            return f"contact {now.number} of {len(scene.view.contacts)}"
        return "what happens"

    def _idle(self, scene: Scene, width: int, height: int) -> Lines:
        """What goes on, and the looker's own cards under it."""
        own: Lines = [] if scene.looker is None else [own_things(scene, width)]
        contacts_first = scene.view.contacts and not scene.wide
        if scene.looker is not None and scene.view.me.hand is not None and not contacts_first:
            own = [s(f" {scene.names[scene.looker]}'s hand", "text bold")]
            for card in scene.view.me.hand:
                own.append([(f"  {shorten(CARD_NAMES[card], width - 4)}", f"text @card:{card}")])
                if height >= 12:
                    own.append([("   ", "text"), *areas_line(HEXES[card].facing[0], scene.glyphs)])
            own = [*own[: max(2, height // 2 - 1)], own_things(scene, width)]
        told = idle(scene, width, height - len(own))
        return [*told, *([[]] * (height - len(told) - len(own))), *own]

    def _contacts(self, surface: Surface, box: Box, scene: Scene) -> None:
        surface.panel(box, "order of contacts")
        surface.paste(box.x + 1, box.y + 1, contact_list(scene, box.width - 2, box.height - 2))

    def _row(self, surface: Surface, box: Box, scene: Scene) -> None:
        surface.panel(box, "row, old to new", foot=self._decks(scene))
        surface.paste(box.x + 1, box.y + 1, row_lines(scene, box.width - 2, box.height - 2))

    def _decks(self, scene: Scene) -> str:
        return f"{scene.view.deck} left · war {scene.view.war_deck}"

    # --- the question of who looks

    def _asking(self, scene: Scene) -> Asking | None:
        decision = scene.decision
        if decision is None or decision.seat == TABLE or not decision.legal:
            return None
        return _ASKING.get(decision.kind)

    def _trial(self, scene: Scene) -> Trial | None:
        asking = self._asking(scene)
        return asking.trial(scene) if asking is not None else None

    def tentative(self, scene: Scene) -> Scene:
        return committing.tentative(scene) if isinstance(self._asking(scene), CommitAsking) else scene

    def open(self, scene: Scene) -> tuple[Any, Any]:
        asking = self._asking(scene)
        return asking.open(scene) if asking is not None else (None, None)

    def suggested(self, scene: Scene, action: Any) -> Response:
        return self.pointing(scene, (action,))

    def pointing(self, scene: Scene, course: Sequence[Any]) -> Response:
        if isinstance(self._asking(scene), CommitAsking):
            return committing.pointing(scene, course)
        return Response(lit=course[0])

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        asking = self._asking(scene)
        return asking.spots_of(scene, action) if asking is not None else ()

    def keys(self, scene: Scene) -> Sequence[Command]:
        asking = self._asking(scene)
        keys = asking.keys(scene) if asking is not None else []
        return [
            *keys,
            own_key("k", "wakes", "The used hexes of every seat, face up."),
            own_key("o", "row" if not scene.wide else "", "The row of five with every card explained."),
            own_key(
                "c",
                "contacts" if scene.view.contacts and not scene.wide else "",
                "The contacts in the order of their resolution.",
            ),
        ]

    def press(self, scene: Scene, key: str) -> Response:
        if key in _SHEETS:
            return Response(sheet=_SHEETS[key])
        asking = self._asking(scene)
        answer = asking.press(scene, key) if asking is not None else None
        return super().press(scene, key) if answer is None else answer

    def click(self, scene: Scene, spot: SpotId) -> Response:
        asking = self._asking(scene)
        answer = asking.click(scene, spot) if asking is not None else None
        if answer is not None:
            return answer
        answer = super().click(scene, spot)
        if answer != Response():
            return answer
        told = self.explain(scene, spot)
        return Response(said=told) if told else Response()

    def wheel(self, scene: Scene, spot: SpotId, by: int) -> Response:
        """The wheel turns the hex in hand; elsewhere it walks the list."""
        if self._trial(scene) is not None and not spot.startswith("choice:"):
            return self.press(scene, "right" if by > 0 else "left")
        return super().wheel(scene, spot, by)

    # --- pages

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return sheets.sheet(scene, name)

    def explain(self, scene: Scene, spot: SpotId) -> str:
        return explain(scene, spot, self._trial(scene))

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        kind, _, rest = (spot or "").partition(":")
        if kind in ("row", "war", "card"):
            return card_page(rest, scene.glyphs)
        if kind == "seat":
            return sheets.sheet(scene, "table")
        match scene.lit if kind in ("", "choice") else None:
            case PickHex(card) | BuyHex(card) | Claim(card) | DiscardHex(card) | DiscardWar(card):
                return card_page(card, scene.glyphs)
            case Ready():
                return card_page(scene.pick.card, scene.glyphs)
            case _:
                return warzone_page(scene)

    # --- covers

    def open_answers(self, scene: Scene) -> Sequence[OpenAnswer]:
        """The last to commit may use none, a Rift victim give up an open hex, without looking (EW-R44)."""
        answers: list[OpenAnswer] = []
        for action in open_answers(scene.view):
            if isinstance(action, DiscardHex):
                wake = scene.view.seats[scene.view.question.seat].wake
                where = "wake" if action.hex in wake else "hand"
                answers.append(OpenAnswer(action, CARD_NAMES[action.hex], f"gives it up, from the {where}"))
            else:
                answers.append(OpenAnswer(action, "use none", "uses no War hex", key="n"))
        return answers

    def cover_note(self, scene: Scene) -> str:
        """Why the keyboard changes hands, from what lies open."""
        view: View = scene.view
        question = view.question
        if question is None:
            return ""
        match question.kind:
            case "place":
                return f"Round {view.round}: lay a hex face down."
            case "commit" if view.combat is not None:
                side = view.combat.side(question.seat)
                other = view.combat.defender if side is view.combat.attacker else view.combat.attacker
                base = f"{side.base} against {other.base}"
                return f"Combat with {scene.names[other.seat]}: {base}; you hold {war_hexes(side.war_count)}."
            case "discard":
                return f"{CARD_NAMES[view.resolving or 'rift']}: give up one card."
            case "war_overflow":
                return "Five War hexes are one too many."
            case _:
                return ""

    # --- motion

    def pace(self, event: Event) -> Pace:
        return motion.pace(event)

    def holding(self, scene: Scene) -> str:
        return motion.holding(scene.show.event if scene.show is not None else None)

    def trace(self, event: Event) -> tuple[SpotId, ...]:
        return motion.traced(event)

    def log_seat(self, event: Event) -> Seat | None:
        return motion.doer(event)


_SHEETS: Final = {"k": "wakes", "o": "row", "c": "contacts"}

BOARD: Final = WarzoneBoard()
