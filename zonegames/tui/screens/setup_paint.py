"""The set-up, painted: who plays, the options, what the choices mean."""

from dataclasses import dataclass

from zonegames.tui.field import Field
from zonegames.tui.lines import (
    Line,
    Lines,
    beside,
    fill,
    fit,
    frame,
    in_spot,
    mark,
    pull,
    s,
    seat_name,
    shorten,
    width_of,
    wrap,
)
from zonegames.tui.page import bar, body_height, choice, cursor, is_wide
from zonegames.tui.previews import WIDTH as PICTURE
from zonegames.tui.previews import picture
from zonegames.tui.screens.seating import PLAYED_BY, Row, Seating

NAME = 18
"""Cells of a name field."""


@dataclass(slots=True)
class Draft:
    """What the set-up screen shows: the choices, the cursor, and what is being typed."""

    seating: Seating
    at: str = "start"
    field: Field | None = None
    trouble: str = ""
    """Why the match cannot start like this."""

    said: str = ""
    """A passing word."""

    @property
    def on_seats(self) -> bool:
        return self.at.startswith("seat:") or self.at in ("add", "start")


def paint_body(draft: Draft, width: int, height: int) -> Lines:
    """The body for any size."""
    rows = body_height(height)
    if not is_wide(width, height):
        return _small(draft, width, rows)
    left = 70
    margin = min(6, (width - 118) // 2)
    right = min(60, width - left - 3 - 2 * margin)
    tall = min(rows - 1, 34)
    who_tall = 17
    who = frame(who_plays(draft, left - 2, who_tall - 2), left, who_tall, "who plays", lit=draft.on_seats)
    means = frame(meaning(draft, left - 2), left, tall - who_tall, "what that means")
    listed = options(draft, right - 2, tall - 2, explained=True)
    column = frame(listed, right, tall, "options", lit=not draft.on_seats)
    block = beside([*who, *means], [s("  ") + line for line in column], left)
    return [[], *(s(" " * max(1, (width - left - 2 - right) // 2)) + line for line in block)]


def _small(draft: Draft, width: int, rows: int) -> Lines:
    tall = min(draft.seating.count + 3 + draft.seating.can_add() + (rows >= 22), rows - 7) + 1
    who = frame(who_plays(draft, width - 2, tall - 2), width, tall, "who plays", lit=draft.on_seats)
    rest = rows - tall
    listed = options(draft, width - 2, rest - 2, explained=rest >= 24)
    return [*who, *frame(listed, width, rest, "options", lit=not draft.on_seats)]


# --- who plays


def who_plays(draft: Draft, width: int, rows: int) -> Lines:
    """A line a seat: mark, name, who plays it; then one more seat, and the start."""
    seating = draft.seating
    need = seating.count + seating.can_add() + 2
    air: Lines = [[]] if rows >= 2 * (need - 1) + 1 else []
    out: Lines = [*air, s("    seat  name               played by", "muted"), *air]
    for seat in range(seating.count):
        out += [*in_spot([_seat_line(draft, seat, width)], f"seat:{seat}"), *air]
    if seating.can_add():
        lit = draft.at == "add"
        line = cursor(lit) + s(f"  {seating.count + 1}    ", "muted") + s("a", "text bold underline")
        line += s("  add a seat", "text bold" if lit else "muted")
        out += in_spot([fit(line, width)], "add")
    out += [[] for _ in range(rows - len(out) - 1 - len(air))]
    lit = draft.at == "start"
    line = cursor(lit) + s(" s ", "background on primary bold" if lit else "text bold underline")
    line += s(" start the game", "text bold" if lit else "text")
    return [*out[: rows - 1 - len(air)], *in_spot([fit(line, width)], "start"), *air]


def _seat_line(draft: Draft, seat: int, width: int) -> Line:
    seating, place = draft.seating, draft.seating.places[seat]
    lit = draft.at == f"seat:{seat}"
    typed = draft.field if lit else None
    clash = typed is not None and seating.clashes(seat, typed.text)
    ink = f"{'error' if clash else f'seat{seat + 1}'} bold on panel"
    if typed is not None:
        name = fit(s(" ", ink) + typed.line(NAME - 2, f"{ink} underline"), NAME, ink)
    else:
        name = fit(s(f" {place.name}", ink + " underline" * lit), NAME, ink)
    line = (
        cursor(lit) + s("  ") + [mark(seat)] + s("   ") + [(t, f"{st} @seat:{seat}:name") for t, st in name]
    )
    line += s("  ")
    if len(seating.players) > 1:
        line += choice(PLAYED_BY[place.player], f"by:{seat}", lit)
    else:
        line += s(PLAYED_BY[place.player], "text" if lit else "muted")
    note: Line = []
    if clash and typed is not None:
        note = s(f"✗ taken: {seating.free(seat, typed.text)} is free ", "error")
    elif lit and typed is None and seating.can_drop():
        note = [("Del", f"text bold @drop:{seat}"), (" drop ", f"muted @drop:{seat}")]
    return pull(line, note, width)


# --- options


def options(draft: Draft, width: int, rows: int, *, explained: bool) -> Lines:
    """The options in the order in which they are asked, each with what it does when there is room.

    When not all fit, the lit one stays in view and the edges say how many there are beyond.
    """
    blocks: list[Lines] = []
    at = 0
    group = ""
    listed = draft.seating.rows()
    for row in listed:
        title = "at this table" if row.spec.looks else "rules of this game"
        block: Lines = []
        if title != group and explained:
            block, group = [s(f"  {title}", "primary")], title
        block += in_spot(_option(draft, row, width, explained), row.id)
        if draft.at == row.id:
            at = len(blocks)
        blocks.append(block)
    blocks.append(_more(draft, width, explained))
    if draft.at in ("more", "seed"):
        at = len(blocks) - 1
    if draft.seating.more:
        blocks.append(_seed(draft, width, explained))
        at = len(blocks) - 1 if draft.at == "seed" else at
    out = [line for block in blocks for line in block]
    if len(out) + explained <= rows:
        return [*([[]] if explained and len(out) < rows else []), *out]
    return _window(blocks, at, width, rows)


def _option(draft: Draft, row: Row, width: int, explained: bool) -> Lines:
    lit = draft.at == row.id
    title: Line
    if row.seat is None:
        title = s(row.spec.title, "text bold" if lit else "text")
    else:
        name = draft.seating.places[row.seat].name
        title = s(f"{row.spec.title}  ", "text bold" if lit else "text") + seat_name(row.seat, name, bold=lit)
    out = [pull(cursor(lit) + title, choice(row.choice.label, row.id, lit) + s(" "), width)]
    last_of_seats = row.seat is None or row.seat == draft.seating.count - 1
    if explained and last_of_seats:
        out += [s("   ") + line for line in wrap(row.choice.says or row.spec.says, width - 4, "muted")[:2]]
        out.append([])
    return out


def _more(draft: Draft, width: int, explained: bool) -> Lines:
    lit, open_ = draft.at == "more", draft.seating.more
    words = "fewer options" if open_ else f"more ({draft.seating.hidden()})"
    line = cursor(lit) + s("m", "text bold underline") + s(f"  {words}", "text bold" if lit else "muted")
    return in_spot([fit(line, width), *([[]] if explained else [])], "more")


def _seed(draft: Draft, width: int, explained: bool) -> Lines:
    lit = draft.at == "seed"
    seed = draft.seating.seed
    if lit and draft.field is not None:
        value: Line = draft.field.line(22, "text bold on panel underline")
    else:
        value = s("random" if seed is None else str(seed), "text bold" if lit else "text")
    out = [pull(cursor(lit) + s("Seed", "text bold" if lit else "text"), [*value, *s("  ")], width)]
    if explained:
        out.append(s("   A number plays the same deal again.", "muted"))
    return in_spot(out, "seed")


def _window(blocks: list[Lines], at: int, width: int, rows: int) -> Lines:
    """As many blocks round the lit one as fit."""
    first = last = at
    size = len(blocks[at])
    while True:
        if last + 1 < len(blocks) and size + len(blocks[last + 1]) <= rows - 1:
            last += 1
            size += len(blocks[last])
        elif first > 0 and size + len(blocks[first - 1]) <= rows - 1:
            first -= 1
            size += len(blocks[first])
        else:
            break
    out = [line for block in blocks[first : last + 1] for line in block]
    above, below = first, len(blocks) - 1 - last
    words = "   ".join([f"▲ {above} above"] * (above > 0) + [f"▼ {below} below"] * (below > 0))
    return [*fill(out, width, rows - 1), s(f"   {words}", "muted")]


# --- what it means


def meaning(draft: Draft, width: int) -> Lines:
    """The choices in one look: the order, how long, who plays."""
    seating = draft.seating
    words: Lines = [[], s("in this order", "muted")]
    line: Line = []
    room = width - PICTURE - 3
    for seat, place in enumerate(seating.places):
        shown = [*seat_name(seat, shorten(place.name, room - 4), bold=False), ("  ", "text")]
        if line and width_of(line) + width_of(shown) > room:
            words.append(line)
            line = []
        line = line + shown
    words += [line, [], s(f"about {seating.entry.minutes} min")]
    bots = sum(place.player != "person" for place in seating.places)
    if bots:
        words.append(s(f"{bots} by the computer", "muted"))
    words += wrap("Everything is saved by itself after every choice.", room, "muted")
    return beside([[], *picture(seating.entry.id)], words, PICTURE + 2)


# --- what is asked


def asks(draft: Draft, width: int) -> Lines:
    """The two lines below: what Enter does at the cursor, and what the lit entry is about."""
    if draft.said:
        return bar(_first(draft), s(shorten(draft.said, width - 4), "warning"), "", width)
    second, aside = _second(draft, width - 4)
    aside = aside if width >= 100 else ""
    return bar(_first(draft), s(shorten(second, width - 4 - len(aside)), "muted"), aside, width)


def _first(draft: Draft) -> Line:
    seating = draft.seating
    if draft.at.startswith("seat:"):
        seat = int(draft.at.split(":")[1])
        who = seat_name(seat, seating.places[seat].name)
        if draft.field is None:
            return [*who, *s(": Enter changes the name.")]
        if seating.clashes(seat, draft.field.text):
            free = seating.free(seat, draft.field.text)
            return [
                *who,
                *s(": this name is taken. Enter takes "),
                *s(free, "text bold"),
                *s(", or type another."),
            ]
        return [*who, *s(": type a name, Enter takes it.")]
    if draft.at == "add":
        return s(f"Enter adds seat {seating.count + 1}.")
    if draft.at == "more":
        return s(
            "Enter shows "
            + ("the usual options only." if seating.more else "the rarer options and the seed.")
        )
    if draft.at == "seed":
        return s(
            "Enter takes this number."
            if draft.field
            else "Enter lets you type a seed; ← goes back to a random one."
        )
    if row := next((r for r in seating.rows() if r.id == draft.at), None):
        listed = " Enter lists them all." if row.many else ""
        told = s(f"   ← → change it.{listed}", "muted")
        return s(f"{row.spec.title}: ") + s(row.choice.label, "text bold") + told
    if draft.trouble:
        return s("✗ ", "error") + s(draft.trouble, "error")
    names = "one person" if seating.count == 1 else f"{seating.count} seats"
    return s("Enter starts ") + s(seating.entry.title, f"{seating.entry.id} bold") + s(f" with {names}.")


def _second(draft: Draft, width: int) -> tuple[str, str]:
    """What the lit entry is about; where that and what its choice means do not fit, the choice alone."""
    seating = draft.seating
    if row := next((r for r in seating.rows() if r.id == draft.at), None):
        closed = next((c.closed for c in row.choices if c.closed), "")
        says = f"{row.spec.says} {row.choice.says}".strip()
        says = row.choice.says if row.choice.says and len(says) > width else says
        return says, closed if len(says) < 50 else ""
    if draft.at == "seed":
        return "The same seed, seats and choices play the same deal again.", ""
    if draft.at.startswith("seat:"):
        if draft.field is not None:
            return "1 to 16 letters; every seat has its own name.", ""
        if len(seating.players) > 1:
            return "← → say who plays this seat: a person here, or the computer.", "then: Tab, the options"
        return "Everybody plays at this keyboard.", "then: Tab, the options"
    return "All choices have a default: you can start at once.", "Tab goes to the options"
