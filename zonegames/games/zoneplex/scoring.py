"""The result: final Influence, what breaks ties, who has won (4.6, 4.7)."""

from typing import Final

from zonegames.engine.outcome import Outcome, Part
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import EYE_BONUS
from zonegames.games.zoneplex.influence import fear_count, fear_strength, influence_parts
from zonegames.games.zoneplex.state import Reason, State

TIE_BREAKS: Final[tuple[Reason, ...]] = (
    "cataclysm:influence",
    "cataclysm:most_fears",
    "cataclysm:fear_strength",
    "cataclysm:most_relics",
)


def merits(state: State, seat: Seat) -> tuple[int, int, int, int]:
    """What a worthy seat is judged by, in the order of TIE_BREAKS."""
    who = state.seats[seat]
    return (
        state.influence[seat],
        fear_count(who.fears, who.jar),
        fear_strength(who.fears),
        who.relics,
    )


def final_influence(state: State) -> tuple[int, ...]:
    """Influence by seat at the end, with the bonus of The Eye for who entered it."""
    in_eye = state.result.winners if state.result and state.result.reason == "eye" else ()
    return tuple(value + EYE_BONUS * (seat in in_eye) for seat, value in enumerate(state.influence))


def tally(state: State) -> tuple[int, ...]:
    """Influence by seat were the game over now."""
    return tuple(state.true_influence()) if state.result is None else final_influence(state)


def outcome(state: State) -> Outcome | None:
    """The result, once there is one."""
    result = state.result
    if result is None:
        return None
    seats = range(len(state.seats))
    won = tuple(seat in result.winners for seat in seats)
    ranks = [(won[seat], state.seats[seat].worthy, *merits(state, seat)) for seat in seats]
    if result.reason in ("shared", "obliterated"):
        ranks = [(won[seat], state.seats[seat].worthy, 0, 0, 0, 0) for seat in seats]
    return Outcome(
        result.reason,
        tuple(1 + sum(other > mine for other in ranks) for mine in ranks),
        won,
        final_influence(state),
        tuple(_parts(state, seat) for seat in seats),
    )


def _parts(state: State, seat: Seat) -> tuple[Part, ...]:
    parts = influence_parts(
        seat,
        state.seats[seat].wms,
        state.seats[seat].shown,
        state.pyramid,
        state.stones,
        [who.symbol for who in state.seats],
        state.options.unassigned_symbols,
    )
    in_eye = state.result is not None and state.result.reason == "eye"
    if in_eye and seat in (state.result.winners if state.result else ()):
        return (*parts, ("eye", EYE_BONUS))
    return parts
