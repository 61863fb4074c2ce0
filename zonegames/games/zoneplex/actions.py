"""What a seat may choose, in the order of play."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Discriminator

from zonegames.engine.actions import Action as EngineAction
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import RELICS, Card, Relic, Tile
from zonegames.games.zoneplex.deals import Thing
from zonegames.games.zoneplex.geometry import CELLS, SIDES, Cell, CellSet, Side, cells

# --- the turn


@dataclass(frozen=True, slots=True)
class Draw(EngineAction):
    """Turn the top action card."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Build(EngineAction):
    """Synchronicity: draw, place and walk (in Phase 2: only walk)."""

    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Dislocate(EngineAction):
    """Synchronicity: send a stone home instead of all that."""

    kind: Literal["dislocate"] = "dislocate"


@dataclass(frozen=True, slots=True)
class PlayRelic(EngineAction):
    """Play a face-down relic; its target, if it has one, is asked next."""

    relic: Relic
    kind: Literal["relic"] = "relic"


@dataclass(frozen=True, slots=True)
class EndTurn(EngineAction):
    """End the turn."""

    ends_turn: ClassVar[bool] = True

    kind: Literal["end"] = "end"


# --- building and walking


@dataclass(frozen=True, slots=True)
class PlaceTile(EngineAction):
    """Which kind of tile to place."""

    tile: Tile
    kind: Literal["tile"] = "tile"


@dataclass(frozen=True, slots=True)
class PlaceCell(EngineAction):
    """Where to lay it."""

    cell: Cell
    kind: Literal["cell"] = "cell"


@dataclass(frozen=True, slots=True)
class PlaceWall(EngineAction):
    """On which side of the Wall tile its wall stands."""

    side: Side
    kind: Literal["side"] = "side"


@dataclass(frozen=True, slots=True)
class StepTo(EngineAction):
    """Walk one step (or enter the board) to that tile."""

    cell: Cell
    kind: Literal["step"] = "step"


@dataclass(frozen=True, slots=True)
class Teleport(EngineAction):
    """Jump to that teleporter."""

    cell: Cell
    kind: Literal["teleport"] = "teleport"


@dataclass(frozen=True, slots=True)
class Stop(EngineAction):
    """End the walk here."""

    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class LeaveStone(EngineAction):
    """Put an unplaced stone on this chamber."""

    kind: Literal["leave_stone"] = "leave_stone"


@dataclass(frozen=True, slots=True)
class Take(EngineAction):
    """Draw a relic at this Reliquary."""

    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Trade(EngineAction):
    """Discard that relic for a new one at this Reliquary."""

    relic: Relic
    kind: Literal["trade"] = "trade"


@dataclass(frozen=True, slots=True)
class Skip(EngineAction):
    """Do nothing on this tile."""

    kind: Literal["skip"] = "skip"


# --- targets


@dataclass(frozen=True, slots=True)
class PickStone(EngineAction):
    """The stone on that cell goes home (Synchronicity, Grave Hook)."""

    cell: Cell
    kind: Literal["stone"] = "stone"


@dataclass(frozen=True, slots=True)
class TakeOpen(EngineAction):
    """Mummy Hand: take that face-up relic."""

    seat: Seat
    relic: Relic
    kind: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class TakeJar(EngineAction):
    """Mummy Hand: take the Canopic Jar."""

    seat: Seat
    kind: Literal["jar"] = "jar"


@dataclass(frozen=True, slots=True)
class TakeHidden(EngineAction):
    """Mummy Hand: take a random face-down relic."""

    seat: Seat
    kind: Literal["hidden"] = "hidden"


@dataclass(frozen=True, slots=True)
class PickSeat(EngineAction):
    """That rival is the target."""

    seat: Seat
    kind: Literal["seat"] = "seat"


@dataclass(frozen=True, slots=True)
class Push(EngineAction):
    """Bull Statue: move that Monkle to that tile."""

    seat: Seat
    cell: Cell
    kind: Literal["push"] = "push"


@dataclass(frozen=True, slots=True)
class PickWall(EngineAction):
    """Breaching Maul: smash the wall of that tile."""

    cell: Cell
    kind: Literal["wall"] = "wall"


@dataclass(frozen=True, slots=True)
class GateTo(EngineAction):
    """Astral Gate: come out of that teleporter."""

    cell: Cell
    kind: Literal["gate"] = "gate"


@dataclass(frozen=True, slots=True)
class ThreadTo(EngineAction):
    """Soul Thread: put a stone on that chamber."""

    cell: Cell
    kind: Literal["thread"] = "thread"


@dataclass(frozen=True, slots=True)
class NextCard(EngineAction):
    """Star Lens: that card comes next."""

    card: Card
    kind: Literal["next"] = "next"


# --- Fears and deals


@dataclass(frozen=True, slots=True)
class FightAlone(EngineAction):
    """Face the Fear alone."""

    kind: Literal["alone"] = "alone"


@dataclass(frozen=True, slots=True)
class CallForHelp(EngineAction):
    """Open the deal table."""

    kind: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Invite(EngineAction):
    """Ask that seat; its terms are composed next."""

    seat: Seat
    kind: Literal["invite"] = "invite"


