"""Non-interference: what a seat may not know has no influence on anything that the seat is shown."""

from itertools import takewhile
from typing import Any

from tests.kit.anatomy import changeable, difference, parts, shared
from tests.kit.case import Broken, Case, expect
from tests.kit.trial import Course, Moment, course
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.fingerprint import fingerprint
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, Looker, Seat
from zonegames.engine.state import State, Step


def who(looker: Looker) -> str:
    return "the table" if looker is None else f"seat {looker}"


def check_views(game: AnyGame, state: State, seats: int) -> None:
    """Views are values: no rules objects in them, nothing that changes when the state does."""
    live = changeable(state)
    for looker in (None, *range(seats)):
        view = game.view(state, looker)
        expect(view == game.view(state, looker), f"two views of {who(looker)} of one position differ")
        for part in parts(view):
            expect(
                not isinstance(part, (Rng, State, Step)),
                f"the view of {who(looker)} holds a {type(part).__name__}: it tells everything",
            )
            expect(id(part) not in live, f"the view of {who(looker)} shares {part!r} with the state")


def check_secrets(case: Case, match: Match[Any], actions: list[Any], rng: Rng) -> int:
    """Deal anew what each seat may not know and compare all it is shown, now and after each action.

    Returns how many of the worlds really were different ones.
    """
    state = match._state
    lookers: list[Looker] = [None, *range(case.seats)]
    courses = {id(action): course(case.game, state, action, lookers) for action in actions}
    different = 0
    for seat in range(case.seats):
        world = resampled(case, state, seat, rng)
        different += fingerprint(world) != fingerprint(state)
        for looker in (seat, None):
            _same_sight(case, match, state, world, looker)
        assert world.pending is not None
        for action in actions:
            if action in world.pending.legal or action in case.game.standing(world):
                there = course(case.game, world, action, [seat, None])
                _same_course(case.game, courses[id(action)], there, seat)
    _same_secret_choice(case, state, rng)
    return different


def resampled(case: Case, state: State, seat: Seat, rng: Rng) -> State:
    """Another world that looks the same to `seat`, with the same chance to come."""
    before = fingerprint(state)
    world = case.game.resample(state, seat, rng.fork())
    expect(fingerprint(state) == before, "resample changes the state it is given")
    expect(not shared(state, world), "a resampled world shares something that can change with the state")
    expect(world.rng.state != state.rng.state, "resample keeps the generator: bots could foresee chance")
    case.invariants(world)
    world.rng.state = state.rng.state
    world.pending = world.stack[-1].decision(world)
    expect(world.pending is not None, f"whether there is a question depends on what {who(seat)} may not know")
    return world


def _same_sight(case: Case, match: Match[Any], state: State, world: State, looker: Looker) -> None:
    """View, question, words and standing actions of two worlds that look the same to `looker`."""
    game, names = case.game, match.names
    _equal(game.view(state, looker), game.view(world, looker), f"the view of {who(looker)}")
    asked, other = state.pending, world.pending
    assert asked is not None and other is not None
    here, there = asked.seen_by(looker), other.seen_by(looker)
    _equal(here, there, f"the decision as {who(looker)} sees it")
    if looker is not None and asked.seat == TABLE:
        here, there = here.for_answerer(looker), there.for_answerer(looker)
    _equal(game.standing(state), game.standing(world), f"what {who(looker)} sees of the standing actions")
    _equal(
        _words(case, state, here, looker, names),
        _words(case, world, there, looker, names),
        f"the words shown to {who(looker)}",
    )


def _words(case: Case, state: State, decision: Decision[Any], looker: Looker, names: Any) -> list[Any]:
    """Prompt, labels, first-time hint, the table in words and the status line as `looker` reads them."""
    narrator, view = case.game.narrator, case.game.view(state, looker)
    words: list[Any] = [narrator.prompt(view, decision, names)]
    words += [narrator.action(view, decision, action, names) for action in decision.legal]
    words += [narrator.hint(view, decision), narrator.table(view, names)]
    words += [narrator.at_hand(view, decision, names)]
    return words if looker is not None else [*words, narrator.status(view, names)]


def _same_course(game: AnyGame, here: Course, there: Course, seat: Seat) -> None:
    """One action in two worlds that look the same to `seat`, until an event informs it."""
    before = [list(takewhile(lambda m: not m.event.informs(seat), c.moments)) for c in (here, there)]
    for looker in (seat, None):
        for mine, other in zip(*(_audible(moments, looker) for moments in before), strict=False):
            _same_moment(mine, other, looker)
    if any(m.event.informs(seat) for c in (here, there) for m in c.moments):
        return
    for looker in (seat, None):
        _equal(_heard(here, looker), _heard(there, looker), f"what {who(looker)} hears")
        _equal(
            game.view(here.end, looker),
            game.view(there.end, looker),
            f"the view of {who(looker)} afterwards, though no event informed seat {seat},",
        )
        _equal(
            _asked(here, looker),
            _asked(there, looker),
            f"what is asked next of whom, as {who(looker)} sees it,",
        )


def _heard(line: Course, looker: Looker) -> list[Event | None]:
    return [moment.heard[looker] for moment in _audible(line.moments, looker)]


def _asked(line: Course, looker: Looker) -> Decision[Any] | None:
    return None if line.end.pending is None else line.end.pending.seen_by(looker)


def _same_moment(mine: Moment, other: Moment, looker: Looker) -> None:
    name = type(mine.event).__name__
    _equal(mine.heard[looker], other.heard[looker], f"the event {name} as {who(looker)} hears it")
    _equal(mine.views[looker], other.views[looker], f"the view of {who(looker)} right after {name}")


def _same_secret_choice(case: Case, state: State, rng: Rng) -> None:
    """The others cannot tell one secret choice from another by what they hear, until one informs them.

    Chance ends the comparison too: another choice may roll another number of dice.
    """
    asked = state.pending
    assert asked is not None
    group = asked.legal if asked.secret else asked.private
    if len(group) < 2:
        return
    lookers: list[Looker] = [None, *range(case.seats)]
    one, other = (course(case.game, state, action, lookers) for action in _pair(group, rng))
    for looker in lookers:
        if looker == asked.seat:
            continue
        before = [_before_news(line, looker, state, case.seats) for line in (one, other)]
        for mine, theirs in zip(*(_audible(moments, looker) for moments in before), strict=False):
            _equal(
                mine.heard[looker],
                theirs.heard[looker],
                f"a secret choice shows in what {who(looker)} hears: {type(mine.event).__name__}",
            )


def _pair(group: tuple[Any, ...], rng: Rng) -> tuple[Any, Any]:
    first = rng.below(len(group))
    return group[first], group[(first + 1 + rng.below(len(group) - 1)) % len(group)]


def _before_news(line: Course, looker: Looker, start: State, seats: int) -> list[Moment]:
    """The moments up to where another choice may lawfully be heard as another."""
    told = range(seats) if looker is None else [looker]

    def is_news(moment: Moment) -> bool:
        return any(map(moment.event.informs, told)) or moment.chance != start.rng.state

    return list(takewhile(lambda moment: not is_news(moment), line.moments))


def _audible(moments: list[Moment], looker: Looker) -> list[Moment]:
    return [moment for moment in moments if moment.heard[looker] is not None]


def _equal(here: Any, there: Any, what: str) -> None:
    if here != there:
        raise Broken(f"{what} depends on what must be hidden, in {difference(here, there)}")
