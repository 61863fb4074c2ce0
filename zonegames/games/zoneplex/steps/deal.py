"""The deal table (4.5, 3): invitations, answers, the drawer's last word.  All of it is public."""

from dataclasses import dataclass, replace
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat, clockwise
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    COUNTER,
    DECLINE,
    DONE,
    PASS,
    PETITION,
    SEAL,
    Accept,
    Action,
    Agree,
    Counter,
    Done,
    Drop,
    Get,
    Give,
    Insist,
    Invite,
    Petition,
    PromiseStones,
    Seal,
    Share,
)
from zonegames.games.zoneplex.deals import Bounds, Offer, Terms, bounds, gifts, payments, ticked
from zonegames.games.zoneplex.events import Agreed, Answered, Dropped, Insisted, Invited
from zonegames.games.zoneplex.state import Battle, State
from zonegames.games.zoneplex.steps.choice import Choice, plain
from zonegames.games.zoneplex.steps.pact import seal


def table(state: State) -> Battle:
    """The battle whose deal is being made."""
    assert state.battle is not None
    return state.battle


def helpers(state: State) -> list[Seat]:
    """The other seats, clockwise from the drawer's left."""
    return clockwise(table(state).drawer, len(state.seats))[:-1]


def _bounds(state: State, counted: list[Terms]) -> Bounds:
    battle = table(state)
    return bounds(battle.booty, len(state.seats[battle.drawer].hidden), counted)


@dataclass(frozen=True, slots=True)
class Invitations(Choice):
    """Whom to ask next; asking nobody is the question who offers."""

    def question(self, state: State) -> Decision[Any]:
        battle = table(state)
        free = tuple(Invite(seat) for seat in helpers(state) if battle.offers[seat] is None)
        return plain(battle.drawer, "invite", (*free, DONE))

    def answer(self, state: State, action: Invite | Done, emit: Emit) -> None:
        if isinstance(action, Invite):
            state.stack.append(ComposeShare(action.seat))
        else:
            state.stack[-1] = Answers()

    def run(self, state: State, emit: Emit) -> None:
        state.stack[-1] = Answers()


@dataclass(frozen=True, slots=True)
class ComposeShare(Choice):
    """Terms, first half: the helper's part of the spoils."""

    helper: Seat
    own: bool = False
    """The helper composes a counter or petition; else the drawer an invitation."""

    def question(self, state: State) -> Decision[Any]:
        left = _bounds(state, counted(state, self.own))
        shares = tuple(
            Share(fear, relics)
            for fear in ((False, True) if left.fear else (False,))
            for relics in range(left.relics + 1)
        )
        return plain(self.helper if self.own else table(state).drawer, "share", shares)

    def answer(self, state: State, action: Share, emit: Emit) -> None:
        state.stack[-1] = ComposeExtras(self.helper, self.own, Terms(action.fear, action.relics))


def counted(state: State, own: bool) -> list[Terms]:
    """What bounds new terms: all invitations for one more, nothing for a counter or petition."""
    return [] if own else [offer.terms for offer in table(state).offers if offer is not None]


@dataclass(frozen=True, slots=True)
class ComposeExtras(Choice):
    """Terms, second half: stones and one thing each way, each named at most once."""

    helper: Seat
    own: bool
    terms: Terms

    def question(self, state: State) -> Decision[Any]:
        drawer, terms = table(state).drawer, self.terms
        giver, taker = state.seats[self.helper].holdings(), state.seats[drawer].holdings()
        actions: list[Action] = [DONE]
        if not terms.stones:
            actions += map(PromiseStones, range(1, len(state.stones_of(self.helper)) + 1))
        if terms.give is None:
            actions += map(Give, payments(taker, giver))
        if terms.get is None:
            left = _bounds(state, counted(state, self.own))
            actions += map(Get, gifts(left, taker, giver))
        return plain(self.helper if self.own else drawer, "extras", tuple(actions))

    def answer(self, state: State, action: Done | PromiseStones | Give | Get, emit: Emit) -> None:
        match action:
            case PromiseStones(stones):
                terms = replace(self.terms, stones=stones)
            case Give(thing):
                terms = replace(self.terms, give=thing)
            case Get(thing):
                terms = replace(self.terms, get=thing)
            case Done():
                state.stack.pop()
                self._propose(state, emit)
                return
        state.stack[-1] = ComposeExtras(self.helper, self.own, terms)

    def _propose(self, state: State, emit: Emit) -> None:
        offers, helper, terms = table(state).offers, self.helper, self.terms
        if not self.own:
            offers[helper] = Offer(terms)
            emit(Invited(helper, terms))
        elif (first := offers[helper]) is not None:
            offers[helper] = Offer(terms, "counter", first.terms)
            emit(Answered(helper, "counter", terms))
        else:
            offers[helper] = Offer(terms, "petition")
            emit(Answered(helper, "petition", terms))


