"""The course in words, for those who do not see it: Runners first, then Zones, tracks and credits."""

from collections.abc import Iterator

from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, told
from zonegames.games.zone_runners.board import (
    BLOCKER,
    END,
    GAP,
    ZONE_OF,
    Board,
    first_column,
    gap_need,
    may_be_double,
    space_name,
)
from zonegames.games.zone_runners.components import ABILITIES, CARDS, COLUMNS, END_CREDITS, RUNNERS, TRACKS
from zonegames.games.zone_runners.facing import faces
from zonegames.games.zone_runners.sentences import payment_reason
from zonegames.games.zone_runners.state import Payment
from zonegames.games.zone_runners.view import View, ZoneView
from zonegames.games.zone_runners.words import BONUS_NAMES, RUNNER_NAMES, TRACK_NAMES, card_name, dice_text


def table_lines(view: View, names: Names) -> list[str]:
    """All there is to see: the same for everybody."""
    if view.over:
        return [*_runner_lines(view), *_credit_lines(view)]
    return [
        *at_hand(view),
        *_dice_lines(view),
        *_team_lines(view, names),
        *_ability_lines(),
        *_zone_lines(view),
        _end_zone(view),
        *_hidden_cards(view),
        *_credit_lines(view),
    ]


def at_hand(view: View) -> list[str]:
    """Where the Runners stand and what they face, and what falls next."""
    return [*_runner_lines(view), f"{_falls(view, view.falls_next)}."]


def _runner_lines(view: View) -> Iterator[str]:
    for who, runner in enumerate(view.board.runners):
        facing = faces(view.board, who)
        if runner.status != "running":
            yield f"{RUNNER_NAMES[who]}: {facing}."
            continue
        place = space_name(runner.track, runner.column)
        track = f"{place} on the {TRACK_NAMES[runner.track]} track" if place == "Start" else place
        acted = ", has acted" if runner.acted else ""
        yield f"{RUNNER_NAMES[who]}: {track} in Zone {ZONE_OF[runner.column]}{acted}; {facing}."


def _dice_lines(view: View) -> list[str]:
    held = ", ".join(BONUS_NAMES[label] for label in view.bonus) or "none"
    bonus = f"Bonus dice held: {held}."
    if not view.dice:
        return [f"{counted(view.board.active(), 'die', 'dice')} to roll, Bonus dice apart.", bonus]
    return [f"Dice left: {dice_text(view.unused())}.", bonus]


def _team_lines(view: View, names: Names) -> list[str]:
    lines = [f"{names[view.captain]} is captain of this turn."]
    if view.options.sharing == "crew":
        lines += [
            f"{names[view.owner(who)]} decides for the {RUNNER_NAMES[who]}." for who in range(len(RUNNERS))
        ]
    return lines


def _ability_lines() -> list[str]:
    return [f"{RUNNER_NAMES[who]}'s {ability}: {short}" for who, (ability, short) in enumerate(ABILITIES)]


# --- the course


def _falls(view: View, zone: int) -> str:
    """When this Zone, which still stands, goes."""
    turns = view.turns_to_fall(zone)
    if turns == 1:
        return f"Zone {zone} falls at the end of this turn"
    return f"Zone {zone} falls after {counted(turns - 1, 'more turn')}"


def _zone_lines(view: View) -> Iterator[str]:
    yield "Spaces have a letter for the track, H high, M mid, L low, and the number of their column."
    for zone, seen in enumerate(view.zones, 1):
        yield _zone_head(view, zone, seen)
        if seen.face == "open":
            for track in range(len(TRACKS)):
                yield from told(
                    f"Zone {zone}, {TRACK_NAMES[track]} track", _marks(view.board, track, zone), "floor only"
                )


def _zone_head(view: View, zone: int, seen: ZoneView) -> str:
    if seen.face == "collapsed":
        return f"Zone {zone} has collapsed."
    first = first_column(zone)
    columns = f"columns {first} to {first + COLUMNS - 1}"
    if seen.card is None:
        return f"{_falls(view, zone)}: hidden, {columns}, {counted(seen.blockers, 'Blocker')} on its back."
    name = card_name(seen.card.card)
    return f"{_falls(view, zone)}: {name}, {columns}, {counted(seen.blockers, 'Blocker')}."


def _marks(board: Board, track: int, zone: int) -> Iterator[str]:
    """Gaps and Blockers of one track of a Zone, from the left."""
    lane, first = board.lanes[track], first_column(zone)
    for column in range(first, first + COLUMNS):
        name = space_name(track, column)
        if lane[column] == BLOCKER:
            yield f"{name} Blocker of strength {board.strength(column)}"
        elif lane[column] == GAP and lane[column - 1] == GAP:
            yield f"{name} second half of the double gap"
        elif lane[column] == GAP:
            double = "double gap" if lane[column + 1] == GAP else "gap"
            more = " or more" if may_be_double(lane, column) else ""
            yield f"{name} {double} that needs {gap_need(lane, column)}{more}"


def _end_zone(view: View) -> str:
    high, mid, low = END_CREDITS[view.level - 1]
    return f"Column {END} is the End Zone: it pays {high} on the high track, {mid} mid, {low} low."


def _hidden_cards(view: View) -> list[str]:
    shown = {zone.card.card for zone in view.zones if zone.card is not None}
    hidden = [card.name for number, card in enumerate(CARDS) if number not in shown]
    return told("Cards still hidden", hidden) if hidden else []


def _payments(ledger: tuple[Payment, ...]) -> list[str]:
    return [f"{line.amount} for {payment_reason(line)}" for line in ledger]


def _credit_lines(view: View) -> Iterator[str]:
    yield f"Paid so far: {counted(view.credits, 'credit')}."
    for level, ledger in enumerate(view.ledger, 1):
        yield from told(f"Level {level} paid", _payments(ledger), "nothing")
    if not view.over:
        yield from told(f"Level {view.level} pays at its end", _payments(view.earned), "nothing yet")
