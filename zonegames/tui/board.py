"""What a game brings to the one GameScreen: how it looks, how it is handled, how it moves.

A Board is stateless.  Everything is drawn from a Scene and everything a key or a click does is returned
as a Response, so that boards are tested without an app.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, TypeAlias

from zonegames.engine.decisions import Decision
from zonegames.engine.errors import Refusal
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Narrator
from zonegames.engine.seats import Looker, Names, Seat
from zonegames.tui.commands import Command
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box, Line, Lines
from zonegames.tui.spots import Direction, SpotId, Spots, neighbour

Weight: TypeAlias = Literal["instant", "beat", "scene"]
"""How long an event stays in view: not at all, a moment, a while (the stage knows the milliseconds)."""

Pace: TypeAlias = tuple[Weight, int]
"""How long an event stays in view, and in how many pictures; 0 shows the view after it at once."""

AT_ONCE: Final[Pace] = ("instant", 0)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One told sentence: who it concerns, whether it was taken back."""

    text: str
    seat: Seat | None = None
    undone: bool = False
    heading: bool = False
    """It stands over what follows: a turn, a round."""

    idle: bool = False
    """Nothing came of it."""

    where: SpotId = ""
    """The place on the board where it happened; empty for none."""


@dataclass(frozen=True, slots=True)
class Show:
    """The event now on the stage and how far its motion is, 0.0 to 1.0; `before` is the view before it."""

    event: Event
    progress: float
    before: Any


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a board may draw from: one looker's view and what that looker is pointing at."""

    view: Any
    decision: Decision[Any] | None
    """The looker's part of the open question; None while a show runs, under a cover, after the end."""

    looker: Looker
    names: Names
    narrator: Narrator[Any, Any]
    width: int
    height: int
    """Of the board's region: the screen without title, decision bar and footer."""

    glyphs: Glyphs
    lit: Any = None
    """The action under the cursor: what Enter would do."""

    pick: Any = None
    """What the board itself remembers while a decision is open (a die in hand, the shown rival)."""

    spots: Spots = field(default_factory=dict[SpotId, Box])
    """Where things were painted last; empty at the first painting."""

    show: Show | None = None
    log: Sequence[LogLine] = ()
    drafted: tuple[Any, ...] = ()
    """The seat's own actions tried so far, not yet committed; `view` and `decision` are after them."""

    refusal: Refusal | None = None
    changed: frozenset[SpotId] = frozenset()
    settings: Mapping[str, Any] = field(default_factory=dict)
    """The table's settings the boards know: hints, confirm_moves, reduced_motion ..."""

    standing: tuple[Any, ...] = ()
    options: Any = None
    """The match's resolved options (the `looks` among them)."""

    nudge: int = 0
    """Above 0 while something that could not be moved is shaken: 2, then 1."""

    people: tuple[Seat, ...] = ()
    """The seats that persons play."""

    news: tuple[Seat, ...] = ()
    """The persons for whom something private waits that they have not looked at (that it does is public)."""

    holds: frozenset[Seat] = frozenset()
    """The seats that hold their answers: they are not asked at open questions (which is public)."""

    @property
    def alone(self) -> bool:
        """Whether one person has the screen for itself."""
        return len(self.people) == 1

    @property
    def wide(self) -> bool:
        """Whether the large template fits (the screen is at least 120x34)."""
        return self.width >= 120 and self.height >= 30

    @property
    def legal(self) -> tuple[Any, ...]:
        """The actions the looker may choose from."""
        return () if self.decision is None else self.decision.legal

    def words(self, action: Any) -> ActionText:
        """The narrator's words for an action of the open question."""
        assert self.decision is not None
        return self.narrator.action(self.view, self.decision, action, self.names)


@dataclass(frozen=True, slots=True)
class Response:
    """What a key or click means.  Several fields may be set; nothing set means: nothing here."""

    lit: Any = None
    """Put the cursor on this action."""

    play: tuple[Any, ...] = ()
    """Submit these actions (or add them to the draft, for kinds that are drafted)."""

    pick: Any = None
    """The board's new memory for this decision."""

    refuse: Refusal | None = None
    """Say why this is closed."""

    ask: str = ""
    """Ask before playing: a question answered by y or n ("Give up?  y gives up, n goes on.")."""

    sheet: str = ""
    """Open one of the board's own sheets, see `Board.sheet`."""

    look: Seat | None = None
    """Let this seat look at its private things, behind its cover."""

    hold: Seat | None = None
    """Turn "hold my answers" of this seat on or off: it is not asked at open questions."""

    commit: bool = False
    """Commit the draft."""

    back: bool = False
    """Drop the draft's last action."""

    said: str = ""
    """A word for the second line of the decision bar."""

    nudge: bool = False
    """Shake what was to be moved: `Scene.nudge` counts down for a moment."""


