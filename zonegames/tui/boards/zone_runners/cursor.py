"""What is pointed at: a Runner, one of its results, the dice that make it; the dice to roll again."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.games.zone_runners.actions import (
    BACK,
    LET_REST,
    SEND_RUNNER,
    Action,
    LetRest,
    PickOutcome,
    Reroll,
    SendRunner,
    UseRecipe,
)
from zonegames.games.zone_runners.components import RUNNERS
from zonegames.games.zone_runners.preview import OutcomeChoice, Panel, RecipeChoice, panels
from zonegames.games.zone_runners.view import View
from zonegames.tui.board import Scene


@dataclass(frozen=True, slots=True)
class Pointing:
    """The board's memory while a question is open."""

    who: int = 0
    """The Runner whose panel has the lamp."""

    rows: tuple[int, int, int] = (0, 0, 0)
    """By Runner: the lit row of its list."""

    use: int = 0
    """Which of the result's sets of dice."""

    dice: frozenset[int] = frozenset()
    """Before the re-roll: the dice that roll again."""

    def at_row(self, who: int, row: int) -> "Pointing":
        """Pointing at a row of a Runner's list, at its first set of dice."""
        rows = tuple(row if n == who else old for n, old in enumerate(self.rows))
        return replace(self, who=who, rows=rows, use=0)


@dataclass(frozen=True, slots=True)
class Aim:
    """The lamp's Runner and result, and what the dice it takes leave for the others."""

    panels: tuple[Panel, ...]
    who: int | None
    """None when no Runner is asked about."""

    row: int = 0
    outcome: OutcomeChoice | None = None
    """None on "the rest wait", and where nothing can be chosen or another decides."""

    recipe: RecipeChoice | None = None
    rest: bool = False
    anothers: bool = False
    """The captain sends another owner's Runner: no result of it is chosen yet, `row` only scrolls."""

    @property
    def panel(self) -> Panel | None:
        return None if self.who is None else self.panels[self.who]

    @property
    def number(self) -> int:
        """Which of the result's sets of dice this is."""
        assert self.outcome is not None
        assert self.recipe is not None
        return self.outcome.recipes.index(self.recipe)


def aim(scene: Scene) -> Aim:
    """What is pointed at now."""
    view: View = scene.view
    decision = scene.decision
    if decision is None or decision.kind not in ("runner", "outcome", "recipe"):
        return Aim(_lists(scene), view.asking[0])
    if isinstance(scene.lit, LetRest):
        return Aim(panels(view), None, rest=True)
    pointing = pointed(scene)
    if decision.kind == "recipe":
        return _recipe_aim(view, scene.lit, pointing)
    who = pointing.who
    panel = panels(view)[who]
    if not panel.outcomes:
        return Aim(panels(view), who)
    row = min(pointing.rows[who], len(panel.outcomes) - 1)
    if len(panel.outcomes) > 1 and view.owner(who) != decision.seat:
        return Aim(panels(view), who, row, anothers=True)
    outcome = panel.outcomes[row]
    recipe = outcome.recipes[pointing.use % len(outcome.recipes)]
    return Aim(panels(view, who, recipe.recipe), who, row, outcome, recipe)


def _recipe_aim(view: View, lit: Any, pointing: Pointing) -> Aim:
    """Runner and result are chosen; the lit one are its dice."""
    who, key = view.asking
    assert who is not None
    outcomes = panels(view)[who].outcomes
    row = next(n for n, outcome in enumerate(outcomes) if outcome.action.key == key)
    recipes = outcomes[row].recipes
    recipe = next((r for r in recipes if r.recipe == lit), recipes[pointing.use % len(recipes)])
    return Aim(panels(view, who, recipe.recipe), who, row, outcomes[row], recipe)


def _lists(scene: Scene) -> tuple[Panel, ...]:
    """Before the re-roll the lists tell what the dice could do as they lie; those to be rolled again are
    taken out."""
    view: View = scene.view
    if scene.decision is None or scene.decision.kind != "lock":
        return panels(view)
    again = tuple(view.dice[i] for i in rolls_again(scene))
    return panels(replace(view, locked=True), None, UseRecipe(again, 0) if again else None)


def pointed(scene: Scene) -> Pointing:
    """The memory, with a Runner or result that a hint has lit counted in."""
    view: View = scene.view
    pointing = scene.pick if isinstance(scene.pick, Pointing) else Pointing()
    asked = view.asking[0]
    if isinstance(scene.lit, SendRunner):
        return replace(pointing, who=RUNNERS.index(scene.lit.runner))
    if isinstance(scene.lit, PickOutcome) and scene.lit in scene.legal and asked is not None:
        lists = panels(view)
        if lists[pointing.who].outcomes and lit_for(scene, pointing) == scene.lit:
            return pointing  # another Runner may have a result of the same name
        keys = [outcome.action for outcome in lists[asked].outcomes]
        return pointing.at_row(asked, keys.index(scene.lit))
    return pointing


