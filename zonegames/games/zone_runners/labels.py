"""The words of each answer: its name in a list, what Enter does, what it would change."""

from zonegames.engine.narration import ActionText
from zonegames.engine.telling import capital, counted
from zonegames.games.zone_runners.actions import (
    Action,
    Back,
    FinishTurn,
    LetRest,
    PickOutcome,
    Reroll,
    SendRunner,
    TakeBack,
    TakeTrack,
    UseBonus,
    UseRecipe,
)
from zonegames.games.zone_runners.board import GAP
from zonegames.games.zone_runners.components import END_CREDITS, RUNNERS, TRACKS
from zonegames.games.zone_runners.facing import faces
from zonegames.games.zone_runners.menu import entry_of, menu
from zonegames.games.zone_runners.preview import reason, recipe_short, rest_warnings
from zonegames.games.zone_runners.prompts import end_reason
from zonegames.games.zone_runners.resolve import resolve
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import (
    RUNNER_NAMES,
    TRACK_NAMES,
    bonus_dice,
    dice_text,
    recipe_text,
    result_short,
    result_text,
    total_text,
)


def action_text(view: View, action: Action) -> ActionText:
    """One answer to the present question."""
    match action:
        case TakeTrack(runner, track):
            return _track(view, RUNNERS.index(runner), TRACKS.index(track))
        case UseBonus(dice):
            rolled = counted(view.board.active() + dice, "die", "dice")
            return ActionText(bonus_dice(dice), f"rolls {rolled}, no undo")
        case Reroll(indices):
            return _reroll(view, indices)
        case SendRunner(runner):
            who = RUNNERS.index(runner)
            facing = f"{capital(faces(view.board, who))}."
            return ActionText(RUNNER_NAMES[who], f"sends the {RUNNER_NAMES[who]}", facing)
        case LetRest():
            dangers = " ".join(danger.text for danger in rest_warnings(view))
            return ActionText("the rest wait", "gives no Energy to the rest", dangers or "Nobody is hurt.")
        case PickOutcome(key):
            return _outcome(view, key)
        case UseRecipe():
            return _recipe(view, action)
        case Back():
            return ActionText("back", "goes back to the question before")
        case TakeBack():
            return ActionText("take the turn back", "puts board and dice back", "As right after the re-roll.")
        case FinishTurn():
            return ActionText("end turn", "ends the turn, no undo", end_reason(view))


def _track(view: View, who: int, track: int) -> ActionText:
    gap = view.board.lanes[track].find(GAP)
    credits = END_CREDITS[view.level - 1][track]
    ahead = f"first gap after {counted(gap - 1, 'space')}" if gap > 1 else "it begins with a gap"
    return ActionText(
        f"{TRACK_NAMES[track]} track",
        f"starts it on the {TRACK_NAMES[track]} track",
        f"Zone 1: {ahead if gap > 0 else 'no gap'}. The End Zone pays {credits} from here.",
    )


def _reroll(view: View, indices: tuple[int, ...]) -> ActionText:
    if not indices:
        return ActionText("keep all", f"keeps {dice_text(view.dice)}, no undo")
    again = dice_text(tuple(view.dice[i] for i in indices))
    kept = dice_text(tuple(die for i, die in enumerate(view.dice) if i not in indices))
    if kept == "none":
        return ActionText(f"roll {again} again", "rolls all again, no undo")
    return ActionText(f"roll {again} again", f"rolls {again} again, no undo", f"Kept: {kept}.")


def _outcome(view: View, key: str) -> ActionText:
    who = view.asking[0]
    assert who is not None
    entry = entry_of(menu(view.board, who, view.unused()), key)
    recipe = entry.recipes[0]
    if view.options.preview == "plain":
        energy = f"Energy {total_text(who, recipe)}" if recipe.dice else "no Energy"
        return ActionText(energy, f"gives {_total_short(who, recipe)}")
    dice = recipe_text(who, recipe) if recipe.dice else "no Energy"
    given = recipe_short(who, recipe) if recipe.dice else "no Energy"
    return ActionText(
        f"{dice}: {result_text(view.board, entry.result)}",
        f"gives {given}: {result_short(entry.result)}",
        reason(view, who, recipe, entry.result),
    )


def _total_short(who: int, recipe: UseRecipe) -> str:
    """Such as "Energy 6-1 +2 = 7", "Energy 4"."""
    if not recipe.dice:
        return "no Energy"
    total = f" = {sum(recipe.dice) + recipe.ability}" if recipe.ability or len(recipe.dice) > 1 else ""
    return f"Energy {recipe_short(who, recipe)}{total}"


def _recipe(view: View, recipe: UseRecipe) -> ActionText:
    who = view.asking[0]
    assert who is not None
    result = resolve(view.board, who, recipe.energy, recipe.ability)
    why = "" if view.options.preview == "plain" else reason(view, who, recipe, result)
    return ActionText(recipe_text(who, recipe), f"gives {recipe_short(who, recipe)}", why)
