"""Phase 2, The Eye, the Cataclysm and the Council (ZP-S56 to S65, S72, S73)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, DOV, EVE, FULL, SET, Table, plain, table
from zonegames.engine.outcome import Outcome
from zonegames.games.zoneplex.actions import ABSTAIN, SKIP, PlaceTile, StepTo, Vote
from zonegames.games.zoneplex.events import Cataclysm, EnteredEye, GameOver, PhaseTwo, TilesDrawn, WmsChanged
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import Options


def outcome(at: Table) -> Outcome:
    found = GAME.outcome(at.state)
    assert found is not None
    return found


@pytest.mark.scenario("ZP-S56")
def test_phase_two_begins_after_the_turn_of_the_last_tile() -> None:
    but_one = {cell: tile for cell, tile in FULL.items() if cell != "F1"}
    at = table(
        tiles=but_one,
        monkles=["F2", "A7"],
        hands={ADA: ["neutral"]},
        stack=[],
        fears={ADA: SET},
        wms=[4],
    ).draws("one")
    at.does(PlaceTile("neutral"))
    assert at.state.phase == 1
    assert StepTo("G1") not in at.asked.legal
    assert GAME.view(at.state, BEN).seats[ADA].symbol is None
    at.does(StepTo("F1"), SKIP)
    assert at.told(PhaseTwo) == [PhaseTwo(("prism", "orb", "monolith", "ankh"), (4, 1, 1, 1))]
    assert GAME.view(at.state, BEN).seats[ADA].symbol == "prism"
    assert GAME.view(at.state, None).influence == (4, 1, 1, 1)


@pytest.mark.scenario("ZP-S57")
def test_in_phase_two_a_movement_card_only_moves() -> None:
    at = table(tiles=FULL, phase=2, monkles=["A1"]).draws("two")
    assert at.told(TilesDrawn) == []
    assert at.monkle() == "A2"
    assert at.asked.actions == (StepTo("A1"), StepTo("A3"), StepTo("B1"))


@pytest.mark.scenario("ZP-S58")
@pytest.mark.parametrize(("option", "influence"), [("body", 6), ("mat", 4)])
def test_influence_counts_strength_stones_and_relics(option: Any, influence: int) -> None:
    tiles = {**FULL, "B1": "neutral", "B2": "prism", "B3": "orb", "B4": "crescent"}
    stones = dict.fromkeys(("B1", "B2", "B3", "B4"), ADA)
    at = table(
        tiles=tiles,
        stones=stones,
        wms=[3],
        relics={ADA: ["solar_disc"]},
        phase=2,
        options=Options(unassigned_symbols=option),
    )
    assert at.state.influence[ADA] == influence


def nearly(influence: Sequence[int], **given: Any) -> Table:
    """Phase 2, all chambers neutral: Influence is made of strength and stones alone."""
    wms = [min(4, value) for value in influence]
    cells = iter(cell for cell in FULL if cell[0] in "BCD")
    stones = {next(cells): seat for seat, value in enumerate(influence) for _ in range(value - wms[seat])}
    return table(tiles=FULL, stones=stones, wms=wms, phase=2, **given)


@pytest.mark.scenario("ZP-S59")
def test_only_a_clear_lead_opens_the_eye() -> None:
    """8 + 2 against 10 is a tie; after Ben loses a battle it is a lead."""
    relics = {BEN: ["obsidian_throne", "golden_mask"]}
    at = nearly([8, 7], seats=2, monkles=["F2", "A7"], fears={ADA: SET}, relics=relics)
    assert at.state.influence == [8, 10]
    at.draws("one")
    assert StepTo("G1") not in at.asked.legal
    at.state.seats[BEN].wms -= 1
    at.state.influence = at.state.true_influence()
    again = Table(at.state)
    again.state.pending = again.state.stack[-1].decision(again.state)
    assert StepTo("G1") in again.asked.legal


@pytest.mark.scenario("ZP-S59")
def test_a_lost_battle_lowers_influence_at_once() -> None:
    at = nearly([3, 4], seats=2, cards=["one"]).dice(0, 0).draws("x1")
    at.does(at.asked.actions[0])
    assert WmsChanged(ADA, 2) in at.told(WmsChanged)
    assert at.state.influence == [2, 4]


@pytest.mark.scenario("ZP-S60")
def test_entering_the_eye_ends_the_game_whatever_steps_are_left() -> None:
    at = nearly([4, 3, 3, 3], monkles=["F2"], fears={ADA: SET}).draws("two").does(StepTo("G1"))
    assert at.told(EnteredEye) == [EnteredEye(ADA)]
    assert at.told(GameOver)[0].reason == "eye"
    assert outcome(at).won == (True, False, False, False)
    assert outcome(at).scores == (6, 3, 3, 3)
    without = nearly([4, 3, 3, 3], monkles=["F2"], fears={ADA: ["b5", "b6", "x1"]}).draws("two")
    assert StepTo("G1") not in without.asked.legal


def judged(seats: int = 4, **given: Any) -> Table:
    """The last card is drawn: a Fear that Ada loses to alone, all strengths at their lowest."""
    at = table(tiles=FULL, phase=2, seats=seats, cards=["x3"], **given)
    return at.dice(0, 0).draws().does(at.asked.actions[0])


@pytest.mark.scenario("ZP-S61")
def test_the_cataclysm_asks_first_who_is_worthy_then_for_influence() -> None:
    stones = {"B1": BEN, "B2": CLEO, "B3": CLEO}
    at = judged(fears={ADA: SET, BEN: ["b6", "g6", "m6"]}, stones=stones)
    assert at.told(Cataclysm)[0].worthy == (ADA, BEN)
    assert outcome(at).reason == "cataclysm:influence"
    assert outcome(at).won == (False, True, False, False)
    assert outcome(at).places == (2, 1, 3, 4)


@pytest.mark.scenario("ZP-S62")
def test_without_a_worthy_seat_the_zoneplex_wins() -> None:
    at = judged(fears={ADA: ["b5", "g5"]})
    assert outcome(at).reason == "obliterated"
    assert not any(outcome(at).won)


FOUR = ("b8", "g9", "m5", "b6")
"""Four Fears of strength 28 together."""


@pytest.mark.scenario("ZP-S63")
@pytest.mark.parametrize(
    ("mine", "others", "relics", "reason"),
    [
        (FOUR, SET, {}, "cataclysm:most_fears"),
        (FOUR, ("b7", "g5", "m9", "g6"), {}, "cataclysm:fear_strength"),
        (FOUR, ("b9", "g8", "m6", "b5"), {ADA: 3, BEN: 2}, "cataclysm:most_relics"),
    ],
)
def test_ties_are_broken_by_fears_then_strength_then_relics(
    mine: Sequence[str], others: Sequence[str], relics: dict[int, int], reason: str
) -> None:
    kinds = ("fate_bones", "scarab_shield", "dawn_khopesh")
    hands = {seat: kinds[:count] for seat, count in relics.items()}
    at = table(tiles=FULL, phase=2, cards=["x3"], fears={ADA: mine, BEN: others}, relics=hands).dice(0, 0)
    at.draws()
    while at.state.pending is not None:
        ready = [action for action in at.asked.actions if action.kind in ("alone", "ready", "end")]
        at.does(ready[0])
    assert outcome(at).reason == reason
    assert outcome(at).won == (True, False, False, False)


@pytest.mark.scenario("ZP-S64")
@pytest.mark.parametrize(
    ("votes", "reason", "winners"),
    [
        ((Vote(BEN), Vote(BEN)), "council", (BEN,)),
        ((Vote(ADA), ABSTAIN), "council", (ADA,)),
        ((Vote(ADA), Vote(BEN)), "shared", (ADA, BEN)),
        ((ABSTAIN, ABSTAIN), "shared", (ADA, BEN)),
    ],
)
def test_the_others_vote_on_a_last_tie(votes: Sequence[Any], reason: str, winners: tuple[int, ...]) -> None:
    at = judged(fears={ADA: SET, BEN: SET})
    assert (at.kind, at.asked.seat) == ("vote", CLEO)
    at.does(votes[0])
    assert at.asked.seat == DOV
    at.does(votes[1])
    assert (outcome(at).reason, at.told(GameOver)[0].winners) == (reason, winners)
    assert outcome(at).places[:2] == tuple(1 if seat in winners else 2 for seat in (ADA, BEN))


def test_without_council_or_voters_the_tied_share() -> None:
    off = judged(fears={ADA: SET, BEN: SET}, options=Options(council=False))
    assert outcome(off).reason == "shared"
    duel = judged(seats=2, fears={ADA: SET, BEN: SET}, wms=[2, 1])
    assert outcome(duel).reason == "shared"


@pytest.mark.scenario("ZP-S65")
def test_the_jar_counts_as_a_fear_without_strength() -> None:
    at = judged(fears={ADA: ["b5", "g7"], BEN: SET}, jar=ADA)
    assert at.told(Cataclysm)[0].worthy == (ADA, BEN)
    assert outcome(at).reason == "cataclysm:fear_strength"
    assert outcome(at).won[BEN]  # 15 against 12, three Fears each


@pytest.mark.scenario("ZP-S72")
def test_the_deck_may_end_before_the_pyramid_is_built() -> None:
    at = table(cards=["x3"], fears={BEN: SET}).dice(0, 0).draws()
    at.does(at.asked.actions[0])
    assert at.state.phase == 1
    told = at.told(Cataclysm)[0]
    assert (told.worthy, told.influence) == ((BEN,), (1, 1, 1, 1))
    assert told.symbols == ("prism", "orb", "monolith", "ankh")
    assert outcome(at).won == (False, True, False, False)


@pytest.mark.scenario("ZP-S73")
def test_the_most_voted_share_or_win() -> None:
    three = judged(seats=5, fears={ADA: SET, BEN: SET, CLEO: SET})
    assert three.asked.seat == DOV
    three.does(Vote(ADA), Vote(BEN))
    assert three.told(GameOver)[0].winners == (ADA, BEN)
    two = judged(seats=5, fears={ADA: SET, BEN: SET})
    two.does(Vote(ADA), Vote(ADA), Vote(BEN))
    assert (outcome(two).reason, two.told(GameOver)[0].winners) == ("council", (ADA,))
    assert outcome(two).won[EVE] is False


def test_a_walk_of_no_step_has_no_tile_event() -> None:
    at = table(tiles=plain(["A4"]), monkles=["A1"], hands={}, stack=[]).draws("two")
    assert at.monkle() == "A1"
    assert at.asked.seat == BEN


def test_the_sources_of_influence_can_be_told_apart_in_narrow_columns() -> None:
    parts = ("strength", "neutral", "own_symbol", "other_symbol", "unassigned_symbol", "relics", "eye")
    heads = [GAME.narrator.part(part)[:8] for part in parts]
    assert len(set(heads)) == len(parts)
