"""Preparing a battle (4.5, 4): stones are pledged in the open, battle relics played."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import PLAY, READY, SACRIFICE, PlayRelic, Ready, Sacrifice
from zonegames.games.zoneplex.components import RELICS
from zonegames.games.zoneplex.events import FearWeakened, StonePledged
from zonegames.games.zoneplex.geometry import NUMBER, Cell
from zonegames.games.zoneplex.relics import ripe
from zonegames.games.zoneplex.state import Battle, State
from zonegames.games.zoneplex.steps.battle import Fight
from zonegames.games.zoneplex.steps.choice import Choice, plain
from zonegames.games.zoneplex.steps.relic import spend


def battle_relics(state: State, battle: Battle, seat: Seat) -> tuple[PlayRelic, ...]:
    """The battle relics that a member of the party may play now; one Fate Bones each (ZP-R51)."""
    return tuple(
        PLAY[relic]
        for relic in ripe(state, seat, "battle")
        if not (RELICS[relic].effect == "double_roll" and (seat, relic) in battle.played)
    )


@dataclass(frozen=True, slots=True)
class Prepare(Choice):
    """One member of the party after the other, drawer first."""

    member: int = 0

    def _free(self, state: State, battle: Battle, seat: Seat) -> list[Cell]:
        return sorted(
            (cell for cell in state.stones_of(seat) if cell not in battle.pledged),
            key=NUMBER.__getitem__,
        )

    def _owes(self, state: State, battle: Battle, seat: Seat) -> bool:
        """Whether promised stones are still missing."""
        offer = battle.offers[seat]
        promised = offer.terms.stones if offer is not None and seat != battle.drawer else 0
        return sum(state.stones[cell] == seat for cell in battle.pledged) < promised

    def question(self, state: State) -> Decision[Any]:
        battle = state.battle
        assert battle is not None
        seat = battle.party[self.member]
        free = self._free(state, battle, seat)
        stones = tuple(SACRIFICE[cell] for cell in free)
        actions: tuple[Any, ...] = stones if free and self._owes(state, battle, seat) else (*stones, READY)
        if not state.seats[seat].hidden:
            return plain(seat, "prepare", actions)
        relics = battle_relics(state, battle, seat)
        return Decision(seat, "prepare", actions, private=relics, private_entry=True)

    def answer(self, state: State, action: Sacrifice | PlayRelic | Ready, emit: Emit) -> None:
        battle = state.battle
        assert battle is not None
        seat = battle.party[self.member]
        match action:
            case Sacrifice(cell):
                battle.pledged.append(cell)
                emit(StonePledged(seat, cell))
            case PlayRelic(relic):
                battle.played.append((seat, relic))
                spend(state, seat, relic, None, emit)
                if RELICS[relic].effect == "weaken":
                    battle.strength = max(0, battle.strength - RELICS[relic].size)
                    if not battle.strength:
                        state.stack[-1] = Fight()
                    emit(FearWeakened(battle.strength))
            case Ready():
                last = self.member + 1 == len(battle.party)
                state.stack[-1] = Fight() if last else Prepare(self.member + 1)
