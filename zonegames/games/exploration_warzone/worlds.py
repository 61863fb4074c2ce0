"""Other worlds that look the same to a seat: for bots that search and for the proof that nothing leaks."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import HEXES, WAR_POWER
from zonegames.games.exploration_warzone.state import Laid, WarzoneState
from zonegames.games.exploration_warzone.steps.combat import Combat, Side
from zonegames.games.exploration_warzone.steps.placing import Turning


def resample(state: WarzoneState, seat: Seat, rng: Rng) -> WarzoneState:
    """Another world that looks the same to `seat`: decks, the others' War hexes, their commitments and,
    before the reveal, their placed hexes and rotations are dealt anew."""
    world = state.clone()
    world.rng = rng.fork()
    rng.shuffle(world.deck)
    _deal_war(world, seat, rng)
    step = world.stack[-1] if world.stack else None
    if not world.revealed:
        for berth, laid in list(world.cells.items()):
            if laid.seat != seat:
                _deal_laid(world, berth, rng)
        if isinstance(step, Turning) and world.order[step.turn] != seat:
            hand = world.commanders[world.order[step.turn]].hand
            world.stack[-1] = Turning(step.turn, rng.choice(hand))
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
    rest = [card for card in world.war_deck if card not in WAR_POWER]
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
    candidates = [laid.hex, *(h for h in commander.hand if h != commander.new_hex)]
    placed = rng.choice(candidates)
    if placed != laid.hex:
        commander.hand[commander.hand.index(placed)] = laid.hex
    world.cells[berth] = Laid(laid.seat, placed, rng.choice(HEXES[placed].rotations))


def _deal_side(world: WarzoneState, side: Side, seat: Seat, rng: Rng) -> Side:
    """What another seat has committed: any part of its hand once it is ready, as many as now before."""
    if side.seat == seat:
        return side
    held = world.commanders[side.seat].war.copy()
    rng.shuffle(held)
    count = rng.below(len(held) + 1) if side.ready else len(side.cards)
    return Side(side.seat, side.base, tuple(held[:count]), side.ready)
