"""The surface: what is put on it shows as if every cell had been painted by itself, whatever is kept."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from zonegames.tui.lines import Box, Line, Row, cut, fit, spot_at, spots, text_of
from zonegames.tui.surface import Surface, stamped

WIDTH, HEIGHT = 12, 4
SIZES = st.integers(0, 6)
PLACES = st.builds(Box, st.integers(-3, WIDTH), st.integers(-2, HEIGHT), SIZES, SIZES)
INKS = st.sampled_from(("text", "muted", "primary bold"))
GROUNDS = st.sampled_from(("panel", "surface"))
STEPS = st.one_of(
    st.tuples(st.just("put"), PLACES, st.text("ab ─", max_size=8), INKS, st.none() | GROUNDS),
    st.tuples(st.just("fill"), PLACES, GROUNDS, st.none() | st.just("x"), INKS),
    st.tuples(st.just("ink"), PLACES, INKS),
    st.tuples(st.just("spot"), PLACES, st.sampled_from(("one", "two", ""))),
)
Cell: TypeAlias = tuple[str, str, str, str]
"""Character, ink, ground, spot."""

Step: TypeAlias = tuple[Any, ...]
"""What is done, where, and with what."""


def carry_out(surface: Surface, steps: Sequence[Step], right: int = 0, down: int = 0) -> None:
    """Put everything on a surface, so far to the right and down."""
    for kind, box, *rest in steps:
        at = box._replace(x=box.x + right, y=box.y + down)
        if kind == "put":
            surface.put(at.x, at.y, *rest)
        else:
            getattr(surface, kind)(at, *rest)


def cell_by_cell(steps: Sequence[Step]) -> list[list[Cell]]:
    """What each cell must show."""
    cells: list[list[Cell]] = [[(" ", "text", "background", "")] * WIDTH for _ in range(HEIGHT)]
    for kind, box, *rest in steps:
        for y in range(HEIGHT):
            for x in range(WIDTH):
                char, ink, ground, spot = cells[y][x]
                if kind == "put" and y == box.y and box.x <= x < box.x + len(rest[0]):
                    cells[y][x] = rest[0][x - box.x], rest[1], rest[2] or ground, spot
                elif kind == "put" or (x, y) not in box:
                    continue
                elif kind == "fill":
                    under, filled, worn = rest
                    cells[y][x] = (filled, worn, under, spot) if filled else (char, ink, under, spot)
                elif kind == "ink":
                    cells[y][x] = char, rest[0], ground, spot
                else:
                    cells[y][x] = char, ink, ground, rest[0]
    return cells


def style(cell: Cell) -> str:
    _, ink, ground, spot = cell
    return f"{ink} on {ground}" + f" @{spot}" * bool(spot)


def shown(line: Line) -> list[tuple[str, str]]:
    """A line's characters, each with its style."""
    return [(char, worn) for text, worn in line for char in text]


@given(st.lists(STEPS, max_size=12))
def test_every_cell_shows_what_was_put_on_it_last(steps: list[Step]) -> None:
    surface = Surface(WIDTH, HEIGHT)
    carry_out(surface, steps)
    wanted = [[(cell[0], style(cell)) for cell in row] for row in cell_by_cell(steps)]
    assert [shown(line) for line in surface.lines()] == wanted


@given(st.lists(STEPS, max_size=8), st.integers(-4, WIDTH), st.integers(0, HEIGHT))
def test_a_stamp_looks_like_what_it_was_made_of(steps: list[Step], x: int, y: int) -> None:
    """Over the same ground, wherever it is put and partly outside; nothing of it lies above its first row."""
    below = [(kind, box._replace(y=abs(box.y)), *rest) for kind, box, *rest in steps]
    ground = ("fill", Box(0, 0, WIDTH, HEIGHT), "panel", "x", "muted")

    @stamped
    def draw(surface: Surface, right: int, down: int) -> None:
        carry_out(surface, below, right, down)

    painted, pressed = Surface(WIDTH, HEIGHT), Surface(WIDTH, HEIGHT)
    for surface in (painted, pressed):
        carry_out(surface, [ground])
    carry_out(painted, below, x, y)
    draw(pressed, x, y)
    assert pressed.lines() == painted.lines()


def test_a_stamped_piece_is_painted_once_and_tells_the_column_after_it() -> None:
    painted: list[str] = []

    @stamped
    def draw(surface: Surface, x: int, y: int, word: str) -> int:
        painted.append(word)
        return surface.put(x, y, word)

    surface = Surface(20, 1)
    assert draw(surface, draw(surface, 1, 0, "ab"), 0, "ab") == 5
    assert draw(surface, 10, 0, "日本") == 14
    assert text_of(surface.lines()) == [" abab     日本      "]
    assert painted == ["ab", "日本"]


def test_rows_on_which_the_same_was_put_are_one_and_the_same() -> None:
    """So that a picture is compared, cut and sent only where it differs from the one before."""
    pictures = []
    for word in ("one", "two"):
        surface = Surface(10, 3)
        surface.panel(Box(0, 0, 10, 3), "title")
        surface.put(2, 1, word)
        pictures.append(surface.lines())
    first, second = pictures
    assert [a is b for a, b in zip(first, second, strict=True)] == [True, False, True]


def test_a_wide_letter_that_does_not_fit_is_left_out_whole() -> None:
    surface = Surface(5, 1)
    surface.put(-1, 0, "日本語", "primary")
    surface.put(4, 0, "日")
    assert text_of(surface.lines()) == [" 本語"]


def test_spots_of_finished_rows_are_found_as_in_any_line() -> None:
    surface = Surface(20, 3)
    surface.spot(Box(2, 0, 6, 3), "low")
    surface.spot(Box(4, 1, 2, 1), "high")
    surface.write(10, 1, [("日本", "text @wide")])
    lines = surface.lines()
    assert spots(lines) == spots([list(line) for line in lines])
    assert spots(lines) == {"low": (2, 0, 6, 3), "high": (4, 1, 2, 1), "wide": (10, 1, 4, 1)}
    assert spot_at(lines, 5, 1) == "high"


def test_a_finished_row_is_fitted_without_being_changed() -> None:
    surface = Surface(6, 1)
    surface.put(0, 0, "row")
    row = surface.lines()[0]
    assert isinstance(row, Row)
    assert fit(row, 6) is row
    assert text_of([fit(row, 4), cut(row, 1, 3), row]) == ["row ", "ow", "row   "]
