"""The commands and their words."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn, TypeAlias

from zonegames import __version__
from zonegames.engine.errors import ZoneError
from zonegames.store.look import THEMES

Run: TypeAlias = Callable[[argparse.Namespace], int]


class WrongWords(ZoneError):
    """The command line does not read as a command."""


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter)

    def error(self, message: str) -> NoReturn:
        raise WrongWords(f"{message[:1].upper()}{message[1:]}. See: {self.prog} --help")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Argparse hushes it up when --help or --version cannot be written."""
        (file or sys.stdout).write(message)


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The command with its arguments; `run` carries it out.  Raises WrongWords, SystemExit for --help."""
    parser = _Parser(
        prog="zonegames",
        description="Five board games for friends at one keyboard. Without a command, the app opens.",
        epilog='example:\n  zonegames play zogars-revenge --seats "Ann,Bo"',
    )
    parser.add_argument("--version", action="version", version=f"zonegames {__version__}")
    _add_look(parser)
    parser.set_defaults(run=_later("playing", "app"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    for add in (
        _list,
        _play,
        _resume,
        _export,
        _import,
        _replay,
        _results,
        _simulate,
        _rules,
        _check_layout,
        _serve,
        _doctor,
    ):
        add(commands)
    return parser.parse_args(_flags_first(words))


def _flags_first(words: Sequence[str]) -> Sequence[str]:
    """`export 3 --with-secrets FILE` as `export --with-secrets 3 FILE`: argparse takes an optional word
    for missing when a flag stands before it."""
    if words[:1] != ["export"]:
        return words
    return ["export", *sorted(words[1:], key=lambda word: not word.startswith("--"))]


def _later(module: str, function: str) -> Run:
    """A command whose module is imported only when it runs."""
    return lambda arguments: getattr(import_module(f"zonegames.cli.{module}"), function)(arguments)


def _command(commands: Any, name: str, run: Run, does: str, example: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=does, description=does, epilog=f"example:\n  zonegames {example}")
    parser.set_defaults(run=run)
    return parser


def _add_look(parser: argparse.ArgumentParser) -> None:
    # SUPPRESS: a default of a command would overwrite what was said before it
    parser.add_argument(
        "--ascii",
        action="store_true",
        default=argparse.SUPPRESS,
        help="draw with plain ASCII characters only",
    )
    parser.add_argument(
        "--theme", choices=THEMES, default=argparse.SUPPRESS, metavar="NAME", help=", ".join(THEMES)
    )


def _list(commands: Any) -> None:
    parser = _command(commands, "list", _later("shelf", "show_list"), "The games.", "list --json")
    parser.add_argument("--json", action="store_true", help="as JSON")


def _play(commands: Any) -> None:
    parser = _command(
        commands,
        "play",
        _later("playing", "play"),
        "Start a new match.",
        'play zogars-revenge --seats "Ann,Bo" --option layout=gauntlet --seed 7 --plain',
    )
    parser.add_argument("game", metavar="GAME", help="the id that `zonegames list` shows")
    parser.add_argument(
        "--seats",
        metavar="NAMES",
        help='who plays, in turn order: "Ann,Bo,bot" (bot: a computer, bot:strong: one that thinks ahead)',
    )
    _add_options(parser)
    parser.add_argument("--seed", metavar="N", help="fixes all chance")
    parser.add_argument("--plain", action="store_true", help="line by line, without a screen")
    _add_look(parser)


def _resume(commands: Any) -> None:
    parser = _command(
        commands, "resume", _later("playing", "resume"), "Take up a saved match.", "resume 3 --plain"
    )
    _add_match(parser, "the match; default: the one played last", optional=True)
    parser.add_argument("--plain", action="store_true", help="line by line, without a screen")
    _add_look(parser)


def _export(commands: Any) -> None:
    parser = _command(
        commands, "export", _later("matches", "export"), "Write a match to a file.", "export 3 match.json"
    )
    _add_match(parser, "the match")
    parser.add_argument("file", metavar="FILE", nargs="?", help="default: standard output")
    parser.add_argument(
        "--with-secrets",
        action="store_true",
        help="also a running match, whose file tells every hidden thing",
    )


def _import(commands: Any) -> None:
    parser = _command(
        commands,
        "import",
        _later("matches", "import_"),
        "Take a match over from a file.",
        "import match.json",
    )
    parser.add_argument("file", metavar="FILE")


def _replay(commands: Any) -> None:
    parser = _command(
        commands,
        "replay",
        _later("matches", "replay"),
        "Tell a match from its beginning, as the table saw it.",
        "replay 3",
    )
    parser.add_argument("match", metavar="FILE|MATCH", help="a file, or a match by number or name")
    parser.add_argument(
        "--screen", action="store_true", help="go through it on the screen, forward and back, board and all"
    )
    _add_look(parser)


def _results(commands: Any) -> None:
    parser = _command(
        commands,
        "results",
        _later("results", "results"),
        "What finished matches have come to.",
        "results --game zoneplex --player Mira --csv mira.csv",
    )
    parser.add_argument("--game", metavar="GAME", help="only this game")
    parser.add_argument("--player", metavar="NAME", help="only the matches of this person")
    parser.add_argument("--since", metavar="YYYY-MM-DD", help="only what ended on that day (UTC) or later")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="every seat of every match, as CSV")
    form.add_argument("--json", action="store_true", help="the same as JSON, with parts and options")
    parser.add_argument("file", metavar="FILE", nargs="?", help="default: standard output")


def _simulate(commands: Any) -> None:
    parser = _command(
        commands,
        "simulate",
        _later("simulate", "simulate"),
        "Play games without people, for balance and speed figures.",
        "simulate zogars-revenge -n 500 --policy bot --json",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", dest="games", default="100", metavar="N", help="how many games (default: 100)")
    parser.add_argument(
        "--policy",
        default="random",
        metavar="NAME",
        help="random (default), bot, or search: one that thinks ahead against bots, in each seat in turn",
    )
    parser.add_argument(
        "--thinking", default="64", metavar="N", help="playouts a decision of the search (default: 64)"
    )
    parser.add_argument("--seats", metavar="K", help="how many play (default: as few as can)")
    _add_options(parser)
    parser.add_argument("--seed", default="0", metavar="N", help="fixes all chance (default: 0)")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _rules(commands: Any) -> None:
    parser = _command(
        commands, "rules", _later("shelf", "show_rules"), "The rules of a game.", "rules zogars-revenge"
    )
    parser.add_argument("game", metavar="GAME")


def _check_layout(commands: Any) -> None:
    parser = _command(
        commands,
        "check-layout",
        _later("shelf", "check_layout"),
        "Check a dungeon of your own for Zogar's Revenge: every fault is named.",
        "check-layout attic.toml",
    )
    parser.add_argument("file", metavar="FILE")


def _serve(commands: Any) -> None:
    parser = _command(
        commands,
        "serve",
        _later("serve", "serve"),
        "The same app in a browser, for this machine alone unless another address is named.",
        "serve --port 8080",
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where to listen (default: 127.0.0.1); at any other address everybody who reaches it "
        "can play and sees the saved matches",
    )
    parser.add_argument("--port", default="8000", metavar="N", help="default: 8000")
    _add_look(parser)


def _doctor(commands: Any) -> None:
    _command(
        commands,
        "doctor",
        _later("doctor", "doctor"),
        "What this terminal can, and where the data lies.",
        "doctor",
    )


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (a wrong one lists them all); give it again for another",
    )


def _add_match(parser: argparse.ArgumentParser, says: str, *, optional: bool = False) -> None:
    if optional:
        parser.add_argument("match", metavar="MATCH", nargs="?", help=f"{says}; by number or name")
    else:
        parser.add_argument("match", metavar="MATCH", help=f"{says}, by number or name")
