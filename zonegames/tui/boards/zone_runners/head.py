"""Above the course: whose keys these are, and the road of the turn tracker with its crosses."""

from typing import Final

from zonegames.engine.names import MAX_CELLS
from zonegames.games.zone_runners.components import RUNNERS, ZONES
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import BONUS_NAMES
from zonegames.tui.board import Scene
from zonegames.tui.boards.zone_runners.pieces import LETTERS
from zonegames.tui.lines import Line, Span, s, seat_name, shorten, width_of
from zonegames.tui.surface import Surface


def paint_seats(surface: Surface, scene: Scene, y: int) -> None:
    """Each seat with its part in this turn, and what the team holds."""
    team, line = _fitting(scene, surface.width)
    surface.write(1, y, line)
    surface.put(surface.width - len(team) - 1, y, team, "muted")


_SHORTER: Final = (
    (False, MAX_CELLS, True),
    (True, MAX_CELLS, True),
    *((True, cells, False) for cells in range(MAX_CELLS, 3, -1)),
)
"""What gives way when room is short: the beaten Blockers (the Drop Zone names them too), the parts of the
seats that are not asked, then the ends of the names."""


def _fitting(scene: Scene, width: int) -> tuple[str, Line]:
    """What the team holds, and the seats."""
    team, line = "", list[Span]()
    for brief, size, parts in _SHORTER:
        team = _team(scene.view, scene.wide, brief)
        line = _seats(scene, scene.view, size, parts)
        if width_of(line) <= width - len(team) - 3:
            break
    return team, line


def _seats(scene: Scene, view: View, size: int, parts: bool) -> Line:
    line: Line = []
    for seat, name in enumerate(scene.names):
        asked = seat == _asked(scene, view)
        part = _part(view, seat) if parts or asked else ""
        line += [
            ("▶" if asked else " ", "primary bold"),
            *seat_name(seat, shorten(name, size), bold=asked),
            (f" {part}  " if part else "  ", "text" if asked else "muted"),
        ]
    return line


def _asked(scene: Scene, view: View) -> int:
    if scene.decision is not None:
        return scene.decision.seat
    who = view.asking[0]
    return view.captain if who is None else view.owner(who)


def _part(view: View, seat: int) -> str:
    """Captain, who leads next, and in a crew whose Runners are whose."""
    part = "captain" if seat == view.captain else ""
    if view.seats > 1 and seat == (view.captain + 1) % view.seats:
        part = "next"
    if view.options.sharing == "crew":
        own = "".join(LETTERS[who] for who in range(len(RUNNERS)) if view.owner(who) == seat)
        part = f"{part} {own}".strip()
    return part


def _team(view: View, wide: bool, brief: bool) -> str:
    held = len(view.bonus)
    bonus = f"Bonus dice {held}"
    if brief:
        return bonus
    if wide and held:
        bonus += f" ({', '.join(BONUS_NAMES[label] for label in view.bonus)})"
    return f"{bonus} · Blockers beaten {len(view.board.beaten)}"


# --- the tracker


def paint_tracker(surface: Surface, scene: Scene, left: int, y: int) -> None:
    """Go, the spaces, the crosses by Zone, the tracker die on its way; beside them what falls when."""
    view: View = scene.view
    wide, last = scene.wide, view.pace.last
    step = (4 if last <= 18 else 3) if wide else 2
    start = left + (14 if wide else 5)
    surface.put(left + (3 if wide else 2), y, "GO", "zone-runners bold" if not view.tracker else "text bold")
    for space in range(1, last + 1):
        past, x = space <= view.tracker, start + (space - 1) * step
        surface.put(x - step + 1, y, ("━" if past else "─") * (step - 1), "runners.floor" if past else "line")
        _space(surface, view, space, x, y, wide)
    x = start + last * step + (2 if wide else 1)
    for row, (text, ink) in enumerate(_falling(view)[: 2 if wide else 1]):
        surface.put(x, y + row, text, ink)


def _space(surface: Surface, view: View, space: int, x: int, y: int, wide: bool) -> None:
    here = space == view.tracker
    if space not in view.pace.crosses:
        face = "◉" if here else "━" if space < view.tracker else "·"
        ink = "zone-runners bold" if here else "runners.floor" if space < view.tracker else "muted"
        surface.put(x, y, face, ink)
        return
    zone = view.pace.crosses.index(space) + 1
    next_one = zone == view.falls_next
    ink = "warning bold" if next_one else "muted" if space < view.tracker or not here else "zone-runners bold"
    if wide:
        surface.put(x, y, "◉" if here else "╳", ink)
        surface.put(x, y + 1, str(zone), ink)
    else:
        surface.put(x, y, "◉" if here else str(zone), ink)


def _falling(view: View) -> list[tuple[str, str]]:
    """Which Zone falls, and when; then the one after it."""
    zone, turns = view.falls_next, view.turns_to_cross
    if zone > ZONES or view.over:
        return [("all Zones have fallen" if zone > ZONES else "the run is over", "muted")]
    if turns == 1:
        lines = [(f"▼ Zone {zone} falls after this turn", "warning bold")]
    else:
        lines = [(f"Zone {zone} falls in {turns} turns", "text")]
    if zone < ZONES:
        more = view.turns_to_fall(zone + 1) - turns
        later = "a turn" if more == 1 else f"{more} turns"
        lines.append((f"  Zone {zone + 1}: {later} later", "muted"))
    return lines


def credits_text(view: View) -> str:
    """The credits paid, as a figure even when there are none."""
    return f"{view.credits} credit{'' if view.credits == 1 else 's'}"


def title(scene: Scene) -> Line:
    """Level, turn and credits; what is earned so far is paid when the Level ends."""
    view: View = scene.view
    earned = sum(line.amount for line in view.earned)
    line = s(f"Level {view.level} of 3 · turn {view.turn}   ") + s(credits_text(view), "text bold")
    if view.over:
        return line
    return line + s(f" +{earned} this Level" if scene.wide else f" +{earned}", "muted")
