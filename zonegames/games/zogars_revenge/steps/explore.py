"""Walking through the dungeon: light, dark, lamps and the centre."""

from dataclasses import dataclass
from typing import Final, Literal

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zogars_revenge import events
from zonegames.games.zogars_revenge.actions import Action, Move
from zonegames.games.zogars_revenge.components import (
    CHEST,
    CHEST_EYE,
    CROWN_ROOM,
    GAZE,
    LAMP_LIT,
    LAMP_OUT,
    STAIRS,
    STRENGTH,
    Face,
)
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.questions import move_question
from zonegames.games.zogars_revenge.state import State
from zonegames.games.zogars_revenge.steps.ending import end_run
from zonegames.games.zogars_revenge.steps.eye import TAKE_EYE
from zonegames.games.zogars_revenge.steps.fight import begin_fight
from zonegames.games.zogars_revenge.steps.potion import drink
from zonegames.games.zogars_revenge.steps.treasure import DRAW

CHANGES: Final = {("douse", LAMP_LIT): LAMP_OUT, ("relight", LAMP_OUT): LAMP_LIT}
"""A lamp only ever moves in the direction of the task (ZG-R02): any other landing does nothing."""


@dataclass(frozen=True, slots=True)
class Explore(Step[State, Action]):
    """The next room must be chosen; lies at the bottom of the stack for the whole run."""

    def decision(self, state: State) -> Decision[Action]:
        run = state.run
        return move_question(state.seat, state.dungeon.ways[run.hero], run.thirsty, state.options.secret)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if isinstance(action, Move):
            walk(state, action.cell, emit)
        else:
            drink(state, emit)


EXPLORE: Final = Explore()


def walk(state: State, to: Cell, emit: Emit) -> None:
    """One move.  The rule of the phase in which it began governs all of it (ZG-R04, ZG-R05)."""
    run = state.run
    start = run.hero
    dark = run.dark
    if dark:
        turn_over(state, to, "ahead", emit)
    run.hero = to
    run.moves += 1
    emit(events.moved(state.only, start, to, dark))
    if not dark:
        turn_over(state, start, "behind", emit)
    land(state, to, emit)


def turn_over(state: State, cell: Cell, why: Literal["behind", "ahead"], emit: Emit) -> None:
    """Turn an ordinary tile; lamps and the centre never turn by movement (ZG-R01, ZG-R03)."""
    if not state.dungeon.ordinary[cell]:
        return
    run = state.run
    hides = run.up[cell]
    face = run.under[cell]
    run.up[cell] = face
    run.under[cell] = hides
    run.seen[cell] = True
    emit(events.tile_flipped(state.only, cell, why, face, hides))


def land(state: State, cell: Cell, emit: Emit) -> None:
    """What the tile under the hero does; it works every time (ZG-R12)."""
    face = state.run.up[cell]
    if face in STRENGTH:
        begin_fight(state, face, emit)
    elif face == CHEST:
        state.stack.append(DRAW)
    elif face == CHEST_EYE:
        state.stack.append(DRAW)  # after the eye (ZG-R13)
        state.stack.append(TAKE_EYE["chest"])
    elif face == GAZE:
        state.stack.append(TAKE_EYE["gaze"])
    elif cell == state.dungeon.centre:
        enter_centre(state, emit)
    else:
        touch_lamp(state, cell, face, emit)


def touch_lamp(state: State, cell: Cell, face: Face, emit: Emit) -> None:
    """Put a lamp out or light it, if that is the task; the fourth one turns the centre."""
    run = state.run
    changed = CHANGES.get((run.task, face))
    if changed is None:
        return
    run.up[cell], run.under[cell] = changed, face
    run.lamps_left -= 1
    emit(events.lamp_changed(state.only, cell, changed == LAMP_LIT, run.lamps_left))
    if run.lamps_left == 0:
        turn_centre(state, emit)
    pass_hero(state, emit)


def turn_centre(state: State, emit: Emit) -> None:
    """All four lamps are done: the centre turns, and light and dark change at once."""
    run = state.run
    centre = state.dungeon.centre
    run.lamps_left = len(state.dungeon.lamps)
    if run.task == "douse":
        run.task = "crown"
        run.up[centre], run.under[centre] = CROWN_ROOM, STAIRS
        emit(events.stairs_flipped(state.only, "crown"))
    else:
        run.task = "escape"
        run.up[centre], run.under[centre] = STAIRS, CROWN_ROOM
        emit(events.stairs_flipped(state.only, "stairs"))
    emit(events.phase_changed(state.only, run.task, run.dark))


def enter_centre(state: State, emit: Emit) -> None:
    """Take the crown, or leave with it; at any other time the centre is safe (ZG-R06, ZG-R07)."""
    run = state.run
    if run.task == "crown":
        run.task = "relight"
        emit(events.crown_taken(state.only))
        emit(events.phase_changed(state.only, run.task, run.dark))
        pass_hero(state, emit)
    elif run.task == "escape":
        end_run(state, "escaped", emit)


def pass_hero(state: State, emit: Emit) -> None:
    """In a relay the next seat carries on after every lamp changed and after the crown (ZG-R35)."""
    if state.options.mode == "relay":
        state.seat = (state.seat + 1) % state.seats
        emit(events.HeroPassed(state.seat))
