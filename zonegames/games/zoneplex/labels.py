"""The words of each action: its name in a list, what Enter does, what it would change."""

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import ActionText
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.zoneplex import actions as a
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
    for words in (_turn, _building, _walking, _aiming, _table, _battle):
        found = words(view, decision, action, names)
        if found is not None:
            return found
    raise AssertionError(f"no words for {action}")


def _turn(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText | None:
    match action:
        case a.Draw():
            return ActionText("draw", "turns the card, no undo")
        case a.Build() if view.phase == 2:
            return ActionText("walk", "walks", "1 to 3 steps, as you like.")
        case a.Build():
            return ActionText("build and walk", "draws tiles, no undo", "Place 3 tiles, walk 1 to 3 steps.")
        case a.Dislocate():
            return ActionText("send a stone home", "chooses the stone", "No tiles and no walk this turn.")
        case a.PlayRelic(relic):
            return ActionText(f"play the {relic_name(relic)}", "plays it", RELICS[relic].text)
        case a.EndTurn():
            return ActionText("end turn", "ends your turn")
        case a.Vote(seat):
            return ActionText(names[seat], f"votes for {names[seat]}")
        case a.Abstain():
            return ActionText("abstain", "votes for nobody")
        case _:
            return None


def _building(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText | None:
    match action:
        case a.PlaceTile(tile):
            own = view.seats[decision.seat].symbol
            note = " It bears your symbol." if tile == own else ""
            return ActionText(tile_name(tile), "goes on to its place", TILES[tile].text + note)
        case a.PlaceCell(cell):
            beside = [f"{c} {tile_name(view.pyramid.tile(c))}" for c in _neighbours(view, cell)]
            return ActionText(cell, f"builds on {cell}", f"Touches {', '.join(beside)}." if beside else "")
        case a.PlaceWall(side):
            cell = "" if view.building is None or view.building.cell is None else view.building.cell
            beyond = NEIGHBOUR[cell, side] if cell else None
            effect = "At the edge of the pyramid." if beyond is None else f"Towards {place(view, beyond)}."
            name = side_name(cell, side) if cell else side
            return ActionText(name, f"puts the wall on the {name}", effect)
        case _:
            return None


def _neighbours(view: View, cell: Cell) -> list[Cell]:
    beside = (NEIGHBOUR[cell, "L"], NEIGHBOUR[cell, "R"], NEIGHBOUR[cell, "V"])
    return [c for c in beside if c is not None and view.pyramid.tile(c)]


def _walking(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText | None:
    match action:
        case a.StepTo(cell) if cell == EYE:
            return ActionText("The Eye", "enters The Eye", "You win.")
        case a.StepTo(cell):
            return ActionText(place(view, cell), f"walks to {cell}", _ending_on(view, decision.seat, cell))
        case a.Teleport(cell):
            return ActionText(f"jump to {place(view, cell)}", f"jumps to {cell}", "A jump takes no step.")
        case a.Stop():
            return ActionText("stop here", "ends the walk")
        case a.LeaveStone():
            here = view.seats[decision.seat].monkle
            return ActionText(
                "leave a stone",
                "leaves a stone",
                "" if here is None else _worth(view, decision.seat, here),
            )
        case a.Take():
            return ActionText("draw a relic", "draws, no undo")
        case a.Trade(relic):
            return ActionText(f"trade the {relic_name(relic)}", "trades it, no undo", RELICS[relic].text)
        case a.Skip():
            return ActionText("nothing", "leaves things as they are")
        case _:
            return None


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


def _aiming(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText | None:
    match action:
        case a.PickStone(cell):
            owner = view.stones[cell]
            counts = f", worth {stone_worth(view, owner, cell):+d} to {names[owner]}" if view.revealed else ""
            return ActionText(
                f"{names[owner]}'s stone on {cell}",
                "sends it home",
                f"It lies on {place(view, cell)}{counts}.",
            )
        case a.TakeOpen(seat, relic):
            return ActionText(f"{names[seat]}'s {relic_name(relic)}", "takes it", RELICS[relic].text)
        case a.TakeJar(seat):
            return ActionText(f"{names[seat]}'s Canopic Jar", "takes it", "It lies with your Fears.")
        case a.TakeHidden(seat):
            held = counted(view.seats[seat].hidden, "face-down relic")
            return ActionText(f"a face-down relic of {names[seat]}", "takes one at random", f"Of {held}.")
        case a.PickSeat(seat):
            return ActionText(names[seat], f"aims at {names[seat]}", _aimed_at(view, seat))
        case a.Push(_, cell):
            effect = "Close to The Eye." if cell == DOOR else ""
            return ActionText(place(view, cell), f"moves it to {cell}", effect)
        case a.PickWall(cell):
            side = view.pyramid.wall(cell)
            return ActionText(
                f"the wall of {cell}",
                "smashes it",
                "" if side is None else f"It stands on the {side_name(cell, side)}.",
            )
        case a.GateTo(cell) | a.ThreadTo(cell):
            what = "puts your Monkle there" if isinstance(action, a.GateTo) else "puts a stone there"
            effect = "" if isinstance(action, a.GateTo) else _worth(view, decision.seat, cell)
            return ActionText(place(view, cell), what, effect)
        case a.NextCard(card):
            return ActionText(card_name(card), "puts it next", "" if card in FEARS else CARDS[card].text)
        case _:
            return None


def _aimed_at(view: View, seat: int) -> str:
    who = view.seats[seat]
    where = "off the board" if who.monkle is None else f"on {place(view, who.monkle)}"
    return f"Strength {who.wms}, {where}."


def _table(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText | None:
    match action:
        case a.FightAlone():
            return ActionText(
                "face it alone", "fights alone", f"Without stones you win in {percent(chance(view, {}))}."
            )
        case a.CallForHelp():
            return ActionText("call for help", "calls for help")
        case a.Invite(seat):
            return ActionText(
                names[seat],
                f"invites {names[seat]}",
                f"With {names[seat]}: {percent(chance_with(view, seat))}.",
            )
        case a.Done():
            return _done(view, decision)
        case a.Share(fear, relics):
            return ActionText(terms_words(Terms(fear, relics)), "sets the share")
        case a.PromiseStones(stones):
            return ActionText(f"for {counted(stones, 'stone')}", "adds the promise")
        case a.Give(thing):
            return ActionText(f"the helper gives {thing_words(thing)}", "adds it")
        case a.Get(thing):
            return ActionText(f"the helper gets {thing_words(thing)}", "adds it")
        case a.Accept():
            return ActionText(
                "accept",
                "joins the party",
                "Binding once the pact is sealed. A win adds 1 strength, a defeat takes 1.",
            )
        case a.Decline():
            return ActionText("decline", "stays out")
        case a.Counter():
            return ActionText("counter", "names your terms", "If they are refused, you may be out.")
        case a.Pass():
            return ActionText("nothing", "stays out")
        case a.Petition():
            return ActionText("offer help", "names your terms")
        case _:
            return None


def _done(view: View, decision: Decision[Action]) -> ActionText:
    if decision.kind == "extras":
        return ActionText("that is all", "puts the terms on the table")
    if view.battle is not None and any(view.battle.offers):
        return ActionText("nobody else", "lets all answer")
    return ActionText("nobody: who offers?", "lets all answer")


def _battle(view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText | None:
    match action:
        case a.Agree(seat):
            offer = view.battle.offers[seat] if view.battle else None
            terms = "" if offer is None else f" for {terms_words(offer.terms)}"
            with_it = f"Then you win in {percent(chance_with(view, seat))}."
            return ActionText(f"take in {names[seat]}{terms}", f"takes in {names[seat]}", with_it)
        case a.Insist(seat):
            return ActionText(
                f"insist with {names[seat]}", "puts the first offer again", "Yes or no, at once."
            )
        case a.Drop(seat):
            return ActionText(f"leave out {names[seat]}", f"leaves out {names[seat]}, finally")
        case a.Seal():
            odds = f"You win in {percent(chance_as_ticked(view))}."
            stakes = "A win adds 1 strength each, a defeat takes 1."
            return ActionText("seal the pact", "seals it", f"{odds} {stakes}")
        case a.Pay(relic):
            return ActionText(relic_name(relic), "hands it over", RELICS[relic].text)
        case a.Sacrifice(cell):
            counts = f" {_worth(view, decision.seat, cell)}" if view.revealed else ""
            return ActionText(
                f"the stone on {place(view, cell)}", "pledges it", f"A roll of 0 to 3 off the Fear.{counts}"
            )
        case a.Ready():
            return ActionText("ready", "goes on, no undo")
        case _:
            return None
