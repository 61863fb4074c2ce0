"""The controller between a match and its screen, driven without an app."""

from typing import Any

import pytest

from tests.toys.skirmish.actions import AIMS, ATTACKS, GIVE_UP, REST, Call, Commit, Lay
from tests.toys.skirmish.rules import GAME
from tests.tui.skirmish_board import BOARD
from zonegames.engine.decisions import Decision
from zonegames.engine.driver import Driver
from zonegames.engine.match import Match, new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.engine.watch import Cover
from zonegames.tui.board import Response
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.lines import text_of
from zonegames.tui.session import Session, TableSettings


class Table:
    """A session whose covers and timers a test holds in its hands."""

    def __init__(self, *players: str, seed: int = 3, settings: TableSettings | None = None) -> None:
        seats = [SeatSpec(p.rstrip("*"), "bot" if p.endswith("*") else "person") for p in players]
        self.match: Match[Any] = new_match(GAME, seats, {}, seed)
        policies = {i: GAME.policy(i, Rng(i)) for i, s in enumerate(seats) if s.player == "bot"}
        self.driver = Driver(self.match, policies)
        self.covers: list[Cover] = []
        self.timers: list[Any] = []
        self.ended = 0
        self.session = Session(
            self.match,
            BOARD,
            self.driver,
            settings or TableSettings(speed="off", hints=False),
            timers=lambda seconds, callback: self.timers.append((seconds, callback)),
            repaint=lambda: None,
            cover=self.covers.append,
            over=self._over,
            bot=lambda: None,
        )
        self.session.begin()

    def _over(self) -> None:
        self.ended += 1

    def picture(self) -> str:
        return "\n".join(text_of(BOARD.paint(self.session.scene(80, 20, UNICODE))))

    def asked(self) -> Decision[Any]:
        """The question that the one who looks has before it."""
        decision = self.session.decision
        assert decision is not None
        return decision

    def attack(self, target: int, stance: int = 0) -> None:
        self.session.play([ATTACKS[target]])
        self.session.play([AIMS[stance]])

    def come(self) -> None:
        """The seat on the cover says it is there."""
        assert self.session.covering is not None
        self.session.arrived(self.session.covering.seat)


def clash(table: Table) -> None:
    """Seat 0 strikes at seat 1 and nobody calls: both must now commit in secret."""
    table.attack(1)
    while table.match.seat_to_act == -1:
        table.session.answer_open(None)


def test_the_table_looks_by_default_and_holds_no_hand():
    table = Table("Ann", "Bo")
    assert table.session.looker is None
    assert table.session.view.hand == ()


def test_a_secret_choice_puts_up_a_cover_before_anything_of_that_seat_is_drawn():
    table = Table("Ann", "Bo")
    clash(table)
    assert table.covers == [Cover(0)]
    assert table.session.looker is None
    assert table.session.decision is None
    table.come()
    assert table.session.looker == 0
    assert table.asked().kind == "commit"


def test_what_is_hidden_comes_back_behind_the_cover_with_the_half_made_choice():
    table = Table("Ann", "Bo")
    clash(table)
    table.come()
    table.session.lit = table.session.decision.legal[-1]
    wanted = table.session.lit
    table.session.hide()
    assert table.session.looker is None
    assert table.session.decision is None
    assert table.covers == [Cover(0), Cover(0)]
    table.come()
    assert table.session.lit == wanted


def test_a_private_look_leaves_a_half_made_choice_as_it_was():
    table = Table("Ann", "Bo")
    table.session.lit = wanted = table.session.decision.legal[-1]
    table.session.pick = "a memory"
    table.session.look(1)
    table.come()
    assert table.session.pick is None, "the one who looks sees nothing of it"
    table.session.look_away()
    assert (table.session.lit, table.session.pick) == (wanted, "a memory")


def test_the_second_of_two_secret_choices_hands_the_keyboard_over_and_the_reveal_is_public():
    table = Table("Ann", "Bo")
    clash(table)
    table.come()
    table.session.play([Commit(None)])
    assert table.covers == [Cover(0), Cover(1)]
    assert table.session.looker is None
    table.come()
    table.session.play([Commit(None)])
    assert table.session.looker is None
    assert any("shows" in line.text for line in table.session.log)


def test_one_person_against_computers_is_never_covered_and_always_sees_its_own():
    table = Table("Ann", "Bo*")
    assert table.session.looker == 0
    assert table.session.view.hand
    clash(table)
    assert table.session.looker == 0
    assert table.covers == []


def test_a_private_look_needs_a_cover_and_ends_with_the_table():
    table = Table("Ann", "Bo")
    table.session.look(1)
    assert table.covers == [Cover(1, private=True)]
    table.come()
    assert table.session.looker == 1
    assert table.session.decision is None, "only the deciding seat may act while it looks"
    table.session.look_away()
    assert table.session.looker is None
    assert table.asked().seat == 0


