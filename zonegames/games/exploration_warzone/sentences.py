"""What happened, in one line each; several small events of one deed are told by one of them."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import listed
from zonegames.games.exploration_warzone import events as ev
from zonegames.games.exploration_warzone.components import BEATS, CARD_NAMES, GLOBALS, RELICS, SHIPS
from zonegames.games.exploration_warzone.words import EFFECT_NAMES, cost_words, tokens, war_hexes, war_names

REASONS: Final = {
    "last_standing": "one ship is left",
    "all_destroyed": "no ship is left",
    "two_relics": "a player owns two relics",
    "vp": "the goal of Victory Points is reached",
    "frontier": "the frontier is exhausted: the row cannot be filled",
}
"""Why the game is over, by ending."""


def sentence(event: Event, names: Names) -> str:
    """One log line; empty where another line says it."""
    return SENTENCES[type(event)](event, names)


def _game_started(event: ev.GameStarted, names: Names) -> str:
    ships = listed([f"{name} flies the {SHIPS[s].name}" for name, s in zip(names, event.ships, strict=True)])
    return f"{ships}. {names[event.first]} begins."


def _round_started(event: ev.RoundStarted, names: Names) -> str:
    return f"Round {event.round}: {', '.join(names[seat] for seat in event.order)}."


def _game_over(event: ev.GameOver, names: Names) -> str:
    winners = listed([names[seat] for seat in event.winners])
    verb = "wins" if len(event.winners) == 1 else "share the win"
    return f"The game is over, {listed([REASONS[reason] for reason in event.reasons])}: {winners} {verb}."


def _repaired(event: ev.Repaired, names: Names) -> str:
    before = event.hp - event.amount
    return f"{names[event.seat]} pays {tokens(event.amount, 'T')} for repairs: hull {before} ▸ {event.hp}."


def _relic_claimed(event: ev.RelicClaimed, names: Names) -> str:
    relic = RELICS[event.relic]
    effect = EFFECT_NAMES[relic.requires]
    return f"{names[event.seat]} claims {relic.name} for {cost_words(relic.id)}: {effect} must work."


def _revealed(event: ev.Revealed, names: Names) -> str:
    shown = [f"{names[cell.seat]} {CARD_NAMES[cell.hex]}" for cell in event.cells]
    return f"Face up: {', '.join(shown)}." if shown else "No hex is left to turn up."


def _resource_gained(event: ev.ResourceGained, names: Names) -> str:
    if event.cause == "win":
        return ""
    source = "for the ship's ability" if event.cause == "ability" else "from the hex"
    return f"{names[event.seat]} takes {tokens(event.amount, event.resource)} {source}."


def _traded(event: ev.Traded, names: Names) -> str:
    one, other = event.get
    got = tokens(2, one) if one == other else f"{tokens(1, one)} and {tokens(1, other)}"
    return f"{names[event.seat]} trades {tokens(1, event.give)} for {got}."


def _no_more_hex(event: ev.NoMoreHex, names: Names) -> str:
    why = "no flank berth is free" if event.reason == "berth" else "the hand is empty"
    return f"{names[event.seat]} cannot play one more hex: {why}."


def _contact_met(event: ev.ContactMet, names: Names) -> str:
    a, b = names[event.a], names[event.b]
    if event.effect_a is None:
        return f"{b}'s {EFFECT_NAMES[event.effect_b or 'A']} meets no blue side of {a}."
    if event.effect_b is None:
        return f"{a}'s {EFFECT_NAMES[event.effect_a]} meets no blue side of {b}."
    return f"{a}'s {EFFECT_NAMES[event.effect_a]} meets {b}'s {EFFECT_NAMES[event.effect_b]}."


def _interaction_won(event: ev.InteractionWon, names: Names) -> str:
    beaten = EFFECT_NAMES[BEATS[event.effect]]
    effect = EFFECT_NAMES[event.effect]
    return f"{names[event.seat]}'s {effect} beats {names[event.over]}'s {beaten}: +1 Victory Point."


def _combat_started(event: ev.CombatStarted, names: Names) -> str:
    verb = "and {} attack each other" if event.mutual else "attacks {}"
    bases = f"{event.base_attacker} : {event.base_defender}"
    return f"{names[event.attacker]} {verb.format(names[event.defender])}: {bases} before War hexes."


def _combat_revealed(event: ev.CombatRevealed, names: Names) -> str:
    if not event.war_attacker and not event.war_defender:
        return f"Combat {event.power_attacker} : {event.power_defender}, without War hexes."
    return (
        f"Combat {event.power_attacker} : {event.power_defender}. "
        f"{names[event.attacker]} used {war_names(event.war_attacker)}, "
        f"{names[event.defender]} {war_names(event.war_defender)}."
    )


def _damage(event: ev.Damage, names: Names) -> str:
    if not event.amount:
        return f"{names[event.seat]}'s armour takes the blow: hull {event.hp}."
    return f"{names[event.seat]} is hit for {event.amount}: hull {event.hp + event.amount} ▸ {event.hp}."


def _global_hit(event: ev.GlobalHit, names: Names) -> str:
    lost = ", 1 Experience lost" if event.exp_lost else ""
    return f"{names[event.seat]}'s hull {event.hp + 1} ▸ {event.hp}{lost}."


def _relic_gained(event: ev.RelicGained, names: Names) -> str:
    relic = RELICS[event.relic]
    return f"{names[event.seat]} takes {relic.name}, worth {tokens(relic.vp, 'V')} at the end."


def _claim_failed(event: ev.ClaimFailed, names: Names) -> str:
    relic = RELICS[event.relic]
    effect = EFFECT_NAMES[relic.requires]
    return f"{names[event.seat]}'s {effect} did not work: {relic.name} stays, the price comes back."


def _recalled(event: ev.Recalled, names: Names) -> str:
    hexes = "1 hex" if event.count == 1 else f"{event.count} hexes"
    return f"{names[event.seat]} takes the wake back: {hexes}."


SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    ev.GameStarted: _game_started,
    ev.RoundStarted: _round_started,
    ev.RoundEnded: lambda e, n: f"Round {e.round} is over.",
    ev.GameOver: _game_over,
    ev.HexPlacedFaceDown: lambda e, n: f"{n[e.seat]} lays a hex face down.",
    ev.HexPlaced: lambda e, n: f"You laid {CARD_NAMES[e.hex]}.",
    ev.Passed: lambda e, n: f"{n[e.seat]} spends nothing.",
    ev.Paid: lambda e, n: f"{n[e.seat]} pays {tokens(e.amount, e.resource)} for a War hex.",
    ev.Repaired: _repaired,
    ev.HexBought: lambda e, n: f"{n[e.seat]} buys {CARD_NAMES[e.hex]} for {tokens(e.price, 'C')}.",
    ev.RelicClaimed: _relic_claimed,
    ev.RowRefilled: lambda e, n: f"{CARD_NAMES[e.card]} joins the row.",
    ev.Revealed: _revealed,
    ev.ResourceGained: _resource_gained,
    ev.Traded: _traded,
    ev.TradeImpossible: lambda e, n: f"{n[e.seat]} has no {tokens(1, e.give)[2:]} to trade.",
    ev.ExtraHexPlayed: lambda e, n: f"{n[e.seat]} plays one more hex: {CARD_NAMES[e.hex]}, on a flank.",
    ev.NoMoreHex: _no_more_hex,
    ev.ContactMet: _contact_met,
    ev.InteractionWon: _interaction_won,
    ev.Stolen: lambda e, n: f"{n[e.seat]} steals {tokens(1, e.resource)} from {n[e.victim]}.",
    ev.NothingToSteal: lambda e, n: f"{n[e.seat]} finds nothing to steal from {n[e.victim]}.",
    ev.WarzoneSettled: lambda e, n: "",
    ev.CombatStarted: _combat_started,
    ev.Committed: lambda e, n: f"You commit {CARD_NAMES[e.card]}.",
    ev.CombatRevealed: _combat_revealed,
    ev.CombatTied: lambda e, n: f"A tie: neither {n[e.attacker]} nor {n[e.defender]} is hit.",
    ev.Damage: _damage,
    ev.WarHexSalvaged: lambda e, n: f"{n[e.seat]} takes back {CARD_NAMES[e.card]}.",
    ev.WarHexGained: lambda e, n: f"{n[e.seat]} draws a War hex, now {war_hexes(e.count)}.",
    ev.WarHexSeen: lambda e, n: f"You drew {CARD_NAMES[e.card]}.",
    ev.WarDeckReshuffled: lambda e, n: f"The War discard is shuffled into a new deck of {e.count}.",
    ev.WarDeckEmpty: lambda e, n: f"No War hex is left for {n[e.seat]}.",
    ev.WarHexDiscarded: lambda e, n: f"{n[e.seat]} gives up {CARD_NAMES[e.card]}.",
    ev.HexDiscarded: lambda e, n: f"{n[e.seat]} gives up {CARD_NAMES[e.hex]}.",
    ev.NothingToDiscard: lambda e, n: f"{n[e.seat]} has nothing to give up.",
    ev.GlobalEffect: lambda e, n: f"{n[e.seat]} turns up {CARD_NAMES[e.card]}: {GLOBALS[e.card]}",
    ev.GlobalHit: _global_hit,
    ev.ShipDestroyed: lambda e, n: f"{n[e.seat]}'s ship is destroyed.",
    ev.RelicGained: _relic_gained,
    ev.ClaimFailed: _claim_failed,
    ev.Recalled: _recalled,
    ev.RowDrifted: lambda e, n: f"No card left the row: {CARD_NAMES[e.card]} drifts away.",
}
