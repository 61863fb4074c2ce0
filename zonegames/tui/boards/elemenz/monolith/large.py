"""Monolith at 120x31: two sides, between them the Monolith as one slab, the dice below."""

from typing import Final

from zonegames.games.elemenz.components import (
    AVATARS,
    BOARD_LOCKS,
    BOXES,
    ELEMENTS,
    LOCKS_TO_WIN,
    SIDES,
    SYMBOL_NAMES,
    Box,
)
from zonegames.games.elemenz.keys import buy_key
from zonegames.games.elemenz.monolith.view import SideView
from zonegames.games.elemenz.words import dice
from zonegames.tui.boards.elemenz import menu
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.monolith.parts import SidePainter, Space, draw_spaces
from zonegames.tui.boards.elemenz.naming import seat_mark
from zonegames.tui.boards.elemenz.pieces import (
    INK,
    Mode,
    draw_big_die,
    draw_big_space,
    draw_die,
    draw_key,
    draw_space,
    glyph,
)
from zonegames.tui.boards.elemenz.texts import BOX_EFFECTS
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box as Area
from zonegames.tui.lines import shorten, width_of
from zonegames.tui.surface import DOUBLE, LIGHT, Surface, stamped

SIDE: Final = 37
TOWER: Final = 46
ROWS: Final = 25
"""Of the sides and the slab; the dice take the rest."""

BIG_DICE: Final = 7


