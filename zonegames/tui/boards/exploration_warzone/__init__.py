"""Exploration: Warzone on the screen."""
