"""Pages over the board: the tile list, the marks, what lies under the cursor, the table."""

from typing import Final

from zonegames.engine.telling import counted
from zonegames.games.zogars_revenge import words
from zonegames.games.zogars_revenge.components import COINS, LIMITS, MONSTERS, TILES, TREASURE
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.preview import ways_on
from zonegames.games.zogars_revenge.view import PlayerTileView, RunView, View
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.zogars_revenge.light import drawn_face
from zonegames.tui.boards.zogars_revenge.motion import token_look
from zonegames.tui.boards.zogars_revenge.pieces import art, face_words
from zonegames.tui.boards.zogars_revenge.texts import FACE_TEXTS, MARKS, THINGS
from zonegames.tui.lines import Line, Lines, s, seat_name, width_of, wrap

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
        *wrap("One of each tile's sides is up, the other lies under it.", WIDTH, "muted"),
        [],
    ]
    for (left, (a, b)), (right, (c, d)) in zip(pairs[:half], pairs[half:], strict=True):
        lines.append(
            [
                *s(f"{left:>2}  ", "muted"), *_face(a, 10), *s("│ ", "line"), *_face(b, 14),
                *s(f"{right:>2}  ", "muted"), *_face(c, 10), *s("│ ", "line"), *_face(d, 10),
            ]
        )  # fmt: skip
    return [
        *lines,
        [],
        *wrap("The thirty treasure tokens, face down until drawn:", WIDTH, "muted"),
        *tokens(),
    ]


def tokens() -> Lines:
    """Each kind of treasure token: how many there are, and what it does."""
    lines: Lines = []
    for token, treasure in TREASURE.items():
        glyph, ink = token_look(token)
        head: Line = [*s(f" {glyph}  ", ink), *s(f"{words.tokens(token, treasure.count):<17}")]
        for row in wrap(treasure.text, WIDTH - width_of(head), "muted"):
            lines.append([*head, *row])
            head = s(" " * width_of(head))
    return lines


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
    playing = run.status == "playing"
    state = words.TASKS[run.task] if playing else words.end_text(run.status, run.cause, run.slayer)
    worth = sum(COINS[coin] for coin in run.coins)
    coins = f"{', '.join(words.told_tokens(run.coins))} = {worth}" if run.coins else "none"
    used = ", ".join(words.told_tokens(run.used)) or "nothing"
    return [
        [*head, *s(f"   {state}", "muted")],
        s(
            f"  eyes {run.eyes}/{LIMITS.eye_tokens}, health {run.health}/{LIMITS.max_health},"
            f" {counted(run.moves, 'move')}"
        ),
        s(f"  crosses {run.crosses}, potions {run.potions}, swords {run.swords}, pile {run.pile}"),
        *(s("  ") + line for line in wrap(f"coins: {coins}", WIDTH - 2)),
        *(s("  ") + line for line in wrap(f"used up: {used}", WIDTH - 2, "muted")),
        s(f"  score {run.score}", "warning bold"),
        [],
    ]


def inspect(scene: Scene, spot: str | None) -> Sheet | None:
    """What a painted thing is; without one the monster of the room, or the reachable tiles."""
    run: RunView | None = scene.view.run
    if run is None:
        return None
    if spot is None:
        return _ways(scene, run) if run.fight is None else _tile(run.fight.monster)
    kind, _, number = spot.partition(":")
    if kind in ("cell", "way"):
        return _room(scene, run, int(number))
    if kind in ("ring", "blow"):
        return _player_tile(run.ring[int(number)])
    if spot in THINGS:
        title, text = THINGS[spot]
        return Sheet(title, wrap(text.format(left=run.pile), WIDTH))
    return None


def _ways(scene: Scene, run: RunView) -> Sheet:
    lines: Lines = []
    for way in ways_on(scene.view):
        face = drawn_face(run, way.cell)
        head: Line = [*s(f"{words.ARROWS[way.direction]} ", "text bold"), *_face(face, 12)]
        lines += [head, *_room(scene, run, way.cell).lines, []]
    return Sheet("the ways on", lines)


def _room(scene: Scene, run: RunView, cell: Cell) -> Sheet:
    """What a tile of the dungeon is and, as far as it counts or is marked, what of its other side."""
    sheet, hidden = _tile(drawn_face(run, cell)), run.cells[cell].hidden
    if not scene.view.dungeon.ordinary[cell]:
        return sheet
    other: list[str] = []
    if run.dark and cell != run.hero:
        other.append("In the dark it turns over as you enter: its other side counts.")
    if hidden is not None:
        other.append(f"Its other side: {face_words(hidden)}.")
    told = wrap(" ".join(other), WIDTH, "muted") if other else []
    return Sheet(sheet.title, [*sheet.lines, *told])


def _tile(face: str) -> Sheet:
    return Sheet(MONSTERS[face].name if face in MONSTERS else face_words(face), _explain(face))


def _explain(face: str) -> Lines:
    if face in MONSTERS:
        monster = MONSTERS[face]
        text = f"{monster.name}, strength {monster.strength}. {monster.flavor}"
        return wrap(f"{text} You fight it with blows on your ring until their total reaches it.", WIDTH)
    return wrap(FACE_TEXTS[face], WIDTH)


def _player_tile(tile: PlayerTileView) -> Sheet:
    up, under = (f"{side.value}{' and takes an eye' if side.eye else ''}" for side in (tile.up, tile.under))
    rule = "It turns over when your fighter leaves it; an eye is taken before the number counts."
    return Sheet("a player tile", wrap(f"A step onto it counts {up}; its other side {under}. {rule}", WIDTH))
