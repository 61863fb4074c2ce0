"""What a game need not say itself."""

from typing import Any, cast

import pytest

from tests.toys.skirmish.events import Fell
from tests.toys.skirmish.positions import position
from tests.toys.skirmish.rules import GAME, Skirmish
from zonegames.engine.errors import OptionError
from zonegames.engine.events import Event, ignore
from zonegames.engine.game import Game
from zonegames.engine.narration import Narrator
from zonegames.engine.rng import Rng


class Alone(Skirmish):
    title = "Alone"
    min_seats = max_seats = 1
    policy = Game.policy
    standing = Game.standing
    stand = Game.stand
    turn = Game.turn
    tally = Game.tally


def test_options_are_resolved_into_the_games_record() -> None:
    options = GAME.resolve_options(2, {"start": "three"})
    assert (options.hearts, options.start) == ("three", ("three", "three"))


def test_what_the_game_does_not_know_is_refused_before_anything_is_made() -> None:
    with pytest.raises(OptionError, match="Unknown hearts: nine"):
        GAME.resolve_options(2, {"hearts": "nine"})


def test_a_game_for_one_says_player() -> None:
    with pytest.raises(OptionError, match=r"^Alone is for 1 player\.$"):
        Alone().check_seats(2)


def test_without_a_heuristic_a_game_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Alone has no heuristic"):
        Alone().policy(0, Rng(1))


def test_a_game_without_standing_actions_cannot_carry_one_out() -> None:
    state: Any = position(["blade"], [])
    assert Alone().standing(state) == ()
    with pytest.raises(NotImplementedError):
        Alone().stand(state, 0, None, ignore)


def test_turn_and_tally_have_plain_answers() -> None:
    state: Any = position(["blade"], [])
    assert (Alone().turn(state), Alone().tally(state)) == (1, None)


def test_an_event_is_open_and_no_news_unless_it_says_otherwise() -> None:
    event: Event = Fell(1)
    assert all(event.seen_by(looker) is event for looker in (None, 0, 1))
    assert not event.informs(0) and not event.waits and event.barrier == ""


def test_a_narrator_has_words_for_parts_and_otherwise_adds_nothing() -> None:
    narrator, nothing = GAME.narrator, cast(Any, None)
    assert narrator.part("hidden_eyes") == "hidden eyes"
    assert Narrator.facts(narrator, [], nothing, []) == []
    assert Narrator.hint(narrator, nothing, nothing) is None
