"""The same app in a browser: one process a visitor, on this machine alone unless another address is named."""

import ipaddress
import socket
import subprocess
import sys
from argparse import Namespace
from typing import Final

from zonegames.cli.words import whole_number
from zonegames.engine.errors import ZoneError

MISSING: Final = (
    "The browser needs textual-serve, which is not installed: pip install 'zonegames[web]' "
    "(in a checkout: pip install '.[web]')."
)
OPEN_TO_OTHERS: Final = (
    "zonegames: {host} can be reached from other machines: everybody there can play, and see, take up and "
    "delete every saved match."
)


class CannotServe(ZoneError):
    """The app cannot be shown in a browser; the sentence says why."""


def serve(arguments: Namespace) -> int:
    """Show the app to every browser that comes, until Ctrl-C."""
    try:
        from zonegames.cli.web import Visits
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("textual_serve", "aiohttp"):
            raise
        raise CannotServe(MISSING) from error
    port = whole_number(arguments.port, "The port", 65535)
    _check_free(arguments.host, port)
    if not is_loopback(arguments.host):
        print(OPEN_TO_OTHERS.format(host=arguments.host), file=sys.stderr, flush=True)
    Visits(_command(arguments), arguments.host, port, loopback=is_loopback(arguments.host)).serve()
    return 0


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.casefold() == "localhost"


def _check_free(host: str, port: int) -> None:
    """Raises CannotServe when nobody can listen there."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        with socket.create_server((host, port), family=family):
            pass
    except OSError as error:
        why = str(error.strerror or error).partition(" (")[0]
        raise CannotServe(
            f"Port {port} at {host} cannot be opened: {why}. Another one: zonegames serve --port N"
        ) from error


def _command(arguments: Namespace) -> str:
    """What runs for each visitor, for a shell."""
    words = [sys.executable, "-m", "zonegames"]
    if getattr(arguments, "ascii", False):
        words.append("--ascii")
    if theme := getattr(arguments, "theme", ""):
        words += ["--theme", theme]
    if sys.platform == "win32":
        return subprocess.list2cmdline(words)
    import shlex

    return shlex.join(words)
