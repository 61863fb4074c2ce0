"""A fingerprint names a position: equal ones alike, different ones apart, in every process."""

import os
import subprocess
import sys
from pathlib import Path

from tests.toys.skirmish.actions import REST
from tests.toys.skirmish.positions import fresh, position
from zonegames.engine.fingerprint import fingerprint


def test_equal_positions_share_it_and_different_ones_do_not() -> None:
    state = position(["blade"], ["shield"])
    assert fingerprint(state) == fingerprint(position(["blade"], ["shield"])) == fingerprint(state.clone())
    assert len(fingerprint(state)) == 16
    others = (position(["blank"], ["shield"]), position(["blade"], ["shield"], seed=2))
    assert len({fingerprint(state), *map(fingerprint, others)}) == 3


def test_the_open_question_is_no_part_of_it() -> None:
    state = position(["blade"], ["shield"])
    before = fingerprint(state)
    state.pending = fresh().decision
    assert fingerprint(state) == before


def test_another_process_finds_the_same() -> None:
    """Under another hash seed, as another day's program has."""
    match = fresh(3, seed=9)
    match.apply(REST)
    code = (
        "from tests.toys.skirmish.positions import fresh; from tests.toys.skirmish.actions import REST\n"
        "m = fresh(3, seed=9); m.apply(REST); print(m.fingerprint())"
    )
    root = Path(__file__).parents[2]
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=env, cwd=root, check=True
        )
        assert done.stdout.strip() == match.fingerprint()
