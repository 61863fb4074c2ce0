"""The results of a finished match, with the way to a rematch; board and log stay open."""

from collections.abc import Callable, Sequence
from typing import Final

from textual import events

from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import Lines, s
from zonegames.tui.page import bar, page, title_line
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.results_paint import paint_body
from zonegames.tui.screens.verdict import MatchResult

FINAL: Final = (
    Command("board", ("b",), "board", "The final board."),
    Command("log", ("l",), "log", "All that happened."),
)
NEXT: Final = (
    Command("history", ("h",), "results", "Finished matches and personal bests."),
    Command("picker", ("escape", "q"), "picker", "Back to the games.", "q"),
)
OLD: Final = (
    Command("back", ("escape", "h"), "back", "Back to the list of finished matches."),
    Command("picker", ("q",), "picker", "Back to the games."),
)
GRACE: Final = 0.7
"""Seconds in which Enter and Space still belong to the show before, whose end nobody can foresee."""

WATCH: Final = Command("watch", ("w",), "watch", "Go through the match again, forward and back.")


class ResultsScreen(PaintedScreen[str]):
    """Dismissed with "rematch", "seats", "board", "back" or "picker"."""

    def __init__(
        self,
        result: MatchResult,
        *,
        work_out: Callable[[], MatchResult] | None = None,
        watch: Callable[[], None] | None = None,
        saved: str = "saved under results",
        over_a_game: bool = True,
        guided: bool = False,
    ) -> None:
        """`work_out` adds the points by turn; it runs beside the screen, after the first painting.
        `watch` opens the replay.  `over_a_game`: the screen below shows the final board and has the log;
        else it is the list of finished matches.
        `guided`: after a guided game, which is not kept, Enter opens the set-up of a real one."""
        super().__init__()
        self.result, self.saved, self.over_a_game = result, saved, over_a_game
        self._work_out, self._watch, self._guided = work_out, watch, guided

    def on_mount(self) -> None:
        super().on_mount()
        if self.over_a_game:
            self.give_grace(GRACE)
        if self._work_out is not None:
            self.run_worker(self._add_points, thread=True, exit_on_error=False)

    def on_key(self, event: events.Key) -> None:
        if self._grace and event.key in ("enter", "space"):
            self._handled(event)
        else:
            super().on_key(event)

    def _add_points(self) -> None:
        assert self._work_out is not None
        result = self._work_out()
        self.app.call_from_thread(self._show, result)

    def _show(self, result: MatchResult) -> None:
        self.result = result
        if self.is_attached:
            self.repaint()

    def commands(self) -> Sequence[Command]:
        rematch = Command(
            "rematch", ("enter",), "rematch", "Play again with the same seats; the next one begins."
        )
        seats = Command("seats", ("n",), "new seats", "The set-up of this game.")
        real = Command("seats", ("enter", "n"), "a real game", "The set-up of this game.")
        return (
            *((real,) if self._guided else (rematch, seats)),
            *(FINAL if self.over_a_game else ()),
            *((WATCH,) if self._watch is not None else ()),
            Command("rules", ("r",), "", "The rules of this game."),
            *(NEXT if self.over_a_game else OLD),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def paint(self, width: int, height: int) -> Lines:
        result = self.result
        saved = "a guided game, not kept" if self._guided else self.saved
        title = title_line(result.title, result.note, saved, width, result.game)
        first = s("Enter plays again with the same seats")
        first += s(f"; {result.first_next} sits first this time.") if result.first_next else s(".")
        if self._guided:
            first = s("That was your guided game.  Enter sits you down to a real one.")
        second = "b final board and l log stay open." if self.over_a_game else "Esc goes back to the list."
        asks = bar(first, s(second, "muted"), "", width)
        body = paint_body(result, self.canvas.glyphs, width, height)
        return page(title, body, asks, footer_hints(self.commands()), width, height)

    def press(self, spot: str) -> None:
        if spot == "keys":
            self.shell.show_keys(self.commands())
        elif spot == "rules":
            self.shell.show_rules(self.result.game)
        elif spot == "history":
            self.shell.show_history(self.result.game)
        elif spot == "watch" and self._watch is not None:
            self._watch()
        elif spot == "log":
            below = self.app.screen_stack[-2]
            if isinstance(below, PaintedScreen):
                below.press("log")
        elif spot in ("rematch", "seats", "board", "back", "picker"):
            self.dismiss(spot)
