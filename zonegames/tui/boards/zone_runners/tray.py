"""The dice: kept or rolled again, taken by the result under the cursor, spent."""

from typing import Final

from zonegames.engine.telling import listed
from zonegames.games.zone_runners.actions import UseBonus
from zonegames.games.zone_runners.events import DiceRerolled, DiceRolled
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES, bonus_dice, dice_text
from zonegames.tui.board import Scene
from zonegames.tui.boards.zone_runners.cursor import Aim, dice_of, rolls_again
from zonegames.tui.boards.zone_runners.panels import other_ways
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS
from zonegames.tui.lines import Box, Line, s
from zonegames.tui.surface import DOUBLE, LIGHT, Surface

WIDE_ROWS: Final = 3
DIE: Final = 7


def die_spot(index: int) -> str:
    """The spot of a die of the tray."""
    return f"die:{index}"


def bonus_spot(dice: int) -> str:
    """The spot of "so many Bonus dice"."""
    return f"bonus:{dice}"


class Tray:
    """One painting of the dice row."""

    def __init__(self, surface: Surface, scene: Scene, at: Aim, left: int, top: int) -> None:
        self.surface, self.scene, self.at = surface, scene, at
        self.left, self.top, self.wide = left, top, scene.wide
        self.view: View = scene.view
        self.taken = dice_of(self.view, at.recipe.recipe) if at.recipe is not None else frozenset[int]()
        self.again = rolls_again(scene)
        self.locking = scene.decision is not None and scene.decision.kind == "lock"

    def paint(self) -> None:
        name_at = self.left + (3 if self.wide else 2)
        self.surface.put(name_at, self.top + self.wide, "DICE", "text bold")
        x = self.left + (13 if self.wide else 7)
        for index, value in enumerate(self._values()):
            x = self._die(index, value, x)
        if self.scene.decision is not None and self.scene.decision.kind == "bonus":
            x = self._to_be_rolled(x)
        for row, line in enumerate(self._words()):
            self.surface.write(x + 1, self.top + row, line)

    def _values(self) -> tuple[int, ...]:
        """What the dice show; while they tumble, something else each time."""
        show = self.scene.show
        if show is None or show.progress >= 1:
            return self.view.dice
        if isinstance(show.event, DiceRolled):
            rolling = range(len(self.view.dice))
        elif isinstance(show.event, DiceRerolled):
            rolling = show.event.which
        else:
            return self.view.dice
        turn = int(show.progress * 10)
        return tuple(
            (die + turn * (i + 2) + i) % 6 + 1 if i in rolling else die
            for i, die in enumerate(self.view.dice)
        )

    def _die(self, index: int, value: int, x: int) -> int:
        spent = self.view.used[index]
        ink = "text bold"
        below = ""
        if index in self.again:
            ink, below = "warning bold", "again"
        elif spent:
            ink, below = "muted", "spent"
        elif index in self.taken and self.at.who is not None:
            ink, below = f"{INKS[self.at.who]} bold", LETTERS[self.at.who]
        if not self.wide:
            return self._small(index, value, x, ink, below)
        box = Box(x, self.top, DIE, WIDE_ROWS)
        self.surface.border(box, DOUBLE if below == "again" else LIGHT, ink)
        self.surface.centre(box, 1, f"x {value} x" if spent else str(value), ink)
        if self.locking:
            self.surface.centre(box, 0, str(index + 1), "text bold underline")
        if below:
            self.surface.centre(box, 2, f" {below} " if len(below) == 1 else below, ink)
        self.surface.spot(box, die_spot(index))
        return x + DIE + 1

    def _small(self, index: int, value: int, x: int, ink: str, below: str) -> int:
        """In one row: [6], taken [6S], spent [6x], rolled again 2[6*]."""
        start = x
        if self.locking:
            x = self.surface.put(x, self.top, str(index + 1), "text bold underline")
        mark = {"again": "*", "spent": "x"}.get(below, below)
        end = self.surface.put(x, self.top, f"[{value}{mark}]", ink)
        self.surface.spot(Box(start, self.top, end - start, 1), die_spot(index))
        return end + 1

    def _to_be_rolled(self, x: int) -> int:
        """Before the roll: blank dice, the Bonus dice among them marked."""
        bonus = self.scene.lit.dice if isinstance(self.scene.lit, UseBonus) else 0
        for number in range(self.view.board.active() + bonus):
            extra = number >= self.view.board.active()
            ink = "warning bold" if extra else "muted"
            if self.wide:
                box = Box(x, self.top, DIE, WIDE_ROWS)
                self.surface.border(box, LIGHT, ink)
                self.surface.centre(box, 1, "+" if extra else "?", ink)
                x += DIE + 1
            else:
                x = self.surface.put(x, self.top, "[+]" if extra else "[?]", ink) + 1
        return x

    # --- the words beside

    def _words(self) -> list[Line]:
        """What the choice under the cursor does to the dice."""
        view, decision = self.view, self.scene.decision
        kind = decision.kind if decision is not None else ""
        if kind == "track":
            return [s("not rolled yet: first the Runners choose their tracks", "muted")]
        if kind == "bonus":
            return self._bonus_words()
        if kind == "lock":
            return self._lock_words()
        lines: list[Line] = []
        if self.at.recipe is not None and self.at.outcome is not None and self.at.who is not None:
            name, ink = RUNNER_NAMES[self.at.who], f"{INKS[self.at.who]} bold"
            text = self.at.recipe.text
            takes = f"takes {text}{other_ways(self.at.outcome)}" if self.taken else "takes no die"
            lines.append(s(f"{name} {takes}", ink))
            others = [die for i, die in enumerate(view.dice) if not view.used[i] and i not in self.taken]
            left = f"left for the others  {'  '.join(map(str, others)) or 'none'}"
            if not self.wide:
                return [[*lines[0], *s("   "), *s(left, "text")]]
            lines.append(s(left))
        elif view.dice and view.locked:
            lines.append(s(f"unused  {dice_text(view.unused())}"))
            if not self.wide:
                return lines
        if view.locked:
            lines.append(s(self._rerolled(), "muted"))
        return lines

    def _rerolled(self) -> str:
        view = self.view
        changed = [f"the {a} became {b}" for a, b in zip(view.rolled, view.dice, strict=True) if a != b]
        return f"re-roll used: {listed(changed)}" if changed else "all dice stand as they were first rolled"

    def _lock_words(self) -> list[Line]:
        view = self.view
        again = tuple(die for i, die in enumerate(view.dice) if i in self.again)
        kept = tuple(die for i, die in enumerate(view.dice) if i not in self.again)
        action = f"Enter rolls {dice_text(again)} again" if again else "Enter keeps all dice"
        line = s(action, "warning bold @key:enter" if again else "text bold @key:enter")
        if not self.wide:
            return [[*line, *s(f"   kept: {dice_text(kept)}" if again else "", "muted")]]
        marking = f"1-{len(view.dice)} or a click marks a die to be rolled again"
        how = f"kept: {dice_text(kept)}" if again else marking
        return [line, s(how, "muted"), s("there is one re-roll a turn", "muted")]

    def _bonus_words(self) -> list[Line]:
        choices: Line = s("Bonus dice  ")
        for action in self.scene.legal:
            lit = action == self.scene.lit
            words = f"@{bonus_spot(action.dice)}"
            choices += [
                ("▸" if lit else " ", f"primary bold {words}"),
                (str(action.dice), f"text underline {words}" + " bold" * lit),
                ("  ", "text"),
            ]
        if not self.wide:
            return [choices]
        held = bonus_dice(len(self.view.bonus))
        return [choices, s(f"{held} held, each good for one roll", "muted")]
