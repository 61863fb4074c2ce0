"""The question of each decision, as the owner of a view may hear it."""

from collections.abc import Callable
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.engine.seats import Names
from zonegames.engine.telling import listed
from zonegames.games.exploration_warzone.actions import Action
from zonegames.games.exploration_warzone.components import CARD_NAMES, SHIPS
from zonegames.games.exploration_warzone.preview import story, strength
from zonegames.games.exploration_warzone.view import Question, View
from zonegames.games.exploration_warzone.words import tokens, trade_words, war_hexes


def prompt(view: View, decision: Decision[Action], names: Names) -> Prompt:
    """What is asked, why, and what comes next; the secret questions in neutral words for the others."""
    question = view.question
    assert question is not None
    # A public question is put on the table's screen to the seat itself.
    own = view.looker == decision.seat or (view.looker is None and not decision.secret)
    return _PROMPTS[question.kind](view, question, own, names)


# --- steps 1 to 3


def _place(view: View, question: Question, own: bool, names: Names) -> Prompt:
    asked = "lay which hex face down?" if own else "lays a hex face down."
    return Prompt(
        asked, f"Round {view.round}: white areas pay, blue areas fight where they touch.", _next(view)
    )


def _turn(view: View, question: Question, own: bool, names: Names) -> Prompt:
    berths = [berth for _, berth in view.layout.touching[question.berth] if berth < view.layout.mains]
    neighbours = listed([names[view.order[berth]] for berth in berths])
    return Prompt(f"turn {CARD_NAMES[question.hex]}.", f"Your hex touches {neighbours}.", _next(view))


def _spend(view: View, question: Question, own: bool, names: Names) -> Prompt:
    return Prompt("spend on what?" if own else "spends, or passes.", "One purchase a round.", _next(view))


def _next(view: View) -> str:
    """What follows the present step."""
    after = {"place": "then: everybody spends", "spend": "then: all hexes are turned up"}
    return after.get(view.phase, "")


def _starter(view: View, question: Question, own: bool, names: Names) -> Prompt:
    which = "a second bonus" if question.taken else "which bonus"
    mine = f"take {which} of {CARD_NAMES[question.hex]}?"
    return Prompt(mine if own else "takes a bonus of its Starter hex.", _picks(view, question))


def _picks(view: View, question: Question) -> str:
    """How many bonuses of the Starter hex this ship takes."""
    if question.taken:
        return "Another one than the first; then the rest stays unpaid."
    if SHIPS[view.seats[question.seat].ship].ability == "homestead":
        return "Your Pioneer takes two different ones; the third stays unpaid."
    return "Only the one you choose pays, the others stay unpaid."


def _trade(view: View, question: Question, own: bool, names: Names) -> Prompt:
    mine = f"give {tokens(1, question.trade[2])} for two other tokens?"
    skip = "A trade may be skipped."
    return Prompt(mine if own else "may trade.", f"{trade_words(question.trade)}. {skip}")


# --- ONE MORE HEX


def _more_hex(view: View, question: Question, own: bool, names: Names) -> Prompt:
    asked = "one more hex, which one?" if own else "may play one more hex."
    return Prompt(asked, "It lies face up on a flank, pays its white areas now and fights this round.")


def _more_berth(view: View, question: Question, own: bool, names: Names) -> Prompt:
    mine = f"lay {CARD_NAMES[question.hex]} on which flank?"
    why = "Each flank touches two main berths. Then you turn the hex."
    return Prompt(mine if own else "chooses a flank.", why)


def _more_rotation(view: View, question: Question, own: bool, names: Names) -> Prompt:
    mine = f"turn {CARD_NAMES[question.hex]}."
    return Prompt(mine if own else "turns its extra hex.", "It lies face up and pays at once.")


# --- step 4


def _then(view: View, names: Names) -> str:
    """The next contact that will do something."""
    coming = [contact for contact in view.contacts if contact.state == "to come" and not contact.quiet]
    if not coming:
        return "then: the round ends"
    a, b = names[coming[0].seat_a], names[coming[0].seat_b]
    return f"then: contact {coming[0].number}, {a} and {b}"


def _steal(view: View, question: Question, own: bool, names: Names) -> Prompt:
    victim = names[question.victim]
    contact = view.now()
    won = contact is not None and story(contact).winner == question.seat
    text = f"take what from {victim}?" if own else f"steals from {victim}."
    worked = "won" if won else "works"
    whose = "Your" if own else "The"
    return Prompt(text, f"{whose} STEAL {worked}: one token, of any kind.", _then(view, names))


def _commit(view: View, question: Question, own: bool, names: Names) -> Prompt:
    combat = view.combat
    assert combat is not None
    rival = combat.defender if question.seat == combat.attacker.seat else combat.attacker
    me = combat.side(question.seat)
    if not own:
        return Prompt(
            "commits War hexes.",
            f"{combat.attacker.base} : {combat.defender.base} before War hexes.",
            _then(view, names),
        )
    mine = strength(view, question.seat)
    against = f"{names[rival.seat]} has {rival.base} and holds {war_hexes(rival.war_count)}"
    power = f"Your power is {mine.least}, up to {mine.most}"
    role = "you attack" if me.base else "you defend"
    return Prompt(f"{role}: use War hexes?", f"{power}; {against}.", _then(view, names))


# --- giving up


def _war_overflow(view: View, question: Question, own: bool, names: Names) -> Prompt:
    asked = "give up which War hex?" if own else "gives up a War hex."
    return Prompt(asked, "Four is the most you may hold.")


def _discard(view: View, question: Question, own: bool, names: Names) -> Prompt:
    card = CARD_NAMES[view.resolving or "rift"]
    asked = "give up which card?" if own else "gives up a card."
    return Prompt(asked, f"{card}: each gives up one of hand, wake or War hexes.")


_PROMPTS: Final[dict[str, Callable[[View, Question, bool, Names], Prompt]]] = {
    "place": _place,
    "place_hex": _place,
    "place_rotation": _turn,
    "spend": _spend,
    "starter_area": _starter,
    "trade": _trade,
    "more_hex": _more_hex,
    "more_berth": _more_berth,
    "more_rotation": _more_rotation,
    "steal": _steal,
    "commit": _commit,
    "war_overflow": _war_overflow,
    "discard": _discard,
}
