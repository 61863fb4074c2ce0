"""How long each event stays in view, in how many pictures, and what it leaves marked."""

from collections.abc import Sequence
from typing import Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex import events as e
from zonegames.games.zoneplex.view import View
from zonegames.tui.board import Pace, Show
from zonegames.tui.boards.zoneplex.field import cell_spot
from zonegames.tui.spots import SpotId

PACES: Final[dict[type[Event], Pace]] = {
    e.CardDrawn: ("beat", 0),
    e.TilePlaced: ("beat", 2),
    e.MonkleMoved: ("beat", 0),
    e.Teleported: ("beat", 4),
    e.CannotMove: ("beat", 0),
    e.StonePlaced: ("beat", 0),
    e.StoneReturned: ("instant", 0),
    e.RelicDrawn: ("beat", 0),
    e.RelicRevealed: ("beat", 0),
    e.JarGained: ("beat", 0),
    e.RelicPlayed: ("scene", 0),
    e.WallSmashed: ("beat", 0),
    e.DieRolled: ("beat", 4),
    e.FearFaced: ("beat", 0),
    e.Answered: ("beat", 0),
    e.PactSealed: ("beat", 0),
    e.FearWeakened: ("beat", 3),
    e.Attacked: ("beat", 3),
    e.FearDefeated: ("scene", 0),
    e.BattleLost: ("scene", 0),
    e.FearCaptured: ("beat", 0),
    e.PhaseTwo: ("scene", 5),
    e.EnteredEye: ("scene", 3),
    e.Cataclysm: ("scene", 5),
    e.Voted: ("beat", 0),
}
"""By event; all others pass at once."""


def holds(event: Event, view: View) -> bool:
    """Where the screen waits for Enter: at the great turns, and when a battle of who looks has ended."""
    if isinstance(event, e.FearDefeated | e.BattleLost):
        battle = view.battle
        return view.looker is None or (battle is not None and view.looker in battle.party)
    return type(event).waits


def turned_over(show: Show | None, seat: Seat, seats: int) -> bool:
    """Whether that seat's symbol already lies open: at the reveal one follows the other."""
    if show is None or not isinstance(show.event, e.PhaseTwo):
        return True
    return show.progress >= (seat + 1) / seats


def traced(event: Event) -> tuple[SpotId, ...]:
    """The cells that carry a mark until the looker has acted."""
    match event:
        case e.TilePlaced() | e.StonePlaced() | e.StoneReturned() | e.MonkleMoved() | e.Teleported():
            return (cell_spot(event.cell),)
        case e.WallSmashed(cell):
            return (cell_spot(cell),)
        case _:
            return ()


def news(told: Sequence[Event]) -> set[Seat]:
    """Who has something new to look at, as the table can tell: a face-down relic got or lost."""
    seats: set[Seat] = set()
    for event in told:
        match event:
            case e.RelicDrawn(seat) | e.RelicGiven(seat):
                seats.add(seat)
            case e.RelicPlayed(_, "mummy_hand", int(victim)):
                seats.add(victim)
            case _:
                pass
    return seats
