"""What a hex is worth where it is laid: its bonuses, its contacts, and the relic it may bring."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.bot.worth import Facing, Worth
from zonegames.games.exploration_warzone.components import EFFECTS, HEXES, RELICS, area_effect, opposite
from zonegames.games.exploration_warzone.view import View

RELIC_HOPE: Final = 0.65
"""How often a claimed relic is counted on."""


def placements(view: View, seat: Seat, berth: int, hand: list[str]) -> list[tuple[float, tuple[str, int]]]:
    """Each hex and rotation with its value against what the rivals may have laid."""
    worth = Worth(view, seat)
    touching = [
        (direction, view.order[other], worth.facing(view.order[other]))
        for direction, other in view.layout.touching[berth]
        if other < view.layout.mains
    ]
    hopes = _relic_hopes(view, worth)
    payoffs = {
        (effect, rival): _expected(worth, effect, rival, facing)
        for _, rival, facing in touching
        for effect in (*EFFECTS, None)
    }
    valued: list[tuple[float, tuple[str, int]]] = []
    for hex_id in hand:
        white = worth.white(hex_id)
        for rotation in HEXES[hex_id].rotations:
            areas = HEXES[hex_id].facing[rotation]
            shown = [(area_effect(areas[direction]), rival) for direction, rival, _ in touching]
            value = white + sum(payoffs[side] for side in shown)
            value += max((hopes.get(effect or "", 0.0) for effect, _ in shown), default=0.0)
            valued.append((value, (hex_id, rotation)))
    return valued


def _expected(worth: Worth, mine: str | None, rival: Seat, facing: Facing) -> float:
    return sum(facing.chance(theirs) * worth.contact(mine, theirs, rival) for theirs in (*EFFECTS, None))


def _relic_hopes(view: View, worth: Worth) -> dict[str, float]:
    """By effect: what the best relic in reach adds to showing it."""
    hopes: dict[str, float] = {}
    for card in view.row:
        relic = RELICS.get(card)
        if relic is not None and all(worth.me.has(resource) >= n for resource, n in relic.cost):
            hopes[relic.requires] = max(hopes.get(relic.requires, 0.0), RELIC_HOPE * worth.relic(card))
    return hopes


def shows(view: View, seat: Seat, effect: str) -> bool:
    """Whether the own main hex turns this effect towards a rival."""
    laid = next((laid for laid in view.laid if laid.seat == seat), None)
    if laid is None:
        return False
    return any(
        laid.area(direction) == effect
        for direction, other in view.layout.touching[laid.berth]
        if view.at(other) is not None
    )


def best_flank(view: View, worth: Worth, hex_id: str) -> float:
    """An extra hex, its bonuses included, on the free flank where it does most."""
    return worth.white(hex_id) + max(on_flank(view, worth, hex_id, b) for b in view.free_flanks())


def on_flank(view: View, worth: Worth, hex_id: str, berth: int) -> float:
    """Its contacts there, turned as well as can be."""
    return max(met(view, worth, hex_id, berth, rotation) for rotation in HEXES[hex_id].rotations)


def met(view: View, worth: Worth, hex_id: str, berth: int, rotation: int) -> float:
    """The contacts of a hex among hexes that lie face up."""
    facing = HEXES[hex_id].facing[rotation]
    value = 0.0
    for direction, other in view.layout.touching[berth]:
        laid = view.at(other)
        if laid is not None and laid.seat != worth.seat:
            theirs = laid.area(opposite(direction))
            value += worth.contact(area_effect(facing[direction]), area_effect(theirs or ""), laid.seat)
    return value
