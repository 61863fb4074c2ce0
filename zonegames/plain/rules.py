"""The rules text by its headings."""

import re
from dataclasses import dataclass

from zonegames.engine.assets import read_text
from zonegames.engine.headings import HEADING


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and all that stands under it, up to the next heading."""

    title: str
    level: int
    lines: tuple[str, ...]


def rules_text(game: str) -> str:
    """The rules of a game.  Raises OSError when the installation is incomplete."""
    return read_text(game, "rules.md")


def sections(text: str) -> list[Section]:
    """The sections of a rules text, in order; what stands before the first heading is left out."""
    found: list[Section] = []
    for line in text.splitlines():
        if match := HEADING.match(line):
            found.append(Section(match[2], len(match[1]), ()))
        elif found:
            last = found[-1]
            found[-1] = Section(last.title, last.level, (*last.lines, line))
    return found


def find_section(all_sections: list[Section], wanted: str) -> Section | None:
    """By number, from 1, by heading, or by an anchor such as "the-end"; the first that fits."""
    if wanted.isascii() and wanted.isdigit():
        number = int(wanted[:6])
        return all_sections[number - 1] if 1 <= number <= len(all_sections) else None
    words = _plain(wanted)
    return next((section for section in all_sections if words and words in _plain(section.title)), None)


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[\W_]+", " ", text.casefold()).split())
