"""Eyes, health, tokens, coins and the score of a run, under the name of who plays."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.zogars_revenge.actions import CROSS, POTION, SWORD
from zonegames.games.zogars_revenge.components import COINS, LIMITS
from zonegames.games.zogars_revenge.events import DamageTaken, EyeTaken
from zonegames.games.zogars_revenge.view import RunView
from zonegames.tui.board import Scene
from zonegames.tui.boards.zogars_revenge.motion import running
from zonegames.tui.lines import Box, Line, mark, shorten
from zonegames.tui.surface import Surface

LOW_HEALTH: Final = 4
MANY_EYES: Final = 10


class Meters:
    """One painting of the meters; 6 rows with its border, from 34 cells wide."""

    def __init__(self, surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
        self.surface, self.scene, self.run = surface, scene, run
        seat: Seat = scene.view.hero
        moves = f"moves {run.moves}"
        name = shorten(scene.names[seat], box.width - len(moves) - 13)
        title: Line = [(f" {mark(seat)[0]} ", mark(seat)[1]), (f" {name}", "text bold")]
        self.inside = surface.panel(box, title, moves)
        self.wide, self.narrow = self.inside.width >= 44, self.inside.width < 36
        pile = f" pile {run.pile} "
        x, y = box.x + box.width - 2 - len(pile), box.y + box.height - 1
        if self.wide:
            x, y = self.inside.x + self.inside.width - len(pile) + 1, self.inside.y + 2
        surface.put(x, y, pile, "muted")
        surface.spot(Box(x + 1, y, len(pile) - 2, 1), "pile")
        if scene.standing:
            end = surface.put(box.x + 2, box.y + box.height - 1, " g", "text bold")
            end = surface.put(end, box.y + box.height - 1, " give up ", "muted")
            surface.spot(Box(box.x + 2, box.y + box.height - 1, end - box.x - 2, 1), "key:g")

    def paint(self) -> None:
        run = self.run
        coming = running(self.scene, EyeTaken) is not None
        hit = running(self.scene, DamageTaken) is not None
        eyes = run.eyes - coming
        self._meter(0, "eyes", eyes, LIMITS.eye_tokens, ("◉", "·", "error"), eyes >= MANY_EYES)
        health = ("▮", "▯", "error" if hit else "success")
        self._meter(1, "health", run.health, LIMITS.max_health, health, hit or run.health <= LOW_HEALTH)
        self._tokens()
        self._score()

    def _meter(
        self, row: int, name: str, value: int, most: int, look: tuple[str, str, str], warn: bool
    ) -> None:
        surface, inside, (full, rest, ink) = self.surface, self.inside, look
        step, y = " " if self.wide else "", inside.y + row
        start = surface.put(inside.x, y, f"{name:<{7 if self.narrow else 8}}", "muted")
        x = surface.put(start, y, (full + step) * value, f"{ink} bold")
        x = surface.put(x, y, (rest + step) * (most - value), "line")
        surface.spot(Box(start, y, x - start, 1), f"meter:{name}")
        count = f"{value}/{most}" if self.narrow else f"{value} of {most}"
        surface.put(inside.x + inside.width - len(count), y, count, f"{ink if warn else 'text'} bold")

    def _tokens(self) -> None:
        surface, run = self.surface, self.run
        x, y = self.inside.x, self.inside.y + 2
        for glyph, name, count, action in (
            ("†", "cross", run.crosses, CROSS),
            ("◒", "potion", run.potions, POTION),
            ("╱", "sword", run.swords, SWORD),
        ):
            start, usable = x, action in self.scene.legal
            x = surface.put(x, y, f"{glyph} ", "primary bold" if count else "line")
            x = surface.put(x, y, name, "text underline" if usable else "muted")
            x = surface.put(x, y, f" {count}", "text bold" if count else "muted")
            surface.spot(Box(start, y, x - start, 1), f"token:{name}")
            x += 4 if self.wide else 1 if self.narrow else 2

    def _score(self) -> None:
        surface, run, inside = self.surface, self.run, self.inside
        x, y = inside.x, inside.y + 3
        x = surface.put(x, y, "■ ", "warning")
        x = surface.put(x, y, "coins ", "muted")
        x = surface.put(x, y, f"{sum(COINS[coin] for coin in run.coins)}", "text bold")
        surface.spot(Box(inside.x, y, x - inside.x, 1), "token:coins")
        x = surface.put(x + (1 if self.narrow else 3), y, "♛ ", "warning" if run.crown_taken else "line")
        x = surface.put(x, y, "crown ", "muted")
        crown = str(LIMITS.crown_points) if run.crown_taken else "–"
        surface.put(x, y, crown, "text bold" if run.crown_taken else "muted")
        score = f"score {run.score}"
        surface.put(inside.x + inside.width - len(score), y, score, "warning bold")
