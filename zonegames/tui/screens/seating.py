"""What is being set up: seats, options and seed before a match; no screen in it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.names import RESERVED, clean, free_name, seat_names
from zonegames.engine.options import OptionChoice, OptionSpec, resolve
from zonegames.engine.seats import Player, SeatSpec
from zonegames.games import CatalogueEntry
from zonegames.games.start import COMPUTER

PLAYED_BY: Final[dict[Player, str]] = {
    "person": "person",
    "bot": "computer",
    "search": "strong computer",
}

FEW: Final = 4
"""So many choices of an option are gone through one by one."""


def players_of(entry: CatalogueEntry) -> tuple[Player, ...]:
    """Who can take a seat in this game."""
    if entry.searches:
        return ("person", "bot", "search")
    return ("person", "bot") if entry.bots else ("person",)


@dataclass(slots=True)
class Place:
    """One seat as it stands now; the name is clean but may clash."""

    name: str
    player: Player = "person"


@dataclass(slots=True)
class Row:
    """One line of the options: an option, or one seat's share of it."""

    spec: OptionSpec
    seat: int | None
    choices: tuple[OptionChoice, ...]
    value: str

    @property
    def id(self) -> str:
        return f"opt:{self.spec.key}" if self.seat is None else f"opt:{self.spec.key}:{self.seat}"

    @property
    def many(self) -> bool:
        """Whether the choices are better seen in a list than gone through one by one."""
        return len(self.choices) > FEW

    @property
    def choice(self) -> OptionChoice:
        """The choice that holds now."""
        return next(c for c in self.choices if c.value == self.value)


@dataclass(slots=True)
class Seating:
    """The choices so far; everything starts from a default, so it can be played as it is."""

    entry: CatalogueEntry
    specs: tuple[OptionSpec, ...] = ()
    players: tuple[Player, ...] = ("person",)
    """Who can take a seat here."""

    places: list[Place] = field(default_factory=list[Place])
    chosen: dict[str, Any] = field(default_factory=dict[str, Any])
    seed: int | None = None
    more: bool = False

    @classmethod
    def of(
        cls,
        entry: CatalogueEntry,
        specs: tuple[OptionSpec, ...],
        players: tuple[Player, ...],
        seats: Sequence[SeatSpec],
    ) -> "Seating":
        """A fresh set-up with the seats of last time, as many as fit."""
        count = max(entry.min_seats, min(len(seats) or entry.usual_seats, entry.max_seats))
        wanted = [*seats, *[SeatSpec("")] * count][:count]
        names = seat_names([seat.name for seat in wanted])
        places = [
            Place(name, seat.player if seat.player in players else "person")
            for name, seat in zip(names, wanted, strict=True)
        ]
        return cls(entry, specs, players, places)

    # --- seats

    @property
    def count(self) -> int:
        return len(self.places)

    def can_add(self) -> bool:
        return self.count < self.entry.max_seats

    def can_drop(self) -> bool:
        return self.count > self.entry.min_seats

    def add(self) -> None:
        """One more seat at the end, with a free name."""
        if self.can_add():
            taken = {place.name.casefold() for place in self.places} | RESERVED
            self.places.append(Place(free_name(f"Seat {self.count + 1}", taken)))
            self._tidy()

    def drop(self, seat: int) -> None:
        """Take a seat away."""
        if self.can_drop():
            del self.places[seat]
            self._tidy()

    def free(self, seat: int, text: str) -> str:
        """The name that this seat would get for a typed text: clean, and free."""
        others = {place.name.casefold() for n, place in enumerate(self.places) if n != seat} | RESERVED
        return free_name(clean(text) or f"Seat {seat + 1}", others)

    def clashes(self, seat: int, text: str) -> bool:
        """Whether a typed text is another seat's name, or a reserved word."""
        return bool(clean(text)) and self.free(seat, text) != clean(text)

    def rename(self, seat: int, text: str) -> None:
        """Give a seat the typed name, or the free one nearest to it."""
        self.places[seat].name = self.free(seat, text)

    def change_player(self, seat: int, step: int) -> None:
        """The next kind of player; a computer that nobody named gets the common name."""
        place = self.places[seat]
        at = self.players.index(place.player) if place.player in self.players else 0
        place.player = self.players[(at + step) % len(self.players)]
        unnamed = place.name.startswith(("Seat ", COMPUTER))
        if unnamed:
            place.name = self.free(seat, "" if place.player == "person" else COMPUTER)

    def specs_of_seats(self) -> tuple[SeatSpec, ...]:
        """The seats as a match wants them."""
        return tuple(SeatSpec(place.name, place.player) for place in self.places)

    # --- options

    def values(self) -> dict[str, Any]:
        """All options resolved."""
        return resolve(self.specs, self.count, self.chosen)

    def rows(self, more: bool | None = None) -> list[Row]:
        """The lines of the options that apply; the advanced ones only under "more"."""
        more = self.more if more is None else more
        values, before, out = self.values(), dict[str, Any](), list[Row]()
        for spec in self.specs:
            if spec.key not in values:
                continue
            choices, value = spec.choices(self.count, before), values[spec.key]
            before[spec.key] = value
            if spec.advanced and not more:
                continue
            if spec.per_seat:
                out += [Row(spec, seat, choices, value[seat]) for seat in range(self.count)]
            else:
                out.append(Row(spec, None, choices, value))
        return out

    def hidden(self) -> int:
        """How many lines "more" would show."""
        return len(self.rows(True)) - len(self.rows(False)) + 1  # and the seed

    def step(self, row: Row, by: int) -> None:
        """The next choice of an option that is not closed."""
        values = [choice.value for choice in row.choices]
        at = values.index(row.value)
        for n in range(1, len(values) + 1):
            choice = row.choices[(at + by * n) % len(values)]
            if not choice.closed:
                self.choose(row, choice.value)
                return

    def choose(self, row: Row, value: str) -> None:
        """Let a value of an option hold from now on."""
        if row.seat is None:
            self.chosen[row.spec.key] = value
        else:
            all_of_them = list(self.values()[row.spec.key])
            all_of_them[row.seat] = value
            self.chosen[row.spec.key] = all_of_them
        self._tidy()

    def _tidy(self) -> None:
        """Forget the choices that do not fit any more; their defaults come back."""
        kept: dict[str, Any] = {}
        for spec in self.specs:
            if spec.key in self.chosen:
                trial = kept | {spec.key: self.chosen[spec.key]}
                try:
                    resolve(self.specs, self.count, trial)
                except OptionError:
                    continue
                kept = trial
        self.chosen = kept

    def trouble(self, game: AnyGame) -> str:
        """Why the match cannot start like this, in one sentence; empty when it can."""
        try:
            game.resolve_options(self.count, self.chosen)
        except OptionError as error:
            return str(error)
        return ""
