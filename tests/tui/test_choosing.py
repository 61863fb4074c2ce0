"""The list of an option's values: everything can be read, what is closed cannot be taken."""

import pytest

from tests.tui.grid import assert_intact, text
from zonegames.engine.options import OptionChoice, OptionSpec, always, fixed
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.screens.choosing import ChoosingScreen

SIZES = ((80, 24), (120, 36))
CHOICES = (
    OptionChoice("square", "The Square", "five by five", picture=("■ ■", "■ ■")),
    OptionChoice("mine", "mine.toml", closed="E01: the name is missing.", heading="your own"),
    OptionChoice("long", "A Dungeon Of Thirty Characters", "one more"),
    *(OptionChoice(f"more{n}", f"Number {n}", "one more") for n in range(30)),
)
SPEC = OptionSpec("layout", "Dungeon", "Own ones go into /a/folder.", fixed(*CHOICES), always("square"))


@pytest.mark.parametrize("size", SIZES)
async def test_a_faulty_choice_is_shown_with_its_reason_and_cannot_be_taken(size: tuple[int, int]):
    app, taken = ZonegamesApp(), list[str | None]()
    async with app.run_test(size=size) as pilot:
        await app.push_screen(ChoosingScreen("A Game", "text", SPEC, CHOICES, "square"), taken.append)
        await pilot.pause()
        assert "Own ones go into /a/folder." in text(app)
        assert "■ ■" in text(app)
        assert "✗ mine.toml" in text(app)
        assert text(app).index("The Square") < text(app).index("your own") < text(app).index("mine.toml")
        assert "E01: the name is missing." in text(app)
        await pilot.press("down")
        await pilot.pause()
        assert "mine.toml cannot be taken" in text(app)
        await pilot.press("enter")
        assert taken == []
        assert "A Dungeon Of Thirty…  one more" in text(app)
        await pilot.press("down", "enter")
        assert taken == ["long"]


@pytest.mark.parametrize("size", SIZES)
async def test_a_long_list_keeps_the_lit_choice_in_view(size: tuple[int, int]):
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        await app.push_screen(ChoosingScreen("A Game", "text", SPEC, CHOICES, "more29"))
        await pilot.pause()
        assert "Number 29" in text(app)
        assert_intact(app)


async def test_escape_takes_nothing_and_a_second_click_takes():
    app, taken = ZonegamesApp(), list[str | None]()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(ChoosingScreen("A Game", "text", SPEC, CHOICES, "square"), taken.append)
        await pilot.pause()
        await pilot.press("escape")
        screen = ChoosingScreen("A Game", "text", SPEC, CHOICES, "square")
        await app.push_screen(screen, taken.append)
        screen.click("value:3")
        screen.click("value:3")
        await pilot.pause()
        assert taken == [None, "more0"]
