"""Matches are begun, left, taken up, exported, imported and told, all from the command line."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from zonegames.store.store import Store


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What standard input will say."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def play_out(run: Callable[..., Any], typed: Callable[[str], None]) -> None:
    """A match of two computers, played to its end."""
    typed("")
    run("play", "skirmish", "--seats", "bot,bot", "--seed", "3", "--plain")
    Store.open().name(1, "Duel")


def test_a_match_is_played_line_by_line_and_left(
    run: Callable[..., Any], typed: Callable[[str], None]
) -> None:
    typed("1\n2\nq\n")
    said = run("play", "skirmish", "--seats", "Ann,Bo", "--seed", "1", "--option", "hearts=five", "--plain")
    assert said.status == 0
    assert "Skirmish: Ann, Bo. Match 1" in said.out
    assert said.out.endswith("Saved. To go on: zonegames resume 1 --plain\n")
    [saved] = Store.open().saved()
    assert saved.status.seats == ("5 hearts", "5 hearts")


def test_the_same_seed_gives_the_same_match(run: Callable[..., Any], typed: Callable[[str], None]) -> None:
    for seed in ("12", "12", "13"):
        typed("")
        run("play", "skirmish", "--seats", "bot,bot,bot", "--seed", seed, "--plain")
    first, again, other = (run("replay", number).out for number in "123")
    assert first == again != other


def test_without_seats_plain_mode_asks_who_plays(
    run: Callable[..., Any], typed: Callable[[str], None]
) -> None:
    typed("Ann, bot\nq\n")
    assert "Skirmish: Ann, Computer." in run("play", "skirmish", "--plain").out
    typed("")
    said = run("play", "skirmish", "--plain")
    assert said.status == 2
    assert 'Nobody said who plays: add --seats "Ann,Bo".' in said.err


def test_who_plays_is_asked_until_the_seats_fit(
    run: Callable[..., Any], typed: Callable[[str], None]
) -> None:
    """Given nobody, one too few, and a computer in a game without any, each is told and asked again."""
    typed("\nAnn\nAnn,bot\nAnn,Bo\nq\n")
    said = run("play", "zogars-revenge", "--option", "mode=relay", "--plain")
    assert said.out.count("Who plays, in turn order? Names with commas between:") == 4
    assert "Name the seats" in said.out
    assert "relay need at least two" in said.out
    assert "no computer seats" in said.out
    assert "Zogar's Revenge: Ann, Bo. Match 1" in said.out


@pytest.mark.parametrize("word", ["q", "Q", "quit"])
def test_who_leaves_when_asked_who_plays_begins_nothing(
    run: Callable[..., Any], typed: Callable[[str], None], word: str
) -> None:
    typed(f"{word}\n")
    said = run("play", "zogars-revenge", "--plain")
    assert (said.status, said.err) == (0, "")
    assert Store.open().saved() == []


def test_a_match_is_taken_up_by_number_by_name_or_as_the_last(
    run: Callable[..., Any], typed: Callable[[str], None]
) -> None:
    typed("1\nname Friday\nq\n")
    run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    for match in ((), ("1",), ("friday",)):
        typed("q\n")
        said = run("resume", *match, "--plain")
        assert said.status == 0
        assert "Ann: strike high or low?" in said.out


def test_there_is_nothing_to_take_up(
    refused: Callable[..., str], run: Callable[..., Any], typed: Any
) -> None:
    assert refused("resume") == "There is no match to take up. Start one: zonegames play GAME"
    assert refused("resume", "7", "--plain") == "There is no match 7. None is saved yet."
    play_out(run, typed)
    assert refused("resume", "1") == "Match 1 is over. To see it: zonegames replay 1"
    assert refused("resume", "duel", "--plain") == "Match 1 is over. To see it: zonegames replay 1"
    assert refused("resume", "x" * 300).endswith("There are: 1.")


def test_a_match_open_elsewhere_is_refused(
    refused: Callable[..., str], run: Callable[..., Any], typed: Any
) -> None:
    typed("q\n")
    run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    other = Store.open()
    other.resume(1)
    assert "open in another window" in refused("resume", "1", "--plain")
    other.close()


def test_export_and_import_carry_a_match_over(
    run: Callable[..., Any], typed: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_out(run, typed)
    file = tmp_path / "duel.json"
    assert run("export", "1", str(file)).out == f"Match 1 is in {file}.\n"
    assert run("export", "Duel").out == file.read_text()
    told = run("replay", str(file)).out
    assert told == run("replay", "1").out
    monkeypatch.setenv("ZONEGAMES_HOME", str(tmp_path / "other"))
    said = run("import", str(file))
    assert said.out == "Taken over as match 1: Computer, Computer 2. Next: zonegames replay 1\n"
    assert run("replay", "1").out == told


def test_an_existing_file_is_never_overwritten(run: Callable[..., Any], typed: Any, tmp_path: Path) -> None:
    play_out(run, typed)
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    said = run("export", "1", str(file))
    assert said.status == 2
    assert "exists already; choose another name" in said.err
    assert file.read_text() == "mine"
    assert "cannot be written" in run("export", "1", str(tmp_path / "no" / "folder")).err


def test_a_running_match_is_exported_only_on_purpose(run: Callable[..., Any], typed: Any) -> None:
    typed("1\nq\n")
    run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    said = run("export", "1")
    assert said.status == 2
    assert "--with-secrets" in said.err
    assert json.loads(run("export", "1", "--with-secrets").out)["match"]["game"] == "skirmish"


def test_a_file_that_is_no_match_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    assert "is cut short or no zonegames file" in refused("import", str(file))
    assert "is cut short or no zonegames file" in refused("replay", str(file))
    assert "No such file" in refused("import", str(tmp_path / "nothing"))
    assert "There is no match" in refused("replay", str(tmp_path / "nothing"))


def test_a_running_match_is_told_as_the_table_saw_it(run: Callable[..., Any], typed: Any) -> None:
    typed("rest\nq\n")
    run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    told = run("replay", "1").out
    assert "   1  Ann draws a token.\n" in told
    assert "It goes on: turn 2" in told


def test_a_replay_on_the_screen_needs_a_terminal(run: Callable[..., Any], typed: Any) -> None:
    play_out(run, typed)
    said = run("replay", "Duel", "--screen", "--ascii")
    assert said.status == 2
    assert said.err.startswith("zonegames needs a terminal")


def test_what_a_game_keeps_to_itself_is_not_told(
    refused: Callable[..., str],
    run: Callable[..., Any],
    typed: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tests.toys.skirmish.rules import Skirmish

    typed("1\nq\n")
    run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    file = tmp_path / "running.json"
    run("export", "1", "--with-secrets", str(file))
    monkeypatch.setattr(Skirmish, "export_while_running", "Not before the end.")
    assert refused("replay", "1") == "Not before the end."
    assert refused("replay", "1", "--screen") == "Not before the end."
    assert refused("replay", str(file)) == "Not before the end."
    assert refused("export", "1", "--with-secrets") == "Not before the end."


def test_without_a_folder_one_plays_on_and_is_told(run: Callable[..., Any], typed: Any, home: Path) -> None:
    home.write_text("in the way")
    typed("1\nq\n")
    said = run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    assert said.status == 0
    assert said.err.startswith("zonegames: Nothing will be saved this time: the data folder")
    assert "not saved" in said.out
    assert said.out.endswith("You leave; nothing was saved.\n")


def test_without_a_folder_no_match_is_said_to_be_taken_over(run: Callable[..., Any], home: Path) -> None:
    home.write_text("in the way")
    said = run("import", "match.json")
    assert (said.status, said.out) == (2, "")
    assert "no match was taken over" in said.err


def test_a_damaged_file_is_told_and_one_plays_on(run: Callable[..., Any], typed: Any, home: Path) -> None:
    home.mkdir()
    (home / "zonegames.db").write_text("scribble")
    typed("q\n")
    said = run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    assert said.status == 0
    assert "zonegames-damaged-1.db" in said.err
    assert "Saved." in said.out


def test_a_closed_input_is_an_ended_one(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    said = run("play", "skirmish", "--seats", "Ann,Bo", "--plain")
    assert said.status == 0
    assert "Saved." in said.out


def test_plain_mode_writes_nothing_but_ascii_of_its_own(run: Callable[..., Any], typed: Any) -> None:
    for words in ((), ("--ascii",)):
        typed("q\n")
        said = run("play", "zogars-revenge", "--seats", "Ann", "--plain", *words)
        assert said.out.isascii()
