"""Each event as one line of the log."""

from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zoneplex import events as e
from zonegames.games.zoneplex.components import FEAR_METER, FEARS
from zonegames.games.zoneplex.deals import Terms
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


def sentence(event: Event, names: Names, looker: Looker) -> str:
    """An event that `looker` heard, as one log line; empty when another line tells it."""
    for words in (_turn, _board, _relics, _deals, _battle, _ending):
        found = words(event, names)
        if found is not None:
            return found
    return ""


def _turn(event: Event, names: Names) -> str | None:
    match event:
        case e.SymbolSeen(_, symbol):
            return f"Your Sacred Symbol is the {symbol_name(symbol)}."
        case e.TilesSeen(_, tiles):
            return f"You drew {listed([a_tile(tile) for tile in tiles])}."
        case e.TurnStarted(seat, turn):
            return f"Turn {turn}: {names[seat]}."
        case e.CardDrawn(seat, card) if card in FEARS:
            return f"{names[seat]} draws a Fear: {fear_words(card)}."
        case e.CardDrawn(seat, card):
            return f"{names[seat]} draws {card_name(card)}."
        case e.TilesDrawn(seat, number):
            return f"{names[seat]} draws {counted(number, 'tile')}."
        case _:
            return None


def _board(event: Event, names: Names) -> str | None:
    match event:
        case e.TilePlaced(seat, cell, "wall", side):
            wall = ": it crumbles" if side is None else f", at its {side_name(cell, side)}"
            return f"{names[seat]} builds a Wall on {cell}{wall}."
        case e.TilePlaced(seat, cell, tile):
            return f"{names[seat]} builds {a_tile(tile)} on {cell}."
        case e.MonkleMoved(seat, cell, "enter"):
            return f"{names[seat]} comes into play on {cell}."
        case e.MonkleMoved(seat, cell, "step"):
            return "" if cell == EYE else f"{names[seat]} walks to {cell}."
        case e.MonkleMoved(seat, cell, "bull"):
            return f"The bull carries {names[seat]} to {cell}."
        case e.MonkleMoved(seat, cell, "gate"):
            return f"{names[seat]} steps out of the gate on {cell}."
        case e.MonkleMoved(seat, cell):
            return f"{names[seat]} stands on {cell} now."
        case e.Teleported(seat, frm, cell):
            return f"{names[seat]} jumps from {frm} to {cell}."
        case e.CannotMove(seat):
            return f"{names[seat]} cannot move on."
        case e.StonePlaced(seat, cell):
            return f"{names[seat]}'s stone lies on {cell}."
        case e.StoneReturned(seat, cell):
            return f"{names[seat]}'s stone on {cell} goes home."
        case e.WallSmashed(cell):
            return f"The wall of {cell} is smashed."
        case _:
            return None


_WHY = {
    "reliquary": "draws a relic from the Reliquary",
    "booty": "draws a relic from the booty",
    "stolen": "takes a face-down relic",
    "pact": "gets a relic",
}


def _relics(event: Event, names: Names) -> str | None:
    match event:
        case e.RelicDrawn(seat, why):
            return f"{names[seat]} {_WHY[why]}."
        case e.RelicSeen(_, relic):
            return f"Your new relic: {relic_name(relic)}."
        case e.RelicRevealed(seat, relic):
            return f"The {relic_name(relic)} lies open before {names[seat]}."
        case e.JarGained(seat):
            return f"The Canopic Jar lies with the Fears of {names[seat]}."
        case e.RelicLost(_, relic):
            return f"Your {relic_name(relic)} was taken."
        case e.RelicDiscarded(seat, relic):
            return f"{names[seat]} trades in the {relic_name(relic)}."
        case e.RelicForfeited(seat):
            return f"{names[seat]} has no room for another relic: a share lapses."
        case e.RelicOverflow(seat, relic):
            return f"{names[seat]} has no room: the {relic_name(relic)} is discarded."
        case e.RelicDeckReshuffled():
            return "The used relics are shuffled into a new deck."
        case e.RelicPlayed(seat, relic, target):
            at = f" on {names[target]}" if isinstance(target, int) else f" on {target}" if target else ""
            return f"{names[seat]} plays the {relic_name(relic)}{at}."
        case e.HexPlaced(seat, value):
            return f"The next Fear of {names[seat]} will be {value} stronger."
        case e.CardsSeen(_, cards):
            return f"You see {listed([card_name(card) for card in cards])}, the next card first."
        case _:
            return None


