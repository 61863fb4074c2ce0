"""A game on the screen: its board, the bar that asks, what works now."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from zonegames.engine.driver import Driver
from zonegames.engine.match import Match
from zonegames.engine.seats import Seat
from zonegames.engine.watch import Cover
from zonegames.tui.board import Board, Scene
from zonegames.tui.commands import Command, footer_hints, rebound
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.house_keys import ENOUGH, GO_ON, KEYS, LOOKING, POINTING, READ_ON, READING, RESERVED
from zonegames.tui.inspecting import WHAT_IS_THIS, Magnifier, named
from zonegames.tui.lines import Line, Lines, fill, fit, grounded, hints, pull, s, spots
from zonegames.tui.page import AIR_FROM
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.session import Session, TableSettings

if TYPE_CHECKING:
    from zonegames.tui.guide import Course


class GamePicture(PaintedScreen[None]):
    """Paints a session's scenes, and knows when a question is new to those who look.  Holds no rule and no
    hidden thing."""

    def __init__(
        self,
        match: Match[Any],
        driver: Driver,
        board: Board,
        settings: TableSettings,
        course: "Course | None" = None,
    ) -> None:
        """With `course` it is a guided first game."""
        super().__init__()
        self.match, self.board = match, board
        self.session = Session(
            match,
            board,
            driver,
            settings,
            timers=self._later,
            repaint=self._soon,
            cover=self._hand_over,
            over=self._over,
            bot=self._bot_due,
            course=course,
        )
        self._fresh = True  # the question on the screen has not been painted yet
        self._asked: object = None
        self._hand: Seat | None = None  # who was asked last
        self._pointed = ""  # the spot under the mouse
        self._magnifier = Magnifier()

    @abstractmethod
    def _hand_over(self, cover: Cover) -> None:
        """The keyboard goes to another seat."""

    @abstractmethod
    def _over(self) -> None:
        """The match has ended, and all of it has been shown."""

    @abstractmethod
    def _bot_due(self) -> None:
        """The computers have the word."""

    def _point_at(self, spot: str | None) -> None:
        """Lay the magnifier on a place that a page named."""
        if spot is not None:
            self._magnifier.lay(self.session.spots, spot)
            self.repaint()

    # --- a new question

    def repaint(self) -> None:
        if not self.is_attached:
            return
        super().repaint()
        if (asked := self._question()) != self._asked:
            self._asked, self._fresh, self._magnifier.at = asked, True, ""
            self._change_hands()
        if self._fresh:
            self.call_after_refresh(self._painted)

    def _change_hands(self) -> None:
        """Another person is asked: for a moment no key counts, so that nobody answers for it."""
        decision = self.session.decision
        if decision is None or not self.session.my_turn:
            return
        before, self._hand = self._hand, decision.seat
        if before not in (None, decision.seat) and self.board.grace:
            self.give_grace(self.board.grace)

    def _question(self) -> tuple[int, object]:
        """Tells one question from the next, also where both offer the same."""
        return len(self.match.log), self.session.decision

    def _painted(self) -> None:
        self._fresh = False

    # --- painting

    def paint(self, width: int, height: int) -> Lines:
        air = 1 if height >= AIR_FROM else 0
        room = height - 4 - air
        scene = self.session.scene(width, room, self.shell.glyphs)
        body = fill(self.board.paint(scene), width, room)
        self.session.spots = spots(body)
        body = self._magnifier.over(body)
        asks = bar(self.board.tentative(scene), self._bar_text(scene), width)
        token = self.match.game.id
        title = pull(
            [
                *s("▌ ", token),
                *s(self.match.game.title.upper(), f"{token} bold"),
                *s("   "),
                *self.board.title(scene),
            ],
            [*self._lessons(), *s("? keys ", "muted @keys")],
            width,
        )
        footer = fit(hints(footer_hints(self._commands(scene)), width), width)
        return [grounded(title, "surface"), *body, *asks, *([[]] * air), footer]

    def _lessons(self) -> Line:
        progress = self.session.progress
        return s(f"{progress}   ", "warning") if progress else []

    def _bar_text(self, scene: Scene) -> BarText:
        """What the session says, else a line about the thing under the mouse."""
        text, stage = self.session.bar_text(), self.session.stage
        if (at := self._magnifier.at) and (stage.waiting or not text.holding):
            return BarText(asking=WHAT_IS_THIS, said=named(self.board, scene, at, self._commands(scene)))
        if text.holding:
            return replace(text, holding=self.board.holding(scene)) if stage.waiting else text
        if scene.decision is not None:
            text = replace(text, question=lambda names: self.board.question(replace(scene, names=names)))
        if text.said or not self._pointed:
            return text
        return replace(text, said=self.board.explain(scene, self._pointed))

    def commands(self) -> Sequence[Command]:
        """The game's own keys first, then the ones of every game; while a page is read, a show waits,
        something is pointed at or a seat only looks at its own things, those that work."""
        return self._commands(self._scene())

    def _commands(self, scene: Scene) -> Sequence[Command]:
        if self.session.page:
            return [READ_ON, *(c for c in RESERVED if c.spot in ("rules", "pause")), KEYS]
        if self._only_looking:
            return [ENOUGH, *(c for c in RESERVED if c.spot in READING), KEYS]
        if self._magnifier.at:
            return POINTING
        own = list(self.board.keys(scene))
        taken = {key for command in own for key in command.keys}
        if self.match.game.undo:
            taken |= {"u", "backspace"}
        free = [command for command in RESERVED if not taken.intersection(command.keys)]
        if self.session.stage.waiting:
            own = [GO_ON, *own]
            free = [command for command in free if command.spot in READING]
        if self.session.watch.alone:
            free = [command for command in free if command.spot not in LOOKING]
        return [*own, *rebound(free, self.shell.settings.keys, taken), KEYS]

    def _scene(self) -> Scene:
        width, height = self.app.size
        return self.session.scene(width, height - 4 - (height >= AIR_FROM), self.shell.glyphs)

    @property
    def _only_looking(self) -> bool:
        """Not while the end of a seat's own show waits for it: its secrets go with that, before any cover."""
        session = self.session
        return session.only_looking and session.covering is None and not session.stage.waiting
