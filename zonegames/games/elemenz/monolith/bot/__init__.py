"""The heuristic that plays a side of the two-player game from what that side sees."""
