"""Final score, ranking and outcome (rulebook, Game end and scoring; EW-R34 to EW-R36)."""

from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import RELICS
from zonegames.games.exploration_warzone.state import Commander, WarzoneState


def relic_points(commander: Commander) -> int:
    """What the relics pay at the end."""
    return sum(RELICS[relic].vp for relic in commander.relics)


def score(commander: Commander) -> int:
    """V tokens and relic rewards."""
    return commander.stock["V"] + relic_points(commander)


def standing_of(commander: Commander) -> tuple[int, int, int, int]:
    """What is compared, in this order: score, relics, HP, Credits + Experience + Technology."""
    stock = commander.stock
    tokens = stock["C"] + stock["E"] + stock["T"]
    return score(commander), len(commander.relics), commander.hp, tokens


def ranking(state: WarzoneState) -> tuple[tuple[Seat, ...], ...]:
    """The seats by place, best first, ties together: the living, then the destroyed, the last to fall first.

    Those destroyed by one blow are compared with one another in the same way.
    """
    commanders = state.commanders
    living = [seat for seat, commander in enumerate(commanders) if commander.alive]
    places: list[tuple[Seat, ...]] = []
    for group in (living, *reversed(state.fallen)):
        keys = sorted({standing_of(commanders[seat]) for seat in group}, reverse=True)
        places += [tuple(s for s in sorted(group) if standing_of(commanders[s]) == key) for key in keys]
    return tuple(places)


def tally(state: WarzoneState) -> tuple[int, ...]:
    """Each seat's score were the game over now."""
    return tuple(score(commander) for commander in state.commanders)


def outcome(state: WarzoneState) -> Outcome | None:
    """The result, once there is one; the first of the reasons stands for all."""
    if not state.reasons:
        return None
    places = [0] * len(state.commanders)
    place = 1
    for group in ranking(state):
        for seat in group:
            places[seat] = place
        place += len(group)
    return Outcome(
        reason=state.reasons[0],
        places=tuple(places),
        won=tuple(place == 1 for place in places),
        scores=tally(state),
        parts=tuple(
            (("vp", commander.stock["V"]), *((relic, RELICS[relic].vp) for relic in commander.relics))
            for commander in state.commanders
        ),
    )
