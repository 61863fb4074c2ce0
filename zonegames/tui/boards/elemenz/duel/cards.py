"""Duel: a group of spaces of a shaman's board, as it is written on its card."""

from collections.abc import Sequence
from dataclasses import dataclass

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import SYMBOL_NAMES, Combo
from zonegames.games.elemenz.duel.preview import SpacesPreview, spaces_preview
from zonegames.games.elemenz.duel.view import DuelView, ShamanView
from zonegames.tui.boards.elemenz.duel.places import filling
from zonegames.tui.boards.elemenz.pieces import FACE_DOWN_TOKEN, Mode, face_down, waiting
from zonegames.tui.boards.elemenz.texts import EFFECTS
from zonegames.tui.glyphs import Glyphs

CHOOSING = ("roll", "pick_reroll", "place")


@dataclass(frozen=True, slots=True)
class Card:
    """One group of spaces with its pieces."""

    letter: str
    combo: Combo
    pieces: tuple[str, ...]
    """By space that takes dice; a bonus die of SHIELD beyond."""

    stands: SpacesPreview
    state: str
    """A word or two: "power 1", "READY", "die 3 fits", "no Water"."""

    mode: Mode

    def name(self, glyphs: Glyphs) -> str:
        """As it is written, a waiting combo with its sign."""
        kept = self.combo.kind == "waiting"
        return f"{self.combo.name} {waiting(glyphs)}" if kept else self.combo.name

    @property
    def effect(self) -> str:
        return EFFECTS[self.combo.effect]


def cards_of(
    view: DuelView, seat: Seat, letters: str, modes: Sequence[Mode], kind: str, glyphs: Glyphs
) -> list[Card]:
    """STRIKE, SHIELD and the five combos of a seat; `kind` is that of the open question, if it is its own."""
    shaman = view.shamans[seat]
    found: list[Card] = []
    for letter, combo, mode in zip(letters, view.boards.own[seat], modes, strict=True):
        stands = spaces_preview(view, seat, combo.key)
        pieces = shaman.slots.get(combo.key, ("",) * len(combo.slots))
        state = _state(view, shaman, combo, stands, kind).replace(FACE_DOWN_TOKEN, face_down(glyphs))
        found.append(Card(letter, combo, pieces, stands, state, mode))
    return found


def _state(view: DuelView, shaman: ShamanView, combo: Combo, stands: SpacesPreview, kind: str) -> str:
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
    return _outlook(view, combo, stands)


def _outlook(view: DuelView, combo: Combo, stands: SpacesPreview) -> str:
    """What is still missing, or which dice would do."""
    if stands.tokens < 0:
        lacking = dict.fromkeys(SYMBOL_NAMES[symbol] for symbol in stands.lacking)
        return "✗ no " + ", no ".join(lacking) if lacking else "✗ a die short"
    numbers = sorted(view.me.hand.index(die) + 1 for die in filling(view, combo.key)[1])
    tokens = [FACE_DOWN_TOKEN] * stands.tokens
    parts = [" ".join(map(str, numbers))] if numbers else []
    said = " + ".join([*parts, *tokens])
    if not numbers:
        return f"needs {said}" if said else ""
    one = len(numbers) == 1
    return f"{'die' if one else 'dice'} {said}{'' if tokens else ' fits' if one else ' fit'}"
