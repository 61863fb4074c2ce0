"""The catalogue: light entries that import a game's rules only when it is chosen."""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from zonegames.engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """What the picker and `list` show of a game without loading it."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    people: str
    """The seats in a player's words."""

    minutes: str
    summary: str
    """One line that makes one want to play."""

    about: tuple[str, ...]
    """Three short lines: what one does, what it asks, how it is won."""

    bots: bool
    """Whether computer seats can be taken."""

    searches: bool = False
    """Whether a computer seat may think ahead."""

    usual_seats: int = 2
    """How many the set-up offers where nobody has played before."""

    @property
    def package(self) -> str:
        """The game's folder name, also of its board in the screens."""
        return self.id.replace("-", "_")


CATALOGUE: Final[tuple[CatalogueEntry, ...]] = (
    CatalogueEntry(
        id="elemenz",
        title="ElemenZ",
        min_seats=2,
        max_seats=4,
        people="3-4, or 2 in another mode",
        minutes="20-40",
        summary="Fill combos, drain the others.",
        about=(
            "Roll three times, put dice on combos, crack those of the others:",
            "the last shaman with a die is the Master Zee.",
            "For two: a tug-of-war for eight locks of the Monolith.",
        ),
        bots=True,
    ),
    CatalogueEntry(
        id="exploration-warzone",
        title="Exploration: Warzone",
        min_seats=2,
        max_seats=4,
        people="2-4",
        minutes="15-40",
        summary="Lay a hex in secret, then clash.",
        about=(
            "Lay a hex face down and turn its sides at your rivals:",
            "ATTACK beats STEAL, STEAL beats DODGE, DODGE beats ATTACK.",
            "15 points, two relics or the last ship end the war.",
        ),
        bots=True,
        searches=True,
    ),
    CatalogueEntry(
        id="zogars-revenge",
        title="Zogar's Revenge",
        min_seats=1,
        max_seats=6,
        people="solo or 2-6",
        minutes="10-20",
        summary="Four lamps, one crown, 14 eyes.",
        about=(
            "Put out four lamps, take the crown in the dark,",
            "light them again and leave by the stairs,",
            "before Zogar sees you with his 14th eye.",
        ),
        bots=False,
        usual_seats=1,
    ),
    CatalogueEntry(
        id="zone-runners",
        title="Zone Runners",
        min_seats=1,
        max_seats=4,
        people="solo or 2-4, a team",
        minutes="20-40",
        summary="Three Runners, a falling course.",
        about=(
            "Roll, lock and share the dice out among three Runners:",
            "gaps want the exact number, Blockers want more,",
            "and the leftmost Zone is always the next to fall.",
        ),
        bots=True,
        usual_seats=1,
    ),
    CatalogueEntry(
        id="zoneplex",
        title="Zoneplex",
        min_seats=2,
        max_seats=5,
        people="3-5, or 2 in a duel",
        minutes="60-120",
        summary="Build, bargain, enter The Eye.",
        about=(
            "Lay tiles, walk them, leave stones in their chambers,",
            "fight Fears with helpers bought by a share of the spoils,",
            "and be the first to enter The Eye with a clear lead.",
        ),
        bots=True,
        searches=True,
        usual_seats=3,
    ),
)


class UnknownGame(LookupError):
    """No such game; the sentence lists the ones there are."""


def entry(game_id: str) -> CatalogueEntry:
    """The entry of a game.  Raises UnknownGame."""
    for candidate in CATALOGUE:
        if candidate.id == game_id:
            return candidate
    known = ", ".join(candidate.id for candidate in CATALOGUE)
    raise UnknownGame(f"Unknown game: {game_id}. There are: {known}.")


def load_game(game_id: str) -> "AnyGame":
    """The rules of a game, loaded now.  Raises UnknownGame."""
    module = import_module(f"zonegames.games.{entry(game_id).package}.rules")
    return module.GAME


def ending_words(game_id: str, ending: str) -> str:
    """How a game calls one of its endings; loads the game.  The id itself where there is no such game (any
    more)."""
    try:
        return load_game(game_id).narrator.ending(ending)
    except UnknownGame:
        return ending
