"""Matches as files and as stories."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from zonegames.cli.playing import open_store, show
from zonegames.engine.match import Match
from zonegames.games.start import StartRequest
from zonegames.store.errors import StoreError
from zonegames.store.tables import write_new


def export(arguments: Namespace) -> int:
    """Write a match to a new file or to standard output."""
    with open_store() as store:
        number = store.find(arguments.match).id
        text = store.export(number, with_secrets=arguments.with_secrets)
    if arguments.file is None or arguments.file == "-":
        sys.stdout.write(text)
    else:
        write_new(Path(arguments.file), text)
        print(f"Match {number} is in {arguments.file}.")
    return 0


def import_(arguments: Namespace) -> int:
    """Take a match over from a file."""
    with open_store() as store:
        if store.folder is None:
            raise StoreError("Nothing can be kept, so no match was taken over.")
        number = store.import_file(Path(arguments.file))
        saved = store.match(number)
    onward = "resume" if saved.state == "running" else "replay"
    print(f"Taken over as match {number}: {', '.join(saved.names)}. Next: zonegames {onward} {number}")
    return 0


def replay(arguments: Namespace) -> int:
    """Tell a match from its beginning, as the table saw it; or show it on the screen, to go through."""
    with open_store() as store:
        match = store.to_watch(arguments.match)
    if arguments.screen:
        return show(arguments, StartRequest(watch=arguments.match))
    for line in story(match):
        print(line)
    return 0


def story(match: Match[Any]) -> list[str]:
    """All that the table heard, action by action, and how it ended or stands."""
    from zonegames.plain.ending import lines_of_ending

    narrator, names = match.game.narrator, match.names
    lines = [f"{match.game.title}: {', '.join(names)}."]
    for number, events in enumerate((match.opening, *(entry.events for entry in match.log))):
        heard = (event.seen_by(None) for event in events)
        sentences = [narrator.sentence(event, names, None) for event in heard if event is not None]
        lines += [f"{number:4}  {sentence}" for sentence in sentences if sentence]
    if match.outcome is not None:
        return lines + lines_of_ending(match)
    status = match.status()
    return [
        *lines,
        "",
        f"It goes on: {', '.join(text for text in (status.phrase, status.progress) if text)}.",
    ]
