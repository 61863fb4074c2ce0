"""The games, their rules, and layouts that players make for them."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from zonegames import games
from zonegames.engine.errors import OptionError


def show_list(arguments: Namespace) -> int:
    """The games, from the catalogue alone."""
    if arguments.json:
        print(
            json.dumps(
                [
                    {
                        "id": shelf.id,
                        "title": shelf.title,
                        "seats": {"min": shelf.min_seats, "max": shelf.max_seats},
                        "minutes": shelf.minutes,
                        "summary": shelf.summary,
                    }
                    for shelf in games.CATALOGUE
                ],
                indent=2,
                ensure_ascii=False,
            )
        )
        return 0
    width = max(len(shelf.id) for shelf in games.CATALOGUE)
    for shelf in games.CATALOGUE:
        print(f"{shelf.id:{width}}  {shelf.title}: {shelf.people}, {shelf.minutes} minutes. {shelf.summary}")
    return 0


def show_rules(arguments: Namespace) -> int:
    """The rules text of a game."""
    from zonegames.plain.rules import rules_text

    shelf = games.entry(arguments.game)
    try:
        text = rules_text(shelf.id)
    except OSError as error:
        raise OptionError(f"The rules of {shelf.title} are missing: install zonegames again.") from error
    print(text.rstrip())
    return 0


def check_layout(arguments: Namespace) -> int:
    """0 for a layout that can be played; else 2 and every fault, one a line."""
    from zonegames.games.zogars_revenge.layout_files import check_layout

    faults = check_layout(Path(arguments.file))
    for fault in faults:
        print(f"{fault.code} {fault.message}", file=sys.stderr)
    if not faults:
        print(f"{arguments.file} can be played.")
    return 2 if faults else 0
