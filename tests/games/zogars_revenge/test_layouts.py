"""Layouts: the built-in ones, and the faults of those that players write."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.games.zogars_revenge.positions import base_options, base_run, new_scene, scene_at, square_with
from zonegames.engine.errors import OptionError
from zonegames.games.zogars_revenge.components import BUILT_IN
from zonegames.games.zogars_revenge.dungeon import plan
from zonegames.games.zogars_revenge.layout_files import (
    check_layout,
    layout_folder,
    read_folder,
)
from zonegames.games.zogars_revenge.layouts import BUILT_IN_LAYOUTS, cut, row_faults
from zonegames.games.zogars_revenge.rules import GAME

SQUARE = BUILT_IN["square"].rows

SIZES = {
    "square": (5, 5),
    "gauntlet": (9, 3),
    "pinwheel": (7, 7),
    "chain": (7, 7),
    "halls": (9, 3),
    "hourglass": (7, 5),
    "serpent": (7, 5),
    "diamond": (7, 7),
    "wheel": (7, 7),
}


def toml(table: dict[str, Any]) -> str:
    """A table as TOML; Python's strings, lists, numbers read the same there."""
    lines = []
    for key, value in table.items():
        shown = str(value).lower() if isinstance(value, bool) else repr(value)
        if isinstance(value, str):
            shown = '"' + value.replace("\n", "\\n").replace('"', '\\"') + '"'
        elif isinstance(value, list):
            shown = "[" + ", ".join('"' + row.replace("\t", "\\t") + '"' for row in value) + "]"
        lines.append(f"{key} = {shown}")
    return "\n".join(lines) + "\n"


def faults_of(tmp_path: Path, **changes: Any) -> list[str]:
    """The codes and messages that a layout file with these changes gets."""
    path = tmp_path / "mine.toml"
    path.write_text(toml(square_with(**changes)), encoding="utf-8")
    return [f"{fault.code} {fault.message}" for fault in check_layout(path)]


def codes(faults: list[str]) -> list[str]:
    return [fault.split()[0] for fault in faults]


@pytest.mark.scenario("ZG-S55")
@pytest.mark.parametrize("layout", BUILT_IN_LAYOUTS, ids=lambda layout: layout.value)
def test_every_built_in_layout_is_a_good_one(layout):
    assert row_faults(layout.rows) == []
    dungeon = plan(layout.rows)
    assert dungeon.size == SIZES[layout.value]
    assert (len(dungeon.places), len(dungeon.lamps), sum(dungeon.ordinary)) == (25, 4, 20)
    assert all(dungeon.ways)


@pytest.mark.scenario("ZG-S56")
def test_missing_name_and_missing_tiles_are_counted(tmp_path: Path):
    rows = ["L###L", "#####", "##S##", "#####", "L##"]
    assert faults_of(tmp_path, name=None, rows=rows) == [
        "E01 name: missing, empty or not text.",
        "E12 rows: 3 lamps (L); exactly 4 are needed.",
        "E13 rows: 19 ordinary tiles (#); exactly 20 are needed.",
    ]


@pytest.mark.scenario("ZG-S57")
def test_a_taken_name_and_touching_lamps(tmp_path: Path):
    rows = ["L###L", "#####", "##SL#", "#####", "####L"]
    assert faults_of(tmp_path, name="the square", rows=rows) == [
        'E03 name: "the square" is already used by another layout.',
        "E15 rows: row 3, column 3 and row 3, column 4: lamps and stairs may not touch each other.",
    ]


@pytest.mark.scenario("ZG-S58")
def test_the_first_tile_out_of_reach_is_named(tmp_path: Path):
    rows = ["L###L.#", "#####..", "##S##..", "####...", "L###L.."]
    assert faults_of(tmp_path, rows=rows) == [
        "E14 rows: row 1, column 7 cannot be reached; all tiles must be joined edge to edge."
    ]


@pytest.mark.scenario("ZG-S59")
def test_all_faults_of_a_file_are_listed(tmp_path: Path):
    rows = ["L###L", "#####", "##S##", "####x", "L###L"]
    assert faults_of(tmp_path, name="N" * 31, stars=6, size=5, rows=rows) == [
        "E02 name: 31 characters, at most 30 allowed.",
        "E05 stars: must be a whole number from 1 to 5.",
        "E06 size: unknown key (allowed: name, author, blurb, stars, rows).",
        "E08 rows: row 4, column 5: 'x' is not one of . # L S",
    ]


