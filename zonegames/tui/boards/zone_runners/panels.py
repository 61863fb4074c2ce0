"""The Runners' panels: what each can still do, grouped by result, and what a choice leaves the others."""

from typing import Final

from rich.cells import cell_len

from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.zone_runners.board import START, space_name
from zonegames.games.zone_runners.components import ABILITIES, RUNNERS
from zonegames.games.zone_runners.preview import OutcomeChoice, Panel, RecipeChoice, panels
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES, ability_brief, total_text
from zonegames.tui.board import Scene
from zonegames.tui.boards.zone_runners.cursor import Aim
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, chip_ink, row_mark
from zonegames.tui.choices import choice_rows
from zonegames.tui.lines import Box, Line, shorten, wrap
from zonegames.tui.surface import Surface

HARMFUL: Final = ("thrown", "fall", "no_room")
NOTE: Final = 14
"""Cells for the words at the right of a panel's head."""
RECIPE: Final = 8
"""Cells for the dice of a list entry."""


def row_spot(who: int, row: int) -> str:
    """The spot of a result in a Runner's list."""
    return f"row:{who}:{row}"


def runner_spot(who: int) -> str:
    """The spot of a Runner's panel."""
    return f"runner:{who}"


def panel_height(scene: Scene) -> int:
    """The rows of a panel: more of them on a higher screen."""
    rows, usual = (8, 31) if scene.wide else (7, 20)
    return rows + min(6, max(0, scene.height - usual))


def beyond(scene: Scene, panel: Panel) -> int:
    """How many results of a list find no room in its panel."""
    return max(0, len(panel.outcomes) - (panel_height(scene) - 3))


