"""Sending a Runner: the cursor over its results and dice, and what Enter and clicks make of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.games.zone_runners.actions import (
    BACK,
    LET_REST,
    SEND_RUNNER,
    Action,
    LetRest,
    PickOutcome,
    SendRunner,
)
from zonegames.games.zone_runners.bot.planner import Planner
from zonegames.games.zone_runners.components import RUNNERS
from zonegames.games.zone_runners.preview import rest_warnings
from zonegames.games.zone_runners.refusals import NO_SUCH_RESULT, why_not
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.zone_runners.cursor import (
    Aim,
    Pointing,
    aim,
    lit_for,
    may_rest,
    may_roam,
    play_for,
    pointed,
)
from zonegames.tui.boards.zone_runners.panels import beyond

KINDS: Final = ("runner", "outcome", "recipe")
"""The questions that one Enter may answer together."""

ONLY_THESE: Final = Refusal("Only these dice bring that result.", "dice-and-energy")


def press(scene: Scene, key: str) -> Response:
    """What a key does at the questions of `KINDS`."""
    at = aim(scene)
    if key == "enter":
        return enter(scene)
    if key == "w":
        return rest(scene)
    if key in ("left", "right", "tab", "shift+tab"):
        return _other_runner(scene, at, -1 if key in ("left", "shift+tab") else 1)
    if at.anothers:
        return _look_through(scene, at, key)
    if at.rest or at.who is None or at.outcome is None:
        return _other_runner(scene, at, 1) if at.rest and key in ("up", "down") else Response()
    if key == "d" or (scene.decision is not None and scene.decision.kind == "recipe"):
        return _other_dice(scene, at, key)
    count = len(at.panels[at.who].outcomes)
    if key in ("up", "down"):
        return _to_row(scene, at.who, (at.row + (1 if key == "down" else -1)) % count)
    if key.isdigit() and 0 < int(key) <= count:
        return _to_row(scene, at.who, int(key) - 1)
    return Response()


def enter(scene: Scene) -> Response:
    """Send the Runner with all that is decided of it, or let the rest wait."""
    at = aim(scene)
    return rest(scene) if at.rest else Response(play=play_for(scene, at))


def rest(scene: Scene) -> Response:
    """No Energy for all that are left, after a warning where that hurts."""
    play = rest_play(scene)
    if not play:
        return Response(refuse=why_not(scene.view, LET_REST))
    dangers = " ".join(danger.text for danger in rest_warnings(scene.view))
    if dangers:
        return Response(play=play, ask=f"{dangers} Let the rest wait?  y lets them, n goes back.")
    return Response(play=play)


def rest_play(scene: Scene) -> tuple[Action, ...]:
    """The actions that let all wait that are left; none where that is not for the one who is asked."""
    decision = scene.decision
    assert decision is not None
    if may_rest(scene):
        return (LET_REST,) if decision.kind == "runner" else (BACK, LET_REST)
    if decision.kind == "outcome" and len(scene.view.board.still_to_act()) == 1:
        return ([a for a in decision.legal if isinstance(a, PickOutcome)][-1],)
    return ()


def _to_row(scene: Scene, who: int, row: int) -> Response:
    pointing = pointed(scene).at_row(who, row)
    return Response(lit=lit_for(scene, pointing), pick=pointing)


def _other_runner(scene: Scene, at: Aim, step: int) -> Response:
    """The lamp to the next Runner that has still to act."""
    ready = scene.view.board.still_to_act()
    if not may_roam(scene):
        who = scene.view.asking[0]
        name = RUNNER_NAMES[who] if who is not None else "Runner"
        return Response(refuse=Refusal(f"The {name} was sent: it acts now.", "a-turn"))
    if at.rest or at.who not in ready:
        return _to_runner(scene, ready[0 if step > 0 else -1])
    return _to_runner(scene, ready[(ready.index(at.who) + step) % len(ready)])


def _to_runner(scene: Scene, who: int) -> Response:
    return _to_row(scene, who, pointed(scene).rows[who])


def _look_through(scene: Scene, at: Aim, key: str) -> Response:
    """A list of which another decides is scrolled where it is long, no more."""
    assert at.who is not None
    last = beyond(scene, at.panels[at.who])
    if key in ("up", "down") and last:
        return _to_row(scene, at.who, max(0, min(at.row + (1 if key == "down" else -1), last)))
    if key in ("up", "down", "d") or key.isdigit():
        return Response(refuse=_anothers(scene, at))
    return Response()


def _anothers(scene: Scene, at: Aim) -> Refusal:
    """Why the captain chooses no result here."""
    assert at.who is not None
    owner = scene.names[scene.view.owner(at.who)]
    return Refusal(
        f"{owner} decides for the {RUNNER_NAMES[at.who]}, once you send it.", "sharing-the-runners"
    )


def _other_dice(scene: Scene, at: Aim, key: str) -> Response:
    """The next set of dice that brings the same result."""
    assert at.outcome is not None
    ways = at.outcome.recipes
    if len(ways) < 2:
        return Response(refuse=ONLY_THESE)
    if key.isdigit():
        number = int(key) - 1 if 0 < int(key) <= len(ways) else at.number
    elif key in ("d", "up", "down"):
        number = (at.number + (-1 if key == "up" else 1)) % len(ways)
    else:
        return Response()
    pointing = replace(pointed(scene), use=number)
    lit = scene.lit
    if scene.decision is not None and scene.decision.kind == "recipe":
        lit = ways[number].recipe
    return Response(lit=lit, pick=pointing)


def click(scene: Scene, kind: str, numbers: list[int]) -> Response:
    """What a click does there, on a "row", a "runner" or a "space" with its numbers."""
    at = aim(scene)
    if kind == "space":
        return _space_click(scene, at, numbers[0], numbers[1])
    who = numbers[0]
    if who not in scene.view.board.still_to_act():
        return Response(refuse=why_not(scene.view, SEND_RUNNER[who]))
    if who != at.who and not may_roam(scene):
        return _other_runner(scene, at, 1)
    if who == at.who and at.anothers:
        return enter(scene)
    if kind == "runner":
        return _to_runner(scene, who) if who != at.who else Response()
    if (who, numbers[1]) == (at.who, at.row) and at.outcome is not None:
        return enter(scene)
    return _to_row(scene, who, numbers[1])


def _space_click(scene: Scene, at: Aim, track: int, column: int) -> Response:
    """A space where results of the lamp's Runner end; or another Runner that stands there."""
    if at.who is not None and at.outcome is not None:
        rows = [
            row
            for row, outcome in enumerate(at.panels[at.who].outcomes)
            if (outcome.result.track, outcome.result.column) == (track, column)
        ]
        if at.row in rows and (len(rows) == 1 or at.row == rows[-1]):
            return enter(scene)
        if at.row in rows:
            return _to_row(scene, at.who, rows[rows.index(at.row) + 1])
        if rows:
            return _to_row(scene, at.who, rows[0])
    if may_roam(scene):
        for who in scene.view.board.still_to_act():
            runner = scene.view.board.runners[who]
            if (runner.track, runner.column) == (track, column) and who != at.who:
                return _to_runner(scene, who)
    return Response(refuse=_anothers(scene, at) if at.anothers else NO_SUCH_RESULT)


