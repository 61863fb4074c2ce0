"""A real headless Chromium, driven over its DevTools protocol; only what the tests of the browser need."""

import asyncio
import base64
import json
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
"""Debian's package; None where it is not installed."""

FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
    "--window-size=1400,900",
)
PATIENCE: Final = 60.0
"""Seconds; a browser's first start on a busy machine is slow."""

KEYS: Final = {"Right": ("ArrowRight", 39, ""), "Down": ("ArrowDown", 40, "")}


class Page:
    """One page: its keys, what its web sockets received, what it asked the network for."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self._line = line
        self._number = 0
        self.received = b""
        """All that the server sent over web sockets."""

        self.asked: list[str] = []
        """The addresses that were really asked for something."""

    async def order(self, method: str, **parameters: Any) -> Any:
        """Give an order and wait for its result; events that come meanwhile are noted."""
        self._number += 1
        await self._line.send_json({"id": self._number, "method": method, "params": parameters})
        while True:
            message = await self._line.receive_json(timeout=PATIENCE)
            if message.get("id") == self._number:
                assert "error" not in message, message
                return message["result"]
            self._note(message)

    def _note(self, event: dict[str, Any]) -> None:
        parameters = event.get("params", {})
        match event.get("method"):
            case "Network.webSocketFrameReceived":
                frame = parameters["response"]
                data = frame["payloadData"]
                self.received += base64.b64decode(data) if frame["opcode"] == 2 else data.encode()
            case "Network.responseReceived":
                self.asked.append(parameters["response"]["url"])
            case _:
                pass

    async def press(self, key: str) -> None:
        """A key as a person presses it: a letter, or one of KEYS."""
        name, code, text = KEYS[key] if key in KEYS else (key, ord(key.upper()), key)
        event = {"key": name, "code": name, "windowsVirtualKeyCode": code}
        await self.order(
            "Input.dispatchKeyEvent", type="keyDown", **event, **({"text": text} if text else {})
        )
        await self.order("Input.dispatchKeyEvent", type="keyUp", **event)

    async def click(self, x: int, y: int) -> None:
        """A click of the left button, in pixels."""
        for kind in ("mousePressed", "mouseReleased"):
            await self.order("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def value(self, script: str) -> Any:
        """What a script comes to in the page."""
        return (await self.order("Runtime.evaluate", expression=script))["result"].get("value")

    async def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is so.  Raises TimeoutError that says what was awaited."""
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                raise TimeoutError(f"{what}; the last that came: {self.received[-300:]!r}")
            await self.value("0")  # the events come along with the answer
            await asyncio.sleep(0.05)


@asynccontextmanager
async def opened(address: str, folder: Path) -> AsyncIterator[Page]:
    """A fresh browser with this page open; its profile lies in `folder`."""
    assert CHROMIUM is not None
    command = [CHROMIUM, *FLAGS, f"--user-data-dir={folder}", "about:blank"]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        async with aiohttp.ClientSession() as session:
            listed = await session.get(f"http://127.0.0.1:{await _port(folder)}/json/list")
            target = next(one for one in json.loads(await listed.text()) if one["type"] == "page")
            async with session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0) as line:
                page = Page(line)
                for domain in ("Network", "Page", "Runtime"):
                    await page.order(f"{domain}.enable")
                await page.order("Page.navigate", url=address)
                yield page
    finally:
        browser.terminate()
        browser.wait(PATIENCE)


async def _port(folder: Path) -> int:
    """Where the browser listens for orders, as soon as it says so."""
    told, end = folder / "DevToolsActivePort", time.monotonic() + PATIENCE
    while not (told.exists() and (lines := told.read_text().splitlines())):
        if time.monotonic() > end:
            raise TimeoutError("the browser did not start")
        await asyncio.sleep(0.05)
    return int(lines[0])
