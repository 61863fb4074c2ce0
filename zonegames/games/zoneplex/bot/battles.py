"""Fears: whom to ask for what, whether to help, how many stones to give."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from zonegames.engine.policy import Choice
from zonegames.engine.seats import Seat, clockwise
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    COUNTER,
    DECLINE,
    DONE,
    FIGHT_ALONE,
    PASS,
    PETITION,
    READY,
    SEAL,
    Agree,
    Insist,
    Invite,
    PlayRelic,
    PromiseStones,
    Sacrifice,
    Share,
)
from zonegames.games.zoneplex.bot import worth
from zonegames.games.zoneplex.components import RELICS, WMS_MIN, Relic
from zonegames.games.zoneplex.deals import GLORY, Terms
from zonegames.games.zoneplex.influence import missing
from zonegames.games.zoneplex.odds import win_chance
from zonegames.games.zoneplex.preview import attack_of, chance, chance_now, ticked
from zonegames.games.zoneplex.view import BattleView, View

JOIN: Final = 0.2
"""Worth from which an offer is accepted."""

COUNTER_FROM: Final = -0.8
"""Worth from which a relic is asked for instead of declining."""

PETITION_FROM: Final = 0.8
ASKING: Final = 0.15
"""What asking a helper for a stone costs in good will."""

WELCOME: Final = 0.12
"""How much a counter or petition must add to the chance."""

PRESSING: Final = 0.05
"""How much a countering helper must add for the drawer to insist."""

EXPECTED_STONES: Final = 2
"""How many of its stones a drawer is expected to give at most."""

WORTH_RETURNING: Final = 2
"""How many of one's own stones an Ankh of Return should bring back."""

LAST_CLASS: Final = 2.5
"""What it costs to help a rival to the last class of a full set."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A party as the drawer would like it."""

    helpers: dict[Seat, Terms]
    stones: int
    value: float


def _battle(view: View) -> BattleView:
    assert view.battle is not None, "no Fear is being faced"
    return view.battle


def _own_stones(view: View, seat: Seat, free: Iterable[str]) -> list[float]:
    """What the cheapest stones cost together, by their number."""
    costs = sorted(worth.stone_cost(view, seat, cell) for cell in free)
    return [sum(costs[:count]) for count in range(len(costs) + 1)]


def _spoils(view: View, seat: Seat, terms: Terms) -> float:
    """What a victory on these terms is worth to a helper."""
    value = worth.strength(view, seat) + worth.RELIC * min(terms.relics, 4 - view.seats[seat].relics)
    return value + worth.fear(view, seat, _battle(view).fear) if terms.fear else value


def party_value(view: View, helpers: dict[Seat, Terms], stones: int = 0) -> float:
    """What fighting beside these helpers is worth to the drawer, own stones not yet paid for."""
    terms = helpers.values()
    p = chance(view, helpers, stones)
    traded = sum(worth.thing(t.give) - worth.thing(t.get) for t in terms)
    return p * _drawers_spoils(view, terms) - (1 - p) * worth.defeat(view, _battle(view).drawer) + traded


def _drawers_spoils(view: View, promised: Iterable[Terms]) -> float:
    """What a victory is worth to the drawer when the helpers have what was promised."""
    battle = _battle(view)
    drawer = battle.drawer
    kept = min(battle.booty - sum(t.relics for t in promised), 4 - view.seats[drawer].relics)
    spoils = worth.RELIC * kept + worth.strength(view, drawer)
    return spoils if any(t.fear for t in promised) else spoils + worth.fear(view, drawer, battle.fear)


def plan(view: View) -> Plan:
    """The drawer's best party and number of own stones."""
    battle = _battle(view)
    drawer = battle.drawer
    costs = _own_stones(view, drawer, view.stones_of(drawer))
    rivals = clockwise(drawer, len(view.seats))[:-1]
    rivals.sort(key=lambda seat: -view.seats[seat].wms)
    attacks = tuple(attack_of(view, seat) for seat in (drawer, *rivals))
    loss = worth.defeat(view, drawer)
    best = Plan({}, 0, -99.0)
    for size in range(len(rivals) + 1):
        for asked in (0, 1):
            helpers = {
                seat: Terms(relics=int(place < battle.booty), stones=min(asked, len(view.stones_of(seat))))
                for place, seat in enumerate(rivals[:size])
            }
            spoils = _drawers_spoils(view, helpers.values())
            promised = sum(terms.stones for terms in helpers.values())
            for stones, cost in enumerate(costs):
                p = win_chance(battle.strength, promised + stones, attacks[: 1 + size])
                value = p * spoils - (1 - p) * loss - cost - ASKING * asked * size
                if value > best.value + 1e-9:
                    best = Plan(helpers, stones, value)
    return best


