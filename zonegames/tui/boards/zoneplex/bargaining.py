"""The deal table's questions: who is invited, who answers what, the last word.  All of it is public."""

from dataclasses import replace
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat
from zonegames.engine.telling import listed
from zonegames.games.zoneplex.actions import ACCEPT, COUNTER, DECLINE, PASS, PETITION, SEAL, Drop
from zonegames.games.zoneplex.deals import GLORY, Offer, Terms
from zonegames.games.zoneplex.words import terms_words
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.zoneplex.asking import Asking, Memory, asked_seat, memory, view_of
from zonegames.tui.boards.zoneplex.dealing import (
    COLUMNS,
    PRESETS,
    Dealing,
    as_ticked,
    battle_of,
    first_ticks,
    helpers,
    insist_actions,
    invitation_actions,
    invited,
    last_actions,
    left_for,
    row_actions,
    stuck,
    turned,
    unfit,
    uninvited,
    untickable,
    with_offers,
)
from zonegames.tui.boards.zoneplex.pieces import seat_mark
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, restyle, seat_name
from zonegames.tui.spots import SpotId

_BACK: Final = Command("back", ("escape",), "back", "Leave your own terms unsaid.")
STEPS: Final = {"space": 1, "plus": 1, "equals_sign": 1, "minus": -1}
"""Keys that change the value under the cursor."""


OFFER_ROOM: Final = {False: 24, True: 50}
PRICE_ROOM: Final = {False: 10, True: 40}
"""How long terms may be in the bar of a small and of a large screen, beside the question and Enter."""


def _told(terms: Terms, room: int) -> str:
    """Terms in words; empty where there is no room for them."""
    words = terms_words(terms)
    return words if len(words) <= room else ""


def deal_of(scene: Scene) -> Dealing:
    """What is written on the table."""
    return memory(scene).deal or Dealing()


class TableAsking(Asking):
    """A question that is asked on the table; subclasses say what its keys do."""

    def _kept(self, scene: Scene, deal: Dealing) -> Response:
        return Response(lit=scene.lit, pick=replace(memory(scene), deal=deal))

    def _asks(self, scene: Scene, seat: Seat, text: str) -> Line:
        return [*seat_name(seat, scene.names[seat]), (f": {text}", "text bold")]


class RowsAsking(TableAsking):
    """Rows that are written: the drawer's invitations, or one's own terms."""

    def _terms(self, scene: Scene) -> Terms | None:
        """The row under the cursor."""
        deal = deal_of(scene)
        return deal.own if deal.own is not None else dict(deal.rows).get(deal.at)

    def _write(self, scene: Scene, seat: Seat, terms: Terms | None) -> Response:
        deal, own = deal_of(scene), deal_of(scene).own is not None
        if terms is not None:
            rows = {} if own else {**invited(view_of(scene)), **dict(deal.rows)}
            view = view_of(scene)
            refusal = unfit(view, rows, seat, terms, own)
            if refusal is not None:
                return Response(refuse=refusal)
        return self._kept(scene, replace(deal, own=terms) if own else deal.with_row(seat, terms))

    def _write_key(self, scene: Scene, key: str) -> Response | None:
        deal = deal_of(scene)
        if key in ("left", "right"):
            step = 1 if key == "right" else -1
            return self._kept(scene, replace(deal, column=(deal.column + step) % len(COLUMNS)))
        if key in STEPS:
            return self._turn(scene, deal.at, deal.column, STEPS[key])
        if key.isdigit() and 0 < int(key) <= len(PRESETS):
            return self._write(scene, deal.at, PRESETS[int(key) - 1][1])
        return None

    def _turn(self, scene: Scene, seat: Seat, column: int, step: int) -> Response:
        """The next value of a cell; a row that is not yet written begins as glory alone."""
        deal = replace(deal_of(scene), at=seat, column=column)
        view, own = view_of(scene), deal.own is not None
        terms = deal.own if deal.own is not None else dict(deal.rows).get(seat, GLORY)
        rows = {} if own else {**invited(view), **dict(deal.rows)}
        if (refusal := stuck(view, rows, seat, COLUMNS[column], own)) is not None:
            return replace(self._kept(scene, deal), refuse=refusal)
        terms = turned(view, left_for(view, rows, seat), seat, terms, COLUMNS[column], step)
        return self._kept(scene, replace(deal, own=terms) if own else deal.with_row(seat, terms))

    def _write_click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, rest = spot.partition(":")
        if kind == "preset":
            return self._write(scene, deal_of(scene).at, PRESETS[int(rest) - 1][1])
        if kind != "deal":
            return None
        seat, _, column = rest.partition(":")
        if not self._writable(scene, int(seat)):
            return Response()
        if column:
            return self._turn(scene, int(seat), COLUMNS.index(column), 1)  # type: ignore[arg-type]
        return self._kept(scene, replace(deal_of(scene), at=int(seat)))

    def _writable(self, scene: Scene, seat: Seat) -> bool:
        raise NotImplementedError

    def _write_keys(self) -> list[Command]:
        return [
            own_key("digits", "preset", "Fill the row at once; ✗ is out of bounds.", shown="1-4"),
            own_key("space", "change", "The next value under the cursor (+ and - too).", shown="Space"),
            own_key("arrows", "cell", "Go to another cell of the table.", shown="↑→↓←"),
        ]


