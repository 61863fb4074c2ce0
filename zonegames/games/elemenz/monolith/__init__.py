"""The game of two: a tug-of-war over eight locks on each side of the Monolith."""
