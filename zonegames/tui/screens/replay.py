"""The replay viewer: the board of a match at any of its moments, with a bar to go through them."""

from collections.abc import Sequence
from typing import Any, Final

from textual import events

from zonegames.engine.match import Match
from zonegames.tui.board import Board, Scene
from zonegames.tui.commands import Command, bare, footer_hints
from zonegames.tui.house_keys import POINTING
from zonegames.tui.inspecting import WHAT_IS_THIS, Magnifier, named, told_of
from zonegames.tui.lines import Line, Lines, fill, fit, grounded, hints, pull, s, shorten, spots, width_of
from zonegames.tui.page import AIR_FROM, bar
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.replay import Replay

SHORTEST: Final = 12
"""Cells of the bar at least."""


class ReplayScreen(PaintedScreen[None]):
    """Paints a replay's scenes and feeds it keys and clicks."""

    def __init__(
        self, match: Match[Any], board: Board, *, speed: str = "normal", motion: bool = True, note: str = ""
    ) -> None:
        """`note` stands at the right of the title line.  Raises RecordError for a match that began in
        mid-game."""
        super().__init__()
        self.replay = Replay(match, board, speed=speed, motion=motion, timers=self._later, repaint=self._soon)
        self.note = note
        self._magnifier = Magnifier()

    # --- painting

    def commands(self) -> Sequence[Command]:
        if self._magnifier.at:
            return POINTING
        replay = self.replay
        seats, turn = "seat" if replay.reel.finished else "", replay.turn_word
        return (
            Command("next", ("right",), "on", "One action on, shown as it was played."),
            Command("prev", ("left",), "back", "One action back."),
            Command("turn", ("down", "pagedown"), turn, f"To the beginning of the next {turn}."),
            Command("unturn", ("up", "pageup"), "", f"To the beginning of this {turn}, or the one before."),
            Command("play", ("space",), "stop" if replay.playing else "play", "Play by itself, or stop."),
            Command("point", ("j",), "next ◆", "To the next turning point of the match."),
            Command("unpoint", ("k",), "", "To the turning point before."),
            Command("seat", ("s",), seats, "Through whose eyes you look: the table's, or a seat's."),
            Command("log", ("l",), "log", "What had happened up to here."),
            Command("close", ("escape", "q"), "leave", "Back to where you came from."),
            Command("table", ("m",), "", "What lay open before each seat."),
            Command("first", ("home",), "", "To the beginning."),
            Command("last", ("end",), "", "To the end."),
            Command(
                "inspect", ("i",), "", "What things are: arrows or Tab point, Enter tells more; or a click."
            ),
            Command("rules", ("r",), "", "The rules of this game."),
            Command("keys", ("question_mark",), "", "All keys that work here."),
        )

    def scene(self) -> Scene:
        """What the board is drawn from, for the present size."""
        width, height = self.app.size
        return self.replay.scene(width, height - 4 - (height >= AIR_FROM), self.shell.glyphs)

    def paint(self, width: int, height: int) -> Lines:
        scene = self.scene()
        body = fill(self.replay.board.paint(scene), width, scene.height)
        self.replay.spots = spots(body)
        body = self._magnifier.over(body)
        game = self.replay.match.game
        note = "replay" if self.replay.reel.finished else "so far"
        left = s("▌ ", game.id) + s(game.title.upper(), f"{game.id} bold") + s(f"   {note} · ", "muted")
        title = pull(
            left + self.replay.board.title(scene), s(f"{self.note}  ? keys ".lstrip(), "muted @keys"), width
        )
        air = height - 4 - scene.height
        footer = fit(hints(footer_hints(self.commands()), width), width)
        asks = self._told(width) if self._magnifier.at else self._bar(width)
        return [grounded(title, "surface"), *body, *asks, *([[]] * air), footer]

    def _told(self, width: int) -> Lines:
        """What lies under the magnifier."""
        line = named(self.replay.board, self.scene(), self._magnifier.at)
        return bar(s(WHAT_IS_THIS), s(line, "warning"), "", width)

    def _bar(self, width: int) -> Lines:
        """Where one stands, and what happened there."""
        replay = self.replay
        reel, at = replay.reel, replay.at
        edge = s("▌ ", "primary")
        where = f"  {at} of {reel.last} · {replay.turn_word} {reel.turns[at]} of {reel.turns[-1]} · "
        room = max(SHORTEST, width - width_of(s(where)) - width_of(s(replay.whose)) - 4)
        whose: Line = [(replay.whose, "primary @seat" if reel.finished else "muted @seat")]
        words = replay.said or replay.happened()
        style = "warning" if replay.said else "text"
        return [
            fit([*edge, *progress(replay, room), *s(where, "muted"), *whose], width),
            fit([*edge, *s(shorten(words, width - 3), style)], width),
        ]

    # --- handling

    def type_key(self, event: events.Key) -> bool:
        return self._under_magnifier(bare(event.key))

    def _under_magnifier(self, key: str) -> bool:
        """Once i was pressed, arrows and Tab go from thing to thing and Enter tells more; any other key
        puts the magnifier away."""
        magnifier = self._magnifier
        if not magnifier.at:
            return False
        if key in ("enter", "space"):
            self._inspect(magnifier.at)
        elif not magnifier.moved(self.replay.spots, key):
            magnifier.at = ""
        self.repaint()
        return bool(magnifier.at) or key == "escape"

    def press(self, spot: str) -> None:
        replay = self.replay
        match spot:
            case "next":
                replay.step()
            case "prev":
                replay.back()
            case "turn" | "unturn":
                replay.turn(1 if spot == "turn" else -1)
            case "point" | "unpoint":
                replay.turning_point(1 if spot == "point" else -1)
            case "first" | "last":
                replay.go(0 if spot == "first" else replay.reel.last)
            case "play":
                replay.play()
            case "seat":
                replay.switch()
            case "close":
                self.dismiss()
            case "log" | "rules" | "table" | "inspect" | "keys":
                self._tell(spot)
            case _ if spot.startswith("key:"):
                self._under_magnifier(spot.removeprefix("key:"))
            case _:
                self._point_at(spot)

    def _tell(self, spot: str) -> None:
        """Pages about this moment, and pointing at what is drawn."""
        replay = self.replay
        match spot:
            case "log":
                self.shell.show_log(replay.log, replay.match.names, self._lay_on, open=True)
            case "rules":
                self.shell.show_rules(replay.match.game.id)
            case "table":
                if (sheet := replay.board.sheet(self.scene(), "table")) is not None:
                    self.shell.show_sheet(sheet)
            case "inspect":
                self._magnifier.lay(self.replay.spots, None)
                self.repaint()
            case _:
                self.shell.show_keys(self.commands())

    def _lay_on(self, spot: str | None) -> None:
        if spot is not None:
            self._magnifier.lay(self.replay.spots, spot)
            self.repaint()

    def _point_at(self, spot: str) -> None:
        """A click on the bar goes there; on the board it tells what the thing is."""
        if spot.startswith("still:"):
            self.replay.go(int(spot.removeprefix("still:")))
        else:
            self._inspect(spot)

    def _inspect(self, spot: str) -> None:
        sheet, line = told_of(self.replay.board, self.scene(), spot)
        if sheet is not None:
            self.shell.show_sheet(sheet)
        elif line:
            self.replay.said = line
            self.repaint()

    def wheel(self, spot: str, by: int) -> None:
        if by > 0:
            self.replay.step()
        else:
            self.replay.back()


def progress(replay: Replay, cells: int) -> Line:
    """The bar: what lies behind, where one is, turning points; each cell goes to its still."""
    reel = replay.reel
    here = _cell(replay.at, reel.last, cells)
    points = {_cell(point.still, reel.last, cells): point.still for point in reversed(reel.points)}
    out: Line = []
    for cell in range(cells):
        still = points.get(cell, round(cell * reel.last / (cells - 1)))
        behind = "primary" if cell <= here else "line"
        if cell == here:
            glyph, ink = "●", "text bold"
        elif cell in points:
            glyph, ink = "◆", "warning" if cell <= here else "muted"
        else:
            glyph, ink = "▮" if cell < here else "▯", behind
        out.append((glyph, f"{ink} @still:{still}"))
    return out


def _cell(still: int, last: int, cells: int) -> int:
    return round(still * (cells - 1) / last) if last else 0
