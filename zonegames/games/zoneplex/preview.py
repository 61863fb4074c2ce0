"""What a choice would do, as data from a view: chances, reachable tiles, closed sides, the way to The Eye."""

from collections.abc import Iterable
from dataclasses import dataclass

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import PLACE_WALL
from zonegames.games.zoneplex.components import EYE_BONUS, NEUTRAL, NEUTRAL_CHAMBER, RELICS, FearClass
from zonegames.games.zoneplex.deals import Terms
from zonegames.games.zoneplex.geometry import SIDES, Cell, Side
from zonegames.games.zoneplex.influence import lacking, missing, stone_part
from zonegames.games.zoneplex.odds import Attack, win_chance
from zonegames.games.zoneplex.refusals import wall_refusal, why_not
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.walking import end_tiles

# --- battles


def attack_of(view: View, seat: Seat) -> Attack:
    """A seat's attack with the battle relics it has played so far."""
    played = [relic for who, relic in view.battle.played if who == seat] if view.battle else []
    effects = [RELICS[relic].effect for relic in played]
    return Attack(view.seats[seat].wms, effects.count("attack_bonus"), "double_roll" in effects)


def chance(view: View, helpers: dict[Seat, Terms], own_stones: int = 0) -> float:
    """The chance that the drawer and these helpers win, their promised stones pledged; public data only."""
    battle = view.battle
    assert battle is not None, "no Fear is being faced"
    stones = own_stones + sum(min(terms.stones, len(view.stones_of(seat))) for seat, terms in helpers.items())
    party = (battle.drawer, *helpers)
    return win_chance(battle.strength, stones, tuple(attack_of(view, seat) for seat in party))


def ticked(view: View) -> dict[Seat, Terms]:
    """The helpers who are in the party as it stands, with their terms."""
    offers = view.battle.offers if view.battle else ()
    return {
        seat: offer.terms
        for seat, offer in enumerate(offers)
        if offer is not None and offer.stand == "accepted"
    }


def chance_as_ticked(view: View) -> float:
    """The chance of the party as it stands at the deal table."""
    return chance(view, ticked(view))


def chance_with(view: View, seat: Seat) -> float:
    """The same with one more: whose offer, counter or petition lies on the table, on those terms."""
    offer = view.battle.offers[seat] if view.battle else None
    return chance(view, ticked(view) | {seat: Terms() if offer is None else offer.terms})


def chance_now(view: View) -> float:
    """While all prepare: the chance with the stones pledged and those still owed by a promise."""
    battle = view.battle
    assert battle is not None, "no Fear is being faced"
    stones = 0
    for seat in battle.party:
        pledged = sum(view.stones.get(cell) == seat for cell in battle.pledged)
        offer = battle.offers[seat]
        promised = 0 if offer is None or seat == battle.drawer else offer.terms.stones
        stones += max(pledged, min(promised, len(view.stones_of(seat))))
    return win_chance(battle.strength, stones, tuple(attack_of(view, seat) for seat in battle.party))


# --- cells


def closed_sides(view: View, cell: Cell, legal: Iterable[Side]) -> dict[Side, Refusal]:
    """Why the wall of a Wall tile on `cell` may not stand on the other sides."""
    open_sides = set(legal)
    chosen = view.building is not None and view.building.cell == cell
    return {
        side: why_not(view, PLACE_WALL[side]) if chosen else wall_refusal(view, cell, side)
        for side in SIDES
        if side not in open_sides
    }


def walk_ends(view: View) -> dict[Cell, tuple[Cell, ...]]:
    """Every tile on which the present walk can end, with one way there."""
    walk, seat = view.walk, view.seat
    if walk is None:
        return {}
    return end_tiles(
        view.pyramid,
        view.seats[seat].monkle,
        walk.least,
        walk.most,
        walk.taken,
        walk.awake,
        view.eye_open_to(seat),
    )


def stone_worth(view: View, seat: Seat, cell: Cell) -> int | None:
    """What a stone of that seat on a chamber counts in Phase 2; None while the looker cannot tell."""
    tile, own = view.pyramid.tile(cell), view.seats[seat].symbol
    if tile == NEUTRAL:
        return NEUTRAL_CHAMBER
    if own is None or not (view.revealed or tile == own):
        return None
    dealt = [symbol for symbol in view.symbols if symbol is not None]
    return stone_part(tile, own, dealt, view.options.unassigned_symbols)[1]


# --- The Eye


@dataclass(frozen=True, slots=True)
class EyeNeeds:
    """What keeps a seat from The Eye in Phase 2: "Eye: needs G, +2 Influence"."""

    fears: int
    """How many Fears a full set still lacks."""

    classes: tuple[FearClass, ...]
    """The classes they can be of; any Master would do as well."""

    influence: int
    """How much more Influence the clear lead takes."""

    @property
    def open(self) -> bool:
        """Whether nothing keeps it from The Eye."""
        return not self.fears and not self.influence


def eye_needs(view: View, seat: Seat) -> EyeNeeds:
    """What that seat still needs to enter The Eye, once it opens."""
    who = view.seats[seat]
    fears = missing(who.fears, who.jar)
    rivals = max(value for rival, value in enumerate(view.influence) if rival != seat)
    gap = max(0, rivals + 1 - view.influence[seat] - EYE_BONUS)
    return EyeNeeds(fears, lacking(who.fears) if fears else (), gap)