class Panels:
    """One painting of the panels, into rows of the surface."""

    def __init__(self, surface: Surface, scene: Scene, at: Aim) -> None:
        self.surface, self.scene, self.at = surface, scene, at
        self.view: View = scene.view
        self.names: Names = scene.names
        self.plain = self.view.options.preview == "plain"

    def three(self, left: int, top: int, height: int) -> None:
        """Side by side; the one that is asked about has the lamp."""
        for who in range(len(RUNNERS)):
            self._panel(Box(left + 40 * who, top, 40, height), who)

    def one_and_rest(self, left: int, top: int, height: int) -> None:
        """80x24: the selected Runner, and beside it the best that is left for the two others."""
        who = self.at.who if self.at.who is not None else self._first()
        self._panel(Box(left, top, 43, height), who)
        self._rest(Box(left + 43, top, 37, height), [other for other in range(len(RUNNERS)) if other != who])

    def _first(self) -> int:
        asked = self._starting()
        if asked is not None:
            return asked
        left = self.view.board.still_to_act() or self.view.board.running()
        return left[0] if left else 0

    def _starting(self) -> int | None:
        """Before a Level: the Runner whose track is asked."""
        decision = self.scene.decision
        if decision is None or decision.kind != "track":
            return None
        return RUNNERS.index(decision.legal[0].runner)

    # --- one Runner

    def _panel(self, box: Box, who: int) -> None:
        panel, surface = self.at.panels[who], self.surface
        starting = self._starting() == who
        lamp = (self.at.who == who and (self.at.outcome is not None or self.at.anothers)) or starting
        surface.spot(box, runner_spot(who))
        inside = surface.panel(box, self._name(who, lamp), self._note(panel, who), lit=lamp)
        surface.spot(Box(box.x, box.y, box.width, 1), runner_spot(who))
        if self._starting() is not None:
            self._start(inside, who, starting)
            return
        self._results(Box(box.x + 1, inside.y, box.width - 2, inside.height - 1), panel, who)
        self._foot(inside, panel)

    def _start(self, inside: Box, who: int, asked: bool) -> None:
        """Before a Level: the tracks to choose from, and what the Runner is good at."""
        if asked:
            self.surface.paste(inside.x, inside.y, choice_rows(self.scene, inside.width, 3))
        ability, short = ABILITIES[who]
        rows = wrap(f"{ability}: {short}", inside.width, "muted")[: inside.height - 3]
        self.surface.paste(inside.x, inside.y + inside.height - len(rows), rows)

    def _name(self, who: int, lamp: bool) -> Line:
        runner = self.view.board.runners[who]
        ink, ground = chip_ink(who)
        name: Line = [
            (f" {LETTERS[who]} ", f"{ink} on {ground}"),
            (f" {RUNNER_NAMES[who]}", f"{INKS[who]} bold"),
        ]
        if runner.status == "running":
            place = space_name(runner.track, runner.column)
            name.append((f" {'at ' if runner.column == START else ''}{place}", "text" + " bold" * lamp))
        return name

    def _note(self, panel: Panel, who: int) -> str:
        if panel.state != "to_act":
            return {"acted": "has acted", "home": "home", "out": "out"}[panel.state]
        if self.view.options.sharing == "crew" and self.view.owner(who) != self.view.captain:
            name = self.names[self.view.owner(who)]
            words = (f"{name} decides", f"{name}'s")
            return next((text for text in words if cell_len(text) <= NOTE), shorten(name, NOTE))
        return ""

    def _foot(self, inside: Box, panel: Panel) -> None:
        """What the Runner faces; above it why a result is closed, where the list leaves room."""
        y = inside.y + inside.height - 1
        text = panel.note
        if closed := next((o.closed for o in panel.outcomes if o.closed), ""):
            if len(panel.outcomes) < inside.height - 1:
                self.surface.put(inside.x, y - 1, f"✗ closed: {closed}", "muted")
            else:
                text = f"✗ {closed} · {panel.brief}"
        self.surface.put(inside.x, y, shorten(text, inside.width), "muted")

    def _results(self, box: Box, panel: Panel, who: int) -> None:
        """The list, scrolled to the lit row where it is longer than the panel."""
        rows = panel.outcomes
        lit = self.at.row if self.at.who == who and self.at.outcome is not None else None
        room, top = box.height, 0
        if len(rows) > room:
            wanted = (lit or 0) - room // 2
            if self.at.who == who and self.at.anothers:
                wanted = self.at.row
            top = max(0, min(wanted, len(rows) - room))
        for y, row in enumerate(range(top, min(len(rows), top + room))):
            self._row(Box(box.x, box.y + y, box.width, 1), rows[row], who, row, lit)
        for arrow, there, y in (("▲", top > 0, 0), ("▼", top + room < len(rows), room - 1)):
            if there:
                self.surface.put(box.x + box.width - 2, box.y + y, arrow, "muted")

    def _row(self, box: Box, outcome: OutcomeChoice, who: int, row: int, lit: int | None) -> None:
        here, on = row == lit, lit is not None
        recipe = self.at.recipe if here and self.at.recipe is not None else outcome.first_open
        ground = "panel" if here else None
        surface = self.surface
        if here:
            surface.fill(box, "panel", " ")
        mark = "▸" if here else "✗" if outcome.closed else " "
        surface.put(box.x + 1, box.y, mark, "primary bold" if here else "muted", ground)
        if on:
            number, written = row_mark(row)
            surface.put(box.x + 2, box.y, number, f"zone-runners {written}", ground)
        ink = self._ink(outcome, on) + " bold" * here
        shown = recipe or outcome.recipes[0]
        x = surface.put(box.x + 4, box.y, shown.text, ink, ground)
        x = max(x + 1, box.x + 4 + RECIPE)
        room = box.x + box.width - x - 1
        surface.put(x, box.y, shorten(self._text(outcome, shown, who, room), room), ink, ground)
        surface.spot(box, row_spot(who, row))

    def _ink(self, outcome: OutcomeChoice, on: bool) -> str:
        if outcome.closed:
            return "muted"
        if not self.plain and harms(outcome):
            return "error"
        return "text" if on else "muted"

    def _text(self, outcome: OutcomeChoice, recipe: RecipeChoice, who: int, room: int) -> str:
        """The result, its dangers with their arrows; with plain previews the Energy alone."""
        if self.plain:
            return plain_text(who, recipe)
        result, texts = outcome.result, outcome.texts
        arrow = {"thrown": "◀ ", "fall": "▼ ", "no_room": "▼ "}.get(result.kind, "▼ " * outcome.lost)
        if result.kind == "thrown" and result.status == "running" and result.track != outcome.start[0]:
            falls = f"▼ to {space_name(result.track, result.column)}"
            texts = (f"thrown, {falls}", falls)
        texts = tuple(f"{arrow}{text}{', lost' * outcome.lost}" for text in texts)
        texts = (texts[0] + other_ways(outcome), *texts)
        return next((text for text in texts if len(text) <= room), shorten(texts[-1], room))

    # --- the two others at 80x24

    def _rest(self, box: Box, others: list[int]) -> None:
        inside = self.surface.panel(box, self._rest_title())
        for y, who in zip((inside.y, inside.y + 3), others, strict=True):
            self.surface.put(inside.x, y, f" {LETTERS[who]} ", *chip_ink(who))
            self.surface.spot(Box(box.x + 1, y, box.width - 2, 2), runner_spot(who))
            room = Box(inside.x + 4, y, inside.width - 4, 2)
            if self._starting() is None:
                self._best(room, self.at.panels[who], who)
            else:
                self.surface.paste(room.x, y, wrap(ability_brief(who), room.width, "muted"))

    def _best(self, room: Box, panel: Panel, who: int) -> None:
        """What the Runner faces, and the best that the dice left can do for it."""
        runner = self.view.board.runners[who]
        place = f"{space_name(runner.track, runner.column)}: " if runner.status == "running" else ""
        self.surface.put(room.x, room.y, shorten(place + panel.brief, room.width), "muted")
        if panel.state == "acted":
            self.surface.put(room.x, room.y + 1, "has acted", "muted")
        elif best := best_of(panel):
            outcome, recipe = best
            ink, text = self._ink(outcome, True), self._text(outcome, recipe, who, room.width - RECIPE)
            self.surface.put(room.x, room.y + 1, recipe.text, ink)
            self.surface.put(room.x + RECIPE, room.y + 1, text, ink)

    def _rest_title(self) -> str:
        if self.at.outcome is not None:
            return "then, with the dice left"
        return "the others"


