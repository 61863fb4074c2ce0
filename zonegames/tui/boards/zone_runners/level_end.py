"""The ledger of a Level that is over: who earned what, counted up."""

from zonegames.engine.telling import counted
from zonegames.games.zone_runners.events import LevelEnded
from zonegames.games.zone_runners.state import Payment
from zonegames.games.zone_runners.words import RUNNER_NAMES, TRACK_NAMES
from zonegames.tui.board import Show
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, chip_ink
from zonegames.tui.lines import Box
from zonegames.tui.surface import Surface


def paint_level_end(surface: Surface, box: Box, show: Show, event: LevelEnded) -> None:
    """Who, why, how much; the total grows with the show."""
    inside = surface.panel(box, f"Level {event.level} is over", "Enter goes on", lit=True)
    shown = round(event.credits * min(1.0, show.progress))
    spent = 0
    for y, line in enumerate(event.payments[: inside.height - 1], inside.y):
        amount = max(0, min(line.amount, shown - spent))
        spent += line.amount
        _payment(surface, inside, y, line, amount)
    y = inside.y + inside.height - 1
    before = event.total - event.credits
    surface.put(inside.x, y, f"{before} before", "muted")
    total = f"{counted(before + shown, 'credit')} in all"
    surface.put(inside.x + 16, y, f"+{shown}", "zone-runners bold")
    surface.put(inside.x + 22, y, total, "text bold")


def _payment(surface: Surface, inside: Box, y: int, line: Payment, amount: int) -> None:
    x = inside.x
    if line.who is None:
        surface.put(x, y, " ✗ ", "error bold")
        surface.put(x + 4, y, "team", "text bold")
    else:
        surface.put(x, y, f" {LETTERS[line.who]} ", *chip_ink(line.who))
        surface.put(x + 4, y, RUNNER_NAMES[line.who], f"{INKS[line.who]} bold")
    why = {
        "finished": f"home on the {TRACK_NAMES[line.detail]} track" if line.why == "finished" else "",
        "out": f"out under Zone {line.detail}",
        "blockers": f"{counted(line.detail, 'Blocker')} beaten",
    }[line.why]
    surface.put(x + 14, y, why, "text")
    surface.put(x + 42, y, f"{amount:>3}", "zone-runners bold")
