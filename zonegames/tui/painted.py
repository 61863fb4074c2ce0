"""A screen that is one painted canvas: keys, clicks and wheel all end in `press`."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.screen import Screen
from textual.timer import Timer

from zonegames.engine.errors import ZoneError
from zonegames.tui.canvas import Canvas
from zonegames.tui.commands import Command, for_key
from zonegames.tui.lines import Lines
from zonegames.tui.page import is_tiny
from zonegames.tui.tiny import QUIT, tiny_notice

if TYPE_CHECKING:
    from zonegames.tui.app import ZonegamesApp

R = TypeVar("R")
Direction: TypeAlias = Literal["up", "down", "left", "right"]
ARROWS: dict[str, Direction] = {"up": "up", "down": "down", "left": "left", "right": "right"}
STEP: dict[Direction, int] = {"up": -1, "left": -1, "down": 1, "right": 1}


class PaintedScreen(Screen[R]):
    """Subclasses say what to paint, which commands there are and what pressing a spot does.

    `at` is the lit spot; it and every half-made choice live here, not in what is painted, so a resize
    loses nothing.  Below 80x24 a notice is shown and only quitting works.
    """

    AUTO_FOCUS = ""
    at: str = ""
    then: "Callable[[R | None], None] | None" = None
    """Who hears what the screen is dismissed with (see `Shell.show`)."""

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas()
        """The one widget."""
        self._waiting_paint = False
        self._grace = False

    @property
    def shell(self) -> "ZonegamesApp":
        """The app, by its own type."""
        return self.app  # type: ignore[return-value]

    @property
    def on_top(self) -> bool:
        """Whether no other screen lies on this one, and it is still there."""
        return self.app.screen_stack[-1:] == [self]

    def dismiss(self, result: R | None = None) -> AwaitComplete:
        """Close, and tell `then` in the app's own queue: of Textual whoever pushed the screen would hear, and
        that may have closed meanwhile.  Once closed, or under another screen, it closes no more."""
        if not self.on_top:
            return AwaitComplete.nothing()
        with ExitStack() as held:
            held.enter_context(self.app.batch_update())
            closing = super().dismiss(result)
            self.app.call_next(self._go_on, result, held.pop_all())
        return closing

    def _go_on(self, result: R | None, held: ExitStack) -> None:
        """What lay beneath is not shown before it is clear what comes now: it may be under something else."""
        with held, self.telling():
            if self.then is not None:
                self.then(result)

    # --- what a screen says

    @abstractmethod
    def paint(self, width: int, height: int) -> Lines:
        """All rows of the screen."""

    @abstractmethod
    def press(self, spot: str) -> None:
        """A key's command, or a click on a spot."""

    def commands(self) -> Sequence[Command]:
        """What can be done now, the most wanted first."""
        return ()

    def stops(self) -> Sequence[str]:
        """The spots that arrows walk, in reading order; empty: arrows are ordinary keys."""
        return ()

    def wheel(self, spot: str, by: int) -> None:
        """A turn of the wheel; by default it walks."""
        self.walk("down" if by > 0 else "up")

    def click(self, spot: str) -> None:
        """A click on a spot; by default as if its key had been pressed."""
        self.press(spot)

    # --- how it is done

    def compose(self) -> ComposeResult:
        yield self.canvas

    @property
    def tiny(self) -> bool:
        """Whether only the notice is shown."""
        return is_tiny(*self.app.size)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """What fails with a sentence for people (a full disk) is told, and the screen stays as it is."""
        try:
            yield
        except ZoneError as error:
            self.tell(str(error))

    def tell(self, sentence: str) -> None:
        """Say what has failed."""
        self.app.notify(sentence, markup=False, severity="warning")

    def called(self, spot: str) -> None:
        """Press a spot for somebody else: a list of commands, the palette."""
        with self.telling():
            self.press(spot)

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key | events.MouseDown | events.MouseScrollDown | events.MouseScrollUp):
            for screen in self.app.screen_stack:
                if isinstance(screen, PaintedScreen):
                    screen.touched()
        if isinstance(event, events.Key) and not self.on_top:
            event.stop()  # typed ahead, for a screen that has gone since: meant for nothing that is there now
            return
        with self.telling():
            await super().on_event(event)

    def give_grace(self, seconds: float) -> None:
        """For a moment, keys may still be meant for what was here before."""
        if self.app.animation_level != "none":
            self._grace = True
            self.set_timer(seconds, self.end_grace)

    def end_grace(self) -> None:
        """From now on every key is meant for this screen."""
        self._grace = False

    def touched(self) -> None:
        """Somebody is at the keyboard or the mouse, on this screen or on one that lies on it."""

    def _later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        def call() -> None:
            with self.telling():
                callback()

        return self.set_timer(seconds, call)

    def _soon(self) -> None:
        """Repaint once, after everything that happens now."""
        self._waiting_paint = True
        self.check_idle()

    def on_idle(self) -> None:
        """Everything that has come in is dealt with: show what is true now."""
        if self._waiting_paint and self.is_attached:
            self._waiting_paint = False
            self.repaint()

    def repaint(self) -> None:
        """Show what is true now; only rows that differ go to the terminal."""
        width, height = self.app.size
        lines = tiny_notice(width, height) if self.tiny else self.paint(width, height)
        self.canvas.show(lines)

    def on_mount(self) -> None:
        self.repaint()

    def on_resize(self) -> None:
        self.repaint()

    def on_screen_resume(self) -> None:
        self.repaint()

    def on_key(self, event: events.Key) -> None:
        if self.tiny:
            if for_key([QUIT], event.key):
                self._handled(event)
                self.shell.leave()
            return
        if self.type_key(event):
            self._handled(event)
        elif command := for_key(self.commands(), event.key):
            self._handled(event)
            self.press(command.spot)
        elif event.key in ARROWS and self.stops():
            self._handled(event)
            self.walk(ARROWS[event.key])

    def _handled(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()

    def type_key(self, event: events.Key) -> bool:
        """A key while text is being entered; whether it was taken."""
        return False

    def walk(self, direction: Direction) -> None:
        """Light the next stop in reading order; screens with columns say it better."""
        stops = self.stops()
        if not stops:
            return
        at = stops.index(self.at) if self.at in stops else 0
        found = stops[max(0, min(at + STEP[direction], len(stops) - 1))]
        if found != self.at:
            self.light(found)

    def light(self, spot: str) -> None:
        """Put the cursor on a spot."""
        self.at = spot
        self.repaint()

    def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        event.stop()
        if not self.on_top:
            return
        if self.tiny:
            if event.spot == QUIT.spot:
                self.shell.leave()
        elif event.spot:
            with self.telling():
                self.click(event.spot)

    def on_canvas_scrolled(self, event: Canvas.Scrolled) -> None:
        event.stop()
        if not self.tiny and self.on_top:
            with self.telling():
                self.wheel(event.spot, event.by)
