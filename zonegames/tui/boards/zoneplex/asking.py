"""How a kind of question is shown and handled; the plain lists."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex import actions as a
from zonegames.games.zoneplex.geometry import Cell
from zonegames.games.zoneplex.view import View
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.zoneplex.dealing import Dealing
from zonegames.tui.boards.zoneplex.field import Marked, cell_spot
from zonegames.tui.choices import choice_rows
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.lines import Line, Lines
from zonegames.tui.spots import SpotId


@dataclass(frozen=True, slots=True)
class Memory:
    """What the board remembers while a question is open."""

    cell: Cell = ""
    """Where the tile in hand would lie."""

    relics: bool = False
    """The face-down relics lie open, to their owner alone."""

    deal: Dealing | None = None
    """What is being written on the deal table."""

    typed: str | None = None
    """The name of a cell as far as it is typed."""


def memory(scene: Scene) -> Memory:
    """The board's memory of this question."""
    return scene.pick if isinstance(scene.pick, Memory) else Memory()


class Asking:
    """One kind of question: a numbered list of its answers, unless a kind does it otherwise.

    `press`, `click` and `closed` return None where the common ways of a board do.
    """

    on_field = False
    """Whether the answers lie on the pyramid."""

    def __init__(self, title: str = "", enter: str = "take", keys: Mapping[str, Any] | None = None) -> None:
        """`keys` are letters that light and play an answer at once where it is offered."""
        self._title, self._enter, self._keys = title, enter, dict(keys or {})

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        """What is lit first, and the memory."""
        return (scene.legal[0] if scene.legal else None), memory(scene)

    def title(self, scene: Scene) -> str:
        return self._title

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        """The inside of the panel of this question."""
        rows = choice_rows(scene, width, max(1, height - self.has_entry(scene)))
        return [*map(hollow, rows), *self.entry(scene)]

    def marked(self, scene: Scene) -> Marked:
        """What is marked on the pyramid."""
        numbers: dict[Cell, int] = {}
        for i, action in enumerate(scene.legal):
            if (cell := self.cell(scene, action)) is not None:
                numbers.setdefault(cell, i + 1 if i < 9 else 0)
        return Marked(numbers, self.cell(scene, scene.lit))

    def cell(self, scene: Scene, action: Any) -> Cell | None:
        """Where on the pyramid an answer lies."""
        return cell_of(action)

    def keys(self, scene: Scene) -> list[Command]:
        keys = [own_key("enter", self._enter)]
        keys += [
            own_key(key, scene.words(action).label, f"{scene.words(action).enter}.".capitalize())
            for key, action in self._keys.items()
            if action in scene.legal and action != scene.lit
        ]
        if len(scene.legal) > 1:
            shown = digits_up_to(len(scene.legal))
            keys.append(own_key("digits", "choose", "Light the numbered answer.", shown=shown))
        return keys

    def press(self, scene: Scene, key: str) -> Response | None:
        action = self._keys.get(key)
        return Response(play=(action,)) if action in scene.legal else None

    def enter(self, scene: Scene) -> Response:
        """What Enter does."""
        return Response() if scene.lit is None else Response(play=(scene.lit,))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        return None

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        cell = self.cell(scene, action)
        spots = () if cell is None else (cell_spot(cell),)
        return (*spots, f"seat:{action.seat}") if isinstance(action, a.PickSeat | a.Vote) else spots

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        return None

    def tentative(self, scene: Scene) -> Scene:
        """The scene as the bar tells it, with what is half chosen counted in."""
        return scene

    def question(self, scene: Scene) -> Line:
        """What the bar asks instead of the narrator's prompt; empty: the prompt."""
        return []

    # --- the one entry for hidden relics

    def has_entry(self, scene: Scene) -> bool:
        """Whether "Relics…" is offered, which all can count."""
        return scene.decision is not None and scene.decision.private_entry and not memory(scene).relics

    def entry(self, scene: Scene) -> Lines:
        """The neutral entry: it looks alike whether or not anything can be played."""
        if not self.has_entry(scene):
            return []
        return [[(" ", "text"), ("o", "text bold underline @key:o"), (" Relics…", "text @key:o")]]


_CELL_ACTIONS: Final = (
    a.PlaceCell,
    a.StepTo,
    a.Teleport,
    a.PickStone,
    a.Push,
    a.PickWall,
    a.GateTo,
    a.ThreadTo,
    a.Sacrifice,
)


def cell_of(action: Any) -> Cell | None:
    """The cell that an action names."""
    return action.cell if isinstance(action, _CELL_ACTIONS) else None


def asked_seat(scene: Scene) -> Seat:
    """Who answers the open question."""
    assert scene.decision is not None
    return scene.decision.seat


def hollow(line: Line) -> Line:
    """A card's triangles as they are drawn here: a solid one is a seat's mark."""
    return [(text.replace("▲", "△"), style) for text, style in line]


def view_of(scene: Scene) -> View:
    """The scene's view, by its own type."""
    view: View = scene.view
    return view
