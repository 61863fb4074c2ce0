"""Monolith: what keys and clicks mean."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from zonegames.games.elemenz.actions import END, REROLL, Buy, Complete, Destroy
from zonegames.games.elemenz.components import BOARD_BOXES, BOARD_LOCKS, BOXES
from zonegames.games.elemenz.monolith.view import MonolithView
from zonegames.games.elemenz.preview import preview
from zonegames.games.elemenz.rules import GAME
from zonegames.games.elemenz.words import dice
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.elemenz.asking import ListAsking, neutral
from zonegames.tui.boards.elemenz.marking import (
    may_roll,
    roll_marked,
    step,
    suggested_marks,
    toggle,
    toggle_all,
    toggle_here,
)
from zonegames.tui.boards.elemenz.memory import Memory, memory
from zonegames.tui.boards.elemenz.menu import SHOP
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.spots import SpotId

BOX_LETTERS: Final = "abcdf"
LOCK_LETTERS: Final = "gjkq"


def lit_board(scene: Scene) -> str:
    """The symbol of the own board on which the letters work."""
    view: MonolithView = scene.view
    return view.mine.boards[memory(scene).second]


@cache
def letters_of(board: str) -> Mapping[str, str]:
    """The letter of each box and lock of a board."""
    boxes = zip(BOARD_BOXES[board], BOX_LETTERS, strict=True)
    locks = zip(BOARD_LOCKS[board], LOCK_LETTERS, strict=True)
    return {box.key: letter for box, letter in (*boxes, *locks)}


class ActAsking(ListAsking):
    """`act`: letters light combos and locks, digits mark dice; `pick_reroll` with marks alone."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        second = memory(scene).second
        lit, known = super().open(scene)
        known = replace(known, second=second)
        if known.menu:
            return lit, known
        return (END if scene.legal == (END,) else None), known

    def asks(self, scene: Scene) -> str:
        known = memory(scene)
        if known.menu or (scene.lit in (None, REROLL) and not known.marks):
            return super().asks(scene)
        view: MonolithView = scene.view
        return f"roll {view.rolls} of {view.rolls_allowed}."

    def suggested(self, scene: Scene, action: Any) -> Response:
        """A hint to roll again marks the dice."""
        if action == REROLL:
            return Response(lit=action, pick=replace(memory(scene), marks=suggested_marks(scene)))
        return super().suggested(scene, action)

    def enter_says(self, scene: Scene) -> str:
        if scene.lit not in (None, REROLL):
            return super().enter_says(scene)
        marks = memory(scene).marks
        return f"Enter rolls {dice(len(marks))} again." if marks else ""

    def press(self, scene: Scene, key: str) -> Response | None:
        known, view = memory(scene), scene.view
        if known.menu:
            return super().press(scene, key)
        if key == "tab":
            return Response(pick=replace(known, second=not known.second))
        if key.isdigit() and key != "0":
            hand = view.mine.hand
            return toggle(scene, hand[int(key) - 1]) if int(key) <= len(hand) else Response()
        if key == "0":
            return toggle_all(scene)
        if key in ("left", "right"):
            return step(scene, 1 if key == "right" else -1)
        if key == "space":
            return toggle_here(scene)
        if key in ("up", "down"):
            return self._next(scene, 1 if key == "down" else -1)
        if key in BOX_LETTERS + LOCK_LETTERS:
            return self._letter(scene, key)
        if key == SHOP:
            return self._avatar(scene)
        if key == "o":
            return roll_marked(scene)
        if key == "e" and END in scene.legal:
            return self._end(scene)
        if key == "enter":
            return self._play(scene)
        if key == "escape" and (known.marks or scene.lit is not None):
            return Response(lit=neutral(scene), pick=replace(known, marks=frozenset()))
        return super().press(scene, key)

    def _next(self, scene: Scene, by: int) -> Response:
        """The next combo that can be completed now, on either board."""
        found = [action for action in scene.legal if isinstance(action, Complete | Buy | Destroy)]
        return (
            self._walk(scene, tuple(found), by) if found else Response(said="No combo can be completed now.")
        )

    def _letter(self, scene: Scene, letter: str) -> Response:
        key = next(k for k, own in letters_of(lit_board(scene)).items() if own == letter)
        return self._light(scene, key)

    def _light(self, scene: Scene, key: str) -> Response:
        action = next((a for a in scene.legal if isinstance(a, Complete) and a.key == key), None)
        if action is None:
            return Response(refuse=GAME.why_not(scene.view, Complete(key)))
        return self._play(scene) if action == scene.lit else Response(lit=action)

    def _avatar(self, scene: Scene) -> Response:
        found = tuple(a for a in scene.legal if isinstance(a, Buy | Destroy))
        if not found:
            view: MonolithView = scene.view
            wanted = Buy(view.display[0]) if view.display else Destroy(view.rival.boards[0])
            return Response(refuse=GAME.why_not(view, wanted))
        return self._walk(scene, found, 1)

    def _play(self, scene: Scene) -> Response:
        if scene.lit in (None, REROLL) or scene.lit not in scene.legal:
            marked = memory(scene).marks
            return (
                roll_marked(scene) if marked else Response(said="Pick a combo by its letter, or mark dice.")
            )
        if scene.lit == END:
            return self._end(scene)
        lock = preview(scene.view, scene.lit).lock
        if lock is not None and lock.starves:
            return Response(ask=f"{scene.words(scene.lit).effect}  y locks, n goes on.", play=(scene.lit,))
        return Response(play=(scene.lit,))

    def _end(self, scene: Scene) -> Response:
        if scene.settings.get("confirm_turn_end"):
            return Response(ask="End your turn?  y ends it, n goes on.", play=(END,))
        return Response(play=(END,))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, rest = spot.partition(":")
        if kind == "hand":
            return toggle(scene, rest)
        if kind == "card" and rest in BOXES:
            return self._light(scene, rest)
        if kind == "board":
            return Response(pick=replace(memory(scene), second=rest == scene.view.mine.boards[1]))
        for action in scene.legal:
            if action == scene.lit and spot in self.targets(scene, action):
                return self._play(scene)
        return super().click(scene, spot)

    def keys(self, scene: Scene) -> list[Command]:
        if memory(scene).menu:
            return super().keys(scene)
        count = min(9, len(scene.view.mine.hand))
        found = [own_key("enter", "complete", "Complete what is lit; with dice marked: roll them.")]
        if END in scene.legal:
            found += [
                own_key("letters", "combo", "Light a combo (a-f) or a lock (g-q) of the lit board.", "a-q"),
                own_key("tab", "other board", "The letters work on your other board."),
            ]
        if may_roll(scene):
            found += [
                own_key("digits", "mark", "Mark a die for the next roll.", digits_up_to(count)),
                own_key("o", "roll", "Roll the marked dice again."),
                own_key("0", "", "Mark all dice, or none."),
                own_key("space", "", "Mark the die under the cursor (← → move it)."),
            ]
        if END in scene.legal:
            found.append(own_key("e", "end turn", "End your turn."))
        if scene.view.avatars:
            found.append(own_key("w", "buy", "Buy or destroy an avatar; again: the next one."))
        return [*found, *self.shared_keys(scene)]
