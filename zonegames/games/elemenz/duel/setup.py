"""Duel: what lies on the table before the first turn (rulebook: Setup; EZ-R02 to R05)."""

from zonegames.engine.rng import Rng
from zonegames.games.elemenz.components import (
    AVATAR_STACKS,
    AVATARS_DEALT,
    CIRCLES,
    ELEMENTS,
    LATE_BONUS,
    SETUP_SHIELD,
    SETUP_SHIELD_EARTH,
    SHAMAN_IDS,
    bagful,
    dice_of,
    tiles,
)
from zonegames.games.elemenz.dice import show_any
from zonegames.games.elemenz.duel.state import DuelState, ShamanState, boards_of
from zonegames.games.elemenz.duel.steps.turn import Arrange, Turns
from zonegames.games.elemenz.options import RANDOM, Options


def deal_duel(options: Options, seats: int, rng: Rng) -> DuelState:
    """A new Duel, all dealt."""
    symbols = draw_symbols(options.shamans, rng)
    start = rng.below(seats) if options.start < 0 else options.start
    order = tuple((start + i) % seats for i in range(seats))
    bag = bagful()
    shamans = [ShamanState(symbol, dice_of(symbol)) for symbol in symbols]
    faces = {die: show_any(rng, die) for shaman in shamans for die in shaman.pool}
    for shaman in shamans:
        shaman.totem = [bag.pop(rng.below(len(bag))) for _ in range(CIRCLES)]
    for place, seat in enumerate(order):
        bonus = LATE_BONUS[place] if options.late_bonus else 0
        _set_shield(shamans[seat], faces, bonus)
    stacks = _deal_avatars(shamans, rng) if options.avatars else []
    state = DuelState(
        rng=rng,
        stack=[Turns()],
        options=options,
        shamans=shamans,
        order=order,
        faces=faces,
        bag=sorted(bag),
        removed=[],
        stacks=stacks,
        display=[],
        active=start,
        boards=boards_of(symbols),
    )
    if options.arrange_tokens:
        state.stack.append(Arrange(order))
    return state


def draw_symbols(picks: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """The shamans' symbols, random picks drawn from those nobody chose."""
    fixed = [SHAMAN_IDS[pick] for pick in picks if pick != RANDOM]
    free = [symbol for symbol in ELEMENTS if symbol not in fixed]
    rng.shuffle(free)
    return tuple(free.pop() if pick == RANDOM else SHAMAN_IDS[pick] for pick in picks)


def _set_shield(shaman: ShamanState, faces: dict[str, str], bonus: int) -> None:
    """The set-up SHIELD, and the bonus die beside it (EZ-R04)."""
    dice = (SETUP_SHIELD_EARTH if shaman.symbol == "E" else SETUP_SHIELD) + bonus
    shaman.slots["shield"] = [shaman.pool.pop() for _ in range(dice)]
    for die in shaman.slots["shield"]:
        faces[die] = shaman.symbol


def _deal_avatars(shamans: list[ShamanState], rng: Rng) -> list[list[str]]:
    """Two tiles each, face down; the rest in two open stacks."""
    deck = tiles(starred=False)
    rng.shuffle(deck)
    for shaman in shamans:
        shaman.avatars = [deck.pop() for _ in range(AVATARS_DEALT)]
        shaman.avatars_known = [False] * AVATARS_DEALT
    return [deck[i::AVATAR_STACKS] for i in range(AVATAR_STACKS)]
