"""Colours: three themes and the terminal's own sixteen, as named tokens; the only place with colour literals.

A *style* is a few words: a token for the ink, "on" and a token for the ground, and bold, dim, italic,
reverse, underline or strike: "seat1 bold on panel".  A word that begins with "@" names a spot and is no
colour (see `lines`).  `Painter` turns such words into a Rich style, once each.

The inks (text, muted, primary, warning, error, success, seat1..seat6, the games' ids) have a contrast of
at least 4.5:1 on background, surface and panel, and the seats' colours keep apart (CIE76 >= 19) for
protan, deutan and tritan eyes; `tests/tui/test_theme.py` recomputes both.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final, Literal, TypeAlias

from rich.style import Style
from textual.theme import BUILTIN_THEMES, Theme

from zonegames import games

Colours: TypeAlias = dict[str, str]
Depth: TypeAlias = Literal["full", "sixteen", "none"]
"""How much colour a theme speaks: free colours, the terminal's sixteen, or none at all."""

GROUNDS: Final = ("background", "surface", "panel")
SEATS: Final = tuple(f"seat{n}" for n in range(1, 7))
GAMES: Final = ("elemenz", "exploration-warzone", "zogars-revenge", "zone-runners", "zoneplex")
INKS: Final = ("text", "muted", "primary", "warning", "error", "success", *SEATS, *GAMES)

DEFAULT: Final = "zone-dusk"
SIXTEEN: Final = "zone-16"
PLAIN: Final = "zone-plain"
THEMES: Final = {
    "zone-dusk": "dark",
    "zone-dawn": "light",
    "zone-contrast": "high contrast",
    SIXTEEN: "the terminal's own 16 colours",
}
"""The themes that may be chosen, with their words; all are safe for colour-blind eyes."""

_ORDER = (*GROUNDS, *INKS[:11], *GAMES)  # seat 6 wears the text's colour
_TABLE = {
    "zone-dusk": """#12161d #1a202a #242c39  #dfe4ea #97a3b3  #6fb3c0 #e8b04b #ef7f75 #7cc48f
        #ec7a48 #5b95f5 #45dfa0 #cb88ba #e8ee55  #b79cf0 #ec9a5a #ef7f8f #a8c957 #6fa8f0""",
    "zone-dawn": """#f6f3ec #ece7dc #e0dacb  #23262b #5b6069  #0f5f6e #7d5200 #a3261c #1f6b38
        #5e1d0a #0a2a8c #186c51 #98338e #695f0c  #5a3aa8 #8f4410 #a01f3a #456000 #1c4fa0""",
    "zone-contrast": """#000000 #000000 #1c1c1c  #ffffff #d0d0d0  #7fdfff #ffd24d #ff9a8f #8fffb0
        #f06a2a #3f93ff #2affa8 #d98fbf #fff93d  #d0b8ff #ffb27a #ff9fae #cbf06a #9cc8ff""",
    SIXTEEN: """black default default  default default  bright_cyan bright_yellow bright_red bright_green
        bright_red bright_blue bright_green bright_magenta bright_yellow
        bright_magenta bright_yellow bright_red bright_green bright_blue""",
}


def token_of(game: str) -> str:
    """A game's own ink; plain text for one that this version does not know."""
    return game if game in GAMES else "text"


def mix(a: str, b: str, share: float) -> str:
    """The colour (#rrggbb) that lies `share` of the way from `a` to `b`, 0 to 1."""
    pair = zip(bytes.fromhex(a[1:]), bytes.fromhex(b[1:]), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pair)


def _shared(name: str) -> Colours:
    colours = dict(zip(_ORDER, _TABLE[name].split(), strict=True))
    colours["seat6"] = colours["text"]
    colours["legal"] = colours["cursor"] = colours["primary"]
    if name == SIXTEEN:
        return colours | {"line": "default", "seat6": "bright_white"}
    quiet = 0.6 if name == "zone-contrast" else 0.45
    return colours | {"line": mix(colours["background"], colours["muted"], quiet)}


# --- what single games add: tokens such as "zogar.floor", one small function a game


