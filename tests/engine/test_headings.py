"""How the headings of a rules text are named."""

from zonegames.engine.headings import anchor_of, anchors


def test_an_anchor_is_what_links_use() -> None:
    assert anchor_of("Crosses, potions & swords") == "crosses-potions--swords"


def test_headings_become_anchors() -> None:
    assert anchors("# Skirmish\n\ntext # no\n\n## The end, at last!\n### A-b  \n") == {
        "skirmish",
        "the-end-at-last",
        "a-b",
    }
