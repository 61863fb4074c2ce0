"""Duel: what keys and clicks mean."""

from dataclasses import replace
from typing import Any

from zonegames.games.elemenz.actions import DONE, FREE_REROLL, REROLL, STOP, Place
from zonegames.games.elemenz.components import WILD
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.preview import preview
from zonegames.games.elemenz.refusals import ANCHOR
from zonegames.games.elemenz.rules import GAME
from zonegames.games.elemenz.words import dice, place, symbol
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.elemenz.asking import ListAsking
from zonegames.tui.boards.elemenz.duel.places import (
    LETTERS,
    TOTEMS,
    filling,
    first_placeable,
    held_group,
    keys_of,
    places,
)
from zonegames.tui.boards.elemenz.marking import may_roll, roll_marked, suggested_marks, toggle, toggle_all
from zonegames.tui.boards.elemenz.memory import FRESH, Memory, memory
from zonegames.tui.boards.elemenz.menu import SHOP
from zonegames.tui.boards.elemenz.pieces import group_of
from zonegames.tui.boards.elemenz.window import WindowAsking
from zonegames.tui.commands import Command, digits_up_to
from zonegames.tui.spots import SpotId

WILD_SAID = "A wild stands in for the symbol beside it: only spaces next to a real one are open."


class DuelListAsking(ListAsking):
    """A list, with the boards to look at."""

    def asks(self, scene: Scene) -> str:
        assert scene.decision is not None
        left = scene.view.about.left - 1
        if scene.decision.kind != "loss" or left < 1:
            return super().asks(scene)
        return f"lose which die? {left} more."

    def press(self, scene: Scene, key: str) -> Response | None:
        if key in ("tab", "shift+tab"):
            return next_board(scene, -1 if key == "shift+tab" else 1)
        return super().press(scene, key)

    def keys(self, scene: Scene) -> list[Command]:
        return [*super().keys(scene), own_key("tab", "boards", "Show the next shaman's board large.")]


def next_board(scene: Scene, step: int) -> Response:
    """Show another seat's whole board."""
    view: DuelView = scene.view
    known = memory(scene)
    now = view.active if known.shown is None else known.shown
    return Response(pick=replace(known, shown=(now + step) % len(view.shamans)))


