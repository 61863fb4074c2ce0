"""Gaining a War hex, and the Global cards that turn up on the way (EW-R29, EW-R30, EW-R38)."""

from dataclasses import dataclass

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import (
    DISCARD_HEX,
    DISCARD_WAR,
    Action,
    DiscardHex,
    DiscardWar,
)
from zonegames.games.exploration_warzone.components import FLARE, RULES, WAR_POWER
from zonegames.games.exploration_warzone.destruction import destroy, discard_hex
from zonegames.games.exploration_warzone.events import (
    GlobalEffect,
    GlobalHit,
    HexDiscarded,
    NothingToDiscard,
    WarDeckEmpty,
    WarDeckReshuffled,
    WarHexDiscarded,
    WarHexGained,
    WarHexSeen,
)
from zonegames.games.exploration_warzone.state import Commander, WarzoneState


@dataclass(frozen=True, slots=True)
class Drawing(Step[WarzoneState, Action]):
    """Draw until a War hex comes to hand; stops if the drawer is destroyed."""

    seat: Seat

    def run(self, state: WarzoneState, emit: Emit) -> None:
        commander = state.commanders[self.seat]
        if commander.hp <= 0:
            state.stack.pop()
            return
        if not _any_war_hex(state.war_deck):
            if not _any_war_hex(state.war_discard):
                state.stack.pop()
                event = WarDeckEmpty(self.seat)
                _note(state, event)
                emit(event)
                return
            if not state.war_deck:
                _reshuffle(state, emit)
        card = state.war_deck.pop()
        if card in WAR_POWER:
            commander.war.append(card)
            if len(commander.war) > RULES.war_hand_limit:
                state.stack[-1] = Overflow(self.seat)
            else:
                state.stack.pop()
            event = WarHexGained(self.seat, len(commander.war))
            _note(state, event)
            emit(event)
            emit(WarHexSeen(self.seat, card))
            return
        state.resolving = card
        emit(GlobalEffect(self.seat, card))
        if card == FLARE:
            _flare(state, emit)
        else:
            state.stack.append(Rift(0))


def _any_war_hex(cards: list[str]) -> bool:
    # From the top, where one is nearly always found at once.
    return any(card in WAR_POWER for card in reversed(cards))


def _note(state: WarzoneState, event: WarHexGained | WarDeckEmpty) -> None:
    if state.phase == "warzone":
        state.note(event)


def _reshuffle(state: WarzoneState, emit: Emit) -> None:
    state.war_deck, state.war_discard = state.war_discard, state.war_deck
    state.rng.shuffle(state.war_deck)
    emit(WarDeckReshuffled(len(state.war_deck)))


def _flare(state: WarzoneState, emit: Emit) -> None:
    """Solar Flare: 1 HP and, if it has one, 1 Experience from every living ship, all at once (EW-R32)."""
    state.war_discard.append(state.resolving)
    state.resolving = ""
    living = state.living()
    lost: dict[Seat, int] = {}
    for seat in living:
        commander = state.commanders[seat]
        commander.hp -= 1
        lost[seat] = min(commander.stock["E"], 1)
        commander.stock["E"] -= lost[seat]
    for seat in living:
        emit(GlobalHit(seat, state.commanders[seat].hp, lost[seat]))
    if fallen := tuple(seat for seat in living if state.commanders[seat].hp == 0):
        destroy(state, fallen, emit)


@dataclass(frozen=True, slots=True)
class Rift(Step[WarzoneState, Action]):
    """Gravity Rift: everybody gives up one card of hand, wake or War hexes (EW-R31).

    Who is asked depends on how many cards a seat has, never on which: they are public counts.
    """

    turn: int

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        if self.turn == len(state.order):
            return None
        seat = state.order[self.turn]
        commander = state.commanders[seat]
        if commander.hp <= 0 or _cards(commander) < 2:
            return None
        return Decision(seat, "discard", _gifts(commander), secret=True)

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        state.stack[-1] = Rift(self.turn + 1)
        _give_up(state, state.order[self.turn], action, emit)

    def run(self, state: WarzoneState, emit: Emit) -> None:
        if self.turn == len(state.order):
            state.stack.pop()
            state.war_discard.append(state.resolving)
            state.resolving = ""
            return
        state.stack[-1] = Rift(self.turn + 1)
        seat = state.order[self.turn]
        commander = state.commanders[seat]
        if commander.hp <= 0:
            return
        if _cards(commander):
            _give_up(state, seat, _gifts(commander)[0], emit)
        else:
            emit(NothingToDiscard(seat))


@dataclass(frozen=True, slots=True)
class Overflow(Step[WarzoneState, Action]):
    """One War hex too many: give one up; asked even when all are alike, or that would tell."""

    seat: Seat

    def decision(self, state: WarzoneState) -> Decision[Action]:
        war = state.commanders[self.seat].war
        return Decision(self.seat, "war_overflow", _war_gifts(war), secret=True)

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        state.stack.pop()
        _give_up(state, self.seat, action, emit)


def _cards(commander: Commander) -> int:
    return len(commander.hand) + len(commander.wake) + len(commander.war)


def _gifts(commander: Commander) -> tuple[Action, ...]:
    hexes = tuple([DISCARD_HEX[hex_id] for hex_id in commander.hand + commander.wake])
    return hexes + _war_gifts(commander.war)


def _war_gifts(war: list[str]) -> tuple[Action, ...]:
    return tuple([DISCARD_WAR[card] for card in WAR_POWER if card in war])


def _give_up(state: WarzoneState, seat: Seat, action: Action, emit: Emit) -> None:
    commander = state.commanders[seat]
    match action:
        case DiscardWar(card):
            commander.war.remove(card)
            state.war_discard.append(card)
            emit(WarHexDiscarded(seat, card))
        case DiscardHex(hex_id):
            (commander.hand if hex_id in commander.hand else commander.wake).remove(hex_id)
            discard_hex(state, hex_id)
            emit(HexDiscarded(seat, hex_id))
        case _:
            raise AssertionError(action)
