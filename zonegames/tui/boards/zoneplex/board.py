"""Zoneplex on the screen: questions, spots, keys, covers, motion."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.events import Event
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.zoneplex.actions import (
    CALL_FOR_HELP,
    END_TURN,
    FIGHT_ALONE,
    Invite,
)
from zonegames.games.zoneplex.components import FEARS
from zonegames.games.zoneplex.events import BattleLost, FearDefeated
from zonegames.tui.board import AT_ONCE, Board, Response, Scene, Sheet, own_key
from zonegames.tui.boards.zoneplex import finding, motion, sheets
from zonegames.tui.boards.zoneplex.asking import Asking, memory, view_of
from zonegames.tui.boards.zoneplex.bargaining import (
    AnswerAsking,
    InviteAsking,
    LastWordAsking,
    PetitionAsking,
    deal_of,
)
from zonegames.tui.boards.zoneplex.construction import BuildAsking, WallAsking
from zonegames.tui.boards.zoneplex.field import cell_spot
from zonegames.tui.boards.zoneplex.judgement import VoteAsking
from zonegames.tui.boards.zoneplex.pointing import pointing
from zonegames.tui.boards.zoneplex.private import RelicsAsking, facing, open_relics, relics_open
from zonegames.tui.boards.zoneplex.template import Template
from zonegames.tui.boards.zoneplex.walking import (
    AimAsking,
    DislocateAsking,
    FearAsking,
    MoveAsking,
    PrepareAsking,
)
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, s
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

_ASKING: Final[dict[str, Asking]] = {
    "draw": Asking("the next card", "draw"),
    "sync": Asking("Synchronicity", "choose"),
    "dislocate": DislocateAsking("a stone goes home", "send home"),
    "place_tile": BuildAsking(),
    "place_cell": BuildAsking(),
    "place_wall": WallAsking(),
    "move": MoveAsking(),
    "teleport": MoveAsking(),
    "stone": Asking("this chamber"),
    "reliquary": Asking("this Reliquary"),
    "relic_target": AimAsking("the relic's target", "aim"),
    "lens_order": Asking("the top of the deck", "put next"),
    "fear_plan": FearAsking("a Fear", "choose", {"c": CALL_FOR_HELP, "n": FIGHT_ALONE}),
    "invite": InviteAsking(),
    "share": Asking("the spoils", "set"),
    "extras": Asking("what else", "add"),
    "answer": AnswerAsking(),
    "petition": PetitionAsking(),
    "final_answer": AnswerAsking(),
    "last_word": LastWordAsking(),
    "pay_relic": Asking("your relics", "hand over"),
    "prepare": PrepareAsking(),
    "end_turn": Asking("the end of your turn", "end turn", {"e": END_TURN}),
    "vote": VoteAsking("the Council", "vote"),
}
_RELICS: Final = RelicsAsking()
_SHEETS: Final = {"t": "tiles", "y": "relics", "k": "marks"}
_STAGES: Final = {
    "fear_plan": "alone or with help",
    "invite": "the invitations",
    "answer": "the answers",
    "petition": "the answers",
    "final_answer": "a first offer again",
    "last_word": "the last word",
    "prepare": "all prepare",
}


class ZoneplexBoard(Board):
    """The pyramid at the left; seats, the question and the log at the right."""

    drafts = frozenset({"place_tile", "place_cell", "place_wall"})
    trust_last_looker = True
    first_look = True
    grace = 0.4
    paces = motion.PACES
    other_paces = AT_ONCE

    # --- the question of who looks

    def _asking(self, scene: Scene) -> Asking | None:
        """How the part of the question is handled that lies open; `scene` as the session made it."""
        decision = scene.decision
        if decision is None or decision.seat == TABLE:
            return None
        if relics_open(scene):
            return _RELICS
        return _ASKING[decision.kind] if decision.actions else None

    # --- looks

    def title(self, scene: Scene) -> Line:
        view = view_of(scene)
        told = f"Phase {view.phase} · turn {view.turn}"
        if view.battle is not None or (view.card is not None and view.card in FEARS):
            stage = _STAGES.get(scene.decision.kind) if scene.decision is not None else None
            told += f" · a Fear{': ' + stage if stage else ''}"
        elif view.building is not None:
            told += f" · build {view.building.count - view.building.left + 1} of {view.building.count}"
        elif view.walk is not None:
            told += f" · walk, {view.walk.taken} of {view.walk.most}"
        return s(told, "muted")

    def paint(self, scene: Scene) -> Lines:
        surface = Surface(scene.width, scene.height)
        Template(surface, facing(scene), self._asking(scene)).paint()
        return surface.lines()

    def keys(self, scene: Scene) -> Sequence[Command]:
        asking, faced = self._asking(scene), facing(scene)
        keys = asking.keys(faced) if asking is not None else []
        if asking is not None and asking.has_entry(scene) and asking is not _RELICS:
            keys.append(own_key("o", "relics", "Your face-down relics, behind your cover."))
        if asking is not None:
            keys.append(own_key("slash", "", "Go to a cell by its name (full stop too).", shown="/"))
        taken = {key for command in keys for key in command.keys}
        pages = (
            own_key("t", "tiles" if scene.wide else "", "All zone tiles and what they do."),
            own_key("y", "", "All relics and what they do."),
            own_key("k", "", "What the marks on the board mean."),
        )
        return [*keys, *(page for page in pages if not taken.intersection(page.keys))]

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return sheets.sheet(scene, name)

    def inspect(self, scene: Scene, spot: SpotId | None) -> Sheet | None:
        return sheets.inspect(scene, spot)

    def explain(self, scene: Scene, spot: SpotId) -> str:
        kind, _, name = spot.partition(":")
        if kind not in ("cell", "end"):
            return ""
        return " ".join(sheets.cell_facts(scene, name)[:3])

    # --- motion

    def waits(self, event: Event, view: Any) -> bool:
        return motion.holds(event, view)

    def holding(self, scene: Scene) -> str:
        """What has just been decided, where it is a battle."""
        if scene.show is None or not isinstance(scene.show.event, FearDefeated | BattleLost):
            return super().holding(scene)
        return f"{scene.narrator.sentence(scene.show.event, scene.names, scene.looker)} Enter goes on."

    def trace(self, event: Event) -> tuple[SpotId, ...]:
        return motion.traced(event)

    def news(self, told: Sequence[Event]) -> Collection[Seat]:
        """Who has got a face-down relic, or lost one."""
        return motion.news(told)

    # --- handling

    def open(self, scene: Scene) -> tuple[Any, Any]:
        asking = self._asking(scene)
        return asking.open(facing(scene)) if asking is not None else (None, None)

    def tentative(self, scene: Scene) -> Scene:
        asking, faced = self._asking(scene), facing(scene)
        return asking.tentative(faced) if asking is not None else faced

    def question(self, scene: Scene) -> Line:
        asking = self._asking(scene)
        if asking is None:
            return []
        if memory(scene).typed is not None:
            return finding.asks(scene)
        return asking.question(facing(scene))

    def suggested(self, scene: Scene, action: Any) -> Response:
        """A hint for the deal table puts the cursor on the seat it would invite."""
        if isinstance(action, Invite):
            return Response(pick=replace(memory(scene), deal=replace(deal_of(scene), at=action.seat)))
        return Response(lit=action)

    def pointing(self, scene: Scene, course: Sequence[Any]) -> Response:
        return pointing(facing(scene), course)

    def spots_of(self, scene: Scene, action: Any) -> tuple[SpotId, ...]:
        asking = self._asking(scene)
        return asking.spots_of(facing(scene), action) if asking is not None else ()

    def enter(self, scene: Scene) -> Response:
        asking = self._asking(scene)
        return asking.enter(scene) if asking is not None else Response()

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        asking = self._asking(scene)
        return asking.closed(scene, spot) if asking is not None else None

    def press(self, scene: Scene, key: str) -> Response:
        asking = self._asking(scene)
        if asking is None:
            return Response(sheet=_SHEETS[key]) if key in _SHEETS else Response()
        if memory(scene).typed is not None:
            return self._find(scene, key)
        if key == "o" and asking.has_entry(scene):
            return open_relics(scene)
        faced = facing(scene)
        answer = asking.press(faced, key)
        if answer is None and key in _SHEETS:
            return Response(sheet=_SHEETS[key])
        if answer is None and key in finding.KEYS:
            return finding.begin(faced)
        return super().press(faced, key) if answer is None else answer

    def _find(self, scene: Scene, key: str) -> Response:
        """A key while the name of a cell is typed: a marked one is gone to, any other one is named."""
        response, cell = finding.type_key(scene, key)
        if cell is None:
            return response
        there = self.click(replace(scene, pick=response.pick, lit=None), cell_spot(cell))
        if there.play or there.refuse is not None or there == Response():
            return replace(response, said=self.explain(scene, cell_spot(cell)))
        return replace(there, pick=response.pick if there.pick is None else there.pick)

    def click(self, scene: Scene, spot: SpotId) -> Response:
        asking, faced = self._asking(scene), facing(scene)
        answer = asking.click(faced, spot) if asking is not None else None
        if answer is None:
            answer = super().click(faced, spot)
        return answer

    # --- covers

    def cover_note(self, scene: Scene) -> str:
        """Why the keyboard changes hands, from what lies open."""
        view = view_of(scene)
        if view.building is not None:
            return f"Place tile {view.building.count - view.building.left + 1} of {view.building.count}."
        if view.battle is not None and view.battle.party:
            return "A face-down relic is paid for the pact."
        return ""


BOARD: Final = ZoneplexBoard()
