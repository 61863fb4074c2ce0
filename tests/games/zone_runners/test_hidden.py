"""Hidden Zones: nobody learns of a card before it is turned over (invariant 8)."""

from tests.games.zone_runners.positions import Table, position
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.events import ZoneRevealed
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.view import ZoneView


def test_exchanging_hidden_cards_changes_nothing_to_be_seen():
    # Given two games that differ only in the order and way up of the hidden cards
    one = Table(position(course="ABCDEFG", shown=3, dice=(2, 5, 3), sprinter="M6", jumper="H3", fighter="L5"))
    other = Table(
        position(course="ABCgfed", shown=3, dice=(2, 5, 3), sprinter="M6", jumper="H3", fighter="L5")
    )
    # Then views and questions are equal, before and after the Runners act
    for _ in range(4):
        assert GAME.view(one.state, 0) == GAME.view(other.state, 0)
        assert one.decision == other.decision
        assert one.play(one.decision.actions[0]) == other.play(other.decision.actions[0])


def test_a_hidden_zone_shows_the_number_of_its_blockers_only():
    view = GAME.view(position(shown=2, blockers={2: 1, 5: 2}, fighter="M2"), None)
    assert view.zones[4] == ZoneView("hidden", 2, None)
    assert view.zones[1].blockers == 1 and view.zones[1].card is not None
    assert "?" * 20 in view.board.lanes[0]


def test_a_collapsed_zone_and_a_beaten_blocker_are_not_counted():
    state = position(blockers={2: 2, 3: 1}, collapsed=2, fighter="M11")
    assert [zone.face for zone in GAME.view(state, 0).zones][:3] == ["collapsed", "collapsed", "open"]
    assert [zone.blockers for zone in GAME.view(state, 0).zones][:3] == [0, 0, 1]
    state.board = state.board._replace(beaten=(3,))
    assert GAME.view(state, 0).zones[2].blockers == 0


def test_another_world_keeps_what_lies_open_and_redeals_the_rest():
    state = position(course="ABCDEFG", shown=3, fighter="M6")
    worlds = [GAME.resample(state, 0, Rng(seed)) for seed in range(20)]
    for world in worlds:
        assert world.course[:3] == state.course[:3]
        assert sorted(card.card for card in world.course) == list(range(7))
        assert GAME.view(world, 0) == GAME.view(state, 0)
    assert len({world.course for world in worlds}) > 10


def test_a_clone_shares_nothing():
    state = position(dice=(1, 2), fighter="M2", jumper="M6")
    copy = state.clone()
    copy.stack.pop()
    copy.rng.die()
    copy.board = copy.board._replace(level=3)
    assert state == position(dice=(1, 2), fighter="M2", jumper="M6")


def test_a_zone_turned_over_is_news_to_everybody():
    event = ZoneRevealed(2, 1, False, ())
    assert event.informs(0) and event.seen_by(None) is event
