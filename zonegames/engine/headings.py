"""The headings of a game's rules text, and how refusals and links name them."""

import re
from typing import Final

HEADING: Final = re.compile(r"^(#+) +(.+?) *$", re.MULTILINE)
"""A heading of Markdown: its marks (as many as its rank), its words."""


def anchor_of(heading: str) -> str:
    """A heading as links name it: "The end" is "the-end"."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lower()))


def anchors(rules_text: str) -> frozenset[str]:
    """The anchors of all headings of a text: where a refusal's `rule` may point."""
    return frozenset(anchor_of(match[2]) for match in HEADING.finditer(rules_text))
