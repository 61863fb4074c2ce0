"""Builders of positions, written the way the rules are told: "M10 on", "out 5", "home high"."""

from collections.abc import Mapping, Sequence

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.play import play, settle
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import (
    FINISH_TURN,
    NO_ENERGY,
    SEND_RUNNER,
    TAKE_BACK,
    Action,
    PickOutcome,
    Reroll,
    UseRecipe,
)
from zonegames.games.zone_runners.board import Board, Runner, collapse, new_board, reveal
from zonegames.games.zone_runners.components import CARDS, OPEN_FACES, RUNNERS
from zonegames.games.zone_runners.menu import menu
from zonegames.games.zone_runners.resolve import Result, resolve
from zonegames.games.zone_runners.state import BonusLabel, Card, Mark, Options, State
from zonegames.games.zone_runners.steps.action import CHOOSE_RUNNER
from zonegames.games.zone_runners.steps.level import PlayLevel
from zonegames.games.zone_runners.steps.turn import CHOOSE_REROLL
from zonegames.games.zone_runners.steps.turn_end import CONFIRM_END

CARD_IDS = [card.id for card in CARDS]


def runner_at(text: str) -> Runner:
    """From words: "M10 on" (on top of a Blocker), "M10 left" (it began the turn waiting), "out 5"."""
    place, _, more = text.partition(" ")
    if place == "out":
        return Runner("out", 2, 4 * int(more) - 3, "none", int(more))
    if place == "home":
        return Runner("finished", ("high", "mid", "low").index(more), 29)
    slot = more or "none"
    assert slot in ("none", "left", "on", "past")
    return Runner("running", "HML".index(place[0]), int(place[1:]), slot, waited=slot == "left")


def place_of(runner: Runner | Result) -> str:
    """The inverse of `runner_at`."""
    if runner.status == "out":
        return f"out {runner.zone}"
    if runner.status == "finished":
        return "home " + ("high", "mid", "low")[runner.track]
    place = f"{'HML'[runner.track]}{runner.column}"
    return place if runner.slot == "none" else f"{place} {runner.slot}"


def course_of(letters: str) -> tuple[Card, ...]:
    """From letters such as "eBCDAFG": a small letter is a turned card."""
    return tuple(Card(CARD_IDS.index(letter.upper()), letter.islower()) for letter in letters)


def position(
    *,
    course: str = "ABCDEFG",
    level: int = 1,
    blockers: Mapping[int, int] | None = None,
    shown: int = 7,
    collapsed: int = 0,
    tracker: int | None = None,
    dice: Sequence[int] | None = None,
    rolled: bool = False,
    bonus: tuple[BonusLabel, ...] = (),
    seats: int = 1,
    sharing: str = "relay",
    participants: tuple[int, ...] = (0, 1, 2),
    seed: int = 7,
    **runners: str,
) -> State:
    """A turn about to start; with `dice`, after the re-roll (`rolled`: before it).

    Runners not named are out, in Zone 1.
    """
    assert sharing in ("relay", "crew")
    cards = course_of(course)
    counts = tuple((blockers or {}).get(zone, 0) for zone in range(1, 8))
    first, second, third = (runner_at(runners.get(name, "out 1")) for name in RUNNERS)
    board = new_board(level, (first, second, third))
    for zone in range(1, shown + 1):
        card, turned = cards[zone - 1]
        board = reveal(board, OPEN_FACES[card, turned, counts[zone - 1]])
    lost = 0
    for _ in range(collapsed):
        board, gone, _ = collapse(board)
        lost += gone
    state = State(Rng(seed), [PlayLevel()], seats, Options(sharing=sharing), board, cards, counts)
    state.participants = participants
    state.lost_blockers = lost
    crosses = state.pace.crosses
    state.tracker = tracker if tracker is not None else (crosses[collapsed - 1] if collapsed else 0)
    state.bonus = state.gained = bonus
    if dice is not None:
        state.dice = state.rolled = tuple(dice)
        state.used = (False,) * len(state.dice)
        if rolled:
            state.stack.append(CHOOSE_REROLL)
        else:
            state.mark = Mark(board, bonus, bonus, state.trails)
            state.stack += [CONFIRM_END, CHOOSE_RUNNER]
    return state


class Table:
    """A position being played: checks every action against the list and keeps what happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        settle(state, self.events.append)

    @property
    def decision(self) -> Decision[Action]:
        assert self.state.pending is not None
        return self.state.pending

    @property
    def board(self) -> Board:
        return self.state.board

    def play(self, *actions: Action) -> list[Event]:
        """Play legal actions; the events that came of them."""
        before = len(self.events)
        for action in actions:
            assert action in self.decision.legal, (action, self.decision)
            play(self.state, action, self.events.append)
        return self.events[before:]

    def give(self, name: str, *dice: int, ability: int = 0) -> list[Event]:
        """The Runner gets these dice (none: no Energy), through every question that is asked."""
        who = RUNNERS.index(name)
        before = len(self.events)
        if self.decision.kind == "runner":
            self.play(SEND_RUNNER[who])
        if self.state.board.runners[who].acted:
            return self.events[before:]
        entry = self.entry_with(name, dice, ability)
        self.play(entry[0])
        if self.state.pending is not None and self.state.pending.kind == "recipe":
            self.play(entry[1])
        return self.events[before:]

    def entry_with(self, name: str, dice: tuple[int, ...], ability: int) -> tuple[PickOutcome, UseRecipe]:
        """The menu's result for these dice, and the recipe."""
        wanted = UseRecipe(dice, ability) if dice else NO_ENERGY
        entries = menu(self.board, RUNNERS.index(name), self.state.unused())
        return next((e.action, use) for e in entries for use in e.recipes if use == wanted)

    def lock(self, *indices: int) -> list[Event]:
        return self.play(Reroll(indices))

    def end_turn(self) -> list[Event]:
        return self.play(FINISH_TURN)

    def take_back(self) -> list[Event]:
        return self.play(TAKE_BACK)

    def at(self, name: str) -> str:
        """Where the Runner is: "M10 past"."""
        return place_of(self.board.runners[RUNNERS.index(name)])


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, by the events' tags."""
    return [str(getattr(event, "kind", "")) for event in events]


def resolved(state: State, name: str, energy: int | None, ability: int = 0) -> Result:
    """What this Energy does to the Runner, as a preview."""
    return resolve(state.board, RUNNERS.index(name), energy, ability)


def lands(state: State, name: str, energy: int | None, ability: int = 0) -> str:
    """Where it ends: "M6", "out 5"."""
    return place_of(resolved(state, name, energy, ability))