@pytest.mark.scenario("ZG-S65")
def test_texts_and_stars_are_checked(tmp_path: Path):
    assert faults_of(tmp_path, name="Two\nlines", author=5, blurb="b" * 81, stars=True) == [
        "E04 author: must be text of at most 40 characters.",
        "E04 blurb: must be text of at most 80 characters.",
        "E05 stars: must be a whole number from 1 to 5.",
        "E16 name: line breaks and control characters are not allowed.",
    ]
    assert codes(faults_of(tmp_path, stars=3.0)) == ["E05"]
    assert codes(faults_of(tmp_path, stars=0)) == ["E05"]


@pytest.mark.scenario("ZG-S66")
def test_wrong_characters_are_listed_up_to_ten(tmp_path: Path):
    faults = faults_of(tmp_path, name=f"  {'N' * 30}  ", rows=["x" * 12, "L###L\t"])
    assert codes(faults) == ["E08"] * 11
    assert faults[0] == "E08 rows: row 1, column 1: 'x' is not one of . # L S"
    assert faults[-1] == "E08 rows: 3 more wrong characters."
    assert faults_of(tmp_path, rows=["L\t"]) == [r"E08 rows: row 1, column 2: '\t' is not one of . # L S"]
    for rows in ([], "L###L", None):
        assert faults_of(tmp_path, rows=rows) == ["E07 rows: must be a list of text lines."]
    assert faults_of(tmp_path, rows=["...", "  "]) == ["E09 rows: the map is empty."]


def test_what_cannot_be_shown_is_written_out_in_messages(tmp_path: Path):
    """A key or a file name may hold anything; a terminal must not obey it."""
    file = tmp_path / "odd\x1b[2J.toml"
    file.write_text(toml(square_with()) + '\n"a\\u001b[2J\\n" = 1\n', encoding="utf-8")
    key = r"a\x1b[2J\n"
    assert [fault.message for fault in check_layout(file)] == [
        f"{key}: unknown key (allowed: name, author, blurb, stars, rows)."
    ]
    file.write_text("rows =", encoding="utf-8")
    (fault,) = check_layout(file)
    assert fault.message.startswith(r"odd\x1b[2J.toml: not readable: ")


def write_folder(folder: Path) -> None:
    """Two good layouts and four that cannot be read."""
    folder.mkdir(parents=True)
    good = toml(square_with(name="Alpha"))
    (folder / "a-bom.toml").write_bytes(b"\xef\xbb\xbf" + good.encode())
    (folder / "b-utf16.toml").write_text(good, encoding="utf-16")
    (folder / "c-quote.toml").write_text('name = "open\n', encoding="utf-8")
    (folder / "d-large.toml").write_text("#" * 70_000, encoding="utf-8")
    (folder / "e-folder.toml").mkdir()
    (folder / "f-good.toml").write_text(toml(square_with(name="Omega")), encoding="utf-8")
    (folder / "notes.txt").write_text("not a layout", encoding="utf-8")


@pytest.mark.scenario("ZG-S67")
def test_bad_files_never_hide_good_ones(layout_home: Path):
    folder = layout_home / "layouts" / "zogars-revenge"
    assert layout_folder() == folder
    assert read_folder(folder) == ()
    write_folder(folder)
    files = {file.stem: file for file in read_folder(folder)}
    assert [stem for stem, file in files.items() if file.layout] == ["a-bom", "f-good"]
    messages = {stem: file.faults[0].message for stem, file in files.items() if file.faults}
    assert messages["b-utf16"] == "b-utf16.toml: not readable: not UTF-8 text."
    assert messages["c-quote"].startswith("c-quote.toml: not readable: ")
    assert "line 1" in messages["c-quote"]
    assert messages["d-large"] == "d-large.toml: not readable: larger than 64 KiB."
    assert messages["e-folder"] == "e-folder.toml: not readable: not a file."
    (missing,) = check_layout(folder / "gone.toml")
    assert (missing.code, missing.message[:28]) == ("E00", "gone.toml: not readable: No ")
    nested = folder / "nested.toml"
    nested.write_text("rows = " + "[" * 30_000, encoding="utf-8")
    assert check_layout(nested)[0].code == "E00"


