"""What the board says of its own pictures."""

from typing import Final

MARKS: Final = (
    ("▶", "whose turn it is"),
    ("● ▲ ■ ◆ ★", "a seat's mark: beside a sign its Spirit Stone, on a badge its Monkle"),
    ("◇ ◉ □ ✚ ☆ ☾", "a Sacred Chamber of the Prism, Orb, Monolith, Ankh, Star, Crescent"),
    ("○", "a neutral chamber; · after a sign is room for a stone"),
    ("¤¤", "a Reliquary; ¤ a relic"),
    ("TB TR TY TM", "a Blue, Red, Yellow or Master Teleporter"),
    ("▒▒", "a Wall tile; ▞ ▚ ▄ its wall, which nobody walks through"),
    ("‹◖◗›", "The Eye; its door is F2"),
    ("•", "changed since your last move; in the table, something new that waits for a look"),
    ("B G M X J", "Fears by class: blue, green, magenta; Masters and the Jar count as any"),
)

EYE_TEXT: Final = (
    "The Eye. It opens in Phase 2 to whoever holds a full set of Fears and would have, with 2 more "
    "Influence, more than every other. Who steps in from F2 wins."
)
UNBUILT_TEXT: Final = "Nothing is built here yet."
DOOR_TEXT: Final = "It is the door: The Eye's only neighbour."
EYE_HINT: Final = "A full set is one Fear of each class; a Master or the Canopic Jar stands in for any."
