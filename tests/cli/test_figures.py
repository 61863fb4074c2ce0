"""`simulate` prints balance and speed figures; `rules`, `check-layout` and `doctor` say what they know."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

LAYOUT = 'name = "Attic"\nrows = ["L###L", "#####", "##S##", "#####", "L###L"]\n'


@pytest.mark.parametrize("policy", ["random", "bot"])
def test_the_figures_are_one_json_object(run: Callable[..., Any], policy: str) -> None:
    said = run("simulate", "skirmish", "-n", "6", "--policy", policy, "--seats", "3", "--seed", "5", "--json")
    assert said.status == 0
    figures = json.loads(said.out)
    assert (figures["game"], figures["games"], figures["seats"]) == ("skirmish", 6, 3)
    assert (figures["policy"], figures["seed"]) == (policy, 5)
    assert set(figures["decisions_per_game"]) == {"p50", "p95", "max"}
    assert figures["decisions"] <= 6 * figures["decisions_per_game"]["max"]
    assert figures["decisions_per_s"] > 0
    assert figures["seconds"] >= 0
    assert sum(figures["endings"].values()) == pytest.approx(1)
    assert len(figures["wins_by_seat"]) == 3
    assert set(figures["scores"]) == {"p10", "p50", "p90"}


def test_the_searching_computer_is_measured_against_its_fair_share(run: Callable[..., Any]) -> None:
    words = ("simulate", "skirmish", "-n", "4", "--policy", "search", "--thinking", "6", "--seats", "2")
    found = json.loads(run(*words, "--json").out)
    search = found["search"]
    assert set(search) == {
        *("win_share", "between", "fair_share", "times_fair", "bot_share", "nobody_won"),
        *("playouts", "decisions", "seconds_per_decision"),
    }
    assert (search["fair_share"], search["playouts"]) == (0.5, 6)
    assert search["times_fair"] == pytest.approx(2 * search["win_share"])
    assert search["win_share"] + search["bot_share"] + search["nobody_won"] == pytest.approx(1)
    least, most = search["between"]
    assert least <= search["win_share"] <= most
    assert 0 < search["decisions"] < found["decisions"]
    told = run(*words).out
    assert "  search: wins " in told
    assert "  thinking: 6 playouts a decision at most, " in told
    assert "search" not in json.loads(run("simulate", "skirmish", "-n", "1", "--policy", "bot", "--json").out)


def test_who_waits_at_a_terminal_for_a_search_sees_it_count(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "skirmish", "-n", "2", "--policy", "search", "--thinking", "1", "--json")
    assert run(*words).err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    said = run(*words)
    assert said.err == "\r1 of 2 games\r2 of 2 games\n"
    assert json.loads(said.out)["games"] == 2


def test_equal_seeds_give_equal_figures(run: Callable[..., Any]) -> None:
    def figures(seed: str) -> dict[str, Any]:
        found = json.loads(run("simulate", "skirmish", "-n", "5", "--seed", seed, "--json").out)
        return {
            key: value for key, value in found.items() if key not in ("seconds", "decisions_per_s", "seed")
        }

    assert figures("1") == figures("1")
    assert figures("1") != figures("2")


def test_the_figures_are_also_told_to_people(run: Callable[..., Any]) -> None:
    said = run("simulate", "skirmish", "-n", "3", "--option", "hearts=five").out
    assert said.startswith("skirmish: 3 games for 2, policy random, seed 0\n")
    assert "decisions per CPU second" in said
    assert "%" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("-n", "0"), "The number of games is a whole number from 1 to 1000000, not '0'."),
        (("-n", "many"), "not 'many'"),
        (("-n", "1e3"), "not '1e3'"),
        (("--policy", "chance"), "Unknown policy: chance. There are: random, bot, search."),
        (("--thinking", "0"), "The number of playouts is a whole number from 1 to 1000000, not '0'."),
        (("--seats", "9"), "Skirmish is for 2 to 4 players."),
        (("--seats", "two"), "The number of seats is a whole number"),
        (("--seed", "x"), "A seed is a whole number"),
        (("--option", "lives=1"), "Unknown option: lives."),
    ],
)
def test_impossible_figures_are_refused(
    refused: Callable[..., str], words: tuple[str, ...], says: str
) -> None:
    assert says in refused("simulate", "skirmish", *words)


def test_the_rules_are_printed(run: Callable[..., Any]) -> None:
    assert run("rules", "zogars-revenge").out.startswith("# Zogar's Revenge\n")


def test_missing_rules_are_told(refused: Callable[..., str]) -> None:
    assert refused("rules", "skirmish") == "The rules of Skirmish are missing: install zonegames again."


def test_a_good_layout_passes(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "attic.toml"
    file.write_text(LAYOUT)
    said = run("check-layout", str(file))
    assert (said.status, said.out, said.err) == (0, f"{file} can be played.\n", "")


def test_every_fault_of_a_layout_is_named(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "attic.toml"
    file.write_text(LAYOUT.replace("L###L", "LL##L").replace('"Attic"', "7"))
    said = run("check-layout", str(file))
    assert said.status == 2
    assert [line[:3] for line in said.err.splitlines()] == ["E01", "E12", "E13", "E15", "E15"]
    missing = run("check-layout", str(tmp_path / "nothing.toml"))
    assert missing.status == 2
    assert missing.err.startswith("E00 nothing.toml: not readable: No such file")


def test_the_doctor_tells_of_terminal_and_data(run: Callable[..., Any], home: Path) -> None:
    said = run("doctor")
    assert said.status == 0
    assert f"data        {home}\n" in said.out
    assert "glyphs      not measured: no terminal" in said.out
    assert "0 running, 0 finished" in said.out


def test_thinking_ahead_is_for_games_that_have_it(refused: Callable[..., str]) -> None:
    says = refused("simulate", "zone-runners", "--policy", "search")
    assert says == "Zone Runners has no computer that thinks ahead; use the policy bot or random."
