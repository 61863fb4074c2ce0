"""The words of each action: its name in a list, what Enter does, what it would change."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import ActionText
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.zoneplex import actions as act
from zonegames.games.zoneplex.actions import Action
from zonegames.games.zoneplex.components import CARDS, FEARS, RELICS, TILES
from zonegames.games.zoneplex.deals import Terms
from zonegames.games.zoneplex.geometry import DOOR, EYE, NEIGHBOUR, Cell
from zonegames.games.zoneplex.preview import chance, chance_as_ticked, chance_with, stone_worth
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.walking import destinations
from zonegames.games.zoneplex.words import (
    card_name,
    percent,
    place,
    relic_name,
    side_name,
    terms_words,
    thing_words,
    tile_name,
)


def action_text(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
    """The words of one of the decision's actions."""
    fixed = _FIXED.get(type(action))
    return fixed if fixed is not None else _LABELS[type(action)](view, decision, action, names)


_FIXED: Final[dict[type[Action], ActionText]] = {
    act.Draw: ActionText("draw", "turns the card, no undo"),
    act.Dislocate: ActionText("send a stone home", "chooses the stone", "No tiles and no walk this turn."),
    act.EndTurn: ActionText("end turn", "ends your turn"),
    act.Stop: ActionText("stop here", "ends the walk"),
    act.Take: ActionText("draw a relic", "draws, no undo"),
    act.Skip: ActionText("nothing", "leaves things as they are"),
    act.CallForHelp: ActionText("call for help", "calls for help"),
    act.Accept: ActionText(
        "accept",
        "joins the party",
        "Binding once the pact is sealed. A win adds 1 strength, a defeat takes 1.",
    ),
    act.Decline: ActionText("decline", "stays out"),
    act.Counter: ActionText("counter", "names your terms", "If they are refused, you may be out."),
    act.Pass: ActionText("nothing", "stays out"),
    act.Petition: ActionText("offer help", "names your terms"),
    act.Ready: ActionText("ready", "goes on, no undo"),
    act.Abstain: ActionText("abstain", "votes for nobody"),
}
"""Whatever the position."""

# --- the turn: building and walking


def _build(view: View, decision: Decision[Action], action: act.Build, names: Names) -> ActionText:
    if view.phase == 2:
        return ActionText("walk", "walks", "1 to 3 steps, as you like.")
    return ActionText("build and walk", "draws tiles, no undo", "Place 3 tiles, walk 1 to 3 steps.")


def _place_tile(view: View, decision: Decision[Action], action: act.PlaceTile, names: Names) -> ActionText:
    own = view.seats[decision.seat].symbol
    note = " It bears your symbol." if action.tile == own else ""
    return ActionText(tile_name(action.tile), "goes on to its place", TILES[action.tile].text + note)


def _place_cell(view: View, decision: Decision[Action], action: act.PlaceCell, names: Names) -> ActionText:
    cell = action.cell
    beside = [f"{c} {tile_name(view.pyramid.tile(c))}" for c in _neighbours(view, cell)]
    return ActionText(cell, f"builds on {cell}", f"Touches {', '.join(beside)}." if beside else "")


def _neighbours(view: View, cell: Cell) -> list[Cell]:
    beside = (NEIGHBOUR[cell, "L"], NEIGHBOUR[cell, "R"], NEIGHBOUR[cell, "V"])
    return [c for c in beside if c is not None and view.pyramid.tile(c)]


def _place_wall(view: View, decision: Decision[Action], action: act.PlaceWall, names: Names) -> ActionText:
    side = action.side
    cell = "" if view.building is None or view.building.cell is None else view.building.cell
    beyond = NEIGHBOUR[cell, side] if cell else None
    effect = "At the edge of the pyramid." if beyond is None else f"Towards {place(view, beyond)}."
    name = side_name(cell, side) if cell else side
    return ActionText(name, f"puts the wall on the {name}", effect)


def _step_to(view: View, decision: Decision[Action], action: act.StepTo, names: Names) -> ActionText:
    cell = action.cell
    if cell == EYE:
        return ActionText("The Eye", "enters The Eye", "You win.")
    return ActionText(place(view, cell), f"walks to {cell}", _ending_on(view, decision.seat, cell))


