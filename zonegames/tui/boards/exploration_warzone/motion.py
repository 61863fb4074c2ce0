"""How long each event stays in view, in how many pictures, and what it leaves marked."""

from typing import Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone import events as e
from zonegames.games.exploration_warzone.components import CARD_NAMES
from zonegames.games.exploration_warzone.view import SeatView
from zonegames.tui.board import Pace, Scene, Show, Weight
from zonegames.tui.spots import SpotId

WEIGHTS: Final[dict[type[Event], Weight]] = {
    e.Revealed: "scene",
    e.ContactMet: "scene",
    e.CombatRevealed: "scene",
    e.GlobalEffect: "scene",
    e.ShipDestroyed: "scene",
    e.GameStarted: "instant",
    e.RoundStarted: "instant",
    e.RoundEnded: "instant",
    e.GameOver: "instant",
    e.HexPlaced: "instant",
    e.Committed: "instant",
    e.WarHexSeen: "instant",
    e.Paid: "instant",
    e.RowRefilled: "instant",
    e.WarzoneSettled: "instant",
}
"""By event; all others are told for a beat."""

BARE_FROM: Final = 0.4
FACE_UP_FROM: Final = 0.7
"""While the hexes are turned up: first their backs, then nothing on them, then their faces."""


def pace(event: Event) -> Pace:
    """How long an event stays in view, and in how many pictures."""
    return WEIGHTS.get(type(event), "beat"), _pictures(event)


def _pictures(event: Event) -> int:
    match event:
        case e.Revealed():
            return 3
        case e.CombatRevealed():
            return max(1, min(6, max(event.power_attacker, event.power_defender)))
        case e.Damage():
            return max(1, min(4, event.amount))
        case _:
            return 0


def traced(event: Event) -> tuple[SpotId, ...]:
    """The seats that carry a mark until the looker has acted; whose doing it was comes first."""
    seats = dict.fromkeys(getattr(event, name, None) for name in ("seat", "victim", "over"))
    return tuple(f"seat:{seat}" for seat in seats if isinstance(seat, int))


def doer(event: Event) -> Seat | None:
    """Whose doing an event is."""
    for name in ("seat", "attacker", "a"):
        seat = getattr(event, name, None)
        if isinstance(seat, int):
            return seat
    return None


def holding(event: Event | None) -> str:
    """What has come to a stop, and what Enter leads to."""
    match event:
        case e.CombatRevealed(power_attacker=attacker, power_defender=defender):
            return f"Combat {attacker} : {defender}. Enter goes on to what it does."
        case e.GlobalEffect(card=card):
            return f"{CARD_NAMES[card]} hits everybody. Enter goes on."
        case e.WarzoneSettled():
            return "All contacts are settled. Enter ends the round."
        case _:
            return "Enter goes on."


def turning(show: Show | None) -> bool:
    """Whether the hexes are being turned up and their faces are not to be seen yet."""
    return show is not None and isinstance(show.event, e.Revealed) and show.progress < FACE_UP_FROM


def bare(show: Show | None) -> bool:
    """Whether their backs have lost their marks already."""
    return show is not None and turning(show) and show.progress >= BARE_FROM


def shown_hp(scene: Scene, seat: SeatView) -> int:
    """The hull while a blow is being shown: it sinks from picture to picture."""
    show = scene.show
    if show is None or not isinstance(show.event, e.Damage | e.GlobalHit) or show.event.seat != seat.seat:
        return seat.hp
    before: int = show.before.seats[seat.seat].hp
    return round(before + (seat.hp - before) * show.progress)


def counting(show: Show | None) -> bool:
    """Whether the powers of a combat still count up."""
    return show is not None and isinstance(show.event, e.CombatRevealed) and show.progress < 1


def shown_powers(show: Show | None, powers: tuple[int, int]) -> tuple[int, int]:
    """The powers of attacker and defender; they count up while the War hexes are shown."""
    if show is None or not counting(show):
        return powers
    return round(powers[0] * show.progress), round(powers[1] * show.progress)