class LargeMonolith(SidePainter):
    """The whole table."""

    def paint(self) -> None:
        left, right = self.view.sides
        self._side(0, left)
        self._tower(SIDE, left, right)
        self._side(SIDE + TOWER, right)
        self._dice(Area(0, ROWS, self.scene.width, self.scene.height - ROWS))
        self._list()

    # --- the two sides

    def _side(self, x: int, side: SideView) -> None:
        active = side.seat == self.view.active
        box = Area(x, 0, SIDE, ROWS)
        self.surface.border(box, DOUBLE if active else LIGHT, "primary" if active else "line")
        title = [(" ▶ " if active else " ", "text bold"), *seat_mark(self.scene, side.seat)]
        elements = f" · {SIDES[side.side].name} "
        if width_of(title) + len(elements) > SIDE - 4:  # the marks and the heads of the boards say it, too
            elements = " "
        self.surface.write(x + 2, 0, [*title, (elements, "text" if active else "muted")])
        self.surface.spot(Area(x + 2, 0, 28, 1), f"seat:{side.seat}")
        for n, board in enumerate(side.boards):
            self._board(x, 1 + 12 * n, side, board, n == 1)
        note = f" avatars {len(side.avatars)} " if self.view.avatars else ""
        note += " holds answers " if side.seat in self.scene.holds else ""
        self.surface.put(x + SIDE - 2 - len(note), ROWS - 1, note, "muted")

    def _board(self, x: int, y: int, side: SideView, board: str, second: bool) -> None:
        name = self.set_name(board)
        end = self.surface.put(x + 2, y, f"{glyph(board, self.glyphs)} {name} ", f"{INK[board]} bold")
        self.surface.put(end, y, "─" * (x + SIDE - 2 - end), "line")
        if side.seat == self.view.active and self.kind == "act" and memory(self.scene).second != second:
            self.surface.put(x + SIDE - 20, y, " Tab: letters here ", "muted")
        self.surface.spot(Area(x + 2, y, SIDE - 4, 1), f"board:{board}")
        for i, box in enumerate(self.boxes(board)):
            self._box(x, y + 1 + 2 * i, side, box)

    def _box(self, x: int, y: int, side: SideView, box: Box) -> None:
        mode = self.lit.get(f"card:{box.key}", "") if side.seat == self.view.active else ""
        spaces, state = self.spaces(side, box), self.state(side, box.key)
        letter = self.letter(side, box.key)
        _draw_box(self.surface, x + 1, y, box.key, letter, mode, spaces, state, self.glyphs)

    # --- the slab

    def _tower(self, x: int, left: SideView, right: SideView) -> None:
        _draw_slab(self.surface, x + 14, 0)
        for at, side in ((x + 15, left), (x + 24, right)):
            said = f"{len(side.locks)} of {LOCKS_TO_WIN}"
            self.surface.put(at + 1, 0, said, "text bold")
        for level in range(LOCKS_TO_WIN):
            y, rank, which = 22 - 3 * level, level // 2, level % 2
            for side, leftwards in ((left, True), (right, False)):
                self._socket(x, y, side, BOARD_LOCKS[side.boards[which]][rank], leftwards)

    def _socket(self, x: int, y: int, side: SideView, lock: Box, leftwards: bool) -> None:
        mode = self.lit.get(f"card:{lock.key}", "")
        paid = lock.key in side.locks
        letter = "" if paid else self.letter(side, lock.key)
        _draw_socket(self.surface, x, y, lock.key, paid, letter, mode, leftwards, self.glyphs)

    # --- the dice

    def _dice(self, box: Area) -> None:
        side, rival = self.view.mine, self.view.rival
        name = shorten(self.scene.names[side.seat], 16)
        title = f"{name}'s dice · rolls {self.view.rolls} of {self.view.rolls_allowed}"
        note = f"{dice(side.unlocked)} free"
        news = shorten(self.scene.log[-1].text, box.width - 8) if self.scene.log else ""
        self.surface.panel(box, title, f"{note}, smallest open lock {side.smallest_lock}", news)
        y = box.y + 1
        self._hand(2, y, side)
        x = 54
        self.small_dice(x, y, "wild    ", side.wild, side.seat, "wild", 92)
        self.small_dice(x, y + 1, "aside   ", side.aside, side.seat, "aside", 92)
        self.small_dice(x, y + 2, "borrowed", side.borrowed, side.seat, "borrowed", 92)
        self._avatars(x, y + 3, 38)
        self.surface.put(94, y, "pool", "muted")
        name = self.scene.names[rival.seat]
        self.surface.put(106, y, name if len(name) < 8 else "rival", "muted")
        pool, held = self.counts(self.view.pool), self.counts(rival.hand)
        for row, symbol in enumerate(ELEMENTS):
            self.count(100, y + row, symbol, pool[symbol], f"pool:{symbol}")
            self.count(114, y + row, symbol, held[symbol], f"rival:{symbol}")
        if rival.aside:
            self.surface.put(106, y + 2, f"aside {len(rival.aside)}", "muted")

    def _hand(self, x: int, y: int, side: SideView) -> None:
        hand = self.dice_of(side)
        for i, (die, face, mode, spot, picked) in enumerate(hand):
            label = f"{'▸' if picked else ' '}{i + 1} {die[0]}"
            lent = die in side.borrowed
            ink = "primary bold" if picked else "muted"
            if len(hand) <= BIG_DICE:
                at = x + 7 * i
                draw_big_die(self.surface, at, y, die[0], face, self.glyphs, mode, spot)
                self.surface.put(at, y + 3, label + ("*" if lent else ""), ink)
                self.surface.spot(Area(at, y + 3, 6, 1), spot)
            else:
                at, row = x + 10 * (i % 5), y + i // 5
                self.surface.put(at, row, label, ink)
                draw_die(self.surface, at + 5, row, die[0], face, self.glyphs, mode)
                self.surface.spot(Area(at, row, 8, 1), spot)

    def _avatars(self, x: int, y: int, room: int) -> None:
        if not self.view.avatars:
            return
        x = self.surface.put(x, y, "for sale ", "muted")
        if not self.view.display:
            self.surface.put(x, y, "no avatar", "muted")
        for tile in dict.fromkeys(self.view.display):
            mode = self.lit.get(f"card:{buy_key(tile)}", "")
            ink = "primary bold reverse" if mode == "here" else "text bold underline" if mode else "muted"
            end = self.surface.put(x, y, AVATARS[tile].name, ink)
            self.surface.spot(Area(x, y, end - x, 1), f"card:{buy_key(tile)}")
            x = end + 1

    # --- the list

    def _list(self) -> None:
        """Over the lower board of the side that is not asked."""
        count = len(menu.listed(self.scene))
        own = menu.own_things(self.scene) if menu.shows_own(self.scene) and self.view.avatars else []
        if not count and not own:
            return
        asked = self.scene.decision.seat if self.scene.decision is not None else self.scene.looker
        height = min(ROWS, max(4, count + len(own) + 2 + bool(own)))
        x = 0 if asked == 1 else SIDE + TOWER
        box = Area(x, ROWS - height, SIDE, height)
        self.surface.fill(box, "background", " ")
        title = (
            "choose"
            if not own or self.scene.looker is None
            else f"only {shorten(self.scene.names[self.scene.looker], 12)} sees this"
        )
        self.surface.panel(box, title, lit=True)
        lines = menu.own_lines(self.scene, SIDE - 2, len(own)) if own else []
        lines += [[]] if own else []
        lines += menu.rows(self.scene, SIDE - 2, height - 2 - len(lines))
        self.surface.paste(x + 1, box.y + 1, lines)


