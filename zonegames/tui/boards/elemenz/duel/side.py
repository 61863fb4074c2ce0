"""Duel: the rivals, the Monolith, the list of answers and the log."""

from collections.abc import Sequence

from zonegames.engine.seats import TABLE, Seat
from zonegames.engine.telling import counted
from zonegames.games.elemenz.components import (
    AVATARS,
    CIRCLE_SYMBOLS,
    DICE_PER_SET,
    FACE_DOWN,
    SHAMANS,
    Combo,
)
from zonegames.games.elemenz.duel.combos import shield_value
from zonegames.games.elemenz.duel.preview import rounds_to_hunger, rounds_to_seal
from zonegames.games.elemenz.duel.view import DuelView, ShamanView
from zonegames.games.elemenz.keys import STACKS, buy_key, destroy_key
from zonegames.games.elemenz.words import dice
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz import menu
from zonegames.tui.boards.elemenz.duel.field import draw_pair_row
from zonegames.tui.boards.elemenz.lights import Lit
from zonegames.tui.boards.elemenz.pieces import (
    INK,
    die_spot,
    draw_die,
    draw_space,
    element,
    face_down,
    glyph,
    sign_on,
    waiting,
)
from zonegames.tui.lines import Box, Line, fit, s, shorten, width_of, wrap
from zonegames.tui.surface import Surface


