"""The decisions of a round, in the order of play; `rounds` ties them together."""
