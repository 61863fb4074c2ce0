"""Pages over the board: the table, tiles, relics, and what lies under the cursor."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import CARDS, FEARS, RELICS, SYMBOLS, TILES
from zonegames.games.zoneplex.geometry import CELLS, DOOR, EYE
from zonegames.games.zoneplex.preview import eye_needs, stone_worth
from zonegames.games.zoneplex.view import SeatView, View
from zonegames.games.zoneplex.words import a_tile, fear_words, side_name, symbol_name, tile_name
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.zoneplex.asking import view_of
from zonegames.tui.boards.zoneplex.pieces import seat_mark, tile_badge
from zonegames.tui.boards.zoneplex.seats import needs_words
from zonegames.tui.boards.zoneplex.texts import DOOR_TEXT, EYE_HINT, EYE_TEXT, MARKS, UNBUILT_TEXT
from zonegames.tui.lines import Line, Lines, fit, s, wrap

WIDTH: Final = 66


def sheet(scene: Scene, name: str) -> Sheet | None:
    """One of the board's pages by name: "table", "tiles", "relics" or "marks"."""
    match name:
        case "table":
            return Sheet("the table", table(scene))
        case "tiles":
            return Sheet("the 48 zone tiles", tiles(scene))
        case "relics":
            return Sheet("the 30 relics", relics())
        case "marks":
            return Sheet("what the marks mean", marks())
    return None


# --- the table


def table(scene: Scene) -> Lines:
    """What lies open before each seat, and what is spent."""
    view = view_of(scene)
    lines: Lines = []
    for seat, who in enumerate(view.seats):
        lines += [*seat_page(scene, seat, who), []]
    lines.append(s("cards turned over", "muted"))
    for card in dict.fromkeys(view.discard):
        name = CARDS[card].name if card in CARDS else fear_words(card)
        lines.append(s(f"  {view.discard.count(card)}  {name.replace('▲', '△')}"))
    if not view.discard:
        lines.append(s("  none"))
    used = ", ".join(RELICS[relic].name for relic in view.relic_discard) or "none"
    return [*lines, s("relics used", "muted"), *_indented(used)]


def seat_page(scene: Scene, seat: Seat, who: SeatView) -> Lines:
    """One seat's open things."""
    view = view_of(scene)
    line: Line = [*seat_mark(seat, scene.glyphs), (f" {scene.names[seat]}", f"seat{seat + 1} bold")]
    where = "not yet in play" if who.monkle is None else f"on {who.monkle} {_what(view, who.monkle)}"
    lines: Lines = [[*line, (f"   strength {who.wms}, Monkle {where}", "text")]]
    placed = ", ".join(f"{cell} {_what(view, cell)}" for cell in view.stones_of(seat)) or "none"
    lines += _indented(f"stones: {who.unplaced} to place; placed: {placed}")
    lines += _indented(f"Fears: {', '.join(map(fear_words, who.fears)) or 'none'}{' and the Jar' * who.jar}")
    lines += _indented(f"relics: {who.hidden} face down, {who.tiles} tiles in hand")
    for relic in who.shown:
        lines += _indented(f"face up: {RELICS[relic].name}. {RELICS[relic].text}")
    if who.hex:
        lines += _indented(f"hexed: the next Fear is {who.hex} stronger")
    if view.revealed and who.symbol is not None:
        lines += _indented(f"symbol {symbol_name(who.symbol)}, Influence {who.influence}")
        lines += _indented(f"The Eye: {needs_words(eye_needs(view, seat))}")
    return lines


def _indented(text: str) -> Lines:
    return [[("   ", "text"), *row] for row in wrap(text, WIDTH - 3)]


def _what(view: View, cell: str) -> str:
    return "The Eye" if cell == EYE else tile_name(view.pyramid.tile(cell))


# --- references


