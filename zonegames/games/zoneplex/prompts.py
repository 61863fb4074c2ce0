"""The question of each decision."""

from collections.abc import Callable
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.zoneplex.actions import Action
from zonegames.games.zoneplex.components import RELICS, TILES
from zonegames.games.zoneplex.preview import chance, chance_as_ticked, chance_now
from zonegames.games.zoneplex.view import BattleView, View
from zonegames.games.zoneplex.words import card_name, fear_words, percent, terms_words


def prompt(view: View, decision: Decision[Action], names: Names) -> Prompt:
    """What is asked, as the owner of `view` may see it."""
    return _PROMPTS[decision.kind](view, decision, names)


def _battle(view: View) -> BattleView:
    assert view.battle is not None, "no Fear is being faced"
    return view.battle


def _draw(view: View, decision: Decision[Action], names: Names) -> Prompt:
    left = f"{counted(view.deck, 'action card')} left; when they run out, the Cataclysm comes."
    return Prompt("turn over the next action card.", left)


def _sync(view: View, decision: Decision[Action], names: Names) -> Prompt:
    does = "walk" if view.phase == 2 else "build"
    return Prompt(f"{does}, or send a stone home?", "A stone under a Monkle stays where it is.")


def _dislocate(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("which stone goes home?", "Anybody's, your own included, unless a Monkle stands on it.")


def _place_tile(view: View, decision: Decision[Action], names: Names) -> Prompt:
    building = view.building
    which = "a tile"
    if building is not None and building.count > 1:
        which = f"tile {building.count - building.left + 1} of {building.count}"
    return Prompt(f"place {which}: which one?", "The others see it only when it lies.", "then: where")


def _place_cell(view: View, decision: Decision[Action], names: Names) -> Prompt:
    building = view.building
    if building is None or building.tile is None:
        return _place_tile(view, decision, names)
    duty = building.bound and not view.site().has_way()
    why = "It must make a way for you to walk on." if duty else "It must touch a built tile."
    return Prompt(f"where does the {TILES[building.tile].name} go?", why)


def _place_wall(view: View, decision: Decision[Action], names: Names) -> Prompt:
    building = view.building
    if building is None or building.cell is None:
        return _place_tile(view, decision, names)
    return Prompt(f"on which side of {building.cell} does the wall stand?", "Nobody walks through it.")


def _move(view: View, decision: Decision[Action], names: Names) -> Prompt:
    walk = view.walk
    assert walk is not None, "nobody walks"
    if view.seats[decision.seat].monkle is None:
        return Prompt("on which tile of the base do you come into play?", "That is your first step.")
    left = walk.most - walk.taken
    if walk.least == walk.most:
        return Prompt(f"walk on: {counted(left, 'step')} to take.", "All steps must be taken.")
    rest = f"up to {counted(left, 'step')} more" if walk.taken else f"1 to {walk.most} steps"
    return Prompt(f"walk: {rest}.", "You may stop where you like, but not on a teleporter that leads on.")


def _teleport(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("the teleporter takes you along: where to?", "A walk never ends on a waking teleporter.")


def _stone(view: View, decision: Decision[Action], names: Names) -> Prompt:
    here = view.seats[decision.seat].monkle
    where = "here" if here is None else f"on {here}"
    return Prompt(f"leave a stone {where}?", "It can weaken a Fear now and counts as Influence later.")


def _reliquary(view: View, decision: Decision[Action], names: Names) -> Prompt:
    if view.seats[decision.seat].full_hand:
        return Prompt("trade a relic for a new one?", "You hold four; the old one is discarded face up.")
    return Prompt("draw a relic?", "It can be used once this turn is over.")


def _relic_target(view: View, decision: Decision[Action], names: Names) -> Prompt:
    aim = view.aim
    if aim is None:
        return Prompt("whom or what is the relic aimed at?")
    facts = RELICS[aim.relic]
    if aim.victim is not None:
        return Prompt(f"where does {names[aim.victim]}'s Monkle go?", facts.text)
    return Prompt(f"{facts.name}: choose its target.", facts.text)


def _lens_order(view: View, decision: Decision[Action], names: Names) -> Prompt:
    if view.looker != decision.seat or not view.known_cards:
        return Prompt("put the cards back in any order.")
    if not view.ordered:
        return Prompt("which card comes next?", "All of them go back on top of the deck.")
    after = card_name(view.ordered[-1])
    return Prompt(f"which card comes after {after}?", "The rest follows beneath.")


def _fear_plan(view: View, decision: Decision[Action], names: Names) -> Prompt:
    battle = _battle(view)
    return Prompt(
        f"a Fear of {battle.strength}: alone, or with help?",
        f"Alone and without stones you win in {percent(chance(view, {}))}. "
        f"It carries {counted(battle.booty, 'relic')}.",
    )


def _invite(view: View, decision: Decision[Action], names: Names) -> Prompt:
    if all(offer is None for offer in _battle(view).offers):
        return Prompt("whom do you invite?", "Invite nobody to ask who offers.", "then: all answer")
    return Prompt("whom else do you invite?", _as_ticked(view), "then: all answer")


def _as_ticked(view: View) -> str:
    return f"As it stands you win in {percent(chance_as_ticked(view))}."


def _share(view: View, decision: Decision[Action], names: Names) -> Prompt:
    composing, battle = view.composing, _battle(view)
    assert composing is not None, "no terms are composed"
    booty = f"{fear_words(battle.fear)} carries {counted(battle.booty, 'relic')}."
    if composing.own:
        return Prompt("what do you want of the spoils?", booty, "then: what you add")
    return Prompt(
        f"what does {names[composing.helper]} get of the spoils?", booty, "then: what else is agreed"
    )


def _extras(view: View, decision: Decision[Action], names: Names) -> Prompt:
    composing = view.composing
    assert composing is not None, "no terms are composed"
    so_far = "" if composing.terms is None else f"So far: {terms_words(composing.terms)}."
    who = "you" if composing.own else names[composing.helper]
    return Prompt(f"anything else between you and {_drawer(view, names) if composing.own else who}?", so_far)


def _drawer(view: View, names: Names) -> str:
    return names[_battle(view).drawer]


def _answer(view: View, decision: Decision[Action], names: Names) -> Prompt:
    offer = _battle(view).offers[decision.seat]
    assert offer is not None, "no offer was made"
    joined = percent(chance(view, {decision.seat: offer.terms}))
    return Prompt(
        f"{_drawer(view, names)} offers {terms_words(offer.terms)}. Join?",
        f"The two of you win in {joined}. A win adds 1 strength, a defeat takes 1.",
    )


def _petition(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt(
        f"you were not invited. Offer {_drawer(view, names)} your help?",
        "You name your own terms; the last word is the drawer's.",
    )


def _final_answer(view: View, decision: Decision[Action], names: Names) -> Prompt:
    offer = _battle(view).offers[decision.seat]
    assert offer is not None and offer.first is not None, "no offer was made"
    return Prompt(
        f"{_drawer(view, names)} insists: {terms_words(offer.first)}. Join?",
        "Declining is final for this battle.",
    )


def _last_word(view: View, decision: Decision[Action], names: Names) -> Prompt:
    why = f"{_as_ticked(view)} A win adds 1 strength each, a defeat takes 1."
    return Prompt("the last word is yours: who fights at your side?", why, "then: all prepare in the open")


def _pay_relic(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("which face-down relic do you hand over?", "Only who gets it will see it.")


def _prepare(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt(
        "pledge stones, or get ready.",
        f"As pledged the party wins in {percent(chance_now(view))}. Each stone takes 0 to 3 off the Fear.",
        "then: the battle",
    )


def _end_turn(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("end your turn?", "Relics for your own turn can still be played.")


def _vote(view: View, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("the Council: who shall win?", "All judgements ended in a tie; the vote is open.")


_PROMPTS: Final[dict[str, Callable[[View, Decision[Action], Names], Prompt]]] = {
    "draw": _draw,
    "sync": _sync,
    "dislocate": _dislocate,
    "place_tile": _place_tile,
    "place_cell": _place_cell,
    "place_wall": _place_wall,
    "move": _move,
    "teleport": _teleport,
    "stone": _stone,
    "reliquary": _reliquary,
    "relic_target": _relic_target,
    "lens_order": _lens_order,
    "fear_plan": _fear_plan,
    "invite": _invite,
    "share": _share,
    "extras": _extras,
    "answer": _answer,
    "petition": _petition,
    "final_answer": _final_answer,
    "last_word": _last_word,
    "pay_relic": _pay_relic,
    "prepare": _prepare,
    "end_turn": _end_turn,
    "vote": _vote,
}
