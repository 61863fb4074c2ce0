"""The dungeon on the screen."""
