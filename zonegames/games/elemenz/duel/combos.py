"""Duel: what lies on a group of spaces, and what it is worth.

A piece is a die's id, "+A2" for the Air token of circle 2 (always real there), or "" for an empty space.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from zonegames.games.elemenz.components import WILD, Combo
from zonegames.games.elemenz.keys import BuySpaces, parse_key

POWER: Final = {"all1": 1, "all2": 2}
"""Effects that attack everybody, and their power against SHIELD."""

PLAIN_LOSS: Final = {"lose2": 2, "adjacent1": 1}
"""Effects that no SHIELD helps against, and what each target loses."""

Faces: TypeAlias = Mapping[str, str]
"""What each die shows."""


class Board(Protocol):
    """A shaman's board, in the state or in a view."""

    @property
    def symbol(self) -> str: ...

    @property
    def slots(self) -> Mapping[str, Sequence[str]]: ...

    @property
    def used(self) -> Sequence[str]: ...


def purchases(shaman: Board) -> int:
    """The avatars that dice placed this turn, not yet activated, would buy."""
    return sum(isinstance(parse_key(key), BuySpaces) and key not in shaman.used for key in shaman.slots)


def shows(piece: str, faces: Faces) -> str:
    """The symbol of a piece; empty for an empty space."""
    if not piece:
        return ""
    return piece[1] if piece[0] == "+" else faces[piece]


def dice_on(pieces: Sequence[str]) -> list[str]:
    """The dice among the pieces."""
    return [piece for piece in pieces if piece and piece[0] != "+"]


def wrong_pieces(combo: Combo, pieces: Sequence[str], faces: Faces) -> list[int]:
    """The places of pieces that count for nothing: another symbol, or a wild without an anchor (EZ-R18)."""
    wrong: list[int] = []
    for run in combo.runs:
        stop = len(pieces) if combo.kind == "shield" else run.stop  # the set-up bonus die lies beyond
        symbols = [shows(piece, faces) for piece in pieces[run.start : stop]]
        right = {"", run.symbol, WILD} if run.symbol in symbols else {"", run.symbol}
        wrong += [i for i, symbol in enumerate(symbols, run.start) if symbol not in right]
    return wrong


def whole(combo: Combo, pieces: Sequence[str], faces: Faces) -> bool:
    """Every space filled and right: a normal combo, a waiting one, a pair."""
    for run in combo.runs:
        real = wild = 0
        symbol = run.symbol
        for piece in pieces[run.start : run.stop]:
            shown = shows(piece, faces)
            if shown == symbol:
                real += 1
            elif shown == WILD:
                wild += 1
            else:
                return False
        if not real:
            return False
    return True


def power(symbol: str, pieces: Sequence[str], faces: Faces) -> int:
    """STRIKE and SHIELD: the valid pieces; wilds count beside at least one real symbol."""
    real = wild = 0
    for piece in pieces:
        shown = shows(piece, faces)
        if shown == symbol:
            real += 1
        elif shown == WILD:
            wild += 1
    return real + wild if real else 0


def shield_value(shaman: Board, faces: Faces) -> int:
    """What SHIELD takes off every attack; Earth's free space counts beside a valid piece (EZ-R14)."""
    pieces = shaman.slots.get("shield")
    if not pieces:
        return 0
    value = power(shaman.symbol, pieces, faces)
    return value + 1 if value and shaman.symbol == "E" else value


def strike_power(shaman: Board, faces: Faces) -> int:
    """The power of STRIKE as it lies."""
    pieces = shaman.slots.get("strike")
    return power(shaman.symbol, pieces, faces) if pieces else 0


def free_slot(combo: Combo, pieces: Sequence[str], faces: Faces, face: str) -> int | None:
    """Where a piece showing `face` would go: the first free space of its run; a wild beside a real one."""
    for run in combo.runs:
        lying = pieces[run.start : run.stop]
        if "" not in lying:
            continue
        if face == run.symbol or (face == WILD and run.symbol in [shows(p, faces) for p in lying]):
            return pieces.index("", run.start)
    return None


def ready(combo: Combo, pieces: Sequence[str], faces: Faces) -> bool:
    """Whether it can be activated: STRIKE and SHIELD with one valid piece, all others when whole."""
    if combo.kind in ("strike", "shield"):
        return power(combo.runs[0].symbol, pieces, faces) > 0
    return whole(combo, pieces, faces)


def completable(
    combo: Combo, pieces: Sequence[str], faces: Faces, hand: Mapping[str, int], tokens: int
) -> bool:
    """Whether the hand (dice by face) and so many tokens of any element can fill the rest (EZ-R70).

    Only for combos whose pieces are right so far; STRIKE and SHIELD always are "completable".
    """
    if combo.kind in ("strike", "shield"):
        return True
    missing = 0  # spaces for a wild or a token
    anchors = 0  # spaces that only a token can fill: nothing real is there or in the hand
    for run in combo.runs:
        need = real = 0
        for piece in pieces[run.start : run.stop]:
            if not piece:
                need += 1
            elif piece[0] == "+" or faces[piece] == run.symbol:
                real += 1
        if not need:
            continue
        own = hand.get(run.symbol, 0)
        if own >= need:
            continue
        if real or own:
            missing += need - own
        else:
            anchors += 1
            missing += need - 1
    return anchors <= tokens and missing <= tokens - anchors + hand.get(WILD, 0)


def occupied(shaman: Board) -> Iterator[tuple[str, int, str]]:
    """Every die on the spaces of a shaman: key, place there, die."""
    for key, pieces in shaman.slots.items():
        for i, piece in enumerate(pieces):
            if piece and piece[0] != "+":
                yield key, i, piece
