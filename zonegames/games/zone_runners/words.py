"""The game's phrases for Runners, dice and results, shared by log, prompts, lists and hints."""

from collections.abc import Sequence
from typing import Final

from zonegames.engine.telling import counted, listed
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
    may_be_double,
    space_name,
)
from zonegames.games.zone_runners.components import ABILITIES, CARDS, END_CREDITS
from zonegames.games.zone_runners.resolve import Kind, Result

RUNNER_NAMES: Final = ("Sprinter", "Jumper", "Fighter")
TRACK_NAMES: Final = ("high", "mid", "low")
BONUS_NAMES: Final = {"level_2": "Level 2", "level_3": "Level 3", "last_runner": "last Runner"}


def bonus_dice(number: int) -> str:
    """Such as "1 Bonus die", "2 Bonus dice", "no Bonus dice"."""
    return counted(number, "Bonus die", "Bonus dice")


def zones_with_blockers(counts: Sequence[int]) -> str:
    """Where Blockers were rolled, from their numbers by Zone: "Blockers in Zones 2, 3 (2) and 6"."""
    zones = [str(n) if many == 1 else f"{n} ({many})" for n, many in enumerate(counts, 1) if many]
    return f"Blockers in Zones {listed(zones)}"


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


def ability_brief(who: int) -> str:
    """The ability without its exception: "Spring: Add or subtract 1 when jumping"."""
    name, short = ABILITIES[who]
    return f"{name}: {short.partition(' (')[0].rstrip('.')}"


def card_name(card: int) -> str:
    return CARDS[card].name


def result_text(board: Board, result: Result) -> str:
    """The result in full: "running jump to L17, the edge", "OUT in Zone 4 (4 credits)"."""
    if result.status == "out":
        return f"{result_short(result)} ({counted(result.zone, 'credit')})"
    if result.status == "finished":
        credits = END_CREDITS[board.level - 1][result.track]
        return f"{_NOUN[result.kind]} {result_short(result)} ({counted(credits, 'credit')})"
    if result.defeated:
        return f"{result_short(result)} ({counted(board.level, 'credit')})"
    if result.kind in _BRIEF:
        place = space_name(result.track, result.column)
        return f"{_NOUN[result.kind]} to {place}{_tail(board, result)}"
    return result_short(result)


def result_short(result: Result) -> str:
    """What happens and where it ends, no more: "running jump to L17", "OUT in Zone 4", "home on high"."""
    if result.status == "out":
        return f"OUT in Zone {result.zone}"
    if result.status == "finished":
        return f"home on {TRACK_NAMES[result.track]}"
    place = space_name(result.track, result.column)
    match result.kind:
        case "pass" | "defeat":
            return _NOUN[result.kind]
        case "stay":
            return f"{_idle('wait', 'stay', result.slot, result.column)} {place}"
        case "blocked" | "ignored":
            return f"{_NOUN[result.kind]}: stay on {place}"
        case "leap":
            return f"leap to {place}"
        case "no_room":
            return f"no room: fall to {place}"
        case "thrown":
            return f"thrown to {place}"
        case _:
            return f"{_NOUN[result.kind]} to {place}"


def result_briefs(board: Board, result: Result) -> tuple[str, ...]:
    """The result as an entry of a list, from the full words to the fewest."""
    if result.status == "out":
        return (f"OUT: {counted(result.zone, 'credit')}",)
    if result.status == "finished":
        home = f"home on {TRACK_NAMES[result.track]}: +{END_CREDITS[board.level - 1][result.track]}"
        return f"{_NOUN[result.kind]} {home}", home
    if result.defeated:
        return f"beat the Blocker: +{board.level}", f"beat it: +{board.level}"
    full = result_text(board, result)
    if result.kind not in _BRIEF:
        return (full,)
    place = space_name(result.track, result.column)
    end = f"{place}{_tail(board, result)}"
    return full, f"{_BRIEF[result.kind]} {end}", end, place


_BRIEF: Final[dict[Kind, str]] = {
    "run": "to",
    "jump": "to",
    "running_jump": "to",
    "fall": "to",
    "no_room": "no room: to",
    "leap": "leap to",
    "sprint": "sprint to",
    "thrown": "to",
}
"""What must be said of the way where there is little room."""

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


def _idle(waits: str, stays: str, slot: Slot, column: int) -> str:
    """Such as "wait at" (behind a Runner on a Blocker), "stay on", at Start "stay at"."""
    if slot == "left":
        return f"{waits} at"
    return f"{stays} at" if column == START else f"{stays} on"


def _tail(board: Board, result: Result) -> str:
    if result.slot == "on":
        return ", onto a Blocker"
    if result.slot == "left":
        return ", behind a Blocker"
    return ", the edge" if board.lanes[result.track][result.column + 1] == GAP else ""


def why_text(board: Board, who: int, recipe: UseRecipe, result: Result) -> str:
    """How the Energy and what it met lead to this result: "Jump: Zone 2 = needs 2; 6-4 = 2 fits."."""
    me = board.runners[who]
    if not recipe.dice:
        return _idle_reason(board, who, result)
    total, energy = sum(recipe.dice) + recipe.ability, total_text(who, recipe)
    if me.slot == "on":
        zone, strength = ZONE_OF[me.column], board.strength(me.column)
        more = total - strength
        enough = "is too little" if more < 0 else f"is {more} more" if more else "is enough"
        goes_on = {"leap": ", as the gap wants", "fall": ", and there is a gap"}.get(result.kind, "")
        return f"Strength: Zone {zone} + Level {board.level} = {strength}; {energy} {enough}{goes_on}."
    if result.need is not None:
        fits = "fits" if total == result.need else "misses"
        full = ", but two stand there" if result.kind == "no_room" else ""
        return f"{_gap_sum(board, me.track, me.column)}; {energy} {fits}{full}."
    return f"Energy {energy}{_cut_short(result, total)}."


def _cut_short(result: Result, total: int) -> str:
    """Why a run takes it less far than its Energy."""
    if len(result.path) == total:
        return ""
    if result.slot in ("on", "left"):
        return ": the Blocker ends the run"
    return ": two stand on the last space"


def total_text(who: int, recipe: UseRecipe) -> str:
    """Such as "6-1 = 5", "4 with Fisticuffs +2 = 6", "4"."""
    if len(recipe.dice) == 1 and not recipe.ability:
        return str(recipe.dice[0])
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
    more = " or more" if may_be_double(lane, gap) else ""
    return f"Running jump: {counted(spaces, 'space')} + {zone} = needs {spaces + need}{more}"


def _idle_reason(board: Board, who: int, result: Result) -> str:
    me = board.runners[who]
    front = board.in_front_of(who) if me.slot == "left" else None
    if front is not None and not board.runners[front].acted:
        name = RUNNER_NAMES[front]
        return f"It waits behind the {name}. Send the {name} first, and it may act too."
    if me.waited:
        return "It began the turn waiting: no harm without Energy."
    if result.kind == "thrown":
        return f"On a Blocker without Energy it is thrown back {counted(ZONE_OF[me.column], 'space')}."
    if result.kind == "fall":
        return "At the edge of a gap it must jump; without Energy it falls."
    return "No gap is next and no Blocker to face: it stays."


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
            return f"{_idle('waits', 'stays', slot, column)} {goal}"
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
