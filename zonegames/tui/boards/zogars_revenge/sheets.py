"""Pages over the board: the tile list, the marks, what lies under the cursor, the table."""

from typing import Final

from zonegames.games.zogars_revenge import words
from zonegames.games.zogars_revenge.components import COINS, LIMITS, MONSTERS, TILES, TREASURE
from zonegames.games.zogars_revenge.preview import ways_on
from zonegames.games.zogars_revenge.view import RunView, View
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.zogars_revenge.pieces import art, face_words
from zonegames.tui.boards.zogars_revenge.texts import FACE_TEXTS, MARKS
from zonegames.tui.lines import Line, Lines, s, seat_name, wrap

WIDTH: Final = 66


def sheet(scene: Scene, name: str) -> Sheet | None:
    """One of the board's pages by name: "tiles", "marks" or "table"."""
    match name:
        case "tiles":
            return Sheet("the twenty tiles, both sides", tile_list())
        case "marks":
            return Sheet("what the marks mean", marks())
        case "table":
            return Sheet("the table", table(scene))
    return None


def _face(face: str, width: int) -> Line:
    return s(f"{face_words(face):<{width}}", art(face).ink)


def tile_list() -> Lines:
    """All ordinary tiles with both their sides, in two columns; it never says where one lies (ZG-R29)."""
    pairs = sorted(TILES.items())
    half = (len(pairs) + 1) // 2
    lines: Lines = [
        *wrap(
            "Each tile turns over as a whole: one of these sides is up, the other under it.", WIDTH, "muted"
        ),
        [],
    ]
    for (left, (a, b)), (right, (c, d)) in zip(pairs[:half], pairs[half:], strict=True):
        lines.append(
            [
                *s(f"{left:>2}  ", "muted"), *_face(a, 10), *s("│ ", "line"), *_face(b, 14),
                *s(f"{right:>2}  ", "muted"), *_face(c, 10), *s("│ ", "line"), *_face(d, 10),
            ]
        )  # fmt: skip
    counts = [f"{t.count} {t.name.lower()}" for t in TREASURE.values()]
    return [*lines, [], *wrap("The thirty treasure tokens: " + ", ".join(counts) + ".", WIDTH)]


def marks() -> Lines:
    """The glyphs of the board."""
    return [[*s(f"{glyph:<8}", "text bold"), *s(text, "muted")] for glyph, text in MARKS]


def table(scene: Scene) -> Lines:
    """What lies open of every run, and the points so far."""
    view: View = scene.view
    lines: Lines = []
    for number, run in enumerate(view.runs):
        lines += _run(scene, view, number, run)
    return lines


def _run(scene: Scene, view: View, number: int, run: RunView | None) -> Lines:
    owner = number if view.mode == "score" else (view.seat if view.seat is not None else 0)
    head: Line = [*seat_name(owner, scene.names[owner])]
    if run is None:
        return [[*head, *s(f"   {view.progress[owner]}", "muted")], []]
    coins = ", ".join(TREASURE[coin].name.lower() for coin in run.coins) or "none"
    return [
        [*head, *s(f"   {words.TASKS[run.task] if run.status == 'playing' else run.status}", "muted")],
        s(
            f"  eyes {run.eyes}/{LIMITS.eye_tokens}, health {run.health}/{LIMITS.max_health},"
            f" move {run.moves}"
        ),
        s(f"  crosses {run.crosses}, potions {run.potions}, swords {run.swords}, pile {run.pile}"),
        *(
            s("  ") + line
            for line in wrap(f"coins: {coins} = {sum(COINS[coin] for coin in run.coins)}", WIDTH - 2)
        ),
        s(f"  used up: {len(run.used)} tokens", "muted"),
        s(f"  score {run.score}", "warning bold"),
        [],
    ]


def inspect(scene: Scene, spot: str | None) -> Sheet | None:
    """What the thing under the cursor is; without one the reachable tiles."""
    run: RunView | None = scene.view.run
    if run is None:
        return None
    kind, _, number = (spot or "").partition(":")
    if kind in ("cell", "way"):
        return Sheet(face_words(run.cells[int(number)].face), _explain(run.cells[int(number)].face))
    if kind in ("ring", "blow"):
        tile = run.ring[int(number)]
        text = f"This side counts {tile.up.value}, the other {tile.under.value}. An eye is taken first."
        return Sheet("a player tile", wrap(text, WIDTH))
    if run.fight is not None:
        return Sheet(monster_name(run.fight.monster), _explain(run.fight.monster))
    lines: Lines = []
    for way in ways_on(scene.view):
        face = run.cells[way.cell].face
        lines += [[*s(f"{words.ARROWS[way.direction]} ", "text bold"), *_face(face, 12)], *_explain(face), []]
    return Sheet("the ways on", lines)


def _explain(face: str) -> Lines:
    if face in MONSTERS:
        monster = MONSTERS[face]
        text = f"{monster.name}, strength {monster.strength}. {monster.flavor}"
        return wrap(f"{text} You fight it with blows on your ring until their total reaches it.", WIDTH)
    return wrap(FACE_TEXTS[face], WIDTH)


def monster_name(monster: str) -> str:
    """The full name of a monster."""
    return MONSTERS[monster].name
