"""What there is to see of one match at one keyboard, and all that the one controller remembers of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from zonegames.engine.draft import Draft
from zonegames.engine.driver import Driver
from zonegames.engine.errors import Refusal
from zonegames.engine.match import Batch, Match, Told
from zonegames.engine.seats import TABLE, Looker, Seat
from zonegames.engine.watch import Cover, CoverWhen, Watch
from zonegames.tui.board import Board, LogLine, Scene, Show
from zonegames.tui.chronicle import Chronicle
from zonegames.tui.decision_bar import BarText
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.spots import SpotId, Spots
from zonegames.tui.stage import Stage, Timers

if TYPE_CHECKING:
    from zonegames.tui.guide import Course


@dataclass(slots=True)
class TableSettings:
    """What the table chose about showing, not about rules."""

    speed: str = "normal"
    motion: bool = True
    hints: bool = True
    cover: CoverWhen = "secrets"
    confirm_moves: bool | None = None
    """Whether a direct key only lights its move; None: as the game would have it."""

    ask_every_blow: bool = False
    confirm_turn_end: bool = False
    seen_hints: set[str] = field(default_factory=set)
    hint_shown: Callable[[str], None] = lambda key: None
    """Remembers a first-time hint for good."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question of the screen itself, with what follows a y."""

    text: str
    yes: Callable[[], None]


@dataclass(frozen=True, slots=True)
class HalfMade:
    """A half-made choice, put aside while somebody looks at its own things."""

    moment: int
    """How many actions had been played."""

    looker: Looker
    lit: Any
    pick: Any
    draft: Draft[Any] | None