@stamped
def _draw_box(
    surface: Surface,
    x: int,
    y: int,
    key: str,
    letter: str,
    mode: Mode,
    spaces: tuple[Space, ...],
    state: str,
    glyphs: Glyphs,
) -> None:
    """A box in two rows: its letter, name and spaces, what it does and how it stands."""
    box, ink = BOXES[key], "text" if mode else "muted"
    surface.spot(Area(x, y, SIDE - 2, 2), f"card:{key}")
    draw_key(surface, x, y, letter or " ", mode)
    surface.put(x + 4, y, box.name, "text bold" if mode else "muted")
    draw_spaces(surface, x + SIDE - 2 - 4 * len(spaces), y, spaces, mode, 1, glyphs)
    effect = BOX_EFFECTS[box.effect].format(colour=SYMBOL_NAMES[box.board]).replace("a Air", "an Air")
    surface.put(x + 4, y + 1, effect.replace("a Earth", "an Earth"), ink)
    surface.put(x + SIDE - 3 - len(state), y + 1, state, "muted")


@stamped
def _draw_slab(surface: Surface, x: int, y: int) -> None:
    surface.fill(Area(x, y, 18, ROWS), "panel")
    for row in range(ROWS):
        surface.put(x + 8, y + row, "│", "line")


@stamped
def _draw_socket(
    surface: Surface,
    x: int,
    y: int,
    key: str,
    paid: bool,
    letter: str,
    mode: Mode,
    leftwards: bool,
    glyphs: Glyphs,
) -> None:
    """A lock on the slab, whose left edge is at `x`; its other spaces and its name beside it."""
    lock, spot = BOXES[key], f"card:{key}"
    at = x + 16 if leftwards else x + 25
    surface.spot(Area(at, y, 5, 3), spot)
    if paid:
        draw_big_die(surface, at, y, lock.board, lock.board, glyphs, mode, spot)
    else:
        draw_big_space(surface, at, y, lock.board, glyphs, mode, ink=INK[lock.board])
        for i, symbol in enumerate(lock.spaces[1:]):
            tile = x + 9 - 4 * (len(lock.spaces) - 1 - i) if leftwards else x + 37 + 4 * i
            draw_space(surface, tile, y + 1, symbol, glyphs, "lit" if mode else "")
            surface.spot(Area(tile, y + 1, 3, 1), spot)
    ink = "text bold" if mode else "text" if paid else "muted"
    surface.put(x + 11 if leftwards else x + 33, y + 1, key, ink)
    if letter:
        draw_key(surface, x + 8 if leftwards else x + 35, y + 1, letter, mode)