def choose_plan(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """Alone or with help, by what the best party promises."""
    party = plan(view)
    if party.helpers:
        return Choice(CALL_FOR_HELP, "together the chance is better")
    return Choice(FIGHT_ALONE, "this one is for me alone")


def choose_invitation(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """The next helper of the best party; then no more."""
    for helper in plan(view).helpers:
        if Invite(helper) in actions:
            return Choice(Invite(helper), "a strong arm helps")
    return Choice(DONE, "these are enough")


def choose_share(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """The share of the spoils that is offered, or wanted."""
    composing = view.composing
    assert composing is not None, "no terms are composed"
    relics = _wanted(view, composing.helper).relics if composing.own else 0
    if not composing.own:
        relics = plan(view).helpers.get(composing.helper, GLORY).relics
    wanted = Share(False, relics)
    return Choice(
        wanted if wanted in actions else actions[0],
        "a share for the help, and the Fear stays with its drawer",
    )


def choose_extras(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """What is promised or wanted besides the spoils."""
    composing = view.composing
    assert composing is not None and composing.terms is not None, "no terms are composed"
    if composing.own:
        stones = _wanted(view, composing.helper).stones
    else:
        stones = plan(view).helpers.get(composing.helper, GLORY).stones
    promise = PromiseStones(stones)
    if promise in actions:
        return Choice(promise, "every stone takes something off the Fear")
    return Choice(DONE, "that is a fair offer")


def _wanted(view: View, seat: Seat) -> Terms:
    """What this seat asks for by itself: a relic as a counter; glory for a stone as a petition."""
    offer = _battle(view).offers[seat]
    if offer is not None:
        return replace(offer.terms, relics=1, give=None, get=None)
    return Terms(stones=min(1, len(view.stones_of(seat))))


def joining(view: View, seat: Seat, terms: Terms) -> float:
    """The worth of fighting on these terms, in the party that seems to come about."""
    battle = _battle(view)
    others = {
        helper: offer.terms
        for helper, offer in enumerate(battle.offers)
        if offer is not None and helper != seat and offer.stand in ("accepted", "invited")
    }
    expected = min(EXPECTED_STONES, len(view.stones_of(battle.drawer)))
    p = chance(view, others | {seat: terms}, expected)
    value = p * _spoils(view, seat, terms) - (1 - p) * worth.defeat(view, seat)
    value += worth.thing(terms.get) - worth.thing(terms.give)
    value -= _own_stones(view, seat, view.stones_of(seat))[min(terms.stones, len(view.stones_of(seat)))]
    if view.phase == 2 and not terms.fear and _completes(view, battle):
        value -= LAST_CLASS * p
    return value


def _completes(view: View, battle: BattleView) -> bool:
    """Whether the drawer would hold a full set with this Fear, and does not yet."""
    who = view.seats[battle.drawer]
    lacked = missing(who.fears, who.jar)
    return lacked == 1 and missing((*who.fears, battle.fear), who.jar) == 0


def choose_answer(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """To join, to decline, or to ask for more."""
    offer = _battle(view).offers[seat]
    assert offer is not None, "no offer was made"
    again = COUNTER not in actions
    value = joining(view, seat, offer.first if offer.first is not None else offer.terms)
    if value >= JOIN:
        return Choice(ACCEPT, "worth the risk")
    if not again and value >= COUNTER_FROM and not offer.terms.relics:
        return Choice(COUNTER, "a relic would make it worth the risk")
    return Choice(DECLINE, "too little for the risk")


def choose_petition(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """To ask for a place in the battle where that pays."""
    if joining(view, seat, _wanted(view, seat)) > PETITION_FROM:
        return Choice(PETITION, "I would gladly fight along")
    return Choice(PASS, "not my battle")


def choose_last_word(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """One more helper where that is worth the price; else the pact is sealed."""
    party = ticked(view)
    stones = min(EXPECTED_STONES, len(view.stones_of(seat)))
    value, base = party_value(view, party, stones), chance(view, party, stones)
    for action in actions:
        if not isinstance(action, (Agree, Insist)):
            continue
        offer = _battle(view).offers[action.seat]
        assert offer is not None, "nothing was offered"
        terms = offer.terms if isinstance(action, Agree) else offer.first or GLORY
        larger = party | {action.seat: terms}
        gain = chance(view, larger, stones) - base
        if gain > (WELCOME if isinstance(action, Agree) else PRESSING) and (
            party_value(view, larger, stones) > value
        ):
            return Choice(action, "the help is worth its price")
    return Choice(SEAL, "so be it")


def choose_payment(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """The relic that is of least use."""
    order = {"breach": 0, "swap": 1, "peek": 2, "gate": 3}
    least = min(actions, key=lambda action: order.get(RELICS[action.relic].effect, 9))
    return Choice(least, "it is of least use to me")


def choose_preparation(
    view: View, seat: Seat, actions: Sequence[Any], relics: Sequence[PlayRelic]
) -> Choice[Any]:
    """Battle relics while the outcome is open, then as many stones as pay, and what brings them back."""
    returner = next((action for action in relics if _effect(action.relic) == "return_stones"), None)
    useful = [action for action in relics if action != returner and _of_use(view, seat, action.relic)]
    if useful and 0.08 <= chance_now(view) <= 0.9:
        return Choice(useful[0], "this battle is worth it")
    stones = [action for action in actions if isinstance(action, Sacrifice)]
    cheapest = min(stones, key=lambda action: worth.stone_cost(view, seat, action.cell), default=None)
    if cheapest is not None and READY not in actions:
        return Choice(cheapest, "as promised")
    come_back = returner is not None or (seat, "ankh_of_return") in _battle(view).played
    if cheapest is not None and _more_stones(view, seat, [stone.cell for stone in stones], come_back):
        return Choice(cheapest, "it may tip the scales")
    if returner is not None and _pledged(view, seat) >= WORTH_RETURNING:
        return Choice(returner, "so my stones come back")
    if cheapest is None:
        return Choice(READY, "no stone of mine lies there to give")
    return Choice(READY, "more would cost more than it brings")


def _effect(relic: Relic) -> str:
    return RELICS[relic].effect


def _of_use(view: View, seat: Seat, relic: Relic) -> bool:
    """Whether a battle relic can do anything for this seat: a shield guards no strength of 1."""
    return _effect(relic) != "shield" or view.seats[seat].wms > WMS_MIN


def _pledged(view: View, seat: Seat) -> int:
    return sum(view.stones[cell] == seat for cell in _battle(view).pledged)


def _more_stones(view: View, seat: Seat, free: Sequence[str], come_back: bool) -> bool:
    """Whether some number of further stones is worth more than none; those that come back cost nothing."""
    battle = _battle(view)
    spoils = _stake(view, battle, seat)
    loss = worth.defeat(view, seat)
    pledged = len(battle.pledged) + _owed(view, battle)
    attacks = tuple(attack_of(view, member) for member in battle.party)
    values = [
        (p := win_chance(battle.strength, pledged + count, attacks)) * spoils
        - (1 - p) * loss
        - (0.0 if come_back else cost)
        for count, cost in enumerate(_own_stones(view, seat, free))
    ]
    return max(values) > values[0] + 0.05


def _stake(view: View, battle: BattleView, seat: Seat) -> float:
    """What the victory is worth to a member of the party."""
    offer = battle.offers[seat]
    if seat != battle.drawer:
        return 0.5 * _spoils(view, seat, GLORY if offer is None else offer.terms)
    promised = [battle.offers[helper] for helper in battle.party[1:]]
    terms = [offer.terms for offer in promised if offer is not None]
    mine = Terms(not any(t.fear for t in terms), battle.booty - sum(t.relics for t in terms))
    return _spoils(view, seat, mine)


def _owed(view: View, battle: BattleView) -> int:
    """Promised stones of those who have not prepared yet."""
    owed = 0
    for helper in battle.party[1:]:
        offer = battle.offers[helper]
        promised = 0 if offer is None else min(offer.terms.stones, len(view.stones_of(helper)))
        owed += max(0, promised - _pledged(view, helper))
    return owed
