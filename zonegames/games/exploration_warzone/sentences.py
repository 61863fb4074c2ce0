"""What happened, in one line each; several small events of one deed are told by one of them."""

from functools import singledispatch

from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import listed
from zonegames.games.exploration_warzone import events as e
from zonegames.games.exploration_warzone.components import BEATS, CARD_NAMES, GLOBALS, RELICS, SHIPS
from zonegames.games.exploration_warzone.words import EFFECT_NAMES, cost_words, tokens, war_hexes, war_names

REASONS = {
    "last_standing": "one ship is left",
    "all_destroyed": "no ship is left",
    "two_relics": "a player owns two relics",
    "vp": "the goal of Victory Points is reached",
    "frontier": "the frontier is exhausted: the row cannot be filled",
}
"""Why the game is over, by ending."""


@singledispatch
def sentence(event: Event, names: Names, looker: Looker) -> str:
    """An event as one log line; empty where another line says it."""
    return ""


@sentence.register(e.GameStarted)
def _(event: e.GameStarted, names: Names, looker: Looker) -> str:
    ships = listed([f"{name} flies the {SHIPS[s].name}" for name, s in zip(names, event.ships, strict=True)])
    return f"{ships}. {names[event.first]} begins."


@sentence.register(e.RoundStarted)
def _(event: e.RoundStarted, names: Names, looker: Looker) -> str:
    return f"Round {event.round}: {', '.join(names[seat] for seat in event.order)}."


@sentence.register(e.RoundEnded)
def _(event: e.RoundEnded, names: Names, looker: Looker) -> str:
    return f"Round {event.round} is over."


@sentence.register(e.GameOver)
def _(event: e.GameOver, names: Names, looker: Looker) -> str:
    winners = listed([names[seat] for seat in event.winners])
    verb = "wins" if len(event.winners) == 1 else "share the win"
    return f"The game is over, {listed([REASONS[reason] for reason in event.reasons])}: {winners} {verb}."


@sentence.register(e.HexPlacedFaceDown)
def _(event: e.HexPlacedFaceDown, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} lays a hex face down."


@sentence.register(e.HexPlaced)
def _(event: e.HexPlaced, names: Names, looker: Looker) -> str:
    return f"You laid {CARD_NAMES[event.hex]}."


@sentence.register(e.Passed)
def _(event: e.Passed, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} spends nothing."


@sentence.register(e.Paid)
def _(event: e.Paid, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} pays {tokens(event.amount, event.resource)} for a War hex."


@sentence.register(e.Repaired)
def _(event: e.Repaired, names: Names, looker: Looker) -> str:
    before = event.hp - event.amount
    return f"{names[event.seat]} pays {tokens(event.amount, 'T')} for repairs: hull {before} ▸ {event.hp}."


@sentence.register(e.HexBought)
def _(event: e.HexBought, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} buys {CARD_NAMES[event.hex]} for {tokens(event.price, 'C')}."


@sentence.register(e.RelicClaimed)
def _(event: e.RelicClaimed, names: Names, looker: Looker) -> str:
    relic = RELICS[event.relic]
    effect = EFFECT_NAMES[relic.requires]
    return f"{names[event.seat]} claims {relic.name} for {cost_words(relic.id)}: {effect} must work."


@sentence.register(e.RowRefilled)
def _(event: e.RowRefilled, names: Names, looker: Looker) -> str:
    return f"{CARD_NAMES[event.card]} joins the row."


@sentence.register(e.Revealed)
def _(event: e.Revealed, names: Names, looker: Looker) -> str:
    shown = [f"{names[cell.seat]} {CARD_NAMES[cell.hex]}" for cell in event.cells]
    return f"Face up: {', '.join(shown)}." if shown else "No hex is left to turn up."


@sentence.register(e.ResourceGained)
def _(event: e.ResourceGained, names: Names, looker: Looker) -> str:
    if event.cause == "win":
        return ""
    source = "for the ship's ability" if event.cause == "ability" else "from the hex"
    return f"{names[event.seat]} takes {tokens(event.amount, event.resource)} {source}."


@sentence.register(e.Traded)
def _(event: e.Traded, names: Names, looker: Looker) -> str:
    one, other = event.get
    got = tokens(2, one) if one == other else f"{tokens(1, one)} and {tokens(1, other)}"
    return f"{names[event.seat]} trades {tokens(1, event.give)} for {got}."


@sentence.register(e.TradeImpossible)
def _(event: e.TradeImpossible, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} has no {tokens(1, event.give)[2:]} to trade."


@sentence.register(e.ExtraHexPlayed)
def _(event: e.ExtraHexPlayed, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} plays one more hex: {CARD_NAMES[event.hex]}, on a flank."


@sentence.register(e.NoMoreHex)
def _(event: e.NoMoreHex, names: Names, looker: Looker) -> str:
    why = "no flank berth is free" if event.reason == "berth" else "the hand is empty"
    return f"{names[event.seat]} cannot play one more hex: {why}."


@sentence.register(e.ContactMet)
def _(event: e.ContactMet, names: Names, looker: Looker) -> str:
    a, b = names[event.a], names[event.b]
    if event.effect_a is None:
        return f"{b}'s {EFFECT_NAMES[event.effect_b or 'A']} meets no blue side of {a}."
    if event.effect_b is None:
        return f"{a}'s {EFFECT_NAMES[event.effect_a]} meets no blue side of {b}."
    return f"{a}'s {EFFECT_NAMES[event.effect_a]} meets {b}'s {EFFECT_NAMES[event.effect_b]}."


