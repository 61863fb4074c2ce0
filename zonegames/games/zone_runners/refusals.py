"""Why an action is not possible, in a player's words."""

from collections import Counter
from typing import Final

from zonegames.engine.errors import Refusal
from zonegames.games.zone_runners.actions import (
    Action,
    Back,
    LetRest,
    PickOutcome,
    SendRunner,
    TakeBack,
    UseBonus,
    UseRecipe,
)
from zonegames.games.zone_runners.board import GAP
from zonegames.games.zone_runners.components import FIGHTER, JUMPER, RUNNERS
from zonegames.games.zone_runners.resolve import resolve, settings
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES, bonus_dice

NOT_NOW: Final = Refusal("That is not possible now.", "a-turn")
SPENT: Final = Refusal("That die is already spent this turn.", "dice-and-energy")
TOO_LITTLE: Final = Refusal("Energy must be at least 1.", "dice-and-energy")
NOT_ROLLED: Final = Refusal("No die of this turn shows that.", "dice-and-energy")
BURST_INTO_GAP: Final = Refusal("Speed Burst cannot be used for a running jump.", "abilities")
BURST_ELSEWHERE: Final = Refusal("Speed Burst works only when running.", "abilities")
SPRING_ELSEWHERE: Final = Refusal("Spring works only when jumping from the edge.", "abilities")
FISTICUFFS_ELSEWHERE: Final = Refusal("Fisticuffs works only against a Blocker.", "abilities")
NOTHING_TO_TAKE_BACK: Final = Refusal("Nothing to take back.", "taking-back")
NO_WAY_BACK: Final = Refusal("There is no question to go back to.", "taking-back")
OWNERS_DECIDE: Final = Refusal("Each owner still decides about Energy.", "sharing-the-runners")
NO_SUCH_RESULT: Final = Refusal("The unused dice cannot bring that about.", "dice-and-energy")


def why_not(view: View, action: Action) -> Refusal:
    """The reason, from what lies open.  `action` is not legal now."""
    if view.over:
        return Refusal("The game is over.", "the-end-of-the-game")
    match action:
        case UseBonus(dice):
            return _bonus(view, dice)
        case SendRunner(runner):
            return _runner(view, RUNNERS.index(runner))
        case LetRest() if view.locked and view.options.sharing == "crew" and view.unused():
            return OWNERS_DECIDE
        case TakeBack() if not (view.locked and view.board.somebody_acted()):
            return NOTHING_TO_TAKE_BACK
        case Back():
            return NO_WAY_BACK
        case PickOutcome() if view.asking[0] is not None:
            return NO_SUCH_RESULT
        case UseRecipe():
            return _recipe(view, action)
        case _:
            return NOT_NOW


def _bonus(view: View, dice: int) -> Refusal:
    held = len(view.bonus)
    if dice <= held:
        return NOT_NOW
    return Refusal(f"You hold only {bonus_dice(held)}." if held else "You hold no Bonus dice.", "bonus-dice")


def _runner(view: View, who: int) -> Refusal:
    runner, name = view.board.runners[who], RUNNER_NAMES[who]
    if runner.status == "finished":
        return Refusal(f"The {name} is already home.", "the-end-zone")
    if runner.status == "out":
        return Refusal(f"The {name} is out of the game.", "falling")
    if runner.acted and view.locked:
        return Refusal(f"The {name} has already acted this turn.", "a-turn")
    return NOT_NOW


def _recipe(view: View, recipe: UseRecipe) -> Refusal:
    wanted = Counter(abs(die) for die in recipe.dice)
    if wanted - Counter(view.dice):
        return NOT_ROLLED
    if wanted - Counter(view.unused()):
        return SPENT
    if recipe.dice and sum(recipe.dice) < 1:
        return TOO_LITTLE
    who, energy = view.asking[0], recipe.energy
    if who is None or energy is None:
        return NOT_NOW
    if recipe.ability not in settings(view.board, who, energy):
        return _ability(view, who)
    return _pointless(view, who, recipe)


def _ability(view: View, who: int) -> Refusal:
    if who == JUMPER:
        return SPRING_ELSEWHERE
    if who == FIGHTER:
        return FISTICUFFS_ELSEWHERE
    me = view.board.runners[who]
    runs = me.slot in ("none", "past") and view.board.lanes[me.track][me.column + 1] != GAP
    return BURST_INTO_GAP if runs else BURST_ELSEWHERE


def _pointless(view: View, who: int, recipe: UseRecipe) -> Refusal:
    """Legal Energy that is not offered because fewer dice, or none, bring the same result."""
    kind = resolve(view.board, who, recipe.energy, recipe.ability).kind
    if kind == "blocked":
        front = view.board.in_front_of(who)
        whom = "another Runner" if front is None else f"the {RUNNER_NAMES[front]}"
        return Refusal(f"It waits behind {whom}: the Energy would be lost.", "waiting-behind-a-blocker")
    if kind == "ignored":
        return Refusal("It would overshoot the End Zone and stay.", "the-end-zone")
    return Refusal("Fewer dice bring the same result.", "dice-and-energy")