@dataclass(frozen=True, slots=True)
class Answers(Choice):
    """Each seat in turn: the invited answer, the others may petition."""

    answered: int = 0

    def question(self, state: State) -> Decision[Any]:
        seat = helpers(state)[self.answered]
        if table(state).offers[seat] is None:
            actions = (PASS,) if state.options.quick_deals else (PASS, PETITION)
            return plain(seat, "petition", actions)
        actions = (ACCEPT, DECLINE) if state.options.quick_deals else (ACCEPT, DECLINE, COUNTER)
        return plain(seat, "answer", actions)

    def decision(self, state: State) -> Decision[Any] | None:
        if self.answered == len(state.seats) - 1:
            return None
        asked = self.question(state)
        return asked if len(asked.actions) > 1 else None

    def run(self, state: State, emit: Emit) -> None:
        over = self.answered == len(state.seats) - 1
        state.stack[-1] = LastWord() if over else Answers(self.answered + 1)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        seat = helpers(state)[self.answered]
        state.stack[-1] = Answers(self.answered + 1)
        if isinstance(action, (Counter, Petition)):
            state.stack.append(ComposeShare(seat, own=True))
            return
        offers = table(state).offers
        offer = offers[seat]
        if offer is None:
            return
        accepted = isinstance(action, Accept)
        offers[seat] = offer.answered("accepted" if accepted else "declined")
        emit(Answered(seat, "accept" if accepted else "decline", offer.terms))


@dataclass(frozen=True, slots=True)
class LastWord(Choice):
    """The drawer takes in, insists, leaves out, and seals; with nothing else left it seals itself."""

    def question(self, state: State) -> Decision[Any]:
        battle = table(state)
        left = _bounds(state, ticked(battle.offers))
        agree: list[Action] = []
        insist: list[Action] = []
        drop: list[Action] = []
        for seat in helpers(state):
            offer = battle.offers[seat]
            if offer is None:
                continue
            if offer.stand in ("counter", "petition") and left.afford(offer.terms):
                agree.append(Agree(seat))
            if offer.stand == "counter" and offer.first is not None and left.afford(offer.first):
                insist.append(Insist(seat))
            if offer.stand == "accepted":
                drop.append(Drop(seat))
        return plain(battle.drawer, "last_word", (*agree, *insist, *drop, SEAL))

    def answer(self, state: State, action: Agree | Insist | Drop | Seal, emit: Emit) -> None:
        if isinstance(action, Seal):
            state.stack.pop()
            seal(state, emit)
            return
        offers, seat = table(state).offers, action.seat
        offer = offers[seat]
        assert offer is not None
        match action:
            case Agree():
                offers[seat] = offer.answered("accepted")
                emit(Agreed(seat, offer.terms))
            case Insist():
                assert offer.first is not None
                state.stack.append(FinalAnswer(seat))
                emit(Insisted(seat, offer.first))
            case Drop():
                offers[seat] = offer.answered("dropped")
                emit(Dropped(seat))


@dataclass(frozen=True, slots=True)
class FinalAnswer(Choice):
    """The first offer, put once more to a seat that had countered it."""

    seat: Seat

    def question(self, state: State) -> Decision[Any]:
        return plain(self.seat, "final_answer", (ACCEPT, DECLINE))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.stack.pop()
        offers = table(state).offers
        offer = offers[self.seat]
        assert offer is not None
        assert offer.first is not None
        accepted = isinstance(action, Accept)
        offers[self.seat] = replace(offer, terms=offer.first, stand="accepted" if accepted else "declined")
        emit(Answered(self.seat, "accept" if accepted else "decline", offer.first))
