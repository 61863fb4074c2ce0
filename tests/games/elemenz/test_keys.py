"""The keys of groups of spaces: how they are spelled, and that they are read back as they were meant."""

import pytest

from zonegames.games.elemenz.components import AVATARS, BOXES, CIRCLES, ELEMENTS
from zonegames.games.elemenz.duel.state import boards_of
from zonegames.games.elemenz.keys import (
    STACKS,
    BuySpaces,
    DestroySpaces,
    TotemSpaces,
    buy_key,
    destroy_key,
    parse_key,
    totem_key,
)


def test_keys_are_spelled_as_kept_matches_have_them():
    assert STACKS == ("stack0", "stack1")
    assert totem_key(1, 2) == "totem:1:2"
    assert buy_key("stack1") == "buy:stack1"
    assert buy_key("guard") == "buy:guard"
    assert destroy_key(3) == "destroy:3"


@pytest.mark.parametrize("owner", range(4))
def test_a_circle_is_read_back_with_its_owner(owner: int):
    for circle in range(CIRCLES):
        assert parse_key(totem_key(owner, circle)) == TotemSpaces(owner, circle)


def test_a_price_tells_the_stacks_from_the_displayed_tiles():
    for number, source in enumerate(STACKS):
        assert parse_key(buy_key(source)) == BuySpaces(source, number)
    for tile in AVATARS:
        assert parse_key(buy_key(tile)) == BuySpaces(tile, None)


def test_a_destroying_pair_is_read_back_with_the_rival():
    assert parse_key(destroy_key(2)) == DestroySpaces(2)


def test_ids_and_other_places_are_no_spelled_keys():
    own = [combo.key for combo in boards_of(tuple(ELEMENTS)).own[0]]
    for key in (*own, *BOXES, "hand", "pool", "buy", "destroy", ""):
        assert parse_key(key) is None


def test_what_a_key_names_fits_the_spaces_that_it_opens():
    """All keys of a Duel: the kind and the effect of the spaces follow from the key."""
    for seat, combos in enumerate(boards_of(tuple(ELEMENTS)).combos):
        for key, combo in combos.items():
            match parse_key(key):
                case TotemSpaces(owner, _):
                    assert (combo.kind, combo.effect) == ("totem", "energise" if owner == seat else "burn")
                case BuySpaces():
                    assert combo.kind == combo.effect == "buy"
                case DestroySpaces(rival):
                    assert combo.kind == combo.effect == "destroy" and rival != seat
                case None:
                    assert combo.kind in ("normal", "waiting", "strike", "shield")