class InviteAsking(RowsAsking):
    """The drawer fills rows and submits them together; an empty table asks who offers."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        deal = memory(scene).deal or Dealing(at=self._free(scene)[0])
        return scene.legal[-1], replace(memory(scene), deal=deal)

    def _free(self, scene: Scene) -> list[Seat]:
        return [seat for seat in helpers(view_of(scene)) if battle_of(view_of(scene)).offers[seat] is None]

    def _writable(self, scene: Scene, seat: Seat) -> bool:
        return seat in self._free(scene)

    def keys(self, scene: Scene) -> list[Command]:
        rest = own_key("0", "clear", "Take the row from the table (Del too).")
        return [own_key("enter", "ask all", "Put the whole table to all seats."), *self._write_keys(), rest]

    def press(self, scene: Scene, key: str) -> Response | None:
        deal, free = deal_of(scene), self._free(scene)
        if key in ("up", "down", "tab", "shift+tab"):
            step = -1 if key in ("up", "shift+tab") else 1
            at = free.index(deal.at) if deal.at in free else 0
            return self._kept(scene, replace(deal, at=free[(at + step) % len(free)]))
        if key in ("0", "delete"):
            return self._write(scene, deal.at, None)
        return self._write_key(scene, key)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        return self._write_click(scene, spot)

    def enter(self, scene: Scene) -> Response:
        return Response(play=tuple(invitation_actions(view_of(scene), dict(deal_of(scene).rows))))

    def question(self, scene: Scene) -> Line:
        rows = deal_of(scene).rows
        few = scene.wide or len(rows) < 3
        names = listed([scene.names[seat] for seat, _ in rows]) if few else f"{len(rows)} players"
        what = f"asks {names}." if rows else "invites nobody: who offers?"
        return self._asks(scene, asked_seat(scene), f"whom do you invite? Enter {what}")

    def tentative(self, scene: Scene) -> Scene:
        """As if all had accepted: the bar tells that chance."""
        rows = {seat: Offer(terms, "accepted") for seat, terms in deal_of(scene).rows}
        return replace(scene, view=with_offers(view_of(scene), rows))


class OwnTermsAsking(RowsAsking):
    """A helper's answer, with own terms if it likes."""

    def _writable(self, scene: Scene, seat: Seat) -> bool:
        deal = deal_of(scene)
        return deal.own is not None and seat == deal.at

    def _compose(self, scene: Scene, seat: Seat, terms: Terms) -> Response:
        return self._kept(scene, replace(deal_of(scene), at=seat, own=terms))

    def _composing(self, scene: Scene) -> bool:
        return deal_of(scene).own is not None

    def _own_actions(self, scene: Scene) -> list[Any]:
        deal, view = deal_of(scene), view_of(scene)
        assert deal.own is not None
        return row_actions(view, left_for(view, {}, deal.at), deal.at, deal.own)

    def _own_key(self, scene: Scene, key: str) -> Response | None:
        if key == "escape":
            deal = deal_of(scene)
            return self._kept(scene, replace(deal, at=-1 if deal.group else deal.at, own=None))
        if key in ("up", "down"):
            return Response()
        return self._write_key(scene, key)

    def question(self, scene: Scene) -> Line:
        if not self._composing(scene):
            return []
        seat = deal_of(scene).at
        return self._asks(scene, seat, "your own terms. Enter puts them on the table, Esc does not.")

    def tentative(self, scene: Scene) -> Scene:
        """With the own terms as if they were accepted."""
        deal = deal_of(scene)
        if deal.own is None:
            return scene
        rows = {deal.at: Offer(deal.own, "accepted")}
        return replace(scene, view=with_offers(view_of(scene), rows), lit=None)


