"""The app in a browser: a visitor plays in a real Chromium; what foreign pages send is refused."""

import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser import CHROMIUM, opened
from zonegames.cli.serve import is_loopback
from zonegames.engine.match import new_match
from zonegames.engine.seats import SeatSpec
from zonegames.games import load_game
from zonegames.store.store import Store


@contextmanager
def served(home: Path, *words: str) -> Iterator[tuple[str, str]]:
    """A server until the end of the block: its address, and the words it began with."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "zonegames", "serve", "--port", str(port), *words]
    env = {**os.environ, "ZONEGAMES_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
    ) as server:
        try:
            yield f"http://127.0.0.1:{port}", beginning(server)
        finally:
            server.terminate()


def beginning(server: subprocess.Popen[str]) -> str:
    """What a server says until it listens."""
    assert server.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = server.stdout.readline()
        assert line, f"the server ended: {said}"
        said += line
    return said


def answer(address: str, **headers: str) -> int:
    """The status with which a request is answered."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answered:
            return answered.status
    except urllib.error.HTTPError as error:
        return error.code


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium")
async def test_a_visitor_plays_an_action_in_a_real_browser(home: Path, tmp_path: Path) -> None:
    # Given a saved match of one; when a visitor takes it up and walks; then the store has the step,
    # and the page has asked no other machine for anything.
    store = Store.open(home)
    game = load_game("zogars-revenge")
    number = store.create(new_match(game, [SeatSpec("Ann")], {}, 1))
    store.leave(number)
    with served(home) as (address, said):
        assert "reached from other machines" not in said
        async with opened(address, tmp_path / "profile") as page:
            await page.until(lambda: b"ZONEGAMES" in page.received, "the picker")
            await page.until(lambda: b"Continue" in page.received, "the match that waits")
            await page.click(9, 9)  # a page has no keyboard before it was clicked
            await page.press("c")
            await page.until(lambda: b"choose the next room" in page.received, "the game's question")
            for key in ("Right", "Down"):  # a key that comes while the question is painted does not count
                await page.press(key)
            await page.until(lambda: store.match(number).actions > 0, "an action in the store")
            assert await page.value("document.body.classList.contains('-first-byte')")
            assert page.asked
            assert all(asked.startswith((address, "data:", "blob:")) for asked in page.asked)
    assert store.record(number).actions
    store.close()


def test_what_another_page_asks_is_refused(home: Path) -> None:
    with served(home) as (address, _):
        assert answer(address) == 200
        assert answer(address, Origin=address) == 200
        assert answer(f"{address}/ws", Origin="http://elsewhere.example") == 403
        assert answer(address, Host=f"elsewhere.example:{address.rpartition(':')[2]}") == 403


def test_another_address_is_warned_of_in_one_sentence(home: Path) -> None:
    with served(home, "--host", "0.0.0.0") as (_, said):
        assert "0.0.0.0 can be reached from other machines: everybody there can play" in said


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False), ("example.org", False)],
)
def test_only_loopback_addresses_are_this_machine(host: str, here: bool) -> None:
    assert is_loopback(host) == here


def test_a_port_that_is_taken_is_refused(refused: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port} at 127.0.0.1 cannot be opened" in refused("serve", "--port", port)
    assert "whole number from 1 to 65535" in refused("serve", "--port", "0")


def test_without_the_extra_it_says_how_to_get_it(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "zonegames.cli.web", raising=False)
    monkeypatch.setitem(sys.modules, "textual_serve", None)
    monkeypatch.setitem(sys.modules, "textual_serve.server", None)
    assert "pip install 'zonegames[web]'" in refused("serve")
