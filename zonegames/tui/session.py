"""One match at one keyboard: whose turn it is, what is lit, what is tried, what is shown.

Knows no widget.  The GameScreen paints its scenes and feeds it keys; tests drive it without an app.
"""

from collections.abc import Sequence
from typing import Any

from zonegames.engine.draft import Draft
from zonegames.engine.driver import BotMove
from zonegames.engine.errors import CannotUndo, IllegalAction, ZoneError
from zonegames.engine.match import Told
from zonegames.engine.seats import TABLE, Seat
from zonegames.engine.watch import Cover
from zonegames.tui.advice import Advice
from zonegames.tui.board import Response
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.sight import Ask, TableSettings
from zonegames.tui.stage import schedule

__all__ = ["Ask", "Session", "TableSettings"]

NUDGES = 2
NUDGE_SECONDS = 0.08
"""How often, and how long each time, something that cannot be moved is shaken."""


class Session(Advice):
    """The controller between a match and its screen.

    `repaint` is called whenever the picture may have changed, `cover` when the keyboard must be handed
    over, `over` when the match has ended and everything has been shown.
    """

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

    def answer_covered(self, action: Any) -> None:
        """The seat that is called answers on its cover, without looking (see `Board.open_answers`)."""
        cover, self.covering = self.covering, None
        if cover is not None and not cover.private and cover.seat == self.match.seat_to_act:
            self._submit([action])
        self._repaint()

    def _ask(self) -> None:
        """Put the open question to whom it concerns."""
        self._clear()
        decision = self.match.decision_for(self.looker)
        if decision is None:
            self._repaint()
            return
        if self.my_turn:
            trouble = ""
            if (answer := self._unasked()) is not None:
                try:
                    self._submit([answer])
                    return
                except ZoneError as error:
                    trouble = str(error)
            self._light()
            self._take_up()
            self._hint()
            self.said = trouble or self.said
            if decision.seat == TABLE:
                self._bot()
        else:
            self._bot()
        self._repaint()

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
        if not self.settings.hints or decision is None or self._lesson_text():
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
            self.refusal = response.refuse.named(self.match.names)
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
        """Put all of the actions on the draft, or none; a draft that is whole counts.  Raises ZoneError."""
        draft = self.draft = self.draft or Draft(self.match, seat)
        before = len(draft.actions)
        try:
            for action in actions:
                draft.add(action)
            decision = draft.decision
            if decision is None or decision.seat != seat or decision.kind not in self.board.drafts:
                self.commit()
                return
        except ZoneError:
            while len(draft.actions) > before:
                draft.back()
            raise
        self._light()
        self._repaint()

    def commit(self) -> None:
        """Make the drafted actions count."""
        draft = self.draft
        if draft is not None and draft.actions:
            self._submit(list(draft.actions))
        else:
            self.draft = None

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
        played = len(self.match.log)
        self.match.undo()
        together = self._together.pop(played, 1)
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
