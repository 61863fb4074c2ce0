"""The decisions of a fight, in the order of play."""

from dataclasses import dataclass

from tests.toys.skirmish.actions import (
    AIMS,
    ATTACKS,
    CALLS,
    COMMITS,
    LAYS,
    LET_STAND,
    PAYS,
    REST,
    TOKENS,
    Aim,
    Attack,
    Call,
    Commit,
    Lay,
    Pay,
    Rest,
    Token,
)
from tests.toys.skirmish.events import Called, Clashed, Committed, Drew, Fell, Laid, Paid, Rolled, TurnBegan
from tests.toys.skirmish.state import HAND_LIMIT, ROUNDS, SkirmishState, Strike, held
from zonegames.engine.actions import Action
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step

REACH = {"high": 5, "low": 3}
"""The least die that hits."""

HARM = {"high": 2, "low": 1}


@dataclass(frozen=True, slots=True)
class Turns(Step[SkirmishState, Action]):
    """Seats take turns until one is left or it is dusk."""

    seat: Seat

    def run(self, state: SkirmishState, emit: Emit) -> None:
        seats = len(state.hearts)
        if len(state.standing_seats()) < 2 or state.turn >= ROUNDS * seats:
            state.stack.pop()
            return
        state.stack[-1] = Turns((self.seat + 1) % seats)
        state.turn += 1
        if state.hearts[self.seat] > 0:
            state.stack.append(Turn(self.seat))
            emit(TurnBegan(self.seat, state.turn))


@dataclass(frozen=True, slots=True)
class Turn(Step[SkirmishState, Action]):
    """Attack, rest, or lay a ward that nobody sees."""

    seat: Seat

    def decision(self, state: SkirmishState) -> Decision[Action]:
        hand = state.hands[self.seat]
        actions: list[Action] = [ATTACKS[seat] for seat in state.standing_seats() if seat != self.seat]
        if state.bag and len(hand) < HAND_LIMIT:
            actions.append(REST)
        bare = state.wards[self.seat] is None
        return Decision(
            self.seat,
            "turn",
            tuple(actions),
            private=tuple(LAYS[token] for token in TOKENS if bare and token in hand),
            private_entry=bare and bool(hand),
        )

    def answer(self, state: SkirmishState, action: Action, emit: Emit) -> None:
        match action:
            case Attack(target):
                state.stack[-1] = Aiming(self.seat, target)
            case Rest():
                state.stack.pop()
                token = state.bag.pop(state.rng.below(len(state.bag)))
                state.hands[self.seat].append(token)
                emit(Drew(self.seat, token))
            case Lay(token):
                state.stack.pop()
                state.hands[self.seat].remove(token)
                state.wards[self.seat] = token
                emit(Laid(self.seat, token))
            case _:
                raise AssertionError(action)


@dataclass(frozen=True, slots=True)
class Aiming(Step[SkirmishState, Action]):
    """High hits harder, low hits more often; or think again."""

    seat: Seat
    target: Seat

    def decision(self, state: SkirmishState) -> Decision[Action]:
        return Decision(self.seat, "aim", AIMS)

    def answer(self, state: SkirmishState, action: Action, emit: Emit) -> None:
        if isinstance(action, Aim):
            state.stack[-1] = Window(())
            roll(state, Strike(self.seat, self.target, action.stance, 0), emit)
        else:
            state.stack[-1] = Turn(self.seat)


def roll(state: SkirmishState, strike: Strike, emit: Emit) -> None:
    """Roll the attacker's die."""
    die = state.rng.die()
    state.strike = Strike(strike.attacker, strike.target, strike.stance, die)
    emit(Rolled(strike.attacker, strike.target, strike.stance, die))


@dataclass(frozen=True, slots=True)
class Window(Step[SkirmishState, Action]):
    """Does anyone call for another roll?  Each may once; whoever holds a token can."""

    called: tuple[Seat, ...]

    def decision(self, state: SkirmishState) -> Decision[Action] | None:
        assert state.strike is not None
        able = [seat for seat in state.standing_seats() if state.hands[seat] and seat not in self.called]
        if not able:
            return None
        actions = (*(CALLS[seat] for seat in able), LET_STAND)
        return Decision(-1, "window", actions, asker=state.strike.attacker)

    def answer(self, state: SkirmishState, action: Action, emit: Emit) -> None:
        if isinstance(action, Call):
            state.stack[-1] = Window((*self.called, action.seat))
            state.stack.append(Paying(action.seat))
            emit(Called(action.seat))
        else:
            state.stack[-1] = Clash()

    def run(self, state: SkirmishState, emit: Emit) -> None:
        state.stack[-1] = Clash()