def suggested(scene: Scene, action: Any) -> Response:
    """A hint for a Runner puts the cursor on the result and the dice that the computer has in mind."""
    if isinstance(action, LetRest):
        return Response(lit=action)
    view: View = scene.view
    asked = view.asking[0]
    whose = view.board.still_to_act() if asked is None else (asked,)
    if isinstance(action, SendRunner):
        whose = (RUNNERS.index(action.runner),)
    first = Planner(view).best(whose).first
    panel = aim(replace(scene, lit=None, pick=Pointing(who=first.runner))).panels[first.runner]
    for row, outcome in enumerate(panel.outcomes):
        ways = [way.recipe for way in outcome.recipes]
        if first.recipe in ways and outcome.result[:7] == first.result[:7]:
            there = pointed(scene).at_row(first.runner, row)
            return Response(lit=action, pick=replace(there, use=ways.index(first.recipe)))
    return Response(lit=action)


def pointing(scene: Scene, course: Sequence[Any]) -> Response:
    """Where Enter sends the first of these actions, with as many of the others as it decides."""
    asked = scene.view.asking[0]
    for who in scene.view.board.still_to_act() if asked is None else (asked,):
        for row, outcome in enumerate(aim(scene).panels[who].outcomes):
            for use in range(len(outcome.recipes)):
                pick = replace(pointed(scene).at_row(who, row), use=use)
                there = replace(scene, lit=lit_for(scene, pick), pick=pick)
                play = play_for(there, aim(there))
                if play and play == tuple(course[: len(play)]):
                    return Response(lit=there.lit, pick=pick)
    return Response(lit=course[0])
