"""Where a refusal may point: the headings of a rules text."""

import re


def anchors(rules_text: str) -> frozenset[str]:
    """The headings of a Markdown text as links name them: "The end" is `the-end`."""
    headings = re.findall(r"^#+ +(.+?) *$", rules_text, re.MULTILINE)
    return frozenset(re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lower())) for heading in headings)
