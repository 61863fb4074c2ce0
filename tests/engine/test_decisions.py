"""What others may know of a question."""

from tests.toys.skirmish.actions import ATTACKS, CALLS, COMMITS, LAYS, LET_STAND, REST
from zonegames.engine.decisions import Decision
from zonegames.engine.seats import TABLE, clockwise

PUBLIC = Decision(1, "turn", (ATTACKS[0], REST))
PRIVATE = Decision(1, "turn", (REST,), private=(LAYS["blade"],), private_entry=True)
SECRET = Decision(1, "commit", (COMMITS["blade"], COMMITS[None]), secret=True, public_kind="clash")
OPEN = Decision(TABLE, "window", (CALLS[0], CALLS[2], LET_STAND), asker=1)


def test_an_open_question_is_seen_by_all_as_it_is() -> None:
    assert all(PUBLIC.seen_by(looker) is PUBLIC for looker in (None, 0, 1))
    assert all(OPEN.seen_by(looker) is OPEN for looker in (None, 0, 1))


def test_private_answers_are_seen_by_their_seat_only() -> None:
    assert PRIVATE.legal == (REST, LAYS["blade"])
    assert PRIVATE.seen_by(1) is PRIVATE
    for looker in (None, 0):
        seen = PRIVATE.seen_by(looker)
        assert seen.legal == (REST,)
        assert seen.private_entry, "the neutral entry stays"


def test_of_a_secret_question_others_learn_whom_it_asks_and_its_public_kind() -> None:
    assert SECRET.seen_by(1) is SECRET
    for looker in (None, 0):
        seen = SECRET.seen_by(looker)
        assert (seen.seat, seen.kind, seen.legal, seen.secret) == (1, "clash", (), True)


def test_without_a_public_kind_others_learn_the_kind() -> None:
    assert Decision(1, "pay", (REST,), secret=True).seen_by(None).kind == "pay"


def test_each_seat_answers_its_own_part_of_an_open_question() -> None:
    assert OPEN.for_answerer(0).actions == (CALLS[0], LET_STAND)
    assert OPEN.for_answerer(1).actions == (LET_STAND,)


def test_clockwise_begins_at_the_left_and_ends_with_the_seat_itself() -> None:
    assert clockwise(1, 4) == [2, 3, 0, 1]
    assert clockwise(0, 1) == [0]
