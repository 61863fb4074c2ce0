"""Zone Runners on the screen: template, spots, keys, motion."""

from collections.abc import Sequence
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.events import Event
from zonegames.engine.seats import Seat
from zonegames.games.zone_runners import events as happened
from zonegames.games.zone_runners.actions import (
    BACK,
    FINISH_TURN,
    LET_REST,
    SEND_RUNNER,
    PickOutcome,
    SendRunner,
    TakeTrack,
    UseBonus,
)
from zonegames.games.zone_runners.board import START
from zonegames.games.zone_runners.components import TRACKS
from zonegames.games.zone_runners.preview import end_warnings, panels
from zonegames.games.zone_runners.refusals import NOT_NOW, SPENT, why_not
from zonegames.tui.board import Board, Pace, Response, Scene, Sheet, own_key
from zonegames.tui.boards.zone_runners import cursor, motion, sending, sheets
from zonegames.tui.boards.zone_runners.course import Course, space_spot
from zonegames.tui.boards.zone_runners.cursor import Aim, Pointing, aim
from zonegames.tui.boards.zone_runners.field import ROWS, WIDE_ROWS, Field
from zonegames.tui.boards.zone_runners.head import paint_seats, paint_tracker, title
from zonegames.tui.boards.zone_runners.level_end import paint_level_end
from zonegames.tui.boards.zone_runners.log import paint_log
from zonegames.tui.boards.zone_runners.panels import (
    Panels,
    beyond,
    first_able,
    panel_height,
    row_spot,
    runner_spot,
    safe_row,
)
from zonegames.tui.boards.zone_runners.tray import Tray, bonus_spot
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.lines import Box, Line, Lines
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

CHOOSE_A_RESULT: Final = Refusal(
    "Choose a result: it takes its dice by itself; d takes other ones.", "dice-and-energy"
)


