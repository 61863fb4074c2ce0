"""What a Level pays, what the credits of a match are made of, and the result."""

from zonegames.engine.outcome import Outcome, Part
from zonegames.games.zone_runners.board import Board
from zonegames.games.zone_runners.components import END_CREDITS
from zonegames.games.zone_runners.state import Payment, State


def payments(board: Board, participants: tuple[int, ...]) -> tuple[Payment, ...]:
    """The ledger of a Level were it over now: finished Runners by track, Runners that went out during it
    by Zone, defeated Blockers at the Level number each (ZR-R34)."""
    lines: list[Payment] = []
    for who in participants:
        runner = board.runners[who]
        if runner.status == "finished":
            lines.append(Payment(who, "finished", runner.track, END_CREDITS[board.level - 1][runner.track]))
        elif runner.status == "out":
            lines.append(Payment(who, "out", runner.zone, runner.zone))
    if board.beaten:
        lines.append(Payment(None, "blockers", len(board.beaten), len(board.beaten) * board.level))
    return tuple(lines)


def parts(ledger: tuple[tuple[Payment, ...], ...]) -> tuple[Part, ...]:
    """What the credits are made of: one part for each Level and source in the ledger."""
    found: dict[str, int] = {}
    for level, lines in enumerate(ledger, 1):
        for line in lines:
            key = f"level_{level}_{line.why}"
            found[key] = found.get(key, 0) + line.amount
    return tuple(found.items())


def outcome(state: State) -> Outcome | None:
    """The result of the team, once the last Level is over: won when a Runner came home."""
    if state.stack:
        return None
    finished = any(runner.status == "finished" for runner in state.board.runners)
    return Outcome(
        reason="course_completed" if finished else "all_out",
        places=(1,) * state.seats,
        won=(finished,) * state.seats,
        scores=(state.credits,) * state.seats,
        parts=(parts(state.ledger),) * state.seats,
        team=True,
    )


def tally(state: State) -> tuple[int, ...]:
    """The credits of the team, with what the running Level would pay now; the same for each seat."""
    open_level = () if state.paid else payments(state.board, state.participants)
    return (state.credits + sum(line.amount for line in open_level),) * state.seats
