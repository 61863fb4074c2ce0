"""How a kind of question is shown and handled; the plain lists."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.actions import SKIP, DiscardHex, DiscardWar, Steal, TakeArea
from zonegames.games.exploration_warzone.components import (
    CARD_NAMES,
    HEXES,
    WAR_POWER,
    Resource,
    area_resource,
)
from zonegames.games.exploration_warzone.preview import thefts
from zonegames.games.exploration_warzone.view import View
from zonegames.games.exploration_warzone.words import RESOURCE_NAMES, STOCK_NAMES, trade_words
from zonegames.tui.board import Response, Scene, choice_spot, own_key
from zonegames.tui.boards.exploration_warzone.field import Trial
from zonegames.tui.boards.exploration_warzone.telling import contact_told
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.lines import Line, Lines, pull, s, shorten, wrap
from zonegames.tui.spots import SpotId


@dataclass(frozen=True, slots=True)
class Memory:
    """What the board remembers while a question is open."""

    hex: str = ""
    """The hex taken up last."""

    rotation: int = 0
    """How the hex in hand is turned."""

    cards: tuple[str, ...] = ()
    """War hexes put in so far, not yet committed."""

    card: str = ""
    """The kind of War hex under the cursor."""


def memory(scene: Scene) -> Memory:
    """The board's memory of this question."""
    return scene.pick if isinstance(scene.pick, Memory) else Memory()


