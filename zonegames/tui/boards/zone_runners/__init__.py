"""The screen of Zone Runners."""
