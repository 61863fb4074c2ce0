"""What there is to tell of anything that a board has painted, and how to point at it by keys."""

from collections.abc import Sequence
from typing import Final

from zonegames.tui.board import Board, Scene, Sheet
from zonegames.tui.commands import Command
from zonegames.tui.lines import Box, Lines, spot_of
from zonegames.tui.spots import Direction, SpotId, Spots, neighbour

WHAT_IS_THIS: Final = "What is this?  ↑→↓← point, Enter tells more, Esc goes back."


def told_of(
    board: Board, scene: Scene, spot: SpotId | None, commands: Sequence[Command] = ()
) -> tuple[Sheet | None, str]:
    """The thing at a spot (None: under the cursor): a page of the board's, else one line, which is empty
    when there is nothing to tell.  `commands` are those that work now: buttons are told by them."""
    sheet = board.inspect(scene, spot)
    if sheet is not None or spot is None:
        return sheet, ""
    if line := board.explain(scene, spot):
        return None, line
    action = next((action for action in scene.legal if spot in board.targets(scene, action)), None)
    if action is not None:
        words = scene.words(action)
        return None, f"{words.label}: {words.effect}" if words.effect else words.label
    refusal = board.closed(scene, spot)
    if refusal is not None:
        return None, refusal.named(scene.names).text
    button = next((c for c in commands if spot == c.spot or spot.removeprefix("key:") in c.keys), None)
    return None, button.says if button is not None else ""


def named(board: Board, scene: Scene, spot: SpotId, commands: Sequence[Command] = ()) -> str:
    """The thing at a spot in one line, before one asks for more; empty as with `told_of`."""
    sheet, line = told_of(board, scene, spot, commands)
    return board.explain(scene, spot) or (sheet.title if sheet is not None else line)


class Magnifier:
    """Goes from one painted thing to the next, for those who ask without a mouse."""

    def __init__(self) -> None:
        self.at: SpotId = ""
        """The thing it lies on; empty while it is put away."""

    def lay(self, spots: Spots, first: SpotId | None) -> None:
        """Lay it on a thing; on the first one that is painted when that one is not."""
        things = _things(spots)
        self.at = first if first is not None and first in spots else next(iter(things), "")

    def moved(self, spots: Spots, key: str) -> bool:
        """Let arrows and Tab move it; whether the key was one of these."""
        if key in ("up", "down", "left", "right"):
            self.step(spots, key)
        elif key in ("tab", "shift+tab"):
            self.turn(spots, 1 if key == "tab" else -1)
        else:
            return False
        return True

    def step(self, spots: Spots, direction: Direction) -> None:
        """Move it to the next thing in a direction; it stays where there is none."""
        things = _things(spots)
        here = things.pop(self.at, None)
        if here is None:
            self.lay(spots, None)
        else:
            self.at = neighbour(things.items(), here, direction) or self.at

    def turn(self, spots: Spots, by: int) -> None:
        """Move it to the next thing (-1: the one before) in reading order, round and round."""
        things = list(_things(spots))
        if things:
            self.at = things[(things.index(self.at) + by) % len(things) if self.at in things else 0]

    def over(self, lines: Lines) -> Lines:
        """The board with the thing under it turned light to dark."""
        if not self.at:
            return lines
        return [
            [(text, f"{style} reverse" if spot_of(style) == self.at else style) for text, style in line]
            for line in lines
        ]


def _things(spots: Spots) -> dict[SpotId, Box]:
    """What is painted, without the buttons, which say what they do."""
    return {spot: box for spot, box in spots.items() if not spot.startswith("key:")}
