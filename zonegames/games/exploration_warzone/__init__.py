"""Exploration: Warzone: lay a hex in secret, turn its sides at your rivals, then clash."""
