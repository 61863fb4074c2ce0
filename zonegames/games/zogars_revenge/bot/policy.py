"""The policy: one chooser a kind of decision; it sees views and hears events, nothing else.

It puts a price on eyes and health, from them on every face, and walks the cheapest way over what is left
to do, planned anew at every move.
"""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.policy import Choice, Policy
from zonegames.games.zogars_revenge.actions import CROSS, MOVES, POTION, STRIKES, SWORD, TAKE_HIT, Action
from zonegames.games.zogars_revenge.bot.route import Plan
from zonegames.games.zogars_revenge.bot.worth import best_blow
from zonegames.games.zogars_revenge.components import Face
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.events import NextRun, TileFlipped
from zonegames.games.zogars_revenge.view import GuardAsked, RunView, View

CALM_HEALTH: Final = 9
"""Up to here a potion is drunk between moves."""

FIGHT_HEALTH: Final = 3
"""Up to here a potion is drunk in a fight."""

SWORD_GAP: Final = 2
"""Swords are spent when they close a gap of at most this."""


class ZogarBot(Policy[View, Action]):
    """Remembers every side it has seen, also without the memory aid."""

    def __init__(self) -> None:
        self._memory: dict[Cell, Face] = {}
        """The sides face down that were open before."""

    def hear(self, event: Event) -> None:
        if isinstance(event, TileFlipped):
            self._memory[event.cell] = event.hides
        elif isinstance(event, NextRun):
            self._memory.clear()

    def choose(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        run = view.run
        assert run is not None
        if decision.kind == "eye":
            return Choice(CROSS, "A cross is worth an eye, always.")
        if decision.kind == "guard":
            return self._guard(run, decision)
        limit = FIGHT_HEALTH if decision.kind == "strike" else CALM_HEALTH
        if POTION in decision.actions and run.health <= limit:
            return Choice(POTION, "Your health is low enough to drink.")
        if decision.kind == "strike":
            return Choice(STRIKES[best_blow(run)], "The cheapest way to bring it down begins here.")
        return self._walk(view, run)

    def _guard(self, run: RunView, decision: Decision[Action]) -> Choice[Action]:
        assert isinstance(run.question, GuardAsked)
        gap = run.question.gap
        if gap <= SWORD_GAP and run.swords >= gap:
            return Choice(SWORD, "A sword finishes it before it strikes.")
        if POTION in decision.actions and run.health <= FIGHT_HEALTH:
            return Choice(POTION, "Drink before it strikes.")
        return Choice(TAKE_HIT, "Keep what you hold for a better moment.")

    def _walk(self, view: View, run: RunView) -> Choice[Action]:
        step, towards = Plan(view, run, self._memory).first_step()
        return Choice(MOVES[step], f"It lies on the cheapest way to {towards}.")
