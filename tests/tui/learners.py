"""One person at a table with computers, who meets every kind of question."""

from collections.abc import Iterator
from typing import Any

from zonegames.bots.computers import driver_of
from zonegames.engine.match import new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, SeatSpec
from zonegames.games import load_game
from zonegames.tui.board import Scene
from zonegames.tui.boards import load_board
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.lines import fill, spots
from zonegames.tui.session import Session, TableSettings


class Learner:
    """A session of one game whose person plays at random and whose computers play as they do."""

    def __init__(self, game_id: str, seats: int, seed: int, **options: str) -> None:
        names = ("Ann", "Bo", "Cyd", "Dot")[:seats]
        specs = [SeatSpec(name, "bot" if seat else "person") for seat, name in enumerate(names)]
        if game_id == "zogars-revenge":
            specs = [SeatSpec(name) for name in names]
        self.match = new_match(load_game(game_id), specs, dict(options), seed)
        self.board = load_board(game_id)
        self.driver = driver_of(self.match)
        self.rng = Rng(seed)
        self.session = Session(
            self.match,
            self.board,
            self.driver,
            TableSettings(speed="off", hints=False, ask_every_blow=True),
            timers=lambda seconds, callback: None,
            repaint=lambda: None,
            cover=lambda cover: None,
            over=lambda: None,
            bot=lambda: None,
        )
        self.session.begin()

    def decisions(self, count: int) -> Iterator[Any]:
        """The person's next questions, those of its drafts included; each is answered afterwards."""
        for _ in range(20 * count):
            while self.session.stage.busy:
                self.session.stage.skip()
            if self.match.outcome is not None or not count:
                return
            decision = self.session.decision
            if decision is not None and self.session.my_turn and self._mine(decision):
                count -= 1
                yield decision
                self._answer(decision)
            elif (move := self.driver.next_move()) is not None:
                self.session.play_bot(move)

    def _mine(self, decision: Any) -> bool:
        return decision.seat != TABLE or bool(self.session.able())

    def _answer(self, decision: Any) -> None:
        if decision.seat == TABLE:
            self.session.answer_open(self.rng.choice([None, *self.session.able()]))
            return
        legal = [action for action in decision.legal if action.progress]
        self.session.play([self.rng.choice(legal)])
        self.session.answer(True)

    def scene(self, width: int, height: int) -> Scene:
        """The scene with what is painted where."""
        painted = self.board.paint(self.session.scene(width, height, UNICODE))
        self.session.spots = spots(fill(painted, width, height))
        return self.session.scene(width, height, UNICODE)