@dataclass(frozen=True, slots=True)
class OpenAnswer:
    """An answer to a secret question that its seat may give on the cover, without looking."""

    action: Any
    label: str
    says: str
    """What it does: "uses no War hex"."""

    key: str = ""
    """Its key, which then answers at once; without one it gets a letter and Enter makes sure."""


def own_key(key: str, does: str, says: str = "", shown: str = "") -> Command:
    """One of the game's own keys: `does` in two words for the footer ("" keeps it out of there),
    `says` in a sentence for the list of keys."""
    return Command(f"key:{key}", (key,), does, says or does, shown)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page over the board: the tile list, a rival's board, what is under the cursor."""

    title: str
    lines: Lines


class Board(ABC):
    """One game's looks and handling.  Override what differs; the base handles the common ways:
    arrows walk the spots of legal actions, digits light the numbered action, Enter plays the lit one,
    a click lights and a second click plays, a closed spot tells why."""

    drafts: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decision whose actions are tried on a draft and committed together."""

    trust_last_looker: ClassVar[bool] = False
    first_look: ClassVar[bool] = False
    """Each person gets one private look before the first decision."""

    grace: ClassVar[float] = 0.0
    """Seconds without keys when the question goes from one person to another without a cover."""

    paces: ClassVar[Mapping[type[Event], Pace]] = {}
    other_paces: ClassVar[Pace] = ("beat", 0)
    """The pace of every event that is not among them."""

    direct: ClassVar[bool] = False
    """A digit or letter that names an action plays it at once (small, undoable choices)."""

    # --- looks

    @abstractmethod
    def title(self, scene: Scene) -> Line:
        """What stands after the game's name in the title line: "The Square · Adventurer · solo"."""

    @abstractmethod
    def paint(self, scene: Scene) -> Lines:
        """The board's region, `scene.width` by `scene.height`; spots are painted along."""

    def keys(self, scene: Scene) -> Sequence[Command]:
        """The game's own keys that work now (see `own_key`), the most wanted first.  "enter" among them
        names what Enter does in the footer."""
        return ()

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        """A page by its name: "table" (key m) is the one every game has; None when there is none."""
        return None

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        """What the thing under the cursor is, in the rulebook's words."""
        return None

    # --- motion

    def pace(self, event: Event) -> Pace:
        """How long an event stays in view, and in how many pictures; by default as `paces` says."""
        return self.paces.get(type(event), self.other_paces)

    def waits(self, event: Event, view: Any) -> bool:
        """Whether the screen holds after an event, seen with `view`, until Enter."""
        return type(event).waits

    def holding(self, scene: Scene) -> str:
        """What Enter leads to while the screen holds after an event."""
        return "Enter goes on."

    def trace(self, event: Event) -> tuple[SpotId, ...]:
        """The spots that an event changed: they carry a mark until the looker has acted."""
        return ()

    def where(self, event: Event) -> SpotId:
        """The place that the log leads to from an event's sentence; empty for none."""
        return next(iter(self.trace(event)), "")

    def news(self, told: Sequence[Event]) -> Collection[Seat]:
        """For whom something private waits after what the table heard: a card drawn face down.  Events
        that are seen redacted leave such a note by themselves."""
        return ()

    def ends_hold(self, event: Event) -> Seat | None:
        """The seat whose "hold my answers" ends with an event, such as the start of its own turn."""
        return None

    def log_seat(self, event: Event) -> Seat | None:
        """Whose doing an event is, for the mark in the log."""
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) else None

    # --- handling

    def open(self, scene: Scene) -> tuple[Any, Any]:
        """For a new decision: the action to light first and the board's memory.  The lit one is what
        Enter would do, so never a pass or an end that the rules give no way back from."""
        return (scene.legal[0] if scene.legal else None), None

    def suggested(self, scene: Scene, action: Any) -> Response:
        """Where a hint puts the cursor: `lit` and, where one Enter answers several questions, `pick`."""
        return Response(lit=action)

    def pointing(self, scene: Scene, course: Sequence[Any]) -> Response:
        """Where a lesson puts the cursor, so that Enter plays the first of these actions, or as many of
        them as it answers together: `lit` and `pick`, as for a hint."""
        return self.suggested(scene, course[0])

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        """The spots that an action touches, the one to click first; none for a plain list entry."""
        return ()

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        """Why nothing can be done at a spot now."""
        return None

    def tentative(self, scene: Scene) -> Scene:
        """The scene as the decision bar tells it: with a half-made choice in `pick` counted in."""
        return scene

    def question(self, scene: Scene) -> Line:
        """What the decision bar asks instead of the narrator's prompt, where one Enter answers for several
        seats; empty: the prompt."""
        return []

    def explain(self, scene: Scene, spot: SpotId) -> str:
        """One line about the thing under the mouse; empty when there is nothing to tell."""
        return ""

    def open_answers(self, scene: Scene) -> Sequence[OpenAnswer]:
        """What the seat that is called may answer on its cover.  `scene` is the table's, so these depend
        on public facts alone."""
        return ()

    def cover_lead(self, scene: Scene) -> str:
        """What the called seat is called for, where it is not its turn ("you may respond."); from the table's
        scene."""
        return ""

    def cover_note(self, scene: Scene) -> str:
        """Why the keyboard changes hands, for the cover; from the table's scene."""
        return ""

    def nothing_hidden(self, scene: Scene) -> str:
        """Where no seat ever has hidden things of its own: the answer to who wants to look at them."""
        return ""

    def look_away(self, scene: Scene) -> str:
        """Who has to look away while the called seat decides, for the cover; from the table's scene."""
        return "Others, look away."

    def confirms(self, scene: Scene) -> bool:
        """Whether a direct key only lights its move, as long as the table's setting leaves it to the game."""
        return False

    def enter(self, scene: Scene) -> Response:
        """What Enter does; by default it plays the lit action."""
        return Response() if scene.lit is None else Response(play=(scene.lit,))

    def answer_unasked(self, scene: Scene) -> Any:
        """An action that a setting of the screen plays for its seat where the question cannot matter; it
        is an ordinary action and stands in the log.  None: ask."""
        return None

    def press(self, scene: Scene, key: str) -> Response:
        """What a key means that the screen does not keep for itself."""
        if key in ("up", "down", "left", "right"):
            return self._walk(scene, key)
        if key.isdigit() and key != "0":
            return self._numbered(scene, int(key))
        if key == "enter":
            return self.enter(scene)
        if key in ("tab", "shift+tab"):
            return self._next(scene, -1 if key == "shift+tab" else 1)
        return Response()

    def click(self, scene: Scene, spot: SpotId) -> Response:
        """What a click on a spot means: light its action, a second time play it."""
        actions = [a for a in scene.legal if spot in self.targets(scene, a)]
        if not actions:
            refusal = self.closed(scene, spot)
            return Response(refuse=refusal) if refusal else Response()
        if scene.lit in actions:
            return self.enter(scene)
        return Response(lit=actions[0])

    def wheel(self, scene: Scene, spot: SpotId, by: int) -> Response:
        """What a turn of the wheel means (-1 up, 1 down): by default an arrow."""
        return self.press(scene, "down" if by > 0 else "up")

    # --- the common ways

    def targets(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        """All spots of an action, its row in the list of choices included."""
        return (*self.spots_of(scene, action), choice_spot(scene, action))

    def number(self, scene: Scene, action: Any) -> int:
        """The number that lights an action, from 1."""
        return scene.legal.index(action) + 1

    def _walk(self, scene: Scene, direction: Direction) -> Response:
        here = self._place(scene, scene.lit)
        if here is None:
            return self._next(scene, 1 if direction in ("down", "right") else -1)
        places = [
            (str(i), box)
            for i, action in enumerate(scene.legal)
            if action != scene.lit and (box := self._place(scene, action)) is not None and box != here
        ]
        found = neighbour(places, here, direction)
        return Response() if found is None else Response(lit=scene.legal[int(found)])

    def _place(self, scene: Scene, action: Any) -> Box | None:
        if action is None:
            return None
        return next((scene.spots[s] for s in self.targets(scene, action) if s in scene.spots), None)

    def _numbered(self, scene: Scene, number: int) -> Response:
        if number > len(scene.legal):
            return Response()
        action = scene.legal[number - 1]
        return Response(play=(action,)) if self.direct else Response(lit=action)

    def _next(self, scene: Scene, step: int) -> Response:
        if not scene.legal:
            return Response()
        at = scene.legal.index(scene.lit) if scene.lit in scene.legal else -step
        return Response(lit=scene.legal[(at + step) % len(scene.legal)])


def choice_spot(scene: Scene, action: Any) -> SpotId:
    """The row of an action in the list of choices."""
    return f"choice:{scene.legal.index(action)}" if action in scene.legal else "choice:"
