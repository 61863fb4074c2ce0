"""The dungeon in words, for those who do not see it: hero and meters first, then ways, ring and rows."""

from collections.abc import Iterator
from typing import Final

from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, told
from zonegames.games.zogars_revenge import words
from zonegames.games.zogars_revenge.components import (
    CHEST_EYE,
    COINS,
    CROWN_ROOM,
    LIMITS,
    MONSTERS,
    RingFace,
)
from zonegames.games.zogars_revenge.dungeon import STEPS, Cell
from zonegames.games.zogars_revenge.preview import RING_DIRECTIONS
from zonegames.games.zogars_revenge.view import RunView, View

RING_PLACES: Final = ("upper left", "upper right", "lower right", "lower left")

PROGRESS: Final = {"waiting": "has still to play", "playing": "plays now", "done": "has played"}


def table_lines(view: View, names: Names) -> list[str]:
    """All that lies open to the owner of `view`."""
    run = view.run
    lines = [] if run is None else _run_lines(view, run)
    return [*lines, *_seat_lines(view, names)]


def at_hand(view: View) -> list[str]:
    """Where the hero stands and what it has; what a fight changes, its blows and answers tell."""
    run = view.run
    if run is None or run.status != "playing":
        return []
    meters = [_meters(run)] if run.fight is None else []
    return [_place(view, run), *meters, _task(run), *_held(run)]


def _run_lines(view: View, run: RunView) -> list[str]:
    if run.status != "playing":
        end = words.end_text(run.status, run.cause, run.slayer)
        return [f"This run is over after {counted(run.moves, 'move')}. {end} Score {run.score}."]
    lines = [_place(view, run), _meters(run), _task(run), *_held(run)]
    if run.fight is not None:
        lines += _fight(run)
    else:
        lines += _ways(view, run)
    return [*lines, *_lamps(view, run), *_ring(run), *_rows(view, run), *_treasure(run)]


# --- the hero


def _place(view: View, run: RunView) -> str:
    return f"You are in {where(view, run.hero)}: {_room(run, run.hero)}."


def _meters(run: RunView) -> str:
    return (
        f"Eyes {run.eyes} of {LIMITS.eye_tokens}, health {run.health} of {LIMITS.max_health},"
        f" score {run.score}, move {run.move}."
    )


def _task(run: RunView) -> str:
    light = "You walk in the dark" if run.dark else "There is light"
    crown = "; you have the crown" if run.crown_taken else ""
    left = words.lamps_to_do(run.task, run.lamps_left)
    task = words.TASKS[run.task]
    return f"Your task: {task}{'' if left == task else f'; {left}'}. {light}{crown}."


def _held(run: RunView) -> list[str]:
    held = [counted(run.crosses, "cross", "crosses"), counted(run.potions, "potion")]
    lines = [f"You hold {', '.join(held)} and {counted(run.swords, 'sword')}."]
    if run.coins:
        worth = sum(COINS[coin] for coin in run.coins)
        lines += told(f"Coins, together {worth}", (str(COINS[coin]) for coin in run.coins))
    return lines


def _fight(run: RunView) -> list[str]:
    fight = run.fight
    assert fight is not None
    monster = MONSTERS[fight.monster]
    return [
        f"You fight the {monster.name}, strength {fight.strength}; you cannot flee.",
        f"Your total is {fight.total} after {counted(fight.blows, 'blow')}.",
    ]


# --- the dungeon


def where(view: View, cell: Cell) -> str:
    """ "row 3, column 2", from 1."""
    row, column = view.dungeon.places[cell]
    return f"row {row + 1}, column {column + 1}"


def _ways(view: View, run: RunView) -> list[str]:
    near = {way: cell for cell, way in view.dungeon.directions[run.hero].items()}
    return [
        f"{way.capitalize()} of you: {_tile(view, run, near[way]) if way in near else 'no way'}."
        for way in STEPS
    ]


def _tile(view: View, run: RunView, cell: Cell) -> str:
    """What lies up there, and what is known to lie under it."""
    there = run.cells[cell]
    if not view.dungeon.ordinary[cell] or there.hidden is None:
        return _room(run, cell)
    return f"{_room(run, cell)} (under it {_face(there.hidden)})"


def _room(run: RunView, cell: Cell) -> str:
    face = run.cells[cell].face
    return "empty crown room" if face == CROWN_ROOM and run.crown_taken else _face(face)


def _face(face: str) -> str:
    return "chest with an eye" if face == CHEST_EYE else words.FACES[face]


def _lamps(view: View, run: RunView) -> list[str]:
    """The tiles that never turn with the steps, as goals."""
    goals = (*view.dungeon.lamps, view.dungeon.centre)
    return [f"{_room(run, cell).capitalize()}: {where(view, cell)}." for cell in goals]


def _rows(view: View, run: RunView) -> Iterator[str]:
    places = view.dungeon.places
    for row in range(view.dungeon.size[1]):
        cells = [cell for cell in range(len(places)) if places[cell][0] == row]
        yield from told(
            f"Row {row + 1}", (f"column {places[cell][1] + 1} {_tile(view, run, cell)}" for cell in cells)
        )


# --- ring and tokens


def _ring(run: RunView) -> Iterator[str]:
    for pos, tile in enumerate(run.ring):
        line = f"Ring, {RING_PLACES[pos]}: {_side(tile.up)}, its other side {_side(tile.under)}"
        step = RING_DIRECTIONS.get((run.fighter, pos))
        if pos == run.fighter:
            line += "; you stand here"
        elif step is not None:
            line += f"; a blow {step}"
        yield f"{line}."


def _side(side: RingFace) -> str:
    return f"{side.value} with an eye" if side.eye else str(side.value)


def _treasure(run: RunView) -> list[str]:
    return [
        f"In the treasure pile: {counted(run.pile, 'token')}.",
        *told("Used up", words.told_tokens(run.used), "nothing"),
    ]


# --- the others


def _seat_lines(view: View, names: Names) -> Iterator[str]:
    if view.mode != "score":
        if view.mode == "relay" and view.seat is not None:
            yield f"{names[view.seat]} has the keyboard in the relay."
        return
    for seat, name in enumerate(names):
        run = view.runs[seat]
        meters = "" if run is None else f", score {run.score}, eyes {run.eyes}, health {run.health}"
        yield f"{name} {PROGRESS[view.progress[seat]]}{meters}."
