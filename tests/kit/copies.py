"""States: plain data, copied without sharing, played on the same way every time."""

from typing import Any

from tests.kit.anatomy import difference, parts, shared
from tests.kit.case import expect
from tests.kit.trial import tried
from zonegames.engine.fingerprint import fingerprint
from zonegames.engine.game import AnyGame
from zonegames.engine.state import State


def check_plain(state: State) -> None:
    """A state holds nothing whose order or name differs from process to process."""
    for part in parts(state):
        expect(
            not isinstance(part, (set, frozenset)), f"the state holds a set ({part!r}): its order is no fact"
        )
    expect(" at 0x" not in repr(state), "the state shows an object's address: it has no stable fingerprint")


def check_clone(state: State) -> None:
    """A clone equals its original, open question included, and shares nothing with it that can change."""
    copy = state.clone()
    differs = difference(state, copy)
    expect(not differs and repr(copy) == repr(state), f"a clone is not equal to its original: {differs}")
    expect(copy.pending == state.pending, "a clone has lost the open question")
    common = shared(state, copy)
    expect(not common, f"a clone shares something that can change with its original: {common[:1]!r}")


def check_replaying(game: AnyGame, state: State, action: Any) -> None:
    """The same action does the same to two clones, and nothing to their original."""
    before = fingerprint(state)
    (one, events), (other, again) = tried(game, state, action), tried(game, state, action)
    expect(fingerprint(state) == before, "playing on a clone changes its original")
    differs = difference(events, again) or difference(one, other)
    expect(
        not differs and fingerprint(one) == fingerprint(other),
        f"the same action ends otherwise the second time, something besides the state decides: {differs}",
    )