class RollAsking(DuelListAsking):
    """`roll` and `pick_reroll`: dice are marked on the board, then rolled together."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        lit, known = super().open(scene)
        return (lit if known.menu else None), known

    def suggested(self, scene: Scene, action: Any) -> Response:
        """A hint to roll again marks the dice."""
        marks = suggested_marks(scene) if action == REROLL else memory(scene).marks
        return Response(lit=action, pick=replace(memory(scene), marks=marks))

    def enter_says(self, scene: Scene) -> str:
        if memory(scene).menu or scene.lit in (STOP, FREE_REROLL):
            return super().enter_says(scene)
        marks = memory(scene).marks or scene.view.about.picked
        if marks:
            return f"Enter rolls {dice(len(marks))} again."
        return "Mark them, or e stops." if STOP in scene.legal else "Mark them."

    def press(self, scene: Scene, key: str) -> Response | None:
        if memory(scene).menu and key != "o":
            return super().press(scene, key)
        hand = scene.view.me.hand
        if key.isdigit() and key != "0":
            return toggle(scene, hand[int(key) - 1]) if int(key) <= len(hand) else Response()
        if key == "0":
            return toggle_all(scene)
        if key == "o" or (key == "enter" and scene.lit not in (STOP, FREE_REROLL)):
            return roll_marked(scene)
        if key == "e" and STOP in scene.legal:
            return Response(play=(STOP,))
        if key == "z" and FREE_REROLL in scene.legal:
            return Response(play=(FREE_REROLL,))
        if key == "escape" and memory(scene).marks:
            return Response(pick=replace(memory(scene), marks=frozenset()), said="Nothing is marked.")
        if key in ("up", "down", "left", "right"):
            return Response()
        return super().press(scene, key)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, die = spot.partition(":")
        return toggle(scene, die) if kind == "hand" else super().click(scene, spot)

    def keys(self, scene: Scene) -> list[Command]:
        if memory(scene).menu:
            return super().keys(scene)
        count = len(scene.view.me.hand)
        shown = digits_up_to(count)
        found = [own_key("digits", "mark", "Mark a die for the next roll, or keep it.", shown=shown)]
        if may_roll(scene):
            found.append(own_key("o", "roll", "Roll the marked dice again (Enter too)."))
        if STOP in scene.legal:
            found.append(own_key("e", "stop", "Roll no more; place the dice now."))
        if FREE_REROLL in scene.legal:
            found.append(own_key("z", "free re-roll", "The Air shaman's re-roll of one own die."))
        found.append(own_key("0", "", "Mark all dice, or none."))
        return [*found, *self.shared_keys(scene), own_key("tab", "boards", "Show the next shaman's board.")]


class DuelWindowAsking(WindowAsking, DuelListAsking):
    """`window`, with the boards to look at before one speaks."""

    def keys(self, scene: Scene) -> list[Command]:
        return [*super().keys(scene), own_key("tab", "boards", "Show the next shaman's board large.")]


class PlaceAsking(DuelListAsking):
    """`place`: a die in the fingers, or a letter that fills its spaces the cheapest way."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        lit, known = super().open(scene)
        if known.menu:
            return lit, known
        return self._take(scene, first_placeable(scene), replace(FRESH, shown=memory(scene).shown))

    def _take(self, scene: Scene, die: str, known: Memory) -> tuple[Any, Memory]:
        """A die in the fingers, and the first space it fits; with none Enter is done."""
        known = replace(known, held=die, taken=False, menu=False)
        if not die:
            return DONE, known
        found = places(replace(scene, pick=known))
        return (found[0] if found else None), known

    def asks(self, scene: Scene) -> str:
        view: DuelView = scene.view
        held = memory(scene).held
        if held not in view.me.hand:
            return "place your dice." if isinstance(scene.lit, Place) else super().asks(scene)
        return f"place die {view.me.hand.index(held) + 1}, {symbol(view.faces[held])}."

    def suggested(self, scene: Scene, action: Any) -> Response:
        """A hint to place takes the die into the fingers."""
        if not isinstance(action, Place):
            return Response(lit=action, pick=replace(memory(scene), held=""))
        view: DuelView = scene.view
        wanted = (action.colour, action.face, action.borrowed)
        die = next(d for d in view.me.hand if group_of(d, view.faces, view.me.borrowed) == wanted)
        return Response(lit=action, pick=replace(memory(scene), held=die))

    def enter_says(self, scene: Scene) -> str:
        if isinstance(scene.lit, Place) and held_group(scene) is None:
            kind = scene.view.boards.combos[scene.view.active][scene.lit.key].kind
            verb = {"buy": "pays for", "destroy": "attacks"}.get(kind, "fills")
            return f"Enter {verb} {place(scene.lit.key, scene.view.active, scene.names)}."
        return super().enter_says(scene)

    def press(self, scene: Scene, key: str) -> Response | None:
        known = memory(scene)
        if known.menu:
            return super().press(scene, key)
        if key.isdigit() and key != "0":
            return self._digit(scene, int(key))
        if key in (*LETTERS, TOTEMS, SHOP):
            return self._letter(scene, key)
        if key in ("left", "right") and scene.view.me.hand:
            return self._beside(scene, 1 if key == "right" else -1)
        if key in ("up", "down"):
            return self._next_place(scene, 1 if key == "down" else -1)
        if key == "e" or (key == "enter" and not isinstance(scene.lit, Place)):
            return self._done(scene)
        if key == "enter":
            return self._put(scene)
        if key == "z" and FREE_REROLL in scene.legal:
            return Response(play=(FREE_REROLL,))
        if key == "escape" and known.held:
            return Response(
                lit=DONE, pick=replace(known, held=""), said="No die in the fingers: Enter is done."
            )
        return super().press(scene, key)

    def _put(self, scene: Scene) -> Response:
        """The held die, or with none all that the lit spaces need."""
        if held_group(scene) is not None:
            return Response(play=(scene.lit,))
        way, _ = filling(scene.view, scene.lit.key)
        return Response(play=way if way[:1] == (scene.lit,) else (scene.lit,))

    def _digit(self, scene: Scene, number: int) -> Response:
        hand = scene.view.me.hand
        return self._hold(scene, hand[number - 1]) if number <= len(hand) else Response()

    def _hold(self, scene: Scene, die: str) -> Response:
        view: DuelView = scene.view
        lit, known = self._take(scene, die, memory(scene))
        known = replace(known, taken=True)
        if lit is None:
            if view.faces[die] == WILD:
                return Response(pick=known, lit=DONE, refuse=ANCHOR)
            return Response(pick=known, lit=DONE, said="No space that you can complete takes this die.")
        return Response(lit=lit, pick=known, said=WILD_SAID if view.faces[die] == WILD else "")

    def _beside(self, scene: Scene, step: int) -> Response:
        hand, held = scene.view.me.hand, memory(scene).held
        at = hand.index(held) + step if held in hand else 0
        return self._hold(scene, hand[at % len(hand)])

    def _next_place(self, scene: Scene, step: int) -> Response:
        found = places(scene)
        if not found:
            return Response()
        at = found.index(scene.lit) + step if scene.lit in found else 0
        return Response(lit=found[at % len(found)])

    def _letter(self, scene: Scene, letter: str) -> Response:
        view: DuelView = scene.view
        keys = keys_of(view, letter)
        if memory(scene).taken and held_group(scene) is not None:
            found = [action for action in places(scene) if action.key in keys]
            if found:
                if scene.lit in found and (len(found) == 1 or letter in LETTERS):
                    return Response(play=(scene.lit,))
                at = found.index(scene.lit) + 1 if scene.lit in found else 0
                return Response(lit=found[at % len(found)])
        return self._fill(scene, keys)

    def _fill(self, scene: Scene, keys: tuple[str, ...]) -> Response:
        """The cheapest way to fill these spaces; of several that are open the next one is lit."""
        view: DuelView = scene.view
        legal = set(scene.legal)
        ways = [way for key in keys if (way := filling(view, key)[0]) and way[0] in legal]
        if not ways:
            return self._why(scene, keys)
        if len(keys) == 1:
            return Response(play=ways[0])
        first = [way[0] for way in ways]
        at = first.index(scene.lit) + 1 if scene.lit in first else 0
        return Response(lit=first[at % len(first)], pick=replace(memory(scene), held=""))

    def _why(self, scene: Scene, keys: tuple[str, ...]) -> Response:
        view: DuelView = scene.view
        if not keys or not view.me.hand:
            return Response(said="There is nothing left to put there.")
        die = memory(scene).held or view.me.hand[0]
        group = group_of(die, view.faces, view.me.borrowed)
        combo = view.boards.combos[view.active][keys[0]]
        fitting = next((d for d in view.me.hand if view.faces[d] in combo.slots), die)
        if not memory(scene).held:
            group = group_of(fitting, view.faces, view.me.borrowed)
        return Response(refuse=GAME.why_not(view, Place(group[0], group[1], keys[0], group[2])))

    def _done(self, scene: Scene) -> Response:
        seen = preview(scene.view, DONE)
        if seen.unfinished:
            effect = scene.words(DONE).effect
            return Response(ask=f"{effect}  y does it, n goes on.", play=(DONE,))
        me = scene.view.me
        if all(key in me.used for key in me.slots) and any(isinstance(a, Place) for a in scene.legal):
            left = "your die goes" if len(me.hand) == 1 else f"your {len(me.hand)} dice go"
            return Response(
                ask=f"Nothing is placed: {left} to the pool. Done?  y does it, n goes on.", play=(DONE,)
            )
        return Response(play=(DONE,))

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, rest = spot.partition(":")
        if kind == "hand":
            known = memory(scene)
            if known.held == rest:
                return Response(lit=DONE, pick=replace(known, held=""))
            return self._hold(scene, rest)
        if kind == "card":
            found = [action for action in places(scene) if action.key == rest]
            if found and memory(scene).taken and held_group(scene) is not None:
                return Response(play=(found[0],)) if scene.lit == found[0] else Response(lit=found[0])
            if rest in scene.view.boards.combos[scene.view.active]:
                return self._click_card(scene, rest)
        return super().click(scene, spot)

    def _click_card(self, scene: Scene, key: str) -> Response:
        """The first click lights what would fill the card, the second one does what Enter says."""
        if isinstance(scene.lit, Place) and scene.lit.key == key:
            return self._put(scene)
        way, _ = filling(scene.view, key)
        if way[:1] and way[0] in scene.legal:
            return Response(lit=way[0], pick=replace(memory(scene), held="", taken=False))
        return self._why(scene, (key,))

    def keys(self, scene: Scene) -> list[Command]:
        if memory(scene).menu:
            return super().keys(scene)
        held = isinstance(scene.lit, Place)
        count = len(scene.view.me.hand)
        found = [own_key("enter", "put" if held else "done", "Put the die there; with no die held: done.")]
        if count:
            found += [
                own_key(
                    "letters", "where", "Put the die there; without one fill it the cheapest way.", "a-k"
                ),
                own_key("digits", "die", "Take a die into the fingers.", digits_up_to(count)),
            ]
        found.append(own_key("e", "done", "Place no more: completed combos are activated."))
        if scene.view.avatars:
            found.append(own_key("w", "avatars", "Buy or destroy an avatar; again: the next one."))
        if FREE_REROLL in scene.legal:
            found.append(own_key("z", "free re-roll", "The Air shaman's re-roll of one own die."))
        return [*found, *self.shared_keys(scene), own_key("tab", "boards", "Show the next shaman's board.")]
