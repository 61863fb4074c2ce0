"""Beside the dungeon: the monster of the room or the ways on, the open question, the ring of player tiles."""

from typing import Final

from zonegames.games.zogars_revenge.actions import ACCEPT, CROSS, POTION, SWORD, TAKE_HIT, Move, Strike
from zonegames.games.zogars_revenge.components import MONSTERS, RingFace
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.events import FighterMoved
from zonegames.games.zogars_revenge.preview import NextBlow, WayOn, next_blows, ways_on
from zonegames.games.zogars_revenge.view import EyeAsked, GuardAsked, RunView
from zonegames.games.zogars_revenge.words import ARROWS, EYE_SOURCES
from zonegames.tui.board import Scene, choice_spot
from zonegames.tui.boards.zogars_revenge.light import drawn_face
from zonegames.tui.boards.zogars_revenge.pieces import DIGITS, art, face_words
from zonegames.tui.boards.zogars_revenge.texts import WAY_TEXTS
from zonegames.tui.lines import Box, Line, Lines, fit, pull, restyle, s, width_of
from zonegames.tui.surface import DOUBLE, HEAVY, LIGHT, Surface

RING_PLACES: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of the ring positions, clockwise from the upper left."""


def ring_spot(pos: int) -> str:
    """The spot of a player tile."""
    return f"ring:{pos}"


def blow_spot(pos: int) -> str:
    """The spot of the words about a blow."""
    return f"blow:{pos}"


def way_spot(cell: Cell) -> str:
    """The spot of the words about a way on."""
    return f"way:{cell}"


# --- the room: ways on, or the monster


def way_lines(scene: Scene, run: RunView, width: int, words: bool = True) -> Lines:
    """One row for each reachable tile: its arrow, its face and what it would do; without `words` only ↻ where
    it turns over first."""
    lines: Lines = []
    for way in ways_on(scene.view):
        lit = isinstance(scene.lit, Move) and scene.lit.cell == way.cell
        face = drawn_face(run, way.cell)
        ground = " on panel" if lit else ""
        line: Line = [
            ("▸" if lit else " ", f"primary bold{ground}"),
            (f"{ARROWS[way.direction]} ", f"text bold{ground}"),
            (f"{face_words(face):<9}" if words else face_words(face), f"{art(face).ink}{ground}"),
        ]
        if words:
            line.append((f" {_way_words(scene, way)}", f"{'text' if lit else 'muted'}{ground}"))
        elif way.turns == way.cell:
            line.append((" ↻", f"muted{ground}"))
        spot = f"@{way_spot(way.cell)}"
        lines.append(restyle(fit(line, width, f"text{ground}"), spot))
    return lines


def _way_words(scene: Scene, way: WayOn) -> str:
    """What a way on means; in the dark, after ↻, by the side that will be up, if the memory aid knows it."""
    if way.face is None:
        return "↻ other side not seen yet" if scene.view.memory_aid else WAY_TEXTS["unknown"]
    if way.effect == "fight":
        monster = MONSTERS[way.face]
        told = f"fight the {monster.name}, strength {monster.strength}"
    else:
        told = WAY_TEXTS[way.effect]
    return f"↻ {told}" if way.turns == way.cell else told


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


def paint_small_monster(surface: Surface, inside: Box, run: RunView) -> None:
    """The same in one or two rows of 30 cells."""
    fight = run.fight
    assert fight is not None
    monster = MONSTERS[fight.monster]
    surface.put(inside.x, inside.y, monster.name, f"{art(fight.monster).ink} bold")
    done = min(fight.total, fight.strength)
    left = f"{fight.total} of {fight.strength}"
    x = inside.x + inside.width - len(left) - fight.strength - 1
    x = surface.put(x, inside.y, "▰" * done, "primary")
    x = surface.put(x, inside.y, "▱" * (fight.strength - done), "muted")
    surface.put(x + 1, inside.y, left)


def fight_lines(run: RunView) -> Lines:
    """The monster and how far the blows have come, in a few short rows."""
    fight = run.fight
    assert fight is not None
    monster = MONSTERS[fight.monster]
    return [
        s(monster.name, f"{art(fight.monster).ink} bold"),
        s(f"strength {fight.strength}"),
        [],
        _total_bar(fight.total, fight.total, fight.strength),
    ]


# --- an open question


QUESTION_KEYS: Final = {CROSS: "c", SWORD: "f", POTION: "q", TAKE_HIT: "Enter", ACCEPT: "Enter"}


def question_title(run: RunView) -> str:
    """What is asked, in a few words."""
    if isinstance(run.question, EyeAsked):
        return f"an eye opens: {EYE_SOURCES[run.question.source]}"
    assert isinstance(run.question, GuardAsked)
    return f"your blow falls {run.question.gap} short"


def answer_lines(scene: Scene, width: int) -> Lines:
    """One button an answer: its key, what it is and, where there is room, what it would change."""
    lines: Lines = []
    for action in scene.legal:
        words, lit = scene.words(action), action == scene.lit
        ground = " on panel" if lit else ""
        head: Line = [
            ("▸" if lit else " ", f"primary bold{ground}"),
            (f"{QUESTION_KEYS[action]:<6}", f"text bold underline{ground}"),
            (words.label, f"text{' bold' if lit else ''}{ground}"),
        ]
        told = words.effect.split(". ")[0].rstrip(".")
        fits = width_of(head) + len(told) + 2 <= width
        effect: Line = [(told, f"muted{ground}")] if fits else []
        spot = f"@{choice_spot(scene, action)}"
        lines.append(restyle(pull(head, effect, width, f"text{ground}"), spot))
    return lines


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
        self.seat = f"seat{scene.view.hero + 1}"

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
        if self.height >= 5 and not self.scene.glyphs.ascii:
            for row, bits in enumerate(DIGITS[up.value]):
                self.surface.put(x, y + row, bits, ink)
            if up.eye:
                self.surface.put(x + 4, y, "◉", "error bold")
        else:
            x = self.surface.put(x - (box.width < 8), y, str(up.value), f"{ink} bold")
            if up.eye:
                self.surface.put(x, y, "◉", "error bold")
        other = f"↻{value_words(under)}"
        right = box.x + box.width - 2 - len(other)
        self.surface.put(right, box.y + box.height - 2, other, "muted")


def value_words(face: RingFace) -> str:
    """A side of a player tile: its value, and the eye it may carry."""
    return f"{face.value}{'◉' if face.eye else ''}"


def blow_lines(scene: Scene, run: RunView, rows: int) -> list[Lines]:
    """For each blow what it would do, in so many rows: new total, beaten or short, each meter that would
    change."""
    out: list[Lines] = []
    for blow in next_blows(run):
        lit = isinstance(scene.lit, Strike) and scene.lit.pos == blow.pos
        head: Line = [
            ("▸" if lit else " ", "primary bold"),
            (f"{ARROWS[blow.direction]} {blow.value}", "text bold"),
        ]
        if blow.eye:
            head.append(("◉", "error bold"))
        if rows < 5 and blow.strength is not None:
            head.append((f"  {blow.total} of {blow.strength}", "text"))
        rest = _consequence(run, blow, rows)
        out.append([restyle(line, f"@{blow_spot(blow.pos)}") for line in (head, *rest)])
    return out


def _consequence(run: RunView, blow: NextBlow, rows: int) -> Lines:
    if blow.strength is None or run.fight is None:
        return []
    lines: Lines = [] if rows < 5 else [_total_bar(run.fight.total, blow.total, blow.strength)]
    if blow.captured:
        return [*lines, s("the 14th eye!", "error bold")]
    verdict = ("beaten", "success") if blow.beaten else ("falls short", "warning")
    lines.append(s("it kills you", "error bold") if blow.dies else s(verdict[0], f"{verdict[1]} bold"))
    changes: list[tuple[str, str, int, int, str]] = []
    if blow.eye:
        changes.append(("◉", "eyes", run.eyes, blow.eyes, "error"))
    if not blow.beaten:
        changes.append(("▮", "health", run.health, blow.health, "error" if blow.health == 0 else "text"))
    if rows < 4:
        short = [(f"{glyph}{old}▸{new} ", ink) for glyph, _, old, new, ink in changes]
        return [*lines, short]
    cross = ", †" if blow.cross else ""
    return [
        *lines,
        *(
            s(f"{name} {old} ▸ {new}{cross if name == 'eyes' else ''}", ink)
            for _, name, old, new, ink in changes
        ),
    ]


def _total_bar(before: int, after: int, strength: int) -> Line:
    done, new = min(before, strength), min(after, strength) - min(before, strength)
    return [
        ("▰" * done, "muted"),
        ("▰" * new, "primary bold"),
        ("▱" * (strength - done - new), "line"),
        (f" {after} of {strength}", "text"),
    ]
