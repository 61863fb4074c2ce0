"""The app, and matches begun or taken up."""

import signal
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from zonegames.cli.words import check_seats, game_of, options_of
from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.seats import SeatSpec
from zonegames.games import CatalogueEntry
from zonegames.games.start import StartRequest, fresh_seed, seats_from, seed_from
from zonegames.plain.console import LEAVE, Console, InputEnded, Leaving
from zonegames.store.store import Store


def app(arguments: Namespace) -> int:
    """Without a command: the picker."""
    return show(arguments, None)


def play(arguments: Namespace) -> int:
    """A new match, on the screen or line by line."""
    shelf, game = game_of(arguments)
    options = options_of(arguments)
    seed = None if arguments.seed is None else seed_from(arguments.seed)
    seats = () if arguments.seats is None else seats_from(arguments.seats)
    if seats:
        check_seats(shelf, game, seats)
        game.resolve_options(len(seats), options)
    else:
        _check_options(game, options)
    if not arguments.plain:
        return show(arguments, StartRequest(game.id, seats, options, seed))
    console = _console(arguments)
    if not seats:
        try:
            seats = _ask_who_plays(console, shelf, game, options)
        except Leaving:
            return 0
    with open_store() as store:
        match = new_match(game, seats, dict(options), fresh_seed() if seed is None else seed)
        return _play_plain(console, store, match, store.create(match))


def resume(arguments: Namespace) -> int:
    """A saved match, on the screen or line by line."""
    with open_store() as store:
        saved = store.last() if arguments.match is None else store.find(arguments.match)
        if arguments.plain:
            return _play_plain(_console(arguments), store, store.resume(saved.id), saved.id)
        store.check_running(saved.id)
    return show(arguments, StartRequest(match=saved.id))


def show(arguments: Namespace, start: StartRequest | None) -> int:
    """The app, opened with what was asked for."""
    from zonegames.tui.app import run_app  # loads textual: only where a screen is wanted

    return run_app(
        ascii_glyphs=getattr(arguments, "ascii", False), theme=getattr(arguments, "theme", ""), start=start
    )


def _check_options(game: AnyGame, options: Mapping[str, str]) -> None:
    """Raises OptionError when the options fit no number of seats."""
    fault: OptionError | None = None
    for seats in range(game.min_seats, game.max_seats + 1):
        try:
            game.resolve_options(seats, options)
        except OptionError as error:
            fault = fault or error
        else:
            return
    assert fault is not None
    raise fault


def _ask_who_plays(
    console: Console, shelf: CatalogueEntry, game: AnyGame, options: Mapping[str, str]
) -> tuple[SeatSpec, ...]:
    """Ask until the seats fit the game and its options.  Raises Leaving; OptionError where nobody answers."""
    computers = ", bot for a computer" if shelf.bots else ""
    while True:
        try:
            answer = console.ask(f"Who plays, in turn order? Names with commas between{computers}:")
        except InputEnded:
            raise OptionError('Nobody said who plays: add --seats "Ann,Bo".') from None
        if answer.casefold() in LEAVE:
            raise Leaving
        try:
            seats = seats_from(answer)
            check_seats(shelf, game, seats)
            game.resolve_options(len(seats), options)
        except OptionError as error:
            console.say(f"{error} q leaves.")
        else:
            return seats


@contextmanager
def open_store() -> Iterator[Store]:
    """The user's store, its notices told, closed in the end."""
    store = Store.open()
    _tell_notices(store)
    try:
        yield store
    finally:
        store.close()


def _tell_notices(store: Store) -> None:
    for notice in store.notices():
        print(f"zonegames: {notice}", file=sys.stderr)


def _console(arguments: Namespace) -> Console:
    from zonegames.tui.glyphs import choose  # a table of characters; it loads no textual

    glyphs = choose(getattr(arguments, "ascii", False) or None, sys.stdout.encoding or "ascii")
    return Console(sys.stdin, sys.stdout, glyphs.show)


def _play_plain(console: Console, store: Store, match: Match[Any], number: int) -> int:
    """Play until the match is over or somebody leaves: by q, Ctrl-C, SIGTERM or the end of the input."""
    from zonegames.bots.computers import driver_of
    from zonegames.plain.session import PlainSession
    from zonegames.tui.clock import by_the_clock

    settings = store.settings()
    _tell_notices(store)
    driver = driver_of(match, by_the_clock(lambda: settings.thinking_seconds))
    session = PlainSession(match, number, console, driver, store, hints=settings.hints, cover=settings.cover)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: it wipes a secret
    try:
        session.run()
    except (Leaving, InputEnded, KeyboardInterrupt):
        if store.folder is None:
            console.say("You leave; nothing was saved.")
        else:
            console.say(f"Saved. To go on: zonegames resume {number} --plain")
    finally:
        signal.signal(signal.SIGTERM, before)
    return 0
