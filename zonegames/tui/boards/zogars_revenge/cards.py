"""What the screen holds for: how a run ended, whose turn comes, who carries the lamp on."""

from zonegames.engine.telling import counted
from zonegames.games.zogars_revenge.components import LIMITS
from zonegames.games.zogars_revenge.events import HeroPassed, NextRun, RunEnded
from zonegames.games.zogars_revenge.view import RunView, View
from zonegames.games.zogars_revenge.words import end_text
from zonegames.tui.board import Scene, Show
from zonegames.tui.lines import Box, Line, Lines, mid, pull, s, seat_name, wrap
from zonegames.tui.surface import DOUBLE, Surface

WIDTH = 36
PARTS = {"coins": ("■", "coins"), "crown": ("♛", "the crown"), "escape": ("▂▄█", "the escape")}


def holding(scene: Scene) -> str:
    """What Enter leads to behind the card."""
    view: View = scene.view
    event = scene.show.event if scene.show is not None else None
    match event:
        case HeroPassed(to_seat=seat):
            return f"{scene.names[seat]} carries on: hand over the keyboard. Enter goes on."
        case NextRun(to_seat=seat):
            return f"{scene.names[seat]}'s turn: hand over the keyboard. Enter starts the run."
        case RunEnded():
            return f"The run is over. Enter {_after(view)}."
        case _:
            return "Enter goes on."


def _after(view: View) -> str:
    if view.mode != "score":
        return "shows the result"
    last = view.current == len(view.progress) - 1
    if last:
        return "shows the ranking"
    return "hides it and calls the next player" if view.same_dungeon else "goes on to the next player"


def paint_cards(surface: Surface, scene: Scene, dungeon: Box) -> None:
    """The card of the event on the stage, in the middle of the dungeon; a change of seats in the relay is
    one line over the band and covers nothing."""
    show: Show | None = scene.show
    if show is None:
        return
    match show.event:
        case RunEnded():
            lines = result_lines(scene, show, WIDTH - 4)
            _card(surface, dungeon, lines, "the run is over")
        case NextRun(to_seat=seat) if not scene.view.same_dungeon:
            _card(surface, dungeon, next_lines(scene, seat, WIDTH - 4), "next")
        case HeroPassed(to_seat=seat):
            ground = f"seat{seat + 1}"
            row = 1 if surface.height > 17 and dungeon.y > 1 else 0
            surface.fill(Box(0, row, surface.width, 1), ground, " ")
            surface.put(2, row, f" {seat + 1} ", f"{ground} bold", "background")
            text = f"{scene.names[seat]} carries on"
            surface.put(6, row, text, "background bold")
            surface.put(surface.width - 16, row, "Enter  goes on", "background bold")
            surface.spot(Box(0, row, surface.width, 1), "skip")
        case _:
            pass


def _card(surface: Surface, dungeon: Box, lines: Lines, title: str) -> None:
    width, height = WIDTH, len(lines) + 2
    x = dungeon.x + max(0, (dungeon.width - width) // 2)
    y = dungeon.y + max(0, (dungeon.height - height) // 2)
    box = Box(x, y, width, height)
    surface.fill(box, "surface", " ")
    surface.border(box, DOUBLE, "primary")
    surface.put(x + 2, y, f" {title} ", "primary bold")
    surface.paste(x + 2, y + 1, lines)
    surface.spot(box, "skip")


def result_lines(scene: Scene, show: Show, width: int) -> Lines:
    """How the run ended and what it is worth; the points count up as the card comes."""
    event, run = show.event, scene.view.runs[scene.view.current]
    assert isinstance(event, RunEnded) and run is not None
    view: View = scene.view
    seat = view.current if view.mode == "score" else 0
    ink = "success bold" if event.status == "escaped" else "warning bold"
    who: Line = seat_name(seat, scene.names[seat]) if scene.view.mode != "relay" else s("all together")
    out: Lines = [mid(who, width)]
    out += [mid(line, width) for line in wrap(end_text(event.status, event.cause, event.monster), width, ink)]
    out.append([])
    points = dict(run.points)
    for part, (glyph, words) in PARTS.items():
        most = {"coins": None, "crown": LIMITS.crown_points, "escape": LIMITS.escape_points}[part]
        value = round(points.get(part, 0) * show.progress)
        left = s(f"{glyph:<4}", "warning") + s(words, "text" if value or most is None else "muted")
        out.append(pull(left, s(str(value) if value or most is None else "–", "text bold"), width))
    out.append(s("─" * width, "line"))
    out.append(pull(s("    score"), s(str(round(run.score * show.progress)), "warning bold"), width))
    out += [[], mid(s(_state(run), "muted"), width)]
    return [*out, mid(s("Enter", "text bold") + s(" goes on", "muted"), width)]


def _state(run: RunView) -> str:
    return f"eyes {run.eyes} · health {run.health} · {counted(run.moves, 'move')}"


def next_lines(scene: Scene, seat: int, width: int) -> Lines:
    """Whose turn it is in a score attack that all may watch, and what there is to beat."""
    view: View = scene.view
    out: Lines = [
        [],
        mid([*seat_name(seat, scene.names[seat]), ("'s turn", "text bold")], width),
        mid(s("a new deal, and all may watch", "muted"), width),
        [],
    ]
    for other, run in enumerate(view.runs):
        if run is not None and view.progress[other] == "done":
            out.append(pull(seat_name(other, scene.names[other]), s(str(run.score), "warning bold"), width))
    return [*out, [], mid(s("Enter", "text bold") + s(" down the stairs", "muted"), width)]