class Asking:
    """One kind of question.  `press` and `click` return None where the common ways of a board do."""

    enter: str = "take"
    """What Enter does, for the footer."""

    shows_own: bool = False
    """Its lines name the looker's War hexes themselves."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        return (scene.legal[0] if scene.legal else None), memory(scene)

    def title(self, scene: Scene) -> str:
        return "choose"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        """The inside of the panel of this question."""
        raise NotImplementedError

    def keys(self, scene: Scene) -> list[Command]:
        digits = digits_up_to(len(scene.legal))
        return [
            own_key("enter", self.enter),
            own_key("digits", "choose", "Light the numbered answer.", shown=digits),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        return None

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        return None

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        return ()

    def trial(self, scene: Scene) -> Trial | None:
        """The hex that is being tried on the board."""
        return None


# --- rows of a list


def choice_line(scene: Scene, action: Any, label: str, right: Line, width: int, key: str = "") -> Line:
    """One answer: "▸3 Victory Point   VP 9 ▸ 8"; it is its own spot."""
    lit = action == scene.lit
    words = f"{' on panel' if lit else ''} @{choice_spot(scene, action)}"
    number = scene.legal.index(action) + 1
    digit = key or (str(number) if number <= 9 else " ")
    head: Line = [
        ("▸" if lit else " ", f"primary bold{words}"),
        (digit, f"text bold underline{words}" if digit != " " else f"muted{words}"),
        (f" {label}", f"text{' bold' if lit else ''}{words}"),
    ]
    tail: Line = [(text, f"{style}{words}") for text, style in right]
    return pull(head, tail, width, f"text{words}")


def closed_line(label: str, why: str, width: int, spot: str = "") -> Line:
    """Something that cannot be chosen, with the reason."""
    where = f" @{spot}" if spot else ""
    return pull(s(f" ✗ {label}", f"muted{where}"), s(why, f"muted{where}"), width)


def window(blocks: Sequence[Lines], at: int, height: int, width: int) -> Lines:
    """As many blocks round the lit one as fit; the ends say how many lie beyond."""
    size = max((len(block) for block in blocks), default=1)
    if len(blocks) * size <= height:
        return [line for block in blocks for line in block]
    room = max(1, (height - 2) // size)
    top = max(0, min(at - room // 2, len(blocks) - room))
    below = len(blocks) - top - room
    shown = [line for block in blocks[top : top + room] for line in block]
    return [_more("▲", top, width), *shown, _more("▼", below, width)]


def _more(arrow: str, count: int, width: int) -> Line:
    return pull([], s(f"{arrow} {count} more ", "muted") if count else [], width)


# --- lists


class StealAsking(Asking):
    """One token of the victim."""

    def title(self, scene: Scene) -> str:
        now = scene.view.now()
        return f"contact {now.number} of {len(scene.view.contacts)}" if now is not None else "steal"

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        return scene.legal[-1], Memory()  # a Victory Point if there is one

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        view: View = scene.view
        question = view.question
        assert question is not None
        rows = contact_told(scene, width, max(2, height - 5))
        if height - len(rows) > 6:
            rows.append([])
        rows.append(s(f" Take 1 from {shorten(scene.names[question.victim], width - 14)}:", "text bold"))
        for theft in thefts(view, question.seat, question.victim):
            name = RESOURCE_NAMES[theft.resource]
            if theft.refusal is None:
                action = next(a for a in scene.legal if isinstance(a, Steal) and a.resource == theft.resource)
                before, after = theft.victim
                rows.append(choice_line(scene, action, name, s(f"{before} ▸ {after} "), width))
            else:
                why = _why_closed(theft.resource, view, width - len(name) - 3)
                rows.append(closed_line(name, why, width, f"theft:{theft.resource}"))
        return rows

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, resource = spot.partition(":")
        if kind != "theft":
            return None
        question = scene.view.question
        refused = {t.resource: t.refusal for t in thefts(scene.view, question.seat, question.victim)}
        return Response(refuse=refused.get(resource))  # type: ignore[call-overload]


def _why_closed(resource: Resource, view: View, room: int) -> str:
    kept = resource == "V" and not view.options.steal_vp
    long, short = ("not stolen here ", "not here") if kept else ("none left ", "none ")
    return long if len(long) <= room else short


class StarterAsking(Asking):
    """One white area of the Starter hex; its sides on the board can be clicked too."""

    def title(self, scene: Scene) -> str:
        return "step 3: your bonus"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        view: View = scene.view
        question = view.question
        assert question is not None
        rows: Lines = [*_asked(f"{CARD_NAMES[question.hex]} pays one of these:", width), []]
        for action in scene.legal:
            assert isinstance(action, TakeArea)
            area = HEXES[question.hex].sides[action.side]
            paid = area_resource(area)
            assert paid is not None
            held = view.seats[question.seat].has(paid[0])
            label = f"{STOCK_NAMES[paid[0]]} +{paid[1]}"
            rows.append(choice_line(scene, action, label, s(f"{held} ▸ {held + paid[1]} "), width))
        return rows

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        question = scene.view.question
        for laid in scene.view.laid:
            if laid.hex == question.hex and laid.rotation is not None:
                return (f"side:{laid.berth}:{(action.side + laid.rotation) % 6}",)
        return ()


class TradeAsking(Asking):
    """Make the printed trade or skip it."""

    def title(self, scene: Scene) -> str:
        return "step 3: a trade"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        question = scene.view.question
        rows: Lines = [*_asked(f"Give {trade_words(question.trade)}?", width), []]
        return rows + [
            skip_line(scene, a, "no trade", width) if a == SKIP else choice_line(scene, a, "trade", [], width)
            for a in scene.legal
        ]

    def keys(self, scene: Scene) -> list[Command]:
        return [
            own_key("enter", self.enter),
            own_key("1", "trade", "Light the trade."),
            own_key("0", "no trade", "Light the refusal; the tokens stay as they are."),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        return Response(lit=SKIP) if key == "0" else None


def _asked(question: str, width: int) -> Lines:
    """The question over a list, as far from the frame as the answers."""
    return [s(" ") + line for line in wrap(question, width - 1, "text bold")]


def skip_line(scene: Scene, action: Any, label: str, width: int) -> Line:
    """The answer that declines; its key is 0."""
    return choice_line(scene, action, label, [], width, key="0")


class GiveUpAsking(Asking):
    """One card of hand, wake or War hexes; nothing is lost by a single key."""

    enter = "give up"
    shows_own = True

    def title(self, scene: Scene) -> str:
        return CARD_NAMES[scene.view.resolving] if scene.view.resolving else "too many War hexes"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        wake = scene.view.seats[scene.decision.seat].wake if scene.decision is not None else ()
        head: Lines = [s(" Give up one:", "text bold")]
        blocks: list[Lines] = []
        for action in scene.legal:
            label, note = given_up(action, wake)
            blocks.append(
                [choice_line(scene, action, shorten(label, width - 12), s(f"{note} ", "muted"), width)]
            )
        at = scene.legal.index(scene.lit) if scene.lit in scene.legal else 0
        return head + window(blocks, at, height - 1, width)


def given_up(action: Any, wake: tuple[str, ...]) -> tuple[str, str]:
    """What a card is called and where it comes from."""
    if isinstance(action, DiscardHex):
        return CARD_NAMES[action.hex], "wake" if action.hex in wake else "hand"
    assert isinstance(action, DiscardWar)
    return CARD_NAMES[action.card], f"War {WAR_POWER[action.card]}"


def asked_seat(scene: Scene) -> Seat:
    """Who answers the open question."""
    assert scene.decision is not None
    return scene.decision.seat
