"""The Duel on the screen: one board large, the others beside or below it."""