@dataclass(frozen=True, slots=True)
class Done(EngineAction):
    """No more: no further invitation, or the terms stand as they are."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Share(EngineAction):
    """What of the spoils the helper gets."""

    fear: bool
    relics: int
    kind: Literal["share"] = "share"


@dataclass(frozen=True, slots=True)
class PromiseStones(EngineAction):
    """How many stones the helper must sacrifice."""

    stones: int
    kind: Literal["stones"] = "stones"


@dataclass(frozen=True, slots=True)
class Give(EngineAction):
    """What the helper gives the drawer at the sealing."""

    thing: Thing
    kind: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Get(EngineAction):
    """What the drawer gives the helper at the sealing."""

    thing: Thing
    kind: Literal["get"] = "get"


@dataclass(frozen=True, slots=True)
class Accept(EngineAction):
    """Take the offer."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Decline(EngineAction):
    """Refuse the offer, finally for this battle (ZP-R52)."""

    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Counter(EngineAction):
    """Answer with own terms."""

    kind: Literal["counter"] = "counter"


@dataclass(frozen=True, slots=True)
class Pass(EngineAction):
    """Stay out without a word."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Petition(EngineAction):
    """Offer help uninvited, on own terms."""

    kind: Literal["petition"] = "petition"


@dataclass(frozen=True, slots=True)
class Agree(EngineAction):
    """Take the counter or petition of that seat."""

    seat: Seat
    kind: Literal["agree"] = "agree"


@dataclass(frozen=True, slots=True)
class Insist(EngineAction):
    """Put the first offer to that seat once more."""

    seat: Seat
    kind: Literal["insist"] = "insist"


@dataclass(frozen=True, slots=True)
class Drop(EngineAction):
    """Leave that seat out, finally."""

    seat: Seat
    kind: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True)
class Seal(EngineAction):
    """The party is fixed and the side payments change hands."""

    kind: Literal["seal"] = "seal"


@dataclass(frozen=True, slots=True)
class Pay(EngineAction):
    """The face-down relic that is handed over."""

    relic: Relic
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Sacrifice(EngineAction):
    """Pledge the stone on that cell."""

    cell: Cell
    kind: Literal["sacrifice"] = "sacrifice"


@dataclass(frozen=True, slots=True)
class Ready(EngineAction):
    """Nothing more before the battle."""

    kind: Literal["ready"] = "ready"


# --- the Council


@dataclass(frozen=True, slots=True)
class Vote(EngineAction):
    """Vote for that tied seat."""

    seat: Seat
    kind: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class Abstain(EngineAction):
    """Vote for nobody."""

    kind: Literal["abstain"] = "abstain"


Action: TypeAlias = Annotated[
    Draw
    | Build
    | Dislocate
    | PlayRelic
    | EndTurn
    | PlaceTile
    | PlaceCell
    | PlaceWall
    | StepTo
    | Teleport
    | Stop
    | LeaveStone
    | Take
    | Trade
    | Skip
    | PickStone
    | TakeOpen
    | TakeJar
    | TakeHidden
    | PickSeat
    | Push
    | PickWall
    | GateTo
    | ThreadTo
    | NextCard
    | FightAlone
    | CallForHelp
    | Invite
    | Done
    | Share
    | PromiseStones
    | Give
    | Get
    | Accept
    | Decline
    | Counter
    | Pass
    | Petition
    | Agree
    | Insist
    | Drop
    | Seal
    | Pay
    | Sacrifice
    | Ready
    | Vote
    | Abstain,
    Discriminator("kind"),
]

Aim: TypeAlias = TakeOpen | TakeJar | TakeHidden | PickSeat | Push | PickStone | PickWall | GateTo | ThreadTo
"""What a relic can be aimed at."""

# --- interned

DRAW: Final = Draw()
BUILD: Final = Build()
DISLOCATE: Final = Dislocate()
END_TURN: Final = EndTurn()
STOP: Final = Stop()
LEAVE_STONE: Final = LeaveStone()
TAKE: Final = Take()
SKIP: Final = Skip()
FIGHT_ALONE: Final = FightAlone()
CALL_FOR_HELP: Final = CallForHelp()
DONE: Final = Done()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
COUNTER: Final = Counter()
PASS: Final = Pass()
PETITION: Final = Petition()
SEAL: Final = Seal()
READY: Final = Ready()
ABSTAIN: Final = Abstain()

PLAY: Final[dict[Relic, PlayRelic]] = {relic: PlayRelic(relic) for relic in RELICS}
STEP_TO: Final[dict[Cell, StepTo]] = {cell: StepTo(cell) for cell in CELLS}
TELEPORT: Final[dict[Cell, Teleport]] = {cell: Teleport(cell) for cell in CELLS}
PLACE_CELL: Final[dict[Cell, PlaceCell]] = {cell: PlaceCell(cell) for cell in CELLS}
PICK_STONE: Final[dict[Cell, PickStone]] = {cell: PickStone(cell) for cell in CELLS}
SACRIFICE: Final[dict[Cell, Sacrifice]] = {cell: Sacrifice(cell) for cell in CELLS}
PLACE_WALL: Final[dict[Side, PlaceWall]] = {side: PlaceWall(side) for side in SIDES}


@lru_cache(maxsize=1 << 12)
def steps_to(cell_set: CellSet) -> tuple[StepTo, ...]:
    """A step to each of the cells."""
    return tuple(STEP_TO[cell] for cell in cells(cell_set))


@lru_cache(maxsize=1 << 12)
def places(cell_set: CellSet) -> tuple[PlaceCell, ...]:
    """A tile on each of the cells."""
    return tuple(PLACE_CELL[cell] for cell in cells(cell_set))


@lru_cache(maxsize=1 << 10)
def teleports(cell_set: CellSet) -> tuple[Teleport, ...]:
    """A jump to each of the teleporters."""
    return tuple(TELEPORT[cell] for cell in cells(cell_set))
