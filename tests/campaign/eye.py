"""What must be true of the screen after any input at all."""

from typing import Any

from tests.campaign.contestants import LIMIT
from tests.campaign.hand import Tireless
from tests.kit import Case, expect
from tests.kit.secrets import resampled
from tests.tui.grid import assert_intact
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker
from zonegames.engine.state import State
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.handover import HandOverScreen, Instead


class Eye:
    """Watches one app: it runs, its picture is whole, it shows no secret, and there is a way on."""

    def __init__(self, app: Tireless, rng: Rng) -> None:
        self.app, self.rng = app, rng
        self.worlds = 0
        """How many other worlds were painted and compared."""

        self._came: Looker = None  # who lifted the last cover, as long as no other person has decided since
        self._cover: HandOverScreen | None = None
        self._there: Looker = None  # who said so on the last cover
        self._match: Match[Any] | None = None
        self._length = 0

    def check(self) -> None:
        """Raises AssertionError, or what the app has failed with."""
        if (failed := self.app._exception) is not None:
            raise failed
        expect(self.app.is_running, "the app has stopped")
        assert_intact(self.app)
        screen = self.app.screen
        game = next((one for one in self.app.screen_stack if isinstance(one, GameScreen)), None)
        if game is not None:
            if game.match is not self._match:
                self._match, self._came, self._cover, self._length = (
                    game.match,
                    None,
                    None,
                    len(game.match.log),
                )
            self._check_looker(game)
            self._check_way_on(game)
        if isinstance(screen, PaintedScreen) and not screen.tiny:
            expect(bool(screen.commands()), f"{type(screen).__name__} tells no key")
            if game is not None:
                self._check_secrets(game, screen)

    # --- who looks

    def _check_looker(self, game: GameScreen) -> None:
        """Only who has just lifted its cover sees with its own eyes."""
        people, log = game.session.watch.people, game.match.log
        cover = next((one for one in self.app.screen_stack if isinstance(one, HandOverScreen)), None)
        others = {entry.seat for entry in log[self._length :] if entry.seat in people}
        self._length = len(log)
        if self._cover is not None and cover is not self._cover and game.session.looker is not None:
            self._came = self._there
        elif others - {self._came}:
            self._came = None
        if cover is not None and cover is not self._cover:
            self._listen(cover)
        self._cover = cover
        looker = game.session.looker
        if not game.session.watch.alone:
            expect(looker in (None, self._came), f"seat {looker} looks, but {self._came} has the keyboard")
        if cover is not None and not game.session.watch.alone:
            expect(looker is None, f"seat {looker} looks under a cover")

    def _listen(self, cover: HandOverScreen) -> None:
        """Hear who says to be there: the called seat, or another that looks instead."""
        game = cover.then

        def heard(result: Any) -> None:
            self._there = result.seat if isinstance(result, Instead) else cover.text.seat
            if game is not None:
                game(result)

        cover.then = heard

    # --- secrets

    def _check_secrets(self, game: GameScreen, top: PaintedScreen[Any]) -> None:
        """What is painted for a looker is painted alike for another world that looks the same to it."""
        state, session = game.match._state, game.session
        if state.pending is None or (session.draft is not None and session.draft.actions):
            return
        looker = session.looker
        case = Case(game.match.game, len(game.match.names), LIMIT)
        seat = self.rng.below(case.seats) if looker is None else looker
        world = resampled(case, state, seat, self.rng)
        here, there = self._shown(game, top, state), self._shown(game, top, world)
        self.worlds += 1
        for mine, other in zip(here, there, strict=True):
            expect(
                mine == other,
                f"the screen of {looker} shows what seat {seat} may not know: {_differ(mine, other)}",
            )

    def _shown(self, game: GameScreen, top: PaintedScreen[Any], world: State) -> list[Any]:
        """What the screen on top, the board's page and a cover show, were this the world."""
        match, board = game.match, game.board
        true, match._state = match._state, world
        try:
            scene, table = game._scene(), game.table_scene()
            shown: list[Any] = [board.sheet(scene, "table"), board.cover_note(table), board.look_away(table)]
            shown += [[answer.label for answer in board.open_answers(table)], match.status()]
            if top is game:
                shown.append(game.paint(*self.app.size))
        finally:
            match._state = true
        return shown

    # --- the way on

    def _check_way_on(self, game: GameScreen) -> None:
        """Somebody is asked, or is called, or something is being shown."""
        session, asked = game.session, game.match.decision
        if asked is None:
            return
        called = any(isinstance(one, HandOverScreen) for one in self.app.screen_stack)
        expect(session.covering is None or called, "a seat is called, but no cover is up")
        open_ways = (
            called,
            session.stage.busy,
            session.looking_privately,
            session.draft is not None and session.draft.closed,
            session.my_turn and bool(session.decision.legal),
            asked.seat not in session.watch.people,
        )
        expect(any(open_ways), f"nobody is asked, nothing is shown: {asked.kind} of seat {asked.seat}")


def _differ(mine: Any, other: Any) -> str:
    if isinstance(mine, list) and isinstance(other, list):
        for row, (a, b) in enumerate(zip(mine, other, strict=False)):
            if a != b:
                return f"row {row}: {a!r} / {b!r}"
    return f"{mine!r} / {other!r}"
