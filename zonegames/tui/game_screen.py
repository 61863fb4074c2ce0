"""The one screen on which every game is played."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from textual import events
from textual.timer import Timer

from zonegames.engine.driver import BotMove, Driver
from zonegames.engine.errors import ZoneError
from zonegames.engine.match import Match
from zonegames.engine.seats import TABLE, Looker, Seat
from zonegames.engine.watch import Cover
from zonegames.tui.board import Board, LogLine, Response, Scene
from zonegames.tui.canvas import Canvas
from zonegames.tui.commands import bare, for_key, rebound
from zonegames.tui.decision_bar import BarText
from zonegames.tui.game_picture import GamePicture
from zonegames.tui.house_keys import KEYS, RESERVED
from zonegames.tui.inspecting import told_of
from zonegames.tui.session import Ask, TableSettings
from zonegames.tui.thinking import Thinking

if TYPE_CHECKING:
    from zonegames.tui.guide import Course

HIDE_AFTER = 60.0
"""Seconds without a key after which a seat's open things hide themselves."""


class GameScreen(GamePicture):
    """What keys, clicks, computers and covers do at a table."""

    def __init__(
        self,
        match: Match[Any],
        driver: Driver,
        board: Board,
        settings: TableSettings,
        course: "Course | None" = None,
    ) -> None:
        """As `GamePicture`; `driver` lets the computer seats act."""
        super().__init__(match, driver, board, settings, course)
        self.thinking = Thinking(
            driver,
            start=lambda thought: self.run_worker(thought, thread=True, group="bot"),
            hand_back=lambda result: self.app.call_from_thread(result),
            may_play=self._may_bot_play,
            play=self._bot_moved,
        )
        self._looking_for: tuple[Seat, ...] = ()  # v was pressed: the next digit names who of these looks
        self._hide_timer: Timer | None = None
        self._open_to: Looker = None  # whose things lay open in the last picture

    # --- life

    def on_mount(self) -> None:
        self.session.begin()
        self.repaint()

    def on_unmount(self) -> None:
        self.thinking.stop()

    # --- keys and clicks

    def on_key(self, event: events.Key) -> None:
        if self.tiny:
            super().on_key(event)
            return
        key = bare(event.key)
        if key in ("ctrl+q", "ctrl+c", "ctrl+p"):
            return
        self._handled(event)
        if self.session.covering is None:
            self.key(key)

    def click(self, spot: str) -> None:
        if self.session.covering is None:
            super().click(spot)

    def key(self, key: str) -> None:
        """One key, by its name."""
        if self._screen_question(key) or self._show_running(key) or self._reading(key):
            return
        if self._under_magnifier(key) or self._who_looks(key) or self._seen_enough(key):
            return
        if key in KEYS.keys:
            self.do_keys()
            return
        scene = self._scene()
        own = {k for c in self.board.keys(scene) if c.spot.startswith("key:") for k in c.keys}
        command = for_key(rebound(RESERVED, self.shell.settings.keys, own), key)
        if command is not None and key not in own:
            self.press(command.spot)
        else:
            self._board_key(key, scene)

    def _under_magnifier(self, key: str) -> bool:
        """Once i was pressed, arrows and Tab go from thing to thing and Enter tells more; any other key
        puts the magnifier away."""
        magnifier = self._magnifier
        if not magnifier.at:
            return False
        if key in ("enter", "space"):
            self._inspect(magnifier.at)
        elif not magnifier.moved(self.session.spots, key):
            magnifier.at = ""
        self.repaint()
        return bool(magnifier.at) or key == "escape"

    def _who_looks(self, key: str) -> bool:
        """After v, a digit names who looks; any other key drops the question."""
        if not self._looking_for:
            return False
        self._looking_for = ()
        if key.isdigit():
            self.session.look(int(key) - 1)
        self.repaint()
        return key.isdigit() or key == "escape"

    def _seen_enough(self, key: str) -> bool:
        """Whoever only looks at its own things covers them with Enter, too."""
        enough = key == "enter" and self._only_looking
        if enough:
            self.session.look_away()
        return enough

    def _screen_question(self, key: str) -> bool:
        if self.session.ask is None:
            return False
        if key == "y":
            self.session.answer(True)
        elif key in ("n", "escape"):
            self.session.answer(False)
        return True

    def _show_running(self, key: str) -> bool:
        """While events are being shown, a key only skips; at a wait, Enter or Space goes on, and what is only
        read opens as ever."""
        stage = self.session.stage
        pointing = stage.waiting and self._magnifier.at
        if not stage.busy or pointing or key in ("p", "escape"):
            return False
        if not stage.waiting:
            stage.skip()
        elif (command := for_key(self.commands(), key)) is not None:
            if command.spot.startswith("key:"):
                self._open_page(key, self._scene())
            else:
                self.press(command.spot)
        return True

    def _open_page(self, key: str, scene: Scene) -> None:
        """Where nothing is asked, the board's own keys still open what is only read."""
        if for_key(self.board.keys(scene), key) is not None:
            answer = self.board.press(scene, key)
            if answer.sheet:
                self._carry_out(answer)

    def _reading(self, key: str) -> bool:
        """While a page of a guided game is read, Enter turns it."""
        if not self.session.page or key in ("p", "escape", "r", *KEYS.keys):
            return False
        if key in ("enter", "space"):
            self.session.turn_page()
        return True

    def _board_key(self, key: str, scene: Scene) -> None:
        """A key that the screen does not keep for itself; `scene` is what it was pressed at."""
        decision = scene.decision
        if decision is None:
            self._open_page(key, scene)
            return
        if self._fresh or self._grace or self._question() != self._asked:
            return
        if decision.seat == TABLE and (key.isdigit() or key == "n"):
            self.session.answer_open(None if key == "n" else int(key) - 1)
            return
        if decision.seat == TABLE and key == "enter":
            return
        self._carry_out(self.board.press(scene, key))

    def _carry_out(self, response: Response) -> None:
        self.session.respond(response)
        if response.sheet and (sheet := self.board.sheet(self._scene(), response.sheet)) is not None:
            self.shell.show_sheet(sheet)

    def press(self, spot: str) -> None:
        """A reserved key's command, a footer hint, or a click on something painted."""
        if spot.startswith("key:"):
            self.key(spot.removeprefix("key:"))
            return
        self._looking_for = ()
        if (action := getattr(self, f"do_{spot}", None)) is not None:
            action()
            return
        if self._show_running("space") or self._reading("space"):
            return
        if self.session.my_turn:
            self._carry_out(self.board.click(self._scene(), spot))

    def wheel(self, spot: str, by: int) -> None:
        """The wheel only moves what is pointed at: it neither skips a show nor answers."""
        if self.session.my_turn and self.session.ask is None:
            self._carry_out(self.board.wheel(self._scene(), spot, by))

    def on_canvas_hovered(self, event: Canvas.Hovered) -> None:
        """Tell what is under the mouse, where the board has a line for it."""
        event.stop()
        before, self._pointed = self._pointed, event.spot
        if not self.tiny and any(self.board.explain(self._scene(), spot) for spot in (before, event.spot)):
            self.repaint()

    def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        """The right button inspects what the left one would take."""
        if event.button == 3 and not self.tiny and self.on_top:
            event.stop()
            event.prevent_default()  # Textual would go on to the left button's handler
            self._inspect(event.spot or None)

    def tell(self, sentence: str) -> None:
        self.session.said = sentence
        self.repaint()

    # --- the keys of every game

    def do_undo(self) -> None:
        if self.session.my_turn:
            self.session.undo()

    def do_restart(self) -> None:
        if self.session.my_turn:
            self.session.restart()

    def do_back(self) -> None:
        session = self.session
        if session.draft is not None and session.draft.actions:
            session.undo()
        elif session.looking_privately and not session.stage.busy:
            session.look_away()
        elif session.refusal is not None or session.said:
            session.refusal, session.said = None, ""
            self.repaint()
        else:
            response = self.board.press(self._scene(), "escape") if session.my_turn else Response()
            if response == Response():
                self.do_pause()
            else:
                self._carry_out(response)

    def do_log(self) -> None:
        session = self.session
        known_to_all = session.looker is None or session.watch.alone
        point_at = self._point_at if self.on_top else None  # under a cover or the results nothing is seen
        self.shell.show_log(session.log, self.match.names, point_at, open=known_to_all)

    def do_rules(self) -> None:
        refusal = self.session.refusal
        self.shell.show_rules(self.match.game.id, refusal.rule if refusal is not None else "")

    def do_table(self) -> None:
        sheet = self.board.sheet(self._scene(), "table")
        if sheet is not None:
            self.shell.show_sheet(sheet)

    def do_pause(self) -> None:
        self.shell.show_pause(self)

    def do_hint(self) -> None:
        self.session.hint()
        self.repaint()

    def do_inspect(self) -> None:
        """Point at what is under the cursor, or at the first thing there is."""
        scene = self._scene()
        first = next((s for s in self.board.targets(scene, scene.lit) if s in scene.spots), None)
        self._magnifier.lay(self.session.spots, first)
        if not self._magnifier.at:
            self._inspect(None)
        self.repaint()

    def _inspect(self, spot: str | None) -> None:
        sheet, line = told_of(self.board, self._scene(), spot, self.commands())
        if sheet is not None:
            self.shell.show_sheet(sheet)
        else:
            self.session.said = line or "Nothing lies there."
            self.repaint()

    def do_look(self) -> None:
        people = self.session.watch.people
        if self.session.watch.alone or not people:
            self.session.said = "Nobody else is at the keyboard: your own things are always open."
        elif open_to_all := self.board.nothing_hidden(self._scene()):
            self.session.said = open_to_all
        elif self.session.looking_privately:
            self.session.look_away()
        else:
            self._looking_for = people
        self.repaint()

    def _bar_text(self, scene: Scene) -> BarText:
        return replace(super()._bar_text(scene), look=self._looking_for)

    def do_hide(self) -> None:
        if self.session.looker is not None and not self.session.watch.alone:
            self.session.hide()
        else:
            self.do_look()

    def do_skip(self) -> None:
        if self.session.stage.busy:
            self.session.stage.skip()
        elif self.session.page:
            self.session.turn_page()
        else:
            self._board_key("space", self._scene())

    def do_keys(self) -> None:
        self.shell.show_keys(self.commands())

    # --- what the session asks of the screen

    def _hand_over(self, cover: Cover) -> None:
        self.shell.show_cover(self, cover)

    def others_who_look(self, seat: Seat) -> tuple[Seat, ...]:
        """The other persons at the keyboard, who may look at their own things instead of `seat`."""
        return tuple(one for one in self.session.watch.people if one != seat)

    def arrived(self, cover: Cover) -> None:
        """The cover was lifted by its seat."""
        self.session.arrived(cover.seat)
        self.repaint()

    def not_come(self, instead: Seat | None) -> None:
        """The cover of a private look was left, for nobody or for another seat's."""
        self.session.leave_cover(instead)
        self.repaint()

    def answered(self, action: Any) -> None:
        """The called seat has answered on its cover, without looking."""
        self.session.answer_covered(action)
        self.repaint()

    def table_scene(self) -> Scene:
        """What lies open, for what a cover says and offers."""
        view, decision = self.match.view(None), self.match.decision_for(None)
        return replace(self._scene(), looker=None, view=view, decision=decision, pick=None)

    def recap(self, cover: Cover) -> Sequence[LogLine]:
        """What the cover tells its seat: the open events since its last turn."""
        return self.session.recap(cover.seat)

    def _over(self) -> None:
        self.shell.show_results(self)

    def _bot_due(self) -> None:
        self.thinking.due()

    def _may_bot_play(self) -> bool:
        """Not while somebody looks at its own things, or is called to: a move ends the look."""
        return self.session.covering is None and not self.session.looking_privately

    def _bot_moved(self, move: BotMove | None) -> None:
        if not self.is_attached:
            return
        try:
            if move is not None:
                self.session.play_bot(move)
            elif self.match.seat_to_act == TABLE and not self.session.able():
                self.session.answer_open(None)
        except ZoneError as error:
            self.session.ask = Ask(f"{error}  y tries again, n waits.", self._bot_due)
        self.repaint()

    # --- a hand left open hides itself

    def repaint(self) -> None:
        super().repaint()
        if self.session.looker != self._open_to:
            self._open_to = self.session.looker
            self.touched()

    def touched(self) -> None:
        """Count anew until what lies open to one of several persons hides itself."""
        if self._hide_timer is not None:
            self._hide_timer.stop()
            self._hide_timer = None
        if self.session.looker is not None and not self.session.watch.alone:
            self._hide_timer = self._later(HIDE_AFTER, self._hide_hand)

    def _hide_hand(self) -> None:
        """Put away the pages over the table, too - a log, a list of tiles tell the same -, and what is shown
        until somebody has read it."""
        while not self.on_top:
            self.app.pop_screen()
        while self.session.stage.busy:
            self.session.stage.skip()
        self.session.hide()
