"""The pact is sealed (4.5, 3d): the party is fixed, the side payments change hands."""

from dataclasses import dataclass
from typing import TypeAlias

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat, clockwise
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import Pay
from zonegames.games.zoneplex.components import FEARS, JAR, Relic
from zonegames.games.zoneplex.deals import FACE_DOWN, Thing
from zonegames.games.zoneplex.events import (
    FearGiven,
    PactSealed,
    RelicGiven,
    RelicOverflow,
    RelicSeen,
)
from zonegames.games.zoneplex.state import Battle, Held, State
from zonegames.games.zoneplex.steps.pieces import settle_influence
from zonegames.games.zoneplex.steps.prepare import Prepare
from zonegames.games.zoneplex.steps.relic_cards import gain_open

Payment: TypeAlias = tuple[Seat, Seat, Thing]
"""From whom, to whom, what."""


def seal(state: State, emit: Emit) -> None:
    """Fix the party and go on to the payments."""
    battle = state.battle
    assert battle is not None
    drawer = battle.drawer
    joined = [
        (seat, offer.terms)
        for seat in clockwise(drawer, len(state.seats))
        if (offer := battle.offers[seat]) is not None and offer.stand == "accepted"
    ]
    battle.party = (drawer, *(seat for seat, _ in joined))
    state.stack.append(Payments())
    emit(PactSealed(drawer, battle.party, tuple(terms for _, terms in joined)))


def side_payments(battle: Battle) -> list[Payment]:
    """All that changes hands, clockwise from the drawer's left, each helper's gift before the drawer's."""
    drawer = battle.drawer
    due: list[Payment] = []
    for helper in battle.party[1:]:
        offer = battle.offers[helper]
        assert offer is not None
        if offer.terms.give is not None:
            due.append((helper, drawer, offer.terms.give))
        if offer.terms.get is not None:
            due.append((drawer, helper, offer.terms.get))
    return due


@dataclass(frozen=True, slots=True)
class Payments(Step[State, Pay]):
    """Givers pick their face-down relics, secretly; then all things leave, then all arrive."""

    picks: tuple[tuple[Seat, int], ...] = ()
    """For each face-down payment so far: its giver, and the place of the relic in the giver's hand."""

    def _giver(self, state: State) -> Seat | None:
        """Who pays the next face-down relic."""
        assert state.battle is not None
        givers = [frm for frm, _, thing in side_payments(state.battle) if thing == FACE_DOWN]
        return givers[len(self.picks)] if len(self.picks) < len(givers) else None

    def _left(self, state: State, giver: Seat) -> list[int]:
        """The places in the giver's hand that are not picked yet."""
        picked = {place for seat, place in self.picks if seat == giver}
        return [place for place in range(len(state.seats[giver].hidden)) if place not in picked]

    def decision(self, state: State) -> Decision[Pay] | None:
        giver = self._giver(state)
        if giver is None:
            return None
        left = self._left(state, giver)
        if len(left) < 2:
            return None
        kinds = dict.fromkeys(state.seats[giver].hidden[place].relic for place in left)
        return Decision(giver, "pay_relic", tuple(map(Pay, kinds)), secret=True)

    def answer(self, state: State, action: Pay, emit: Emit) -> None:
        giver = self._giver(state)
        assert giver is not None
        # Of two equal relics the newer one goes: the older can be played sooner.
        hidden = state.seats[giver].hidden
        place = max(
            (p for p in self._left(state, giver) if hidden[p].relic == action.relic),
            key=lambda p: hidden[p].turn,
        )
        state.stack[-1] = Payments((*self.picks, (giver, place)))

    def run(self, state: State, emit: Emit) -> None:
        giver = self._giver(state)
        if giver is not None:
            place = self._left(state, giver)[0]
            state.stack[-1] = Payments((*self.picks, (giver, place)))
            return
        state.stack[-1] = Prepare()
        assert state.battle is not None
        due = side_payments(state.battle)
        paid = self._leave(state, due)
        for (frm, to, thing), relic in zip(due, paid, strict=True):
            _arrive(state, frm, to, thing, relic, emit)
        settle_influence(state, emit)

    def _leave(self, state: State, due: list[Payment]) -> list[Relic | None]:
        """Take everything out of the givers' hands; which face-down relics they are, in order."""
        picks = iter(self.picks)
        paid: list[Relic | None] = []
        for frm, _, thing in due:
            giver = state.seats[frm]
            relic = giver.hidden[next(picks)[1]].relic if thing == FACE_DOWN else None
            paid.append(relic)
            if thing == JAR:
                giver.jar = False
            elif thing in FEARS:
                giver.fears.remove(thing)
            elif relic is None:
                giver.shown.remove(thing)
        for seat, who in enumerate(state.seats):
            gone = {place for giver, place in self.picks if giver == seat}
            if gone:
                who.hidden = [held for place, held in enumerate(who.hidden) if place not in gone]
        return paid


def _arrive(state: State, frm: Seat, to: Seat, thing: Thing, relic: Relic | None, emit: Emit) -> None:
    """One thing reaches its new owner; a relic that finds the hand full is discarded (ZP-R27)."""
    taker = state.seats[to]
    if thing in FEARS:
        taker.fears.append(thing)
        emit(FearGiven(frm, to, thing))
    elif thing == JAR:
        gain_open(state, to, JAR, "pact", emit)
    elif taker.full_hand:
        state.relic_discard.append(relic or thing)
        emit(RelicOverflow(to, relic or thing))
    elif relic is None:
        gain_open(state, to, thing, "pact", emit)
    else:
        taker.hidden.append(Held(relic, state.turn))
        emit(RelicGiven(to, frm))
        emit(RelicSeen(to, relic))
