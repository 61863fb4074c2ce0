"""Duel: what is activated, in one line: at whom it aims and what each would lose as things lie."""

from zonegames.engine.seats import Names, Seat
from zonegames.games.elemenz.duel.preview import blow
from zonegames.games.elemenz.duel.state import Activation
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.words import deed
from zonegames.tui.lines import shorten


def activated_line(view: DuelView, names: Names, room: int) -> str:
    """ "activated: STRIKE ▸ Cy -1 · CROSSWIND ▸ Bo (resolved)"; where all of it has no room, what is done
    with gives way first."""
    still_active = [one for one in view.activations if one.status == "active"]
    line = ""
    for told in (view.activations, still_active):
        line = "activated: " + " · ".join(_activated(view, names, one) for one in told) if told else ""
        if len(line) <= room:
            break
    return shorten(line, room)


def _activated(view: DuelView, names: Names, one: Activation) -> str:
    combo = view.boards.combos[view.active][one.key]
    name = deed(one.key, view.active, names) if combo.kind == "totem" else combo.name
    aims = f" ▸ {_aims(view, names, one)}" if one.targets else ""
    return f"{name}{aims}{'' if one.status == 'active' else f' ({one.status})'}"


def _aims(view: DuelView, names: Names, one: Activation) -> str:
    """ "Bo -2", "all", "all hold", "Cy -1, others hold"."""
    targets = one.targets
    foretold = blow(view, one.key, targets) if one.status == "active" else ()
    lost = {loss.seat: loss.loss for loss in foretold}
    if len(targets) < 2 or sorted(targets) != sorted(view.others(view.active)):
        return ", ".join(names[seat] + _falls(lost, seat) for seat in targets)
    spared = [seat for seat in targets if lost.get(seat) == 0]
    if len(spared) == len(targets):
        return "all hold"
    if len({lost.get(seat) for seat in targets}) == 1:
        return f"all{_falls(lost, targets[0])}"
    if len(spared) < 2:
        return ", ".join(names[seat] + _falls(lost, seat) for seat in targets)
    hit = [names[seat] + _falls(lost, seat) for seat in targets if seat not in spared]
    return ", ".join([*hit, "others hold"])


def _falls(lost: dict[Seat, int], seat: Seat) -> str:
    """ " -2", " holds"; empty where the effect takes no dice."""
    if seat not in lost:
        return ""
    return f" -{lost[seat]}" if lost[seat] else " holds"
