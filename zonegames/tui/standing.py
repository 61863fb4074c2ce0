"""How the seats of a running match stand, for the lists of matches."""

from typing import TYPE_CHECKING

from zonegames.tui.lines import Lines, fit, s, seat_name, shorten, width_of, wrap

if TYPE_CHECKING:
    from zonegames.store.saved import SavedMatch


def standing(match: "SavedMatch", width: int, rows: int) -> Lines:
    """Each seat with its words ("hull 10, 1 VP"), in as many rows as they need; where they need more than
    `rows` in all, one row a seat with those of its facts that fit."""
    column = 3 + max(width_of(s(name)) for name in match.names)
    room = width - column
    words = [*match.status.seats, *("" for _ in match.names)]
    told = [wrap(seat, room, "muted") for seat in words[: len(match.names)]]
    if sum(map(len, told)) > rows:
        told = [[s(facts(seat, room), "muted")] for seat in words[: len(match.names)]]
    out: Lines = []
    for seat, (name, block) in enumerate(zip(match.names, told, strict=True)):
        for n, row in enumerate(block):
            out.append(fit(seat_name(seat, name, bold=False) if n == 0 else [], column) + row)
    return out


def facts(words: str, room: int) -> str:
    """As many of the facts between commas as fit, the first one cut if it must be."""
    told = words.split(", ")
    while len(told) > 1 and width_of(s(", ".join(told))) > room:
        told.pop()
    return shorten(", ".join(told), room)
