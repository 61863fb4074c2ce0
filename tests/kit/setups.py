"""Every way to set a game up: all seat counts, every value of every option, and a few mixtures."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.options import OptionSpec
from zonegames.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class SetUp:
    """How many play, and what was chosen; everything else is at its default."""

    seats: int
    chosen: Mapping[str, Any]

    def __str__(self) -> str:
        values = {key: v if isinstance(v, str) else ",".join(v) for key, v in self.chosen.items()}
        return "-".join([f"{self.seats}p", *(f"{key}={value}" for key, value in values.items())])


def set_ups(game: AnyGame, mixtures: int = 2, seed: int = 0) -> list[SetUp]:
    """All set-ups worth a play, in a stable order; for `pytest.mark.parametrize(..., ids=str)`.

    For each seat count: the defaults, each option value alone (with the option that makes it available,
    where there is one), and `mixtures` of random values.  Options that are only looks are left out.
    """
    return [
        found
        for seats in range(game.min_seats, game.max_seats + 1)
        for found in _for_seats(game, seats, mixtures, Rng(seed))
    ]


def _for_seats(game: AnyGame, seats: int, mixtures: int, rng: Rng) -> Iterator[SetUp]:
    met: set[tuple[str, str]] = set()
    waiting: list[dict[str, Any]] = [{}]
    while waiting:
        chosen = waiting.pop(0)
        yield SetUp(seats, chosen)
        for spec, values, default in _open_choices(game, seats, chosen):
            for value in values:
                if (spec.key, value) in met or spec.key in chosen:
                    continue
                met.add((spec.key, value))
                added = [{**chosen, spec.key: v} for v in (_spread(spec, values, value, seats), value)]
                if value != default:
                    waiting += [wider for wider in added if fits(game, seats, wider)][:1]
    if met:
        for _ in range(mixtures):
            chosen = _mixture(game, seats, rng)
            if fits(game, seats, chosen):
                yield SetUp(seats, chosen)


def fits(game: AnyGame, seats: int, chosen: Mapping[str, Any]) -> bool:
    """Whether the game takes these choices; it may refuse some that contradict each other."""
    try:
        game.resolve_options(seats, chosen)
    except OptionError:
        return False
    return True


def _open_choices(
    game: AnyGame, seats: int, chosen: Mapping[str, Any]
) -> Iterator[tuple[OptionSpec, list[str], str]]:
    """The options that apply, with the values that may be taken and the default, as the screen asks them."""
    so_far: dict[str, Any] = {}
    for spec in game.option_specs():
        values = [choice.value for choice in spec.choices(seats, so_far) if not choice.closed]
        if values:
            default = spec.default(seats, so_far)
            so_far[spec.key] = chosen.get(spec.key, default)
            if not spec.looks:
                yield spec, values, default


def _spread(spec: OptionSpec, values: list[str], value: str, seats: int) -> Any:
    """The value itself, or one list a seat that begins with it and differs from seat to seat."""
    if not spec.per_seat:
        return value
    first = values.index(value)
    return [values[(first + seat) % len(values)] for seat in range(seats)]


def _mixture(game: AnyGame, seats: int, rng: Rng) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for spec in game.option_specs():
        values = [choice.value for choice in spec.choices(seats, chosen) if not choice.closed]
        if values and not spec.looks:
            chosen[spec.key] = _spread(spec, values, rng.choice(values), seats)
    return chosen
