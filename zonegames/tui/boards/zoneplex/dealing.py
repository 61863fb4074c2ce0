"""The deal table as it is being written: rows, their bounds, and the actions that put them on the table.

A row is submitted with all its parts at once.  The rules take a question by itself that has one answer, so
what is sent is worked out from the same bounds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat, clockwise
from zonegames.games.zoneplex.actions import (
    DONE,
    SEAL,
    Agree,
    Drop,
    Get,
    Give,
    Insist,
    Invite,
    PromiseStones,
    Share,
)
from zonegames.games.zoneplex.deals import FACE_DOWN, GLORY, Bounds, Offer, Terms, bounds, gifts, payments
from zonegames.games.zoneplex.refusals import why_not
from zonegames.games.zoneplex.view import BattleView, ComposingView, View

Column: TypeAlias = Literal["fear", "relics", "stones", "give", "get"]
COLUMNS: Final[tuple[Column, ...]] = ("fear", "relics", "stones", "give", "get")
Rows: TypeAlias = Mapping[Seat, Terms]
"""The invitations written so far."""

PRESETS: Final = (
    ("glory only", Terms()),
    ("one relic", Terms(relics=1)),
    ("one relic for one stone", Terms(relics=1, stones=1)),
    ("the Fear", Terms(fear=True)),
)
"""Whole rows for the keys 1 to 4."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """What is written on the table but not yet submitted."""

    at: Seat = 0
    """The row under the cursor."""

    column: int = 0
    rows: tuple[tuple[Seat, Terms], ...] = ()
    """The drawer's invitations."""

    own: Terms | None = None
    """A counter or petition being composed by the seat `at`."""

    ticks: frozenset[Seat] = frozenset()
    """In the last word: who is to be in the party."""

    group: tuple[Seat, ...] = ()
    """The persons who share the question whether anybody offers help uninvited."""

    def with_row(self, seat: Seat, terms: Terms | None) -> "Dealing":
        """With another invitation; None takes it from the table."""
        rows = dict(self.rows)
        rows.pop(seat, None)
        if terms is not None:
            rows[seat] = terms
        return replace(self, at=seat, rows=tuple(sorted(rows.items())))


def battle_of(view: View) -> BattleView:
    """The battle that is bargained about."""
    assert view.battle is not None, "no Fear is being faced"
    return view.battle


def helpers(view: View) -> list[Seat]:
    """The other seats, clockwise from the drawer's left."""
    return clockwise(battle_of(view).drawer, len(view.seats))[:-1]


# --- one row


def left_for(view: View, rows: Rows, helper: Seat) -> Bounds:
    """What the drawer can still promise beside the rows of the others."""
    battle = battle_of(view)
    others = [terms for seat, terms in rows.items() if seat != helper]
    return bounds(battle.booty, view.seats[battle.drawer].hidden, others)


def values(view: View, left: Bounds, helper: Seat, column: Column) -> Sequence[Any]:
    """What a column of a row may hold."""
    drawer, held = view.seats[battle_of(view).drawer].holdings(), view.seats[helper].holdings()
    match column:
        case "fear":
            return (False, True) if left.fear else (False,)
        case "relics":
            return range(left.relics + 1)
        case "stones":
            return range(len(view.stones_of(helper)) + 1)
        case "give":
            return (None, *payments(drawer, held))
        case "get":
            return (None, *gifts(left, drawer, held))


def turned(view: View, left: Bounds, helper: Seat, terms: Terms, column: Column, step: int) -> Terms:
    """The row with the next value in a column."""
    choices = list(values(view, left, helper, column))
    now = getattr(terms, column)
    at = choices.index(now) if now in choices else 0
    return replace(terms, **{column: choices[(at + step) % len(choices)]})


def unfit(view: View, rows: Rows, helper: Seat, terms: Terms, own: bool) -> Refusal | None:
    """Why a row cannot stand beside the others as it is; None when it can."""
    left = left_for(view, rows, helper)
    wanted: dict[Column, Any] = {
        "fear": Share(terms.fear, 0),
        "relics": Share(False, terms.relics),
        "stones": PromiseStones(terms.stones),
        "give": Give(terms.give or ""),
        "get": Get(terms.get or ""),
    }
    for column, action in wanted.items():
        if getattr(terms, column) in values(view, left, helper, column):
            continue
        so_far = None if isinstance(action, Share) else Terms(terms.fear, terms.relics)
        others = {seat: Offer(row) for seat, row in rows.items() if seat != helper}
        return why_not(
            replace(with_offers(view, others), composing=ComposingView(helper, own, so_far)), action
        )
    return None


_ANY: Final[dict[Column, Any]] = {
    "fear": True,
    "relics": 1,
    "stones": 1,
    "give": FACE_DOWN,
    "get": FACE_DOWN,
}
"""The first thing that a column could hold besides nothing."""


def stuck(view: View, rows: Rows, helper: Seat, column: Column, own: bool) -> Refusal | None:
    """Why a cell can hold nothing; None when it can hold something."""
    if len(values(view, left_for(view, rows, helper), helper, column)) > 1:
        return None
    return unfit(view, rows, helper, replace(GLORY, **{column: _ANY[column]}), own)


