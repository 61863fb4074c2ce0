"""The computer player of both modes."""
