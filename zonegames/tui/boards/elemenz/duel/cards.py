"""Duel: a group of spaces of a shaman's board, as it is written on its card."""

from collections.abc import Sequence
from dataclasses import dataclass

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import SYMBOL_NAMES, WILD, Combo
from zonegames.games.elemenz.duel.preview import SpacesPreview, spaces_preview, why_idle
from zonegames.games.elemenz.duel.view import DuelView, ShamanView
from zonegames.tui.boards.elemenz.duel.places import filling
from zonegames.tui.boards.elemenz.pieces import Mode, face_down, glyph, waiting
from zonegames.tui.boards.elemenz.texts import BRIEF_EFFECTS, EFFECTS
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import shorten

CHOOSING = ("roll", "pick_reroll", "place")

STATE_CELLS = 19
"""What the longest name leaves beside it."""


@dataclass(frozen=True, slots=True)
class Card:
    """One group of spaces with its pieces."""

    letter: str
    combo: Combo
    pieces: tuple[str, ...]
    """By space that takes dice; a bonus die of SHIELD beyond."""

    stands: SpacesPreview
    state: str
    """A word or two: "power 1", "READY", "die 3 fits", "idle: none lost", "✗ no Water"."""

    mode: Mode

    def name(self, glyphs: Glyphs) -> str:
        """As it is written, a waiting combo with its sign."""
        kept = self.combo.kind == "waiting"
        return f"{self.combo.name} {waiting(glyphs)}" if kept else self.combo.name

    @property
    def effect(self) -> str:
        return EFFECTS[self.combo.effect]

    def effect_in(self, room: int) -> str:
        """The effect in as many words as there is room for."""
        ways = (self.effect, self.effect.partition(",")[0], BRIEF_EFFECTS[self.combo.effect])
        return next((way for way in ways if len(way) <= room), shorten(ways[-1], room))


def cards_of(
    view: DuelView, seat: Seat, letters: str, modes: Sequence[Mode], kind: str, glyphs: Glyphs
) -> list[Card]:
    """STRIKE, SHIELD and the five combos of a seat; `kind` is that of the open question, if it is its own."""
    shaman = view.shamans[seat]
    found: list[Card] = []
    for letter, combo, mode in zip(letters, view.boards.own[seat], modes, strict=True):
        stands = spaces_preview(view, seat, combo.key)
        pieces = shaman.slots.get(combo.key, ("",) * len(combo.slots))
        state = _state(view, shaman, combo, stands, kind, glyphs)
        found.append(Card(letter, combo, pieces, stands, state, mode))
    return found


def _state(
    view: DuelView, shaman: ShamanView, combo: Combo, stands: SpacesPreview, kind: str, glyphs: Glyphs
) -> str:
    if combo.kind == "shield":
        return f"value {stands.value}"
    if stands.status in ("BROKEN", "ARMED", "used"):
        return stands.status
    if combo.kind == "strike":
        return f"power {stands.value}"
    if stands.status == "READY":
        return "READY"
    if kind not in CHOOSING or shaman.seat != view.active:
        return ""
    if stands.tokens < 0:
        return _missing(view, stands, glyphs)
    return _idle(view, combo) if why_idle(view, combo.key) else _outlook(view, combo, stands, glyphs)


def _idle(view: DuelView, combo: Combo) -> str:
    """Why filling it would do nothing as things are."""
    if combo.effect == "unshield":
        return "idle: no SHIELD"
    return "idle: sealed" if view.sealed else "idle: none lost"


def _missing(view: DuelView, stands: SpacesPreview, glyphs: Glyphs) -> str:
    """The symbols without which it cannot be completed: "✗ no Water, 2nd Earth", "✗ lacks ● ▲ ■"."""
    shown = [view.faces[die] for die in view.me.hand]
    lacking = list(dict.fromkeys(stands.lacking))
    none = [symbol for symbol in lacking if symbol not in shown]
    second = [symbol for symbol in lacking if symbol in shown]
    if none and len(second) <= shown.count(WILD):
        second = []  # wilds stand in for them
    if not none + second:
        return "✗ a die short"
    names = [SYMBOL_NAMES[symbol] for symbol in none] + [f"2nd {SYMBOL_NAMES[symbol]}" for symbol in second]
    said = f"✗ no {', '.join(names)}"
    if len(said) <= STATE_CELLS:
        return said
    return f"✗ lacks {' '.join(glyph(symbol, glyphs) for symbol in (*none, *second))}"


def _outlook(view: DuelView, combo: Combo, stands: SpacesPreview, glyphs: Glyphs) -> str:
    """Which dice would do, with how many tokens."""
    numbers = sorted(view.me.hand.index(die) + 1 for die in filling(view, combo.key)[1])
    tokens = [face_down(glyphs)] * stands.tokens
    parts = [" ".join(map(str, numbers))] if numbers else []
    said = " + ".join([*parts, *tokens])
    if not numbers:
        return f"needs {said}" if said else ""
    one = len(numbers) == 1
    return f"{'die' if one else 'dice'} {said}{'' if tokens else ' fits' if one else ' fit'}"
