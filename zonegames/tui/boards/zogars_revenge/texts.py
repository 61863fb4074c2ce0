"""What the board says of its own pictures."""

from typing import Final

FACE_TEXTS: Final = {
    "chest": "A chest: draw one treasure token. Coins are points; a cross, a potion and a sword are kept; "
    "a trap costs 1 health and a noise takes an eye.",
    "chest_eye": "A chest with an eye: take one eye first, then draw one treasure token.",
    "gaze": "Zogar's gaze: take one eye.",
    "lamp_lit": "A lamp that burns. In the first task landing on it puts it out; else nothing happens.",
    "lamp_out": "A lamp that is out. Landing on it lights it once you have the crown; else nothing happens.",
    "stairs": "The stairs. Safe; with the crown and all lamps lit they are the way out.",
    "crown_room": "The crown room. Land here in the dark for the crown; it stays safe until all lamps burn.",
    "empty_room": "The crown room, now empty. Safe to cross; it turns into the stairs when all lamps burn.",
}

THINGS: Final = {
    "meter:eyes": ("eyes", "One more each time Zogar sees you. The 14th ends the run; a cross stops one."),
    "meter:health": (
        "health",
        "A blow that falls short costs 1, a trap too. At 0 the run ends; a potion gives 1 back, up to 15.",
    ),
    "token:cross": ("crosses", "Each stops one eye, even the 14th. You are asked when the eye opens."),
    "token:potion": (
        "potions",
        "Each gives back 1 health: between moves, before a blow, or before a monster strikes.",
    ),
    "token:sword": ("swords", "After a blow that falls short each adds 1 to the total of this fight."),
    "token:coins": ("coins", "Points at the end, however it ends: copper 1, silver 2, gold 3."),
    "pile": ("the treasure pile", "{left} of the thirty tokens lie face down; nobody knows their order."),
}
"""What the other painted things are: title and text by spot."""

MARKS: Final = (
    ("you", "your hero, on the heavy frame"),
    ("═ ↑ ═", "a tile you may walk to, with its arrow"),
    ("↻", "turns over with your next move; ↻ ? remember its other side"),
    ("■ ◉", "in the lower frame: the other side, once seen (memory aid)"),
    ("▲ n", "a monster and its strength"),
    ("‹◉›", "Zogar's gaze, an eye"),
    ("▀▀▀", "a chest; with ◉ a chest with an eye"),
    ("─☼─ ○", "a lamp that burns, a lamp that is out"),
    ("▂▄█ ▙█▟", "the stairs, the crown room (□ once the crown is taken)"),
    ("•", "has turned since your last move"),
)

WAY_TEXTS: Final = {
    "unknown": "turns over as you enter",
    "nothing": "safe",
    "eye": "1 eye: Zogar looks at you",
    "draw": "draw 1 treasure token",
    "eye_and_draw": "1 eye, then 1 treasure token",
    "lamp_out": "the lamp goes out",
    "lamp_lit": "the lamp burns again",
    "crown": "take the crown",
    "escape": "up the stairs and out!",
}
"""What walking somewhere does, by the preview's effect; a fight names its monster."""