class DuelSide:
    """Everything that lies beside the board shown large."""

    def __init__(self, surface: Surface, scene: Scene, shown: Seat, lit: Lit) -> None:
        self.surface, self.scene, self.lit = surface, scene, lit
        self.view: DuelView = scene.view
        self.rivals = [shaman for shaman in self.view.shamans if shaman.seat != shown]

    def _asked(self, seat: Seat) -> bool:
        decision = self.scene.decision
        return decision is not None and decision.seat == seat

    # --- large: a column of 35

    def paint_large(self, x: int) -> None:
        y = 0
        height = 6 if self.view.avatars else 5
        for shaman in self.rivals:
            self._panel(Box(x, y, 35, height), shaman)
            y += height
        room = self.scene.height - y
        monolith = len(self.view.shamans) + 3 + (len(self._offers(29, 2)) if self.view.avatars else 0)
        need = self._list_need()
        if need and need > room - monolith:
            need = min(need, room)
        else:
            self._monolith(Box(x, y, 35, monolith))
            y, room = y + monolith, room - monolith
        if need:
            self._list(Box(x, y, 35, min(need, room)))
            y, room = y + min(need, room), room - min(need, room)
        if room >= 3:
            self._log(Box(x, y, 35, room))

    def _panel_title(self, shaman: ShamanView, room: int) -> Line:
        """ "2 ■ Bo · Earth"; the shaman, whom the sign tells too, gives way to a long name."""
        here = self.lit.get(f"seat:{shaman.seat}", "")
        digit = "background bold on primary" if here == "here" else "text bold underline" if here else "muted"
        name = shorten(self.scene.names[shaman.seat], min(12, room - 4))
        race = f" · {SHAMANS[shaman.symbol].name}"
        told = name + race if width_of([(name + race, "")]) <= room - 4 else name
        mark = element(shaman.symbol, self.scene.glyphs)
        return [(str(shaman.seat + 1), digit), *s(" "), mark, (f" {told}", f"{INK[shaman.symbol]} bold")]

    def _panel(self, box: Box, shaman: ShamanView) -> None:
        seat, asked = shaman.seat, self._asked(shaman.seat)
        note = "out" if shaman.out else dice(shaman.dice)
        note = f"holds · {note}" if seat in self.scene.holds else note
        title = self._panel_title(shaman, box.width - len(note) - 8)
        self.surface.panel(box, title, note, lit=asked)
        if f"seat:{seat}" in self.scene.changed:
            self.surface.put(box.x + 1, box.y, "•", "warning bold")
        self.surface.spot(box, f"seat:{seat}")
        if shaman.out:
            self.surface.put(box.x + 2, box.y + 1, "no die is left", "muted")
            return
        end = box.x + box.width - 2
        pool = f"pool {len(shaman.pool)}"
        self.surface.put(end - len(pool), box.y + 1, pool, "text")
        self._pool_spot(end - len(pool), box.y + 1, len(pool), seat)
        self._shield(box.x + 2, box.y + 1, shaman)
        self._armed(box.x + 2, box.y + 2, end, shaman)
        self.surface.put(box.x + 2, box.y + 3, "totem", "muted")
        if shaman.totem_lost:
            self.surface.put(box.x + 9, box.y + 3, "lost for good", "muted")
        else:
            for circle, symbol in enumerate(CIRCLE_SYMBOLS):
                at = box.x + 9 + 6 * circle
                draw_pair_row(self.surface, at, box.y + 3, self.scene, seat, circle, symbol, self.lit)
        if self.view.avatars:
            self._avatars(box.x + 2, box.y + 4, shaman)

    def _pool_spot(self, x: int, y: int, width: int, seat: Seat) -> None:
        mode = self.lit.get(f"pool:{seat}", "")
        if mode:
            self.surface.ink(
                Box(x, y, width, 1), "primary bold reverse" if mode == "here" else "primary bold underline"
            )
            self.surface.spot(Box(x, y, width, 1), f"pool:{seat}")

    def _shield(self, x: int, y: int, shaman: ShamanView) -> None:
        value = shield_value(shaman, self.view.faces)
        self.surface.put(x, y, "SHIELD", "text" if value else "muted")
        self.surface.put(x + 7, y, str(value), "text bold")
        combo = SHAMANS[shaman.symbol].shield
        pieces = list(shaman.slots.get("shield", ("",) * len(combo.slots)))
        at = x + 10
        for space in combo.spaces:
            if space.islower():
                ink = INK[shaman.symbol]
                draw_space(self.surface, at, y, space.upper(), self.scene.glyphs, charged=True, ink=ink)
                at += 4
        for i, piece in enumerate(pieces):
            symbol = combo.slots[min(i, len(combo.slots) - 1)]
            sign = self._sign(combo, pieces, i)
            at = self._piece(at, y, shaman.seat, "shield", piece, symbol, sign)

    def _sign(self, combo: Combo, pieces: Sequence[str], at: int) -> str:
        if not pieces[at] or pieces[at][0] == "+":
            return ""
        return sign_on(combo, pieces, at, self.view.faces, self.scene.glyphs)

    def _piece(self, x: int, y: int, seat: Seat, key: str, piece: str, symbol: str, sign: str) -> int:
        glyphs = self.scene.glyphs
        if not piece:
            return draw_space(self.surface, x, y, symbol, glyphs) + 1
        if piece[0] == "+":
            return (
                self.surface.put(x, y, f"{face_down(glyphs)}{glyph(piece[1], glyphs)} ", "elemenz bold") + 1
            )
        face = self.view.faces[piece]
        spot = die_spot(seat, key, piece[0], face)
        mode = self.lit.get(spot, "")
        return draw_die(self.surface, x, y, piece[0], face, glyphs, mode, spot if mode else "", sign) + 1

    def _armed(self, x: int, y: int, end: int, shaman: ShamanView) -> None:
        """The armed waiting combo; of the active shaman, shown small, whatever else lies on its board."""
        keys = [*shaman.armed]
        if shaman.seat == self.view.active:
            keys += [k for k in shaman.slots if k != "shield" and ":" not in k and k not in keys]
        for key in keys:
            combo = self.view.boards.combos[shaman.seat][key]
            if x + len(combo.name) + 4 * len(combo.slots) + 3 > end:
                self.surface.put(x, y, "…", "muted")
                return
            mode = self.lit.get(f"card:{key}", "") if self._asked(shaman.seat) else ""
            armed = key in shaman.armed
            ink = "primary bold reverse" if mode == "here" else "text bold"
            at = self.surface.put(x, y, f"{waiting(self.scene.glyphs)} " if armed else "  ", "warning")
            at = self.surface.put(at, y, combo.name, ink) + 1
            if mode:
                self.surface.spot(Box(x, y, at - x, 1), f"card:{key}")
            pieces = shaman.slots.get(key, ())
            for i, (slot, piece) in enumerate(zip(combo.slots, pieces, strict=False)):
                at = self._piece(at, y, shaman.seat, key, piece, slot, self._sign(combo, pieces, i))
            if armed and end - at >= 5:
                self.surface.put(end - 5, y, "ARMED", "warning bold")
            x = at

    def _avatars(self, x: int, y: int, shaman: ShamanView) -> None:
        back = face_down(self.scene.glyphs)
        names = [AVATARS[t].name.lower() if t != FACE_DOWN else back for t in shaman.avatars]
        said = f"avatars {len(names)}"
        mode = self.lit.get(f"card:{destroy_key(shaman.seat)}", "")
        ink = "primary bold reverse" if mode == "here" else "primary bold underline" if mode else "muted"
        end = self.surface.put(x, y, said, ink)
        self.surface.spot(Box(x, y, end - x, 1), f"card:{destroy_key(shaman.seat)}")
        self.surface.put(end + 2, y, shorten(" ".join(names), 18), "elemenz")

    def _monolith(self, box: Box) -> None:
        self.surface.panel(box, f"Monolith · {self._fate()}")
        y = box.y + 1
        for shaman in self.view.shamans:
            ink = INK[shaman.symbol]
            lost = len(shaman.lost)
            self.surface.write(box.x + 2, y, [element(shaman.symbol, self.scene.glyphs)])
            self.surface.put(box.x + 4, y, SHAMANS[shaman.symbol].name, ink)
            for n in range(DICE_PER_SET):
                self.surface.put(
                    box.x + 12 + 2 * n, y, "▮" if n < lost else "▯", ink if n < lost else "muted"
                )
            said = f"{lost} lost"
            self.surface.put(box.x + 33 - len(said), y, said, "text" if lost else "muted")
            mode = self.lit.get(f"pool:{shaman.symbol}", "")
            self.surface.spot(Box(box.x + 2, y, 31, 1), f"pool:{shaman.symbol}")
            if mode:
                self.surface.ink(
                    Box(box.x + 4, y, 7, 1),
                    "primary bold reverse" if mode == "here" else "primary bold underline",
                )
            y += 1
        said = f"bag {self.view.bag}   removed {len(self.view.removed)}"
        self.surface.put(box.x + 33 - len(said), y, said, "muted")
        if self.view.avatars:
            self._tiles(box.x + 2, y + 1, self._offers(29, 2))

    def _fate(self) -> str:
        view = self.view
        if rounds_to_seal(view):
            return f"sealed in {counted(rounds_to_seal(view), 'round')}"
        if rounds_to_hunger(view):
            return f"sealed, hunger in {rounds_to_hunger(view)}"
        return "it hungers"

    def _offers(self, width: int, most: int) -> list[list[tuple[str, str]]]:
        """What may be bought, in at most so many rows: the tops of the stacks ("+2": two face down below it),
        then the display, each as its source and its name."""
        view = self.view
        tops = [(STACKS[i], top, count - 1) for i, (top, count) in enumerate(view.stacks) if top]
        rows: list[list[tuple[str, str]]] = [[]]
        room = width
        for source, tile, below in [*tops, *((tile, tile, 0) for tile in dict.fromkeys(view.display))]:
            text = f"{AVATARS[tile].name}+{below}" if below else AVATARS[tile].name
            if len(text) > room - (2 if len(rows) == most else 0):
                if len(rows) == most:
                    rows[-1].append(("", "…"))
                    break
                rows.append([])
                room = width
            rows[-1].append((source, text))
            room -= len(text) + 1
        return rows

    def _tiles(self, x: int, y: int, offers: list[list[tuple[str, str]]]) -> None:
        start = self.surface.put(x, y, "w ", "primary bold underline" if self._buying() else "muted")
        if not offers[0]:
            self.surface.put(start, y, "no avatar to buy", "muted")
        for row in offers:
            x = start
            for source, text in row:
                mode = self.lit.get(f"card:{buy_key(source)}", "")
                ink = "primary bold reverse" if mode == "here" else "text bold underline" if mode else "muted"
                if source:
                    self.surface.spot(Box(x, y, len(text), 1), f"card:{buy_key(source)}")
                x = self.surface.put(x, y, text, ink) + 1
            y += 1

    def _buying(self) -> bool:
        return any(f"card:{buy_key(source)}" in self.lit for source in (*STACKS, *self.view.display))

    # --- the list and the log

    def _list_need(self) -> int:
        """Rows that the list and the looker's own things want, frame included; 0 for none."""
        count = len(menu.listed(self.scene))
        if self._open_to_all():
            count = (count + 1) // 2
        own = len(menu.own_things(self.scene)) or 1
        if menu.shows_own(self.scene):
            count += own + 1
        return count + 2 if count else 0

    def _list_title(self) -> str:
        scene = self.scene
        if scene.looker is not None and menu.shows_own(scene):
            return f"only {shorten(scene.names[scene.looker], 12)} sees this"
        return "any response?" if self._open_to_all() else "choose"

    def _open_to_all(self) -> bool:
        """The list names the seats that may respond, two in a row."""
        return self.scene.decision is not None and self.scene.decision.seat == TABLE

    def _list(self, box: Box) -> None:
        inside = self.surface.panel(box, self._list_title(), lit=self.scene.decision is not None)
        width = box.width - 2
        self.surface.paste(inside.x - 1, inside.y, self._list_lines(width, inside.height))

    def _list_lines(self, width: int, height: int) -> list[Line]:
        lines: list[Line] = []
        count = len(menu.listed(self.scene))
        if menu.shows_own(self.scene):
            room = max(1, height - min(count, height - 1) - 1)
            lines = menu.own_lines(self.scene, width, room)
            if len(lines) + count < height:
                lines.append([])
        rows = menu.two_columns if self._open_to_all() else menu.rows
        return [*lines, *rows(self.scene, width, height - len(lines))]

    def _log(self, box: Box) -> None:
        self.surface.panel(box, "log")
        self.surface.paste(box.x + 2, box.y + 1, self._news(box.width - 4, box.height - 2))

    def _news(self, width: int, height: int) -> list[Line]:
        """The latest sentences, newest first, each with its shaman's mark."""
        found: list[Line] = []
        for entry in reversed(self.scene.log[-height:] if height > 0 else ()):
            told = wrap(entry.text, width - 2, "muted" if found else "text")
            if found and len(found) + len(told) > height:
                break
            mark = s("  ")
            if entry.seat is not None and entry.seat < len(self.view.shamans):
                mark = [element(self.view.shamans[entry.seat].symbol, self.scene.glyphs), *s(" ")]
            found += [[*(mark if i == 0 else s("  ")), *line] for i, line in enumerate(told)]
        return found[:height]

    # --- small: strips of two rows

    def paint_small(self, y: int) -> None:
        for shaman in self.rivals:
            self._strip(y, shaman)
            y += 2
        need = max(0, self._list_need() - 2)
        room = self.scene.height - y
        if need <= (room - 1) * 2 and not (need and room - 1 < 3):
            self._small_monolith(y)
            y, room = y + 1, room - 1
            if self.view.avatars and room > 2 and need < 2 * room - 2:
                self._tiles(self.surface.put(1, y, "for sale ", "muted"), y, self._offers(67, 1))
                y, room = y + 1, room - 1
        if need:
            self.surface.paste(0, y, self._small_list(room))
        else:
            self.surface.paste(1, y, self._news(77, room))

    def _small_list(self, height: int) -> list[Line]:
        lines: list[Line] = []
        if menu.shows_own(self.scene):
            things = " · ".join(menu.own_things(self.scene)) or "nothing face down"
            lines = wrap(f"{self._list_title()}: {things}", 78, "elemenz")
            if len(menu.listed(self.scene)) > 2 * (height - len(lines)):
                lines = [s(shorten(f"{self._list_title()}: {things}", 78), "elemenz")]
            lines = [[*s(" "), *line] for line in lines]
        lines += menu.two_columns(self.scene, 80, height - len(lines))
        return [fit(line, 80) for line in lines]

    def _strip(self, y: int, shaman: ShamanView) -> None:
        seat = shaman.seat
        box = Box(0, y, 80, 2)
        if self._asked(seat):
            self.surface.fill(box, "panel")
        self.surface.spot(box, f"seat:{seat}")
        here = self.lit.get(f"seat:{seat}", "")
        if f"seat:{seat}" in self.scene.changed:
            self.surface.put(0, y, "•", "warning bold")
        if here == "here":
            self.surface.put(0, y, f"▸{seat + 1}", "background bold", "primary")
        else:
            self.surface.put(1, y, str(seat + 1), "text bold underline" if here else "muted")
        self.surface.write(3, y, [element(shaman.symbol, self.scene.glyphs)])
        self.surface.put(5, y, shorten(self.scene.names[seat], 12), f"{INK[shaman.symbol]} bold")
        turn = "▶ " if seat == self.view.active else ""
        count = "out" if shaman.out else dice(shaman.dice)
        note = " holds" if seat in self.scene.holds else ""
        self.surface.put(18, y, f"{turn}{SHAMANS[shaman.symbol].name}  {count}{note}", "text")
        if shaman.out:
            return
        self._shield(3, y + 1, shaman)
        pool = f"pool {len(shaman.pool)}"
        self.surface.put(27, y + 1, pool, "muted")
        self._pool_spot(27, y + 1, len(pool), seat)
        if self.view.avatars:
            self._avatars(60, y + 1, shaman) if not shaman.armed else self.surface.put(
                70, y, f"avatars {len(shaman.avatars)}", "muted"
            )
        self.surface.put(38, y, "totem", "muted")
        if shaman.totem_lost:
            self.surface.put(46, y, "lost for good", "muted")
        else:
            for circle, symbol in enumerate(CIRCLE_SYMBOLS):
                draw_pair_row(self.surface, 46 + 6 * circle, y, self.scene, seat, circle, symbol, self.lit)
        self._armed(38, y + 1, 80, shaman)

    def _small_monolith(self, y: int) -> None:
        view = self.view
        x = self.surface.put(1, y, "MONOLITH", "text bold") + 1
        for shaman in view.shamans:
            self.surface.write(x, y, [element(shaman.symbol, self.scene.glyphs)])
            start = x
            x = self.surface.put(x + 2, y, str(len(shaman.lost)), "text bold" if shaman.lost else "muted") + 2
            mode = self.lit.get(f"pool:{shaman.symbol}", "")
            self.surface.spot(Box(start, y, 3, 1), f"pool:{shaman.symbol}")
            if mode:
                look = "primary bold reverse" if mode == "here" else "primary bold underline"
                self.surface.ink(Box(start, y, 3, 1), look)
        said = f"bag {view.bag}   removed {len(view.removed)}   {self._fate()}"
        self.surface.put(79 - len(said), y, said, "muted")
