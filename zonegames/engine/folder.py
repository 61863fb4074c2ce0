"""Where everything is kept that outlives the process, and what players bring along (own layouts)."""

import os
from pathlib import Path
from typing import Final

HOME: Final = "ZONEGAMES_HOME"
"""The environment variable that names another folder."""


def data_folder() -> Path:
    """The user's data folder, or the one that ZONEGAMES_HOME names; it need not exist yet."""
    if home := os.environ.get(HOME):
        return Path(os.path.expanduser(home)).absolute()  # Path.expanduser fails for unknown users
    import platformdirs  # costs tens of milliseconds: not where the folder is named

    return platformdirs.user_data_path("zonegames", appauthor=False)
