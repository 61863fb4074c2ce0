"""Pages over the board: the team's table, the seven cards, the numbers, what is under the cursor."""

from itertools import takewhile
from typing import Final

from zonegames.engine.telling import capital, counted
from zonegames.games.zone_runners.board import (
    BLOCKER,
    COLLAPSED,
    END,
    GAP,
    HIDDEN,
    START,
    ZONE_OF,
    gap_need,
    may_be_double,
)
from zonegames.games.zone_runners.components import ABILITIES, CARDS, END_CREDITS, RUNNERS
from zonegames.games.zone_runners.facing import faces, faces_briefly
from zonegames.games.zone_runners.sentences import payment_text
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import BONUS_NAMES, RUNNER_NAMES, TRACK_NAMES, ability_brief
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.zone_runners.head import credits_text
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS
from zonegames.tui.boards.zone_runners.texts import MARKS, NUMBERS
from zonegames.tui.lines import Line, Lines, beside, fit, s, seat_name, text_of, wrap

WIDTH: Final = 66


def sheet(scene: Scene, name: str) -> Sheet | None:
    """One of the board's pages by name: "table", "cards" or "numbers"."""
    match name:
        case "table":
            return Sheet("the team", table(scene))
        case "cards":
            return Sheet("the seven Zone cards, both ways up", cards(scene.view))
        case "numbers":
            return Sheet("numbers and marks", numbers())
    return None


def table(scene: Scene) -> Lines:
    """Who leads, the Runners, the Bonus dice, every credit paid or earned."""
    view: View = scene.view
    lines: Lines = []
    for seat, name in enumerate(scene.names):
        own = [RUNNER_NAMES[who] for who in range(len(RUNNERS)) if view.owner(who) == seat]
        words = "captain of this turn" if seat == view.captain else ""
        if view.options.sharing == "crew":
            words = f"{words}{' · ' if words else ''}{', '.join(own)}"
        lines.append([*seat_name(seat, name), *s(f"   {words}", "muted")])
    lines.append([])
    for who in range(len(RUNNERS)):
        ability, short = ABILITIES[who]
        lines.append(
            [*s(f"{RUNNER_NAMES[who]:<10}", f"{INKS[who]} bold"), *s(faces(view.board, who), "text")]
        )
        lines += [[*s(" " * 10), *row] for row in wrap(f"{ability}: {short}", WIDTH - 10, "muted")]
    held = ", ".join(BONUS_NAMES[label] for label in view.bonus) or "none"
    lines += [[], s(f"Bonus dice held: {held}"), []]
    for level, ledger in enumerate(view.ledger, 1):
        lines += _level(f"Level {level}, paid", [payment_text(line) for line in ledger])
    if not view.over:
        earned = [payment_text(line) for line in view.earned]
        lines += _level(f"Level {view.level}, paid when it ends", earned)
    return [*lines, s(f"{credits_text(view)} paid", "text bold")]


def _level(head: str, payments: list[str]) -> Lines:
    return [s(head, "muted"), *(s(f"  {text}") for text in payments or ["nothing yet"])]


# --- cards


def cards(view: View) -> Lines:
    """Every card as printed and turned by half; which are still hidden anybody can work out."""
    shown = {
        zone.card.card: f"Zone {number}{', turned' if zone.card.turned else ''}"
        for number, zone in enumerate(view.zones, 1)
        if zone.card is not None
    }
    lines: Lines = [
        *wrap("Each Level uses all seven. o: first Blocker, O: second Blocker.", WIDTH, "muted"),
        [],
    ]
    blocks = [_card(number, shown.get(number)) for number in range(len(CARDS))]
    for left, right in zip(blocks[::2], [*blocks[1::2], []], strict=True):
        lines += beside(left, right, 36)
    return lines


def _card(number: int, where: str | None) -> Lines:
    """A card both ways up; `where` it lies, None while it is hidden."""
    card = CARDS[number]
    head: Line = [
        *s(f"{card.name}  ", "text bold"),
        *(s("hidden", "warning") if where is None else s(where, "muted")),
    ]
    rows: Lines = []
    for track, (printed, turned) in enumerate(zip(card.face(False), card.face(True), strict=True)):
        rows.append(
            [*s(f" {'HML'[track]}  ", "muted"), *_face(printed), *s("    turned  ", "muted"), *_face(turned)]
        )
    return [head, *rows, []]


def _face(row: str) -> Line:
    text = "".join({".": "▀▀", "_": "  "}.get(mark, f"{mark}▀") for mark in row)
    return s(text, "runners.floor")