def first_able(view: View) -> int:
    """The Runner to begin with: the first still to act that dice can bring on unharmed.

    Who waits behind another comes last: it may act once the other has left the Blocker.
    """
    lists, runners = panels(view), view.board.runners

    def rank(who: int) -> tuple[bool, bool]:
        best = best_of(lists[who])
        gains = best is not None and bool(best[1].recipe.dice) and not harms(best[0])
        return runners[who].slot == "left", not gains

    return min(view.board.still_to_act(), key=rank)


def safe_row(panel: Panel) -> int:
    """The row where the cursor begins: the first result that harms nobody, else the first of all."""
    return next((row for row, outcome in enumerate(panel.outcomes) if not harms(outcome)), 0)


def other_ways(outcome: OutcomeChoice) -> str:
    """Such as " (+2 ways)", where other dice bring the same result."""
    others = len(outcome.recipes) - 1
    return f" (+{counted(others, 'way')})" if others else ""


def plain_text(who: int, recipe: RecipeChoice) -> str:
    """With plain previews: the Energy alone."""
    if not recipe.recipe.dice:
        return "no Energy"
    total = total_text(who, recipe.recipe)
    return f"Energy {total}" if total == recipe.text else total


def harms(outcome: OutcomeChoice) -> bool:
    """Whether a result throws the Runner back, down or out, or leaves it where the ground goes."""
    return outcome.lost or outcome.result.status == "out" or outcome.result.kind in HARMFUL


def best_of(panel: Panel) -> tuple[OutcomeChoice, RecipeChoice] | None:
    """The first result still open that harms nobody, else the last one."""
    able = [(outcome, recipe) for outcome in panel.outcomes if (recipe := outcome.first_open) is not None]
    if not able:
        return None
    safe = [pair for pair in able if not harms(pair[0])]
    return safe[0] if safe else able[-1]
