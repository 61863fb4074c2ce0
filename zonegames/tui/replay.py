"""A match looked at again: forward and back, at a pace of one's own, with the eyes that are allowed.

Knows no widget.  The ReplayScreen paints its scenes and feeds it commands; tests drive it without an app.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from zonegames.engine.match import Match, Told
from zonegames.engine.seats import Looker
from zonegames.tui.board import Board, LogLine, Scene
from zonegames.tui.chronicle import Chronicle
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.reel import Reel
from zonegames.tui.spots import SpotId, Spots
from zonegames.tui.stage import SPEEDS, Stage, Timers, schedule

PAUSE: Final = 0.6
"""Seconds between two actions at normal speed while it plays by itself."""


class Replay:
    """Where one stands in a match that is looked at again."""

    def __init__(
        self,
        match: Match[Any],
        board: Board,
        *,
        speed: str = "normal",
        motion: bool = True,
        timers: Timers,
        repaint: Callable[[], None],
    ) -> None:
        """Raises RecordError for a match that began in mid-game."""
        self.match, self.board, self.speed, self.motion = match, board, speed, motion
        self.reel = Reel(match)
        self.at = 0
        """The still that is shown, or that the running show leaves."""

        self.playing = False
        self.said = ""
        """A word on what was asked last: why a view is closed, what turned here."""

        self.spots: Spots = {}
        self._looker: Looker = None
        self._timers, self._repaint = timers, repaint
        self._ticket = 0  # an older timer that still fires is ignored
        self._untold = 0
        self._chronicles: dict[Looker, Chronicle] = {}
        self.stage = Stage(timers, changed=repaint, told=self._on_told, done=self._shown)

    # --- what there is to see

    @property
    def looker(self) -> Looker:
        """Whose eyes look: the table's, and after the end those of any seat."""
        return self._looker

    @property
    def whose(self) -> str:
        """The view in words."""
        return "the table's view" if self._looker is None else f"{self.match.names[self._looker]}'s view"

    @property
    def turn_word(self) -> str:
        """What this match counts: turns, rounds, moves."""
        return self.match.game.narrator.turn(self.match.setup.options)

    @property
    def log(self) -> Sequence[LogLine]:
        """All that was told up to here."""
        if (chronicle := self._chronicles.get(self._looker)) is None:
            chronicle = self._chronicles[self._looker] = Chronicle(self.match, self.board, self._looker)
        if not self.stage.busy:
            return chronicle.after(self.reel.actions(self.at))
        lines = chronicle.after(self.reel.actions(self.at + 1))
        return lines[: len(lines) - self._untold]

    def scene(self, width: int, height: int, glyphs: Glyphs) -> Scene:
        """Everything the board may draw from; nobody is asked anything."""
        return Scene(
            view=self.stage.view if self.stage.busy else self.reel.view(self.at, self._looker),
            decision=None,
            looker=self._looker,
            names=self.match.names,
            narrator=self.match.game.narrator,
            width=width,
            height=height,
            glyphs=glyphs,
            spots=self.spots,
            show=self.stage.show,
            log=self.log,
            changed=frozenset() if self.stage.busy else self._changed(),
            settings={"hints": False, "motion": self.motion, "confirm_moves": False},
            options=self.match.setup.options,
            people=() if self._looker is None else (self._looker,),  # nobody else's eyes are to be kept off
        )

    def _changed(self) -> frozenset[SpotId]:
        heard = self.reel.heard(self.at, self._looker) if self.at else ()
        return frozenset(spot for event in heard for spot in self.board.trace(event))

    def happened(self) -> str:
        """What led to this still, in the words of the log."""
        heard = self.reel.heard(self.at, self._looker)
        narrator, names = self.match.game.narrator, self.match.names
        words = _run_on([narrator.sentence(event, names, self._looker) for event in heard])
        if words or not self.at:
            return words or "The beginning."
        if not self.reel.hidden(self.at, self._looker):
            return "A step that the log does not tell."
        if self._looker is not None:
            return f"{names[self._looker]} was told nothing of this."
        return "The table was told nothing of this; s looks through the eyes of a seat."

    # --- moving

    def go(self, still: int) -> None:
        """To a still, at once."""
        self._rest()
        self.at = max(0, min(still, self.reel.last))
        self._repaint()

    def step(self) -> None:
        """One action on, shown as it was played; while it is shown, to its end."""
        self.playing = False
        if self.stage.busy:
            self.stage.skip()
        else:
            self._show()

    def back(self) -> None:
        """One action back."""
        self._rest()
        self.go(self.at - 1)

    def turn(self, by: int) -> None:
        """To the beginning of the next turn, or of this or the one before."""
        self._rest()
        self.go(self.reel.turn_after(self.at) if by > 0 else self.reel.turn_before(self.at))

    def turning_point(self, by: int) -> None:
        """To the next turning point, or the one before; told when there is none."""
        self._rest()
        points = self.reel.points if by > 0 else reversed(self.reel.points)
        found = next((p for p in points if (p.still - self.at) * by > 0), None)
        if found is None:
            self.said = "No turning point after this." if by > 0 else "No turning point before this."
            self._repaint()
            return
        self.go(found.still)
        self.said = f"◆ {found.words}"
        self._repaint()

    def switch(self) -> None:
        """The next seat's view; told why not while the match is not finished."""
        self._rest()
        if not self.reel.finished:
            self.said = "Seats keep their secrets until the match is over: this is what the table sees."
        else:
            seats = len(self.match.names)
            following = 0 if self._looker is None else self._looker + 1
            self._looker = following if following < seats else None
            self.said = f"Now {self.whose}."
        self._repaint()

    def play(self) -> None:
        """Start or stop playing by itself; at the end it begins anew."""
        if self.playing:
            self._rest()
            self._repaint()
            return
        if self.at == self.reel.last:
            self.go(0)
        self.playing = True
        self._show()

    # --- the show

    def _show(self) -> None:
        """Bring what leads to the next still on the stage."""
        self.said = ""
        if self.at == self.reel.last:
            self.playing = False
            self._repaint()
            return
        told = self.reel.told(self.at, self._looker)
        beats = schedule(told, self.board, self.speed, waits=False, motion=self.motion)
        self._untold = self._lines(told)
        self.stage.play(beats, self.reel.view(self.at, self._looker))

    def _lines(self, told: Sequence[Told]) -> int:
        narrator, names = self.match.game.narrator, self.match.names
        return sum(1 for one in told if narrator.sentence(one.event, names, self._looker))

    def _on_told(self, told: Told) -> None:
        self._untold = max(0, self._untold - self._lines([told]))

    def _shown(self) -> None:
        """The next still is reached; while playing, the one after it follows soon."""
        self.at += 1
        self._untold = 0
        if self.playing and self.at == self.reel.last:
            self.playing = False
        if self.playing:
            self._ticket += 1
            ticket = self._ticket
            self._timers(PAUSE * (SPEEDS[self.speed] or SPEEDS["fast"]), lambda: self._go_on(ticket))
        self._repaint()

    def _go_on(self, ticket: int) -> None:
        if self.playing and ticket == self._ticket and not self.stage.busy:
            self._show()

    def _rest(self) -> None:
        """Stop playing, and end a running show where it leads."""
        self.playing, self.said = False, ""
        if self.stage.busy:
            self.stage.skip()


def _run_on(sentences: Sequence[str]) -> str:
    """All that is told in one line; a dot parts what has no full stop of its own."""
    *before, last = [sentence for sentence in sentences if sentence] or [""]
    return " ".join([*(one if one.endswith(".") else f"{one} ·" for one in before), last])
