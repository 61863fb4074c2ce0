"""The computer player: values what it sees, guesses what it does not, and mixes so that it cannot be read."""
