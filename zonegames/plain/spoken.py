"""Signs as words: what a voice cannot say, or says by the name of the character."""

import re
from typing import Final

_WORDS: Final = {"↑": "up", "→": "right", "↓": "down", "←": "left", "▸": "to", "◉": "an eye"}
_SIGNS: Final = str.maketrans(_WORDS)
_ORNAMENT: Final = re.compile("▲+ ?")
"""It only repeats what is said beside it."""


def spoken(text: str) -> str:
    """A line with its signs put into words."""
    return text if text.isascii() else _ORNAMENT.sub("", text).translate(_SIGNS)
