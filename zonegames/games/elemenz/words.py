"""The vocabulary of ElemenZ: what dice, places, combos and things are called in sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import listed
from zonegames.games.elemenz.components import (
    AVATARS,
    BOXES,
    FACE_DOWN,
    SHAMANS,
    SYMBOL_NAMES,
    TOKENS,
)
from zonegames.games.elemenz.keys import BuySpaces, DestroySpaces, TotemSpaces, parse_key

_COMBO_NAMES = {combo.key: combo.name for shaman in SHAMANS.values() for combo in shaman.board}


def symbol(letter: str) -> str:
    """ "Fire", "wild"."""
    return "wild" if letter == "Z" else SYMBOL_NAMES[letter]


def symbols(letters: Iterable[str]) -> str:
    """ "Fire, Fire, wild"."""
    return ", ".join(symbol(letter) for letter in letters)


LINE: Final = 78
"""Cells that a sentence has in the decision bar of the smallest screen."""


def fitting(*ways: str) -> str:
    """The first way to say something that fits one line; the last one if none does."""
    return next((way for way in ways if len(way) <= LINE), ways[-1])


def a(thing: str) -> str:
    """ "an Air die", "a Fire die"."""
    return f"{'an' if thing[0] in 'AEIOaeio' else 'a'} {thing}"


def dice_by_set(dice_ids: Sequence[str]) -> str:
    """ "an Air die and two Earth dice", by the colours of the dice."""
    number = ("no", "a", "two", "three", "four")
    found: list[str] = []
    for colour in dict.fromkeys(die[0] for die in dice_ids):
        count = sum(die[0] == colour for die in dice_ids)
        one = a(f"{symbol(colour)} die")
        found.append(one if count == 1 else f"{number[count]} {symbol(colour)} dice")
    return listed(found)


def dice(count: int) -> str:
    """ "1 die", "3 dice"."""
    return "1 die" if count == 1 else f"{count} dice"


def several(things: Iterable[str]) -> list[str]:
    """ "2 AIR", "WATER": each once, with how many there are."""
    count = Counter(things)
    return [thing if many == 1 else f"{many} {thing}" for thing, many in count.items()]


def duel_die(colour: str, face: str, borrowed: bool) -> str:
    """A die of the Duel by its face; the colour goes without saying unless it is borrowed."""
    return f"{symbol(face)} (borrowed {symbol(colour)} die)" if borrowed else symbol(face)


def side_die(colour: str, face: str, borrowed: bool) -> str:
    """A die of the two-player game: colour and face both matter."""
    lent = "borrowed " if borrowed else ""
    return f"{lent}{symbol(colour)} die showing {symbol(face)}"


def tile(name: str) -> str:
    """The name of an avatar, or that it lies face down."""
    return "a face-down avatar" if name == FACE_DOWN else AVATARS[name].name


def token(name: str) -> str:
    """The name of a token, or that it lies face down."""
    return "a face-down token" if name == FACE_DOWN else TOKENS[name].name


def circles(numbers: Sequence[int]) -> str:
    """ "circle 2", "circles 1 and 3"."""
    named = [str(number + 1) for number in numbers]
    return f"circle {named[0]}" if len(named) == 1 else f"circles {listed(named)}"


def combo(key: str) -> str:
    """The name of a combo, box or lock by its key."""
    if key in _COMBO_NAMES:
        return _COMBO_NAMES[key]
    if key in BOXES:
        box = BOXES[key]
        return f"lock {key}" if box.effect == "lock" else box.name
    return key


def spaces(key: str, seat: Seat, names: Names) -> str:
    """Any group of spaces, as `seat` fills them: "FIRESTORM", "circle 2 of Bo's totem"."""
    match parse_key(key):
        case TotemSpaces(owner, circle):
            return f"circle {circle + 1} of {names[owner]}'s totem"
        case BuySpaces(_, int(stack)):
            return f"stack {stack + 1}'s top avatar"
        case BuySpaces(tile_id):
            return f"the avatar {tile(tile_id)}"
        case DestroySpaces(rival):
            return f"an avatar of {names[rival]}"
        case None:
            return combo(key)


def place(key: str, seat: Seat, names: Names) -> str:
    """The same in fewer words, told to `seat` itself: "your circle 2", "Bo's circle 2", "Bo's avatar"."""
    match parse_key(key):
        case TotemSpaces(owner, circle):
            whose = "your" if owner == seat else f"{names[owner]}'s"
            return f"{whose} circle {circle + 1}"
        case DestroySpaces(rival):
            return f"{names[rival]}'s avatar"
        case _:
            return spaces(key, seat, names)


def deed(key: str, seat: Seat, names: Names) -> str:
    """What carrying it out is called: "FIRESTORM", "Energise circle 2", "Burn circle 2 of Bo"."""
    match parse_key(key):
        case TotemSpaces(owner, circle):
            where = f"circle {circle + 1}"
            return f"Energise {where}" if owner == seat else f"Burn {where} of {names[owner]}"
        case BuySpaces():
            return f"buying {spaces(key, seat, names)}"
        case DestroySpaces():
            return f"destroying {spaces(key, seat, names)}"
        case None:
            return combo(key)