def row_actions(view: View, left: Bounds, helper: Seat, terms: Terms) -> list[Any]:
    """The actions that put these terms on the table, after the invitation or the word "counter"."""
    actions: list[Any] = []
    if left.fear or left.relics:
        actions.append(Share(terms.fear, terms.relics))
    parts: dict[Column, Any] = {
        "stones": PromiseStones(terms.stones) if terms.stones else None,
        "give": Give(terms.give) if terms.give is not None else None,
        "get": Get(terms.get) if terms.get is not None else None,
    }
    open_columns = {column for column in parts if len(values(view, left, helper, column)) > 1}
    for column, action in parts.items():
        if action is not None:
            actions.append(action)
            open_columns.discard(column)
    return [*actions, DONE] if open_columns else actions


def uninvited(view: View, asked: Seat, people: Sequence[Seat]) -> tuple[Seat, ...]:
    """The uninvited persons who are asked one after the other from `asked` on."""
    order = helpers(view)
    group: list[Seat] = []
    for seat in order[order.index(asked) :]:
        if seat not in people or battle_of(view).offers[seat] is not None:
            break
        group.append(seat)
    return tuple(group)


# --- the drawer's invitations


def invited(view: View) -> dict[Seat, Terms]:
    """The invitations that are already on the table."""
    return {seat: offer.terms for seat, offer in enumerate(battle_of(view).offers) if offer is not None}


def invitation_actions(view: View, rows: Rows) -> list[Any]:
    """The whole table, row by row, and that it is all."""
    actions: list[Any] = []
    counted = invited(view)
    for helper in helpers(view):
        if helper in counted or helper not in rows:
            continue
        actions += [Invite(helper), *row_actions(view, left_for(view, counted, helper), helper, rows[helper])]
        counted[helper] = rows[helper]
    return [*actions, DONE] if len(counted) < len(view.seats) - 1 else actions


def with_offers(view: View, offers: Mapping[Seat, Offer | None]) -> View:
    """The view as if these offers were on the table."""
    battle = battle_of(view)
    table = tuple(offers.get(seat, offer) for seat, offer in enumerate(battle.offers))
    return replace(view, battle=replace(battle, offers=table))


# --- the last word


def first_ticks(view: View) -> frozenset[Seat]:
    """Who is in the party as the answers stand."""
    offers = battle_of(view).offers
    return frozenset(s for s, offer in enumerate(offers) if offer is not None and offer.stand == "accepted")


def as_ticked(view: View, ticks: frozenset[Seat]) -> View:
    """The view as if the ticks had been carried out."""
    offers: dict[Seat, Offer | None] = {}
    for seat, offer in enumerate(battle_of(view).offers):
        if offer is not None and seat in ticks:
            offers[seat] = offer.answered("accepted")
        elif offer is not None and offer.stand == "accepted":
            offers[seat] = offer.answered("dropped")
    return with_offers(view, offers)


def untickable(view: View, ticks: frozenset[Seat], seat: Seat) -> Refusal | None:
    """Why a seat cannot be taken into the party besides those ticked; None when it can."""
    offer = battle_of(view).offers[seat]
    if offer is not None and offer.stand == "accepted":
        left = left_for(view, _terms(view, ticks), seat)
        return None if left.afford(offer.terms) else why_not(as_ticked(view, ticks), Agree(seat))
    if offer is None:
        return Refusal("That seat was not invited and offered nothing.", "deals")
    left = left_for(view, _terms(view, ticks), seat)
    if offer.stand in ("counter", "petition") and left.afford(offer.terms):
        return None
    return why_not(as_ticked(view, ticks), Agree(seat))


def _terms(view: View, ticks: frozenset[Seat]) -> dict[Seat, Terms]:
    offers = battle_of(view).offers
    return {seat: offer.terms for seat in ticks if (offer := offers[seat]) is not None}


def last_actions(view: View, ticks: frozenset[Seat]) -> list[Any]:
    """Who is left out, who is taken in, and the seal, unless nothing but the seal is left."""
    actions = _as_written(view, ticks)
    return [*actions, SEAL] if ticks or _left_to_say(view, ticks) or not actions else actions


def _as_written(view: View, ticks: frozenset[Seat]) -> list[Any]:
    """Who is left out, then who is taken in."""
    before, order = first_ticks(view), helpers(view)
    out: list[Any] = [Drop(seat) for seat in order if seat in before - ticks]
    return [*out, *(Agree(seat) for seat in order if seat in ticks - before)]


def _left_to_say(view: View, ticks: frozenset[Seat]) -> bool:
    """Whether a counter or petition could still be taken in, or a first offer be put again."""
    left = left_for(view, _terms(view, ticks), -1)
    for seat, offer in enumerate(battle_of(view).offers):
        if offer is None or seat in ticks or offer.stand not in ("counter", "petition"):
            continue
        if left.afford(offer.terms) or (offer.first is not None and left.afford(offer.first)):
            return True
    return False


def insist_actions(view: View, ticks: frozenset[Seat], seat: Seat) -> tuple[list[Any], Refusal | None]:
    """The table as ticked, then the first offer put to a countering seat again; or why not."""
    offer = battle_of(view).offers[seat]
    if offer is None or offer.stand != "counter" or offer.first is None:
        return [], Refusal("Only a counter can be met by insisting on the first offer.", "deals")
    others = ticks - {seat}
    if not left_for(view, _terms(view, others), -1).afford(offer.first):
        return [], why_not(as_ticked(view, others), Insist(seat))
    return [*_as_written(view, others), Insist(seat)], None
