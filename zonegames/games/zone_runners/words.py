"""The game's phrases for Runners, dice and results, shared by log, prompts, lists and hints."""

from typing import Final

from zonegames.games.zone_runners.actions import UseRecipe
from zonegames.games.zone_runners.board import (
    END,
    GAP,
    START,
    ZONE_OF,
    Board,
    Slot,
    Space,
    Status,
    gap_need,
    space_name,
)
from zonegames.games.zone_runners.components import ABILITIES, CARDS, END_CREDITS
from zonegames.games.zone_runners.resolve import Kind, Result, steps_up

RUNNER_NAMES: Final = ("Sprinter", "Jumper", "Fighter")
TRACK_NAMES: Final = ("high", "mid", "low")
BONUS_NAMES: Final = {"level_2": "Level 2", "level_3": "Level 3", "last_runner": "last Runner"}


def count(number: int, noun: str) -> str:
    """Such as "1 Bonus die", "2 Bonus dice", "no Bonus dice"."""
    if number == 1:
        return f"1 {noun}"
    plural = noun[:-3] + "dice" if noun.endswith("die") else f"{noun}s"
    return f"{number or 'no'} {plural}"


def listed(items: list[str]) -> str:
    """Such as "a", "a and b", "a, b and c"."""
    return " and ".join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def dice_text(dice: tuple[int, ...]) -> str:
    """Such as "6 4 6"; "none"."""
    return " ".join(map(str, dice)) or "none"


def energy_text(signed: tuple[int, ...]) -> str:
    """Such as "6-1"; "none" without dice."""
    return "".join(f"{die:+d}" for die in signed).lstrip("+") or "none"


def recipe_text(who: int, recipe: UseRecipe) -> str:
    """Such as "6-1", "6 with Fisticuffs +2", "none"."""
    text = energy_text(recipe.dice)
    return f"{text} with {ABILITIES[who][0]} {recipe.ability:+d}" if recipe.ability else text


def card_name(card: int) -> str:
    return CARDS[card].name


def result_text(board: Board, result: Result) -> str:
    """The result as an entry of a list: "running jump to L17", "OUT: 4 credits"."""
    if result.status == "out":
        return f"OUT in Zone {result.zone} ({count(result.zone, 'credit')})"
    if result.status == "finished":
        credits = END_CREDITS[board.level - 1][result.track]
        return f"{_NOUN[result.kind]} home on {TRACK_NAMES[result.track]} ({count(credits, 'credit')})"
    place = space_name(result.track, result.column)
    match result.kind:
        case "pass":
            return "past the Blocker"
        case "defeat":
            return f"beat the Blocker ({count(board.level, 'credit')})"
        case "stay":
            return f"wait at {place}" if result.slot == "left" else f"stay on {place}"
        case "blocked" | "ignored":
            return f"{_NOUN[result.kind]}: stay on {place}"
        case _:
            return f"{_NOUN[result.kind]} to {place}{_tail(board, result)}"


_NOUN: Final[dict[Kind, str]] = {
    "run": "run",
    "jump": "jump",
    "running_jump": "running jump",
    "fall": "fall",
    "no_room": "no room to land: fall",
    "pass": "past the Blocker",
    "leap": "leap over Blocker and gap",
    "sprint": "sprint past",
    "defeat": "beat the Blocker",
    "thrown": "thrown back",
    "stay": "stay",
    "blocked": "blocked",
    "ignored": "beyond the End Zone",
}


def _tail(board: Board, result: Result) -> str:
    if result.slot == "on":
        return ", onto a Blocker"
    if result.slot == "left":
        return ", behind a Blocker"
    return ", the edge" if board.lanes[result.track][result.column + 1] == GAP else ""


def why_text(board: Board, who: int, recipe: UseRecipe, result: Result) -> str:
    """How the Energy and what it met lead to this result: "1 space + Zone 4 = needs 5; 6-1 = 5."."""
    me = board.runners[who]
    if not recipe.dice:
        return _idle_reason(board, who, result)
    if me.slot == "on":
        zone = ZONE_OF[me.column]
        strength = f"Zone {zone} + Level {board.level} = {zone + board.level}"
        return f"Strength: {strength}; {total_text(who, recipe)}."
    if result.need is not None:
        full = " The landing space is full." if result.kind == "no_room" else ""
        return f"{_gap_sum(board, me.track, me.column)}; {total_text(who, recipe)}.{full}"
    return f"Energy: {total_text(who, recipe)}."


def total_text(who: int, recipe: UseRecipe) -> str:
    """Such as "6-1 = 5", "4 with Fisticuffs +2 = 6", "a 4"."""
    if len(recipe.dice) == 1 and not recipe.ability:
        return f"a {recipe.dice[0]}"
    return f"{recipe_text(who, recipe)} = {sum(recipe.dice) + recipe.ability}"


