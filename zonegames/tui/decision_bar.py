"""The two lines that always say who is asked, what Enter does, and why."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from zonegames.engine.seats import TABLE, Names, Seat
from zonegames.tui.board import Scene
from zonegames.tui.lines import Line, Lines, pull, restyle, s, seat_name, shorten, width_of, wrap

EDGE: Final = s("▌ ", "primary")
SHORTER: Final = (9, 7, 5)
"""Cells of a name, one after the other, where a line has no room for whole ones."""


@dataclass(frozen=True, slots=True)
class BarText:
    """What the bar says besides the decision itself."""

    undo: str = ""
    """The undo state, at the right of line 2."""

    said: str = ""
    """A passing word that takes line 2 (a hint, a recap)."""

    asking: str = ""
    """A question of the screen itself ("Give up?  y gives up, n goes on") that takes line 1."""

    holding: str = ""
    """What the stage waits with ("Enter goes on")."""

    question: Callable[[Names], Line] | None = None
    """The board's own question for line 1, see `Board.question`, with the names as they are to be written."""

    page: str = ""
    """A page of a guided game: it takes both lines and waits for Enter."""

    bot: str = ""
    """Whose computer is thinking or has just moved."""

    respond: tuple[Seat, ...] = ()
    """At an open question: the seats that may answer."""

    look: tuple[Seat, ...] = ()
    """Those of whom one is to be named, who looks at its own things: this takes line 2."""


Part: TypeAlias = Callable[[Scene, BarText], tuple[Line, Line]]
"""What a row says, at the left and at the right."""


def bar(scene: Scene, text: BarText, width: int) -> Lines:
    """The two lines, as wide as the screen."""
    if text.page:
        return _page(text.page, width)
    if not (text.asking or text.holding or text.look) and (told := _long(scene, text, width)):
        return told
    return [_fitted(_question, scene, text, width), _fitted(_reason, scene, text, width)]


def _fitted(part: Part, scene: Scene, text: BarText, width: int) -> Line:
    """A row in which the names give way first: whose they are stands on the table, too."""
    left, right = part(scene, text)
    for cells in SHORTER:
        if width_of(left) <= width - width_of(EDGE):
            break
        left, right = part(replace(scene, names=[shorten(name, cells) for name in scene.names]), text)
    return _row(left, right, width)


def _page(page: str, width: int) -> Lines:
    """A page of a guided game over both lines; a click turns it like Enter."""
    turn: Line = [("Enter ▸ ", "primary bold @skip")]
    rows = wrap(page, width - 4 - width_of(turn), "warning @skip")[:2]
    first, second = rows[0], rows[1] if len(rows) > 1 else []
    return [_row(first, [], width), _row(second, turn, width)]


def _long(scene: Scene, text: BarText, width: int) -> Lines:
    """A refusal or a passing word that one line cannot hold has both."""
    style = "error" if scene.refusal is not None else "warning"
    told = f"✗ {scene.refusal.text}" if scene.refusal is not None else text.said
    rows = wrap(told, width - 3, style)
    return [_row(row, [], width) for row in rows[:2]] if len(rows) > 1 else []


def _row(left: Line, right: Line, width: int) -> Line:
    """Both parts, the right one only where the left one leaves it room; of the left one the longest words
    give way, so that what Enter does stays behind a long question."""
    left = [*EDGE, *left]
    if (over := width_of(left) - width) > 0:
        longest = max(range(len(left)), key=lambda n: width_of(left[n : n + 1]))
        text, style = left[longest]
        left[longest] = shorten(text, max(1, width_of([left[longest]]) - over)), style
    return pull(left, right if width_of(left) + width_of(right) < width else [], width)


def _yes_or_no(asking: str) -> Line:
    """ "Give up?  y gives up, n goes on.": both answers can be clicked."""
    question, _, answers = asking.partition("  y ")
    yes, _, no = answers.partition(", n ")
    line: Line = [(question, "warning bold")]
    if yes and no:
        line += [("  ", "text"), (f"y {yes}", "warning bold @key:y"), (", ", "warning bold")]
        line.append((f"n {no}", "warning bold @key:n"))
    return line


def _question(scene: Scene, text: BarText) -> tuple[Line, Line]:
    if text.asking:
        return _yes_or_no(text.asking), []
    if text.holding:
        return [(text.holding, "text bold @key:enter")], []
    if text.bot:
        return [(text.bot, "muted")], []
    decision = scene.decision
    if decision is None:
        return [], []
    if text.question is not None and (line := text.question(scene.names)):
        return line, []
    prompt = scene.narrator.prompt(scene.view, decision, scene.names)
    line: Line = []
    if decision.seat == TABLE:
        line = [(prompt.question, "text bold"), *_digits(text.respond, scene)]
        return [*line, ("   ", "text"), ("n", "text bold @key:n"), (" nobody", "muted @key:n")], []
    line = [*seat_name(decision.seat, scene.names[decision.seat]), (": " + prompt.question, "text bold")]
    if scene.lit is not None and scene.lit in decision.legal:
        enter = scene.words(scene.lit).enter
        if enter:
            line.append((f" Enter {enter.rstrip('.')}.", "text bold"))
    then: Line = [(f"{prompt.then}  ", "muted")] if prompt.then else []
    return line, then


def _digits(seats: tuple[Seat, ...], scene: Scene) -> Line:
    """Seats that answer with their digits, or with a click."""
    line: Line = []
    for seat in seats:
        line += [("  ", "text"), *restyle(seat_name(seat, scene.names[seat]), f"@key:{seat + 1}")]
    return line


def _reason(scene: Scene, text: BarText) -> tuple[Line, Line]:
    if text.look:
        return [("Who looks at their own things?", "warning"), *_digits(text.look, scene)], []
    undo: Line = [(text.undo + "  ", "muted")] if text.undo else []
    if scene.refusal is not None:
        return [(f"✗ {scene.refusal.text}", "error")], undo
    if text.said:
        return [(text.said, "warning")], undo
    decision = scene.decision
    if decision is None:
        return [], undo
    if scene.lit is not None and scene.lit in decision.legal and (effect := scene.words(scene.lit).effect):
        return [(effect, "muted")], undo
    return [(scene.narrator.prompt(scene.view, decision, scene.names).why, "muted")], undo