def numbers() -> Lines:
    """Why which number is needed, and what the marks of the board mean."""
    lines: Lines = []
    for name, text in NUMBERS:
        rows = wrap(text, WIDTH - 16)
        lines.append([*s(f"{name:<16}", "text bold"), *rows[0]])
        lines += [[*s(" " * 16), *row] for row in rows[1:]]
    lines.append([])
    return lines + [[*fit(s(glyph, "text bold"), 8), *s(text, "muted")] for glyph, text in MARKS]


# --- what is under the cursor


def inspect(scene: Scene, spot: str | None) -> Sheet:
    """What a space, a Zone, a Runner or a die is."""
    view: View = scene.view
    kind, _, rest = (spot or "").partition(":")
    match kind:
        case "space":
            track, column = map(int, rest.split(":"))
            return _space(view, track, column)
        case "zone":
            return _zone(view, int(rest))
        case "runner" | "row":
            return _runner(view, int(rest.partition(":")[0]))
        case "die":
            text = "It serves one Runner; several may be added and subtracted for it."
            return Sheet("a die", wrap(text, WIDTH))
    return Sheet("numbers and marks", numbers())


def explain(scene: Scene, spot: str) -> str:
    """The same in one line, for the mouse: of a space without who stands there."""
    kind, _, rest = spot.partition(":")
    if kind in ("runner", "row"):
        return _runner_briefly(scene.view, int(rest.partition(":")[0]))
    if kind not in ("space", "zone", "die"):
        return ""
    page = inspect(scene, spot)
    first = takewhile(str.strip, text_of(page.lines))
    return f"{page.title}: {' '.join(row.strip() for row in first)}"


def _space(view: View, track: int, column: int) -> Sheet:
    board = view.board
    if column == START:
        return Sheet("Start", wrap("Room for all. It falls with Zone 1.", WIDTH))
    if column == END:
        pays = END_CREDITS[view.level - 1][track]
        text = f"{counted(pays, 'credit')} from the {TRACK_NAMES[track]} track, for the exact number."
        return Sheet("the End Zone", wrap(text, WIDTH))
    lane, zone = board.lanes[track], ZONE_OF[column]
    match lane[column]:
        case mark if mark == GAP:
            first = column - 1 if lane[column - 1] == GAP else column
            need = gap_need(lane, first)
            wants = f"{need} or more, it may be double" if may_be_double(lane, first) else f"exactly {need}"
            text = f"A gap: from its edge {wants}; a run adds its spaces."
        case mark if mark == BLOCKER:
            strength = board.strength(column)
            text = (
                f"A Blocker: Zone {zone} + Level {view.level} = strength {strength}. It throws {zone} back."
            )
        case mark if mark == HIDDEN:
            text = "Not turned over yet. The Blockers are counted on its back."
        case mark if mark == COLLAPSED:
            text = "It has fallen: whoever is thrown here is out."
        case _:
            text = "Floor. Two Runners have room here."
    lines = wrap(text, WIDTH)
    for who, runner in enumerate(board.runners):
        if runner.status == "running" and (runner.track, runner.column) == (track, column):
            lines += [[], s(RUNNER_NAMES[who], f"{INKS[who]} bold"), *_runner(view, who).lines]
    return Sheet(f"{'HML'[track]}{column}, Zone {zone}", lines)


def _zone(view: View, zone: int) -> Sheet:
    seen = view.zones[zone - 1]
    if seen.card is None:
        head, text = "hidden", f"{counted(seen.blockers, 'Blocker')} counted on its back."
    else:
        head = f"{CARDS[seen.card.card].name}{', turned' if seen.card.turned else ''}"
        text = f"{counted(seen.blockers, 'Blocker')} on it."
    lines = wrap(f"{head}. {text}", WIDTH)
    if seen.face != "collapsed":
        turns = view.turns_to_fall(zone)
        lines += wrap(f"It falls after {'this turn' if turns == 1 else f'{turns} turns'}.", WIDTH, "warning")
    return Sheet(f"Zone {zone}", lines)


def _runner(view: View, who: int) -> Sheet:
    ability, short = ABILITIES[who]
    lines = wrap(f"{capital(faces(view.board, who))}.", WIDTH, f"{INKS[who]} bold")
    return Sheet(_runner_title(who), [*lines, *wrap(f"{ability}: {short}", WIDTH)])


def _runner_briefly(view: View, who: int) -> str:
    told = f"{_runner_title(who)}: {faces_briefly(view.board, who)}"
    return f"{told}. {ability_brief(who)}." if view.board.runners[who].status == "running" else f"{told}."


def _runner_title(who: int) -> str:
    return f"{LETTERS[who]} {RUNNER_NAMES[who]}"
