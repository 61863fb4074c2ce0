"""The question of each decision, as the owner of a view may hear it."""

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.engine.seats import Names
from zonegames.engine.telling import capital, listed
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
    match question.kind:
        case "place" | "place_hex":
            return Prompt(
                _own(own, "lay which hex face down?", "lays a hex face down."), _round(view), _next(view)
            )
        case "place_rotation":
            return Prompt(
                f"turn {CARD_NAMES[question.hex]}.",
                f"Your hex touches {_neighbours(view, question, names)}.",
                _next(view),
            )
        case "spend":
            return Prompt(
                _own(own, "spend on what?", "spends, or passes."), "One purchase a round.", _next(view)
            )
        case "starter_area":
            which = "a second bonus" if question.taken else "which bonus"
            return Prompt(
                _own(
                    own, f"take {which} of {CARD_NAMES[question.hex]}?", "takes a bonus of its Starter hex."
                ),
                _picks(view, question),
            )
        case "trade":
            give = tokens(1, question.trade[2])
            return Prompt(
                _own(own, f"give {give} for two other tokens?", "may trade."),
                f"{trade_words(question.trade)}. A trade may be skipped.",
            )
        case "more_hex":
            return Prompt(
                _own(own, "one more hex, which one?", "may play one more hex."),
                "It lies face up on a flank, pays its white areas now and fights this round.",
            )
        case "more_berth":
            return Prompt(
                _own(own, f"lay {CARD_NAMES[question.hex]} on which flank?", "chooses a flank."),
                "Each flank touches two main berths. Then you turn the hex.",
            )
        case "more_rotation":
            return Prompt(
                _own(own, f"turn {CARD_NAMES[question.hex]}.", "turns its extra hex."),
                "It lies face up and pays at once.",
            )
        case "steal":
            return _steal(view, question, own, names)
        case "commit":
            return _commit(view, question, own, names)
        case "war_overflow":
            return Prompt(
                _own(own, "give up which War hex?", "gives up a War hex."), "Four is the most you may hold."
            )
        case _:
            return Prompt(
                _own(own, "give up which card?", "gives up a card."),
                f"{CARD_NAMES[view.resolving or 'rift']}: each gives up one of hand, wake or War hexes.",
            )


def _own(own: bool, mine: str, theirs: str) -> str:
    return mine if own else theirs


def _picks(view: View, question: Question) -> str:
    """How many bonuses of the Starter hex this ship takes."""
    if question.taken:
        return "Another one than the first; then the rest stays unpaid."
    if SHIPS[view.seats[question.seat].ship].ability == "homestead":
        return "Your Pioneer takes two different ones; the third stays unpaid."
    return "Only the one you choose pays, the others stay unpaid."


def _round(view: View) -> str:
    return f"Round {view.round}: white areas pay, blue areas fight where they touch."


def _next(view: View) -> str:
    """What follows the present step."""
    after = {"place": "then: everybody spends", "spend": "then: all hexes are turned up"}
    return after.get(view.phase, "")


def _neighbours(view: View, question: Question, names: Names) -> str:
    berths = [berth for _, berth in view.layout.touching[question.berth] if berth < view.layout.mains]
    return listed([names[view.order[berth]] for berth in berths])


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
    power = f"your power is {mine.least}, up to {mine.most}"
    role = "you attack" if me.base else "you defend"
    return Prompt(f"{role}: use War hexes?", f"{capital(power)}; {against}.", _then(view, names))
