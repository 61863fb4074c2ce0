"""Keeping an action costs the same however long the match is."""

from tests.store.play import fresh, play_on
from zonegames.store.store import Store


def test_an_action_is_one_transaction_of_the_same_few_statements_in_a_long_match(store: Store) -> None:
    statements: list[str] = []
    match = fresh(seats=4, hearts="five")
    store.create(match)
    store._connection.set_trace_callback(lambda sql: statements.append(sql.split()[0]))
    play_on(match, 1)
    first = list(statements)
    play_on(match, 60)
    assert match.outcome is None
    statements.clear()
    play_on(match, 1, seed=3)
    assert statements == first == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
