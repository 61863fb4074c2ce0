"""Where everything is kept that outlives the process, and what players bring along (own layouts, files)."""

import os
from pathlib import Path
from typing import Final

HOME: Final = "ZONEGAMES_HOME"
"""The environment variable that names another folder."""


def path_of(text: str) -> Path:
    """The path that a person typed; ~ is a home folder, where there is one of that name."""
    return Path(os.path.expanduser(text))  # Path.expanduser fails for unknown users


def data_folder() -> Path:
    """The user's data folder, or the one that ZONEGAMES_HOME names; it need not exist yet."""
    if home := os.environ.get(HOME):
        return path_of(home).absolute()
    import platformdirs  # costs tens of milliseconds: not where the folder is named

    return platformdirs.user_data_path("zonegames", appauthor=False)
