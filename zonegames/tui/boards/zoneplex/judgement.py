"""How it is decided who wins: the symbols, Influence by its parts, the Cataclysm step by step."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len

from zonegames.engine.seats import Seat
from zonegames.engine.telling import listed
from zonegames.games.zoneplex.components import EYE_BONUS, SYMBOLS
from zonegames.games.zoneplex.events import Cataclysm, EnteredEye, GameOver, PhaseTwo
from zonegames.games.zoneplex.influence import fear_count, fear_strength, influence_parts
from zonegames.games.zoneplex.view import View
from zonegames.tui.board import Scene, Show
from zonegames.tui.boards.zoneplex.asking import Asking, view_of
from zonegames.tui.boards.zoneplex.motion import turned_over
from zonegames.tui.boards.zoneplex.pieces import seat_mark, symbol_sign
from zonegames.tui.lines import Line, Lines, fit, s, shorten, wrap


class VoteAsking(Asking):
    """The Council's vote, below what led to it."""

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        """The last steps of the judgement as far as there is room, then the answers."""
        answers = super().lines(scene, width, height)
        room = height - len(answers)
        return [*lines(scene, width)[-room:], *answers] if room > 0 else answers


EVENTS: Final = (PhaseTwo, Cataclysm, EnteredEye, GameOver)
"""While one of these is on the stage the judgement is shown."""

_PARTS: Final = {
    "strength": "strength",
    "neutral": "neutral",
    "own_symbol": "own symbol",
    "other_symbol": "others' symbols",
    "unassigned_symbol": "nobody's symbols",
    "relics": "relics",
}

_SHORT_PARTS: Final = {
    "strength": "strength",
    "neutral": "neutral",
    "own_symbol": "own",
    "other_symbol": "others'",
    "unassigned_symbol": "free",
    "relics": "relics",
}
WIDE: Final = 50
"""The width from which the sums have whole words."""


def shown(scene: Scene) -> bool:
    """Whether the judgement takes the place of the question."""
    show = scene.show
    return view_of(scene).result is not None or (show is not None and isinstance(show.event, EVENTS))


def title(scene: Scene) -> str:
    view, show = view_of(scene), scene.show
    if view.result is None and show is not None and isinstance(show.event, PhaseTwo):
        return "the symbols"
    return "the judgement"


def lines(scene: Scene, width: int) -> Lines:
    """What the moment tells."""
    view, show = view_of(scene), scene.show
    event = show.event if show is not None else None
    if isinstance(event, PhaseTwo):
        return _symbols(scene, view, show, width)
    if isinstance(event, EnteredEye) or (view.result is not None and view.result.reason == "eye"):
        return _entered(scene, view, width)
    return _cataclysm(scene, view, show, width)


# --- Phase 2 begins


def _symbols(scene: Scene, view: View, show: Show | None, width: int) -> Lines:
    """One seat after the other turns its symbol over; how each Influence arises."""
    out: Lines = []
    if width >= WIDE:
        out = [s("The pyramid is complete. Now Influence counts:", "muted"), []]
    for seat in range(len(view.seats)):
        if not turned_over(show, seat, len(view.seats)):
            out.append([*_name(scene, seat), ("?", "muted")])
            continue
        out += _sums(scene, view, seat, width)
    return out


def _sums(scene: Scene, view: View, seat: Seat, width: int) -> Lines:
    who = view.seats[seat]
    symbol = who.symbol or ""
    dealt = [one for one in view.symbols if one is not None]
    parts = influence_parts(
        seat, who.wms, who.shown, view.pyramid, view.stones, dealt, view.options.unassigned_symbols
    )
    total = sum(worth for _, worth in parts)
    names = _PARTS if width >= WIDE else _SHORT_PARTS
    sums = " ".join(f"{worth:+d} {names[part]}" for part, worth in parts).removeprefix("+")
    sign = symbol_sign(symbol, scene.glyphs) if symbol else "?"
    name = SYMBOLS[symbol].name if symbol else ""
    head: Line = [
        *_name(scene, seat),
        (f"{sign} {name:<9}", "text bold"),
        (f"Influence {total}", "text bold"),
    ]
    return [head, s(shorten(f"   {sums}", width), "muted")]


