"""Where everything stands: the large template from 120x34, the small one from 80x24."""

from typing import Final

from zonegames.games.zogars_revenge.view import RunView
from zonegames.tui.board import Scene
from zonegames.tui.boards.zogars_revenge.band import paint_band
from zonegames.tui.boards.zogars_revenge.cards import paint_cards
from zonegames.tui.boards.zogars_revenge.field import Field
from zonegames.tui.boards.zogars_revenge.meters import Meters
from zonegames.tui.boards.zogars_revenge.motion import paint_travel
from zonegames.tui.boards.zogars_revenge.side import (
    Ring,
    answer_lines,
    blow_lines,
    fight_lines,
    paint_monster,
    paint_small_monster,
    paint_ways,
    question_title,
    way_lines,
)
from zonegames.tui.lines import Box, s, shorten
from zonegames.tui.surface import Surface

RING_RULE: Final = (
    "A blow is one step to",
    "a neighbour: its number",
    "counts, ◉ takes an eye.",
    "The tile you left turns",
    "over, ↻ its other side.",
)


class Template:
    """One painting of the whole region."""

    def __init__(self, surface: Surface, scene: Scene, run: RunView) -> None:
        self.surface, self.scene, self.run = surface, scene, run
        self.fighting = run.fight is not None
        asked = scene.decision is not None
        self.asks = (
            "" if not asked else "question" if run.question else "ring" if self.fighting else "dungeon"
        )

    def paint(self) -> None:
        dungeon = self._wide() if self.scene.wide else self._compact()
        paint_travel(self.surface, self.scene, self.run)
        paint_cards(self.surface, self.scene, dungeon)

    # --- the two sizes

    def _wide(self) -> Box:
        surface, scene, run = self.surface, self.scene, self.run
        paint_band(surface, scene, run, 2)
        left, rows = 67 + (scene.width - 120) // 2, scene.height - 2
        box = Box(0, 2, left, rows)
        self._dungeon(box)
        x, width = left + 1, scene.width - left - 1
        Meters(surface, Box(x, 2, width, 6), scene, run).paint()
        room = Box(x, 8, width, 6)
        if run.question is not None:
            self._question(room)
        else:
            paint_ways(surface, room, scene, run)
        self._ring(Box(x, 14, width, 12))
        self._log(Box(x, 26, width, rows - 24))
        return box

    def _compact(self) -> Box:
        """The dungeon takes what it needs, the side column the rest."""
        surface, scene, run = self.surface, self.scene, self.run
        columns, rows = scene.view.dungeon.size
        tall, broad = rows > 7, columns > 9
        band, log = (1, 0) if tall else (2, 1)
        paint_band(surface, scene, run, band)
        height = scene.height - band - log
        left = scene.width - (35 if broad else 41)
        box = Box(0, band, left, height)
        if tall or broad:
            Field(surface, box, scene, run).paint()
        else:
            self._dungeon(box)
        x, width = left + 1, scene.width - left - 1
        Meters(surface, Box(x, band, width, 6), scene, run).paint()
        self._small_ring(Box(x, band + 6, width, height - 6))
        if log:
            surface.put(2, scene.height - 1, self._news(scene.width - 4), "muted")
        return box

    # --- the panels

    def _dungeon(self, box: Box) -> None:
        note = self._dungeon_note(box.width > 60)
        inside = self.surface.panel(box, "dungeon", note, lit=self.asks == "dungeon")
        Field(
            self.surface, Box(box.x + 1, inside.y, box.width - 2, inside.height), self.scene, self.run
        ).paint()

    def _dungeon_note(self, wide: bool) -> str:
        """What the dungeon has to do with what is asked."""
        run = self.run
        if run.status != "playing" or run.question is not None:
            return ""
        if self.fighting:
            return "fight: choose at your ring" if wide else "fight ▸ ring"
        ways = len(self.scene.view.dungeon.ways[run.hero])
        return f"{ways} ways on" if ways > 1 else "1 way on"

    def _question(self, box: Box) -> None:
        fight = self.run.fight
        note = (
            f"total {fight.total} of {fight.strength}" if fight is not None else f"eyes {self.run.eyes} of 14"
        )
        lit = self.asks == "question"
        inside = self.surface.panel(box, question_title(self.run), note, lit=lit)
        self.surface.paste(inside.x, inside.y, answer_lines(self.scene, inside.width))

    def _ring(self, box: Box) -> None:
        surface, scene, run = self.surface, self.scene, self.run
        asks = self.asks == "ring"
        surface.panel(box, "your ring", "choose a blow" if asks else "for fights", lit=asks)
        Ring(surface, scene, run, box.x + 2, box.y + 1, 11, 5).paint()
        x, y = box.x + 27, box.y + 1
        if run.question is not None and run.fight is not None:
            surface.paste(x, y, fight_lines(run))
        elif self.fighting:
            for number, (head, *rest) in enumerate(blow_lines(scene, run, 5)):
                surface.write(x - 1, y + number * 5, head)
                surface.paste(x + 2, y + number * 5 + 1, rest)
        else:
            surface.paste(x, y, [s(text, "muted") for text in RING_RULE])
            surface.put(x, y + 6, "Your next blow is", "muted")
            for number, (head,) in enumerate(blow_lines(scene, run, 5)):
                surface.write(x - 1, y + 7 + number, [*head, ("  or" if number == 0 else "", "muted")])

    def _small_ring(self, box: Box) -> None:
        surface, scene, run = self.surface, self.scene, self.run
        asks = self.asks in ("ring", "question")
        if run.question is not None:
            fight, title = run.fight, question_title(run)
            note = f"{fight.total} of {fight.strength}" if fight is not None else ""
            fits = len(title) + len(note) + 8 <= box.width
            surface.panel(box, title, note if fits else "", lit=asks)
            answers, top = answer_lines(scene, box.width - 4), box.y + box.height - 7
            surface.paste(box.x + 2, top - len(answers), answers)
            Ring(surface, scene, run, box.x + 2, top, 7 if box.width < 38 else 9, 3).paint()
            return
        surface.panel(box, "your ring", "choose a blow" if asks else "for fights", lit=asks)
        width, height = (7, 3) if box.width < 38 or box.height < 11 else (9, 4)
        top = box.y + box.height - 1 - 2 * height
        Ring(surface, scene, run, box.x + 2, top, width, height).paint()
        x = box.x + 2 * width + 4
        if self.fighting:
            inside = Box(box.x + 2, box.y + 1, box.width - 4, top - box.y - 1)
            if inside.height >= 2 and inside.width >= 36:
                paint_monster(surface, inside, run)
            else:
                paint_small_monster(surface, inside, run)
            for number, (head, *rest) in enumerate(blow_lines(scene, run, height)):
                surface.write(x, top + number * height, head)
                surface.paste(x + height - 2, top + number * height + 1, rest)
            return
        surface.put(box.x + 2, box.y + 1, "↻ its other side", "muted")
        surface.put(x + 1, box.y + 1, "ways on", "muted")
        surface.paste(x, top + 1, way_lines(scene, run, box.x + box.width - 1 - x, words=False))

    def _news(self, width: int) -> str:
        """The last two sentences in their order, or the last alone."""
        told = [line.text for line in self.scene.log[-2:]]
        both = " · ".join(told)
        return both if len(both) <= width else shorten(told[-1], width)

    def _log(self, box: Box) -> None:
        inside = self.surface.panel(box, "log", "l: last 6")
        for row, line in enumerate(reversed(self.scene.log[-inside.height :])):
            text = shorten(line.text, inside.width)
            self.surface.put(inside.x, inside.y + row, text, "text" if row == 0 else "muted")