class ZoneRunnersBoard(Board):
    """Tracker, course, dice and the three Runners' lists."""

    grace = 0.5

    # --- looks

    def title(self, scene: Scene) -> Line:
        return title(scene)

    def nothing_hidden(self, scene: Scene) -> str:
        return "Nothing is hidden between you: you all look at the same course."

    def paint(self, scene: Scene) -> Lines:
        surface = Surface(scene.width, scene.height)
        at = aim(scene)
        if scene.wide:
            self._wide(surface, scene, at)
        else:
            self._compact(surface, scene, at)
        return surface.lines()

    def _wide(self, surface: Surface, scene: Scene, at: Aim) -> None:
        left = (scene.width - 120) // 2
        air = scene.height > 30
        paint_seats(surface, scene, 0)
        y = 1 + air
        paint_tracker(surface, scene, left, y)
        Field(Course(surface, scene, at, left, y + 2)).paint(120)
        y += 2 + WIDE_ROWS
        Tray(surface, scene, at, left, y).paint()
        rows = panel_height(scene)
        self._lists(surface, scene, at, Box(left, y + 3, 120, rows))
        y += 3 + rows
        paint_log(surface, Box(left + 1, y, 118, scene.height - y), scene.log)

    def _compact(self, surface: Surface, scene: Scene, at: Aim) -> None:
        left = (scene.width - 80) // 2
        paint_seats(surface, scene, 0)
        paint_tracker(surface, scene, left, 1)
        Field(Course(surface, scene, at, left, 2)).paint(80)
        Tray(surface, scene, at, left, 2 + ROWS).paint()
        y = 3 + ROWS
        rows = panel_height(scene)
        self._lists(surface, scene, at, Box(left, y, 80, rows))
        y += rows
        paint_log(surface, Box(left + 1, y, 78, scene.height - y), scene.log)

    def _lists(self, surface: Surface, scene: Scene, at: Aim, box: Box) -> None:
        show = scene.show
        if show is not None and isinstance(show.event, happened.LevelEnded):
            paint_level_end(surface, box, show, show.event)
        elif scene.wide:
            Panels(surface, scene, at).three(box.x, box.y, box.height)
        else:
            Panels(surface, scene, at).one_and_rest(box.x, box.y, box.height)

    def tentative(self, scene: Scene) -> Scene:
        """The bar tells the question that Enter answers last."""
        return cursor.foretold(scene)

    def keys(self, scene: Scene) -> Sequence[Command]:
        kind = scene.decision.kind if scene.decision is not None else ""
        pages = (
            own_key("t", "", "The seven Zone cards both ways up, and which are still hidden."),
            own_key("k", "", "Which number is needed where, and what the marks mean."),
        )
        return (*_keys_of(scene, kind), *pages)

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return sheets.sheet(scene, name)

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        return sheets.inspect(scene, spot)

    def explain(self, scene: Scene, spot: SpotId) -> str:
        return sheets.explain(scene, spot)

    # --- motion

    def pace(self, event: Event) -> Pace:
        return motion.pace(event)

    def where(self, event: Event) -> SpotId:
        match event:
            case happened.RunnerActed(track=track, column=column):
                return space_spot(track, column)
            case happened.ZoneRevealed(zone=zone) | happened.ZoneCollapsed(zone=zone):
                return f"zone:{zone}"
            case _:
                return ""

    def log_seat(self, event: Event) -> Seat | None:
        return event.captain if isinstance(event, happened.TurnStarted) else None

    # --- handling

    def open(self, scene: Scene) -> tuple[Any, Any]:
        """The first Runner that can act, at its first safe result; without dice "the rest wait"."""
        decision, view = scene.decision, scene.view
        if decision is None:
            return None, None
        if decision.kind not in sending.KINDS:
            return decision.legal[0], Pointing()
        if decision.kind == "recipe":
            return decision.legal[0], Pointing(who=view.asking[0])
        who = first_able(view) if view.asking[0] is None else view.asking[0]
        first, second, third = (
            safe_row(panel) if view.owner(panel.runner) == decision.seat else 0 for panel in panels(view)
        )
        pick = Pointing(who, (first, second, third))
        if not view.unused() and LET_REST in decision.legal:
            return LET_REST, pick
        return cursor.lit_for(scene, pick), pick

    def suggested(self, scene: Scene, action: Any) -> Response:
        if scene.decision is None or scene.decision.kind not in sending.KINDS:
            return Response(lit=action)
        return sending.suggested(scene, action)

    def pointing(self, scene: Scene, course: Sequence[Any]) -> Response:
        if scene.decision is None or scene.decision.kind not in sending.KINDS:
            return Response(lit=course[0])
        return sending.pointing(scene, course)

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        if isinstance(action, UseBonus):
            return (bonus_spot(action.dice),)
        if isinstance(action, TakeTrack):
            return (space_spot(TRACKS.index(action.track), START),)
        if isinstance(action, SendRunner | PickOutcome):
            at = aim(scene)
            return () if at.who is None else (row_spot(at.who, at.row), runner_spot(at.who))
        return ()

    def enter(self, scene: Scene) -> Response:
        decision = scene.decision
        if decision is None or scene.lit is None:
            return Response()
        if decision.kind == "end_turn":
            return self._end_turn(scene)
        if decision.kind not in sending.KINDS:
            return Response(play=(scene.lit,))
        return sending.enter(scene)

    def _end_turn(self, scene: Scene) -> Response:
        dangers = " ".join(danger.text for danger in end_warnings(scene.view))
        if dangers:
            return Response(play=(FINISH_TURN,), ask=f"{dangers} End the turn?  y ends it, n goes back.")
        return Response(play=(FINISH_TURN,))

    def press(self, scene: Scene, key: str) -> Response:
        if key in ("t", "k"):
            return Response(sheet="cards" if key == "t" else "numbers")
        decision = scene.decision
        if decision is None:
            return Response()
        if key == "escape":
            return Response(play=(BACK,)) if BACK in decision.legal else Response()
        if decision.kind in sending.KINDS:
            return sending.press(scene, key)
        if decision.kind == "lock":
            return self._lock_key(scene, key)
        if decision.kind == "bonus" and (key.isdigit() or key in ("left", "right")):
            return self._bonus_key(scene, key)
        if decision.kind == "end_turn" and key == "e":
            return self._end_turn(scene)
        return super().press(scene, key)

    def _bonus_key(self, scene: Scene, key: str) -> Response:
        step = {"left": -1, "right": 1}.get(key)
        number = scene.lit.dice + step if step is not None else int(key)
        wanted = next((a for a in scene.legal if a.dice == number), None)
        if wanted is None:
            return Response() if step is not None else Response(refuse=why_not(scene.view, UseBonus(number)))
        return Response(lit=wanted)

    def _lock_key(self, scene: Scene, key: str) -> Response:
        dice = cursor.rolls_again(scene)
        every = frozenset(range(len(scene.view.dice)))
        if key == "0":
            return self._again(scene, frozenset() if dice == every else every)
        if key.isdigit() and int(key) - 1 in every:
            return self._again(scene, dice ^ {int(key) - 1})
        return self.enter(scene) if key == "enter" else Response()

    def _again(self, scene: Scene, dice: frozenset[int]) -> Response:
        return Response(lit=cursor.reroll_of(scene, dice), pick=Pointing(dice=dice))

    def click(self, scene: Scene, spot: SpotId) -> Response:
        decision = scene.decision
        kind, _, rest = spot.partition(":")
        if decision is None:
            return Response()
        if kind == "die" and decision.kind == "lock":
            return self._again(scene, cursor.rolls_again(scene) ^ {int(rest)})
        if decision.kind == "track" and kind == "space":
            track = TRACKS[int(rest.split(":")[0])]
            wanted = next(a for a in decision.legal if a.track == track)
            return Response(play=(wanted,)) if scene.lit == wanted else Response(lit=wanted)
        if decision.kind in sending.KINDS and kind in ("row", "runner", "space"):
            return sending.click(scene, kind, [int(n) for n in rest.split(":")])
        return super().click(scene, spot)

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        kind, _, rest = spot.partition(":")
        if kind == "die" and scene.view.locked:
            return SPENT if scene.view.used[int(rest)] else CHOOSE_A_RESULT
        if kind in ("runner", "row"):
            who = int(rest.split(":")[0])
            refusal = why_not(scene.view, SEND_RUNNER[who])
            return None if refusal is NOT_NOW else refusal
        return None


