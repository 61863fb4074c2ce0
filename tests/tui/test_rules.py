"""The rules viewer: set for any width, searched, opened at the rule a message names."""

import pytest

from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.shelf import SIZES
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.lines import text_of, width_of
from zonegames.tui.screens.rules import RulesScreen
from zonegames.tui.screens.rules_text import find as find_rows
from zonegames.tui.screens.rules_text import flow, inline, parse, plain, set_page

RULES = """# The game

A short paragraph with **bold**, *slanted*, `code` and a [link](other.md)
that goes on in a second row.

## Set-up

1. Shuffle.
2. Deal *three* cards to
   each player.
   - The youngest first.

| tile | strength |
| --- | ---: |
| hound | 5 |
| troll that is very long indeed | 6 |

> Mind the gap.

```
 a | b
```

## The end

""" + "\n\n".join(f"Paragraph {n} about the treasure." for n in range(60))


def test_blocks_are_told_apart() -> None:
    kinds = [block.kind for block in parse(RULES)][:10]
    assert kinds == [
        "heading",
        "text",
        "heading",
        "item",
        "item",
        "item",
        "table",
        "quote",
        "code",
        "heading",
    ]


def test_an_item_goes_on_in_its_next_row() -> None:
    items = [block for block in parse(RULES) if block.kind == "item"]
    assert items[1].rows == ("Deal *three* cards to each player.",)
    assert (items[1].bullet, items[2].bullet, items[2].level) == ("2.", "·", 1)


def test_emphasis_becomes_style_and_its_marks_go() -> None:
    line = inline("a **b** `c` *d* [e](f) 2*3*4 snake_case_word")
    assert plain("a **b** `c` *d* [e](f)") == "a b c d e"
    assert ("b", "text bold") in line
    assert ("c", "primary") in line
    assert ("d", "text italic") in line
    assert "".join(part for part, _ in line).endswith("2*3*4 snake_case_word")


@pytest.mark.parametrize("width", [20, 38, 84])
def test_no_line_is_wider_than_the_page(width: int) -> None:
    page = set_page(parse(RULES), width, "zoneplex")
    assert max(map(width_of, page.lines)) <= width
    words = " ".join(" ".join(text_of(page.lines)).split())
    assert "Deal three cards" in words


def test_flowing_keeps_words_glued_that_only_a_style_parts() -> None:
    rows = flow(inline("see **bold**, then more"), 10)
    assert text_of(rows) == ["see bold,", "then more"]


def test_anchors_are_what_links_use() -> None:
    assert [h.anchor for h in set_page(parse(RULES), 40, "zoneplex").headings] == [
        "the-game",
        "set-up",
        "the-end",
    ]


def test_search_finds_whatever_the_case_and_across_a_line_break() -> None:
    lines = set_page(parse("One two three four five six seven."), 10, "zoneplex").lines
    assert find_rows(lines, "THREE") == [1]
    assert find_rows(lines, "two three") == [0]
    assert find_rows(lines, "nine") == []


@pytest.mark.parametrize("size", SIZES)
async def test_it_opens_at_the_rule_and_searches(size: tuple[int, int]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen = RulesScreen("zogars-revenge", "the-end", RULES)
        await app.push_screen(screen)
        await pilot.pause()
        assert_intact(app)
        assert "Paragraph 0 about" in text(app)
        assert any("▸ The end" in row for row in grid(app))
        await pilot.press("slash", *"paragraph 41", "enter")
        await pilot.pause()
        assert "Paragraph 41 about" in text(app)
        assert "one place" in text(app)
        await pilot.press("slash", "ctrl+u", *"nowhere", "enter")
        await pilot.pause()
        assert "stands nowhere" in text(app)
        await pilot.press("home")
        await pilot.click(offset=find(app, "Set-up"))
        await pilot.pause()
        assert screen.here() == 1
        await pilot.press("escape")
        assert screen not in app.screen_stack


async def test_a_resize_stays_at_what_is_being_read() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        screen = RulesScreen("zogars-revenge", "set-up", RULES)
        await app.push_screen(screen)
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen.here() == 1


async def test_an_unknown_anchor_opens_the_first_page() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(RulesScreen("zogars-revenge", "no-such-rule", RULES))
        await pilot.pause()
        assert "A short paragraph with bold" in text(app)


async def test_a_key_before_the_first_painting_is_heard() -> None:
    """Given a viewer that has not been painted yet, when the next heading is asked for, it goes there."""
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = RulesScreen("zogars-revenge")
        app.push_screen(screen)
        screen.press("next")
        await pilot.pause()
        assert screen.here() >= 1
        assert_intact(app)
