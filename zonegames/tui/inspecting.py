"""What there is to tell of anything that a board has painted."""

from collections.abc import Sequence

from zonegames.tui.board import Board, Scene, Sheet
from zonegames.tui.commands import Command
from zonegames.tui.spots import SpotId


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
        return None, refusal.text
    button = next((c for c in commands if spot == c.spot or spot.removeprefix("key:") in c.keys), None)
    return None, button.says if button is not None else ""
