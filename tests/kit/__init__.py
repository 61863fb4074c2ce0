"""The check kit: one proof for every game.  See `check`."""

from tests.kit.case import Broken, Case, expect
from tests.kit.check import check_everything, check_game
from tests.kit.examination import Report
from tests.kit.setups import SetUp, set_ups

__all__ = [
    "Broken",
    "Case",
    "Report",
    "SetUp",
    "check_everything",
    "check_game",
    "expect",
    "set_ups",
]
