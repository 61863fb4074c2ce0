"""Kept matches of Zoneplex: one for every ending."""

from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.games.recording import Recording, told
from tests.games.zoneplex.positions import NAMES
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zoneplex.rules import GAME

RECORDS: Final = Path(__file__).parent / "records"
TOLD: Final = "eye"
"""The ending whose match is kept in words as well."""

LAST_CARDS: Final = 9
"""The heuristic plays until so few cards are left; then chance chooses, so that rare endings are found."""


def played(seats: int, seed: int, choices: int) -> Match[Any]:
    """A whole game."""
    match: Match[Any] = new_match(GAME, [SeatSpec(name, "bot") for name in NAMES[:seats]], {}, seed)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(seats)]
    chooser: Rng | None = None
    while (asked := match.decision) is not None:
        view = match.view(asked.seat)
        if asked.kind == "draw" and view.deck <= LAST_CARDS and chooser is None:
            chooser = Rng(choices)
        if chooser is None:
            action = policies[asked.seat].choose(view, asked).action
        else:
            action = random_action(asked, chooser)
        match.apply(action)
    return match


def recording(ending: str, seats: int, seed: int, choices: int) -> Recording:
    """`choices`: the seed of the choices at the end."""
    file = RECORDS / f"{ending.replace(':', '-')}.json"
    play = partial(played, seats, seed, choices)
    return Recording(GAME, file, ending, play, told if ending == TOLD else None)


RECORDINGS: Final = (
    recording("eye", 4, 6, 0),
    recording("obliterated", 3, 1, 246),
    recording("cataclysm:influence", 4, 1, 0),
    recording("cataclysm:most_fears", 4, 1, 26),
    recording("cataclysm:fear_strength", 4, 1, 23),
    recording("cataclysm:most_relics", 4, 4, 91),
    recording("council", 4, 68, 246),
    recording("shared", 4, 24, 56),
)