def _ending_on(view: View, seat: int, cell: Cell) -> str:
    """What a walk that ends there would offer."""
    facts = TILES[view.pyramid.tile(cell)]
    if facts.kind == "teleporter" and view.seats[seat].monkle is None:
        return "Coming into play does not wake the teleporter."
    if facts.kind == "teleporter" and destinations(view.pyramid, cell, False):
        return facts.text
    if facts.kind in ("teleporter", "wall"):
        return "Nothing to do there."
    if any(o != seat and who.monkle == cell for o, who in enumerate(view.seats)):
        return "Another Monkle stands there: nothing to do at the end of a walk."
    if not facts.chamber:
        full = view.seats[seat].full_hand
        return "End here alone: you may trade a relic for a new one." if full else facts.text
    if cell in view.stones:
        return "A stone lies there already."
    if not view.seats[seat].unplaced:
        return "All your stones are placed."
    return f"End here to leave a stone. {_worth(view, seat, cell)}".strip()


def _worth(view: View, seat: int, cell: Cell) -> str:
    worth = stone_worth(view, seat, cell)
    if worth is None:
        return "Whose symbol it is will show in Phase 2."
    return f"Worth {worth:+d} Influence."


def _leave_stone(view: View, decision: Decision[Action], action: act.LeaveStone, names: Names) -> ActionText:
    here = view.seats[decision.seat].monkle
    worth = "" if here is None else _worth(view, decision.seat, here)
    return ActionText("leave a stone", "leaves a stone", worth)


# --- what a relic is aimed at


def _pick_stone(view: View, decision: Decision[Action], action: act.PickStone, names: Names) -> ActionText:
    cell = action.cell
    owner = view.stones[cell]
    counts = f", worth {stone_worth(view, owner, cell):+d} to {names[owner]}" if view.revealed else ""
    lies = f"It lies on {place(view, cell)}{counts}."
    return ActionText(f"{names[owner]}'s stone on {cell}", "sends it home", lies)


def _take_hidden(view: View, decision: Decision[Action], action: act.TakeHidden, names: Names) -> ActionText:
    held = counted(view.seats[action.seat].hidden, "face-down relic")
    label = f"a face-down relic of {names[action.seat]}"
    return ActionText(label, "takes one at random", f"Of {held}.")


def _pick_seat(view: View, decision: Decision[Action], action: act.PickSeat, names: Names) -> ActionText:
    name, who = names[action.seat], view.seats[action.seat]
    where = "off the board" if who.monkle is None else f"on {place(view, who.monkle)}"
    return ActionText(name, f"aims at {name}", f"Strength {who.wms}, {where}.")


def _push(view: View, decision: Decision[Action], action: act.Push, names: Names) -> ActionText:
    effect = "Close to The Eye." if action.cell == DOOR else ""
    return ActionText(place(view, action.cell), f"moves it to {action.cell}", effect)


def _pick_wall(view: View, decision: Decision[Action], action: act.PickWall, names: Names) -> ActionText:
    cell = action.cell
    side = view.pyramid.wall(cell)
    stands = "" if side is None else f"It stands on the {side_name(cell, side)}."
    return ActionText(f"the wall of {cell}", "smashes it", stands)


def _thread_to(view: View, decision: Decision[Action], action: act.ThreadTo, names: Names) -> ActionText:
    cell = action.cell
    return ActionText(place(view, cell), "puts a stone there", _worth(view, decision.seat, cell))


def _next_card(view: View, decision: Decision[Action], action: act.NextCard, names: Names) -> ActionText:
    card = action.card
    return ActionText(card_name(card), "puts it next", "" if card in FEARS else CARDS[card].text)


# --- Fears and deals


def _fight_alone(view: View, decision: Decision[Action], action: act.FightAlone, names: Names) -> ActionText:
    odds = f"Without stones you win in {percent(chance(view, {}))}."
    return ActionText("face it alone", "fights alone", odds)


def _invite(view: View, decision: Decision[Action], action: act.Invite, names: Names) -> ActionText:
    name = names[action.seat]
    return ActionText(name, f"invites {name}", f"With {name}: {percent(chance_with(view, action.seat))}.")


