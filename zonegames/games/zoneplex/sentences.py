"""Each event as one line of the log."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zoneplex import events as ev
from zonegames.games.zoneplex.components import FEAR_METER, FEARS
from zonegames.games.zoneplex.geometry import EYE
from zonegames.games.zoneplex.words import (
    a_tile,
    card_name,
    fear_words,
    people,
    relic_name,
    side_name,
    symbol_name,
    terms_words,
)

_ROLLS: Final = {"fear": "for the Fear", "sacrifice": "for a stone", "attack": "to attack"}

_DRAWS: Final = {
    "reliquary": "draws a relic from the Reliquary",
    "booty": "draws a relic from the booty",
    "stolen": "takes a face-down relic",
    "pact": "gets a relic",
}


def sentence(event: Event, names: Names) -> str:
    """One log line; empty when another line tells it."""
    return SENTENCES[type(event)](event, names)


def _card_drawn(event: ev.CardDrawn, names: Names) -> str:
    if event.card in FEARS:
        return f"{names[event.seat]} draws a Fear: {fear_words(event.card)}."
    return f"{names[event.seat]} draws {card_name(event.card)}."


def _tile_placed(event: ev.TilePlaced, names: Names) -> str:
    if event.tile != "wall":
        return f"{names[event.seat]} builds {a_tile(event.tile)} on {event.cell}."
    wall = ": it crumbles" if event.wall is None else f", at its {side_name(event.cell, event.wall)}"
    return f"{names[event.seat]} builds a Wall on {event.cell}{wall}."


def _monkle_moved(event: ev.MonkleMoved, names: Names) -> str:
    who, cell = names[event.seat], event.cell
    match event.how:
        case "enter":
            return f"{who} comes into play on {cell}."
        case "step":
            return "" if cell == EYE else f"{who} walks to {cell}."
        case "bull":
            return f"The bull carries {who} to {cell}."
        case "gate":
            return f"{who} steps out of the gate on {cell}."
        case "swap":
            return f"{who} stands on {cell} now."


def _relic_played(event: ev.RelicPlayed, names: Names) -> str:
    target = event.target
    at = f" on {names[target]}" if isinstance(target, int) else f" on {target}" if target else ""
    return f"{names[event.seat]} plays the {relic_name(event.relic)}{at}."


def _cards_seen(event: ev.CardsSeen, names: Names) -> str:
    return f"You see {listed([card_name(card) for card in event.cards])}, the next card first."


def _answered(event: ev.Answered, names: Names) -> str:
    if event.answer == "decline":
        return f"{names[event.seat]} declines."
    verb = {"accept": "accepts", "counter": "counters", "petition": "petitions"}[event.answer]
    return f"{names[event.seat]} {verb}: {terms_words(event.terms)}."


def _pact_sealed(event: ev.PactSealed, names: Names) -> str:
    if len(event.party) == 1:
        return f"{names[event.party[0]]} goes alone after all."
    return f"The pact is sealed: {people(event.party, names)}."


def _die_rolled(event: ev.DieRolled, names: Names) -> str:
    return f"{names[event.seat]} rolls {_ROLLS[event.why]}: {'The Eye' if event.eye else event.value}."


def _fear_faced(event: ev.FearFaced, names: Names) -> str:
    hexed = f" + {event.hex}" if event.hex else ""
    beyond = ", off the scale" if event.strength > FEAR_METER else ""
    sums = f"{FEARS[event.fear].strength} + {event.die}{hexed} = {event.strength}{beyond}"
    return f"{names[event.seat]} faces {card_name(event.fear)}: {sums}."


def _attacked(event: ev.Attacked, names: Names) -> str:
    if not event.damage:
        return f"{names[event.seat]} attacks: The Eye, no damage."
    return f"{names[event.seat]} attacks for {event.damage}: {event.strength} left."


def _phase_two(event: ev.PhaseTwo, names: Names) -> str:
    held = [f"{name} the {symbol_name(symbol)}" for name, symbol in zip(names, event.symbols, strict=True)]
    return f"The pyramid is complete. The symbols: {listed(held)}."


def _voted(event: ev.Voted, names: Names) -> str:
    vote = "abstains" if event.choice is None else f"votes for {names[event.choice]}"
    return f"{names[event.seat]} {vote}."


def _game_over(event: ev.GameOver, names: Names) -> str:
    if not event.winners:
        return "The Zoneplex wins."
    return f"{people(event.winners, names)} {'win' if len(event.winners) > 1 else 'wins'}."


SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    ev.SymbolSeen: lambda e, n: f"Your Sacred Symbol is the {symbol_name(e.symbol)}.",
    ev.TilesSeen: lambda e, n: f"You drew {listed([a_tile(tile) for tile in e.tiles])}.",
    ev.TurnStarted: lambda e, n: f"Turn {e.turn}: {n[e.seat]}.",
    ev.CardDrawn: _card_drawn,
    ev.TilesDrawn: lambda e, n: f"{n[e.seat]} draws {counted(e.count, 'tile')}.",
    ev.TilePlaced: _tile_placed,
    ev.MonkleMoved: _monkle_moved,
    ev.Teleported: lambda e, n: f"{n[e.seat]} jumps from {e.frm} to {e.cell}.",
    ev.CannotMove: lambda e, n: f"{n[e.seat]} cannot move on.",
    ev.StonePlaced: lambda e, n: f"{n[e.seat]}'s stone lies on {e.cell}.",
    ev.StoneReturned: lambda e, n: f"{n[e.seat]}'s stone on {e.cell} goes home.",
    ev.StonePledged: lambda e, n: f"{n[e.seat]} pledges the stone on {e.cell}.",
    ev.RelicDrawn: lambda e, n: f"{n[e.seat]} {_DRAWS[e.why]}.",
    ev.RelicSeen: lambda e, n: f"Your new relic: {relic_name(e.relic)}.",
    ev.RelicRevealed: lambda e, n: f"The {relic_name(e.relic)} lies open before {n[e.seat]}.",
    ev.JarGained: lambda e, n: f"The Canopic Jar lies with the Fears of {n[e.seat]}.",
    ev.RelicLost: lambda e, n: f"Your {relic_name(e.relic)} was taken.",
    ev.RelicDiscarded: lambda e, n: f"{n[e.seat]} trades in the {relic_name(e.relic)}.",
    ev.RelicForfeited: lambda e, n: f"{n[e.seat]} has no room for another relic: a share lapses.",
    ev.RelicOverflow: lambda e, n: f"{n[e.seat]} has no room: the {relic_name(e.relic)} is discarded.",
    ev.RelicDeckReshuffled: lambda e, n: "The used relics are shuffled into a new deck.",
    ev.RelicPlayed: _relic_played,
    ev.HexPlaced: lambda e, n: f"The next Fear of {n[e.seat]} will be {e.value} stronger.",
    ev.WallSmashed: lambda e, n: f"The wall of {e.cell} is smashed.",
    ev.CardsSeen: _cards_seen,
    ev.DieRolled: _die_rolled,
    ev.FearFaced: _fear_faced,
    ev.Invited: lambda e, n: f"{n[e.seat]} is invited: {terms_words(e.terms)}.",
    ev.Answered: _answered,
    ev.Insisted: lambda e, n: f"The drawer insists with {n[e.seat]}: {terms_words(e.terms)}.",
    ev.Agreed: lambda e, n: f"{n[e.seat]} is taken in: {terms_words(e.terms)}.",
    ev.Dropped: lambda e, n: f"{n[e.seat]} is left out.",
    ev.PactSealed: _pact_sealed,
    ev.RelicGiven: lambda e, n: f"{n[e.frm]} gives {n[e.seat]} a face-down relic.",
    ev.FearGiven: lambda e, n: f"{n[e.frm]} gives {n[e.seat]} {fear_words(e.fear)}.",
    ev.BattleBegun: lambda e, n: f"{people(e.party, n)} against strength {e.strength}.",
    ev.FearWeakened: lambda e, n: f"The Fear is down to {e.strength}.",
    ev.Attacked: _attacked,
    ev.FearDefeated: lambda e, n: f"{card_name(e.fear)} is beaten.",
    ev.FearCaptured: lambda e, n: f"{n[e.seat]} captures {card_name(e.fear)}.",
    ev.BattleLost: lambda e, n: f"{card_name(e.fear)} prevails and is gone.",
    ev.WmsChanged: lambda e, n: f"{n[e.seat]}'s strength is {e.value}.",
    ev.PhaseTwo: _phase_two,
    ev.InfluenceChanged: lambda e, n: f"{n[e.seat]}'s Influence is {e.value}.",
    ev.EnteredEye: lambda e, n: f"{n[e.seat]} enters The Eye.",
    ev.Cataclysm: lambda e, n: f"The Cataclysm comes. Worthy: {people(e.worthy, n) or 'nobody'}.",
    ev.Voted: _voted,
    ev.GameOver: _game_over,
    ev.TurnEnded: lambda e, n: "",
}