def _keys_of(scene: Scene, kind: str) -> tuple[Command, ...]:
    """The keys of one question."""
    if kind == "track":
        rows = Command("key:down", ("down", "up"), "track", "High, mid or low; 1-3 too.", "↑↓")
        return own_key("enter", "start there", "Start the Runner on the lit track."), rows
    if kind == "bonus":
        more = Command("key:right", ("right", "left"), "Bonus dice", "More or fewer; 0-3 too.", "←→")
        return own_key("enter", "roll", "Roll the dice."), more
    if kind == "lock":
        digits = tuple(str(number) for number in range(1, len(scene.view.dice) + 1))
        return (
            own_key(
                "enter",
                "roll the marked dice" if cursor.rolls_again(scene) else "keep all dice",
                "Roll the marked dice again and keep the others.",
            ),
            Command("key:1", digits, "mark", "Mark a die to be rolled again.", digits_up_to(len(digits))),
            own_key("0", "all", "Mark all dice, or none."),
        )
    if kind == "end_turn":
        return (Command("key:enter", ("enter", "e"), "end turn", "The tracker moves on."),)
    if kind not in sending.KINDS:
        return ()
    return _sending_keys(scene)


def _sending_keys(scene: Scene) -> tuple[Command, ...]:
    at = aim(scene)
    does, says = "do it", "Send the Runner: it gets the dice and acts."
    if at.anothers:
        does, says = "send it", "Send the Runner: its owner chooses the result."
    several = at.outcome is not None and len(at.outcome.recipes) > 1
    waits = "rest wait" if sending.rest_play(scene) else ""
    roam = Command("key:right", ("right", "left"), "Runner", "The list of another Runner.", "←→")
    return (
        own_key("enter", does, says),
        *_list_keys(scene, at),
        *((roam,) if cursor.may_roam(scene) else ()),
        own_key("d", "other dice" if several else "", "Other dice that bring the same result."),
        own_key("w", waits, "No Energy for all Runners that are left; warns where that hurts."),
    )


def _list_keys(scene: Scene, at: Aim) -> tuple[Command, ...]:
    """The arrows through the list under the lamp, where they lead anywhere."""
    panel, does, says = at.panel, "result", "Another result; 1-9 too."
    if panel is not None and at.anothers:
        leads, does, says = beyond(scene, panel) > 0, "more results", "Scroll the list."
    else:
        leads = panel is None or len(panel.outcomes) > 1
    return (Command("key:down", ("down", "up"), does, says, "↑↓"),) if leads else ()


BOARD: Final = ZoneRunnersBoard()
