"""The board of Zone Runners."""
