"""What to open: a new match as somebody asked for it, or a saved one."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from zonegames.engine.errors import OptionError
from zonegames.engine.names import seat_names
from zonegames.engine.rng import MAX_SEED
from zonegames.engine.seats import Player, SeatSpec

COMPUTER: Final = "Computer"
"""The name of a computer seat nobody named."""

_COMPUTERS: Final[dict[str, Player]] = {"bot": "bot", "bot:strong": "search"}
"""The words for computer seats."""

_FRESH_SEEDS: Final = 10**9


@dataclass(frozen=True, slots=True)
class StartRequest:
    """What the command line asks the app to open at once: a new match of a game, a saved match, a replay."""

    game: str = ""
    """The id of a game; empty when a saved match is asked for."""

    seats: tuple[SeatSpec, ...] = ()
    """Empty: the set-up screen asks."""

    options: Mapping[str, str] = field(default_factory=dict[str, str])
    """The options that were named, not yet resolved."""

    seed: int | None = None
    """None: a fresh one."""

    match: int | None = None
    """The number of a saved match to take up."""

    watch: str = ""
    """The match to look at again: a number, a name or a file."""


def seats_from(text: str) -> tuple[SeatSpec, ...]:
    """The seats of "Ann,Bo,bot": clean, unique names; the words bot and bot:strong are computer seats,
    the strong one thinks ahead.

    Raises OptionError when no seat is named, or a computer that there is not.
    """
    words = [word.strip() for word in text.split(",")]
    if not any(words):
        raise OptionError('Name the seats, separated by commas: "Ann,Bo,bot".')
    for word in words:
        if word.casefold().startswith("bot:") and word.casefold() not in _COMPUTERS:
            raise OptionError(f"There is no computer {word!r}. There are: {', '.join(_COMPUTERS)}.")
    players: list[Player] = [_COMPUTERS.get(word.casefold(), "person") for word in words]
    names = seat_names(
        [word if player == "person" else COMPUTER for word, player in zip(words, players, strict=True)]
    )
    return tuple(SeatSpec(name, player) for name, player in zip(names, players, strict=True))


def seed_from(text: str) -> int:
    """The seed that `text` spells.  Raises OptionError when it is no number in range."""
    if text.isascii() and text.isdigit() and len(text) <= 19 and int(text) <= MAX_SEED:
        return int(text)
    raise OptionError(f"A seed is a whole number from 0 to {MAX_SEED}, not {text!r}.")


def fresh_seed() -> int:
    """A seed nobody chose, short enough to be read out."""
    return int.from_bytes(os.urandom(8)) % _FRESH_SEEDS
