"""Why an action is not allowed, in a player's words, from what the asker may see (section 6)."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat
from zonegames.engine.telling import counted
from zonegames.games.zoneplex.actions import (
    Action,
    Agree,
    Drop,
    Get,
    Give,
    Insist,
    Invite,
    LeaveStone,
    PlaceCell,
    PlaceTile,
    PlaceWall,
    PlayRelic,
    PromiseStones,
    Ready,
    Sacrifice,
    Share,
    StepTo,
    Stop,
    Take,
    Teleport,
    Trade,
)
from zonegames.games.zoneplex.components import (
    EYE_BONUS,
    RELIC_LIMIT,
    RELICS,
    RELIQUARY,
    TILES,
    WALL,
    Card,
)
from zonegames.games.zoneplex.deals import FACE_DOWN, Bounds, Terms, bounds, is_relic, ticked
from zonegames.games.zoneplex.geometry import (
    BASE,
    BASE_SET,
    BIT,
    DOOR,
    EYE,
    NEIGHBOUR,
    NEIGHBOURS,
    Cell,
    Side,
)
from zonegames.games.zoneplex.influence import has_lead, lacking, wild
from zonegames.games.zoneplex.region import walled_off
from zonegames.games.zoneplex.view import BattleView, View
from zonegames.games.zoneplex.walking import destinations, entry_cells

NOT_NOW: Final = Refusal("That is not to be decided now.", "a-turn")


def why_not(view: View, action: Action) -> Refusal:
    """The reason why `action`, which is not legal now, is not."""
    if view.result is not None:
        return Refusal("The game is over.")
    explain = _EXPLAIN.get(type(action))
    return NOT_NOW if explain is None else explain(view, action)


def seat_word(seat: Seat) -> str:
    """A seat as its mark names it; refusals know no names."""
    return f"seat {seat + 1}"


# --- building


def _tile(view: View, action: PlaceTile) -> Refusal:
    if view.building is None:
        return NOT_NOW
    hand = view.seats[view.seat].hand
    if hand is not None and action.tile not in hand:
        return Refusal(f"You have no {TILES[action.tile].name} in your hand.", "building")
    if action.tile == WALL:
        return Refusal("That Wall has no legal place now.", "walls")
    return _DUTY


_DUTY: Final = Refusal(
    "You must build a way to walk on: choose one of the marked cells.", "the-duty-to-build-a-way"
)


def _cell(view: View, action: PlaceCell) -> Refusal:
    building, cell = view.building, action.cell
    if building is None or building.tile is None:
        return NOT_NOW
    if cell == EYE or view.pyramid.tile(cell):
        return Refusal("That cell is already built.", "building")
    if not view.pyramid.frontier() & BIT[cell]:
        if cell == DOOR:
            return Refusal("The Eye does not hold up other tiles - build towards it.", "building")
        return Refusal("A tile must share a side with a built tile.", "building")
    site = view.site()
    if building.tile == WALL and not site.sides(cell) and site.wall_cells():
        return wall_refusal(view, cell, "V")
    return _DUTY


def _side(view: View, action: PlaceWall) -> Refusal:
    if view.building is None or view.building.cell is None:
        return NOT_NOW
    return wall_refusal(view, view.building.cell, action.side)


def wall_refusal(view: View, cell: Cell, side: Side) -> Refusal:
    """Why no wall may stand on that side of a Wall tile on the empty `cell`."""
    if NEIGHBOUR[cell, side] == EYE:
        return Refusal("That wall would seal the way to The Eye.", "walls")
    sealed = walled_off(view.pyramid, cell, side)
    if sealed & view.pyramid.sacred:
        return Refusal("That wall would wall in a Sacred Chamber.", "walls")
    for seat, who in enumerate(view.seats):
        if who.monkle is not None and sealed & BIT[who.monkle]:
            return Refusal(f"That wall would trap {seat_word(seat)}.", "walls")
    if sealed & view.pyramid.empty & ~BIT[cell]:
        return Refusal("That wall would close off an empty space.", "walls")
    if sealed & BASE_SET == BASE_SET:
        return Refusal("That wall would leave no way into the pyramid.", "walls")
    return _DUTY


# --- walking


def _step(view: View, action: StepTo) -> Refusal:
    walk, cell = view.walk, action.cell
    if walk is None:
        return NOT_NOW
    here = view.seats[view.seat].monkle
    if here is None:
        return _entry(view, cell)
    if walk.taken == walk.most:
        return Refusal("You have taken all your steps.", "walking")
    if cell not in NEIGHBOURS[here]:
        return Refusal("Not a neighbouring tile.", "walking")
    if cell == EYE:
        return eye_refusal(view, view.seat)
    if not view.pyramid.tile(cell):
        return Refusal("Nothing is built there yet.", "walking")
    return Refusal("A wall is in the way.", "walls")


def _entry(view: View, cell: Cell) -> Refusal:
    if cell not in BASE:
        return Refusal("You come into play on a tile of the base.", "walking")
    if not entry_cells(view.pyramid) & BIT[cell]:
        return Refusal("That tile is walled in: nobody comes into play there.", "walls")
    return Refusal("You owe more steps, and no way leads on from there.", "walking")


def eye_refusal(view: View, seat: Seat) -> Refusal:
    """Why that seat may not enter The Eye, standing before its door."""
    if view.phase == 1:
        return Refusal("The Eye opens in Phase 2.", "the-eye")
    who = view.seats[seat]
    if not who.worthy:
        return Refusal(
            f"To enter The Eye you need a Fear of each class - missing: {missing_words(who.fears, who.jar)}.",
            "the-eye",
        )
    if has_lead(seat, view.influence):
        return NOT_NOW
    rivals = [(value, rival) for rival, value in enumerate(view.influence) if rival != seat]
    most, rival = max(rivals)
    sums = f"you {view.influence[seat]}+{EYE_BONUS}, {seat_word(rival)} {most}"
    return Refusal(f"You would not have the clear lead ({sums}).", "the-eye")


def missing_words(fears: tuple[Card, ...], jar: bool) -> str:
    """The classes a full set still needs: "magenta", or "one of: green, magenta" beside a Master or Jar."""
    lacked = lacking(fears)
    need = max(0, len(lacked) - wild(fears, jar))
    names = ", ".join(lacked)
    if need == len(lacked):
        return names
    return f"{('none', 'one', 'two')[need]} of: {names}"


def _stop(view: View, action: Stop) -> Refusal:
    walk = view.walk
    if walk is None:
        return NOT_NOW
    if walk.taken >= walk.least:
        return Refusal("You stand on a teleporter that takes you along.", "teleporters")
    if walk.least < walk.most:
        return Refusal("You must take at least one step.", "walking")
    steps = "your step" if walk.least == 1 else f"all {walk.least} steps"
    return Refusal(f"You must take {steps}.", "walking")


def _teleport(view: View, action: Teleport) -> Refusal:
    walk, here = view.walk, view.seats[view.seat].monkle
    if walk is None or here is None:
        return NOT_NOW
    if not TILES.get(view.pyramid.tile(here)) or TILES[view.pyramid.tile(here)].kind != "teleporter":
        return Refusal("You do not stand on a teleporter.", "teleporters")
    if not walk.awake:
        return Refusal("This teleporter wakes when you step on it from another tile.", "teleporters")
    if destinations(view.pyramid, here, False) & BIT[action.cell]:
        return Refusal("You still owe steps, and no way leads off that teleporter.", "teleporters")
    return Refusal("This teleporter does not lead there.", "teleporters")


def _leave_stone(view: View, action: LeaveStone) -> Refusal:
    who = view.seats[view.seat]
    here = who.monkle
    if here is None or not TILES.get(view.pyramid.tile(here)) or not TILES[view.pyramid.tile(here)].chamber:
        return Refusal("Stones lie in Spirit Chambers only.", "tiles")
    if here in view.stones:
        return Refusal("A stone lies here already.", "tiles")
    if not who.unplaced:
        return Refusal("All your stones are placed.", "tiles")
    return Refusal("Another Monkle stands here.", "tiles")


def _reliquary(view: View, action: Take | Trade) -> Refusal:
    here = view.seats[view.seat].monkle
    if here is None or view.pyramid.tile(here) != RELIQUARY:
        return Refusal("You do not stand on a Reliquary.", "tiles")
    if isinstance(action, Take) and view.seats[view.seat].full_hand:
        return Refusal(f"You hold {RELIC_LIMIT} relics: trade one, or skip.", "relics")
    return NOT_NOW


# --- relics


def _relic(view: View, action: PlayRelic) -> Refusal:
    cards = view.seats[view.looker].relic_cards if view.looker is not None else None
    held = [card for card in cards or () if card.relic == action.relic]
    facts = RELICS[action.relic]
    if facts.timing == "reveal":
        return Refusal(f"The {facts.name} works by lying face up; it is never played.", "relics")
    if not held:
        return Refusal(f"You hold no face-down {facts.name}.", "relics")
    if all(card.fresh for card in held):
        return Refusal("A relic cannot be used in the turn you got it.", "relics")
    preparing = view.battle is not None and view.battle.party
    if facts.timing == "battle" and not preparing:
        return Refusal(f"{facts.name}: only in a battle that you take part in.", "relics")
    if facts.timing == "turn" and preparing:
        return Refusal(f"{facts.name}: only on your turn, outside a battle.", "relics")
    if facts.effect == "sandals":
        return Refusal(f"The {facts.name} are put on before the first step.", "relics")
    return Refusal(f"The {facts.name} can do nothing now.", "relics")


# --- deals


def _bounds(view: View, battle: BattleView, counted: list[Terms]) -> Bounds:
    return bounds(battle.booty, view.seats[battle.drawer].hidden, counted)


def _counted(view: View, battle: BattleView) -> list[Terms]:
    if view.composing is not None and view.composing.own:
        return []
    return [offer.terms for offer in battle.offers if offer is not None]


def _share(view: View, action: Share) -> Refusal:
    battle = view.battle
    if battle is None or view.composing is None or view.composing.terms is not None:
        return NOT_NOW
    return _beyond(_bounds(view, battle, _counted(view, battle)), battle, Terms(action.fear, action.relics))


def _beyond(left: Bounds, battle: BattleView, terms: Terms) -> Refusal:
    """Which bound of the spoils these terms break."""
    if terms.fear and not left.fear:
        holder = next((s for s, o in enumerate(battle.offers) if o is not None and o.terms.fear), None)
        to = "" if holder is None else f" to {seat_word(holder)}"
        return Refusal(f"The Fear is already promised{to}.", "deals")
    if terms.relics > left.relics:
        count = {0: "No relics are", 1: "Only 1 relic is"}.get(left.relics, f"Only {left.relics} relics are")
        return Refusal(f"{count} left to share.", "deals")
    if terms.get is not None and not left.free(terms.get):
        return Refusal("That is already promised to another helper.", "deals")
    return NOT_NOW


def _stones(view: View, action: PromiseStones) -> Refusal:
    if view.composing is None or view.composing.terms is None:
        return NOT_NOW
    if view.composing.terms.stones:
        return Refusal("The stones are named already.", "deals")
    count = len(view.stones_of(view.composing.helper))
    return Refusal(
        f"The helper has {counted(count, 'stone') if count else 'no stone'} on the board.", "deals"
    )


def _thing(view: View, action: Give | Get) -> Refusal:
    battle, composing = view.battle, view.composing
    if battle is None or composing is None or composing.terms is None:
        return NOT_NOW
    giving = isinstance(action, Give)
    if (composing.terms.give if giving else composing.terms.get) is not None:
        return Refusal("One thing each way is all that a deal holds.", "deals")
    giver, taker = composing.helper, battle.drawer
    if not giving:
        giver, taker = taker, giver
    if is_relic(action.thing) and view.seats[taker].full_hand:
        return Refusal(f"{seat_word(taker).capitalize()} already holds {RELIC_LIMIT} relics.", "deals")
    if action.thing in view.seats[giver].holdings().things(False):
        return Refusal("That is already promised to another helper.", "deals")
    what = "no face-down relic" if action.thing == FACE_DOWN else "nothing of the kind"
    return Refusal(f"{seat_word(giver).capitalize()} has {what}.", "deals")


def _invite(view: View, action: Invite) -> Refusal:
    battle = view.battle
    if battle is None or battle.party or view.composing is not None:
        return NOT_NOW
    if action.seat == battle.drawer:
        return Refusal("You are in the battle anyway.", "deals")
    return Refusal(f"{seat_word(action.seat).capitalize()} has been invited.", "deals")


def _take_in(view: View, action: Agree | Insist) -> Refusal:
    battle = view.battle
    offer = None if battle is None else battle.offers[action.seat]
    if battle is None or battle.party or offer is None:
        return NOT_NOW
    if offer.stand == "accepted":
        return Refusal("That seat is in already.", "deals")
    if offer.stand in ("declined", "dropped"):
        return Refusal("That is final for this battle.", "deals")
    left = _bounds(view, battle, ticked(battle.offers))
    wanted = offer.terms if isinstance(action, Agree) else offer.first
    return NOT_NOW if wanted is None else _beyond(left, battle, wanted)


def _drop(view: View, action: Drop) -> Refusal:
    if view.battle is None or view.battle.party or view.battle.offers[action.seat] is None:
        return NOT_NOW
    return Refusal("That seat is not in the party.", "deals")


def _ready(view: View, action: Ready) -> Refusal:
    battle = view.battle
    if battle is None or battle.preparing is None:
        return NOT_NOW
    offer = battle.offers[battle.preparing]
    if offer is None or not offer.terms.stones:
        return NOT_NOW
    noun = "stone" if offer.terms.stones == 1 else "stones"
    return Refusal(f"You promised {offer.terms.stones} {noun}.", "deals")


def _sacrifice(view: View, action: Sacrifice) -> Refusal:
    battle = view.battle
    if battle is None or battle.preparing is None:
        return NOT_NOW
    if action.cell in battle.pledged:
        return Refusal("That stone is pledged already.", "fears")
    return Refusal("No stone of yours lies there.", "fears")


_EXPLAIN: Final[dict[type, Callable[[View, Any], Refusal]]] = {
    PlaceTile: _tile,
    PlaceCell: _cell,
    PlaceWall: _side,
    StepTo: _step,
    Stop: _stop,
    Teleport: _teleport,
    LeaveStone: _leave_stone,
    Take: _reliquary,
    Trade: _reliquary,
    PlayRelic: _relic,
    Share: _share,
    PromiseStones: _stones,
    Give: _thing,
    Get: _thing,
    Invite: _invite,
    Agree: _take_in,
    Insist: _take_in,
    Drop: _drop,
    Ready: _ready,
    Sacrifice: _sacrifice,
}
