"""The decisions of the two-player game, one step class each, in the order of play."""
