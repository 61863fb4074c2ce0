"""Skirmish: two to four fighters, a die, hidden tokens.  It has what the engine promises and no game needs
all at once: dice, an open question to the table, private answers, a secret joint choice, a choice in two
steps, a way back, a standing action, a computer seat."""
