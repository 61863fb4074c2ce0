"""What the results screen tells of a finished match, gathered as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from zonegames.engine.errors import ZoneError
from zonegames.engine.events import ignore
from zonegames.engine.match import Match, first_state, play_again
from zonegames.engine.outcome import Part
from zonegames.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class SeatScore:
    """How one seat did, or a whole team."""

    seat: Seat
    name: str
    place: int
    """1 is best; 0 where nobody won: then there are no places."""

    won: bool
    total: int | None
    parts: tuple[Part, ...] = ()
    by_turn: tuple[int, ...] = ()
    """Its points after each turn, worked out after the end; empty until then or where a game has none."""

    def part(self, part: str) -> int:
        """The points of one source."""
        return sum(points for name, points in self.parts if name == part)


@dataclass(frozen=True, slots=True)
class Records:
    """What matches that compare with this one have come to: same rules, as many seats."""

    best: tuple[str, ...]
    """The highest scores with their names, the highest first."""

    course: tuple[int, ...]
    """The best score of each match, the oldest first; the last is this one's."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match for the screen; `scores` best first, or the one of a team."""

    game: str
    title: str
    note: str
    headline: str
    reason: str
    scores: tuple[SeatScore, ...]
    part_words: Mapping[str, str]
    """The sources of points that occur, in the order in which they are told, with their words."""

    tallied: str = "points"
    """What is counted by turn."""

    counted_in: str = "turn"
    """What its turns are called: turn, round, move."""

    team: bool = False
    """Several seats won or lost together."""

    facts: tuple[str, ...] = ()
    bests: tuple[str, ...] = ()
    """Personal bests."""

    records: Records | None = None
    """None before there is anything to compare."""

    assisted: tuple[str, ...] = ()
    """Who had asked for a hint."""

    names: tuple[str, ...] = ()
    first_next: str = ""
    """Who begins the rematch; empty when nobody does (one seat)."""

    @property
    def turns(self) -> int:
        return max((len(score.by_turn) for score in self.scores), default=0)


def result_of(
    match: Match[Any], *, note: str = "", bests: tuple[str, ...] = (), records: Records | None = None
) -> MatchResult:
    """Everything but the points by turn.  Raises ValueError while the match runs."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match is not over")
    names = tuple(match.names)
    narrator = match.game.narrator
    counted_in = narrator.turn(match.setup.options)
    verdict = narrator.verdict(outcome, names)
    team = outcome.team and len(names) > 1
    anybody = any(outcome.won)
    scores = [
        SeatScore(
            seat,
            name,
            outcome.places[seat] if anybody else 0,
            outcome.won[seat],
            outcome.scores[seat] if outcome.scores else None,
            outcome.parts[seat] if outcome.parts else (),
        )
        for seat, name in enumerate(names)
    ]
    if team:
        scores = [replace(scores[0], name=", ".join(names))]
    parts = dict.fromkeys(part for score in scores for part, _ in score.parts)
    events = [*match.opening, *(event for entry in match.log for event in entry.events)]
    hinted = sorted({assist.seat for assist in match.assists})
    return MatchResult(
        game=match.game.id,
        title=match.game.title,
        note=note or f"the end · {counted_in} {match.turn}",
        headline=verdict.headline,
        reason=verdict.reason,
        scores=tuple(sorted(scores, key=lambda score: (score.place, score.seat))),
        part_words={part: narrator.part(part) for part in parts},
        tallied=narrator.tallied,
        counted_in=counted_in,
        team=team,
        facts=tuple(narrator.facts(events, outcome, names)),
        bests=bests,
        records=records,
        assisted=tuple(names[seat] for seat in hinted),
        names=names,
        first_next=names[1 % len(names)] if len(names) > 1 else "",
    )


def tallies(match: Match[Any]) -> list[tuple[int, ...]]:
    """Each seat's points at the end of every turn, by playing the match again; empty where a game keeps
    no such count or the match began in mid-game."""
    if not match.replayable:
        return []
    game = match.game
    state = first_state(game, match.setup, ignore)
    if game.tally(state) is None:
        return []
    out: list[tuple[int, ...]] = []
    turn = game.turn(state)
    for entry in match.log:
        before = game.tally(state)
        play_again(game, state, entry, ignore)
        if (now := game.turn(state)) != turn and before is not None:
            out += [before] * max(1, now - turn)
            turn = now
    last = game.tally(state)
    return [*out, last] if last is not None else out


def with_tallies(result: MatchResult, points: list[tuple[int, ...]]) -> MatchResult:
    """The result with the points by turn; unchanged when there are none."""
    if not points:
        return result
    scores = tuple(
        replace(score, by_turn=tuple(turn[score.seat] for turn in points)) for score in result.scores
    )
    return replace(result, scores=scores)


def tallied(result: MatchResult, match: Match[Any]) -> MatchResult:
    """The result with the points by turn, or without where they cannot be worked out."""
    try:
        return with_tallies(result, tallies(match))
    except ZoneError:
        return result
