"""The heuristic that plays a seat of Zoneplex from what that seat sees."""
