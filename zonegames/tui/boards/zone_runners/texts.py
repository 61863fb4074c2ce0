"""What the board says of its own pictures, and the numbers behind the course."""

from typing import Final

NUMBERS: Final = (
    ("a gap", "Its number is its Zone. Only that Energy, no more and no less, carries a Runner over it."),
    ("a double gap", "Two gaps side by side, on two cards: the number is the higher Zone + 1."),
    ("a running jump", "The spaces up to the gap and the gap's number, together in one go."),
    ("a Blocker", "Strength is Zone + Level. As much: you are past it. The Fighter with more beats it."),
    ("no Energy", "Safe on plain floor. At the edge of a gap you fall, on a Blocker you are thrown back."),
    ("thrown", "As many spaces back as the Blocker's Zone; a gap on the way ends it, one track lower."),
    ("waiting", "Behind a Runner on a Blocker you wait unharmed and step up when the top is free."),
    ("home", "The End Zone wants the exact number; too much is lost and you stay."),
    ("who rolls", "A Runner at home still brings its die to every roll; one that is out does not."),
    ("the crosses", "At each cross of the tracker the leftmost Zone falls, with all that stands on it."),
)
"""Name and sentence."""

MARKS: Final = (
    ("S J F", "Sprinter, Jumper, Fighter"),
    ("[S]", "where the result under the cursor ends; 80 columns: ›S"),
    ("1 2 •", "where the other results of the list end"),
    ("▟6▙", "a Blocker and its strength"),
    ("=4", "a gap and the Energy it wants; =4? if it may go on in a hidden Zone"),
    ("╌╌╌", "the spaces a Runner left with its last move"),
    ("░░░", "a Zone still hidden, with the number of its Blockers"),
    ("▀▘ ▝▘", "a Zone that has fallen"),
    ("▼", "falls after this turn"),
    ("OUT", "through the lowest floor: out of the game"),
)
