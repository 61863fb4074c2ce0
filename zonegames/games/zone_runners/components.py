"""The printed things: Zone cards both ways up, turn trackers, credits, abilities, ratings."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from zonegames.engine.assets import read_toml

GAME_ID: Final = "zone-runners"

Pace: TypeAlias = Literal["standard", "relaxed", "frantic"]
TrackName: TypeAlias = Literal["high", "mid", "low"]
RunnerName: TypeAlias = Literal["sprinter", "jumper", "fighter"]

TRACKS: Final[tuple[TrackName, ...]] = ("high", "mid", "low")
"""Tracks are numbered from the top: a fall adds one."""

RUNNERS: Final[tuple[RunnerName, ...]] = ("sprinter", "jumper", "fighter")
SPRINTER: Final = 0
JUMPER: Final = 1
FIGHTER: Final = 2

ZONES: Final = 7
COLUMNS: Final = 4
"""Columns of a Zone (ZR-R01)."""
LEVELS: Final = 3

Row: TypeAlias = Annotated[str, Field(pattern=r"^[._oO]{4}$")]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _CardData(_Model):
    id: str
    name: str
    high: Row
    mid: Row
    low: Row

    @model_validator(mode="after")
    def obey_the_printing_rules(self) -> Self:
        """ZR-R01: one gap a row at most, none above another; one marker of each kind, on two tracks."""
        rows = (self.high, self.mid, self.low)
        if any(row.count("_") > 1 for row in rows):
            raise ValueError(f"card {self.id}: two gaps in a row")
        if any("_" * 2 in "".join(column) for column in zip(*rows, strict=True)):
            raise ValueError(f"card {self.id}: a gap above a gap")
        marks = [[row.count(ring) for row in rows] for ring in "oO"]
        if any(sum(counts) != 1 for counts in marks) or marks[0] == marks[1]:
            raise ValueError(f"card {self.id}: markers")
        return self


class _TrackerData(_Model):
    standard: str = Field(pattern=r"^[.x]+x$")
    relaxed: str = Field(pattern=r"^[.x]+x$")
    frantic: str = Field(pattern=r"^[.x]+x$")

    @model_validator(mode="after")
    def end_every_level(self) -> Self:
        """ZR-R38: seven crosses, the last on the last space."""
        if any(row.count("x") != ZONES for row in (self.standard, self.relaxed, self.frantic)):
            raise ValueError("a turn tracker has seven crosses")
        return self


class _EndZoneData(_Model):
    high: int
    mid: int
    low: int


class _CreditsData(_Model):
    end_zone: tuple[_EndZoneData, _EndZoneData, _EndZoneData]


class _BlockersData(_Model):
    count: int
    max_per_zone: int
    die_one_goes_to_zone: int


class _SprinterData(_Model):
    id: Literal["sprinter"]
    ability: str
    short: str
    run_bonus_max: int


class _JumperData(_Model):
    id: Literal["jumper"]
    ability: str
    short: str
    jump_adjust: int


class _FighterData(_Model):
    id: Literal["fighter"]
    ability: str
    short: str
    encounter_bonus: int


class _RatingData(_Model):
    min: int
    title: str


class Weights(_Model):
    """How much each feature of a position tells of a Runner's chance to reach the End Zone."""

    bias: float
    dist: float
    gaps_seen: float
    blk_seen: float
    unseen: float
    on: float
    left_w: float
    on_str: float
    fighter_on: float
    gap_next: float
    need_hi: float
    jumper_gap: float
    double: float
    low_gap: float
    end_close: float
    mid: float
    low: float
    slack: float
    slack0: float
    here3: float
    left: float
    sprinter: float
    dice: float
    rivals: float
    level: float


class BotConstants(_Model):
    """What the strong bot knows beforehand; all in credits but the weights."""

    future: tuple[float, float, float, float]
    """By the Level just finished: what a finisher still earns later."""
    blocker_defeated: float
    crowded_start: float
    bonus_threshold: float
    bonus_threshold_level3: float
    bonus_urgent: float
    weights: Weights


class _ComponentsFile(_Model):
    schema_: Literal[1] = Field(alias="schema")
    game: Literal["zone-runners"]
    zone_card: tuple[_CardData, ...] = Field(min_length=ZONES, max_length=ZONES)
    turn_tracker: _TrackerData
    credits: _CreditsData
    blockers: _BlockersData
    runner: tuple[_SprinterData, _JumperData, _FighterData]
    rating: tuple[_RatingData, ...]
    bot: BotConstants


@dataclass(frozen=True, slots=True)
class ZoneCard:
    """One card as it is printed."""

    id: str
    name: str
    rows: tuple[str, str, str]
    """High, mid, low; four characters each: `.` space, `_` gap, `o` and `O` markers."""

    def face(self, turned: bool) -> tuple[str, str, str]:
        """Its rows as they lie; turned by 180 degrees high and low change places, rows read backwards."""
        high, mid, low = self.rows
        return (low[::-1], mid[::-1], high[::-1]) if turned else self.rows

    def open_face(self, turned: bool, blockers: int) -> tuple[str, str, str]:
        """The rows once Blockers stand on it, `B` each: one on the single ring, two on both (ZR-R04)."""
        occupied = {"o": "B" if blockers else ".", "O": "B" if blockers > 1 else "."}
        table = str.maketrans(occupied)
        high, mid, low = self.face(turned)
        return high.translate(table), mid.translate(table), low.translate(table)


@dataclass(frozen=True, slots=True)
class Tracker:
    """One row of the turn tracker."""

    crosses: tuple[int, ...]
    """The spaces, counted from 1, on which a Zone collapses: the k-th takes Zone k."""

    last: int


_DATA: Final = _ComponentsFile.model_validate(read_toml(GAME_ID, "components.toml"))

CARDS: Final = tuple(ZoneCard(c.id, c.name, (c.high, c.mid, c.low)) for c in _DATA.zone_card)

OPEN_FACES: Final = {
    (card, turned, blockers): CARDS[card].open_face(turned, blockers)
    for card in range(ZONES)
    for turned in (False, True)
    for blockers in range(_DATA.blockers.max_per_zone + 1)
}
"""By card number, way up and number of Blockers."""


def _tracker(row: str) -> Tracker:
    return Tracker(tuple(n for n, mark in enumerate(row, 1) if mark == "x"), len(row))


TRACKERS: Final[dict[Pace, Tracker]] = {
    "standard": _tracker(_DATA.turn_tracker.standard),
    "relaxed": _tracker(_DATA.turn_tracker.relaxed),
    "frantic": _tracker(_DATA.turn_tracker.frantic),
}

END_CREDITS: Final = tuple((level.high, level.mid, level.low) for level in _DATA.credits.end_zone)
"""By Level - 1, then track."""

BLOCKERS: Final = _DATA.blockers.count
BLOCKERS_A_ZONE: Final = _DATA.blockers.max_per_zone
ONE_GOES_TO: Final = _DATA.blockers.die_one_goes_to_zone

SPEED_BURST: Final = _DATA.runner[SPRINTER].run_bonus_max
SPRING: Final = _DATA.runner[JUMPER].jump_adjust
FISTICUFFS: Final = _DATA.runner[FIGHTER].encounter_bonus
ABILITIES: Final = tuple((runner.ability, runner.short) for runner in _DATA.runner)
"""By Runner: the ability's name and what it does."""

BOT: Final = _DATA.bot


def rating(credits: int) -> str:
    """What the rating table says of a team's credits."""
    return next(row.title for row in _DATA.rating if credits >= row.min)
