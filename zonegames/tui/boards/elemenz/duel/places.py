"""Duel: where dice may go now, and the cheapest way to fill a group of spaces."""

from zonegames.games.elemenz.actions import Place
from zonegames.games.elemenz.components import WILD
from zonegames.games.elemenz.duel.preview import spaces_preview
from zonegames.games.elemenz.duel.view import DuelView, ShamanView
from zonegames.games.elemenz.preview import placed
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.menu import SHOP
from zonegames.tui.boards.elemenz.pieces import Group, group_of, same_group

LETTERS = "abcdfgj"
"""STRIKE, SHIELD and the five combos."""

TOTEMS = "k"


def keys_of(view: DuelView, letter: str) -> tuple[str, ...]:
    """The groups of spaces that a letter names; pressed again it goes on to the next that is open."""
    combos = view.boards.combos[view.active]
    if letter in LETTERS:
        return (view.boards.own[view.active][LETTERS.index(letter)].key,)
    kinds = ("totem",) if letter == TOTEMS else ("buy", "destroy") if letter == SHOP else ()
    found = [combo for combo in combos.values() if combo.kind in kinds]
    found.sort(key=lambda combo: combo.effect != "energise")  # the own totem first
    return tuple(combo.key for combo in found)


def held_group(scene: Scene) -> Group | None:
    """The die in the fingers, by what tells it from others."""
    view, held = scene.view, memory(scene).held
    if scene.decision is None or scene.decision.kind != "place" or held not in view.me.hand:
        return None
    return group_of(held, view.faces, view.me.borrowed)


def places(scene: Scene) -> list[Place]:
    """What may be placed: the die in the fingers, or any."""
    group = held_group(scene)
    found = [action for action in scene.legal if isinstance(action, Place)]
    return found if group is None else [action for action in found if same_group(action, group)]


def first_placeable(scene: Scene) -> str:
    """The first die of the hand that may go somewhere; empty when none."""
    view: DuelView = scene.view
    open_groups = {(a.colour, a.face, a.borrowed) for a in scene.legal if isinstance(a, Place)}
    return next((d for d in view.me.hand if group_of(d, view.faces, view.me.borrowed) in open_groups), "")


def filling(view: DuelView, key: str) -> tuple[tuple[Place, ...], tuple[str, ...]]:
    """The cheapest way to fill a group of spaces from the hand, real symbols before wilds, and the dice it
    takes.  STRIKE and SHIELD take one die at a time."""
    actions: list[Place] = []
    dice: list[str] = []
    combo = view.boards.combos[view.active][key]
    single = combo.kind in ("strike", "shield")
    for _ in combo.slots:
        fits = sorted(spaces_preview(view, view.active, key).fits, key=lambda face: face == WILD)
        if not fits:
            break
        die = _cheapest(view.me, view, fits[0])
        action = Place(die[0], fits[0], key, die in view.me.borrowed)
        view = placed(view, action)
        actions.append(action)
        dice.append(die)
        if single:
            break
    return tuple(actions), tuple(dice)


def _cheapest(me: ShamanView, view: DuelView, face: str) -> str:
    """A die that shows a face, a borrowed one first: it goes back anyway."""
    dice = [die for die in me.hand if view.faces[die] == face]
    return next((die for die in dice if die in me.borrowed), dice[0])
