"""The course in words: whoever does not see it is told where everybody stands and what every Zone holds."""

from typing import Any

from tests.games.zone_runners.positions import Table, position
from zonegames.engine.decisions import Decision
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import State

NAMES = ("Mira", "Bo", "Cyrus")


def told(state: State, seats: int = 1) -> list[str]:
    return GAME.narrator.table(GAME.view(state, 0), NAMES[:seats])


def test_the_runners_come_first_with_what_they_face():
    state = position(blockers={3: 1}, dice=(6, 1, 3), sprinter="L17", jumper="M10 on", fighter="out 2")
    assert told(state)[:3] == [
        "Sprinter: L17 in Zone 5; 2 spaces to a gap: 9 to be over it.",
        "Jumper: M10 in Zone 3; on a Blocker, strength 4.",
        "Fighter: out of the game, under Zone 2.",
    ]
    table = Table(state)
    table.give("jumper")
    assert told(table.state)[1].startswith("Jumper: M7 in Zone 2, has acted; ")


def test_what_falls_next_dice_and_captain_are_told():
    lines = told(position(tracker=4, dice=(6, 1), sprinter="M1", jumper="M6", bonus=("level_2",)))
    assert "Zone 1 falls at the end of this turn." in lines
    assert "Dice left: 1 6." in lines
    assert "Bonus dice held: Level 2." in lines
    assert "Mira is captain of this turn." in lines


def test_a_crew_is_told_who_decides_for_whom():
    lines = told(position(sharing="crew", seats=3, dice=(1, 1), sprinter="M1", jumper="M6"), 3)
    assert "Mira decides for the Sprinter." in lines
    assert "Bo decides for the Jumper." in lines


def test_every_open_zone_is_told_track_by_track():
    lines = told(position(blockers={3: 1}, dice=(1, 1, 1), sprinter="M1", jumper="M6", fighter="H5"))
    first = next(number for number, line in enumerate(lines) if line.startswith("Zone 3 falls after "))
    assert lines[first].endswith(", columns 9 to 12, 1 Blocker.")
    zone = lines[first + 1 : first + 4]
    assert [line.partition(":")[0] for line in zone] == [f"Zone 3, {t} track" for t in ("high", "mid", "low")]
    assert sum("Blocker of strength 4" in line for line in zone) == 1
    for number in range(1, 8):
        assert sum(line.startswith(f"Zone {number}, ") for line in lines) == 3


def test_a_double_gap_is_told_as_one():
    lines = told(position(dice=(6, 1, 3), sprinter="L17"))
    assert any("L20 double gap that needs 7" in line for line in lines)
    assert any("L21 second half of the double gap" in line for line in lines)


def test_hidden_and_fallen_zones_are_told_as_such():
    lines = told(position(shown=6, collapsed=1, blockers={7: 2}, dice=(1,), sprinter="M6"))
    assert "Zone 1 has collapsed." in lines
    hidden = next(line for line in lines if ": hidden, " in line)
    assert hidden.startswith("Zone 7 falls after ")
    assert hidden.endswith("columns 25 to 28, 2 Blockers on its back.")
    assert sum(line.startswith("Cards still hidden: ") for line in lines) == 1
    assert not any(line.startswith("Zone 7, ") for line in lines)


def test_credits_are_told_paid_and_to_come():
    lines = told(position(dice=(1,), sprinter="M6", jumper="home high"))
    assert "Column 29 is the End Zone: it pays 9 on the high track, 8 mid, 7 low." in lines
    assert "Paid so far: no credits." in lines
    assert any(
        line.startswith("Level 1 pays at its end: ") and "9 for Jumper home on high" in line for line in lines
    )


def test_before_a_re_roll_the_runners_are_told_and_at_the_results_not():
    state = position(dice=(6, 1), rolled=True, sprinter="M1", jumper="M6")
    table = Table(state)
    assert at_hand(table) == told(table.state)[:4]
    table.lock()
    assert table.decision.kind == "runner"
    assert at_hand(table) == []


def at_hand(table: Table) -> list[str]:
    decision: Decision[Any] = table.decision
    return GAME.narrator.at_hand(GAME.view(table.state, 0), decision, NAMES)
