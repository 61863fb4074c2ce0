"""What the words of several commands mean."""

from argparse import Namespace

from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.seats import SeatSpec
from zonegames.games import CatalogueEntry, entry, load_game


def options_of(arguments: Namespace) -> dict[str, str]:
    """The options that were given as KEY=VALUE.  Raises OptionError."""
    options: dict[str, str] = {}
    for text in arguments.option:
        key, equals, value = text.partition("=")
        if not (key and equals):
            raise OptionError(f"An option is written KEY=VALUE, not {text!r}.")
        options[key.strip()] = value.strip()
    return options


def game_of(arguments: Namespace) -> tuple[CatalogueEntry, AnyGame]:
    """The game that was named, loaded.  Raises UnknownGame, which lists the games."""
    return entry(arguments.game), load_game(arguments.game)


def whole_number(text: str, what: str, most: int) -> int:
    """A number from 1 to `most`.  Raises OptionError."""
    if text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= most:
        return int(text)
    raise OptionError(f"{what} is a whole number from 1 to {most}, not {text!r}.")


def check_seats(shelf: CatalogueEntry, game: AnyGame, seats: tuple[SeatSpec, ...]) -> None:
    """Raises OptionError unless so many can play, computers where the game has them."""
    game.check_seats(len(seats))
    if not shelf.bots and any(seat.player != "person" for seat in seats):
        raise OptionError(f"{game.title} has no computer seats; give every seat a name.")
    if not shelf.searches and any(seat.player == "search" for seat in seats):
        raise OptionError(f"{game.title} has no computer that thinks ahead; write bot for its computer.")