class AnswerAsking(OwnTermsAsking):
    """An offer lies before this seat: accept, decline, or name one's own terms."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        return ACCEPT, replace(memory(scene), deal=Dealing(at=asked_seat(scene)))

    def keys(self, scene: Scene) -> list[Command]:
        if self._composing(scene):
            return [own_key("enter", "counter"), _BACK, *self._write_keys()]
        keys = [own_key("a", "accept", "Join on these terms."), own_key("d", "decline", "Stay out.")]
        counter = own_key("k", "counter", "Name your own terms.")
        return [*keys, counter] if COUNTER in scene.legal else keys

    def press(self, scene: Scene, key: str) -> Response | None:
        if self._composing(scene):
            return self._own_key(scene, key)
        if key == "k" and COUNTER in scene.legal:
            seat = asked_seat(scene)
            offer = battle_of(view_of(scene)).offers[seat]
            return self._compose(scene, seat, offer.terms if offer is not None else GLORY)
        action = {"a": ACCEPT, "d": DECLINE}.get(key)
        return None if action is None else Response(play=(action,))

    def enter(self, scene: Scene) -> Response:
        if self._composing(scene):
            return Response(play=(COUNTER, *self._own_actions(scene)))
        if scene.lit == COUNTER:
            return self.press(scene, "k") or Response()
        return super().enter(scene)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        return self._write_click(scene, spot) if self._composing(scene) else None

    def question(self, scene: Scene) -> Line:
        """An offer too long for the bar stands in words on the table alone."""
        seat, battle = asked_seat(scene), battle_of(view_of(scene))
        offer = battle.offers[seat]
        if self._composing(scene) or offer is None or scene.lit is None:
            return super().question(scene)
        again = offer.first is not None
        if _told(offer.first or offer.terms, OFFER_ROOM[scene.wide]):
            return []
        does = "insists on this offer" if again else "makes you this offer"
        enter = scene.words(scene.lit).enter
        return self._asks(scene, seat, f"{scene.names[battle.drawer]} {does}. Join? Enter {enter}.")


class PetitionAsking(OwnTermsAsking):
    """Whoever was not invited: persons in a row share one question, and Enter passes for all of them."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        group = uninvited(view_of(scene), asked_seat(scene), scene.people)
        return PASS, replace(memory(scene), deal=Dealing(at=-1, group=group))

    def keys(self, scene: Scene) -> list[Command]:
        if self._composing(scene):
            return [own_key("enter", "petition"), _BACK, *self._write_keys()]
        return [
            own_key("enter", "nobody", "Nobody offers help uninvited."),
            own_key("digits", "petition", "The seat of that number offers its help.", shown="seat number"),
        ]

    def press(self, scene: Scene, key: str) -> Response | None:
        if self._composing(scene):
            return self._own_key(scene, key)
        if key.isdigit() and key != "0":
            return self._petition(scene, int(key) - 1)
        return None

    def _petition(self, scene: Scene, seat: Seat) -> Response:
        if seat in deal_of(scene).group:
            return self._compose(scene, seat, GLORY)
        if seat >= len(scene.names):
            return Response()
        return Response(refuse=Refusal(f"{scene.names[seat]} is not asked here.", "deals"))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        if self._composing(scene):
            return self._write_click(scene, spot)
        if spot.startswith("deal:"):
            return self._petition(scene, int(spot.split(":")[1]))
        return None

    def enter(self, scene: Scene) -> Response:
        group = deal_of(scene).group
        if self._composing(scene):
            before = group.index(deal_of(scene).at)
            return Response(play=(*(PASS,) * before, PETITION, *self._own_actions(scene)))
        return Response(play=(PASS,) * len(group))

    def question(self, scene: Scene) -> Line:
        if self._composing(scene):
            return super().question(scene)
        group = deal_of(scene).group
        line: Line = [("Anyone else? ", "text bold")]
        for seat in group:
            line += [*restyle(seat_name(seat, scene.names[seat]), f"@key:{seat + 1}"), (" ", "text")]
        return [*line, (" Number = petition, Enter = nobody.", "text bold")]


