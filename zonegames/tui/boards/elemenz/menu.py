"""The numbered list of an open question, and what only the looker may see."""

from collections.abc import Sequence
from typing import Any

from zonegames.engine.seats import TABLE
from zonegames.games.elemenz.components import AVATARS, FACE_DOWN, TOKENS
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.tui.board import Scene, choice_spot
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.lines import Line, Lines, beside, fit, pull, s, shorten

ON_BOARD = ("roll", "pick_reroll", "place", "act")
"""Kinds that are answered on the board itself; only what is private is listed."""

SHOP = "w"
"""The key that buys or destroys avatars, in both modes."""


def listed(scene: Scene) -> tuple[Any, ...]:
    """The answers that stand in the list and that digits choose."""
    decision = scene.decision
    if decision is None:
        return ()
    if decision.seat == TABLE:  # computers have been asked already
        return tuple(sorted((a for a in decision.actions if a.answerer() in scene.people), key=_answerer))
    if decision.kind in ON_BOARD:
        return decision.private if memory(scene).menu else ()
    return decision.legal


def _answerer(action: Any) -> int:
    return action.answerer()


def rows(scene: Scene, width: int, height: int) -> Lines:
    """The list, scrolled to what is lit."""
    actions = listed(scene)
    shown = [_row(scene, n, action, width) for n, action in enumerate(actions, 1)]
    return _window(shown, actions.index(scene.lit) if scene.lit in actions else 0, height, width)


def two_columns(scene: Scene, width: int, height: int) -> Lines:
    """The same in two columns, the left one filled first."""
    actions = listed(scene)
    if len(actions) <= height:
        return rows(scene, width, height)
    half = width // 2
    shown = [_row(scene, n, action, half - 1) for n, action in enumerate(actions, 1)]
    deep = max(height, (len(shown) + 1) // 2)
    at = actions.index(scene.lit) % deep if scene.lit in actions else 0
    both = beside(shown[:deep], shown[deep:], half)
    return _window([fit(line, width) for line in both], at, height, width)


def _row(scene: Scene, number: int, action: Any, width: int) -> Line:
    lit = action == scene.lit
    words = f"{' on panel' if lit else ''} @{choice_spot(scene, action)}"
    label = scene.words(action).label
    seat = action.answerer()
    if seat is not None:
        number = seat + 1
        label = f"{scene.names[seat]}{', held' if seat in scene.holds else ''}"
    digit = str(number) if number <= 9 else " "
    line: Line = [
        ("▸" if lit else " ", f"primary bold{words}"),
        (digit, f"text bold underline{words}" if number <= 9 else f"muted{words}"),
        (f" {shorten(label, width - 3)}", f"text{' bold' if lit else ''}{words}"),
    ]
    return fit(line, width, f"text{words}")


def _window(lines: Lines, at: int, height: int, width: int) -> Lines:
    """So many rows round the one at `at`, with how many lie beyond."""
    if len(lines) <= height:
        return lines
    room = max(1, height - 1)
    top = max(0, min(at - room // 2, len(lines) - room))
    more = f"{top} above, {len(lines) - top - room} below " if top else f"{len(lines) - room} more below "
    return [*lines[top : top + room], pull([], s(more, "muted"), width)]


# --- what only the looker may see


def own_things(scene: Scene) -> list[str]:
    """The looker's tokens by circle, then its avatars."""
    looker = scene.looker
    if looker is None:
        return []
    view = scene.view
    if not isinstance(view, DuelView):
        return [f"avatar {AVATARS[tile].name}" for tile in view.sides[looker].avatars if tile != FACE_DOWN]
    me = view.shamans[looker]
    tokens = [f"{n} {TOKENS[t].name}" for n, t in enumerate(me.totem, 1) if t and t != FACE_DOWN]
    return [*tokens, *(f"avatar {AVATARS[tile].name}" for tile in me.avatars if tile != FACE_DOWN)]


def shows_own(scene: Scene) -> bool:
    """Whether the looker's things are written out: in a private look, and while their list is open."""
    if scene.looker is None:
        return False
    return not scene.alone or memory(scene).menu


def own_lines(scene: Scene, width: int, height: int) -> Lines:
    """They in as few rows as they need."""
    things = own_things(scene) or ["nothing face down"]
    if height >= len(things):
        return [s(shorten(f" {thing}", width), "elemenz") for thing in things]
    return [s(line, "elemenz") for line in _packed(things, width)][:height]


def _packed(things: Sequence[str], width: int) -> list[str]:
    lines: list[str] = []
    for thing in things:
        if lines and len(lines[-1]) + len(thing) + 3 <= width:
            lines[-1] += f" · {thing}"
        else:
            lines.append(f" {thing}")
    return lines
