"""What moves: each motion has its pictures, ends in the still one, and can be skipped or switched off."""

from tests.games.zogars_revenge.positions import scene
from tests.tui.boards.zogars_revenge.table import LARGE, SMALL, Sat
from zonegames.games.zogars_revenge import events as happened
from zonegames.tui.lines import Lines, text_of


def pictures(sat: Sat, size: tuple[int, int] = LARGE) -> list[tuple[str, float, Lines]]:
    """Every picture of the running show: the event, how far it is, the lines."""
    out: list[tuple[str, float, Lines]] = []
    while sat.session.stage.busy and not sat.session.stage.waiting:
        show = sat.session.stage.show
        assert show is not None
        out.append((str(getattr(show.event, "kind", "")), show.progress, sat.lines(size)))
        sat.tick()
    return out


def styles(lines: Lines) -> str:
    return " ".join(style for line in lines for _, style in line)


def dark_cells(lines: Lines) -> int:
    return sum(len(text) for line in lines for text, style in line if "zogar.dark-" in style)


def test_a_tile_turns_in_three_pictures():
    sat = Sat(scene(hero=(4, 2)), speed="normal")
    sat.press("up")
    kinds = [kind for kind, _, _ in pictures(sat)]
    assert kinds.count("tile_flipped") == 3


def test_darkness_falls_row_by_row():
    """Half way the upper part is dark and the lower part still warm."""
    game = scene(hero=(5, 4), lamps_out=[(1, 1), (1, 5), (5, 1)])
    for size in (LARGE, SMALL):
        game = scene(hero=(5, 4), lamps_out=[(1, 1), (1, 5), (5, 1)])
        sat = Sat(game, speed="normal")
        sat.press("right")
        falling = [(p, lines) for kind, p, lines in pictures(sat, size) if kind == "phase_changed"]
        assert len(falling) >= 5
        dark = [dark_cells(lines) for _, lines in falling]
        assert dark == sorted(dark)
        assert dark[0] < dark[-1]
        middle = styles(falling[len(falling) // 2][1])
        assert "zogar.dark-ground" in middle
        assert "zogar.ground" in middle
        assert "on zogar.ground" not in styles(falling[-1][1])


def test_an_eye_travels_into_the_meter():
    """The eye is on its way first, and only then counted."""
    sat = Sat(scene(hero=(4, 3)), speed="normal")
    sat.lines()
    sat.press("right")
    eyes = [lines for kind, _, lines in pictures(sat) if kind == "eye_taken"]
    counted = [any("eyes" in row and "1 of 14" in row for row in text_of(lines)) for lines in eyes]
    assert len(eyes) == 6
    assert counted == [False] * 5 + [True]
    assert len({str(lines) for lines in eyes}) == 6


def test_a_token_comes_from_the_pile():
    sat = Sat(scene(next_tokens=["coin_3"]), speed="normal")
    sat.lines()
    sat.press("up")
    drawn = [lines for kind, _, lines in pictures(sat) if kind == "treasure_drawn"]
    assert len({str(lines) for lines in drawn}) == 6


def test_the_points_count_up_on_the_card_of_the_result():
    game = scene(task="escape", hero=(3, 2), coins=["coin_3"])
    sat = Sat(game, speed="normal")
    sat.press("right")
    scores: list[int] = []
    while sat.session.stage.busy:
        text = sat.text()
        if "the run is over ═" in text:
            row = next(row for row in text.splitlines() if "    score " in row)
            scores.append(int(row.split("score")[1].split()[0]))
        if sat.session.stage.waiting:
            break
        sat.tick()
    assert scores == sorted(scores)
    assert scores[-1] == 23
    assert "Escaped with the crown." in sat.text()


def test_a_key_skips_the_show():
    sat = Sat(scene(hero=(4, 2)), speed="normal")
    sat.press("up")
    assert sat.session.stage.busy
    sat.session.stage.skip()
    assert sat.session.decision is not None


def test_reduced_motion_shows_each_event_as_one_still_picture():
    sat = Sat(scene(hero=(5, 4), lamps_out=[(1, 1), (1, 5), (5, 1)]), speed="normal", motion=False)
    sat.press("right")
    progress = {p for _, p, _ in pictures(sat)}
    assert progress == {1.0}


def test_nothing_is_shown_longer_than_three_seconds():
    """However much one move sets off, the pace is cut to three seconds between two waits."""
    from zonegames.engine.match import Told
    from zonegames.tui.boards.zogars_revenge.board import BOARD
    from zonegames.tui.stage import LONGEST, schedule

    told = [Told(happened.eye_taken(None, "gaze", n), None) for n in range(1, 14)]
    beats = schedule(told, BOARD, "normal", waits=True, motion=True)
    assert sum(beat.seconds for beat in beats) <= LONGEST + 0.001
