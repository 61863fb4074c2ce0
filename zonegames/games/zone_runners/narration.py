"""Zone Runners in words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
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
from zonegames.games.zone_runners.board import GAP, START, space_name
from zonegames.games.zone_runners.components import END_CREDITS, RUNNERS, TRACKS, rating
from zonegames.games.zone_runners.hints import HINTS
from zonegames.games.zone_runners.menu import entry_of, menu
from zonegames.games.zone_runners.preview import end_warnings, rest_warnings
from zonegames.games.zone_runners.resolve import resolve
from zonegames.games.zone_runners.sentences import facts, sentence
from zonegames.games.zone_runners.table_words import at_hand, table_lines
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import (
    RUNNER_NAMES,
    TRACK_NAMES,
    count,
    dice_text,
    listed,
    recipe_text,
    result_text,
    standing_text,
    total_text,
    why_text,
)

PARTS: Final = {"finished": "home", "out": "out", "blockers": "beat"}
"""Short: they head the columns of the results, up to nine of them."""


class ZoneRunnersNarrator(Narrator[View, Action]):
    """The team's commentator."""

    endings: ClassVar[Mapping[str, str]] = {"all_out": "all Runners out"}

    def prompt(self, view: View, decision: Decision[Action], names: Names) -> Prompt:
        asked = view.asking[0]
        match decision.kind:
            case "track":
                assert isinstance(decision.actions[0], TakeTrack)
                return _track_prompt(view, RUNNERS.index(decision.actions[0].runner))
            case "bonus":
                held = count(len(view.bonus), "Bonus die")
                return Prompt(
                    "how many Bonus dice join this roll?",
                    f"You hold {held}; without, {count(view.board.active(), 'die')} will be rolled.",
                    "then: the roll",
                )
            case "lock":
                return Prompt(
                    "which dice roll again?",
                    f"You rolled {dice_text(view.dice)}. There is one re-roll; all other dice are locked.",
                    "then: the Energy",
                )
            case "runner":
                left = view.unused()
                return Prompt(
                    "which Runner acts next?",
                    f"Dice left: {dice_text(left)}." if left else "All dice are spent.",
                )
            case "outcome":
                assert asked is not None
                others = [RUNNER_NAMES[who] for who in view.board.still_to_act() if who != asked]
                return Prompt(
                    f"the {RUNNER_NAMES[asked]}'s result?",
                    _sentence(standing_text(view.board, asked)),
                    f"then: {listed(others)}" if others else "",
                )
            case "recipe":
                assert asked is not None
                return Prompt(f"with which dice for the {RUNNER_NAMES[asked]}?", "All bring the same result.")
            case _:
                return Prompt("end the turn?", _end_reason(view), "then: the tracker moves")

    def action(self, view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
        match action:
            case TakeTrack(runner, track):
                return _track_text(view, RUNNERS.index(runner), TRACKS.index(track))
            case UseBonus(dice):
                label = count(dice, "Bonus die")
                return ActionText(label, f"rolls {count(view.board.active() + dice, 'die')}, no undo")
            case Reroll(indices):
                return _reroll_text(view, indices)
            case SendRunner(runner):
                who = RUNNERS.index(runner)
                return ActionText(
                    RUNNER_NAMES[who],
                    f"sends the {RUNNER_NAMES[who]}",
                    _sentence(standing_text(view.board, who)),
                )
            case LetRest():
                dangers = " ".join(danger.text for danger in rest_warnings(view))
                return ActionText(
                    "the rest wait", "gives no Energy to the rest", dangers or "Nobody is hurt."
                )
            case PickOutcome(key):
                return _outcome_text(view, key)
            case UseRecipe():
                return _recipe_text(view, action)
            case Back():
                return ActionText("back", "goes back to the question before")
            case TakeBack():
                return ActionText(
                    "take the turn back", "puts board and dice back", "As right after the re-roll."
                )
            case FinishTurn():
                return ActionText("end turn", "ends the turn, no undo", _end_reason(view))

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        return sentence(event, names)

    def status(self, view: View, names: Names) -> Status:
        runners = listed([f"{RUNNER_NAMES[who]} {_place(view, who)}" for who in range(3)])
        if view.over:
            return Status(f"finished with {count(view.credits, 'credit')}", runners)
        return Status(
            f"Level {view.level}, turn {view.turn}, {names[view.captain]} leads",
            f"{count(view.credits, 'credit')}; {runners}",
            tuple("captain" if seat == view.captain else "" for seat in range(view.seats)),
        )

    def table(self, view: View, names: Names) -> list[str]:
        return table_lines(view, names)

    def at_hand(self, view: View, decision: Decision[Action], names: Names) -> list[str]:
        return at_hand(view) if decision.kind in ("bonus", "lock") else []

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        credits = outcome.scores[0] if outcome.scores else 0
        who = listed(list(names))
        end = (
            "The course is completed."
            if outcome.reason == "course_completed"
            else "All three Runners lie in the Drop Zone."
        )
        return Verdict(f"{who}: {count(credits, 'credit')}. {rating(credits)}", end)

    def part(self, part: str) -> str:
        level, _, why = part.removeprefix("level_").partition("_")
        return f"L{level} {PARTS[why]}"

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return facts(events)

    def hint(self, view: View, decision: Decision[Action]) -> Hint | None:
        text = HINTS.get(decision.kind)
        return Hint(f"zone-runners.{decision.kind}", text) if text else None


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _place(view: View, who: int) -> str:
    runner = view.board.runners[who]
    if runner.status == "running":
        name = space_name(runner.track, runner.column)
        return f"at {name}" if runner.column == START else name
    return "home" if runner.status == "finished" else f"out ({runner.zone})"


def _track_prompt(view: View, who: int) -> Prompt:
    counts = [
        str(n) if zone.blockers == 1 else f"{n} ({zone.blockers})"
        for n, zone in enumerate(view.zones, 1)
        if zone.blockers
    ]
    return Prompt(
        f"the {RUNNER_NAMES[who]}'s start track?",
        f"Blockers in Zone {listed(counts)}. Later on a space holds only two Runners.",
        "then: the first roll" if who == view.board.running()[-1] else "then: the next Runner",
    )


def _track_text(view: View, who: int, track: int) -> ActionText:
    gap = view.board.lanes[track].find(GAP)
    credits = END_CREDITS[view.level - 1][track]
    ahead = f"first gap after {count(gap - 1, 'space')}" if gap > 1 else "it begins with a gap"
    return ActionText(
        f"{TRACK_NAMES[track]} track",
        f"starts it on the {TRACK_NAMES[track]} track",
        f"Zone 1: {ahead if gap > 0 else 'no gap'}. The End Zone pays {credits} from here.",
    )


def _reroll_text(view: View, indices: tuple[int, ...]) -> ActionText:
    if not indices:
        return ActionText("keep all", f"keeps {dice_text(view.dice)}, no undo")
    again = dice_text(tuple(view.dice[i] for i in indices))
    kept = dice_text(tuple(die for i, die in enumerate(view.dice) if i not in indices))
    if kept == "none":
        return ActionText(f"roll {again} again", "rolls all again, no undo")
    return ActionText(f"roll {again} again", f"rolls {again} again, no undo", f"Kept: {kept}.")


def _outcome_text(view: View, key: str) -> ActionText:
    who = view.asking[0]
    assert who is not None
    entry = entry_of(menu(view.board, who, view.unused()), key)
    recipe = entry.recipes[0]
    dice = recipe_text(who, recipe)
    if view.options.preview == "plain":
        energy = total_text(who, recipe) if recipe.dice else "no Energy"
        return ActionText(f"Energy: {energy}" if recipe.dice else energy, f"gives {energy}")
    result = result_text(view.board, entry.result)
    more = len(entry.recipes) - 1
    label = f"{dice}: {result}" if recipe.dice else f"no Energy: {result}"
    why = why_text(view.board, who, recipe, entry.result)
    if more:
        why += f" {count(more, 'other way')}."
    enter = f"gives {dice}: {result}" if recipe.dice else f"gives no Energy: {result}"
    return ActionText(label, enter, why)


def _recipe_text(view: View, recipe: UseRecipe) -> ActionText:
    who = view.asking[0]
    assert who is not None
    dice = recipe_text(who, recipe)
    result = resolve(view.board, who, recipe.energy, recipe.ability)
    why = "" if view.options.preview == "plain" else why_text(view.board, who, recipe, result)
    return ActionText(dice, f"gives {dice}", why)


def _end_reason(view: View) -> str:
    if dangers := end_warnings(view):
        lost = listed([f"the {RUNNER_NAMES[danger.runner]}" for danger in dangers])
        return f"Zone {dangers[0].zone} collapses: {lost} {'is' if len(dangers) == 1 else 'are'} lost."
    if not view.board.running():
        return "Nobody runs any more: the Level ends."
    turns = view.turns_to_cross
    if turns == 1:
        return f"Zone {view.falls_next} collapses; nobody stands there."
    return f"Zone {view.falls_next} falls after {count(turns - 1, 'more turn')}."
