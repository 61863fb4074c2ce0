"""A hand that presses keys, clicks, turns the wheel and resizes the window at random."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from textual import events
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from zonegames.engine.rng import Rng
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.lines import spots
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.handover import HandOverScreen
from zonegames.tui.screens.picker import PickerScreen

KEYS: Final = (
    *("up", "down", "left", "right", "enter", "enter", "space", "tab", "shift+tab", "escape", "backspace"),
    *("pageup", "pagedown", "home", "end", "delete", "f1", "question_mark", "slash", "minus", "plus"),
    *"123456789abcdefghijklmnopqrstuvwxyz0ABCDEYN",
)
SIZES: Final = ((80, 24), (80, 24), (120, 36), (120, 36), (100, 30), (200, 60), (81, 25), (79, 24), (20, 5))
"""Of the window: what the templates are made for, what is larger, and what is too small."""

CHANGES: Final = 20
"""How often at most to wait for one screen to give way to another; a change that never ends is a fault."""

CHARACTERS: Final = {"space": " ", "question_mark": "?", "slash": "/", "minus": "-", "plus": "+"}


class Tireless(ZonegamesApp):
    """The app, but whoever leaves it is brought back to the picker."""

    left = 0

    def leave(self) -> None:
        self.left += 1
        if self.store is not None:
            self.to_picker()


class Hand:
    """Knows the screen that is up only as a person does: by what is painted and by the keys it tells."""

    def __init__(self, app: Tireless, pilot: Pilot[Any], rng: Rng, watch: Callable[[], None]) -> None:
        """`watch` is called after everything that was done."""
        self.app, self.pilot, self.rng, self.watch = app, pilot, rng, watch

    async def once(self) -> str:
        """One input; its words."""
        screen, dice = self.app.screen, self.rng.below(100)
        if isinstance(screen, HandOverScreen) and dice < 50:
            return await self.key(str(screen.text.seat + 1))
        if not isinstance(screen, (GameScreen, HandOverScreen, PickerScreen)) and dice < 25:
            return await self.key("escape")
        if isinstance(screen, GameScreen) and dice < 20:
            return await self.key("enter")
        match self.rng.below(100):
            case n if n < 2:
                return await self.resize()
            case n if n < 30:
                return await self.click_spot()
            case n if n < 35:
                return await self.click_cell()
            case n if n < 38:
                return await self.wheel()
            case n if n < 65 and isinstance(screen, PaintedScreen):
                keys = [key for command in screen.commands() for key in command.keys]
                return await self.key(self.rng.choice(keys or KEYS))
            case _:
                return await self.key(self.rng.choice(KEYS))

    async def key(self, key: str) -> str:
        """Press a key."""
        character = CHARACTERS.get(key, key if len(key) == 1 else None)
        self.app.post_message(events.Key(key, character))
        await self.settle()
        return key

    async def click_spot(self) -> str:
        """Click on something that is painted to be clicked; with the right button now and then."""
        screen = self.app.screen
        boxes = sorted(spots(screen.canvas.lines).items()) if isinstance(screen, PaintedScreen) else []
        if not boxes:
            return await self.click_cell()
        name, box = self.rng.choice(boxes)
        x, y = box.x + self.rng.below(max(1, box.width)), box.y + self.rng.below(max(1, box.height))
        await self.click(x, y, 3 if self.rng.below(12) == 0 else 1)
        return f"click {name}"

    async def click_cell(self) -> str:
        """Click anywhere."""
        width, height = self.app.size
        x, y = self.rng.below(width), self.rng.below(height)
        await self.click(x, y)
        return f"click {x},{y}"

    async def click(self, x: int, y: int, button: int = 1) -> None:
        """Move to a cell and click it."""
        width, height = self.app.size
        if 0 <= x < width and 0 <= y < height:
            for kind in (events.MouseMove, events.MouseDown, events.MouseUp, events.Click):
                self._mouse(kind, x, y, button)
        await self.settle()

    async def wheel(self) -> str:
        """Turn the wheel over a cell."""
        width, height = self.app.size
        x, y = self.rng.below(width), self.rng.below(height)
        kind = events.MouseScrollUp if self.rng.below(2) else events.MouseScrollDown
        self._mouse(kind, x, y, 0)
        await self.settle()
        return f"wheel {x},{y}"

    def _mouse(self, kind: type[events.MouseEvent], x: int, y: int, button: int) -> None:
        plain: dict[str, Any] = {"delta_x": 0, "delta_y": 0, "shift": False, "meta": False, "ctrl": False}
        event = kind(self.app.screen, x=x, y=y, button=button, screen_x=x, screen_y=y, **plain)
        self.app.mouse_position = event.screen_offset
        self.app.screen._forward_event(event)

    async def resize(self) -> str:
        """Give the window another size."""
        width, height = self.rng.choice(SIZES)
        await self.pilot.resize_terminal(width, height)
        await self.settle()
        return f"{width}x{height}"

    async def settle(self) -> None:
        """Wait until app, screen and canvas have done all that was asked and the computers have moved, then
        look at what there is."""
        for _ in range(3):
            await self.pilot._wait_for_screen()
        while thinking := [w for w in self.app.workers if w.group == "bot" and not w.is_finished]:
            with suppress(WorkerCancelled):  # its match was left
                await self.app.workers.wait_for_complete(thinking)
            await self.pilot._wait_for_screen()
        for _ in range(CHANGES):
            if not self._changing():
                break
            await self.pilot.pause()
        self.watch()

    def _changing(self) -> bool:
        """Whether the screen on top has not been laid out yet, or a cover has just been lifted and its game
        does not know it yet."""
        stack = self.app.screen_stack
        if stack[-1]._compositor.size != self.app.size:
            return True
        called = any(isinstance(one, GameScreen) and one.session.covering is not None for one in stack)
        return called and not any(isinstance(one, HandOverScreen) for one in stack)
