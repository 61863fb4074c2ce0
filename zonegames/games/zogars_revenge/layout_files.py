"""Layouts written by players: one TOML file each, read with every fault named."""

import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from zonegames.engine.folder import data_folder
from zonegames.engine.telling import printable
from zonegames.games.zogars_revenge.components import GAME_ID, LAYOUT_RULES
from zonegames.games.zogars_revenge.layouts import BUILT_IN_LAYOUTS, Fault, Layout, cut, row_faults

CUSTOM: Final = "custom:"
KEYS: Final = ("name", "author", "blurb", "stars", "rows")


@dataclass(frozen=True, slots=True)
class LayoutFile:
    """One file of the folder: its layout, or what is wrong with it."""

    stem: str
    """The file's name without `.toml`: `custom:STEM` chooses it."""

    layout: Layout | None
    faults: tuple[Fault, ...]
    """Empty exactly when there is a layout."""


def layout_folder() -> Path:
    """Where players put their layouts, in the folder of all user data."""
    return data_folder() / "layouts" / GAME_ID


def read_folder(folder: Path) -> tuple[LayoutFile, ...]:
    """All layouts in a folder, good and bad, in the order of their file names.

    A missing folder is an empty one.  A name belongs to the first good file that uses it.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError:
        return ()
    taken = {layout.name.casefold() for layout in BUILT_IN_LAYOUTS}
    files: list[LayoutFile] = []
    for path in paths:
        file = read_layout(path, taken)
        if file.layout is not None:
            taken.add(file.layout.name.casefold())
        files.append(file)
    return tuple(files)


def check_layout(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with one layout file, beside the built-in layouts; empty when it can be played.

    A file in the players' folder is judged with the others that lie there, as the set-up judges it.
    """
    folder = layout_folder()
    if path.parent.resolve() == folder.resolve():
        for file in read_folder(folder):
            if f"{file.stem}.toml" == path.name:
                return file.faults
    return read_layout(path, {layout.name.casefold() for layout in BUILT_IN_LAYOUTS}).faults


def read_layout(path: Path, taken: set[str]) -> LayoutFile:
    """The layout in a file, or its faults; `taken` are the case-folded names of other layouts."""
    table = _table(path)
    if isinstance(table, Fault):
        return LayoutFile(path.stem, None, (table,))
    faults = (*_text_faults(table, taken), *row_faults(table.get("rows")))
    if faults:
        return LayoutFile(path.stem, None, faults)
    layout = Layout(
        value=CUSTOM + path.stem,
        name=table["name"].strip(),
        rows=cut(table["rows"]),
        stars=table.get("stars"),
        blurb=table.get("blurb", "").strip(),
        author=table.get("author", "").strip(),
    )
    return LayoutFile(path.stem, layout, ())


def _table(path: Path) -> dict[str, Any] | Fault:
    """The file's TOML, or the one fault of a file that cannot be read (E00)."""
    try:
        if path.exists() and not path.is_file():
            raise OSError(0, "not a file")
        with path.open("rb") as file:
            data = file.read(LAYOUT_RULES.max_file_kib * 1024 + 1)
        if len(data) > LAYOUT_RULES.max_file_kib * 1024:
            raise OSError(0, f"larger than {LAYOUT_RULES.max_file_kib} KiB")
        return tomllib.loads(data.decode("utf-8-sig"))
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    except ValueError as error:  # TOMLDecodeError among them, with its line
        reason = str(error)
    except RecursionError:
        reason = "nested too deeply"
    return Fault("E00", f"{printable(path.name)}: not readable: {reason.rstrip('.')}.")


def _text_faults(table: dict[str, Any], taken: set[str]) -> Iterator[Fault]:
    """Everything wrong outside the rows: E01 to E06, then E16."""
    yield from name_faults(table.get("name"))
    name = table.get("name")
    if isinstance(name, str) and name.strip().casefold() in taken:
        yield Fault("E03", f'name: "{name.strip()}" is already used by another layout.')
    for key, most in (("author", LAYOUT_RULES.max_author), ("blurb", LAYOUT_RULES.max_blurb)):
        text = table.get(key, "")
        if not isinstance(text, str) or len(text.strip()) > most:
            yield Fault("E04", f"{key}: must be text of at most {most} characters.")
    stars = table.get("stars", 1)
    if type(stars) is not int or not 1 <= stars <= 5:
        yield Fault("E05", "stars: must be a whole number from 1 to 5.")
    for key in table:
        if key not in KEYS:
            yield Fault("E06", f"{printable(key)}: unknown key (allowed: {', '.join(KEYS)}).")
    for key in ("name", "author", "blurb"):
        yield from _control_faults(key, table.get(key))


def name_faults(name: object) -> Iterator[Fault]:
    """What is wrong with the length of a layout's name (E01, E02)."""
    if not isinstance(name, str) or not name.strip():
        yield Fault("E01", "name: missing, empty or not text.")
    elif len(name.strip()) > LAYOUT_RULES.max_name:
        yield Fault("E02", f"name: {len(name.strip())} characters, at most {LAYOUT_RULES.max_name} allowed.")


def _control_faults(key: str, text: object) -> Iterator[Fault]:
    if isinstance(text, str) and has_control_characters(text.strip()):
        yield Fault("E16", f"{key}: line breaks and control characters are not allowed.")


def has_control_characters(text: str) -> bool:
    """Whether a text holds line breaks, control or invisible format characters."""
    return any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") for char in text)
