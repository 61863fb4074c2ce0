"""Colours: readable everywhere, apart for all eyes, and whole with few colours or none."""

from itertools import combinations

import pytest
from textual.app import App

from zonegames.games import CATALOGUE
from zonegames.tui.theme import (
    DEFAULT,
    GAMES,
    GROUNDS,
    INKS,
    PLAIN,
    SEATS,
    SIXTEEN,
    THEMES,
    colours,
    mix,
    painter,
    textual_theme,
    token_of,
    variables,
)

FULL = [name for name in THEMES if name != SIXTEEN]
RGB = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), full severity, for linear RGB.
DICHROMATS: dict[str, tuple[RGB, RGB, RGB]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> RGB:
    def one(byte: int) -> float:
        c = byte / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue = (one(b) for b in bytes.fromhex(colour[1:]))
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """WCAG 2: 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, eyes: str) -> RGB:
    """A colour as these eyes see it, in linear RGB."""
    rgb = linear(colour)
    if eyes == "usual":
        return rgb
    red, green, blue = (
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in DICHROMATS[eyes]
    )
    return red, green, blue


def lab(rgb: RGB) -> RGB:
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def apart(a: str, b: str, eyes: str) -> float:
    """CIE76."""
    return sum((p - q) ** 2 for p, q in zip(lab(seen(a, eyes)), lab(seen(b, eyes)), strict=True)) ** 0.5


@pytest.mark.parametrize("theme", FULL)
def test_every_ink_is_readable_on_every_ground(theme: str) -> None:
    table = colours(theme)
    weak = {
        (ink, ground): round(ratio, 2)
        for ink in (*INKS, "legal", "cursor")
        for ground in GROUNDS
        if (ratio := contrast(table[ink], table[ground])) < 4.5
    }
    assert not weak


@pytest.mark.parametrize("theme", FULL)
@pytest.mark.parametrize("eyes", ["usual", *DICHROMATS])
def test_seats_keep_apart_for_all_eyes(theme: str, eyes: str) -> None:
    table = colours(theme)
    close = {
        (a, b): round(distance, 1)
        for a, b in combinations(SEATS[:5], 2)
        if (distance := apart(table[a], table[b], eyes)) < 19
    }
    assert not close


@pytest.mark.parametrize("theme", FULL)
def test_the_tones_of_single_games_are_readable(theme: str) -> None:
    table = colours(theme)
    pairs = [
        *((f"warzone.{name}-ink", f"warzone.{name}") for name in ("now", "next", "done", "white")),
        *(
            (f"zogar.{pre}ink", f"zogar.{pre}{tile}")
            for pre in ("", "dark-")
            for tile in ("ground", "floor", "glow")
        ),
        *((f"zogar.{pre}band-ink", f"zogar.{pre}band") for pre in ("", "dark-")),
        ("zogar.lamp-ink", "zogar.lamp"),
        *((f"runners.{name}", ground) for name in ("sprinter", "jumper", "fighter") for ground in GROUNDS),
        *(("text", f"zoneplex.{tile}") for tile in ("chamber", "wall", "sacred", "teleporter")),
    ]
    weak = {pair: round(ratio, 2) for pair in pairs if (ratio := contrast(*(table[p] for p in pair))) < 4.5}
    assert not weak


@pytest.mark.parametrize("theme", FULL)
@pytest.mark.parametrize("eyes", ["usual", *DICHROMATS])
def test_the_three_runners_keep_apart_from_each_other(theme: str, eyes: str) -> None:
    table = colours(theme)
    inks = [table[f"runners.{name}"] for name in ("sprinter", "jumper", "fighter")]
    assert min(apart(a, b, eyes) for a, b in combinations(inks, 2)) >= 19


def test_all_themes_have_the_same_tokens() -> None:
    tokens = {name: set(colours(name)) for name in (*THEMES, PLAIN)}
    assert all(found == tokens[DEFAULT] for found in tokens.values())


def test_every_game_has_its_ink() -> None:
    assert {entry.id for entry in CATALOGUE} <= set(GAMES)
    assert token_of("no-such-game") == "text"


def test_words_become_a_style_once() -> None:
    paint = painter("zone-dusk")
    style = paint("seat1 bold on panel underline @spot")
    assert style is paint("seat1 bold on panel underline @spot")
    assert str(style) == "bold underline #ec7a48 on #242c39"


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(KeyError):
        painter("zone-dusk")("seat1 loud")


def test_without_colours_grounds_become_reverse_and_quiet_ones_vanish() -> None:
    paint = painter(PLAIN)
    assert paint("background on seat2 bold").reverse
    assert not paint("text on panel").reverse
    assert paint("muted").dim
    assert all((style := paint(ink)).color is None or style.color.is_default for ink in INKS)


def test_sixteen_colours_use_only_the_terminals_own() -> None:
    paint = painter(SIXTEEN)
    for ink in INKS:
        for ground in ("background", "panel", "primary", "seat3"):
            style = paint(f"{ink} on {ground}")
            assert all(c is None or c.is_default or c.is_system_defined for c in (style.color, style.bgcolor))


def test_sixteen_colours_tell_five_seats_apart() -> None:
    assert len({painter(SIXTEEN)(seat).color for seat in SEATS[:5]}) == 5


def test_textual_knows_our_variables_in_every_theme_even_its_own() -> None:
    names = {"seat-1", "seat-6", "legal", "cursor", "muted", *(f"game-{game}" for game in GAMES)}
    assert all(names <= set(variables(name)) for name in (*THEMES, PLAIN))
    assert all(names <= set(textual_theme(name).variables) for name in (*THEMES, PLAIN))
    assert colours("textual-dark") == colours(DEFAULT)


async def test_each_theme_can_be_worn_by_an_app() -> None:
    app: App[None] = App()
    async with app.run_test():
        for name in (*THEMES, PLAIN):
            app.register_theme(textual_theme(name))
            app.theme = name
        assert app.theme == PLAIN


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#ffffff", 0.0) == "#000000"
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 1.0) == "#ffffff"