def _done(view: View, decision: Decision[Action], action: act.Done, names: Names) -> ActionText:
    if decision.kind == "extras":
        return ActionText("that is all", "puts the terms on the table")
    if view.battle is not None and any(view.battle.offers):
        return ActionText("nobody else", "lets all answer")
    return ActionText("nobody: who offers?", "lets all answer")


def _agree(view: View, decision: Decision[Action], action: act.Agree, names: Names) -> ActionText:
    name = names[action.seat]
    offer = view.battle.offers[action.seat] if view.battle else None
    terms = "" if offer is None else f" for {terms_words(offer.terms)}"
    with_it = f"Then you win in {percent(chance_with(view, action.seat))}."
    return ActionText(f"take in {name}{terms}", f"takes in {name}", with_it)


def _seal(view: View, decision: Decision[Action], action: act.Seal, names: Names) -> ActionText:
    odds = f"You win in {percent(chance_as_ticked(view))}."
    stakes = "A win adds 1 strength each, a defeat takes 1."
    return ActionText("seal the pact", "seals it", f"{odds} {stakes}")


def _sacrifice(view: View, decision: Decision[Action], action: act.Sacrifice, names: Names) -> ActionText:
    counts = f" {_worth(view, decision.seat, action.cell)}" if view.revealed else ""
    label = f"the stone on {place(view, action.cell)}"
    return ActionText(label, "pledges it", f"A roll of 0 to 3 off the Fear.{counts}")


# --- the Council


def _vote(view: View, decision: Decision[Action], action: act.Vote, names: Names) -> ActionText:
    name = names[action.seat]
    return ActionText(name, f"votes for {name}")


_LABELS: Final[dict[type[Action], Callable[[View, Decision[Action], Any, Names], ActionText]]] = {
    act.Build: _build,
    act.PlayRelic: lambda v, d, a, n: ActionText(
        f"play the {relic_name(a.relic)}", "plays it", RELICS[a.relic].text
    ),
    act.PlaceTile: _place_tile,
    act.PlaceCell: _place_cell,
    act.PlaceWall: _place_wall,
    act.StepTo: _step_to,
    act.Teleport: lambda v, d, a, n: ActionText(
        f"jump to {place(v, a.cell)}", f"jumps to {a.cell}", "A jump takes no step."
    ),
    act.LeaveStone: _leave_stone,
    act.Trade: lambda v, d, a, n: ActionText(
        f"trade the {relic_name(a.relic)}", "trades it, no undo", RELICS[a.relic].text
    ),
    act.PickStone: _pick_stone,
    act.TakeOpen: lambda v, d, a, n: ActionText(
        f"{n[a.seat]}'s {relic_name(a.relic)}", "takes it", RELICS[a.relic].text
    ),
    act.TakeJar: lambda v, d, a, n: ActionText(
        f"{n[a.seat]}'s Canopic Jar", "takes it", "It lies with your Fears."
    ),
    act.TakeHidden: _take_hidden,
    act.PickSeat: _pick_seat,
    act.Push: _push,
    act.PickWall: _pick_wall,
    act.GateTo: lambda v, d, a, n: ActionText(place(v, a.cell), "puts your Monkle there"),
    act.ThreadTo: _thread_to,
    act.NextCard: _next_card,
    act.FightAlone: _fight_alone,
    act.Invite: _invite,
    act.Done: _done,
    act.Share: lambda v, d, a, n: ActionText(terms_words(Terms(a.fear, a.relics)), "sets the share"),
    act.PromiseStones: lambda v, d, a, n: ActionText(f"for {counted(a.stones, 'stone')}", "adds the promise"),
    act.Give: lambda v, d, a, n: ActionText(f"the helper gives {thing_words(a.thing)}", "adds it"),
    act.Get: lambda v, d, a, n: ActionText(f"the helper gets {thing_words(a.thing)}", "adds it"),
    act.Agree: _agree,
    act.Insist: lambda v, d, a, n: ActionText(
        f"insist with {n[a.seat]}", "puts the first offer again", "Yes or no, at once."
    ),
    act.Drop: lambda v, d, a, n: ActionText(f"leave out {n[a.seat]}", f"leaves out {n[a.seat]}, finally"),
    act.Seal: _seal,
    act.Pay: lambda v, d, a, n: ActionText(relic_name(a.relic), "hands it over", RELICS[a.relic].text),
    act.Sacrifice: _sacrifice,
    act.Vote: _vote,
}