# --- the end


def _entered(scene: Scene, view: View, width: int) -> Lines:
    seat = view.result.winners[0] if view.result is not None else view.seat
    rivals = [(view.influence[other], other) for other in range(len(view.seats)) if other != seat]
    most, rival = max(rivals)
    eye = "<()>" if scene.glyphs.ascii else "‹◖◗›"
    return [
        [],
        [("  ", "text"), (eye, "zoneplex bold"), ("  The Eye opens.", "text bold")],
        [],
        [*_name(scene, seat), ("enters and wins.", "text bold")],
        [],
        s("a full set of Fears,"),
        *wrap(
            f"and the lead: {view.influence[seat]} + {EYE_BONUS} for The Eye, "
            f"{scene.names[rival]} has {most}.",
            width - 2,
        ),
    ]


_STEPS: Final = ("Influence", "Fears", "strength of Fears", "relics")


def _cataclysm(scene: Scene, view: View, show: Show | None, width: int) -> Lines:
    """Who is worthy, then tie-break after tie-break until one is left."""
    seats = range(len(view.seats))
    worthy = [seat for seat in seats if view.seats[seat].worthy]
    out: Lines = [s("1  A full set of Fears", "text bold")]
    progress = show.progress if show is not None and isinstance(show.event, Cataclysm) else 1.0
    for seat in seats:
        if progress < (seat + 1) / len(view.seats):
            out.append(_name(scene, seat))
        elif seat in worthy:
            out.append([*_name(scene, seat), ("worthy", "success")])
        else:
            struck = [
                (text, f"{style} strike" if i > 2 else style)
                for i, (text, style) in enumerate(_name(scene, seat))
            ]
            out.append([*struck, ("✗ obliterated", "error")])
    if progress < 1:
        return out
    left = worthy
    for number, what in enumerate(_STEPS, 2):
        if (len(left) < 2 and number > 2) or not left:
            break
        values = {seat: _merits(view, seat)[number - 2] for seat in left}
        best = max(values.values())
        out.append([(f"{number}  {what}  ", "text bold"), *_standings(scene, values, width - len(what) - 6)])
        left = [seat for seat in left if values[seat] == best]
    return [*out, *_verdict(scene, view, left, width)]


def _standings(scene: Scene, values: Mapping[Seat, int], width: int) -> Line:
    """Who has how much, by name or, where that is too long, by mark."""
    told = ", ".join(f"{scene.names[seat]} {value}" for seat, value in values.items())
    if cell_len(told) <= width:
        return s(told)
    marked: Line = []
    for seat, value in values.items():
        marked += [*seat_mark(seat, scene.glyphs)[1:], (f"{value} ", "text")]
    return marked


def _verdict(scene: Scene, view: View, left: list[Seat], width: int) -> Lines:
    if not left:
        return [[], *wrap("Nobody is worthy: the Zoneplex wins.", width, "error bold")]
    winners = view.result.winners if view.result is not None else ()
    if not winners:
        if len(left) < 2:
            return []
        votes = view.options.council and len(left) < len(view.seats)
        return wrap(f"A tie to the end{': the Council votes' if votes else ''}.", width, "warning")
    names = listed([scene.names[seat] for seat in winners])
    how = {"council": " by vote of the Council", "shared": ", sharing the victory"}
    reason = how.get(view.result.reason, "") if view.result is not None else ""
    verb = "wins" if len(winners) == 1 else "win"
    return [[], *wrap(f"{names} {verb}{reason}.", width, "success bold")]


def _merits(view: View, seat: Seat) -> tuple[int, int, int, int]:
    who = view.seats[seat]
    return view.influence[seat], fear_count(who.fears, who.jar), fear_strength(who.fears), who.relics


def _name(scene: Scene, seat: Seat) -> Line:
    name = shorten(scene.names[seat], 10)
    return fit([(" ", "text"), *seat_mark(seat, scene.glyphs), (f" {name}", "text")], 15)
