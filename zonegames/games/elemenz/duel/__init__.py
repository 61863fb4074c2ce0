"""The Duel of three or four shamans: drain the others' dice into the Monolith."""
