"""Both modes: dice marked for another roll, and the roll."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from zonegames.engine.decisions import Decision
from zonegames.engine.rng import Rng
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import REROLL, ROLL, Action, AddDie
from zonegames.games.elemenz.duel.preview import surge_odds
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.refusals import PICK_FIRST
from zonegames.games.elemenz.rules import GAME
from zonegames.games.elemenz.words import dice
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.pieces import group_of, same_group


def hand_of(scene: Scene) -> tuple[Sequence[str], Mapping[str, str], tuple[str, ...]]:
    """The active hand, all faces and the borrowed dice, in either mode."""
    view = scene.view
    mine = view.me if isinstance(view, DuelView) else view.mine
    return mine.hand, view.faces, mine.borrowed


def may_roll(scene: Scene) -> bool:
    """Whether dice may be rolled again now."""
    decision = scene.decision
    return decision is not None and (REROLL in decision.legal or decision.kind == "pick_reroll")


def toggle(scene: Scene, *chosen: str) -> Response:
    """Mark dice for another roll, or keep them after all."""
    if not may_roll(scene):
        return Response(refuse=GAME.why_not(scene.view, REROLL))
    already = set(scene.view.about.picked)
    marks = memory(scene).marks ^ (set(chosen) - already)
    return Response(pick=replace(memory(scene), marks=frozenset(marks)), said=_said(scene, marks))


def toggle_all(scene: Scene) -> Response:
    """Mark all dice, or none if all are marked."""
    hand = set(hand_of(scene)[0])
    marks = memory(scene).marks
    return toggle(scene, *(marks if hand <= marks else hand - marks))


def step(scene: Scene, by: int) -> Response:
    """Move the cursor along the hand."""
    count = len(hand_of(scene)[0])
    if not count:
        return Response()
    at = memory(scene).at
    return Response(pick=replace(memory(scene), at=(at + by) % count if at >= 0 or by > 0 else count - 1))


def toggle_here(scene: Scene) -> Response:
    """Mark the die under the cursor, or keep it."""
    hand, at = hand_of(scene)[0], memory(scene).at
    return toggle(scene, hand[at]) if 0 <= at < len(hand) else Response()


def suggested_marks(scene: Scene) -> frozenset[str]:
    """The dice that the computer would roll again, as far as the looker's view tells."""
    assert scene.decision is not None
    seat = scene.decision.seat
    hand, faces, borrowed = hand_of(scene)
    policy = GAME.policy(seat, Rng(1))
    picked: tuple[str, ...] = ()
    while len(picked) < len(hand):
        left = [die for die in hand if die not in picked]
        adds = tuple(dict.fromkeys(AddDie(*group_of(die, faces, borrowed)) for die in left))
        view = replace(scene.view, about=About(use="reroll", picked=picked))
        asked: Decision[Action] = Decision(seat, "pick_reroll", (*adds, ROLL) if picked else adds)
        action = policy.choose(view, asked).action
        if not isinstance(action, AddDie):
            break
        picked = (*picked, next(die for die in left if same_group(action, group_of(die, faces, borrowed))))
    return frozenset(picked)


def _said(scene: Scene, marks: frozenset[str]) -> str:
    if not marks:
        return "Nothing is marked: all dice are kept."
    count = dice(len(marks))
    view = scene.view
    if not isinstance(view, DuelView):
        return f"{count} to roll again: o rolls."
    odds = surge_odds(view, tuple(marks))
    return f"{count} to roll again: o rolls. A surge threatens in {max(odds * 100, 0):.0f} of 100 rolls."


def roll_marked(scene: Scene) -> Response:
    """Roll what is marked, as one."""
    assert scene.decision is not None
    if not may_roll(scene):
        return Response(refuse=GAME.why_not(scene.view, REROLL))
    hand, faces, borrowed = hand_of(scene)
    marked = [die for die in hand if die in memory(scene).marks]
    begun = scene.decision.kind == "pick_reroll"
    if not marked and not (begun and scene.view.about.picked):
        return Response(refuse=PICK_FIRST)
    adds: list[Action] = [AddDie(*group_of(die, faces, borrowed)) for die in marked]
    return Response(play=(*([] if begun else [REROLL]), *adds, ROLL))
