"""A match as a file or a row holds it: set-up, seed and actions, never a state."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from zonegames.engine.errors import Drifted, OptionError, RecordError, ZoneError
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Assist, Journal, Match, MatchSetup
from zonegames.engine.names import clean, seat_names
from zonegames.engine.rng import MAX_SEED
from zonegames.engine.seats import Player, SeatSpec

FORMAT: Final = 1
MARK_EVERY: Final = 25
"""Loading compares every so many fingerprints, and the last."""

FAULT_CELLS: Final = 160
"""How much is told of what is wrong with a record."""


class SeatRecord(BaseModel):
    """A seat as it was set up."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    name: str = Field(max_length=400)
    player: Player


class AssistRecord(BaseModel):
    """A hint, before the action of this number (0 is the first)."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    action: int = Field(ge=0, le=MAX_SEED)
    """May lie behind the last one: those that were taken back are not counted."""

    seat: int = Field(ge=0)


class MatchRecord(BaseModel):
    """Everything needed to replay a match, and nothing that could disagree with it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Literal[1] = FORMAT
    game: str = Field(max_length=40, pattern=r"^[a-z0-9-]+$")
    rules_version: Annotated[int, Field(ge=1, le=MAX_SEED)]
    options: dict[str, Any]
    seats: tuple[SeatRecord, ...]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    actions: tuple[dict[str, Any], ...]
    fingerprints: tuple[str, ...]
    assists: tuple[AssistRecord, ...] = ()


@cache
def action_adapter(game: type[AnyGame]) -> TypeAdapter[Any]:
    """The validator of one action of a game; building it takes milliseconds, so it is built once."""
    return TypeAdapter(game.action_type)


@cache
def options_adapter(game: type[AnyGame]) -> TypeAdapter[Any]:
    """The validator of a game's options."""
    return TypeAdapter(game.options_type)


def dump_action(game: AnyGame, action: Any) -> dict[str, Any]:
    """An action as plain JSON values."""
    return action_adapter(type(game)).dump_python(action, mode="json")


def dump_options(game: AnyGame, options: Any) -> dict[str, Any]:
    """A game's options as plain JSON values."""
    return options_adapter(type(game)).dump_python(options, mode="json")


def record_of(match: Match[Any]) -> MatchRecord:
    """A replayable match as its record.  Raises RecordError for one that began in mid-game."""
    if not match.replayable:
        raise RecordError("This match began in the middle of a game, so it cannot be kept.")
    game = match.game
    return MatchRecord(
        game=game.id,
        rules_version=game.rules_version,
        options=dump_options(game, match.setup.options),
        seats=tuple(SeatRecord(name=seat.name, player=seat.player) for seat in match.setup.seats),
        seed=match.setup.seed,
        actions=tuple(dump_action(game, entry.action) for entry in match.log),
        fingerprints=tuple(entry.fingerprint for entry in match.log),
        assists=tuple(AssistRecord(action=a.action, seat=a.seat) for a in match.assists),
    )


def replay(
    game: AnyGame,
    record: MatchRecord,
    journal: Journal | None = None,
    upto: int | None = None,
    *,
    every_mark: bool = False,
) -> Match[Any]:
    """The match as it stood after its last action, or after `upto` actions.

    Every MARK_EVERY-th fingerprint and the last are compared, with `every_mark` all of them.  The journal
    hears only what is played after the replay.  Raises RecordError when the record is not of this game and
    version or does not fit it, Drifted when the replay goes another way.
    """
    setup, actions = _checked(game, record)
    match: Match[Any] = Match(game, setup)
    wanted = actions if upto is None else actions[:upto]
    for number, (action, stored) in enumerate(zip(wanted, record.fingerprints, strict=False), 1):
        try:
            match.recall(action, stored)
        except ZoneError as error:
            first = _first_difference(match, record.fingerprints) or number
            raise _drifted(first, str(error)) from error
        marked = every_mark or number % MARK_EVERY == 0 or number == len(wanted)
        if marked and match.fingerprint() != stored:
            first = _first_difference(match, record.fingerprints) or number
            raise _drifted(first, "the position is not the stored one")
    match.assists = [Assist(a.action, a.seat) for a in record.assists]
    if journal is not None:
        match.journal = journal
    return match


def _checked(game: AnyGame, record: MatchRecord) -> tuple[MatchSetup, list[Any]]:
    if record.game != game.id:
        raise RecordError(f"This is a match of {record.game}, not of {game.id}.")
    if record.rules_version != game.rules_version:
        raise RecordError(
            f"This match was played by rules version {record.rules_version} of {game.title}; "
            f"this program plays version {game.rules_version}, so it is kept but cannot be continued."
        )
    if len(record.fingerprints) != len(record.actions):
        raise RecordError("The record is incomplete: its actions and fingerprints do not match in number.")
    options = _read(game, options_adapter(type(game)), record.options)
    reader = action_adapter(type(game))
    actions = [
        _read(game, reader, action, f"action {number}: ") for number, action in enumerate(record.actions, 1)
    ]
    try:
        game.check_options(options, len(record.seats))
    except OptionError as error:
        raise RecordError(f"The record's set-up does not fit: {quoted(str(error))}.") from error
    if any(assist.seat >= len(record.seats) for assist in record.assists):
        raise RecordError("The record notes a hint for a seat that there is not.")
    names = seat_names([seat.name for seat in record.seats])
    seats = tuple(SeatSpec(name, seat.player) for name, seat in zip(names, record.seats, strict=True))
    return MatchSetup(options, seats, record.seed), actions


def _read(game: AnyGame, reader: TypeAdapter[Any], stored: dict[str, Any], where: str = "") -> Any:
    try:
        return reader.validate_python(stored)
    except ValidationError as error:
        raise RecordError(
            f"The record does not read as a match of {game.title}: {where}{first_fault(error)}."
        ) from error


def _first_difference(match: Match[Any], fingerprints: Sequence[str]) -> int | None:
    """The first action of a match after which the position is not the stored one, counted from 1."""
    again: Match[Any] = Match(match.game, match.setup)
    for number, (entry, stored) in enumerate(zip(match.log, fingerprints, strict=False), 1):
        again.recall(entry.action, stored)
        if again.fingerprint() != stored:
            return number
    return None


def _drifted(number: int, why: str) -> Drifted:
    return Drifted(number, f"The record leaves the rules at action {number}: {why}. It is kept as it was.")


def first_fault(error: ValidationError) -> str:
    """The first complaint of pydantic, in one short line with the place."""
    fault = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in fault["loc"])
    return quoted(f"{place}: {fault['msg']}" if place else str(fault["msg"]))


def quoted(text: str) -> str:
    """What may be told of a complaint that names what stands in a record: anything may stand there."""
    return clean(text, FAULT_CELLS).rstrip(".")