def test_private_actions_are_offered_behind_the_cover_only():
    table = Table("Ann", "Bo")
    assert not any(isinstance(a, Lay) for a in table.session.decision.legal)
    table.session.look(0)
    table.come()
    wards = [a for a in table.session.decision.legal if isinstance(a, Lay)]
    assert wards
    table.session.play([wards[0]])
    assert table.session.looker is None
    assert table.match.seat_to_act == 1


def test_a_drafted_choice_leaves_no_trace_until_the_last_step_commits_it():
    table = Table("Ann", "Bo")
    table.session.play([ATTACKS[1]])
    assert table.session.decision.kind == "aim"
    assert table.match.log == []
    table.session.undo()
    assert table.session.decision.kind == "turn"
    table.attack(1)
    assert len(table.match.log) == 2


@pytest.mark.parametrize(
    "tried",
    [[REST, ATTACKS[1]], [ATTACKS[1], REST]],
    ids=["after what closes the draft", "after what leaves it open"],
)
def test_of_a_string_with_something_illegal_nothing_is_drafted(tried: list[Any]):
    table = Table("Ann", "Bo")
    table.session.play(tried)
    assert table.session.refusal is not None
    assert table.match.log == []
    assert table.session.decision.kind == "turn"
    table.attack(1)
    assert len(table.match.log) == 2


def test_undo_says_where_it_stops():
    table = Table("Ann", "Bo")
    table.session.play([REST])
    assert table.match.seat_to_act == 1
    table.session.undo()
    assert "undo stops here" in table.session.said.lower()


def test_an_open_question_is_answered_by_a_seat_or_by_nobody():
    table = Table("Ann", "Bo")
    table.attack(1)
    assert table.match.seat_to_act == -1
    assert table.session.able() == (0, 1)
    table.session.answer_open(1)
    assert isinstance(table.match.log[-1].action, Call)
    assert table.covers[-1] == Cover(1)


def test_a_seat_that_holds_its_answers_is_not_asked():
    table = Table("Ann", "Bo")
    table.session.holds.add(1)
    table.attack(1)
    assert table.session.able() == (0,)
    table.session.answer_open(1)
    assert table.match.seat_to_act == -1


def test_illegal_play_is_refused_with_the_rule_and_changes_nothing():
    table = Table("Ann", "Bo")
    before = table.match.fingerprint()
    table.session.play([ATTACKS[0]])
    assert table.session.refusal is not None
    assert table.match.fingerprint() == before


def test_a_refusal_goes_as_soon_as_something_else_is_picked():
    table = Table("Ann", "Bo")
    table.session.play([ATTACKS[0]])
    assert table.session.refusal is not None
    table.session.respond(Response(pick=("a die", 3)))
    assert table.session.refusal is None


def test_a_hint_takes_the_place_of_a_refusal():
    table = Table("Ann", "Bo*")
    table.session.play([ATTACKS[0]])
    assert table.session.refusal is not None
    table.session.hint()
    assert table.session.refusal is None
    assert table.session.said.startswith("Hint: ")


def test_the_log_strikes_through_what_was_taken_back():
    table = Table("Ann", "Bo")
    told = len(table.session.log)
    table.match.submit([ATTACKS[1]])
    table.match.undo()
    assert len(table.session.log) == told
    chronicle = table.session.chronicles[None]
    assert not any(line.undone for line in chronicle.lines())


def test_private_news_leaves_a_note_that_is_read_behind_the_cover():
    table = Table("Ann", "Bo")
    table.session.play([REST])
    assert table.session.news[0]
    assert not any(
        "draws a blade" in line.text or "draws a shield" in line.text for line in table.session.log
    )


def test_events_are_shown_one_by_one_from_the_view_right_after_each():
    table = Table("Ann", "Bo", settings=TableSettings(speed="normal", hints=False))
    table.session.play([REST])
    assert table.session.stage.busy
    assert table.session.decision is None, "nobody acts on what they have not seen"
    table.session.stage.skip()
    assert not table.session.stage.busy
    assert table.asked().seat == 1


def test_the_end_is_told_once_everything_has_been_shown():
    table = Table("Ann", "Bo")
    table.session.play([GIVE_UP])
    assert table.match.outcome is not None
    assert table.ended == 1
    assert table.session.bar_text().bot == "The game is over. Esc goes back to the result."


@pytest.mark.parametrize("seed", range(5))
def test_no_picture_of_the_open_table_depends_on_a_hand(seed: int):
    """Given any position, when the hidden tokens are dealt anew, the table's picture stays the same."""
    table = Table("Ann", "Bo", "Cy", seed=seed)
    for _ in range(6):
        if table.session.covering is not None:
            table.come()
        decision = table.session.decision
        if decision is None:
            break
        if table.session.looker is None:
            state: Any = table.match._state
            for seat in range(3):
                world = GAME.resample(state, seat, Rng(seed))
                scene = table.session.scene(80, 20, UNICODE)
                other = table.session.scene(80, 20, UNICODE, view=GAME.view(world, None))
                assert BOARD.paint(scene) == BOARD.paint(other)
        if decision.seat == -1:
            table.session.answer_open(None)
        else:
            table.session.play([decision.legal[-1] if decision.legal[-1].progress else decision.legal[0]])