@sentence.register(e.InteractionWon)
def _(event: e.InteractionWon, names: Names, looker: Looker) -> str:
    beaten = EFFECT_NAMES[BEATS[event.effect]]
    effect = EFFECT_NAMES[event.effect]
    return f"{names[event.seat]}'s {effect} beats {names[event.over]}'s {beaten}: +1 Victory Point."


@sentence.register(e.Stolen)
def _(event: e.Stolen, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} steals {tokens(1, event.resource)} from {names[event.victim]}."


@sentence.register(e.NothingToSteal)
def _(event: e.NothingToSteal, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} finds nothing to steal from {names[event.victim]}."


@sentence.register(e.CombatStarted)
def _(event: e.CombatStarted, names: Names, looker: Looker) -> str:
    verb = "and {} attack each other" if event.mutual else "attacks {}"
    bases = f"{event.base_attacker} : {event.base_defender}"
    return f"{names[event.attacker]} {verb.format(names[event.defender])}: {bases} before War hexes."


@sentence.register(e.Committed)
def _(event: e.Committed, names: Names, looker: Looker) -> str:
    return f"You commit {CARD_NAMES[event.card]}."


@sentence.register(e.CombatRevealed)
def _(event: e.CombatRevealed, names: Names, looker: Looker) -> str:
    if not event.war_attacker and not event.war_defender:
        return f"Combat {event.power_attacker} : {event.power_defender}, without War hexes."
    return (
        f"Combat {event.power_attacker} : {event.power_defender}. "
        f"{names[event.attacker]} used {war_names(event.war_attacker)}, "
        f"{names[event.defender]} {war_names(event.war_defender)}."
    )


@sentence.register(e.CombatTied)
def _(event: e.CombatTied, names: Names, looker: Looker) -> str:
    return f"A tie: neither {names[event.attacker]} nor {names[event.defender]} is hit."


@sentence.register(e.Damage)
def _(event: e.Damage, names: Names, looker: Looker) -> str:
    if not event.amount:
        return f"{names[event.seat]}'s armour takes the blow: hull {event.hp}."
    return f"{names[event.seat]} is hit for {event.amount}: hull {event.hp + event.amount} ▸ {event.hp}."


@sentence.register(e.WarHexSalvaged)
def _(event: e.WarHexSalvaged, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} takes back {CARD_NAMES[event.card]}."


@sentence.register(e.WarHexGained)
def _(event: e.WarHexGained, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} draws a War hex, now {war_hexes(event.count)}."


@sentence.register(e.WarHexSeen)
def _(event: e.WarHexSeen, names: Names, looker: Looker) -> str:
    return f"You drew {CARD_NAMES[event.card]}."


@sentence.register(e.WarDeckReshuffled)
def _(event: e.WarDeckReshuffled, names: Names, looker: Looker) -> str:
    return f"The War discard is shuffled into a new deck of {event.count}."


@sentence.register(e.WarDeckEmpty)
def _(event: e.WarDeckEmpty, names: Names, looker: Looker) -> str:
    return f"No War hex is left for {names[event.seat]}."


@sentence.register(e.WarHexDiscarded)
def _(event: e.WarHexDiscarded, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} gives up {CARD_NAMES[event.card]}."


@sentence.register(e.HexDiscarded)
def _(event: e.HexDiscarded, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} gives up {CARD_NAMES[event.hex]}."


@sentence.register(e.NothingToDiscard)
def _(event: e.NothingToDiscard, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} has nothing to give up."


@sentence.register(e.GlobalEffect)
def _(event: e.GlobalEffect, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]} turns up {CARD_NAMES[event.card]}: {GLOBALS[event.card]}"


@sentence.register(e.GlobalHit)
def _(event: e.GlobalHit, names: Names, looker: Looker) -> str:
    lost = ", 1 Experience lost" if event.exp_lost else ""
    return f"{names[event.seat]}'s hull {event.hp + 1} ▸ {event.hp}{lost}."


@sentence.register(e.ShipDestroyed)
def _(event: e.ShipDestroyed, names: Names, looker: Looker) -> str:
    return f"{names[event.seat]}'s ship is destroyed."


@sentence.register(e.RelicGained)
def _(event: e.RelicGained, names: Names, looker: Looker) -> str:
    relic = RELICS[event.relic]
    return f"{names[event.seat]} takes {relic.name}, worth {tokens(relic.vp, 'V')} at the end."


@sentence.register(e.ClaimFailed)
def _(event: e.ClaimFailed, names: Names, looker: Looker) -> str:
    relic = RELICS[event.relic]
    effect = EFFECT_NAMES[relic.requires]
    return f"{names[event.seat]}'s {effect} did not work: {relic.name} stays, the price comes back."


@sentence.register(e.Recalled)
def _(event: e.Recalled, names: Names, looker: Looker) -> str:
    hexes = "1 hex" if event.count == 1 else f"{event.count} hexes"
    return f"{names[event.seat]} takes the wake back: {hexes}."


@sentence.register(e.RowDrifted)
def _(event: e.RowDrifted, names: Names, looker: Looker) -> str:
    return f"No card left the row: {CARD_NAMES[event.card]} drifts away."
