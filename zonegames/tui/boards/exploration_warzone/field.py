"""The Warzone: berths, hexes and the numbered contacts between them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import CARD_NAMES, HEXES, opposite
from zonegames.games.exploration_warzone.preview import story
from zonegames.games.exploration_warzone.view import ContactView, LaidView, View
from zonegames.tui.board import Scene
from zonegames.tui.boards.exploration_warzone.motion import bare, turning
from zonegames.tui.boards.exploration_warzone.pieces import LARGE, SMALL, Face, Tone, draw_hex
from zonegames.tui.boards.exploration_warzone.texts import price_text
from zonegames.tui.lines import Box, shorten
from zonegames.tui.surface import Surface

FREE: Final = "warzone.free"


@dataclass(frozen=True, slots=True)
class Trial:
    """A hex that is being turned: where it would lie and how."""

    berth: int
    seat: Seat
    hex: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Seam:
    """Where two hexes of different owners touch."""

    berth_a: int
    berth_b: int
    direction: int
    """From a to b."""

    contact: ContactView | None = None
    """The contact of step 4; None as long as it is only foreseen."""


def seams(view: View, trial: Trial | None = None) -> list[Seam]:
    """The contacts in the order of their resolution, before step 4 as they would be now."""
    if view.contacts:
        return [Seam(c.berth_a, c.berth_b, c.direction, c) for c in view.contacts if c.state != "gone"]
    owners = {
        berth: owner
        for berth in range(len(view.layout.cells))
        if (owner := _owner(view, berth, trial)) is not None
    }
    found: list[Seam] = []
    met: set[frozenset[int]] = set()
    for seat in view.order:
        for berth in _laid_by(view, owners, seat):
            for direction, other in view.layout.touching[berth]:
                pair = frozenset((berth, other))
                if other in owners and owners[other] != seat and pair not in met:
                    met.add(pair)
                    found.append(Seam(berth, other, direction))
    return found


def _owner(view: View, berth: int, trial: Trial | None) -> Seat | None:
    return trial.seat if trial is not None and trial.berth == berth else view.owner(berth)


def _laid_by(view: View, owners: dict[int, Seat], seat: Seat) -> Iterator[int]:
    """A seat's berths in the order in which they were laid; the one on trial comes last."""
    laid = [one.berth for one in view.laid if one.seat == seat]
    yield from laid
    yield from (berth for berth, owner in owners.items() if owner == seat and berth not in laid)


class Field:
    """One painting of the Warzone into a box of the surface."""

    def __init__(self, surface: Surface, box: Box, scene: Scene, trial: Trial | None) -> None:
        self.surface, self.scene, self.trial = surface, scene, trial
        self.view: View = scene.view
        # The three rows of berths in large hexes need this much room.
        roomy = box.height >= 2 * LARGE.step[1] + LARGE.height and box.width >= 3 * LARGE.step[0]
        self.shape = LARGE if roomy else SMALL
        places = [self.shape.place(q, r) for q, r in self.view.layout.cells]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        left = box.x + box.width // 2 - (min(xs) + max(xs)) // 2
        top = box.y + (box.height - self.shape.height + 1) // 2 - (min(ys) + max(ys)) // 2
        self.places = [(x + left, y + top) for x, y in places]
        self.seams = seams(self.view, trial)

    def paint(self) -> None:
        glyphs = self.scene.glyphs
        for berth, (x, y) in enumerate(self.places):
            draw_hex(self.surface, x, y, self.shape, self._face(berth), berth, glyphs)
        for number, seam in enumerate(self.seams, 1):
            self._number(seam.contact.number if seam.contact else number, seam)

    # --- what lies in a berth

    def _face(self, berth: int) -> Face:
        trial, laid = self.trial, self.view.at(berth)
        if trial is not None and trial.berth == berth:
            areas = HEXES[trial.hex].facing[trial.rotation]
            return self._open(trial.seat, trial.hex, areas, berth)
        if laid is None:
            return self._free(berth)
        if laid.hex is None or laid.rotation is None or turning(self.scene.show):
            return self._back(laid)
        return self._open(laid.seat, laid.hex, HEXES[laid.hex].facing[laid.rotation], berth, not laid.face_up)

    def _back(self, laid: LaidView) -> Face:
        name = shorten(self.scene.names[laid.seat], self.shape.room - 2)
        air = self.shape.room - cell_len(name)
        bars, gap = "░" * max(1, min(3, air // 2 - 1)), " " * (air > 3)
        return Face(
            f"warzone.tint{laid.seat + 1}",
            "" if bare(self.scene.show) else f"{bars}{gap}{name}{gap}{bars}",
            f"seat{laid.seat + 1} bold",
        )

    def _open(
        self, seat: Seat, hex_id: str, areas: tuple[str, ...], berth: int, hidden: bool = False
    ) -> Face:
        tones: tuple[Tone, ...] = tuple([self._tone(berth, direction) for direction in range(6)])
        owner = str(self.scene.names[seat]) + (" ░" if hidden else "")
        price = price_text((("C", HEXES[hex_id].cost),)) if HEXES[hex_id].cost else ""
        ground = f"warzone.tint{seat + 1}"
        return Face(ground, CARD_NAMES[hex_id], "text bold", seat, owner, price, areas, tones)

    def _free(self, berth: int) -> Face:
        view = self.view
        if berth >= view.layout.mains:
            return Face(FREE, "free flank", "muted")
        seat = view.order[berth]
        if view.phase == "place":
            return Face(FREE, "lays here", "muted", seat, self.scene.names[seat])
        return Face(FREE, "empty berth", "muted")

    def _tone(self, berth: int, direction: int) -> Tone:
        if not self.view.contacts:
            return "next"
        for seam in self.seams:
            if (seam.berth_a, seam.direction) == (berth, direction) or (
                seam.berth_b,
                opposite(seam.direction),
            ) == (berth, direction):
                state = seam.contact.state if seam.contact is not None else "settled"
                return "now" if state == "now" else "next" if state == "to come" else "done"
        return "done"

    # --- the contacts

    def _number(self, number: int, seam: Seam) -> None:
        """The number in the gap; settled ones show who acted on whom."""
        shape = self.shape
        dx, dy = shape.label(seam.direction)
        a = self.places[seam.berth_a][0] + dx
        b = self.places[seam.berth_b][0] + shape.label(opposite(seam.direction))[0]
        x, gap = min(a, b) + shape.chip, abs(a - b) - shape.chip
        text, ink, ground = str(number), "text bold", None
        contact = seam.contact
        if contact is not None and contact.state == "settled":
            text, ink = _settled(contact, text, a < b, gap), "muted"
        elif contact is not None and contact.state == "now":
            ink, ground = "background bold", "text"
        y = self.places[seam.berth_a][1] + dy
        self.surface.put(x, y, f"{text:^{gap}}", ink, ground)
        self.surface.spot(Box(x, y, gap, 1), f"contact:{number}")


def _settled(contact: ContactView, number: str, rightwards: bool, gap: int) -> str:
    """ "2▸", "◂1", "3"; where there is one column only, the arrow alone."""
    acts = story(contact).acts
    if len(acts) != 1:
        return number
    right = (acts[0] == contact.seat_a) == rightwards
    if gap == 1:
        return "▸" if right else "◂"
    return f"{number}▸" if right else f"◂{number}"
