"""Where a lesson puts the cursor, when one Enter answers several questions together."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from zonegames.games.zoneplex.actions import (
    Agree,
    Counter,
    Drop,
    Get,
    Give,
    Invite,
    Pass,
    Petition,
    PlaceCell,
    PlaceTile,
    PromiseStones,
    Share,
)
from zonegames.games.zoneplex.deals import GLORY, Terms
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.zoneplex.asking import asked_seat, memory
from zonegames.tui.boards.zoneplex.bargaining import deal_of


def pointing(scene: Scene, course: Sequence[Any]) -> Response:
    """The tile with its cell, the whole table of invitations, own terms, the ticks of the last word."""
    first, known, deal = course[0], memory(scene), deal_of(scene)
    kind = scene.decision.kind if scene.decision is not None else ""
    if isinstance(first, PlaceTile) and len(course) > 1 and isinstance(course[1], PlaceCell):
        return Response(lit=first, pick=replace(known, cell=course[1].cell))
    if kind == "invite":
        for seat, terms in _written(course).items():
            deal = deal.with_row(seat, terms)
        return Response(lit=scene.lit, pick=replace(known, deal=deal))
    if isinstance(first, Counter):
        own = replace(deal, at=asked_seat(scene), own=_terms(course[1:]))
        return Response(lit=first, pick=replace(known, deal=own))
    if kind == "petition" and any(isinstance(action, Petition) for action in course):
        passes = next(i for i, action in enumerate(course) if not isinstance(action, Pass))
        own = replace(deal, at=deal.group[passes], own=_terms(course[passes + 1 :]))
        return Response(lit=scene.lit, pick=replace(known, deal=own))
    if kind == "last_word":
        ticks = set(deal.ticks)
        for action in course:
            if not isinstance(action, Agree | Drop):
                break
            (ticks.add if isinstance(action, Agree) else ticks.discard)(action.seat)
        return Response(lit=scene.lit, pick=replace(known, deal=replace(deal, ticks=frozenset(ticks))))
    return Response(lit=first)


def _written(course: Sequence[Any]) -> dict[int, Terms]:
    """The invitations that a course of actions makes."""
    rows: dict[int, Terms] = {}
    for i, action in enumerate(course):
        if isinstance(action, Invite):
            rows[action.seat] = _terms(course[i + 1 :])
    return rows


def _terms(course: Sequence[Any]) -> Terms:
    """The terms that the next actions compose."""
    terms = GLORY
    for action in course:
        match action:
            case Share(fear, relics):
                terms = replace(terms, fear=fear, relics=relics)
            case PromiseStones(stones):
                terms = replace(terms, stones=stones)
            case Give(thing):
                terms = replace(terms, give=thing)
            case Get(thing):
                terms = replace(terms, get=thing)
            case _:
                break
    return terms
