"""One match at one keyboard: whose eyes are on the screen, what is lit, what is tried, what is shown.

Knows no widget.  The GameScreen paints its scenes and feeds it keys; tests drive it without an app.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from zonegames.engine.draft import Draft
from zonegames.engine.driver import BotMove, Driver
from zonegames.engine.errors import CannotUndo, IllegalAction, Refusal
from zonegames.engine.looker import Cover, CoverWhen, Watch
from zonegames.engine.match import Batch, Match, Told
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, Looker, Seat
from zonegames.tui.board import Board, LogLine, Response, Scene, Show
from zonegames.tui.chronicle import Chronicle
from zonegames.tui.decision_bar import BarText
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.spots import SpotId, Spots
from zonegames.tui.stage import Stage, Timers, schedule

if TYPE_CHECKING:
    from zonegames.tui.guide import Course

NUDGES = 2
NUDGE_SECONDS = 0.08
"""How often, and how long each time, something that cannot be moved is shaken."""


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
class _Choice:
    """A half-made choice, put aside while somebody looks at its own things."""

    moment: int
    """How many actions had been played."""

    looker: Looker
    lit: Any
    pick: Any
    draft: Draft[Any] | None


class Session:
    """The controller between a match and its screen.

    `repaint` is called whenever the picture may have changed, `cover` when the keyboard must be handed
    over, `over` when the match has ended and everything has been shown.
    """

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
        self._kept: _Choice | None = None
        self.course = course
        """The lessons of a guided game; None in every other."""

        self._untold = 0
        self._batches: dict[Looker, Batch] = {}
        self._unsubscribe: Callable[[], None] | None = None
        self._listening: Looker = None
        match.subscribe(None, lambda batch: self._batches.__setitem__(None, batch), views=True)

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
            return BarText(bot=f"{name} is thinking …", said=self.said or self.bot_said)
        undo = self.match.undo_refusal() if self.my_turn and not self.match.game.undo else ""
        undo = undo.rstrip(".").lower() if undo and self.match.log and not self._drafting else ""
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

    def settle(self, settings: TableSettings) -> None:
        """Let changed settings count from now on."""
        self.settings, self.watch.cover = settings, settings.cover

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

    def _follow(self, actions: Sequence[Any]) -> None:
        """Raises IllegalAction when the lesson asks for something else first."""
        refusal = self.course.refusal(self._lesson, actions) if self.course is not None else None
        if refusal is not None:
            raise IllegalAction(refusal)

    def _point(self) -> None:
        """Put the cursor on what the lesson asks for, so that Enter does it."""
        wanted = self.course.wanted(self._lesson) if self.course is not None else ()
        if wanted:
            self._cursor_to(self.board.pointing(self.scene(80, 20, Glyphs()), wanted), wanted[0])

    def _cursor_to(self, there: Response, action: Any) -> None:
        self.lit = action if there.lit is None else there.lit
        self.pick = self.pick if there.pick is None else there.pick

    # --- the course of play

    def begin(self) -> None:
        """Take up the match where it stands."""
        self._turn()

    def _turn(self) -> None:
        """Everything has been shown: whose eyes, whose turn now?"""
        self._untold = 0
        self._clear()
        decision = self.match.decision_for(None)
        if decision is None:
            self.watch.turn_to(None)
            self._listen()
            self._repaint()
            self._over()
            return
        if (first := self._first_look()) is not None:
            self._hand_over(Cover(first, private=True))
            return
        cover = self.watch.turn_to(decision)
        self._listen()
        if cover is not None:
            self._hand_over(cover)
            return
        self._ask()

    def _first_look(self) -> Seat | None:
        """The next person who has not yet looked at what it was dealt, in games that ask for it."""
        if not self.board.first_look or self.watch.alone or self.match.log:
            return None
        return next((seat for seat in self.watch.people if seat not in self._looked), None)

    def _hand_over(self, cover: Cover) -> None:
        self.covering = cover
        self._repaint()
        self._cover(cover)

    def arrived(self, seat: Seat) -> None:
        """`seat` has said that it is there: lift the cover."""
        cover, self.covering = self.covering, None
        if cover is None or cover.seat != seat:
            return
        if cover.private:
            self._first = self._first_look() == seat
            self._looked.add(seat)
            self.watch.look(seat)
        else:
            self.watch.arrived(seat, self.match.decision_for(None))
        self.news.get(seat, []).clear()
        self._listen()
        self._ask()

    def answer_covered(self, action: Any) -> None:
        """The seat that is called answers on its cover, without looking (see `Board.open_answers`)."""
        cover, self.covering = self.covering, None
        if cover is not None and not cover.private and cover.seat == self.match.seat_to_act:
            self._submit([action])
        self._repaint()

    def leave_cover(self) -> None:
        """Nobody came for a private look: back to the table."""
        if self.covering is not None and self.covering.private:
            self.covering = None
            self.look_away()

    def look(self, seat: Seat) -> None:
        """A private look of `seat`, behind its cover unless it has the screen for itself."""
        if self.looker == seat or seat not in self.watch.people:
            return
        self._put_aside()
        cover = Cover(seat, private=True)
        if self.watch.needs_cover(seat):
            self.watch.look_away()
            self._hand_over(cover)
        else:
            self.covering = cover
            self.arrived(seat)

    def hide(self) -> None:
        """Cover what lies open to one of several persons; a half-made choice is taken up behind the cover."""
        if self.looker is None or self.watch.alone or self.stage.busy:
            return
        self._put_aside()
        self._first = False
        self.watch.hide()
        self._listen()
        self._turn()

    def _put_aside(self) -> None:
        """Remember a half-made choice while somebody looks at other things, or nobody at all."""
        if self.my_turn and not self.looking_privately:
            self._kept = _Choice(len(self.match.log), self.looker, self.lit, self.pick, self.draft)

    @property
    def looking_privately(self) -> bool:
        """Whether a seat looks although the open question does not need its eyes."""
        wanted = self.watch.wanted(self.match.decision_for(None))
        return not self.watch.alone and self.looker is not None and self.looker != wanted

    @property
    def only_looking(self) -> bool:
        """Whether a seat looks at its own things and is asked nothing: in another turn, or at first."""
        return self.looking_privately and (self._first or self.match.seat_to_act != self.looker)

    def look_away(self) -> None:
        """End a private look."""
        self._first = False
        self.watch.look_away()
        self._listen()
        self._turn()

    def _listen(self) -> None:
        """Hear the match with the eyes that are on the screen, and no others."""
        if self._listening == self.looker:
            return
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
            self._batches.pop(self._listening, None)
        self._listening = looker = self.looker
        if looker is not None:
            hear = self._batches.__setitem__
            self._unsubscribe = self.match.subscribe(looker, lambda b: hear(looker, b), views=True)

    def _ask(self) -> None:
        """Put the open question to whom it concerns."""
        self._clear()
        decision = self.match.decision_for(self.looker)
        if decision is None:
            self._repaint()
            return
        if self.my_turn:
            if (answer := self._unasked()) is not None:
                self._submit([answer])
                return
            self._light()
            self._take_up()
            self._hint()
            if decision.seat == TABLE:
                self._bot()
        else:
            self._bot()
        self._repaint()

    def _take_up(self) -> None:
        """Go on with the half-made choice that a private look has interrupted."""
        kept = self._kept
        if kept is None or self.looking_privately:
            return
        self._kept = None
        if (kept.moment, kept.looker) == (len(self.match.log), self.looker):
            self.lit, self.pick, self.draft = kept.lit, kept.pick, kept.draft

    def _unasked(self) -> Any:
        """What a setting of the screen answers for a person, where the question cannot matter."""
        decision = self.decision
        if decision is None or decision.seat == TABLE or self.taught:
            return None
        return self.board.answer_unasked(self.scene(80, 20, Glyphs()))

    def _light(self) -> None:
        """A new question: let the board say what is lit first."""
        self.lit = None  # the memory stays within a draft: one question leads to the next
        self.lit, self.pick = self.board.open(self.scene(80, 20, Glyphs()))
        self._point()

    def _clear(self) -> None:
        self.lit, self.pick, self.refusal, self.said, self.ask = None, None, None, "", None
        self.draft = None

    def _hint(self) -> None:
        decision = self.decision
        if not self.settings.hints or decision is None or self.course is not None:
            return
        hint = self.match.game.narrator.hint(self.view, decision)
        if hint is not None and hint.key not in self.settings.seen_hints:
            self.settings.seen_hints.add(hint.key)
            self.settings.hint_shown(hint.key)
            self.said = hint.text

    # --- what people do

    def respond(self, response: Response) -> None:
        """Carry out what the board made of a key or click."""
        if response.play and (ask := response.ask or self._asks_first(response.play)):
            self.ask = Ask(ask, lambda: self.play(response.play))
        elif response.play:
            self.play(response.play)
        if response.back:
            self.undo()
        if response.commit:
            self.commit()
        if response.lit is not None:
            self.lit, self.refusal, self.said = response.lit, None, ""
        if response.pick is not None:
            self.pick, self.refusal = response.pick, None
        if response.refuse is not None:
            self.refusal = response.refuse
        if response.said:
            self.said = response.said
        if response.nudge and self.settings.motion and self.settings.speed != "off":
            self._nudge = NUDGES
            self._timers(NUDGE_SECONDS, self._still)
        if response.hold is not None:
            self._hold(response.hold)
        if response.look is not None:
            self.look(response.look)
        self._repaint()

    def _hold(self, seat: Seat) -> None:
        """Turn "hold my answers" on or off; if nobody is left to ask, the computers have the word."""
        self.holds ^= {seat}
        decision = self.decision
        if decision is not None and decision.seat == TABLE:
            self._bot()

    def _asks_first(self, actions: Sequence[Any]) -> str:
        """What the table wants to be asked before these count; mostly nothing."""
        if self.settings.confirm_turn_end and any(action.ends_turn for action in actions):
            return "End the turn?  y ends it, n goes back."
        return ""

    def _still(self) -> None:
        """One picture of a shake is over."""
        self._nudge = max(0, self._nudge - 1)
        if self._nudge:
            self._timers(NUDGE_SECONDS, self._still)
        self._repaint()

    def play(self, actions: Sequence[Any]) -> None:
        """Play actions of the one who is asked: on its draft where the kind is drafted, else for good."""
        self.refusal, self.ask = None, None
        decision = self.decision
        if decision is None:
            return
        try:
            self._follow(actions)
            if decision.kind in self.board.drafts and decision.seat != TABLE:
                self._try(actions, decision.seat)
            else:
                self._submit(actions)
        except IllegalAction as error:
            self.refusal = error.refusal
            self._repaint()

    def _try(self, actions: Sequence[Any], seat: Seat) -> None:
        """Put all of the actions on the draft, or none.  Raises IllegalAction."""
        if self.draft is None:
            self.draft = Draft(self.match, seat)
        before = len(self.draft.actions)
        try:
            for action in actions:
                self.draft.add(action)
        except IllegalAction:
            while len(self.draft.actions) > before:
                self.draft.back()
            raise
        decision = self.draft.decision
        if decision is None or decision.seat != seat or decision.kind not in self.board.drafts:
            self.commit()
            return
        self._light()
        self._repaint()

    def commit(self) -> None:
        """Make the drafted actions count."""
        draft, self.draft = self.draft, None
        if draft is not None and draft.actions:
            self._submit(list(draft.actions))

    def _submit(self, actions: Sequence[Any]) -> None:
        seat = self.match.seat_to_act
        before = self.match.view(self.looker)
        before_table = self.match.view(None)
        self._batches.clear()
        self.changed.clear()
        happened = self.match.submit(actions)
        self.holds.difference_update(self.board.ends_hold(event) for event in happened)
        self._together[len(self.match.log)] = len(actions)
        self.draft = None
        self._clear()
        if seat in self.news:
            self._read_upto[seat] = len(self.chronicles[None].lines())
        self._note_news()
        self._show(before, before_table)

    def play_bot(self, move: BotMove) -> None:
        """Play a computer's move: the screen has waited for it."""
        asked = self.match.decision_for(None)
        if asked is not None and asked.secret:
            self.bot_said = ""  # even a reason may tell how many secret answers it gave
        elif move.seat != TABLE:
            self.bot_said = f"{self.match.names[move.seat]}: {move.reason}" if move.reason else ""
        if self.course is not None:
            self.course.others_play()
        self._submit([move.action])

    def _show(self, before: Any, before_table: Any) -> None:
        """Bring the batch on the stage, with the eyes that may see what follows."""
        looker = self.looker
        wanted = self.watch.wanted(self.match.decision_for(None))
        batch = self._batches.get(looker)
        if looker is not None and not self.watch.alone and wanted != looker:
            own = batch is not None and any(
                self.board.waits(t.event, t.view) and t.event.seen_by(None) is None for t in batch.told
            )
            if not own:
                self.watch.look_away()
                self._listen()
                looker, batch, before = None, self._batches.get(None), before_table
        told = batch.told if batch is not None else ()
        beats = schedule(
            told,
            self.board,
            self.settings.speed,
            waits=bool(self.watch.people),
            motion=self.settings.motion,
        )
        self._untold = sum(1 for t in told if self.chronicles[looker].line(t.event) is not None)
        self.stage.play(beats, before)

    def _on_told(self, told: Told) -> None:
        if self.chronicles[self.looker].line(told.event) is not None:
            self._untold = max(0, self._untold - 1)
        self.changed.update(self.board.trace(told.event))

    def _note_news(self) -> None:
        """A private piece of news for a person who is not looking waits for its next look."""
        if self.watch.alone or not self.match.log:
            return
        events = self.match.log[-1].events
        waits = self.board.news([seen for event in events if (seen := event.seen_by(None)) is not None])
        for seat in self.watch.people:
            if seat == self.looker:
                continue
            for event in events:
                seen, public = event.seen_by(seat), event.seen_by(None)
                if seen is None or seen == public or not event.informs(seat):
                    continue
                if public is not None or seat in waits:
                    text = self.match.game.narrator.sentence(seen, self.match.names, seat)
                    self.news[seat].append(text)

    def undo(self) -> None:
        """One step back: on the draft, else in the match, else by the game's own "take back"."""
        if self._drafting:
            assert self.draft is not None
            self.draft.back()
            self._light()
            self._repaint()
            return
        try:
            self._undo_step()
        except CannotUndo as error:
            if self.taught or not self._take_back():
                self.said = str(error)
                self._repaint()
            return
        self._turn()

    def _undo_step(self) -> None:
        """What was played as one is taken back as one.  Raises CannotUndo."""
        together = self._together.pop(len(self.match.log), 1)
        self.match.undo()
        for _ in range(min(together - 1, self.match.undoable())):
            self.match.undo()
        self._undone()

    def _undone(self) -> None:
        if self.course is not None:
            self.course.taken_back()

    def _take_back(self) -> bool:
        decision = self.decision
        back = next((a for a in decision.legal if not a.progress), None) if decision else None
        if back is not None:
            self._submit([back])
        return back is not None

    def restart(self) -> None:
        """Back to the last barrier, after asking."""
        if self._drafting:
            self.draft = None
            self._ask()
            return
        count = self.match.undoable()
        if not count:
            self.undo()
            return
        steps = "one step" if count == 1 else f"{count} steps"

        def yes() -> None:
            for _ in range(count):
                self.match.undo()
            self._undone()
            self._turn()

        self.ask = Ask(f"Take back {steps}?  y takes back, n goes on.", yes)
        self._repaint()

    def answer(self, yes: bool) -> None:
        """Answer the screen's own question."""
        ask, self.ask = self.ask, None
        if ask is not None and yes:
            ask.yes()
        self._repaint()

    def answer_open(self, seat: Seat | None) -> None:
        """At an open question: `seat` wants to answer, or nobody does."""
        decision = self.match.decision_for(None)
        if decision is None or decision.seat != TABLE or self.stage.busy:
            return
        if seat is not None and seat not in self.able():
            return
        action = next((a for a in decision.actions if a.answerer() == seat), None)
        if action is not None:
            self.play([action])

    def hint(self) -> None:
        """What the game's heuristic would do here, and why; the result will say that it was asked."""
        self.refusal = None
        decision, seat = self.decision, self._hinted()
        if decision is None or seat is None or self._pointed_by_lesson():
            return
        try:
            policy = self.match.game.policy(seat, Rng(len(self.match.log) + 1))
        except NotImplementedError as error:
            self.said = f"{error}."
            return
        for event in self.match.heard(seat):
            policy.hear(event)
        mine = decision.for_answerer(seat) if decision.seat == TABLE else decision
        own = self.looker == seat or self._drafting
        choice = policy.choose(self.view if own else self.match.view(seat), mine)
        self.match.assist(seat)
        if decision.seat != TABLE:
            there = self.board.suggested(self.scene(80, 20, Glyphs()), choice.action)
            self._cursor_to(there, choice.action)
        label = self.match.game.narrator.action(self.view, mine, choice.action, self.match.names).label
        self.said = f"Hint: {_advice(label, choice.reason)}"

    def _hinted(self) -> Seat | None:
        """Whom a hint would help now; None after saying why it helps nobody."""
        decision = self.decision
        asked = self.match.seat_to_act
        if decision is None or not self.my_turn:
            whose = "the game is over" if asked is None else "you only look now"
            if asked is not None and asked not in self.watch.people:
                whose = f"{self.match.names[asked]} decides now" if asked != TABLE else "others decide now"
            self.said = f"A hint is for a decision of your own: {whose}."
            return None
        able = self.able() if decision.seat == TABLE else (decision.seat,)
        if len(able) != 1:
            self.said = "A hint is for one of you: take the answer with your number first, then h."
            return None
        if self.looker != able[0] and self.match.view(able[0]) != self.match.view(None):
            self.said = "A hint knows your hidden things: press v to look at them, then h."
            return None
        return able[0]

    def _pointed_by_lesson(self) -> bool:
        """While lessons last, they are the hint."""
        if self.taught:
            self._point()
            self.said = ""
            self.refusal = None
        return self.taught


def _advice(label: str, reason: str) -> str:
    """One sentence of what to do and why; some reasons name the action themselves."""
    reason = reason.rstrip(".")
    if label.casefold() in reason.casefold():
        return f"{reason}."
    joint = ": " if reason[:1].islower() else ". "
    return f"{label}{joint}{reason}." if reason else f"{label}."
