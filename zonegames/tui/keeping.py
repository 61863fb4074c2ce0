"""What the screens ask of the store and of the engine between two matches; no screen in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, MatchSetup, new_match
from zonegames.engine.seats import Player, SeatSpec
from zonegames.engine.telling import listed
from zonegames.games import CATALOGUE
from zonegames.games.start import fresh_seed
from zonegames.tui.screens.verdict import Records

if TYPE_CHECKING:
    from zonegames.store.store import Store


@dataclass(slots=True)
class Table:
    """A match that is open at this keyboard."""

    match: Match[Any]
    number: int | None
    """Its number in the store; None when nothing is kept."""

    chosen: Mapping[str, Any] | None = None
    """The choices it was begun with, when that was in this run."""

    label: str = ""


def rematch(table: Table) -> tuple[Match[Any], Mapping[str, Any] | None]:
    """The same seats and options again, everybody one seat up, so that another one begins."""
    old = table.match.setup
    seats = (*old.seats[1:], *old.seats[:1])
    game = table.match.game
    if table.chosen is not None:
        chosen = rotated(game, table.chosen)
        try:
            return new_match(game, seats, dict(chosen), fresh_seed()), chosen
        except OptionError:
            pass  # a layout file is gone: play on with what the old match holds
    return Match(game, MatchSetup(old.options, seats, fresh_seed())), None


def rotated(game: AnyGame, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The choices with what belongs to a seat moved along with its player."""
    per_seat = {spec.key for spec in game.option_specs() if spec.per_seat}
    return {
        key: [*value[1:], *value[:1]] if key in per_seat and isinstance(value, list | tuple) else value
        for key, value in chosen.items()
    }


def last_seats(store: "Store | None", game: str) -> list[SeatSpec]:
    """The seats when this game was played last, its computers among them; when it is the first time, the
    persons of the last match of any game.  A demonstration without persons does not count."""
    if store is None:
        return []
    matches = sorted([*store.saved(), *store.finished()], key=lambda match: match.id, reverse=True)
    tables = [match for match in matches if "person" in match.players]
    latest = next((match for match in tables if match.game == game), tables[0] if tables else None)
    if latest is None:
        return []
    kinds = cast(tuple[Player, ...], latest.players)
    seats = [SeatSpec(name, player) for name, player in zip(latest.names, kinds, strict=True)]
    return seats if latest.game == game else [seat for seat in seats if seat.player == "person"]


def told_of(store: "Store | None") -> dict[str, str]:
    """By game: how often it was finished, and who won last."""
    out: dict[str, str] = {}
    if store is None:
        return out
    results = store.results()
    for entry in CATALOGUE:
        totals = results.game(entry.id)
        if totals.played:
            out[entry.id] = f"played {totals.played}"
            if totals.last_winners:
                team = totals.team and len(totals.last_winners) > 2
                won = "the whole team" if team else listed(totals.last_winners)
                out[entry.id] += f" · last won by {won}"
            if totals.last_score is not None:
                out[entry.id] += f" with {totals.last_score}"
    return out


def personal_bests(store: "Store | None", table: Table) -> tuple[str, ...]:
    """Who did better than ever before in a match that compares."""
    outcome = table.match.outcome
    if store is None or table.number is None or outcome is None or outcome.scores is None:
        return ()
    results, out = store.results(), list[str]()
    for spec, score in zip(table.match.setup.seats, outcome.scores, strict=True):
        before = results.earlier_best(spec.name, table.number) if spec.player == "person" else None
        if before is not None and score > before:
            out.append(f"Personal best for {spec.name}: {score} points, it was {before}.")
    return tuple(out)


def records_of(store: "Store | None", table: Table) -> Records | None:
    """The best list and the course of the matches that compare with this one; None before the second."""
    if store is None or table.number is None:
        return None
    results = store.results()
    course = results.course(table.number)
    if len(course) < 2:
        return None
    best = tuple(
        f"{line.score} {listed(line.names)}{' (with hints)' if line.assisted else ''}"
        for line in results.standings(table.number)
    )
    return Records(best, tuple(course))
