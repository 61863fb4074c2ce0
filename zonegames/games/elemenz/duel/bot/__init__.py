"""The heuristic that plays a seat of a Duel from what that seat sees."""