def _deals(event: Event, names: Names) -> str | None:
    match event:
        case e.Invited(seat, terms):
            return f"{names[seat]} is invited: {terms_words(terms)}."
        case e.Answered(seat, "accept", terms):
            return f"{names[seat]} accepts: {terms_words(terms)}."
        case e.Answered(seat, "decline"):
            return f"{names[seat]} declines."
        case e.Answered(seat, "counter", terms):
            return f"{names[seat]} counters: {terms_words(terms)}."
        case e.Answered(seat, _, terms):
            return f"{names[seat]} petitions: {terms_words(terms)}."
        case e.Insisted(seat, terms):
            return f"The drawer insists with {names[seat]}: {terms_words(terms)}."
        case e.Agreed(seat, terms):
            return f"{names[seat]} is taken in: {terms_words(terms)}."
        case e.Dropped(seat):
            return f"{names[seat]} is left out."
        case e.PactSealed(seat, party, terms):
            return _pact(names, party, terms)
        case e.RelicGiven(seat, frm):
            return f"{names[frm]} gives {names[seat]} a face-down relic."
        case e.FearGiven(frm, seat, fear):
            return f"{names[frm]} gives {names[seat]} {fear_words(fear)}."
        case _:
            return None


def _pact(names: Names, party: tuple[int, ...], terms: tuple[Terms, ...]) -> str:
    if len(party) == 1:
        return f"{names[party[0]]} goes alone after all."
    return f"The pact is sealed: {people(party, names)}."


_ROLL = {"fear": "for the Fear", "sacrifice": "for a stone", "attack": "to attack"}


def _battle(event: Event, names: Names) -> str | None:
    match event:
        case e.DieRolled(seat, why, value, eye):
            return f"{names[seat]} rolls {_ROLL[why]}: {'The Eye' if eye else value}."
        case e.FearFaced(seat, fear, die, hex_, strength):
            hexed = f" + {hex_}" if hex_ else ""
            beyond = ", off the scale" if strength > FEAR_METER else ""
            sums = f"{FEARS[fear].strength} + {die}{hexed} = {strength}{beyond}"
            return f"{names[seat]} faces {card_name(fear)}: {sums}."
        case e.StonePledged(seat, cell):
            return f"{names[seat]} pledges the stone on {cell}."
        case e.BattleBegun(_, strength, party):
            return f"{people(party, names)} against strength {strength}."
        case e.FearWeakened(strength):
            return f"The Fear is down to {strength}."
        case e.Attacked(seat, _, 0):
            return f"{names[seat]} attacks: The Eye, no damage."
        case e.Attacked(seat, _, damage, strength):
            return f"{names[seat]} attacks for {damage}: {strength} left."
        case e.FearDefeated(fear):
            return f"{card_name(fear)} is beaten."
        case e.FearCaptured(seat, fear):
            return f"{names[seat]} captures {card_name(fear)}."
        case e.BattleLost(fear):
            return f"{card_name(fear)} prevails and is gone."
        case e.WmsChanged(seat, value):
            return f"{names[seat]}'s strength is {value}."
        case _:
            return None


def _ending(event: Event, names: Names) -> str | None:
    match event:
        case e.PhaseTwo(symbols, _):
            held = [f"{name} the {symbol_name(symbol)}" for name, symbol in zip(names, symbols, strict=True)]
            return f"The pyramid is complete. The symbols: {listed(held)}."
        case e.InfluenceChanged(seat, value):
            return f"{names[seat]}'s Influence is {value}."
        case e.EnteredEye(seat):
            return f"{names[seat]} enters The Eye."
        case e.Cataclysm(worthy):
            return f"The Cataclysm comes. Worthy: {people(worthy, names) or 'nobody'}."
        case e.Voted(seat, choice):
            return f"{names[seat]} {'abstains' if choice is None else f'votes for {names[choice]}'}."
        case e.GameOver(_, winners):
            return (
                f"{people(winners, names)} {'win' if len(winners) > 1 else 'wins'}."
                if winners
                else "The Zoneplex wins."
            )
        case _:
            return None
