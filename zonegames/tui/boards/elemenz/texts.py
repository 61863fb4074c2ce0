"""Short words of the board's own pictures."""

from typing import Final

EFFECTS: Final = {
    "strike": "attack one rival: power = dice here",
    "shield": "weakens every attack on you",
    "lose2": "one rival loses 2 dice, no SHIELD",
    "adjacent1": "both neighbours lose a die, no SHIELD",
    "all1": "power 1 attack on all rivals",
    "all2": "power 2 attack on all rivals",
    "unshield": "a rival's SHIELD die to its pool",
    "recover": "take back 1 lost die, roll it",
    "reroll": "waits: re-roll any die in play",
}
"""What a Duel's combo does, in one short line."""

BRIEF_EFFECTS: Final = {
    "lose2": "a rival loses 2",
    "adjacent1": "neighbours lose 1",
    "all1": "power 1 on all",
    "all2": "power 2 on all",
    "unshield": "SHIELD die to pool",
    "recover": "take back 1 die",
    "reroll": "re-roll any die",
}
"""The same where what is missing takes the room."""

BOX_EFFECTS: Final = {
    "draw": "draw a {colour} die",
    "steal": "steal a die",
    "aside": "set a rival's die aside",
    "reroll1": "re-roll 1 die, Z too",
    "reroll2": "re-roll up to 2 dice",
    "unwild3": "free up to 3 wild dice",
    "take_or_return": "take or return a die",
    "unlock": "free a rival's lock",
    "borrow": "borrow a die this turn",
}
"""What a boxed combo does, in one short line."""

SHORT_EFFECTS: Final = {
    "draw": "draw {colour}",
    "steal": "steal a die",
    "aside": "set aside",
    "reroll1": "re-roll 1/Z",
    "reroll2": "re-roll 2",
    "unwild3": "free 3 Z",
    "take_or_return": "take/return",
    "unlock": "free a lock",
    "borrow": "borrow die",
}
"""The same in eleven cells."""

SHAMAN_TEXTS: Final = {
    "strike": "Up to three dice of your own symbol, each one power; the target's SHIELD takes its value off.",
    "shield": "Up to two dice of your own symbol. Their number weakens every attack until your next turn.",
}

WILD_RULE: Final = (
    "A wild (Z) stands in for the symbol beside it, in the same run of equal spaces, as long as a real "
    "die or token with that symbol lies there."
)

TOTEM_RULE: Final = (
    "A pair of dice beside an empty circle of your own totem draws a token (Energise); beside a rival's "
    "token it destroys it (Burn). A totem without tokens is lost for good."
)

WORDS_OF_STATE: Final = (
    ("READY", "complete: it is activated when you are done"),
    ("BROKEN", "its symbols are wrong now: mended in time or lost"),
    ("ARMED", "a waiting combo that may be used in any window"),
    ("used", "carried out this turn"),
)
