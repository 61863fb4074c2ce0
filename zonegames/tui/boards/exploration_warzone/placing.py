"""Laying a hex: which one, how it is turned, and what its sides would meet."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from zonegames.games.exploration_warzone.actions import PICK_HEX, ROTATE, SKIP, PickBerth, PickHex, Rotate
from zonegames.games.exploration_warzone.components import BEATS, CARD_NAMES, HEXES
from zonegames.games.exploration_warzone.preview import Clash, ContactPreview, contacts_of
from zonegames.games.exploration_warzone.view import View
from zonegames.tui.board import Response, Scene, choice_spot, own_key
from zonegames.tui.boards.exploration_warzone.asking import (
    Asking,
    Memory,
    asked_seat,
    choice_line,
    memory,
    skip_line,
    window,
)
from zonegames.tui.boards.exploration_warzone.field import Trial
from zonegames.tui.boards.exploration_warzone.pieces import area_chip, area_text, areas_line
from zonegames.tui.boards.exploration_warzone.telling import own_things
from zonegames.tui.boards.exploration_warzone.texts import DIRECTIONS
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, mark, pull, s, shorten
from zonegames.tui.spots import SpotId


def hex_rows(hex_id: str, rotation: int, scene: Scene, width: int, right: str = "") -> tuple[str, Line, Line]:
    """A hex of a list: its name, what stands at the right of it, and its areas clockwise from the NE."""
    areas = areas_line(HEXES[hex_id].facing[rotation], scene.glyphs)
    return shorten(CARD_NAMES[hex_id], width - 4 - len(right)), s(right, "muted"), areas


def shown_rotation(hex_id: str, rotation: int) -> int:
    """The offered rotation that gives the same picture."""
    facing = HEXES[hex_id].facing
    return facing.index(facing[rotation])


class HexAsking(Asking):
    """Which hex of the hand: the secret one, or ONE MORE HEX.  It can be turned already."""

    enter = "take it up"
    shows_own = True

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        known = memory(scene)
        lit = PICK_HEX.get(known.hex)
        return (lit if lit in scene.legal else scene.legal[0]), known

    def title(self, scene: Scene) -> str:
        extra = scene.decision is not None and scene.decision.kind == "more_hex"
        return "one more hex" if extra else "step 1: your hand"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        tail = self._tail(scene, width)
        head = hand_list(scene, width, height - len(tail) - 1)
        return [*head, *([[]] * (height - len(head) - len(tail))), *tail]

    def _tail(self, scene: Scene, width: int) -> Lines:
        trial = self.trial(scene)
        rows = [] if trial is None else [turn_line(scene, trial, width), *meeting_rows(scene, trial, width)]
        return [*rows, own_things(scene, width)] if scene.looker is not None else rows

    def trial(self, scene: Scene) -> Trial | None:
        if not isinstance(scene.lit, PickHex):
            return None
        seat = asked_seat(scene)
        view: View = scene.view
        berth = view.order.index(seat) if view.phase == "place" else view.free_flanks()[0]
        hex_id = scene.lit.hex
        return Trial(berth, seat, hex_id, shown_rotation(hex_id, memory(scene).rotation))

    def keys(self, scene: Scene) -> list[Command]:
        keys = [
            own_key("enter", self.enter, "Take the hex up; then you turn and lay it."),
            own_key("updown", "hex", "Another hex of your hand (its digit too).", shown="↑↓"),
            own_key("leftright", "turn", "Turn the hex by a sixth (the wheel too).", shown="←→"),
        ]
        return [*keys, own_key("0", "no hex", "Play no further hex.")] if SKIP in scene.legal else keys

    def press(self, scene: Scene, key: str) -> Response | None:
        if key in ("left", "right") and (trial := self.trial(scene)) is not None:
            known = memory(scene)
            step = 1 if key == "right" else -1
            return Response(
                pick=replace(known, hex=trial.hex, rotation=next_turn(trial.hex, trial.rotation, step))
            )
        if key in ("up", "down"):
            at = scene.legal.index(scene.lit) if scene.lit in scene.legal else 0
            return Response(lit=scene.legal[(at + (1 if key == "down" else -1)) % len(scene.legal)])
        if key == "0" and SKIP in scene.legal:
            return Response(lit=SKIP)
        return None

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        trial = self.trial(scene)
        if trial is None:
            return None
        if (turn := clicked_turn(scene, trial, spot)) is not None:
            return Response(pick=replace(memory(scene), hex=trial.hex, rotation=turn))
        return Response(play=(scene.lit,)) if spot == f"berth:{trial.berth}" else None


class TurnAsking(Asking):
    """How the hex is turned; the arrows turn it live, Enter lays it."""

    enter = "lay it"
    shows_own = True

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        question = scene.view.question
        known = memory(scene)
        turn = shown_rotation(question.hex, known.rotation)
        return ROTATE[turn], replace(known, hex=question.hex, rotation=turn)

    def title(self, scene: Scene) -> str:
        return "turn it and lay it"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        trial = self.trial(scene)
        if trial is None:
            return []
        name, _, areas = hex_rows(trial.hex, trial.rotation, scene, width)
        rows: Lines = [s(f" {name}", "text bold"), [("   ", "text"), *areas], []]
        rows += [turn_line(scene, trial, width), []]
        rows += meeting_rows(scene, trial, width, height - 9)
        rows += [
            [],
            [("  Enter ", "background on primary bold @key:enter"), (" lay it so ", "text bold @key:enter")],
        ]
        if scene.decision is not None and scene.decision.secret:
            rows += [[*s("  ↑↓ Esc ", "text bold @key:escape"), *s("another hex", "muted @key:escape")]]
        if scene.looker is not None:
            rows += [[]] * (height - len(rows) - 1) + [own_things(scene, width)]
        return rows[:height]

    def trial(self, scene: Scene) -> Trial | None:
        question = scene.view.question
        if not isinstance(scene.lit, Rotate) or question is None or not question.hex:
            return None
        return Trial(question.berth, asked_seat(scene), question.hex, scene.lit.rotation)

    def keys(self, scene: Scene) -> list[Command]:
        return [
            own_key("enter", self.enter, "Lay the hex as it is turned, no undo."),
            own_key("leftright", "turn", "Turn the hex by a sixth (the wheel too).", shown="←→"),
            own_key("updown", "other hex", "Put it back and take another.", shown="↑↓"),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        trial = self.trial(scene)
        if trial is None:
            return None
        if key in ("left", "right"):
            return self._turned(scene, next_turn(trial.hex, trial.rotation, 1 if key == "right" else -1))
        if key in ("up", "down"):
            return Response(back=True)
        if key.isdigit() and 1 <= int(key) <= 6:
            return self._turned(scene, shown_rotation(trial.hex, int(key) - 1))
        return None

    def _turned(self, scene: Scene, rotation: int) -> Response:
        return Response(lit=ROTATE[rotation], pick=replace(memory(scene), rotation=rotation))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        trial = self.trial(scene)
        if trial is None:
            return None
        if (turn := clicked_turn(scene, trial, spot)) is not None:
            return self._turned(scene, turn)
        return Response(play=(scene.lit,)) if spot == f"berth:{trial.berth}" else None


class BerthAsking(Asking):
    """On which free flank the extra hex goes."""

    enter = "lay it here"

    def title(self, scene: Scene) -> str:
        return "which flank?"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        rows: Lines = [s(f" {CARD_NAMES[scene.view.question.hex]} goes to", "text bold"), []]
        for action in scene.legal:
            berth = action.berth
            line: Line = [*s("touches ", "muted")]
            for main in sorted(main for _, main in scene.view.layout.touching[berth]):
                line += [mark(scene.view.order[main]), (" ", "text")]
            number = berth - scene.view.layout.mains + 1
            rows.append(choice_line(scene, action, f"flank {number}", line, width))
        trial = self.trial(scene)
        return rows if trial is None else [*rows, [], *meeting_rows(scene, trial, width)]

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        return (f"berth:{action.berth}",)

    def trial(self, scene: Scene) -> Trial | None:
        if not isinstance(scene.lit, PickBerth):
            return None
        hex_id = scene.view.question.hex
        turn = shown_rotation(hex_id, memory(scene).rotation)
        return Trial(scene.lit.berth, asked_seat(scene), hex_id, turn)


# --- parts


def hand_list(scene: Scene, width: int, height: int) -> Lines:
    """The hexes that may be played, two lines each, the lit one in the turn it is shown in."""
    new = scene.view.seats[asked_seat(scene)].new_hex
    blocks: list[Lines] = []
    for action in scene.legal:
        if action == SKIP:
            blocks.append([skip_line(scene, action, "no further hex", width)])
            continue
        turn = shown_rotation(action.hex, memory(scene).rotation) if action == scene.lit else 0
        name, right, areas = hex_rows(action.hex, turn, scene, width, "new " if action.hex == new else "")
        spot = f"@{choice_spot(scene, action)}"
        body: Line = [("   ", f"text {spot}"), *((text, f"{style} {spot}") for text, style in areas)]
        blocks.append([choice_line(scene, action, name, right, width), body])
    at = scene.legal.index(scene.lit) if scene.lit in scene.legal else 0
    return window(blocks, at, height, width)


def turn_line(scene: Scene, trial: Trial, width: int) -> Line:
    """The two buttons that turn it."""
    turns = HEXES[trial.hex].rotations
    count = f"turn {turns.index(trial.rotation) + 1} of {len(turns)}"
    left: Line = [(" ", "text"), (" ◂ ", "text bold on panel @key:left"), (f" {count} ", "text")]
    return pull([*left, (" ▸ ", "text bold on panel @key:right")], [], width)


def next_turn(hex_id: str, rotation: int, step: int) -> int:
    """The next rotation that gives another picture."""
    turns = HEXES[hex_id].rotations
    return turns[(turns.index(rotation) + step) % len(turns)]


def clicked_turn(scene: Scene, trial: Trial, spot: SpotId) -> int | None:
    """A click on a side brings it to the rival; on one that faces a rival already, to the next."""
    kind, _, rest = spot.partition(":")
    if kind != "side" or not rest.startswith(f"{trial.berth}:"):
        return None
    side = int(rest.rpartition(":")[2])
    towards = [c.direction for c in _contacts(scene, trial)]
    if not towards:
        return None
    goal = towards[(towards.index(side) + 1) % len(towards)] if side in towards else towards[0]
    return shown_rotation(trial.hex, (trial.rotation + goal - side) % 6)


def _contacts(scene: Scene, trial: Trial) -> tuple[ContactPreview, ...]:
    return contacts_of(scene.view, trial.seat, trial.berth, trial.hex, trial.rotation)


def meeting_rows(scene: Scene, trial: Trial, width: int, height: int = 6) -> Lines:
    """What each side that touches a rival would do, against what is publicly known."""
    contacts: Sequence[ContactPreview] = _contacts(scene, trial)
    roomy = width > 30 and 2 * len(contacts) <= max(height, 4)
    rows: Lines = []
    for contact in contacts:
        head: Line = [
            (f" {DIRECTIONS[contact.direction]:<2} ", "muted"),
            *area_chip(contact.area, scene.glyphs),
            (" ▸ ", "text"),
            mark(contact.rival),
        ]
        if roomy:
            rows.append([*head, (f" {scene.names[contact.rival]}", f"seat{contact.rival + 1}")])
            rows.append([("    ", "text"), *_met(scene, contact, long=True)])
        else:
            rows.append([*head, (" ", "text"), *_met(scene, contact, long=width > 30)])
    return rows or [s(" touches no rival", "muted")]


def _met(scene: Scene, contact: ContactPreview, *, long: bool) -> Line:
    if contact.clash is not None:
        return _known(scene, contact, contact.clash, long=long)
    odds = contact.odds
    assert odds is not None
    return _unknown(scene, contact.area, odds.against(contact.area), long=long)


def _known(scene: Scene, contact: ContactPreview, clash: Clash, *, long: bool) -> Line:
    """What comes of it, as both sides lie open."""
    theirs = area_text(contact.rival_area or "-", scene.glyphs)
    if clash.mine_wins:
        return s(f"beats {theirs}: +1 VP" if long else f"beats {theirs}", "success")
    if clash.theirs_wins:
        return s(f"beaten by {theirs}" if long else f"under {theirs}", "error")
    if clash.why == "equal":
        return s(f"meets {theirs}: both work" if long else "both work")
    if clash.mine_works:
        return s("works unopposed" if long else "works", "success")
    if clash.theirs_works:
        return s(f"{theirs} works on you" if long else f"{theirs} works", "error")
    return s("nothing", "muted")


def _unknown(scene: Scene, area: str, chances: tuple[int, int], *, long: bool) -> Line:
    """How often it would win and lose if the rival's possible sides were equally likely."""
    good, bad = (f"{chance}%" for chance in chances)
    if area not in BEATS:
        attack, steal = (area_text(effect, scene.glyphs)[0] for effect in "AS")
        told = f"hit {attack} {good}, robbed {steal} {bad}" if long else f"{attack} {good} {steal} {bad}"
        return s(told, "muted")
    if long:
        return [*s(f"wins {good}", "success"), *s(", "), *s(f"beaten {bad}", "error")]
    return [*s(f"+{good}", "success"), *s(" "), *s(f"-{bad}", "error")]
