"""What moves, where the screen holds, and the judgement step by step."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import FULL, SET, rolling, table
from tests.tui.boards.zoneplex.scenes import TILES, midgame, preparing, walking
from tests.tui.boards.zoneplex.table import LARGE, SMALL, Sat, match_of
from zonegames.games.zoneplex import events as e
from zonegames.tui.board import Show
from zonegames.tui.boards.zoneplex.board import BOARD


class Film(Sat):
    """Keeps every picture of a show: the event, how far it is, the rows."""

    def __init__(self, match: Any, speed: str = "normal") -> None:
        self.pictures: list[tuple[Show, list[str]]] = []
        super().__init__(match, speed)

    def _later(self, seconds: float, callback: Any) -> None:
        show = self.session.stage.show
        if show is not None:
            self.pictures.append((show, self.rows()))
        callback()

    def of(self, kind: type) -> list[tuple[Show, str]]:
        return [(show, "\n".join(rows)) for show, rows in self.pictures if isinstance(show.event, kind)]


def battle(*dice: int) -> Film:
    """Ada, Ben and Cleo fight The Rotting Double, Ben giving a stone; these dice fall."""
    film = Film(preparing().match)
    film.press("enter", "1", "enter", "enter")
    film.match._state.rng = rolling(*dice)
    film.press("enter")
    return film


def test_a_die_tumbles_before_it_stops():
    film = battle(3, 0, 2, 1)
    thrown = [(show.progress, text) for show, text in film.of(e.DieRolled)]
    last = [text for progress, text in thrown if progress == 1]
    assert "a stone is given  [3]" in last[0]
    assert "attacks  [◎]  The Eye" in last[1], "The Eye flashes"
    faces = {text.split("a stone is given  ")[1][:3] for _, text in thrown[:4]}
    assert len(faces) >= 3


def test_the_fears_meter_drains():
    film = battle(3, 1, 2, 1)
    seen = [text.split("strength ")[1].split()[0] for _, text in film.of(e.Attacked)]
    assert [int(value) for value in seen][:3] == [6, 4, 3], "from 7 down by 4"
    assert not any(show.progress < 1 for show, _ in film.pictures[-1:])


def test_the_screen_holds_when_a_battle_has_ended_and_tells_how():
    won = battle(3, 1, 3, 3)
    assert won.session.stage.waiting
    assert BOARD.holding(won.scene()) == "The Rotting Double is beaten. Enter goes on."
    lost = battle(0, 0, 0, 0)
    assert BOARD.holding(lost.scene()) == "The Rotting Double prevails and is gone. Enter goes on."
    won.go_on()
    assert won.match.view(None).seats[0].wms == 4


def test_a_battle_of_others_does_not_hold_a_single_person():
    view = match_of(midgame(), bots=(1, 2, 3)).view(0)
    assert not BOARD.waits(e.FearDefeated("g8"), view)
    assert BOARD.waits(e.FearDefeated("g8"), match_of(midgame()).view(None))
    assert BOARD.waits(e.GameOver("eye", (0,), (1, 1, 1, 1), 9), view)


def test_a_monkle_hops_step_by_step_and_a_jump_blinks():
    film = Film(match_of(walking(relics={}, monkles=("B7", "A2", "A4", "A10"))))
    film.press("1", "enter")
    steps = [text for _, text in film.of(e.MonkleMoved)]
    assert len(steps) >= 1
    assert any("╱╲  ●   ╱" in text or " ● ▁" in text for text in steps)
    at = midgame(hands={}, stack=(), relics={}, monkles=("B7", "A2", "C6", "A11")).draws("one")
    jump = Film(match_of(at))
    index = [getattr(a, "cell", "") for a in jump.scene().legal].index("B8")
    jump.press(str(index + 1), "enter", "2", "enter")
    badges = [text.count("●") for _, text in jump.of(e.Teleported)]
    assert len(set(badges)) == 2, "it is gone for a moment"


def test_a_tile_drops_in_and_its_cell_stays_marked():
    film = Film(match_of(midgame(relics={}).draws("two")))
    film.come()
    film.press("enter")
    assert [show.progress for show, _ in film.of(e.TilePlaced)] == [0.5, 1.0]
    assert "cell:E3" in film.session.changed
    assert any("E3•" in row for row in film.rows())


def test_with_speed_off_nothing_moves():
    sat = Sat(match_of(walking(relics={})))
    sat.press("enter")
    assert not sat.session.stage.busy


def test_symbols_turn_over_one_seat_after_the_other_and_each_sum_is_told():
    """The last tile is laid, the turn ends: Phase 2."""
    tiles = {cell: TILES.get(cell, "neutral") for cell in FULL if cell != "F2"}
    relics = {1: ("golden_mask",)}
    monkles = ("A9", "A2", "C6", "A11")
    at = midgame(tiles=tiles, stack=(), hands={0: ("neutral",)}, relics=relics, monkles=monkles).draws("one")
    film = Film(match_of(at))
    film.come()
    for _ in range(6):
        if film.of(e.PhaseTwo):
            break
        film.press("enter")
    shown = [text.count("Influence ") for _, text in film.of(e.PhaseTwo)]
    assert shown == sorted(shown)
    assert len(set(shown)) >= 4
    assert film.session.stage.waiting
    rows = "\n".join(film.rows())
    assert "☆ Star     Influence 5" in rows
    assert "3 strength +2 nobody's symbols" in rows
    assert "◆ Dov        ✚ Ankh     Influence -2" in rows
    assert "2 strength -4 others' symbols" in rows
    small = "\n".join(film.rows(SMALL))
    assert "Influence -2" in small


def ended(**given: Any) -> list[list[str]]:
    """The last card is played; the pictures at which the screen holds."""
    told: dict[str, Any] = {"tiles": FULL, "phase": 2, "cards": ("one",), "monkles": ("A1", "A3", "A5", "A7")}
    sat = Sat(match_of(table(**(told | given))))
    held: list[list[str]] = []
    for _ in range(8):
        while sat.session.stage.busy:
            if sat.session.stage.waiting:
                held.append(sat.rows(LARGE))
            sat.session.stage.skip()
        if sat.over:
            break
        sat.press("enter")
    assert sat.over
    return held


def test_the_judgement_goes_from_the_worthy_to_the_first_difference():
    cataclysm, over = ended(fears={0: SET, 1: ("b6", "g5", "m5")}, wms=(1, 2, 4, 1))
    text = "\n".join(cataclysm)
    assert text.count("worthy") >= 2
    assert text.count("✗ obliterated") == 2
    assert "2  Influence  Ada 2, Ben 2" in text
    assert "3  Fears  Ada 3, Ben 3" in text
    assert "4  strength of Fears  Ada 15, Ben 16" in text
    assert "5  relics" not in text, "decided"
    assert "Ben wins." in "\n".join(over)


def test_when_nobody_is_worthy_the_zoneplex_wins():
    *_, over = ended()
    assert "Nobody is worthy: the Zoneplex wins." in "\n".join(over)


def test_entering_the_eye_tells_the_lead():
    held = ended(fears={0: SET}, monkles=("F2", "A3", "A5", "A7"), wms=(3, 4, 1, 1))
    text = "\n".join(held[0])
    assert "The Eye opens." in text
    assert "and the lead: 3 + 2 for The Eye, Ben has 4." in text


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_a_private_look_shows_all_that_is_ones_own(size: tuple[int, int]):
    sat = Sat(match_of(midgame()))
    sat.session.look(0)
    sat.come()
    rows = "\n".join(sat.rows(size))
    for own in ("Star", "Mummy Hand", "Star Lens"):
        assert own in rows
    assert "Dawn Khopesh" not in rows
