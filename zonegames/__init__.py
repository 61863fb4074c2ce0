"""zonegames: five board games for friends at one keyboard."""

from typing import Final

__version__: Final = "0.1.0"