@dataclass(frozen=True, slots=True)
class Paying(Step[SkirmishState, Action]):
    """Whoever called gives a token back, unseen; then the die rolls again."""

    seat: Seat

    def decision(self, state: SkirmishState) -> Decision[Action]:
        hand = state.hands[self.seat]
        return Decision(
            self.seat, "pay", tuple(PAYS[token] for token in TOKENS if token in hand), secret=True
        )

    def answer(self, state: SkirmishState, action: Action, emit: Emit) -> None:
        assert isinstance(action, Pay) and state.strike is not None
        state.hands[self.seat].remove(action.token)
        state.bag.append(action.token)
        emit(Paid(self.seat, action.token))
        state.stack.pop()
        roll(state, state.strike, emit)


@dataclass(frozen=True, slots=True)
class Clash(Step[SkirmishState, Action]):
    """Attacker and target secretly bring a token or none; then all is shown at once."""

    def decision(self, state: SkirmishState) -> Decision[Action] | None:
        seat = self._next(state)
        if seat is None or not state.hands[seat]:
            return None
        hand = state.hands[seat]
        brought = (*(COMMITS[token] for token in TOKENS if token in hand), COMMITS[None])
        return Decision(seat, "commit", brought, secret=True)

    def answer(self, state: SkirmishState, action: Action, emit: Emit) -> None:
        assert isinstance(action, Commit)
        self._commit(state, action.token, emit)

    def run(self, state: SkirmishState, emit: Emit) -> None:
        if self._next(state) is None:
            self._settle(state, emit)
        else:
            self._commit(state, None, emit)  # an empty hand brings nothing

    def _next(self, state: SkirmishState) -> Seat | None:
        assert state.strike is not None
        sides = (state.strike.attacker, state.strike.target)
        return sides[len(state.committed)] if len(state.committed) < 2 else None

    def _commit(self, state: SkirmishState, token: Token | None, emit: Emit) -> None:
        seat = self._next(state)
        assert seat is not None
        state.committed = (*state.committed, token)
        emit(Committed(seat, token))

    def _settle(self, state: SkirmishState, emit: Emit) -> None:
        strike = state.strike
        assert strike is not None
        mine, theirs = state.committed
        ward = state.wards[strike.target]
        damage = harm(strike, mine, theirs, ward)
        hurt = strike.target if damage > 0 else strike.attacker
        state.hearts[hurt] = max(0, state.hearts[hurt] - abs(damage))
        put_back(state, strike)
        break_off(state)
        emit(Clashed(strike.attacker, strike.target, (mine, theirs), ward, damage))
        if not state.hearts[hurt]:
            leave(state, hurt)
            emit(Fell(hurt))


def put_back(state: SkirmishState, strike: Strike) -> None:
    """What was shown in the clash goes back into the bag."""
    for seat, token in zip((strike.attacker, strike.target), state.committed, strict=True):
        if token is not None:
            state.hands[seat].remove(token)
            state.bag.append(token)
    ward = state.wards[strike.target]
    if ward is not None:
        state.bag.append(ward)
        state.wards[strike.target] = None


def harm(strike: Strike, mine: Token | None, theirs: Token | None, ward: Token | None) -> int:
    """What the clash costs the target, in hearts; below zero: the attacker."""
    damage = HARM[strike.stance] if strike.die >= REACH[strike.stance] else 0
    return damage + (mine == "blade") - (theirs == "shield") - 2 * (theirs == "blade") - (ward == "shield")


def break_off(state: SkirmishState) -> None:
    """The turn under way is over, whatever it had come to."""
    del state.stack[1:]
    state.strike, state.committed = None, ()


def leave(state: SkirmishState, seat: Seat) -> None:
    """Tokens and ward of a seat that is out go back into the bag, unseen."""
    state.bag += held(state, seat)
    state.hearts[seat], state.hands[seat], state.wards[seat] = 0, [], None
