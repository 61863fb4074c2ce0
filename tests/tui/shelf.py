"""Games, matches and names for the tests of the shell."""

from pathlib import Path

from textual.pilot import Pilot

from zonegames.engine.narration import Status
from zonegames.games import CatalogueEntry
from zonegames.store.saved import SavedMatch
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.screens.picker import Shelf

NOW = 1_700_000_000
SIZES = [(80, 24), (120, 36)]

HOSTILE = [
    "Bob[/]",
    "[red]Al[/red]",
    "[@click=app.quit]Eve[/]",
    "[bold",
    "日本語太郎さんの名前は長い",
    "e" + "\u0301" * 16,
    "a\x1b[31mb\x07c",
    "שלום עולם",
    "\u202eevil\u202c",
    "x" * 200,
]
"""What people may type or paste as a name."""


def entry(game: str, title: str, people: str, few: int, many: int, minutes: str = "30") -> CatalogueEntry:
    """A catalogue entry with some words."""
    summary, about = f"One line about {title}.", ("What one does,", "what it asks,", "how it is won.")
    return CatalogueEntry(game, title, few, many, people, minutes, summary, about, bots=True)


FIVE = (
    entry("elemenz", "ElemenZ", "2-4 players", 2, 4),
    entry("exploration-warzone", "Exploration: Warzone", "2-4 players", 2, 4),
    entry("zogars-revenge", "Zogar's Revenge", "solo or 2-6", 1, 6, "10-20"),
    entry("zone-runners", "Zone Runners", "1-4, a team", 1, 4),
    entry("zoneplex", "Zoneplex", "3-5 players", 3, 5, "70"),
)


def saved(
    number: int = 1, game: str = "zoneplex", names: tuple[str, ...] = ("Mira", "Bo", "Cy")
) -> SavedMatch:
    """A running match."""
    status = Status("turn 12, Mira to move", "24 tiles to place", tuple("strength 2" for _ in names))
    players = tuple("person" for _ in names)
    return SavedMatch(number, game, "", names, players, "running", status, 40, NOW - 9000, NOW - 600)


def shelf(*matches: SavedMatch) -> Shelf:
    """Five games and these matches."""
    return Shelf(FIVE, list(matches), {"zoneplex": "played 6 · last won by Bo with 14"}, NOW)


def app_with_store(folder: Path) -> ZonegamesApp:
    """The app as people run it, with an empty store of its own."""
    return ZonegamesApp(Store.open(folder))


async def show_shelf(app: ZonegamesApp, pilot: Pilot[int], *matches: SavedMatch) -> None:
    """Wait until the app has read its own lists, then show five games and these matches instead."""
    await pilot.pause()
    app.picker.read(shelf(*matches))
    await pilot.pause()
