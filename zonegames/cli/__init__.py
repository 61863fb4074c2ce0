"""The door: `zonegames` and its sub-commands.  What a command needs is imported when it runs."""

from zonegames.cli.main import main

__all__ = ["main"]
