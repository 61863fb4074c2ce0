"""What helps a player: the lessons of a guided game, and the hint of the game's heuristic."""

from collections.abc import Sequence
from typing import Any

from zonegames.engine.errors import IllegalAction
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, Seat
from zonegames.engine.telling import advice
from zonegames.tui.board import Response
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.looks import Looks


class Advice(Looks):
    """Keeps a learner to the lessons, and says what the computer would do."""

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
        self.said = f"Hint: {advice(label, choice.reason)}"

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
