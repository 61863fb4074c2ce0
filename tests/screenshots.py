"""Draws the README's pictures anew: `python -m tests.screenshots`."""

import asyncio
import itertools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import textual.constants

from zonegames.engine.driver import Driver
from zonegames.engine.match import Match, new_match
from zonegames.engine.record import record_of, replay
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import load_game
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.boards import load_board
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.session import TableSettings

FOLDER: Final = Path(__file__).parents[1] / "assets" / "screenshots"
SIZE: Final = (120, 36)


@dataclass(frozen=True)
class Picture:
    """One game at one moment: so many computer moves after set-up."""

    game: str
    names: tuple[str, ...]
    seed: int
    moves: int
    options: dict[str, str] = field(default_factory=dict)


PICTURES: Final = (
    Picture("zogars-revenge", ("Mira",), 5, 33, {"difficulty": "adventurer"}),
    Picture("exploration-warzone", ("Mira", "Oren", "Tam"), 5, 54),
    Picture("zone-runners", ("Mira", "Bo"), 5, 30),
    Picture("zoneplex", ("Ada", "Ben", "Cleo", "Dov"), 5, 160),
    Picture("elemenz", ("Ann", "Bo", "Cy", "Dee"), 4, 60),
)


def played(picture: Picture) -> Match[Any]:
    """The match after the moves, with a person in the first seat to go on."""
    game = load_game(picture.game)
    everybody = tuple(SeatSpec(name, "bot") for name in picture.names)
    match: Match[Any] = new_match(game, everybody, dict(picture.options), picture.seed)
    policies = policies_or_hints(match)
    driver = Driver(match, policies)
    for number in itertools.count():
        if match.seat_to_act == 0 and number >= picture.moves:
            break
        if driver.step() is None:
            break
    record = record_of(match)
    first, *others = record.seats
    seats = (first.model_copy(update={"player": "person"}), *others)
    return replay(game, record.model_copy(update={"seats": seats}))


def policies_or_hints(match: Match[Any]) -> dict[int, Any]:
    """The heuristic for every seat, also where it only serves for hints."""
    return {seat: match.game.policy(seat, Rng(seat + 7)) for seat in range(len(match.setup.seats))}


async def draw(picture: Picture) -> str:
    """The screen as SVG."""
    match = played(picture)
    app = ZonegamesApp(theme="zone-dusk")
    async with app.run_test(size=SIZE) as pilot:
        settings = TableSettings(speed="off", hints=False)
        driver = Driver(match, {})
        screen = GameScreen(match, driver, load_board(picture.game), settings)
        await app.push_screen(screen)
        await pilot.pause()
        return app.export_screenshot(title=match.game.title)


def main() -> None:
    """Write all pictures."""
    textual.constants.TEXTUAL_ANIMATIONS = "none"  # type: ignore[misc]
    textual.constants.COLOR_SYSTEM = "truecolor"  # type: ignore[misc]  # whatever this terminal can
    FOLDER.mkdir(exist_ok=True)
    for picture in PICTURES:
        svg = asyncio.run(draw(picture))
        (FOLDER / f"{picture.game}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
