"""What finished matches have come to: for people as tables, for programs as CSV or JSON."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from zonegames.cli.playing import open_store
from zonegames.engine.errors import OptionError
from zonegames.games import CATALOGUE, ending_words, entry
from zonegames.store.history import Filter, History, Totals
from zonegames.store.tables import as_csv, as_json, write_new

NOTHING = "No match that fits has been played to its end."


def results(arguments: Namespace) -> int:
    """Totals, or every seat of every match as a table."""
    wanted = Filter(
        None if arguments.game is None else entry(arguments.game).id,
        arguments.player,
        None if arguments.since is None else _day(arguments.since),
    )
    with open_store() as store:
        history = store.history()
        if arguments.csv or arguments.json:
            text = (as_csv if arguments.csv else as_json)(history.played(wanted))
        else:
            text = "".join(f"{line}\n" for line in _told(history, wanted))
    if arguments.file is None or arguments.file == "-":
        sys.stdout.write(text)
    else:
        write_new(Path(arguments.file), text)
        print(f"The results are in {arguments.file}.")
    return 0


def _day(text: str) -> int:
    try:
        return int(datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp())
    except ValueError:
        raise OptionError(f"A day is written YYYY-MM-DD, not {text!r}.") from None


def _told(history: History, wanted: Filter) -> Iterator[str]:
    games = history.by_game(wanted)
    if not games:
        yield NOTHING
        return
    titles = {listed.id: listed.title for listed in CATALOGUE}
    yield from _table("game", games, titles)
    if players := history.by_player(wanted):
        yield ""
        yield from _table("player", players, {})
    yield ""
    played = {game.name: game.played for game in games}
    for ending in history.endings(wanted):
        share = ending.count / played[ending.game]
        words = ending_words(ending.game, ending.reason)
        yield f"{titles.get(ending.game, ending.game)}: {words} {ending.count} ({share:.0%})"


def _table(head: str, rows: Sequence[Totals], names: dict[str, str]) -> Iterator[str]:
    width = max([len(head), *(len(names.get(row.name, row.name)) for row in rows)])
    yield f"{head:{width}}  played   won  share   best   mean  longest"
    for row in rows:
        best = "-" if row.best is None else row.best
        mean = "-" if row.mean is None else f"{row.mean:.1f}"
        yield (
            f"{names.get(row.name, row.name):{width}}  {row.played:6} {row.won:5} {row.share:6.0%}"
            f" {best:>6} {mean:>6} {row.longest:8}"
        )
