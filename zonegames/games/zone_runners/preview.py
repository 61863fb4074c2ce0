"""What each choice would do, as data: result lists, recipes, paths, warnings.  From a view alone."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypeAlias

from zonegames.games.zone_runners.actions import PickOutcome, UseRecipe
from zonegames.games.zone_runners.board import ZONE_OF, Space, space_name
from zonegames.games.zone_runners.components import FIGHTER
from zonegames.games.zone_runners.facing import faces, faces_briefly
from zonegames.games.zone_runners.menu import Entry, menu
from zonegames.games.zone_runners.resolve import Result, board_after, resolve
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES, energy_text, result_briefs, why_text

Harm: TypeAlias = Literal["falls", "thrown", "out", "collapse"]


@dataclass(frozen=True, slots=True)
class RecipeChoice:
    """One way to pay for a result."""

    recipe: UseRecipe
    text: str
    """"6-1"; the Fighter's Fisticuffs as "6+2"; "none"."""
    result: Result
    """Exactly what it does."""
    closed: str
    """Why the dice the cursor takes leave it impossible ("no 1 left"); empty when it is possible."""


@dataclass(frozen=True, slots=True)
class OutcomeChoice:
    """One line of a Runner's result list."""

    action: PickOutcome
    result: Result
    texts: tuple[str, ...]
    """What it is called, from the full words to the fewest."""
    recipes: tuple[RecipeChoice, ...]
    """The preselected one, with the fewest dice, first."""
    closed: str
    """Why no recipe is left; empty when there is one."""
    start: Space
    """Where the Runner stands; its path goes on from here."""
    lost: bool
    """It ends in the Zone that falls after this turn."""

    @property
    def first_open(self) -> RecipeChoice | None:
        """The first recipe that is still possible."""
        return next((choice for choice in self.recipes if not choice.closed), None)


@dataclass(frozen=True, slots=True)
class Panel:
    """All that one Runner can still do this turn."""

    runner: int
    state: Literal["to_act", "acted", "home", "out"]
    note: str
    """What it faces: "before a gap that needs 4"."""
    brief: str
    """The same in fewer words."""
    outcomes: tuple[OutcomeChoice, ...]
    """Empty once it has acted, and before the dice are locked."""


@dataclass(frozen=True, slots=True)
class Danger:
    """What happens to a Runner if the turn goes on like this."""

    runner: int
    harm: Harm
    zone: int
    """Where it ends, or the Zone that takes it."""

    @property
    def text(self) -> str:
        """Such as "The Fighter will fall.", "Zone 3 collapses: the Jumper is lost."."""
        name = f"the {RUNNER_NAMES[self.runner]}"
        match self.harm:
            case "collapse":
                return f"Zone {self.zone} collapses: {name} is lost."
            case "out":
                return f"T{name[1:]} will be out, under Zone {self.zone}."
            case "thrown":
                return f"T{name[1:]} will be thrown back."
            case "falls":
                return f"T{name[1:]} will fall."


def panels(view: View, chosen: int | None = None, taking: UseRecipe | None = None) -> tuple[Panel, ...]:
    """The three Runners' lists; with `chosen` taking some dice, what would be left for the others."""
    return tuple(_panel(view, who, taking if who != chosen else None) for who in range(3))


def _panel(view: View, who: int, taking: UseRecipe | None) -> Panel:
    board, runner = view.board, view.board.runners[who]
    note, brief = faces(board, who), faces_briefly(board, who)
    if runner.status != "running":
        return Panel(who, "home" if runner.status == "finished" else "out", note, brief, ())
    if runner.acted:
        return Panel(who, "acted", note, brief, ())
    if not view.locked:
        return Panel(who, "to_act", note, brief, ())
    unused = view.unused()
    left = Counter(unused) - Counter(abs(die) for die in taking.dice) if taking else Counter(unused)
    return Panel(
        who, "to_act", note, brief, tuple(_outcome(view, who, e, left) for e in menu(board, who, unused))
    )


def _outcome(view: View, who: int, entry: Entry, left: Counter[int]) -> OutcomeChoice:
    recipes = tuple(_recipe(view, who, recipe, left) for recipe in entry.recipes)
    me = view.board.runners[who]
    return OutcomeChoice(
        entry.action,
        entry.result,
        result_briefs(view.board, entry.result),
        recipes,
        "" if any(not r.closed for r in recipes) else recipes[0].closed,
        (me.track, me.column),
        _lost(view, entry.result),
    )


def _recipe(view: View, who: int, recipe: UseRecipe, left: Counter[int]) -> RecipeChoice:
    missing = Counter(abs(die) for die in recipe.dice) - left
    return RecipeChoice(
        recipe,
        recipe_short(who, recipe),
        resolve(view.board, who, recipe.energy, recipe.ability),
        f"no {min(missing)} left" if missing else "",
    )


def recipe_short(who: int, recipe: UseRecipe) -> str:
    """For narrow lists: "6+2" is a 6 with Fisticuffs, "1 +2" a 1 with two spaces of Speed Burst."""
    text = energy_text(recipe.dice)
    if not recipe.ability:
        return text
    return f"{text}{recipe.ability:+d}" if who == FIGHTER else f"{text} {recipe.ability:+d}"


def reason(view: View, who: int, recipe: UseRecipe, result: Result) -> str:
    """What becomes of a Runner that ends where the ground goes; else the sum behind the result."""
    if _lost(view, result):
        place = space_name(result.track, result.column)
        return f"Zone {view.falling} falls after this turn: the {RUNNER_NAMES[who]} on {place} would be lost."
    return why_text(view.board, who, recipe, result)


def _lost(view: View, result: Result) -> bool:
    return result.status == "running" and ZONE_OF[result.column] == view.falling


def rest_warnings(view: View) -> tuple[Danger, ...]:
    """Who is hurt if all Runners still to act get no Energy, in the order in which they would act."""
    board, found = view.board, list[Danger]()
    for who in board.still_to_act():
        result = resolve(board, who, None)
        board = board_after(board, who, result)
        if result.status == "out":
            found.append(Danger(who, "out", result.zone))
        elif result.kind == "thrown":
            found.append(Danger(who, "thrown", ZONE_OF[result.column]))
        elif result.kind == "fall":
            found.append(Danger(who, "falls", ZONE_OF[result.column]))
    return tuple(found)


def end_warnings(view: View) -> tuple[Danger, ...]:
    """Whom the end of this turn takes, as the Runners stand now."""
    return tuple(
        Danger(who, "collapse", view.falling)
        for who in view.board.running()
        if ZONE_OF[view.board.runners[who].column] == view.falling
    )