def _zogar(name: str, _: Colours) -> Colours:
    """The Square by lamplight and in the dark: stone that glows where a lamp burns."""
    order = ("ground", "floor", "glow", "wall", "ink", "band", "band-ink")
    light, dark, lamp = {
        "zone-dusk": (
            "#1b1610 #272019 #40311a #6b5637 #d9c9ad #402f0f #ffdc8f",
            "#0a0d13 #0e1219 #232b3a #1d2430 #8892a8 #161e2f #a9bce0",
            "#6e4f16 #ffe08a #a8772b #465064",
        ),
        "zone-dawn": (
            "#f3ead6 #e9ddc2 #f7dd9c #a58f63 #4a3a1c #f2dca6 #5a3d00",
            "#d3d9e3 #c8cfdb #f2f4f8 #aab4c5 #414a5b #bcc6d6 #1f3560",
            "#ffe9a8 #5f4200 #8a5a14 #8e97a6",
        ),
        "zone-contrast": (
            "#000000 #14100a #3a2c00 #b08a3a #fff2d0 #2e2400 #ffe9a0",
            "#000000 #05070c #1a2233 #55607a #c8d2e8 #0a1426 #cfe0ff",
            "#5a4000 #fff0b0 #e0a848 #8c98b0",
        ),
    }[name]
    tones: Colours = dict(zip(order, light.split(), strict=True))
    tones |= {f"dark-{key}": tone for key, tone in zip(order, dark.split(), strict=True)}
    return tones | dict(zip(("lamp", "lamp-ink", "wood", "dim-wood"), lamp.split(), strict=True))


def _warzone(name: str, c: Colours) -> Colours:
    """The hexes' blue sides in three strengths (fighting now, to come, settled), their white ones, and
    grounds: a seat's tint, a free berth."""
    order = "now-ink now next-ink next done-ink done white-ink white"
    tones = {
        "zone-dusk": "#ffffff #3268d0 #e6edfa #2a4a8a #a3b3d2 #22304f #dfe4ea #414b5a",
        "zone-dawn": "#ffffff #1d4fb0 #0e2350 #b4c9f0 #3a4c72 #d3dcec #23262b #fbfaf7",
        "zone-contrast": "#ffffff #1f5ad0 #ffffff #1c3c80 #c4d2f0 #141f3a #000000 #e8e8e8",
    }[name]
    share = 0.06 if name == "zone-dawn" else 0.13  # dark inks on a light ground need it paler
    tints = {f"tint{n}": mix(c["surface"], c[f"seat{n}"], share) for n in range(1, 5)}
    free = {"free": mix(c["background"], c["surface"], 0.7)}
    if name == "zone-contrast":
        free = {"free": mix(c["background"], c["panel"], 0.7)}
    return dict(zip(order.split(), tones.split(), strict=True)) | tints | free


def _runners(name: str, c: Colours) -> Colours:
    """The three Runners, which are no seat's, and the course under them."""
    order = "sprinter jumper fighter floor rubble fog"
    tones = {
        "zone-dusk": "#7cf2e7 #de77f5 #f8dd29 #6f8a3c #4d545f #3c4758",
        "zone-dawn": "#005f63 #8d1fae #5c4c00 #7d9440 #a9a59b #b9b5ab",
        "zone-contrast": "#7cf2e7 #e58cff #ffe63a #8fb04a #7a828e #6a7484",
    }[name]
    return dict(zip(order.split(), tones.split(), strict=True))


def _zoneplex(name: str, c: Colours) -> Colours:
    """The glow of the pyramid's cells by kind, the means of two for the edge they share, and its lines."""
    ground, violet = c["background"], c["elemenz"]
    sand = mix(c["warning"], c["error"], 0.4)
    glows = {
        "empty": mix(ground, c["muted"], 0.06),
        "chamber": mix(ground, c["text"], 0.2),
        "sacred": mix(ground, sand, 0.27),
        "wall": mix(ground, c["text"], 0.1),
        "reliquary": mix(ground, mix(c["warning"], sand, 0.4), 0.42),
        "teleporter": mix(ground, violet, 0.28),
        "master": mix(ground, violet, 0.42),
        "eye": mix(ground, c["zoneplex"], 0.3),
        "legal": mix(ground, c["primary"], 0.2),
        "cursor": c["primary"],
    }
    means = {
        f"{a}~{b}": mix(glows[a], glows[b], 0.5) for a, b in combinations_with_replacement(sorted(glows), 2)
    }
    lines = {
        "edge": mix(ground, sand, 0.7),
        "dots": mix(ground, c["muted"], 0.8),
        "name": mix(ground, c["text"], 0.72),
    }
    return glows | means | lines


