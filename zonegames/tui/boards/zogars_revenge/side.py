"""Beside the dungeon: the meters, the monster of the room or the ways on, the ring of player tiles."""

from typing import Final

from zonegames.games.zogars_revenge.actions import Move, Strike
from zonegames.games.zogars_revenge.components import COINS, LIMITS, MONSTERS, RingFace
from zonegames.games.zogars_revenge.events import FighterMoved
from zonegames.games.zogars_revenge.preview import NextBlow, WayOn, next_blows, ways_on
from zonegames.games.zogars_revenge.view import RunView
from zonegames.games.zogars_revenge.words import ARROWS
from zonegames.tui.board import Scene
from zonegames.tui.boards.zogars_revenge.field import cell_spot
from zonegames.tui.boards.zogars_revenge.pieces import DIGITS, art, face_words
from zonegames.tui.boards.zogars_revenge.texts import WAY_TEXTS
from zonegames.tui.lines import Box, Line, Lines, fit, mark, restyle, s
from zonegames.tui.surface import DOUBLE, HEAVY, LIGHT, Surface

LOW_HEALTH: Final = 4
MANY_EYES: Final = 10
RING_PLACES: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of the ring positions, clockwise from the upper left."""


def ring_spot(pos: int) -> str:
    """The spot of a player tile."""
    return f"ring:{pos}"


# --- meters


def paint_meters(surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
    """Eyes, health, tokens, coins and the score, under the name of who plays."""
    seat = scene.view.seat if scene.view.seat is not None else 0
    title: Line = [(f" {mark(seat)[0]} ", mark(seat)[1]), (f" {scene.names[seat]}", "text bold")]
    inside = surface.panel(box, title, f"move {run.moves}")
    wide = inside.width >= 44
    step = " " if wide else ""
    for row, (name, value, most, full, rest, ink, warn) in enumerate(
        (
            ("eyes", run.eyes, LIMITS.eye_tokens, "◉", "·", "error", run.eyes >= MANY_EYES),
            ("health", run.health, LIMITS.max_health, "▮", "▯", "success", run.health <= LOW_HEALTH),
        )
    ):
        y = inside.y + row
        x = surface.put(inside.x, y, f"{name:<8}", "muted")
        x = surface.put(x, y, (full + step) * value, f"{ink} bold")
        surface.put(x, y, (rest + step) * (most - value), "line")
        count = f"{value} of {most}"
        surface.put(inside.x + inside.width - len(count), y, count, f"{ink if warn else 'text'} bold")
    if inside.height >= 4:
        _tokens(surface, inside, run, wide)
        _score(surface, inside, run)


def _tokens(surface: Surface, inside: Box, run: RunView, wide: bool) -> None:
    x, y = inside.x, inside.y + 2
    for glyph, name, count in (
        ("†", "cross", run.crosses),
        ("◒", "potion", run.potions),
        ("╱", "sword", run.swords),
    ):
        start = x
        x = surface.put(x, y, f"{glyph} ", "primary bold" if count else "line")
        x = surface.put(x, y, f"{name} ", "muted")
        x = surface.put(x, y, str(count), "text bold" if count else "muted")
        surface.spot(Box(start, y, x - start, 1), f"token:{name}")
        x += 4 if wide else 2
    pile = f"pile {run.pile}"
    if wide:
        surface.put(inside.x + inside.width - len(pile), y, pile, "muted")


def _score(surface: Surface, inside: Box, run: RunView) -> None:
    x, y = inside.x, inside.y + 3
    x = surface.put(x, y, "■ ", "warning")
    x = surface.put(x, y, "coins ", "muted")
    x = surface.put(x, y, f"{sum(COINS[coin] for coin in run.coins)}   ", "text bold")
    x = surface.put(x, y, "♛ ", "warning" if run.crown_taken else "line")
    x = surface.put(x, y, "crown ", "muted")
    surface.put(x, y, "10" if run.crown_taken else "–", "text bold" if run.crown_taken else "muted")
    score = f"score {run.score}"
    surface.put(inside.x + inside.width - len(score), y, score, "warning bold")


# --- the room: ways on, or the monster


def way_lines(scene: Scene, run: RunView, width: int, words: bool = True) -> Lines:
    """One row for each reachable tile: its arrow, its face and (with `words`) what it would do."""
    lines: Lines = []
    for way in ways_on(scene.view):
        lit = isinstance(scene.lit, Move) and scene.lit.cell == way.cell
        face = run.cells[way.cell].face
        ground = " on panel" if lit else ""
        line: Line = [
            ("▸" if lit else " ", f"primary bold{ground}"),
            (f"{ARROWS[way.direction]} ", f"text bold{ground}"),
            (f"{face_words(face):<10}" if words else face_words(face), f"{art(face).ink}{ground}"),
        ]
        if words:
            line.append((f" {_way_words(way)}", f"{'text' if lit else 'muted'}{ground}"))
        spot = f"@{cell_spot(way.cell)}"
        lines.append(restyle(fit(line, width, f"text{ground}"), spot))
    return lines


def _way_words(way: WayOn) -> str:
    """What a way on means; in the dark the side that will be up, if the memory aid knows it."""
    if way.effect == "fight" and way.face is not None:
        monster = MONSTERS[way.face]
        return f"fight the {monster.name}, strength {monster.strength}"
    return WAY_TEXTS[way.effect]


def paint_ways(surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
    """The reachable tiles in words; in a fight the monster of this room."""
    if run.fight is not None:
        inside = surface.panel(box, "in this room", "you cannot flee")
        paint_monster(surface, inside, run)
        return
    inside = surface.panel(box, "ways on")
    surface.paste(inside.x, inside.y, way_lines(scene, run, inside.width))


def paint_monster(surface: Surface, inside: Box, run: RunView) -> None:
    """Picture, name, strength and how far the blows have come."""
    fight = run.fight
    assert fight is not None
    monster, look = MONSTERS[fight.monster], art(fight.monster)
    surface.put(inside.x + 1, inside.y, look.upper, look.ink)
    surface.put(inside.x + 1, inside.y + 1, look.lower, look.ink)
    x = surface.put(inside.x + 11, inside.y, monster.name, f"{look.ink} bold")
    surface.put(x + 3, inside.y, f"strength {fight.strength}")
    x = surface.put(inside.x + 11, inside.y + 1, "▰ " * min(fight.total, fight.strength), "primary")
    x = surface.put(x, inside.y + 1, "▱ " * max(0, fight.strength - fight.total), "muted")
    surface.put(x + 1, inside.y + 1, f"total {fight.total} of {fight.strength}")
    if inside.height > 3:
        surface.put(inside.x + 1, inside.y + 3, monster.flavor, "muted")


# --- the ring


class Ring:
    """One painting of the four player tiles."""

    def __init__(
        self, surface: Surface, scene: Scene, run: RunView, x: int, y: int, width: int, height: int
    ) -> None:
        self.surface, self.scene, self.run = surface, scene, run
        self.x, self.y, self.width, self.height = x, y, width, height
        self.blows = {a.pos: a for a in scene.legal if isinstance(a, Strike)}
        self.directions = {blow.pos: blow.direction for blow in next_blows(run)}
        self.seat = f"seat{(scene.view.seat or 0) + 1}"

    def paint(self) -> None:
        for pos in range(4):
            self._tile(pos)

    def _box(self, pos: int) -> Box:
        column, row = RING_PLACES[pos]
        return Box(self.x + column * (self.width + 1), self.y + row * self.height, self.width, self.height)

    def _tile(self, pos: int) -> None:
        surface, box = self.surface, self._box(pos)
        blow, here = self.blows.get(pos), pos == self.run.fighter
        lit = blow is not None and blow == self.scene.lit
        surface.fill(box, "surface", " ")
        surface.spot(box, ring_spot(pos))
        if lit:
            surface.fill(box, "cursor", " ")
            surface.fill(Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2), "surface", " ")
        elif here:
            surface.border(box, HEAVY, self.seat)
        elif blow is not None:
            surface.border(box, DOUBLE, "legal")
        else:
            surface.border(box, LIGHT, "line")
        if blow is not None:
            arrow = ARROWS[self.directions[pos]]
            surface.centre(box, 0, f" {arrow} ", "background bold" if lit else "text bold")
        if here:
            surface.centre(box, 0, " you ", f"{self.seat} bold")
            surface.put(box.x + box.width - 3, box.y + 1, "●", f"{self.seat} bold")
        self._sides(
            box, pos, "text" if blow is not None or (self.run.fight is None and not here) else "muted"
        )

    def _sides(self, box: Box, pos: int, ink: str) -> None:
        tile = self.run.ring[pos]
        up, under = tile.up, tile.under
        show = self.scene.show
        if show is not None and isinstance(show.event, FighterMoved) and show.event.from_pos == pos:
            up, under = (under, up) if show.progress < 0.5 else (up, under)
        x, y = box.x + 2, box.y + 1
        if self.height >= 5:
            for row, bits in enumerate(DIGITS[up.value]):
                self.surface.put(x, y + row, bits, ink)
            if up.eye:
                self.surface.put(x + 4, y, "◉", "error bold")
        else:
            x = self.surface.put(x, y, str(up.value), f"{ink} bold")
            if up.eye:
                self.surface.put(x, y, "◉", "error bold")
        other = f"↻{value_words(under)}"
        right = box.x + box.width - 2 - len(other)
        self.surface.put(right, box.y + box.height - 2, other, "muted")


def value_words(face: RingFace) -> str:
    """A side of a player tile: its value, and the eye it may carry."""
    return f"{face.value}{'◉' if face.eye else ''}"


def blow_lines(scene: Scene, run: RunView, short: bool) -> list[Lines]:
    """For each blow what it would do: new total, beaten or short, each meter that would change."""
    out: list[Lines] = []
    for blow in next_blows(run):
        lit = isinstance(scene.lit, Strike) and scene.lit.pos == blow.pos
        head: Line = [
            ("▸" if lit else " ", "primary bold"),
            (f"{ARROWS[blow.direction]} {blow.value}", "text bold"),
        ]
        if blow.eye:
            head.append(("◉", "error bold"))
        out.append([head, *_consequence(run, blow, short)])
    return out


def _consequence(run: RunView, blow: NextBlow, short: bool) -> Lines:
    if blow.strength is None or run.fight is None:
        return []
    before = min(run.fight.total, blow.strength)
    after = min(blow.total, blow.strength)
    bar: Line = [
        ("▰" * before, "muted"),
        ("▰" * (after - before), "primary bold"),
        ("▱" * (blow.strength - after), "line"),
        (f" {blow.total} of {blow.strength}", "text"),
    ]
    lines = [s(f"total {blow.total} of {blow.strength}") if short else bar]
    if blow.captured:
        return [*lines, s("the 14th eye: caught", "error bold")]
    lines.append(s("beaten", "success bold") if blow.beaten else s("falls short", "warning bold"))
    if blow.eye:
        lines.append(s(f"eyes {run.eyes} ▸ {blow.eyes}" + (" or †" if blow.cross else ""), "error"))
    if not blow.beaten:
        words = f"health {run.health} ▸ {blow.health}"
        lines.append(s(f"{words}: death" if blow.dies else words, "error bold" if blow.dies else "text"))
    return lines
