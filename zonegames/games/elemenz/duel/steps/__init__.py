"""The decisions of a Duel, one step class each, in the order of play."""
