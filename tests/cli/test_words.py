"""Every command explains itself; wrong words get one line that says how to mend it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from zonegames import __version__
from zonegames.games import CATALOGUE
from zonegames.games.start import seats_from

COMMANDS = (
    "list",
    "play",
    "resume",
    "export",
    "import",
    "replay",
    "simulate",
    "rules",
    "check-layout",
    "doctor",
)


def test_the_version_is_told(run: Callable[..., Any]) -> None:
    assert run("--version").out == f"zonegames {__version__}\n"


def test_help_lists_every_command(run: Callable[..., Any]) -> None:
    said = run("--help")
    assert said.status == 0
    for command in COMMANDS:
        assert f"\n    {command}" in said.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(run: Callable[..., Any], command: str) -> None:
    said = run(*command.split(), "--help")
    assert said.status == 0
    assert "example:\n  zonegames " + command in said.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("wrong", ["--frob", "--vers"])
def test_unknown_words_are_refused(refused: Callable[..., str], command: str, wrong: str) -> None:
    takes_a_word = command not in ("", "list", "doctor", "resume")
    sentence = refused(*command.split(), *["x"] * takes_a_word, wrong)
    assert sentence == f"Unrecognized arguments: {wrong}. See: zonegames --help"


@pytest.mark.parametrize(
    "command", ["play", "export", "import", "replay", "simulate", "rules", "check-layout"]
)
def test_missing_words_are_named(refused: Callable[..., str], command: str) -> None:
    sentence = refused(command)
    assert sentence.startswith("The following arguments are required: ")
    assert sentence.endswith(f". See: zonegames {command} --help")


def test_an_unknown_command_lists_the_right_ones(refused: Callable[..., str]) -> None:
    sentence = refused("paly")
    assert "'paly'" in sentence
    assert all(command in sentence for command in COMMANDS)


@pytest.mark.parametrize("command", ["play", "simulate", "rules"])
def test_an_unknown_game_lists_the_right_ones(refused: Callable[..., str], command: str) -> None:
    sentence = refused(command, "chess")
    assert sentence.startswith("Unknown game: chess. There are: ")
    assert all(shelf.id in sentence for shelf in CATALOGUE)


def test_what_is_wrong_is_told_in_one_line_that_does_nothing_to_the_terminal(
    refused: Callable[..., str],
) -> None:
    assert refused("rules", "go\x1b[2J\n\u202e!").startswith(r"Unknown game: go\x1b[2J \u202e!.")


@pytest.mark.parametrize("theme", ["pink", ""])
def test_an_unknown_theme_lists_the_right_ones(refused: Callable[..., str], theme: str) -> None:
    assert "'dark', 'light', 'contrast'" in refused("--theme", theme)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--seed", "seven"), "A seed is a whole number from 0 to 9223372036854775807, not 'seven'."),
        (("--seed=-1",), "not '-1'"),
        (("--seed", "1.5"), "not '1.5'"),
        (("--seed", "9223372036854775808"), "A seed is a whole number"),
        (("--seed", "9" * 5000), "A seed is a whole number"),
        (("--seed", "²"), "A seed is a whole number"),
        (("--seats", ""), "Name the seats, separated by commas"),
        (("--seats", " , "), "Name the seats"),
        (("--seats", "Ann"), "Skirmish is for 2 to 4 players."),
        (("--seats", "a,b,c,d,e"), "Skirmish is for 2 to 4 players."),
        (("--option", "hearts"), "An option is written KEY=VALUE, not 'hearts'."),
        (("--option", "=5"), "An option is written KEY=VALUE"),
        (("--option", "lives=5"), "Unknown option: lives. This game has: hearts, start."),
        (("--option", "hearts=9"), "Unknown hearts: 9. Choose one of: three, five."),
        (("--seats", "Ann,Bo", "--option", "start=two,two,two"), "one for each of the 2 seats"),
    ],
)
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_match_that_cannot_be_is_refused(
    refused: Callable[..., str], words: tuple[str, ...], says: str, plain: tuple[str, ...]
) -> None:
    assert says in refused("play", "skirmish", *words, *plain)


def test_computers_where_there_are_none_are_refused(refused: Callable[..., str]) -> None:
    assert "has no computer seats" in refused("play", "zogars-revenge", "--seats", "Ann,bot", "--plain")


def test_a_computer_that_thinks_ahead_is_refused_where_there_is_none(refused: Callable[..., str]) -> None:
    said = refused("play", "zone-runners", "--seats", "Ann,bot:strong", "--plain")
    assert said == "Zone Runners has no computer that thinks ahead; write bot for its computer."


def test_the_words_for_computers_give_computer_seats() -> None:
    seats = seats_from("Ann, bot,BOT:Strong,Bo")
    assert [(seat.name, seat.player) for seat in seats] == [
        ("Ann", "person"),
        ("Computer", "bot"),
        ("Computer 2", "search"),
        ("Bo", "person"),
    ]


def test_a_computer_that_there_is_not_becomes_no_person(refused: Callable[..., str]) -> None:
    said = refused("play", "skirmish", "--seats", "Ann,bot:strng", "--plain")
    assert said == "There is no computer 'bot:strng'. There are: bot, bot:strong."


def test_nothing_refused_leaves_a_match_behind(refused: Callable[..., str], home: Path) -> None:
    refused("play", "skirmish", "--seats", "Ann", "--plain")
    refused("play", "skirmish", "--seats", "Ann,Bo", "--seed", "x", "--plain")
    assert not home.exists()


def test_the_screen_needs_a_terminal(run: Callable[..., Any]) -> None:
    for words in ((), ("play", "skirmish"), ("play", "skirmish", "--seats", "Ann,Bo"), ("--ascii",)):
        said = run(*words)
        assert said.status == 2
        assert said.err.count("\n") == 1
        assert "--plain" in said.err


def test_the_games_are_listed(run: Callable[..., Any]) -> None:
    said = run("list")
    assert said.status == 0
    assert "skirmish" in said.out
    assert all(shelf.title in said.out for shelf in CATALOGUE)


def test_the_games_are_listed_as_json(run: Callable[..., Any]) -> None:
    listed = {shelf["id"]: shelf for shelf in json.loads(run("list", "--json").out)}
    assert listed["skirmish"] == {
        "id": "skirmish",
        "title": "Skirmish",
        "seats": {"min": 2, "max": 4},
        "minutes": "5",
        "summary": "Be the last who stands.",
    }


def test_a_fault_of_the_program_is_one_line_without_values(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "the ace of spades"

    def broken(game: str) -> str:
        raise KeyError(secret)

    monkeypatch.setattr("zonegames.plain.rules.rules_text", broken)
    said = run("rules", "skirmish")
    assert said.status == 1
    assert said.err.count("\n") == 1
    assert "KeyError in test_words.py" in said.err
    assert secret not in said.err


def test_ctrl_c_stops_any_command(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("zonegames.plain.rules.rules_text", interrupted)
    said = run("rules", "skirmish")
    assert (said.status, said.err) == (2, "zonegames: stopped.\n")
