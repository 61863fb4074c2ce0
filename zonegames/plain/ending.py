"""The end of a match in words."""

from typing import Any

from zonegames.engine.events import Event
from zonegames.engine.match import Match


def lines_of_ending(match: Match[Any]) -> list[str]:
    """Verdict, results by place (one for a team, no places where nobody won), and what is worth telling.

    The match must be over.
    """
    outcome, narrator, names = match.outcome, match.game.narrator, match.names
    assert outcome is not None
    verdict = narrator.verdict(outcome, names)
    lines = ["", verdict.headline, *([verdict.reason] if verdict.reason else [])]
    team = outcome.team and len(names) > 1
    helped = {0 if team else assist.seat for assist in match.assists}
    ranked = [0] if team else sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    for seat in ranked:
        place = f"{outcome.places[seat]}. " if any(outcome.won) and not team else ""
        line = f"  {place}{'The team' if team else names[seat]}"
        if outcome.scores is not None:
            line += f": {outcome.scores[seat]}"
            parts = [f"{narrator.part(part)} {points}" for part, points in _parts(outcome.parts, seat)]
            line += f" ({', '.join(parts)})" if parts else ""
        lines.append(line + (", with hints" if seat in helped else ""))
    events: list[Event] = [*match.opening, *(event for entry in match.log for event in entry.events)]
    return [*lines, *narrator.facts(events, outcome, names)]


def _parts(parts: tuple[tuple[tuple[str, int], ...], ...], seat: int) -> tuple[tuple[str, int], ...]:
    return parts[seat] if parts else ()
