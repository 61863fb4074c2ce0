"""Balance and speed figures."""

import json
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from zonegames.bots.figures import Figures, Strength, figures
from zonegames.bots.search import playouts
from zonegames.bots.simulation import POLICIES, Played, simulated
from zonegames.cli.words import game_of, options_of, whole_number
from zonegames.engine.errors import OptionError
from zonegames.games.start import seed_from


def simulate(arguments: Namespace) -> int:
    """Play games without people and say what they have in common."""
    shelf, game = game_of(arguments)
    games = whole_number(arguments.games, "The number of games", 10**6)
    if arguments.policy not in POLICIES:
        raise OptionError(f"Unknown policy: {arguments.policy}. There are: {', '.join(POLICIES)}.")
    if arguments.policy == "search" and not shelf.searches:
        raise OptionError(f"{game.title} has no computer that thinks ahead; use the policy bot or random.")
    seats = (
        game.min_seats
        if arguments.seats is None
        else whole_number(arguments.seats, "The number of seats", 99)
    )
    seed = seed_from(arguments.seed)
    chosen = options_of(arguments)
    options = game.resolve_options(seats, chosen)
    most = whole_number(arguments.thinking, "The number of playouts", 10**6)
    began = time.process_time()
    played = simulated(game, options, seats, games, seed, arguments.policy, playouts(most))
    found = figures(list(_counted(played, games) if arguments.policy == "search" else played))
    seconds = time.process_time() - began
    report = {
        "game": game.id,
        "games": games,
        "seats": seats,
        "policy": arguments.policy,
        "seed": seed,
        "options": chosen,
        "decisions": found.decisions,
        "decisions_per_game": found.decisions_per_game,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(found.decisions / seconds) if seconds else None,
        "endings": found.endings,
        "wins_by_seat": found.wins_by_seat,
        "scores": found.scores,
    }
    if found.search is not None:
        report["search"] = _strength(found.search, most, seconds)
    print(json.dumps(report) if arguments.json else "\n".join(_lines(report, found)))
    return 0


def _counted(played: Iterator[Played], games: int) -> Iterator[Played]:
    """The same games, counted for whoever waits at a terminal: a search takes seconds a game."""
    waits = sys.stderr.isatty()
    for number, game in enumerate(played, 1):
        if waits:
            end = "\n" if number == games else ""
            print(f"\r{number} of {games} games", end=end, file=sys.stderr, flush=True)
        yield game


def _lines(report: dict[str, Any], found: Figures) -> list[str]:
    """The figures for people."""
    lines = [
        "{game}: {games} games for {seats}, policy {policy}, seed {seed}".format_map(report),
        f"  decisions per game: {_pairs(found.decisions_per_game)}",
        "  speed: {decisions_per_s} decisions per CPU second, {seconds} seconds in all".format_map(report),
        "  endings: " + ", ".join(f"{reason} {share:.1%}" for reason, share in found.endings.items()),
        "  wins: " + ", ".join(f"seat {n} {share:.1%}" for n, share in enumerate(found.wins_by_seat, 1)),
    ]
    if found.scores is not None:
        lines.append(f"  scores: {_pairs(found.scores)}")
    if "search" in report:
        lines.append(
            "  search: wins {win_share:.1%} (95% interval {between[0]:.1%} to {between[1]:.1%}), "
            "{times_fair:.2f} times its fair share of {fair_share:.1%}; each bot {bot_share:.1%}, "
            "nobody {nobody_won:.1%}".format_map(report["search"])
        )
        lines.append(
            "  thinking: {playouts} playouts a decision at most, "
            "{decisions} decisions of {seconds_per_decision:.3f} seconds".format_map(report["search"])
        )
    return lines


def _strength(search: Strength, most: int, seconds: float) -> dict[str, Any]:
    """The figures of the one that thinks ahead, `most` playouts a decision; nearly all time is its own."""
    return {
        "win_share": search.win_share,
        "between": search.between,
        "fair_share": search.fair_share,
        "times_fair": search.win_share / search.fair_share,
        "bot_share": search.bot_share,
        "nobody_won": search.nobody_won,
        "playouts": most,
        "decisions": search.decisions,
        "seconds_per_decision": round(seconds / max(search.decisions, 1), 4),
    }


def _pairs(values: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())
