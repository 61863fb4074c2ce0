"""Duel: one shaman's board, large (84x31) or as rows of 80."""

from zonegames.engine.seats import Seat
from zonegames.engine.telling import counted
from zonegames.games.elemenz.actions import Place
from zonegames.games.elemenz.components import (
    CIRCLE_SYMBOLS,
    CIRCLES,
    FACE_DOWN,
    ROLLS,
    SHAMANS,
    TOKEN_SYMBOLS,
)
from zonegames.games.elemenz.duel.combos import free_slot
from zonegames.games.elemenz.duel.view import DuelView, ShamanView
from zonegames.games.elemenz.keys import totem_key
from zonegames.games.elemenz.words import dice
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.duel.cards import Card, cards_of
from zonegames.tui.boards.elemenz.duel.foot import activated_line
from zonegames.tui.boards.elemenz.duel.places import LETTERS, TOTEMS
from zonegames.tui.boards.elemenz.lights import Lit
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.motion import flashing, tumbling
from zonegames.tui.boards.elemenz.pieces import (
    EMPTY_CIRCLE,
    INK,
    TOKEN_SIGNS,
    Mode,
    die_spot,
    draw_big_die,
    draw_big_space,
    draw_die,
    draw_key,
    draw_space,
    draw_state,
    element,
    face_down,
    glyph,
    sign_on,
)
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box, Line, shorten
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import DOUBLE, LIGHT, Surface


def shaman_title(scene: Scene, seat: Seat, room: int) -> Line:
    """ "▶ ▲ Ann · Fire · 6 dice"."""
    view: DuelView = scene.view
    shaman = view.shamans[seat]
    ink = INK[shaman.symbol]
    turn = "▶ " if seat == view.active and not view.ended else ""
    name = shorten(scene.names[seat], room)
    return [
        (f" {turn}", "text bold"),
        element(shaman.symbol, scene.glyphs),
        (f" {name} · {SHAMANS[shaman.symbol].name}", f"{ink} bold"),
        (f" · {'out' if shaman.out else dice(shaman.dice)} ", "text"),
    ]


