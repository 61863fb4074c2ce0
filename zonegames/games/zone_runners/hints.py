"""What a newcomer should hear when a kind of decision first comes up."""

from typing import Final

HINTS: Final[dict[str, str]] = {
    "track": (
        "The high track pays most but falls are possible everywhere: who falls lands one track lower, and "
        "below the low track there is nothing. All three may start on the same track."
    ),
    "bonus": ("A Bonus die makes this one roll larger and is then gone. Decide before you see a single die."),
    "lock": (
        "Gaps want an exact number: the Zone of the gap, plus the spaces you run up to it. Keep the dice "
        "that fit and roll the others once more."
    ),
    "runner": (
        "Every Runner acts once a turn, in the order you like. Who gets no Energy stays put - unless it "
        "stands at the edge of a gap or on a Blocker."
    ),
    "outcome": (
        "You choose where the Runner ends; the dice that bring it there are worked out for you. Dice may be "
        "added and subtracted, and each serves one Runner only."
    ),
    "recipe": "Several sets of dice bring the same result: keep those that the next Runner needs.",
    "end_turn": (
        "Until you end the turn you can take it back and deal the same dice out anew. At each cross on the "
        "tracker the leftmost Zone collapses."
    ),
}
"""By kind of decision."""
