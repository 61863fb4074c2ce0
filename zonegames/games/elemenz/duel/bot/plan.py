"""Duel bot: where the dice go."""

from collections.abc import Sequence

from zonegames.games.elemenz.actions import Action, Place, PlaceToken
from zonegames.games.elemenz.components import AVATAR_LIMIT, CIRCLE_SYMBOLS, ELEMENTS, TOKEN_SYMBOLS
from zonegames.games.elemenz.duel.bot.packing import Counts, layout
from zonegames.games.elemenz.duel.bot.worth import TOKEN_WORTH, Worth, counted
from zonegames.games.elemenz.duel.combos import shows
from zonegames.games.elemenz.duel.view import DuelView, ShamanView
from zonegames.games.elemenz.keys import STACKS, buy_key, totem_key

Piece = tuple[str, str]
"""Face and key."""


def next_placing(worth: Worth, view: DuelView, legal: Sequence[Action]) -> Action | None:
    """The next step of the best plan for the dice in hand and on unfinished spaces; None: done."""
    me = view.me
    lying = {key: pieces for key, pieces in me.slots.items() if key not in me.used}
    pieces = [p for on in lying.values() for p in on if p]
    counts = counted([*me.hand, *pieces], view.faces)
    wanted, token = _plan(worth, me, counts, any(p[0] == "+" for p in pieces))
    wanted += _leftovers(worth, view, me, counts, wanted, token)
    for key, on in lying.items():
        for piece in on:
            if piece and (shows(piece, view.faces), key) in wanted:
                wanted.remove((shows(piece, view.faces), key))
    hand = [view.faces[die] for die in me.hand]
    for face, key in wanted:
        for action in legal:
            if isinstance(action, Place) and (action.face, action.key) == (face, key):
                return action
            if isinstance(action, PlaceToken) and action.key == key and face == token and face not in hand:
                return action
    return None


def _plan(worth: Worth, me: ShamanView, counts: Counts, has_token: bool) -> tuple[list[Piece], str]:
    """The best fill, with one element token where that adds enough; the token's symbol."""
    value, fill = worth.best(counts)
    token = ""
    if not has_token and me.tokens > 1:
        for name in dict.fromkeys(me.totem):
            symbol = TOKEN_SYMBOLS.get(name, "")
            if symbol:
                more = _plus(counts, symbol)
                gain, better = worth.best(more)
                if gain > value + TOKEN_WORTH:
                    value, fill, token = gain - TOKEN_WORTH, better, symbol
    best = _plus(counts, token) if token else counts
    return layout(worth.symbol, fill, best), token


def _plus(counts: Counts, symbol: str) -> Counts:
    a, e, f, w, z = (n + (s == symbol) for n, s in zip(counts, (*ELEMENTS, "Z"), strict=True))
    return a, e, f, w, z


def _leftovers(
    worth: Worth, view: DuelView, me: ShamanView, counts: Counts, wanted: list[Piece], token: str
) -> list[Piece]:
    """Spare pairs Energise or Burn, a spare own symbol buys an avatar."""
    spare: dict[str, int] = dict(zip((*ELEMENTS, "Z"), counts, strict=True))
    if token:
        spare[token] += 1
    for face, _ in wanted:
        spare[face] -= 1
    found: list[Piece] = []
    for circle, symbol in enumerate(CIRCLE_SYMBOLS):
        key = _totem_for(worth, view, me, circle)
        if key and spare[symbol] >= 1 and spare[symbol] + spare["Z"] >= 2:
            second = symbol if spare[symbol] > 1 else "Z"
            spare[symbol] -= 1
            spare[second] -= 1
            found += [(symbol, key), (second, key)]
    source = _for_sale(view)
    if source and spare[me.symbol] > 0 and len(me.avatars) < AVATAR_LIMIT:
        found.append((me.symbol, buy_key(source)))
    return found


def _totem_for(worth: Worth, view: DuelView, me: ShamanView, circle: int) -> str:
    """The own empty circle, else a token of the rival that matters most."""
    if not me.totem[circle] and not me.totem_lost and view.bag:
        key = totem_key(me.seat, circle)
        return "" if key in me.used else key
    rivals = [s for s in worth.rivals if view.shamans[s].totem[circle]]
    if not rivals:
        return ""
    key = totem_key(max(rivals, key=worth.weight), circle)
    return "" if key in me.used else key


_TILE_RANK = ("guard", "flip_own", "flip_other", "deflect", "borrow", "mirror", "still_foe", "recycle")


def _for_sale(view: DuelView) -> str:
    tops = {top: STACKS[i] for i, (top, _) in enumerate(view.stacks) if top}
    shop = tops | {tile: tile for tile in view.display}
    return next((shop[tile] for tile in _TILE_RANK if tile in shop), "")
