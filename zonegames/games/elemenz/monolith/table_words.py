"""The two-player game in words, for those who do not see it: own avatars, both sides, the pool.  What the
rival's combos take is a matter of the rules text."""

from collections.abc import Iterator

from zonegames.engine.seats import Names
from zonegames.engine.telling import capital, counted, told
from zonegames.games.elemenz import words
from zonegames.games.elemenz.components import (
    AVATARS,
    BOARD_BOXES,
    BOXES,
    FACE_DOWN,
    SIDES,
    Box,
)
from zonegames.games.elemenz.monolith.preview import box_preview
from zonegames.games.elemenz.monolith.view import MonolithView, SideView


def table_lines(view: MonolithView, names: Names) -> list[str]:
    """What the owner of `view` may know: of the looker's own side, else of the active one, all; of the other
    dice and locks."""
    first = view.active if view.looker is None else view.looker
    lines = [*_turn(view, names), *_own(view)]
    mine, other = view.sides[first], view.sides[1 - first]
    lines += [*_side(view, mine, names), *_boxes(view, mine, names[first])]
    lines += [*_side(view, other, names), *_open_locks(other, names[1 - first])]
    lines += told("In the pool", _by_colour(view.pool))
    if view.avatars:
        lines += told("Avatars to buy", words.several(map(words.tile, view.display)))
    return lines


def at_hand(view: MonolithView, names: Names, kind: str) -> list[str]:
    """The dice of who acts, and what the things that they pay for take."""
    if kind == "pick_reroll":
        return [*_hand(view, view.mine, names), *_picked(view)]
    if kind != "act":
        return []
    boxes = [box for box in BOXES.values() if box.board in view.mine.boards]
    ready = [box for box in boxes if box_preview(view, box.key).status == "READY"]
    costs = [f"{_name(box)} takes {words.symbols(box.spaces)}." for box in ready]
    return [*_hand(view, view.mine, names), *costs]


def _turn(view: MonolithView, names: Names) -> Iterator[str]:
    if view.ended:
        return
    left = counted(view.rolls_allowed - view.rolls, "roll")
    yield f"Round {view.round}: {names[view.active]}'s turn, {left} left."


def _own(view: MonolithView) -> Iterator[str]:
    if view.looker is None:
        return
    for number, tile in enumerate(view.sides[view.looker].avatars, 1):
        yield from told(f"Your avatar {number}, {words.tile(tile)}", [AVATARS[tile].text_for_two.rstrip(".")])


# --- a side


def _side(view: MonolithView, side: SideView, names: Names) -> Iterator[str]:
    name = names[side.seat]
    smallest = f", the smallest open lock needs {side.smallest_lock}" if side.smallest_lock else ""
    yield f"{name} plays {SIDES[side.side].name}: {counted(len(side.locks), 'lock')} of 8 filled."
    yield f"{name} has {words.dice(side.unlocked)} not locked{smallest}."
    yield from _hand(view, side, names)
    for head, dice in (("Wild dice", side.wild), ("Dice set aside", side.aside)):
        if dice:
            yield from told(f"{head} of {name}", _by_colour(dice))
    if side.avatars:
        hidden = side.avatars.count(FACE_DOWN)
        tiles = [words.tile(tile) for tile in side.avatars if tile != FACE_DOWN]
        yield from told(f"Avatars of {name}", [*tiles, *([f"{hidden} face down"] if hidden else [])])
    if side.locks:
        yield from told(f"{name}'s filled locks", sorted(side.locks))


def _open_locks(side: SideView, name: str) -> list[str]:
    """What the locks that are still open take."""
    takes = (f"{lock.key} takes {' and '.join(map(words.symbol, lock.spaces))}" for lock in side.open_locks())
    return told(f"{name}'s open locks", takes)


def _boxes(view: MonolithView, side: SideView, name: str) -> Iterator[str]:
    """Open locks and boxed combos: what each takes, how it stands, what it does; what is used up by name."""
    for lock in side.open_locks():
        yield f"{name}'s lock {lock.key} takes {words.symbols(lock.spaces)}{_state(view, side, lock)}."
    boxes = [box for board in side.boards for box in BOARD_BOXES[board]]
    for box in boxes:
        if box.key not in side.used:
            head = f"{name}'s {box.name} takes {words.symbols(box.spaces)}{_state(view, side, box)}"
            yield from told(head, [box.text.rstrip(".")])
    if spent := [words.combo(key) for key in side.used if key in BOXES and key not in side.locks]:
        yield from told("Used this turn", spent)


def _hand(view: MonolithView, side: SideView, names: Names) -> list[str]:
    """The active dice with their faces; the others are only rolled in their own turn."""
    head = f"Dice in {names[side.seat]}'s hand"
    if side.seat != view.active:
        return told(head, _by_colour(side.hand))
    kinds = [(die[0], view.faces[die], die in side.borrowed) for die in side.hand]
    return told(head, (_counted(kinds.count(kind), *kind) for kind in dict.fromkeys(kinds)))


def _counted(count: int, colour: str, face: str, borrowed: bool) -> str:
    one = words.side_die(colour, face, borrowed)
    return f"1 {one}" if count == 1 else f"{count} {one.replace(' die ', ' dice ')}"


def _by_colour(dice: tuple[str, ...]) -> list[str]:
    colours = [die[0] for die in dice]
    return [f"{colours.count(colour)} {words.symbol(colour)}" for colour in dict.fromkeys(colours)]


def _name(box: Box) -> str:
    return capital(words.combo(box.key))


def _state(view: MonolithView, side: SideView, box: Box) -> str:
    """Whether the dice in hand pay for a box that is still open."""
    if side.seat != view.active or view.ended:
        return ""
    stands = box_preview(view, box.key)
    if stands.missing:
        return f"; lacks {words.symbols(stands.missing)}"
    if stands.status == "open":  # a lock keeps a die of its own colour
        own = words.symbol(box.board)
        return f"; lacks {words.a(own)} die showing {own}"
    return {"READY": "; payable now", "idle": "; without effect now"}.get(stands.status, "")


def _picked(view: MonolithView) -> list[str]:
    dice = [words.side_die(die[0], view.faces[die], False) for die in view.about.picked]
    return told("Picked so far", dice) if dice else []
