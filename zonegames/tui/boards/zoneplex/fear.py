"""The Fear that is being faced: its name, its meter, the party against it."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import FEAR_METER, FEARS, RELICS
from zonegames.games.zoneplex.events import Attacked, DieRolled, FearWeakened
from zonegames.games.zoneplex.preview import chance_now
from zonegames.games.zoneplex.view import BattleView
from zonegames.games.zoneplex.words import percent
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.asking import view_of
from zonegames.tui.boards.zoneplex.dealing import battle_of
from zonegames.tui.boards.zoneplex.pieces import (
    CLASS_INKS,
    chance_meter,
    die_face,
    meter,
    seat_mark,
    strength,
)
from zonegames.tui.lines import Line, Lines, fit, pull, s, shorten, width_of

TUMBLE: Final = (2, 0, 3, 1)
"""The faces that a die shows before it lies still."""


def head(scene: Scene, width: int) -> Lines:
    """Two rows: the Fear with what it carries, and its strength."""
    battle = battle_of(view_of(scene))
    facts = FEARS[battle.fear]
    name: Line = [
        (facts.name, "text bold"),
        (f"  {facts.fear_class}", CLASS_INKS[facts.fear_class]),
    ]
    relics = ("$" if scene.glyphs.ascii else "¤") * battle.booty
    told = f"booty {relics}"
    booty = told if width_of(name) + len(told) < width else relics
    return [pull(name, s(booty, "warning"), width), _meter(scene, battle, width)]


def _meter(scene: Scene, battle: BattleView, width: int) -> Line:
    value = _shown_strength(scene, battle)
    extra = f" + hex {battle.hex}" if battle.hex else ""
    strong = f"  strength {value}" if width > 50 else f" {value}"
    sums = f" = {FEARS[battle.fear].strength} + die {battle.die}{extra}"
    line = [*meter(value, FEAR_METER, "error"), (strong, "text bold")]
    return [*line, (sums, "muted")] if not battle.party else line


def _shown_strength(scene: Scene, battle: BattleView) -> int:
    """What the meter shows while it drains."""
    show = scene.show
    if show is None or not isinstance(show.event, Attacked | FearWeakened) or show.progress >= 1:
        return battle.strength
    before = show.before.battle
    if before is None:
        return battle.strength
    return round(before.strength + (battle.strength - before.strength) * show.progress)


def party_lines(scene: Scene, width: int) -> Lines:
    """Who fights: strength, stones pledged of those promised, relics played, and the chance."""
    view = view_of(scene)
    battle = battle_of(view)
    lines = [_member(scene, battle, seat, width) for seat in battle.party]
    if battle.preparing is not None:
        chance = chance_now(view)
        lines.append(
            [("  chance ", "muted"), *chance_meter(chance, "text"), (f" {percent(chance)}", "text bold")]
        )
    return lines


def _member(scene: Scene, battle: BattleView, seat: Seat, width: int) -> Line:
    view = view_of(scene)
    pledged = sum(view.stones.get(cell) == seat for cell in battle.pledged)
    offer = battle.offers[seat]
    promised = offer.terms.stones if offer is not None and seat != battle.drawer else 0
    noun = "stone" if max(pledged, promised) == 1 else "stones"
    told = f"{pledged} of {promised} {noun}" if promised else f"{pledged} {noun}"
    if battle.preparing is None:
        told = ""  # the stones have been rolled
    on = seat == battle.preparing
    line: Line = [("▸" if on else " ", "primary bold"), *seat_mark(seat, scene.glyphs)]
    line.append((f" {shorten(scene.names[seat], 8):<9}", f"text{' bold' if on else ''}"))
    line += [*strength(view.seats[seat].wms), (f"  {told}", "text")]
    played = ", ".join(RELICS[relic].name for who, relic in battle.played if who == seat)
    return fit([*line, (f"  {played}", "warning")], width)


def die_line(scene: Scene) -> Line:
    """The Pyramid Die as it rolls, tumbling before it lies still."""
    show = scene.show
    if show is None or not isinstance(show.event, DieRolled):
        return []
    event = show.event
    rolling = show.progress < 1
    value = TUMBLE[int(show.progress * len(TUMBLE)) % len(TUMBLE)] if rolling else event.value
    why = {"fear": "the Fear grows", "sacrifice": "a stone is given", "attack": "attacks"}[event.why]
    line: Line = [("  ", "text"), *seat_mark(event.seat, scene.glyphs), (f" {why}  ", "text")]
    line.append((die_face(value, scene.glyphs), f"{'warning' if value else 'error'} bold"))
    return [*line, ("  The Eye" if event.eye and not rolling else "", "error bold")]