class DuelField:
    """Paints the board of one seat: its hand, seven cards and its totem."""

    def __init__(self, surface: Surface, box: Box, scene: Scene, seat: Seat, lit: Lit) -> None:
        self.surface, self.box, self.scene, self.seat, self.lit = surface, box, scene, seat, lit
        self.view: DuelView = scene.view
        self.shaman: ShamanView = self.view.shamans[seat]
        self.glyphs: Glyphs = scene.glyphs
        own = seat == self.view.active
        self.kind = scene.decision.kind if scene.decision is not None and own else ""

    # --- the frame and the hand

    def frame(self) -> None:
        active = self.seat == self.view.active
        self.surface.border(self.box, DOUBLE if active else LIGHT, "primary" if active else "line")
        self.surface.write(self.box.x + 2, self.box.y, shaman_title(self.scene, self.seat, 24))
        self.surface.spot(Box(self.box.x + 2, self.box.y, 30, 1), f"seat:{self.seat}")
        foot = activated_line(self.view, self.scene.names, self.box.width - 8) if active else ""
        if foot:
            self.surface.put(self.box.x + 3, self.box.y + self.box.height - 1, f" {foot} ", "text")

    def _hand_modes(self) -> list[tuple[str, str, Mode, SpotId, bool]]:
        """Each die of the hand: id, face, how it is lit, its spot, whether it is picked."""
        view, known = self.view, memory(self.scene)
        held = known.held if self.kind == "place" else ""
        found: list[tuple[str, str, Mode, SpotId, bool]] = []
        faces = tumbling(self.scene)
        for die in self.shaman.hand:
            face = faces.get(die, view.faces[die])
            spot = die_spot(self.seat, "hand", die[0], view.faces[die])
            if self.kind in ("roll", "pick_reroll", "place"):
                spot = f"hand:{die}"
            picked = die == held or die in known.marks or die in view.about.picked
            mode = "here" if die == held else self.lit.get(spot, "")
            found.append((die, face, mode, spot, picked))
        return found

    def _rolls(self) -> str:
        return f"rolls {self.view.rolls} of {ROLLS}"

    def _heal(self) -> str:
        if self.view.sealed:
            return "no Heal: sealed"
        return "Heal used" if self.shaman.healed else "Heal not used"

    def _hand_word(self) -> str:
        count = len(self.shaman.hand)
        word = {"place": "to place", "roll": "rolled", "pick_reroll": "rolled"}.get(self.kind, "in hand")
        return f"{count} {word}"

    # --- large

    def paint_large(self) -> None:
        self.frame()
        box, put = self.box, self.surface.put
        put(box.x + 3, box.y + 1, "hand", "muted")
        put(box.x + 3, box.y + 2, self._hand_word(), "text")
        if self.kind in ("roll", "pick_reroll"):
            put(box.x + 3, box.y + 3, "▸ rolls again", "muted")
        end = box.x + box.width - 3
        if self.seat == self.view.active:
            put(end - len(self._rolls()), box.y + 1, self._rolls(), "text")
            put(end - len(self._heal()), box.y + 2, self._heal(), "muted")
            free = self._free_reroll()
            put(end - len(free), box.y + 3, free, "muted")
        for i, (die, face, mode, spot, picked) in enumerate(self._hand_modes()):
            x = box.x + 18 + 6 * i
            draw_big_die(self.surface, x, box.y + 1, die[0], face, self.glyphs, mode, spot)
            lent = "lent" if die in self.shaman.borrowed else ""
            number = f"{'▸' if picked else ' '}{i + 1} {lent}"
            put(x + 1, box.y + 4, number, "primary bold" if picked else "muted")
            self.surface.spot(Box(x, box.y + 4, 5, 1), spot)
        cards = self._cards()
        for i, card in enumerate(cards):
            self._large_card(box.x + 2 + 42 * (i % 2), box.y + 6 + 6 * (i // 2), card)
        self._large_totem(box.x + 44, box.y + 24)

    def _free_reroll(self) -> str:
        if self.shaman.symbol != "A":
            return ""
        return "free re-roll used" if self.shaman.rerolled else "free re-roll left: z"

    def _cards(self) -> list[Card]:
        own = self.view.boards.own[self.seat]
        modes: list[Mode] = [self.lit.get(f"card:{combo.key}", "") for combo in own]
        return cards_of(self.view, self.seat, LETTERS, modes, self.kind, self.glyphs)

    def _large_card(self, x: int, y: int, card: Card) -> None:
        spot = f"card:{card.combo.key}"
        self.surface.spot(Box(x, y, 39, 5), spot)
        if flashing(self.scene, card.combo.key):
            self.surface.fill(Box(x, y, 39, 5), "panel")
        draw_key(self.surface, x, y, card.letter, card.mode)
        self.surface.put(x + 4, y, card.name(self.glyphs), self._name_ink(card))
        draw_state(self.surface, x + 38, y, card.state)
        at = x + 4
        slot = 0
        for space, piece in self._spaces(card):
            if piece:
                self._big_piece(at, y + 1, card, piece)
            else:
                charged = space.islower()
                ink = INK[self.shaman.symbol] if charged else ""
                mode = self._space_mode(card, slot)
                draw_big_space(
                    self.surface, at, y + 1, space.upper(), self.glyphs, mode, charged=charged, ink=ink
                )
            at += 6
            slot += space.isupper()
        self.surface.put(x + 4, y + 4, card.effect, "text" if card.mode or card.pieces[0] else "muted")

    def _name_ink(self, card: Card) -> str:
        if card.state == "READY":
            return "success bold"
        return "text bold" if card.mode or any(card.pieces) else "muted"

    def _space_mode(self, card: Card, at: int) -> Mode:
        """Of an empty space: under the cursor is the one where the die would go."""
        if card.mode != "here":
            return card.mode
        lit = self.scene.lit
        face = lit.face if isinstance(lit, Place) else ""
        slot = free_slot(card.combo, card.pieces, self.view.faces, face)
        return "here" if slot == at else "lit"

    def _spaces(self, card: Card) -> list[tuple[str, str]]:
        """Printed spaces with what lies there, charged ones empty; a bonus die of SHIELD stands beyond."""
        pieces = list(card.pieces)
        found = [(space, "" if space.islower() else pieces.pop(0)) for space in card.combo.spaces]
        return [*found, *((card.combo.spaces[0].upper(), piece) for piece in pieces)]

    def _big_piece(self, x: int, y: int, card: Card, piece: str) -> None:
        if piece[0] == "+":
            self.surface.border(Box(x, y, 5, 3), LIGHT, "elemenz")
            self.surface.put(
                x + 1, y + 1, f"{face_down(self.glyphs)}{glyph(piece[1], self.glyphs)}", "elemenz bold"
            )
            return
        face = self.view.faces[piece]
        spot = die_spot(self.seat, card.combo.key, piece[0], face)
        mode = self.lit.get(spot, "")
        sign = self._sign(card, piece)
        draw_big_die(self.surface, x, y, piece[0], face, self.glyphs, mode, spot if mode else "", sign)

    def _sign(self, card: Card, piece: str) -> str:
        return sign_on(card.combo, card.pieces, card.pieces.index(piece), self.view.faces, self.glyphs)

    def _large_totem(self, x: int, y: int) -> None:
        self._totem_head(x, y)
        for circle, symbol in enumerate(CIRCLE_SYMBOLS):
            at = x + 4 + 9 * circle
            key = totem_key(self.seat, circle)
            mode = self.lit.get(f"circle:{self.seat}:{circle}", "")
            edge = "primary bold" if mode else "line"
            self.surface.put(at + 1, y + 1, "╭──╮", edge)
            self.surface.put(at + 1, y + 2, "│  │", edge)
            text, ink = self._token(circle)
            self.surface.put(at + 2, y + 2, text * 2 if len(text) == 1 else text, ink)
            self.surface.spot(Box(at, y + 1, 6, 2), f"circle:{self.seat}:{circle}")
            self._pair(at, y + 3, key, symbol)
        self._say_of_totem(x + 4, y + 4, self._totem_text())

    def _totem_mode(self) -> Mode:
        modes = [self.lit.get(f"card:{totem_key(self.seat, circle)}", "") for circle in range(CIRCLES)]
        return "here" if "here" in modes else "lit" if "lit" in modes else ""

    def _totem_head(self, x: int, y: int) -> None:
        mode = self._totem_mode()
        draw_key(self.surface, x, y, TOTEMS, mode)
        self.surface.put(x + 4, y, "TOTEM", "text bold" if mode else "muted")
        tokens = "lost" if self.shaman.totem_lost else counted(self.shaman.tokens, "token")
        if self.view.avatars:
            tokens += f", {counted(len(self.shaman.avatars), 'avatar')}"
        draw_state(self.surface, x + 38, y, tokens)

    def _invited(self) -> bool:
        """In the first round it is said how to look at the tokens that were dealt; who is alone sees them."""
        decision = self.scene.decision
        asked = decision is not None and decision.private_entry and decision.seat == self.seat
        return (
            bool(self.scene.settings.get("hints")) and self.view.round <= 1 and asked and not self.scene.alone
        )

    def _say_of_totem(self, x: int, y: int, told: str) -> None:
        end = self.surface.put(x, y, told, "muted")
        if self._invited():
            self.surface.spot(Box(x, y, end - x, 1), "key:v")

    def _totem_text(self) -> str:
        if self._invited():
            return "press v to look at your tokens"
        return "lost for good" if self.shaman.totem_lost else "a pair fills its empty circle"

    def _small_totem_text(self) -> str:
        if self._invited():
            return "v looks at your tokens"
        if self.view.avatars:
            return counted(len(self.shaman.avatars), "avatar")
        return "lost for good" if self.shaman.totem_lost else "a pair fills its circle"

    def _token(self, circle: int) -> tuple[str, str]:
        """What is seen of a circle: its token in one or two cells, with its ink."""
        return token_look(self.shaman.totem[circle], self.glyphs)

    def _pair(self, x: int, y: int, key: str, symbol: str) -> None:
        pieces = self.view.me.slots.get(key, ("", ""))
        mode = self.lit.get(f"card:{key}", "")
        self.surface.spot(Box(x, y, 6, 1), f"card:{key}")
        for i, piece in enumerate(pieces):
            if piece:
                face = self.view.faces[piece]
                spot = die_spot(self.view.active, key, piece[0], face)
                die_mode = self.lit.get(spot, "")
                draw_die(
                    self.surface,
                    x + 3 * i,
                    y,
                    piece[0],
                    face,
                    self.glyphs,
                    die_mode,
                    spot if die_mode else "",
                )
            else:
                draw_space(self.surface, x + 3 * i, y, symbol, self.glyphs, mode)

    # --- small

    def paint_small(self) -> None:
        self.frame()
        box, put = self.box, self.surface.put
        put(2, box.y + 1, "hand", "muted")
        x = 8
        for i, (die, face, mode, spot, picked) in enumerate(self._hand_modes()):
            put(x, box.y + 1, f"{'▸' if picked else ' '}{i + 1}", "primary bold" if picked else "muted")
            draw_die(self.surface, x + 2, box.y + 1, die[0], face, self.glyphs, mode)
            self.surface.spot(Box(x, box.y + 1, 5, 1), spot)
            x += 6
        if self.seat == self.view.active:
            said = self._rolls() if len(self.shaman.hand) > 4 else f"{self._rolls()}   {self._heal()}"
            put(78 - len(said), box.y + 1, said, "muted")
        strike, shield, *rest = self._cards()
        self._small_card(1, box.y + 2, strike, whole_row=False)
        self._small_card(41, box.y + 2, shield, whole_row=False)
        for i, card in enumerate(rest):
            self._small_card(1, box.y + 3 + i, card, whole_row=True)
        self._small_totem(1, box.y + 8)

    def _small_card(self, x: int, y: int, card: Card, *, whole_row: bool) -> None:
        spot = f"card:{card.combo.key}"
        self.surface.spot(Box(x, y, 78 if whole_row else 38, 1), spot)
        if flashing(self.scene, card.combo.key):
            self.surface.fill(Box(x, y, 78 if whole_row else 38, 1), "panel")
        draw_key(self.surface, x, y, card.letter, card.mode)
        self.surface.put(x + 4, y, card.name(self.glyphs), self._name_ink(card))
        at = x + (19 if whole_row or card.combo.kind == "strike" else 12)
        slot = 0
        for space, piece in self._spaces(card):
            if piece and piece[0] == "+":
                self.surface.put(
                    at, y, f"{face_down(self.glyphs)}{glyph(piece[1], self.glyphs)}", "elemenz bold"
                )
            elif piece:
                face = self.view.faces[piece]
                die = die_spot(self.seat, card.combo.key, piece[0], face)
                mode = self.lit.get(die, "")
                sign = self._sign(card, piece)
                draw_die(self.surface, at, y, piece[0], face, self.glyphs, mode, die if mode else "", sign)
            else:
                charged = space.islower()
                ink = INK[self.shaman.symbol] if charged else ""
                mode = self._space_mode(card, slot)
                draw_space(self.surface, at, y, space.upper(), self.glyphs, mode, charged=charged, ink=ink)
            at += 4
            slot += space.isupper()
        if whole_row:
            at = max(at, x + 31)
            self.surface.put(
                at, y, card.effect_in(76 - len(card.state) - at), "text" if card.mode else "muted"
            )
        draw_state(self.surface, 78 if whole_row or x > 1 else 40, y, card.state)

    def _small_totem(self, x: int, y: int) -> None:
        self._totem_head_small(x, y)
        for circle, symbol in enumerate(CIRCLE_SYMBOLS):
            at = x + 19 + 8 * circle
            draw_pair_row(self.surface, at, y, self.scene, self.seat, circle, symbol, self.lit)
        self._say_of_totem(x + 52, y, self._small_totem_text())

    def _totem_head_small(self, x: int, y: int) -> None:
        mode = self._totem_mode()
        draw_key(self.surface, x, y, TOTEMS, mode)
        self.surface.put(x + 4, y, "TOTEM", "text bold" if mode else "muted")


def token_look(token: str, glyphs: Glyphs) -> tuple[str, str]:
    """A circle in one cell, with its ink: empty, face down, or the looker's own or a known token."""
    if not token:
        return EMPTY_CIRCLE, "muted"
    if token == FACE_DOWN:
        return face_down(glyphs), "elemenz"
    symbol = TOKEN_SYMBOLS[token]
    return (glyph(symbol, glyphs) if symbol else TOKEN_SIGNS[token]), "elemenz bold reverse"


def draw_pair_row(
    surface: Surface, x: int, y: int, scene: Scene, seat: Seat, circle: int, symbol: str, lit: Lit
) -> None:
    """A circle in three cells, "≈≈▒": its two spaces, dice on them as blocks, then the token."""
    view: DuelView = scene.view
    key = totem_key(seat, circle)
    mode = lit.get(f"card:{key}", "")
    surface.spot(Box(x, y, 2, 1), f"card:{key}")
    for i, piece in enumerate(view.me.slots.get(key, ("", ""))):
        if piece:
            face = view.faces[piece]
            spot = die_spot(view.active, key, piece[0], face)
            die_mode = lit.get(spot, "")
            ground = "primary" if die_mode == "here" else INK[piece[0]]
            ink = "background bold underline" if die_mode else "background bold"
            surface.put(x + i, y, glyph(face, scene.glyphs), ink, ground)
            if die_mode:
                surface.spot(Box(x + i, y, 1, 1), spot)
        elif mode == "here":
            surface.put(x + i, y, glyph(symbol, scene.glyphs), "background bold", "primary")
        else:
            surface.put(x + i, y, glyph(symbol, scene.glyphs), "primary bold underline" if mode else "muted")
    text, ink = token_look(view.shamans[seat].totem[circle], scene.glyphs)
    circle_mode = lit.get(f"circle:{seat}:{circle}", "")
    surface.put(
        x + 2,
        y,
        text,
        "background bold" if circle_mode == "here" else ink,
        "primary" if circle_mode == "here" else None,
    )
    surface.spot(Box(x + 2, y, 1, 1), f"circle:{seat}:{circle}")
