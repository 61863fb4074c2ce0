"""One board a game: how its view is drawn, handled and set in motion."""

from importlib import import_module

from zonegames.games import entry
from zonegames.tui.board import Board


def load_board(game_id: str) -> Board:
    """The board of a game, loaded now.  Raises UnknownGame."""
    board: Board = import_module(f"zonegames.tui.boards.{entry(game_id).package}.board").BOARD
    return board