class LastWordAsking(TableAsking):
    """Ticks are free to change until Enter seals; insisting asks its seat at once."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        ticks = first_ticks(view_of(scene))
        rows = self._rows(scene)
        at = next((seat for seat in rows if seat not in ticks), rows[0])
        return SEAL, replace(memory(scene), deal=Dealing(at=at, ticks=ticks))

    def _rows(self, scene: Scene) -> list[Seat]:
        """The seats whose row can still be ticked or unticked."""
        offers = battle_of(view_of(scene)).offers
        alive = ("accepted", "counter", "petition")
        order = helpers(view_of(scene))
        return [seat for seat in order if (offer := offers[seat]) is not None and offer.stand in alive]

    def keys(self, scene: Scene) -> list[Command]:
        keys = [
            own_key("enter", "seal", "The party is fixed; side payments change hands."),
            own_key("space", "tick", "Take the lit row in, or out again.", shown="Space"),
            own_key("f", "insist", "Put your first offer again: yes or no, at once."),
            own_key("d", "leave out", "Untick the lit row."),
        ]
        return [*keys, own_key("digits", "", "Tick by seat number.", shown="1-5")]

    def press(self, scene: Scene, key: str) -> Response | None:
        deal, rows = deal_of(scene), self._rows(scene)
        if key in ("up", "down", "tab", "shift+tab"):
            step = -1 if key in ("up", "shift+tab") else 1
            at = rows.index(deal.at) if deal.at in rows else 0
            return self._kept(scene, replace(deal, at=rows[(at + step) % len(rows)]))
        if key == "space":
            return self._toggle(scene, deal.at)
        if key.isdigit() and 0 < int(key) <= len(scene.names):
            return self._toggle(scene, int(key) - 1)
        if key == "d":
            return self._kept(scene, replace(deal, ticks=deal.ticks - {deal.at}))
        return self._insist(scene, deal) if key == "f" else None

    def _toggle(self, scene: Scene, seat: Seat) -> Response:
        deal = replace(deal_of(scene), at=seat if seat in self._rows(scene) else deal_of(scene).at)
        if seat in deal.ticks:
            return self._kept(scene, replace(deal, ticks=deal.ticks - {seat}))
        refusal = untickable(view_of(scene), deal.ticks, seat)
        if refusal is not None:
            return Response(refuse=refusal)
        return self._kept(scene, replace(deal, ticks=deal.ticks | {seat}))

    def _insist(self, scene: Scene, deal: Dealing) -> Response:
        actions, refusal = insist_actions(view_of(scene), deal.ticks, deal.at)
        if refusal is not None:
            return Response(refuse=refusal)
        out = listed([scene.names[action.seat] for action in actions if isinstance(action, Drop)])
        ask = f"That leaves out {out} for good. Insist?  y insists, n goes back." if out else ""
        return Response(play=tuple(actions), ask=ask)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        return self._toggle(scene, int(spot.split(":")[1])) if spot.startswith("deal:") else None

    def enter(self, scene: Scene) -> Response:
        return Response(play=tuple(last_actions(view_of(scene), deal_of(scene).ticks)))

    def question(self, scene: Scene) -> Line:
        deal, seat = deal_of(scene), asked_seat(scene)
        offer = battle_of(view_of(scene)).offers[deal.at]
        if offer is None or deal.at in deal.ticks:
            return self._asks(scene, seat, "last word. Space unticks, Enter seals the pact.")
        line = self._asks(scene, seat, "last word: take in ")
        line += [*seat_mark(deal.at, scene.glyphs), (f" {scene.names[deal.at]}", "text bold")]
        told = _told(offer.terms, PRICE_ROOM[scene.wide])
        price = f" for {told}" if told else ""
        return [*line, (f"{price}? Space ticks, Enter seals.", "text bold")]

    def tentative(self, scene: Scene) -> Scene:
        return replace(scene, view=as_ticked(view_of(scene), deal_of(scene).ticks))