def lit_for(scene: Scene, pointing: Pointing) -> Action:
    """The action under the cursor: of this question where it has it, else the first of those to come."""
    assert scene.decision is not None
    if scene.decision.kind == "runner":
        return SEND_RUNNER[pointing.who]
    outcomes = panels(scene.view)[pointing.who].outcomes
    return outcomes[min(pointing.rows[pointing.who], len(outcomes) - 1)].action


def may_roam(scene: Scene) -> bool:
    """Whether the cursor may go to another Runner: the captain has not yet left its own question."""
    decision = scene.decision
    if decision is None or decision.kind not in ("runner", "outcome"):
        return False
    return decision.kind == "runner" or (BACK in decision.legal and decision.seat == scene.view.captain)


def may_rest(scene: Scene) -> bool:
    """Whether "the rest wait" can be chosen, at the Runner's question or one step behind it."""
    view: View = scene.view
    if scene.decision is None or not may_roam(scene):
        return False
    if scene.decision.kind == "runner":
        return LET_REST in scene.decision.legal
    return view.options.sharing == "relay" or not view.unused()


def play_for(scene: Scene, at: Aim) -> tuple[Action, ...]:
    """The actions that Enter sends together: the Runner, its result and the dice, as far as the one who
    is asked decides them."""
    view: View = scene.view
    decision = scene.decision
    assert decision is not None
    if at.rest:
        return (BACK, LET_REST) if decision.kind == "outcome" else (LET_REST,)
    if at.who is None or not at.panels[at.who].outcomes:
        return ()
    out: list[Action] = []
    if decision.kind == "runner":
        out = [SEND_RUNNER[at.who]]
    elif at.who != view.asking[0]:
        out = [BACK, SEND_RUNNER[at.who]]
    if at.outcome is None or at.recipe is None:
        return tuple(out)
    if decision.kind == "recipe":
        return (at.recipe.recipe,)
    if len(at.panels[at.who].outcomes) > 1:
        out.append(at.outcome.action)
        if len(at.outcome.recipes) > 1:
            out.append(at.recipe.recipe)
    return tuple(out)


def foretold(scene: Scene) -> Scene:
    """The scene at the question that Enter answers last, for what is said of it."""
    decision = scene.decision
    if decision is None or decision.kind not in ("runner", "outcome", "recipe"):
        return scene
    view: View = scene.view
    at = aim(scene)
    if at.rest:
        asked = Decision(decision.seat, "runner", (LET_REST,))
        return replace(scene, view=replace(view, asking=(None, None)), decision=asked, lit=LET_REST)
    if at.who is None or at.outcome is None or at.recipe is None or view.owner(at.who) != decision.seat:
        return scene
    if decision.kind == "recipe" or at.number:
        ways = tuple(recipe.recipe for recipe in at.outcome.recipes)
        asked = Decision(decision.seat, "recipe", ways)
        view = replace(view, asking=(at.who, at.outcome.action.key))
        return replace(scene, view=view, decision=asked, lit=at.recipe.recipe)
    results = tuple(outcome.action for outcome in at.panels[at.who].outcomes)
    asked = Decision(decision.seat, "outcome", results)
    return replace(scene, view=replace(view, asking=(at.who, None)), decision=asked, lit=at.outcome.action)


# --- the re-roll


def rolls_again(scene: Scene) -> frozenset[int]:
    """The dice that the lit choice rolls again: of equal ones those that were pointed at."""
    if not isinstance(scene.lit, Reroll):
        return frozenset()
    dice = scene.view.dice
    pointing = scene.pick if isinstance(scene.pick, Pointing) else Pointing()
    if Counter(dice[i] for i in pointing.dice) == Counter(dice[i] for i in scene.lit.indices):
        return pointing.dice
    return frozenset(scene.lit.indices)


def reroll_of(scene: Scene, dice: frozenset[int]) -> Action:
    """The listed action that rolls the same values again."""
    rolled = scene.view.dice
    wanted = sorted(rolled[i] for i in dice)
    return next(a for a in scene.legal if sorted(rolled[i] for i in a.indices) == wanted)


def dice_of(view: View, recipe: UseRecipe) -> frozenset[int]:
    """The dice of the tray that a recipe takes: the first unused ones of its values."""
    taken: set[int] = set()
    for value in recipe.dice:
        for i, die in enumerate(view.dice):
            if die == abs(value) and not view.used[i] and i not in taken:
                taken.add(i)
                break
    return frozenset(taken)
