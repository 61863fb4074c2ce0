"""The words of each answer: what it is called, what Enter does, what it would change."""

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import ActionText
from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import listed
from zonegames.games.exploration_warzone.actions import (
    Action,
    AddWar,
    BuyHex,
    BuyWar,
    Claim,
    DiscardHex,
    DiscardWar,
    DoTrade,
    Pass,
    PickBerth,
    PickHex,
    Ready,
    Repair,
    Rotate,
    Skip,
    Steal,
    TakeArea,
)
from zonegames.games.exploration_warzone.components import (
    CARD_NAMES,
    HEXES,
    RELICS,
    WAR_POWER,
    area_resource,
    area_trade,
)
from zonegames.games.exploration_warzone.preview import Clash, ContactPreview, contacts_of, strength
from zonegames.games.exploration_warzone.refusals import price_for
from zonegames.games.exploration_warzone.view import SeatView, View
from zonegames.games.exploration_warzone.words import (
    EFFECT_NAMES,
    STOCK_NAMES,
    area_words,
    cost_words,
    sides_sentence,
    tokens,
    trade_words,
    war_hexes,
)


def action_text(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
    """The words of one answer; `view` belongs to who may see it."""
    seat = decision.seat
    me = view.seats[seat]
    match action:
        case PickHex(hex_id):
            return _pick(decision, hex_id)
        case Rotate(rotation):
            return _rotate(view, seat, rotation, names)
        case PickBerth(berth):
            number = berth - view.layout.mains + 1
            mains = [names[view.order[b]] for _, b in view.layout.touching[berth] if b < view.layout.mains]
            return ActionText(f"flank {number}, touching {listed(mains)}", "takes this flank")
        case Pass() | BuyWar() | Repair() | BuyHex() | Claim():
            return _spend(view, me, action)
        case TakeArea(side):
            return _area(view, decision.seat, side)
        case DoTrade(code):
            return ActionText(f"trade {trade_words(code)}", "makes the trade", _traded(me, code))
        case Skip():
            trade = decision.kind == "trade"
            stays = "Your tokens stay as they are." if trade else "Your hand stays as it is."
            return ActionText("no trade" if trade else "no further hex", "skips it", stays)
        case Ready():
            return _ready(view, seat)
        case AddWar(card):
            return _add(view, seat, card)
        case Steal(resource):
            return _steal(view, seat, resource, names)
        case DiscardHex(hex_id):
            where = "from the wake" if hex_id in me.wake else "from the hand"
            return ActionText(
                CARD_NAMES[hex_id], f"gives it up, {where}", f"Lost for good. {sides_sentence(hex_id)}"
            )
        case DiscardWar(card):
            return ActionText(
                CARD_NAMES[card], "gives up this War hex", f"It has {WAR_POWER[card]} ATTACK, all see it go."
            )


def _spend(view: View, me: SeatView, action: Pass | BuyWar | Repair | BuyHex | Claim) -> ActionText:
    match action:
        case Pass():
            return ActionText("pass", "spends nothing this round", "Your tokens stay as they are.")
        case BuyWar(count):
            left = f"Experience {me.experience} ▸ {me.experience - count}"
            return ActionText(
                war_hexes(count),
                f"buys {war_hexes(count)}, no undo",
                f"{left}. A Global card may turn up.",
            )
        case Repair(amount):
            hull = f"Hull {me.hp} ▸ {me.hp + amount}"
            return ActionText(
                f"repair {amount} HP",
                f"repairs {amount} HP",
                f"{hull}, Technology {me.technology} ▸ {me.technology - amount}.",
            )
        case BuyHex(hex_id):
            cost = price_for(me, hex_id)
            name = CARD_NAMES[hex_id]
            return ActionText(
                f"{name}, {tokens(cost, 'C')}",
                f"buys {name}{', no undo' if view.deck else ''}",
                f"Credits {me.credits} ▸ {me.credits - cost}. {sides_sentence(hex_id)}",
            )
        case Claim(relic):
            return _claim(relic)


def _traded(me: SeatView, code: str) -> str:
    """What the trade would leave of each kind of token."""
    trade = area_trade(code)
    assert trade is not None
    after = {trade.give: -1}
    for resource in trade.get:
        after[resource] = after.get(resource, 0) + 1
    stocks = [f"{STOCK_NAMES[r]} {me.has(r)} ▸ {me.has(r) + change}" for r, change in after.items()]
    return f"{', '.join(stocks)}."


def _pick(decision: Decision[Action], hex_id: str) -> ActionText:
    extra = decision.kind == "more_hex"
    enter = "takes it up, then you lay it" if extra else "takes it up, then you turn it"
    return ActionText(CARD_NAMES[hex_id], enter, sides_sentence(hex_id))


def _claim(relic: str) -> ActionText:
    card = RELICS[relic]
    return ActionText(
        f"claim {card.name}, {cost_words(relic)}",
        f"claims {card.name}",
        f"{card.vp} VP at the end, if your {EFFECT_NAMES[card.requires]} works this round; "
        "else the price comes back.",
    )


def _area(view: View, seat: Seat, side: int) -> ActionText:
    question = view.question
    assert question is not None
    area = HEXES[question.hex].sides[side]
    paid = area_resource(area)
    assert paid is not None
    resource, amount = paid
    held = view.seats[seat].has(resource)
    name = STOCK_NAMES[resource]
    return ActionText(area_words(area), f"takes {area_words(area)}", f"{name} {held} ▸ {held + amount}.")


def _ready(view: View, seat: Seat) -> ActionText:
    combat = view.combat
    assert combat is not None
    cards = combat.side(seat).cards
    if cards is None:
        return ActionText("use none", "uses no War hex")
    power = strength(view, seat).least
    label = "ready" if cards else "use none"
    return ActionText(label, f"fights with power {power}, no undo", _odds_of_combat(view, seat, power))


def _add(view: View, seat: Seat, card: str) -> ActionText:
    power = strength(view, seat).least + WAR_POWER[card]
    return ActionText(
        f"add {CARD_NAMES[card]}", f"raises your power to {power}", _odds_of_combat(view, seat, power)
    )


def _odds_of_combat(view: View, seat: Seat, power: int) -> str:
    """What this power can do against what the rival may still show."""
    combat = view.combat
    assert combat is not None
    rival = combat.defender if seat == combat.attacker.seat else combat.attacker
    theirs = strength(view, rival.seat)
    if theirs.most == theirs.base:
        return f"Against {theirs.base}: {_margin(power - theirs.base)}."
    bare = f"Against {theirs.base} without War hexes {_margin(power - theirs.base)}"
    return f"{bare}; they hold {war_hexes(rival.war_count)}."


def _margin(difference: int) -> str:
    if difference == 0:
        return "a tie"
    return f"you hit for {difference}" if difference > 0 else f"you are hit for {-difference}"


def _steal(view: View, seat: Seat, resource: str, names: Names) -> ActionText:
    question = view.question
    assert question is not None
    victim, mine = view.seats[question.victim].has(resource), view.seats[seat].has(resource)
    name = STOCK_NAMES[resource]
    return ActionText(
        tokens(1, resource),
        f"takes {tokens(1, resource)}",
        f"{names[question.victim]} {name} {victim} ▸ {victim - 1}, you {mine} ▸ {mine + 1}.",
    )


def _rotate(view: View, seat: Seat, rotation: int, names: Names) -> ActionText:
    question = view.question
    assert question is not None
    contacts = contacts_of(view, seat, question.berth, question.hex, rotation)
    towards = ", ".join(f"{area_words(c.area)} towards {names[c.rival]}" for c in contacts)
    told = [_known(c.clash, names[c.rival]) for c in contacts if c.clash is not None]
    enter = "lays it face up" if question.kind == "more_rotation" else "lays it face down, no undo"
    number = HEXES[question.hex].rotations.index(rotation) + 1
    return ActionText(
        f"turn {number}: {towards or 'touches nobody'}", enter, " ".join(told) or _guess(contacts, names)
    )


def _guess(contacts: tuple[ContactPreview, ...], names: Names) -> str:
    """Against sides that nobody knows yet, all that may lie there equally likely."""
    if len(contacts) == 1:
        rival, area, good, bad = _chances(contacts[0], names)
        does = f"{EFFECT_NAMES[area]} beats {good}% and {bad}% beat it" if area in EFFECT_NAMES else ""
        return f"Of what {rival} may show, {does or f'{good}% attack it and {bad}% steal'}."
    found = [_chances(contact, names) for contact in contacts]
    blue = [f"{rival} {good}/{bad}%" for rival, area, good, bad in found if area in EFFECT_NAMES]
    other = [f"{rival} {good}/{bad}%" for rival, area, good, bad in found if area not in EFFECT_NAMES]
    # So short that three rivals fit into one line of 80 columns.
    told = [f"Won/lost {', '.join(blue)}"] if blue else []
    return ". ".join([*told, f"Hit/robbed {', '.join(other)}"] if other else told)


def _chances(contact: ContactPreview, names: Names) -> tuple[str, str, int, int]:
    """The rival, the own area, and how often that fares well and badly, or is hit and robbed, in percent."""
    assert contact.odds is not None
    return names[contact.rival], contact.area, *contact.odds.against(contact.area)


def _known(clash: Clash, rival: str) -> str:
    """What a contact with a side that lies open will do."""
    mine = EFFECT_NAMES.get(clash.mine or "", "")
    theirs = EFFECT_NAMES.get(clash.theirs or "", "")
    if clash.why == "quiet":
        return f"Nothing happens with {rival}."
    if clash.why == "equal":
        return f"{mine} and {rival}'s both work."
    if clash.mine_wins:
        return f"{mine} beats {rival}: +1 VP."
    if clash.theirs_wins:
        return f"{rival}'s {theirs} beats {mine}."
    return f"{mine} works on {rival}." if clash.mine_works else f"{rival}'s {theirs} works on you."
