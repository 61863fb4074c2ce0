"""Monolith at 80x20: the active side in full, the slab as a line, the rival in two."""

from typing import Final

from zonegames.games.elemenz.components import AVATARS, BOARD_LOCKS, ELEMENTS, LOCKS_TO_WIN, SIDES, Box
from zonegames.games.elemenz.keys import buy_key
from zonegames.games.elemenz.monolith.view import SideView
from zonegames.tui.boards.elemenz import menu
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.monolith.parts import SidePainter, draw_spaces
from zonegames.tui.boards.elemenz.naming import seat_mark
from zonegames.tui.boards.elemenz.pieces import INK, draw_die, draw_key, draw_space, element, glyph
from zonegames.tui.boards.elemenz.texts import SHORT_EFFECTS
from zonegames.tui.lines import Box as Area
from zonegames.tui.lines import Lines, fit, s, shorten

HALF: Final = 40


class SmallMonolith(SidePainter):
    """The whole table."""

    def paint(self) -> None:
        side, rival = self.view.mine, self.view.rival
        for n, board in enumerate(side.boards):
            self._board(HALF * n, side, board, n == 1)
        self._hand(8, side)
        self._areas(10, side)
        self._slab(12)
        self._rival(13, rival)
        self._foot(16)

    def _board(self, x: int, side: SideView, board: str, second: bool) -> None:
        here = memory(self.scene).second == second
        name = self.set_name(board)
        end = self.surface.put(x + 1, 0, f"{glyph(board, self.glyphs)} {name} ", f"{INK[board]} bold")
        self.surface.put(
            end, 0, "═" * (x + 39 - end) if here else "─" * (x + 39 - end), "primary" if here else "line"
        )
        if self.kind == "act" and not here:
            self.surface.put(x + 20, 0, " Tab: letters here ", "muted")
        self.surface.spot(Area(x + 1, 0, 38, 1), f"board:{board}")
        for i, box in enumerate(self.boxes(board)):
            self._box(x, 1 + i, side, box)
        for i, lock in enumerate(BOARD_LOCKS[board]):
            self._lock(x + 20 * (i % 2), 6 + i // 2, side, lock)

    def _box(self, x: int, y: int, side: SideView, box: Box) -> None:
        mode = self.lit.get(f"card:{box.key}", "")
        self.surface.spot(Area(x, y, 39, 1), f"card:{box.key}")
        draw_key(self.surface, x, y, self.letter(side, box.key) or " ", mode)
        self.surface.put(x + 3, y, box.name, "text bold" if mode else "muted")
        draw_spaces(self.surface, x + 18, y, self.spaces(side, box), mode, 0, self.glyphs)
        state = self.state(side, box.key)
        effect = SHORT_EFFECTS[box.effect].format(colour=self.set_name(box.board))
        said = "used" if state == "used" else effect
        self.surface.put(x + 28, y, said, "text" if mode else "muted")

    def _lock(self, x: int, y: int, side: SideView, lock: Box) -> None:
        spot = f"card:{lock.key}"
        mode = self.lit.get(spot, "")
        die = side.locks.get(lock.key, "")
        self.surface.spot(Area(x, y, 19, 1), spot)
        letter = "" if die else self.letter(side, lock.key)
        draw_key(self.surface, x, y, letter or " ", mode)
        self.surface.put(x + 3, y, lock.key, "text bold" if mode or die else "muted")
        if die:
            draw_die(self.surface, x + 6, y, lock.board, lock.board, self.glyphs, mode)
            self.surface.put(x + 10, y, "LOCKED", "success")
            return
        draw_space(self.surface, x + 6, y, lock.board, self.glyphs, mode, ink="" if mode else INK[lock.board])
        self.surface.put(x + 6, y, "{", "primary bold" if mode else INK[lock.board])
        self.surface.put(x + 8, y, "}", "primary bold" if mode else INK[lock.board])
        for i, symbol in enumerate(lock.spaces[1:]):
            draw_space(self.surface, x + 9 + 3 * i, y, symbol, self.glyphs, "lit" if mode else "")

    def _hand(self, y: int, side: SideView) -> None:
        self.surface.put(1, y, "hand", "muted")
        for i, (die, face, mode, spot, picked) in enumerate(self.dice_of(side)):
            x, row = 6 + 7 * (i % 10), y + i // 10
            number = str(i + 1) if i < 9 else "·"
            self.surface.put(
                x, row, f"{'▸' if picked else ' '}{number}", "primary bold" if picked else "muted"
            )
            self.surface.put(x + 2, row, die[0].lower() if die in side.borrowed else die[0], "muted")
            draw_die(self.surface, x + 3, row, die[0], face, self.glyphs, mode)
            self.surface.spot(Area(x, row, 6, 1), spot)

    def _areas(self, y: int, side: SideView) -> None:
        x = self.small_dice(1, y, "wild", side.wild, side.seat, "wild", 40)
        x = self.small_dice(max(x, 22), y, "aside", side.aside, side.seat, "aside", 62)
        self.small_dice(max(x, 40), y, "borrowed", side.borrowed, side.seat, "borrowed", 66)
        said = f"rolls {self.view.rolls} of {self.view.rolls_allowed}"
        self.surface.put(79 - len(said), y, said, "text")
        x = self.surface.put(1, y + 1, "pool ", "muted")
        pool = self.counts(self.view.pool)
        for symbol in ELEMENTS:
            x = self.count(x, y + 1, symbol, pool[symbol], f"pool:{symbol}") + 2
        if self.view.avatars:
            x = self.surface.put(
                x + 2, y + 1, "for sale " if self.view.display else "for sale no avatar", "muted"
            )
            for tile in dict.fromkeys(self.view.display):
                mode = self.lit.get(f"card:{buy_key(tile)}", "")
                ink = "primary bold reverse" if mode == "here" else "text bold underline" if mode else "muted"
                end = self.surface.put(x, y + 1, AVATARS[tile].name, ink)
                self.surface.spot(Area(x, y + 1, end - x, 1), f"card:{buy_key(tile)}")
                x = end + 1
        said = f"{side.unlocked} free, smallest lock {side.smallest_lock}"
        if not self.view.avatars:
            self.surface.put(79 - len(said), y + 1, said, "muted")

    def _slab(self, y: int) -> None:
        """Both sides' sockets as one line: each side rises towards the middle."""
        self.surface.fill(Area(0, y, 80, 1), "panel")
        for side, x, step in ((self.view.sides[0], 14, 3), (self.view.sides[1], 63, -3)):
            said = f"{len(side.locks)} of {LOCKS_TO_WIN}"
            marks = [element(symbol, self.glyphs) for symbol in side.boards]
            self.surface.write(1 if step > 0 else 77, y, marks, "panel")
            self.surface.put(4 if step > 0 else 70, y, said, "text bold")
            for rank in range(4):
                for board in side.boards:
                    lock = BOARD_LOCKS[board][rank]
                    self._socket(x, y, side, lock)
                    x += step
        self.surface.put(39, y, "│", "line")

    def _socket(self, x: int, y: int, side: SideView, lock: Box) -> None:
        spot = f"card:{lock.key}"
        mode = self.lit.get(spot, "")
        if lock.key in side.locks:
            draw_die(self.surface, x, y, lock.board, lock.board, self.glyphs, mode)
        else:
            draw_space(self.surface, x, y, lock.board, self.glyphs, mode, ink="" if mode else INK[lock.board])
        self.surface.spot(Area(x, y, 3, 1), spot)

    def _rival(self, y: int, rival: SideView) -> None:
        x = self.surface.write(1, y, seat_mark(self.scene, rival.seat, 16))
        self.surface.put(x + 2, y, SIDES[rival.side].name, "muted")
        self.surface.spot(Area(1, y, 34, 1), f"seat:{rival.seat}")
        x = self.surface.put(36, y, "hand ", "muted")
        counts = self.counts(rival.hand)
        for symbol in ELEMENTS:
            x = self.count(x, y, symbol, counts[symbol], f"rival:{symbol}") + 2
        note = [f"aside {len(rival.aside)}"] if rival.aside else []
        note += [f"avatars {len(rival.avatars)}"] if self.view.avatars else []
        note += ["holds"] if rival.seat in self.scene.holds else []
        self.surface.put(x, y, shorten("  ".join(note), 79 - x), "muted")
        x = self.surface.put(3, y + 1, "open ", "muted")
        for lock in rival.open_locks():
            x = self.surface.put(x, y + 1, lock.key, f"{INK[lock.board]} bold")
            x = self.surface.put(x, y + 1, "".join(glyph(z, self.glyphs) for z in lock.spaces), "muted") + 2
        self.surface.put(1, y + 2, "─" * 78, "line")

    def _foot(self, y: int) -> None:
        room = self.scene.height - y
        count = len(menu.listed(self.scene))
        own = menu.own_things(self.scene) if menu.shows_own(self.scene) and self.view.avatars else []
        if not count and not own:
            for row, entry in enumerate(reversed(self.scene.log[-room:])):
                self.surface.put(1, y + row, shorten(entry.text, 78), "muted" if row else "text")
            return
        lines: Lines = [s(f" only you see: {' · '.join(own)}", "elemenz")] if own else []
        lines += menu.two_columns(self.scene, 80, room - len(lines))
        self.surface.paste(0, y, [fit(line, 80) for line in lines])