def _gap_sum(board: Board, track: int, column: int) -> str:
    """Such as "Running jump: 2 spaces + Zone 4 = needs 6"."""
    lane = board.lanes[track]
    gap = lane.index(GAP, column + 1)
    need = gap_need(lane, gap)
    zone = f"Zone {ZONE_OF[gap]}" if need == ZONE_OF[gap] else f"double gap, Zone {need - 1} + 1"
    spaces = gap - 1 - column
    if not spaces:
        return f"Jump: {zone} = needs {need}"
    return f"Running jump: {count(spaces, 'space')} + {zone} = needs {spaces + need}"


def _idle_reason(board: Board, who: int, result: Result) -> str:
    me = board.runners[who]
    if me.waited:
        return "It began the turn waiting: no harm without Energy."
    if result.kind == "thrown":
        return f"On a Blocker without Energy it is thrown back {count(ZONE_OF[me.column], 'space')}."
    if result.kind in ("fall", "no_room"):
        return "At the edge of a gap it must jump; without Energy it falls."
    return "No gap is next: a turn without Energy is safe."


def standing_text(board: Board, who: int) -> str:
    """What the Runner faces now: "before a gap that needs 4", "on a Blocker, strength 6"."""
    me = board.runners[who]
    if me.status == "out":
        return f"out of the game, under Zone {me.zone}"
    if me.status == "finished":
        return f"home on {TRACK_NAMES[me.track]}"
    if me.slot == "on":
        return f"on a Blocker, strength {board.strength(me.column)}"
    if me.slot == "left":
        if steps_up(board) == who:  # between two events only: it steps up at once
            return "about to step up to the Blocker"
        return f"waits behind the {RUNNER_NAMES[front_runner(board, who)]}"
    lane = board.lanes[me.track]
    gap = lane.find(GAP, me.column + 1)
    blocker = lane.find("B", me.column + 1)
    if gap == me.column + 1:
        return f"before a gap that needs {gap_need(lane, gap)}"
    if gap > 0 and (blocker < 0 or gap < blocker):
        spaces = gap - 1 - me.column
        return f"{count(spaces, 'space')} to a gap: {spaces + gap_need(lane, gap)} to be over it"
    if blocker > 0:
        return f"{count(blocker - me.column, 'space')} to a Blocker, strength {board.strength(blocker)}"
    if "?" not in lane:
        return f"{count(END - me.column, 'space')} to the End Zone; more would overshoot it"
    return "the way is free as far as you see"


def front_runner(board: Board, who: int) -> int:
    """The Runner on top of the Blocker behind which this one waits.  Raises StopIteration if none is."""
    me = board.runners[who]
    return next(
        other
        for other, r in enumerate(board.runners)
        if other != who and r.slot == "on" and (r.track, r.column) == (me.track, me.column)
    )


def deed_text(
    kind: Kind, start: Space, path: tuple[Space, ...], track: int, column: int, slot: Slot, status: Status
) -> str:
    """What a Runner did, after its name: "runs to M9", "is thrown back and falls to M14"."""
    if status == "out":
        return _out_deed(kind)
    goal = f"the End Zone on the {TRACK_NAMES[track]} track" if column == END else space_name(track, column)
    at = {"on": ", onto the Blocker", "left": ", to wait behind the Blocker"}.get(slot, "")
    match kind:
        case "stay":
            return (
                f"waits at {goal}" if slot == "left" else f"stays {'at' if column == START else 'on'} {goal}"
            )
        case "pass":
            return f"gets past the Blocker on {goal}"
        case "defeat":
            return f"throws the Blocker off {goal}"
        case "blocked":
            return f"is still blocked at {goal}; the Energy is lost"
        case "ignored":
            return f"would overshoot the End Zone and stays on {goal}"
        case "thrown" if path and path[-1][0] != start[0]:
            return f"is thrown back and falls to {goal}{at}"
        case _:
            return f"{_VERB[kind]} to {goal}{at}"


def _out_deed(kind: Kind) -> str:
    if kind == "thrown":
        return "is thrown back and lost"
    return "finds no room to land and falls off the course" if kind == "no_room" else "falls off the course"


_VERB: Final[dict[Kind, str]] = {
    "run": "runs",
    "jump": "jumps",
    "running_jump": "makes a running jump",
    "fall": "falls",
    "no_room": "finds no room to land and falls",
    "leap": "leaps over Blocker and gap",
    "sprint": "sprints past the Blocker",
    "thrown": "is thrown back",
}
