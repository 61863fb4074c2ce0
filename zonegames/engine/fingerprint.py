"""A short name for a position, to prove that a replay arrives where it was stored."""

from hashlib import blake2b

from zonegames.engine.state import State


def fingerprint(state: State) -> str:
    """Eight bytes, in hex, of everything the state holds (the generator included)."""
    return blake2b(repr(state).encode(), digest_size=8).hexdigest()
