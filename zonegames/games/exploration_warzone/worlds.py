"""Other worlds that look the same to a seat: for bots that search and for the proof that nothing leaks."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import HEXES, WAR_POWER
from zonegames.games.exploration_warzone.state import Laid, WarzoneState
from zonegames.games.exploration_warzone.steps.combat import Combat, Side
from zonegames.games.exploration_warzone.steps.placing import Turning


def resample(state: WarzoneState, seat: Seat, rng: Rng) -> WarzoneState:
    """Another world that looks the same to `seat`: decks, the others' War hexes, their commitments and,
    before the reveal, their placed hexes and rotations are dealt anew.

    What is hidden is sorted before it is dealt: equal views and generators give equal worlds.
    """
    world = state.clone()
    world.rng = rng.fork()
    world.deck.sort()
    rng.shuffle(world.deck)
    _deal_war(world, seat, rng)
    step = world.stack[-1] if world.stack else None
    if not world.revealed:
        for berth, laid in list(world.cells.items()):
            if laid.seat != seat:
                _deal_laid(world, berth, rng)
        if isinstance(step, Turning) and world.order[step.turn] != seat:
            hand = world.commanders[world.order[step.turn]].hand
            world.stack[-1] = Turning(step.turn, rng.choice(sorted(hand)))
    if isinstance(step, Combat):
        attacker, defender = step.sides
        world.stack[-1] = Combat(
            (_deal_side(world, attacker, seat, rng), _deal_side(world, defender, seat, rng))
        )
    if world.stack:
        world.pending = world.stack[-1].decision(world)
    return world


def _deal_war(world: WarzoneState, seat: Seat, rng: Rng) -> None:
    """The War hexes that `seat` cannot see, dealt anew to the same counts, the Global cards to the deck."""
    others = [c for s, c in enumerate(world.commanders) if s != seat]
    hexes = [card for commander in others for card in commander.war]
    hexes += [card for card in world.war_deck if card in WAR_POWER]
    rest = sorted(card for card in world.war_deck if card not in WAR_POWER)
    hexes.sort()
    rng.shuffle(hexes)
    for commander in others:
        held = len(commander.war)
        commander.war = [hexes.pop() for _ in range(held)]
    world.war_deck = rest + hexes
    rng.shuffle(world.war_deck)


def _deal_laid(world: WarzoneState, berth: int, rng: Rng) -> None:
    """Another hex that may lie there face down, and another rotation."""
    laid = world.cells[berth]
    commander = world.commanders[laid.seat]
    hand = sorted([laid.hex, *commander.hand])
    placed = rng.choice([hex_id for hex_id in hand if hex_id != commander.new_hex])
    hand.remove(placed)
    commander.hand = hand
    world.cells[berth] = Laid(laid.seat, placed, rng.choice(HEXES[placed].rotations))


def _deal_side(world: WarzoneState, side: Side, seat: Seat, rng: Rng) -> Side:
    """What another seat has committed: any part of its hand once it is ready, as many as now before."""
    if side.seat == seat:
        return side
    held = sorted(world.commanders[side.seat].war)
    rng.shuffle(held)
    count = rng.below(len(held) + 1) if side.ready else len(side.cards)
    return Side(side.seat, side.base, tuple(held[:count]), side.ready)