def test_a_file_among_the_others_is_checked_as_the_set_up_reads_it(layout_home: Path):
    folder = layout_home / "layouts" / "zogars-revenge"
    folder.mkdir(parents=True)
    for stem, name in (("a", "Cellar"), ("b", "CELLAR")):
        (folder / f"{stem}.toml").write_text(toml(square_with(name=name)), encoding="utf-8")
    assert check_layout(folder / "a.toml") == ()
    assert [fault.code for fault in check_layout(folder / "b.toml")] == ["E03"]
    elsewhere = layout_home / "b.toml"
    elsewhere.write_text(toml(square_with(name="CELLAR")), encoding="utf-8")
    assert check_layout(elsewhere) == ()


def test_good_and_bad_layouts_stand_in_the_set_up(layout_home: Path):
    folder = layout_home / "layouts" / "zogars-revenge"
    write_folder(folder)
    (folder / "g-again.toml").write_text(toml(square_with(name="ALPHA")), encoding="utf-8")
    spec = next(spec for spec in GAME.option_specs() if spec.key == "layout")
    assert str(folder) in spec.says
    choices = {choice.value: choice for choice in spec.choices(1, {})}
    assert list(choices)[:2] == ["square", "gauntlet"]
    assert [value for value, choice in choices.items() if choice.heading] == [
        "square",
        "gauntlet",
        "serpent",
        "custom:a-bom",
    ]
    assert (choices["custom:a-bom"].label, choices["custom:a-bom"].closed) == ("Alpha", "")
    assert choices["custom:a-bom"].says == "not rated"
    assert choices["custom:g-again"].closed == 'name: "ALPHA" is already used by another layout.'
    with pytest.raises(OptionError, match="is already used"):
        GAME.resolve_options(1, {"layout": "custom:g-again"})
    options = GAME.resolve_options(1, {"layout": "custom:f-good"})
    assert (options.layout, options.layout_name, options.rows) == ("custom", "Omega", SQUARE)


@pytest.mark.scenario("ZG-S68")
def test_rows_from_a_save_are_cut_and_checked_again():
    bordered = ("......", *(f".{row}" for row in SQUARE), " ")
    options = replace(base_options(), layout="custom", layout_name="Mine", rows=bordered)
    assert options.rows == SQUARE
    GAME.check_options(options, 1)
    game = scene_at(options, [base_run(options, hero=(1, 2))])
    game.move((1, 1))
    assert (game.face(1, 1), game.run.lamps_left) == ("lamp_out", 3)

    three = ("L###L", "#####", "##S##", "#####", "L####")
    with pytest.raises(OptionError) as refused:
        GAME.check_options(replace(options, rows=three), 1)
    assert "rows: 3 lamps (L); exactly 4 are needed." in str(refused.value)


@pytest.mark.scenario("ZG-S69")
def test_places_in_messages_are_those_of_the_file(tmp_path: Path):
    rows = ["....", "..L###L.#", "..#####", "..##S##", "..#####", "..L###L"]
    assert faults_of(tmp_path, rows=rows) == [
        "E13 rows: 21 ordinary tiles (#); exactly 20 are needed.",
        "E14 rows: row 2, column 9 cannot be reached; all tiles must be joined edge to edge.",
    ]
    assert faults_of(tmp_path, rows=["..LS", "..##"]) == [
        "E12 rows: 1 lamps (L); exactly 4 are needed.",
        "E13 rows: 2 ordinary tiles (#); exactly 20 are needed.",
        "E15 rows: row 1, column 3 and row 1, column 4: lamps and stairs may not touch each other.",
    ]
    assert faults_of(tmp_path, rows=["#" * 12]) == [
        "E10 rows: the map is 12 x 1; at most 11 columns and 9 rows fit.",
        "E11 rows: 0 stairs (S); exactly 1 is needed.",
        "E12 rows: 0 lamps (L); exactly 4 are needed.",
        "E13 rows: 12 ordinary tiles (#); exactly 20 are needed.",
    ]


def test_cutting_keeps_holes_and_evens_the_rows():
    assert cut(["     ", " # L", "  .", " S"]) == ("#.L", "...", "S..")
    assert cut(["..", ""]) == ()
    assert cut(SQUARE) == SQUARE


def test_a_custom_layout_is_played_without_its_file(layout_home: Path):
    folder = layout_home / "layouts" / "zogars-revenge"
    folder.mkdir(parents=True)
    file = folder / "own.toml"
    rows = list(BUILT_IN["diamond"].rows)
    file.write_text(toml(square_with(name="Own", rows=rows, author="Ann", stars=4)), encoding="utf-8")
    game = new_scene(seed=3, layout="custom:own")
    file.unlink()
    game.do(game.decision.actions[0])
    assert game.match.view(0).layout_name == "Own"
    assert game.match.view(0).dungeon.rows == tuple(rows)
