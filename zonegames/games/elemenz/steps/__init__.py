"""The decisions of both modes, one step class each, in the order of play."""
