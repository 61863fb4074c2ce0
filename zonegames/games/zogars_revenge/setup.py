"""Set-up: the tiles are laid and the treasure is shuffled.  All chance of the game happens here."""

from collections.abc import Sequence

from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.components import (
    ALL_TOKENS,
    CROWN_ROOM,
    DIFFICULTIES,
    LAMP_LIT,
    LAMP_OUT,
    STAIRS,
    TILES,
)
from zonegames.games.zogars_revenge.dungeon import Dungeon, plan
from zonegames.games.zogars_revenge.state import Options, Run, State
from zonegames.games.zogars_revenge.steps.explore import EXPLORE


def new_game(options: Options, seats: int, rng: Rng) -> State:
    """All runs dealt, the first one ready to begin."""
    dungeon = plan(options.rows)
    if options.mode != "score":
        runs = [deal(dungeon, options, rng)]
    elif options.dungeons == "same":
        first = deal(dungeon, options, rng)
        runs = [first, *(first.clone() for _ in range(1, seats))]
    else:
        runs = [deal(dungeon, options, rng) for _ in range(seats)]
    return State(rng, [EXPLORE], options, seats, runs, dungeon=dungeon)


def deal(dungeon: Dungeon, options: Options, rng: Rng) -> Run:
    """One run at its start.  The order of the draws is fixed, so that seeds replay: ids, sides, tokens."""
    ids = list(TILES)
    rng.shuffle(ids)
    sides = [rng.below(2) for _ in ids]
    pile = without_gifts(options)
    rng.shuffle(pile)
    return begin(dungeon, options, ids, sides, pile)


def without_gifts(options: Options) -> list[str]:
    """The thirty tokens without those that the difficulty hands out at the start."""
    pile = list(ALL_TOKENS)
    for gift in DIFFICULTIES[options.difficulty].gifts:
        pile.remove(gift)
    return pile


def begin(
    dungeon: Dungeon, options: Options, ids: Sequence[int], sides: Sequence[int], pile: list[str]
) -> Run:
    """A run whose ordinary cells, in reading order, hold these tiles with side 0 (a) or 1 (b) up.

    The last token of the pile is the first one drawn.
    """
    difficulty = DIFFICULTIES[options.difficulty]
    tiles: list[int] = []
    up: list[str] = []
    under: list[str] = []
    laid = iter(zip(ids, sides, strict=True))
    for cell, ordinary in enumerate(dungeon.ordinary):
        if ordinary:
            tile, side = next(laid)
            tiles.append(tile)
            up.append(TILES[tile][side])
            under.append(TILES[tile][1 - side])
        else:
            tiles.append(0)
            up.append(STAIRS if cell == dungeon.centre else LAMP_LIT)
            under.append(CROWN_ROOM if cell == dungeon.centre else LAMP_OUT)
    return Run(
        tiles=tuple(tiles),
        up=up,
        under=under,
        seen=[False] * len(tiles),
        pile=pile,
        hero=dungeon.centre,
        health=difficulty.health,
        eyes=difficulty.eyes,
        crosses=difficulty.gifts.count("cross"),
        potions=difficulty.gifts.count("potion"),
        swords=difficulty.gifts.count("sword"),
    )