def tiles(scene: Scene) -> Lines:
    """Every kind of tile with its number and its rule."""
    lines: Lines = []
    for tile, facts in TILES.items():
        built = sum(view_of(scene).pyramid.tile(cell) == tile for cell in CELLS)
        lines.append(
            [
                *tile_badge(tile, scene.glyphs),
                (f" {facts.name}", "text bold"),
                (f"  {built} of {facts.count} built", "muted"),
            ]
        )
        if facts.symbol is None or facts.symbol == next(iter(SYMBOLS)):
            lines += [[("     ", "text"), *row] for row in wrap(facts.text, WIDTH - 5, "muted")]
    return lines


def relics() -> Lines:
    """Every relic with its number, its moment and its effect."""
    when = {"reveal": "lies face up at once", "turn": "on your turn", "battle": "while you prepare a battle"}
    lines: Lines = []
    for facts in RELICS.values():
        lines.append(
            [(f"{facts.count} ", "muted"), (facts.name, "text bold"), (f"  {when[facts.timing]}", "muted")]
        )
        lines += [[("  ", "text"), *row] for row in wrap(facts.text, WIDTH - 2)]
    return lines


def marks() -> Lines:
    """The glyphs of the board."""
    lines: Lines = []
    for glyph, text in MARKS:
        first, *rest = wrap(text, WIDTH - 13, "muted")
        lines.append([*fit(s(glyph, "text bold"), 13), *first])
        lines += [[(" " * 13, "text"), *row] for row in rest]
    return [*lines, [], *wrap(EYE_HINT, WIDTH)]


# --- what is under the cursor


def inspect(scene: Scene, spot: str | None) -> Sheet | None:
    """What a cell, a seat, a tile or a relic is."""
    view = view_of(scene)
    kind, _, name = (spot or "").partition(":")
    match kind:
        case "cell" | "end":
            return Sheet(name, cell_page(scene, name))
        case "seat" | "deal":
            seat = int(name.partition(":")[0])
            return Sheet(scene.names[seat], seat_page(scene, seat, view.seats[seat]))
        case "tile" | "hand":
            text = TILES[name].text
            return Sheet(TILES[name].name, [[*tile_badge(name, scene.glyphs)], *wrap(text, WIDTH)])
        case "relic":
            return Sheet(RELICS[name].name, wrap(RELICS[name].text, WIDTH))
    if view.battle is not None:
        return Sheet(FEARS[view.battle.fear].name, wrap(f"{fear_words(view.battle.fear)}. {EYE_HINT}", WIDTH))
    return Sheet("what the marks mean", marks())


def cell_page(scene: Scene, cell: str) -> Lines:
    """A cell: its tile, its wall, who and what is on it."""
    return [row for text in cell_facts(scene, cell) for row in wrap(text, WIDTH)]


def cell_facts(scene: Scene, cell: str) -> list[str]:
    """What there is to say of a cell, one fact a sentence."""
    view = view_of(scene)
    if cell == EYE:
        return [EYE_TEXT]
    tile = view.pyramid.tile(cell)
    told = [f"{cell}: {a_tile(tile)}. {TILES[tile].text}" if tile else f"{cell}: {UNBUILT_TEXT}"]
    if cell == DOOR:
        told.append(DOOR_TEXT)
    if (side := view.pyramid.wall(cell)) is not None:
        told.append(f"Its wall stands on the {side_name(cell, side)}.")
    if (owner := view.stones.get(cell)) is not None:
        told.append(f"A stone of {scene.names[owner]} lies here.")
    elif scene.looker is not None and tile and TILES[tile].chamber:
        worth = stone_worth(view, scene.looker, cell)
        told.append(
            "A stone's worth here shows in Phase 2."
            if worth is None
            else f"A stone here is worth {worth:+d} to you."
        )
    here = [scene.names[seat] for seat, who in enumerate(view.seats) if who.monkle == cell]
    if here:
        told.append(f"On it: {', '.join(here)}.")
    return told
