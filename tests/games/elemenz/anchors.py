"""The headings of the rules text, as links name them."""

import re

from zonegames.engine.assets import read_text


def slug(heading: str) -> str:
    """The anchor that a markdown viewer gives a heading."""
    return re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")


ANCHORS = frozenset(
    slug(line.lstrip("# ").strip())
    for line in read_text("elemenz", "rules.md").splitlines()
    if line.startswith("#")
)
