"""What moves and how long, and that nothing moves when motion is off."""

from dataclasses import replace

from tests.games.elemenz.positions import activated, rolled
from tests.tui.boards.elemenz.table import LARGE, SMALL, Sat, scene_of
from zonegames.games.elemenz import events as e
from zonegames.games.elemenz.components import FACES
from zonegames.tui.board import AT_ONCE, Show
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.boards.elemenz.motion import tumbling
from zonegames.tui.glyphs import ASCII
from zonegames.tui.lines import spots, text_of
from zonegames.tui.theme import THEMES, painter


def rolling(progress: float):
    state = rolled({0: {"hand": "FAE"}}).state
    scene = scene_of(state, None, LARGE)
    dice = scene.view.me.hand
    event = e.DiceRolled(0, dice, ("F", "A", "E"), "roll")
    return replace(scene, decision=None, show=Show(event, progress, scene.view)), dice


def test_dice_tumble_and_settle_from_left_to_right():
    scene, dice = rolling(0.0)
    assert set(tumbling(scene)) == set(dice)
    assert all(face in FACES["F"] for face in tumbling(scene).values())
    scene, dice = rolling(0.7)
    assert set(tumbling(scene)) == {dice[2]}
    assert tumbling(rolling(1.0)[0]) == {}


def test_a_surge_fills_the_board_with_wilds_for_a_while():
    scene, _ = rolling(0.5)
    quiet = "\n".join(text_of(BOARD.paint(scene))).count("Z")
    surging = replace(scene, show=Show(e.Surge(0, "wild"), 0.5, scene.view))
    assert "\n".join(text_of(BOARD.paint(surging))).count("Z") > quiet + 500
    over = replace(scene, show=Show(e.Surge(0, "wild"), 1.0, scene.view))
    assert "\n".join(text_of(BOARD.paint(over))).count("Z") == quiet


def test_a_lost_die_slides_to_the_monolith():
    scene, _ = rolling(0.5)
    scene = replace(scene, show=None)
    lines = BOARD.paint(scene)
    scene = replace(scene, spots=spots(lines))
    event = e.DieLost(1, "E3")
    places: list[int] = []
    for progress in (0.25, 0.75):
        moved = BOARD.paint(replace(scene, show=Show(event, progress, scene.view)))
        places.append(next(y for y in range(len(lines)) if moved[y] != lines[y]))
    assert places[0] < places[1]
    assert BOARD.paint(replace(scene, show=Show(event, 1.0, scene.view))) == lines


def test_a_broken_combo_flashes_twice():
    state = activated(
        {0: {"slots": {"firestorm": ["E", "A", "F"]}, "tokens": ["air"]}}, {"firestorm": [1]}
    ).state
    scene = replace(scene_of(state, None, LARGE), decision=None)
    event = e.ComboBroken(0, "firestorm")
    pictures = [BOARD.paint(replace(scene, show=Show(event, n / 4, scene.view))) for n in range(5)]
    assert pictures[0] == pictures[2] == pictures[4]
    assert pictures[1] == pictures[3] != pictures[0]


def test_what_waits_for_enter_and_what_passes_at_once():
    assert BOARD.waits(e.Attack(0, 1, 2, 1, 1), None)
    assert not BOARD.waits(e.DiePlaced(0, "F1", "F", "strike"), None)
    assert BOARD.pace(e.DiePlaced(0, "F1", "F", "strike")) == AT_ONCE
    assert BOARD.pace(e.DiceRolled(0, ("F1",), ("F",), "roll"))[1] > 1


def test_every_style_is_known_to_every_theme():
    """A painter refuses words that are no token."""
    for theme in THEMES:
        paint = painter(theme)
        for size in (LARGE, SMALL):
            sat = Sat(
                activated({0: {"slots": {"strike": ["F", "Z", ""]}, "tokens": ["air"]}}, {"strike": [1]}),
                size=size,
            )
            styles = {style for line in sat.lines() for _, style in line}
            assert all(paint(style) for style in styles)


def test_with_ascii_dice_and_spaces_differ_by_their_brackets():
    sat = Sat(rolled({0: {"hand": "FAE"}}), size=SMALL)
    rows = text_of(BOARD.paint(sat.scene(glyphs=ASCII)))
    shown = "\n".join(rows)
    assert "hand   1[F]  2[A]  3[E]" in shown
    assert "<F> <F> <F>" in shown
    assert "(F)" in shown, "always charged"