class Sight(ABC):
    """The memory of a session and what is seen of it; `Looks`, `Advice` and `Session` build on it."""

    def __init__(
        self,
        match: Match[Any],
        board: Board,
        driver: Driver,
        settings: TableSettings,
        *,
        timers: Timers,
        repaint: Callable[[], None],
        cover: Callable[[Cover], None],
        over: Callable[[], None],
        bot: Callable[[], None],
        course: "Course | None" = None,
    ) -> None:
        self.match, self.board, self.driver, self.settings = match, board, driver, settings
        self.watch = Watch(match.setup.seats, settings.cover, trust_last_looker=board.trust_last_looker)
        self._repaint, self._cover, self._over, self._bot = repaint, cover, over, bot
        self._timers = timers
        self._nudge = 0
        self.stage = Stage(timers, changed=repaint, told=self._on_told, done=self._turn)
        self.chronicles: dict[Looker, Chronicle] = {
            looker: Chronicle(match, board, looker) for looker in (None, *self.watch.people)
        }
        self.draft: Draft[Any] | None = None
        self.lit: Any = None
        self.pick: Any = None
        self.refusal: Refusal | None = None
        self.said = ""
        self.ask: Ask | None = None
        self.holds: set[Seat] = set()
        self.bot_said = ""
        self.covering: Cover | None = None
        self.news: dict[Seat, list[str]] = {seat: [] for seat in self.watch.people}
        self.changed: set[SpotId] = set()
        self.spots: Spots = {}
        self._looked: set[Seat] = set()
        self._first = False  # whether the look that is going on is somebody's first one
        self._read_upto: dict[Seat, int] = {}
        self._together: dict[int, int] = {}  # by length of the log: how many actions were played as one
        self._kept: HalfMade | None = None
        self.course = course
        """The lessons of a guided game; None in every other."""

        self._untold = 0
        self._batches: dict[Looker, Batch] = {}
        self._unsubscribe: Callable[[], None] | None = None
        self._listening: Looker = None
        match.subscribe(None, lambda batch: self._batches.__setitem__(None, batch), views=True)

    @abstractmethod
    def _turn(self) -> None:
        """Everything has been shown: whose eyes, whose turn now?"""

    @abstractmethod
    def _ask(self) -> None:
        """Put the open question to whom it concerns."""

    @abstractmethod
    def _on_told(self, told: Told) -> None:
        """An event has come into view."""

    # --- what there is to see

    @property
    def looker(self) -> Looker:
        return self.watch.looker

    @property
    def decision(self) -> Any:
        """The looker's part of the open question, after its drafted actions; None while a show runs, under
        a cover, and for a seat that only looks at its own things."""
        if self.stage.busy or self.covering is not None:
            return None
        if self.only_looking:
            return None
        if self.draft is not None and self.draft.actions:
            return self.draft.decision
        return self.match.decision_for(self.looker)

    @property
    def view(self) -> Any:
        if self.stage.busy:
            return self.stage.view
        if self.draft is not None and self.draft.actions:
            return self.draft.view
        return self.match.view(self.looker)

    @property
    def log(self) -> Sequence[LogLine]:
        """The looker's log, without what the stage has still to tell."""
        lines = self.chronicles[self.looker].lines()
        return lines[: len(lines) - self._untold] if self._untold else lines

    @property
    def my_turn(self) -> bool:
        """Whether the one who looks (or, at the open table, a person) is asked now."""
        decision = self.decision
        return decision is not None and (decision.seat == TABLE or decision.seat in self.watch.people)

    def scene(self, width: int, height: int, glyphs: Glyphs, view: Any = None) -> Scene:
        """Everything the board may draw from."""
        show: Show | None = self.stage.show
        decision = self.decision
        scene = Scene(
            view=self.view if view is None else view,
            decision=decision if self.my_turn else None,
            looker=self.looker,
            names=self.match.names,
            narrator=self.match.game.narrator,
            width=width,
            height=height,
            glyphs=glyphs,
            lit=self.lit if self.my_turn else None,
            pick=self.pick,
            spots=self.spots,
            show=show,
            log=self.log,
            drafted=tuple(self.draft.actions) if self.draft is not None else (),
            refusal=self.refusal,
            changed=frozenset(self.changed),
            settings={
                "hints": self.settings.hints,
                "motion": self.settings.motion,
                "confirm_moves": self.settings.confirm_moves,
                "ask_every_blow": self.settings.ask_every_blow,
            },
            standing=self.match.standing() if self.my_turn else (),
            options=self.match.setup.options,
            nudge=self._nudge,
            people=self.watch.people,
            news=tuple(seat for seat, told in self.news.items() if told),
            holds=frozenset(self.holds),
        )
        if self.settings.confirm_moves is None:
            scene = replace(scene, settings={**scene.settings, "confirm_moves": self.board.confirms(scene)})
        return scene

    def bar_text(self) -> BarText:
        """What the decision bar says besides the decision."""
        if self.ask is not None:
            return BarText(asking=self.ask.text)
        if self.stage.waiting:
            return BarText(holding="Enter goes on.", said="")
        if page := self.page:
            return BarText(page=page)
        if self.stage.busy:
            return BarText(bot=self.bot_said, said=self.said)
        if self.match.outcome is not None:
            return BarText(bot="The game is over. Esc goes back to the result.")
        if self.only_looking and self.covering is None and self.looker is not None:
            name = self.match.names[self.looker]
            return BarText(holding=f"{name}, these are your own things. Enter hides them again.")
        decision = self.match.decision_for(self.looker)
        if decision is not None and decision.seat != TABLE and decision.seat not in self.watch.people:
            name = self.match.names[decision.seat]
            return BarText(bot=f"{name} is thinking…", said=self.said or self.bot_said)
        undo = self.match.undo_refusal() if self.my_turn and not self.match.game.undo else ""
        undo = undo[:1].lower() + undo[1:].rstrip(".") if self.match.log and not self._drafting else ""
        return BarText(undo=undo, said=self.said or self._lesson_text(), respond=self.able())

    @property
    def _drafting(self) -> bool:
        return self.draft is not None and bool(self.draft.actions)

    def able(self) -> tuple[Seat, ...]:
        """At an open question: the persons that may answer and do not hold their answers."""
        decision = self.match.decision_for(None)
        if decision is None or decision.seat != TABLE:
            return ()
        able = {a.answerer() for a in decision.actions}
        return tuple(s for s in self.watch.people if s in able and s not in self.holds)

    def recap(self, seat: Seat) -> Sequence[LogLine]:
        """What has happened in the open since `seat` last had the keyboard."""
        return self.chronicles[None].lines()[self._read_upto.get(seat, 0) :]

    def has_played(self, seat: Seat) -> bool:
        """Whether `seat` has had the keyboard since the match was begun or taken up here."""
        return seat in self._read_upto

    def settle(self, settings: TableSettings) -> None:
        """Let changed settings count from now on."""
        self.settings, self.watch.cover = settings, settings.cover

    @property
    def looking_privately(self) -> bool:
        """Whether a seat looks although the open question does not need its eyes."""
        if self.watch.alone or self.looker is None:
            return False
        return self.looker != self.watch.wanted(self.match.decision_for(None))

    @property
    def only_looking(self) -> bool:
        """Whether a seat looks at its own things and is asked nothing: in another turn, or at first."""
        return self.looking_privately and (self._first or self.match.seat_to_act != self.looker)

    # --- a guided game

    @property
    def _lesson(self) -> int:
        """The present lesson: how many actions the learner has played, those on its draft included."""
        played = self.course.played if self.course is not None else 0
        return played + (len(self.draft.actions) if self.draft is not None else 0)

    @property
    def page(self) -> str:
        """The page of the present lesson that is still to be read; empty when the learner may act."""
        return self.course.page(self._lesson) if self.course is not None and self.my_turn else ""

    def turn_page(self) -> None:
        """The page has been read."""
        if self.course is not None:
            self.course.turn_page(self._lesson)
        self._repaint()

    @property
    def progress(self) -> str:
        """How far a guided game is ("lesson 3 of 12"); empty in every other."""
        return self.course.progress(self._lesson) if self.course is not None else ""

    @property
    def taught(self) -> bool:
        """Whether a guided game has still a lesson for the present decision."""
        return self.course is not None and self.course.goes_on(self._lesson)

    def _lesson_text(self) -> str:
        return self.course.text(self._lesson) if self.course is not None and self.my_turn else ""
