"""Monolith: one side's boxes, locks and dice, as both sizes draw them."""

from typing import TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import BOARD_BOXES, ELEMENTS, SYMBOL_NAMES, Box
from zonegames.games.elemenz.monolith.preview import BoxPreview, box_preview
from zonegames.games.elemenz.monolith.view import MonolithView, SideView
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.lights import Lit
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.monolith.asking import letters_of, lit_board
from zonegames.tui.boards.elemenz.motion import tumbling
from zonegames.tui.boards.elemenz.pieces import INK, Mode, die_spot, draw_die, draw_space, glyph
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box as Area
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface, stamped

MARKING = ("act", "pick_reroll")

Space: TypeAlias = tuple[str, str, bool]
"""A space of a box: its symbol, the set of the die that paid it (empty: none), whether it still lacks one."""


class SidePainter:
    """What is common to the pictures of the two-player game."""

    def __init__(self, surface: Surface, scene: Scene, lit: Lit) -> None:
        self.surface, self.scene, self.lit = surface, scene, lit
        self.view: MonolithView = scene.view
        self.glyphs = scene.glyphs
        action = scene.lit
        key = getattr(action, "key", "") if getattr(action, "kind", "") == "complete" else ""
        self.paid: tuple[str, ...] = box_preview(self.view, key).dice if key else ()
        """The dice that what is lit would take."""

        if not self.paid and scene.decision is not None and self.view.about.use == "pay":
            self.paid = self.view.about.picked

    @property
    def kind(self) -> str:
        return self.scene.decision.kind if self.scene.decision is not None else ""

    def letter(self, side: SideView, key: str) -> str:
        """The letter that works on a box or lock now; empty on the board that Tab leads to."""
        if side.seat != self.view.active or self.kind != "act":
            return ""
        return letters_of(lit_board(self.scene)).get(key, "")

    def stands(self, side: SideView, key: str) -> BoxPreview | None:
        """How a box of the active side stands; nothing is said of the other side's."""
        return box_preview(self.view, key) if side.seat == self.view.active else None

    def state(self, side: SideView, key: str) -> str:
        """ "used", "✗ ▲●" for what is missing, "idle"."""
        stands = self.stands(side, key)
        if stands is None or stands.status in ("LOCKED", "READY"):
            return ""
        if stands.status == "open":
            missing = "".join(glyph(symbol, self.glyphs) for symbol in stands.missing)
            return f"✗ {missing}" if missing else "✗"
        return stands.status

    def boxes(self, board: str) -> tuple[Box, ...]:
        return BOARD_BOXES[board]

    def spaces(self, side: SideView, box: Box) -> tuple[Space, ...]:
        """The spaces of a box, with the dice that paid it this turn."""
        used = list(side.used.get(box.key, ()))
        stands = self.stands(side, box.key)
        missing = list(stands.missing) if stands is not None else list(box.spaces)
        found: list[Space] = []
        for symbol in box.spaces:
            die = next((d for d in used if self.view.faces[d] == symbol), "")
            lacking = not die and symbol in missing
            if die:
                used.remove(die)
            elif lacking:
                missing.remove(symbol)
            found.append((symbol, die[:1], lacking))
        return tuple(found)

    def dice_of(self, side: SideView) -> list[tuple[str, str, Mode, SpotId, bool]]:
        """The hand: id, face, how it is lit, its spot, whether it is marked or would pay."""
        known = memory(self.scene)
        active = side.seat == self.view.active
        faces = tumbling(self.scene)
        found: list[tuple[str, str, Mode, SpotId, bool]] = []
        for i, die in enumerate(side.hand):
            spot = self.die_spot(side.seat, "hand", die)
            mode = self.lit.get(spot, "")
            if active and self.kind in MARKING:
                spot = f"hand:{die}"
                mode = "here" if known.at == i else ""
            picked = die in known.marks or die in self.paid or die in self.view.about.picked
            found.append((die, faces.get(die, self.view.faces[die]), mode, spot, picked))
        return found

    def die_spot(self, seat: Seat, place: str, die: str) -> SpotId:
        return die_spot(seat, place, die[0], self.view.faces[die])

    def counts(self, dice: tuple[str, ...]) -> dict[str, int]:
        """How many dice of each set."""
        return {symbol: sum(die[0] == symbol for die in dice) for symbol in ELEMENTS}

    def count(self, x: int, y: int, symbol: str, number: int, spot: SpotId) -> int:
        """ "▲ 2", lit where a die of this set may be chosen."""
        return _draw_count(self.surface, x, y, symbol, number, spot, self.lit.get(spot, ""), self.glyphs)

    def small_dice(
        self, x: int, y: int, word: str, dice: tuple[str, ...], seat: Seat, place: str, end: int
    ) -> int:
        """A word and dice with their set's letter: "wild W[Z] A[Z]"; the column after them."""
        x = self.surface.put(x, y, f"{word} ", "muted")
        if not dice:
            return self.surface.put(x, y, "-", "muted") + 2
        for die in dice:
            if x + 4 > end:
                return self.surface.put(x, y, "…", "muted") + 1
            spot = self.die_spot(seat, place, die)
            mode = self.lit.get(spot, "")
            self.surface.put(x, y, die[0], "muted")
            x = draw_die(self.surface, x + 1, y, die[0], self.view.faces[die], self.glyphs, mode, spot) + 1
        return x + 1

    def set_name(self, symbol: str) -> str:
        return SYMBOL_NAMES[symbol]


@stamped
def draw_spaces(
    surface: Surface, x: int, y: int, spaces: tuple[Space, ...], mode: Mode, gap: int, glyphs: Glyphs
) -> None:
    """Spaces in a row, so many columns between them."""
    for symbol, die, lacking in spaces:
        if die:
            draw_die(surface, x, y, die, symbol, glyphs)
        else:
            draw_space(surface, x, y, symbol, glyphs, "lit" if mode else "", ink="" if lacking else "text")
        x += 3 + gap


@stamped
def _draw_count(
    surface: Surface, x: int, y: int, symbol: str, number: int, spot: SpotId, mode: Mode, glyphs: Glyphs
) -> int:
    surface.put(x, y, glyph(symbol, glyphs), f"{INK[symbol]} bold")
    open_ink = "primary bold underline" if mode else "text" if number else "muted"
    ink, ground = ("background bold", "primary") if mode == "here" else (open_ink, None)
    end = surface.put(x + 2, y, str(number), ink, ground)
    surface.spot(Area(x, y, end - x, 1), spot)
    return end
