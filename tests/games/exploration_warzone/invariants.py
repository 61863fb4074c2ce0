"""What is true at every decision and at the end."""

from collections import Counter

from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    RELICS,
    RULES,
    STARTERS,
    WAR_DECK,
)
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.games.exploration_warzone.steps.combat import Combat

ALL_HEXES = Counter([*ACTION_HEXES, *RELICS, *STARTERS])
WAR_CARDS = Counter(WAR_DECK)


def invariants(state: WarzoneState) -> None:
    """Asserts that nothing is lost or doubled and that every number is within its bounds."""
    _hexes(state)
    _war(state)
    _seats(state)
    _row(state)
    _berths(state)
    _end(state)


def _hexes(state: WarzoneState) -> None:
    found = Counter([*state.deck, *state.row, *state.discard, *state.removed])
    for commander in state.commanders:
        found.update([*commander.hand, *commander.wake, *commander.relics])
    found.update(laid.hex for laid in state.cells.values())
    assert found == ALL_HEXES, "a hex is lost or doubled"


def _war(state: WarzoneState) -> None:
    found = Counter([*state.war_deck, *state.war_discard])
    for commander in state.commanders:
        found.update(commander.war)
    if state.resolving:
        found[state.resolving] += 1
    assert found == WAR_CARDS, "a War card is lost or doubled"


def _seats(state: WarzoneState) -> None:
    overflow = state.pending is not None and state.pending.kind == "war_overflow"
    fallen = {seat for seats in state.fallen for seat in seats}
    claims = [commander.claim for commander in state.commanders if commander.claim]
    assert len(set(claims)) == len(claims), "two seats claim one relic"
    assert set(claims) <= set(state.row), "a claimed relic lies in the row"
    for seat, commander in enumerate(state.commanders):
        assert 0 <= commander.hp <= commander.max_hp
        assert commander.alive == (seat not in fallen)
        assert min(commander.stock.values()) >= 0
        asked = overflow and state.pending is not None and state.pending.seat == seat
        assert len(commander.war) <= RULES.war_hand_limit + asked
        if not commander.alive:
            owned = [*commander.hand, *commander.wake, *commander.war]
            assert not owned and not commander.claim, "a destroyed ship keeps nothing but its record"


def _row(state: WarzoneState) -> None:
    assert len(state.row) == RULES.row_size or not state.deck, "the row is short though the deck is not"
    assert state.round <= 41


def _berths(state: WarzoneState) -> None:
    layout = state.layout if state.order else None
    for berth, laid in state.cells.items():
        assert layout is not None
        assert 0 <= berth < len(layout.cells)
        assert berth >= layout.mains or state.order[berth] == laid.seat, "a main berth holds another's hex"
        assert state.commanders[laid.seat].alive
    pairs = [frozenset((contact.berth_a, contact.berth_b)) for contact in state.contacts]
    assert len(set(pairs)) == len(pairs), "a contact is listed twice"
    if state.stack and state.phase != "end":
        for seat, commander in enumerate(state.commanders):
            laid = any(cell.seat == seat for cell in state.cells.values())
            assert not commander.alive or commander.hand or laid, "a living player has no hex"
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Combat):
        for side in step.sides:
            assert not Counter(side.cards) - Counter(state.commanders[side.seat].war)


def _end(state: WarzoneState) -> None:
    assert bool(state.reasons) == (not state.stack), "the game is over exactly when nothing is asked"
    if state.pending is not None:
        assert 1 <= len(state.pending.legal) <= 25
