"""The set-up: names, computer seats, options and seed, all with defaults, then the start."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from textual import events

from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.names import clean
from zonegames.engine.seats import SeatSpec
from zonegames.games.start import fresh_seed, seed_from
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.field import Field
from zonegames.tui.lines import Lines
from zonegames.tui.page import page, title_line
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.choosing import ChoosingScreen
from zonegames.tui.screens.seating import Row, Seating
from zonegames.tui.screens.setup_paint import Draft, asks, paint_body

SEED_DIGITS = 19


@dataclass(frozen=True, slots=True)
class Ready:
    """What was set up."""

    seats: tuple[SeatSpec, ...]
    chosen: Mapping[str, Any]
    seed: int


class SetUpScreen(PaintedScreen[Ready | None]):
    """Dismissed with what was set up, or None when the player goes back."""

    def __init__(self, game: AnyGame, seating: Seating) -> None:
        super().__init__()
        self.game = game
        self.draft = Draft(seating)

    @property
    def seating(self) -> Seating:
        return self.draft.seating

    # --- what there is

    def stops(self) -> list[str]:
        seats = [f"seat:{n}" for n in range(self.seating.count)]
        adding = ["add"] if self.seating.can_add() else []
        options = [row.id for row in self.seating.rows()]
        return [*seats, *adding, "start", *options, "more", *(["seed"] if self.seating.more else [])]

    def commands(self) -> Sequence[Command]:
        if self.draft.field is not None:
            return (
                Command("take", ("enter",), "take it", "Take what is typed."),
                Command("undo", ("escape",), "leave it", "Leave it as it was."),
            )
        at = self.draft.at
        enter = {"add": "add", "start": "start", "more": "show", "seed": "type"}.get(at, "change")
        enter = "name" if at.startswith("seat:") else enter
        row = self._row(at)
        enter = "list" if row is not None and row.many else enter
        on_seat = at.startswith("seat:") and self.seating.can_drop()
        turn = (
            at.startswith("opt:")
            or (at.startswith("seat:") and len(self.seating.players) > 1)
            or at == "seed"
        )
        return (
            Command("enter", ("enter",), enter, "Do what the line above the keys says."),
            Command("start", ("s",), "start" if at != "start" else "", "Start the game with what is chosen."),
            Command(
                "tab",
                ("tab", "shift+tab"),
                "options" if self.draft.on_seats else "seats",
                "To the other panel.",
            ),
            *((Command("next", ("right", "space"), "change", "The next choice.", "←→"),) if turn else ()),
            *((Command("prev", ("left",), "", "The choice before."),) if turn else ()),
            *((Command("drop", ("delete", "d"), "drop", "Take this seat away."),) if on_seat else ()),
            Command("back", ("escape", "q"), "picker", "Back to the games."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
            Command("rules", ("r",), "rules", "Read the rules of this game."),
            Command("add", ("a",), "add a seat" if self.seating.can_add() else "", "One more seat."),
            Command("more", ("m",), "more", "Show or hide the rarer options and the seed."),
        )

    def paint(self, width: int, height: int) -> Lines:
        entry = self.seating.entry
        self.draft.trouble = self.seating.trouble(self.game)
        few, many = entry.min_seats, entry.max_seats
        right = f"{few} to {many} seats, {self.seating.count} taken" if few < many else f"{many} seats"
        title = title_line(entry.title, "set-up", right, width, entry.id)
        body = paint_body(self.draft, width, height)
        return page(title, body, asks(self.draft, width), footer_hints(self.commands()), width, height)

    # --- what is done

    def press(self, spot: str) -> None:
        self.draft.said = ""
        if spot in ("rules", "back", "keys"):
            self._elsewhere(spot)
            return
        self._do(spot)
        if self.draft.at not in self.stops():
            self.draft.at = "start"
        self.repaint()

    def _elsewhere(self, spot: str) -> None:
        if spot == "rules":
            self.shell.show_rules(self.seating.entry.id)
        elif spot == "keys":
            self.shell.show_keys(self.commands())
        else:
            self.dismiss(None)

    def _do(self, spot: str) -> None:  # noqa: C901 - one line a thing that can be done
        draft, seating = self.draft, self.seating
        match spot.split(":"):
            case ["take"]:
                self._take()
            case ["undo"]:
                draft.field = None
            case ["enter"]:
                self._enter()
            case ["start"]:
                self._start()
            case ["tab"]:
                options = [row.id for row in seating.rows()] or ["more"]
                draft.at = options[0] if draft.on_seats else "seat:0"
            case ["next" | "prev" as way]:
                self._turn(draft.at, 1 if way == "next" else -1)
            case ["add"]:
                seating.add()
                draft.at = f"seat:{seating.count - 1}"
            case ["drop"] if draft.at.startswith("seat:"):
                self._drop(int(draft.at.split(":")[1]))
            case ["drop", seat]:
                self._drop(int(seat))
            case ["more"]:
                seating.more = not seating.more
                draft.at = "more"
            case ["seed"]:
                draft.at = "seed"
                self._enter()
            case ["seat", seat, "name"]:
                draft.at = f"seat:{seat}"
                self._enter()
            case ["by", seat, way]:
                draft.at = f"seat:{seat}"
                self._turn(draft.at, 1 if way == "next" else -1)
            case ["opt", *_, "next" | "prev" as way]:
                draft.at = spot.rsplit(":", 1)[0]
                self._turn(draft.at, 1 if way == "next" else -1)
            case _:
                draft.at = spot

    def _drop(self, seat: int) -> None:
        self.seating.drop(seat)
        self.draft.at = f"seat:{min(seat, self.seating.count - 1)}"

    def click(self, spot: str) -> None:
        if self.draft.field is not None and spot not in (
            "take",
            "undo",
            f"{self.draft.at}:name",
            self.draft.at,
        ):
            self._take()
        self.press(spot)

    def _enter(self) -> None:
        at = self.draft.at
        if at.startswith("seat:"):
            self.draft.field = Field(self.seating.places[int(at.split(":")[1])].name)
        elif at == "seed":
            self.draft.field = Field(str(self.seating.seed or ""), limit=SEED_DIGITS, digits=True)
        elif at.startswith("opt:"):
            self._list(at)
        else:
            self._do(at)

    def _turn(self, at: str, by: int) -> None:
        if at.startswith("seat:"):
            self.seating.change_player(int(at.split(":")[1]), by)
        elif at == "seed":
            self.seating.seed = None if by < 0 else fresh_seed()
        elif row := self._row(at):
            self.seating.step(row, by)

    def _list(self, at: str) -> None:
        """Many choices, and those that say why they are closed, in a list; of a few the next one."""
        row = self._row(at)
        if row is None:
            return
        if not row.many:
            self._turn(at, 1)
            return
        entry = self.seating.entry
        self.shell.show(
            ChoosingScreen(entry.title, entry.id, row.spec, row.choices, row.value),
            lambda value: self._listed(at, value),
        )

    def _listed(self, at: str, value: str | None) -> None:
        row = self._row(at)
        if value is not None and row is not None:
            self.seating.choose(row, value)
        self.repaint()

    def _row(self, at: str) -> Row | None:
        return next((row for row in self.seating.rows() if row.id == at), None)

    def _take(self) -> None:
        field, at = self.draft.field, self.draft.at
        assert field is not None
        self.draft.field = None
        if at != "seed":
            self.seating.rename(int(at.split(":")[1]), field.text)
        elif field.text:
            try:
                self.seating.seed = seed_from(field.text)
            except OptionError as error:
                self.draft.said = str(error)
        else:
            self.seating.seed = None

    def _start(self) -> None:
        if trouble := self.seating.trouble(self.game):
            self.draft.at, self.draft.said = "start", trouble
            return
        seed = fresh_seed() if self.seating.seed is None else self.seating.seed
        self.dismiss(Ready(self.seating.specs_of_seats(), dict(self.seating.chosen), seed))

    # --- keys while typing, and the order of the arrows

    def type_key(self, event: events.Key) -> bool:
        field = self.draft.field
        if field is None:
            return False
        if event.key in ("up", "down", "tab", "shift+tab"):
            self._take()
            return False
        if field.key(event):
            self.repaint()
            return True
        return False

    def on_paste(self, event: events.Paste) -> None:
        if self.draft.field is not None:
            event.stop()
            self.draft.field.insert(clean(event.text))
            self.repaint()

    def light(self, spot: str) -> None:
        self.draft.at, self.draft.said = spot, ""
        self.repaint()

    def repaint(self) -> None:
        self.at = self.draft.at
        super().repaint()