_OWN: Final[Mapping[str, Callable[[str, Colours], Colours]]] = {
    "zogar": _zogar,
    "warzone": _warzone,
    "runners": _runners,
    "zoneplex": _zoneplex,
}
"""By prefix: from a theme's name and shared colours to the tokens that only one game's board uses.

With sixteen colours or none these fall back to plain text on the plain ground."""


@cache
def colours(theme: str) -> Colours:
    """Every token of a theme with its colour; foreign themes of Textual get the default's."""
    if theme == PLAIN:
        return dict.fromkeys((*_shared(SIXTEEN), *_own_tokens()), "default")
    if theme == SIXTEEN:
        return _shared(SIXTEEN) | dict.fromkeys(_own_tokens(), "default")
    name = theme if theme in _TABLE else DEFAULT
    shared = _shared(name)
    return shared | {
        f"{game}.{key}": tone for game, own in _OWN.items() for key, tone in own(name, shared).items()
    }


def _own_tokens() -> list[str]:
    return [token for token in colours(DEFAULT) if "." in token]


def depth(theme: str) -> Depth:
    """How much colour this theme speaks."""
    return {SIXTEEN: "sixteen", PLAIN: "none"}.get(theme, "full")  # type: ignore[return-value]


_ATTRIBUTES = frozenset(("bold", "dim", "italic", "reverse", "underline", "strike"))


class Painter:
    """Turns style words into Rich styles for one theme; each combination is worked out once."""

    def __init__(self, theme: str) -> None:
        self.theme = theme
        self.depth = depth(theme)
        self.colours = colours(theme)
        self._made: dict[str, Style] = {}

    def __call__(self, words: str) -> Style:
        """The style of these words.  Raises KeyError on a word that is no token."""
        made = self._made.get(words)
        if made is None:
            made = self._made[words] = self._make(words)
        return made

    def _make(self, words: str) -> Style:
        ink, ground, attributes = "text", "background", dict[str, Any]()
        rest = iter(words.split())
        for word in rest:
            if word in _ATTRIBUTES:
                attributes[word] = True
            elif word == "on":
                ground = next(rest)
            elif word[0] != "@":
                ink = word
        if ink not in self.colours and any(game.id == ink for game in games.CATALOGUE):
            ink = "primary"  # a game without a colour of its own
        if self.depth == "full":
            return Style(color=self.colours[ink], bgcolor=self.colours[ground], **attributes)
        return self._few_colours(ink, ground, attributes)

    def _few_colours(self, ink: str, ground: str, attributes: dict[str, Any]) -> Style:
        quiet = ground in GROUNDS or "." in ground
        bare = self.colours[ground] if not quiet else "default"
        if ink in ("muted", "line"):
            attributes["dim"] = "bold" not in attributes
        if self.depth == "none":
            if not quiet:
                attributes["reverse"] = not attributes.get("reverse", False)
            return Style(color="default", bgcolor="default", **attributes)
        front = self.colours[ink]
        if ink in GROUNDS:
            front = "black" if not quiet else "default"
        return Style(color=front, bgcolor=bare, **attributes)


@cache
def painter(theme: str) -> Painter:
    """The one painter of a theme."""
    return Painter(theme)


# --- for Textual's own widgets


def variables(theme: str) -> dict[str, str]:
    """The extra variables for stylesheets: $muted, $line, $legal, $cursor, $seat-1.., $game-<id>."""
    c = colours(theme)
    named = {key: c[key] for key in ("muted", "line", "legal", "cursor")}
    named |= {f"seat-{n}": c[f"seat{n}"] for n in range(1, 7)}
    named |= {f"game-{game}": c[game] for game in GAMES}
    return {key: value if value[0] == "#" else f"ansi_{value}" for key, value in named.items()}


def textual_theme(name: str) -> Theme:
    """A theme of ours as Textual knows themes."""
    c = {key: value if value[0] == "#" else f"ansi_{value}" for key, value in colours(name).items()}
    few = depth(name) != "full"
    return Theme(
        name,
        primary=c["primary"],
        secondary=c["primary"],
        accent=c["primary"],
        warning=c["warning"],
        error=c["error"],
        success=c["success"],
        foreground=c["text"],
        background="ansi_default" if few else c["background"],
        surface=c["surface"],
        panel=c["panel"],
        boost="ansi_default" if few else None,
        dark=name != "zone-dawn",
        ansi=few,
        variables=(BUILTIN_THEMES["ansi-dark"].variables if few else {}) | variables(name),
    )
