"""The web server of `zonegames serve`: textual-serve with its doors closed."""

import logging
import os
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web
from textual_serve.server import Server

OWN: Final = (
    "default-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'"
)
"""The page may fetch nothing from elsewhere (textual-serve's asks Google for a font it brings along)."""

LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Visits(Server):
    """One process of the app for each page that is open; what other pages of a browser ask is refused."""

    def __init__(self, command: str, host: str, port: int, *, loopback: bool) -> None:
        """`command` is what a shell runs for each visitor; with `loopback` only local names are answered."""
        super().__init__(command, host=host, port=port, title="zonegames")
        self._loopback = loopback
        os.environ["PYTHONUTF8"] = "1"  # whatever the server's locale: a browser shows all glyphs

    def initialize_logging(self) -> None:
        """Only what went wrong, without local variables: they would show hands."""
        logging.basicConfig(level=logging.WARNING, format="zonegames: %(message)s")

    async def on_startup(self, app: web.Application) -> None:
        """No word before it listens."""

    def serve(self, debug: bool = False) -> None:
        """Serve until Ctrl-C, and tell where as soon as it listens."""
        self.initialize_logging()
        web.run_app(
            self._make_app(),
            host=self.host,
            port=self.port,
            shutdown_timeout=1.0,  # visitors' matches are saved: nothing is worth waiting for
            print=lambda _: self._tell_where(),
        )

    def _tell_where(self) -> None:
        at = f"[{self.host}]" if ":" in self.host else self.host
        print(
            f"zonegames is at http://{at}:{self.port} for every browser that comes; Ctrl-C ends it.",
            flush=True,
        )

    async def _make_app(self) -> web.Application:
        app = await super()._make_app()
        app.middlewares.append(self._only_our_own_page)
        return app

    @web.middleware
    async def _only_our_own_page(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what a foreign page sends: a browser would let it play here, and read the saves."""
        origin = request.headers.get("Origin")
        foreign = origin is not None and origin.partition("://")[2] != request.host
        renamed = self._loopback and request.host.rpartition(":")[0] not in LOCAL
        if foreign or renamed:
            raise web.HTTPForbidden(text="Only zonegames' own page may do this.")
        response = await handler(request)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = OWN
        return response

    async def handle_index(self, request: web.Request) -> web.StreamResponse:
        """The page, with links to the address by which the visitor came."""
        self.public_url = f"{request.scheme}://{request.host}"
        return await super().handle_index(request)
