"""Pages over the board, and one line about what is under the mouse."""

from zonegames.engine.telling import capital, counted, listed
from zonegames.games.elemenz.components import (
    AVATARS,
    BOXES,
    CIRCLE_SYMBOLS,
    FACE_DOWN,
    SHAMANS,
    SYMBOL_NAMES,
    TOKENS,
    Avatar,
    Combo,
)
from zonegames.games.elemenz.duel.preview import board_preview, combo_losses
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.words import dice, several, spaces, symbols
from zonegames.tui.board import Scene, Sheet
from zonegames.tui.boards.elemenz.naming import seat_mark
from zonegames.tui.boards.elemenz.pieces import glyph
from zonegames.tui.boards.elemenz.texts import (
    BOX_EFFECTS,
    EFFECTS,
    SHAMAN_TEXTS,
    TOTEM_RULE,
    WILD_RULE,
    WORDS_OF_STATE,
)
from zonegames.tui.lines import Lines, s, wrap
from zonegames.tui.spots import SpotId

WIDTH = 66


def sheet(scene: Scene, name: str) -> Sheet | None:
    """A page by its name: "table", "tokens" or "avatars"."""
    if name == "table":
        lines = _duel_table(scene) if isinstance(scene.view, DuelView) else _monolith_table(scene)
        return Sheet("the table", lines)
    if name == "tokens":
        return Sheet("the pulse tokens", _tokens(scene))
    if name == "avatars" and isinstance(scene.view, DuelView):
        return Sheet("tokens and avatars", [*_avatars(scene), [], *_tokens(scene)])
    return Sheet("the avatars", _avatars(scene)) if name == "avatars" else None


def printed(scene: Scene) -> str:
    """The page of what is printed on the things in the game; with two there are no tokens."""
    if scene.view.avatars:
        return "avatars"
    return "tokens" if isinstance(scene.view, DuelView) else "table"


# --- what a thing is


def combo_text(combo: Combo) -> str:
    """What a group of spaces of the Duel does."""
    if combo.kind in ("strike", "shield"):
        return SHAMAN_TEXTS[combo.kind]
    if combo.kind == "totem":
        return TOTEM_RULE
    if combo.kind == "buy":
        return "One die showing your own symbol, no wild, buys this avatar; it lies face down with you then."
    if combo.kind == "destroy":
        return "A pair of the rival's symbol destroys one of its face-down avatars, picked unseen."
    return combo.text


def explain(scene: Scene, spot: SpotId) -> str:
    """One line about a spot."""
    kind, _, rest = spot.partition(":")
    if kind == "card":
        return _explain_card(scene, rest)
    if kind == "circle":
        return _explain_circle(scene, rest)
    return ""


def _explain_card(scene: Scene, key: str) -> str:
    view = scene.view
    if not isinstance(view, DuelView):
        box = BOXES.get(key)
        return f"{box.name}: {symbols(box.spaces)}. {box.text}" if box is not None else ""
    combo = next((board[key] for board in view.boards.combos if key in board), None)
    if combo is None:
        return ""
    name = spaces(key, view.active, scene.names)
    charged = "".join(f", ({SYMBOL_NAMES[space.upper()]})" for space in combo.spaces if space.islower())
    return f"{capital(name)}: {symbols(combo.slots)}{charged}. {combo_text(combo)}"


def _explain_circle(scene: Scene, rest: str) -> str:
    seat, circle = (int(part) for part in rest.split(":"))
    token = scene.view.shamans[seat].totem[circle]
    if not token:
        return f"Circle {circle + 1}: empty. {TOTEM_RULE}"
    if token == FACE_DOWN:
        return f"Circle {circle + 1}: a token that only {scene.names[seat]} may look at (v)."
    return f"{TOKENS[token].name}: {TOKENS[token].text}"


def inspect(scene: Scene, spot: SpotId | None) -> Sheet | None:
    """The page of what is under the cursor."""
    kind, _, rest = (spot or "").partition(":")
    view = scene.view
    if kind == "card" and isinstance(view, DuelView):
        return _combo_page(scene, rest)
    if kind == "card" and rest in BOXES:
        box = BOXES[rest]
        lines = [s(f"needs: {symbols(box.spaces)}", "text bold"), [], *wrap(box.text, WIDTH)]
        if box.effect == "lock":
            name = SYMBOL_NAMES[box.board]
            lines += (
                [],
                *wrap(f"The lock space takes a {name} die that shows {name}; no borrowed one.", WIDTH),
            )
        return Sheet(box.name, lines)
    if kind == "circle":
        return Sheet("a token", wrap(_explain_circle(scene, rest), WIDTH))
    if kind in ("seat", "pool", "rival"):
        return sheet(scene, "table")
    tile = getattr(scene.lit, "tile", "")
    if tile in AVATARS:
        return Sheet(AVATARS[tile].name, wrap(tile_text(scene, AVATARS[tile]), WIDTH))
    return sheet(scene, printed(scene))


def _combo_page(scene: Scene, key: str) -> Sheet | None:
    view: DuelView = scene.view
    combo = next((board[key] for board in view.boards.combos if key in board), None)
    if combo is None:
        return None
    lines: Lines = [s(f"needs: {symbols(combo.slots)}", "text bold"), []]
    charged = [space.upper() for space in combo.spaces if space.islower()]
    if charged:
        lines += [*wrap(f"Always charged besides: {symbols(charged)}. No die is put there.", WIDTH), []]
    lines += [*wrap(combo_text(combo), WIDTH), []]
    if combo.kind != "buy":
        lines += [*wrap(WILD_RULE, WIDTH, "muted"), []]
    aimed = combo_losses(view, key) if key in view.boards.combos[view.active] else ()
    for loss in aimed:
        shield = "no SHIELD helps" if loss.shield is None else f"SHIELD {loss.shield}"
        lines.append(s(f"{scene.names[loss.seat]} ({shield}): would lose {loss.loss} as things lie"))
    for word, says in WORDS_OF_STATE:
        lines.append([(f"{word:<8}", "text bold"), (says, "muted")])
    name = spaces(key, view.active, scene.names)
    return Sheet(name, lines)


# --- the table


def _duel_table(scene: Scene) -> Lines:
    view: DuelView = scene.view
    lines: Lines = []
    for shaman in view.shamans:
        told = SHAMANS[shaman.symbol]
        state = "out of the game" if shaman.out else f"{dice(shaman.dice)}, pool {len(shaman.pool)}"
        tokens = "totem lost" if shaman.totem_lost else counted(shaman.tokens, "token")
        avatars = f", {counted(len(shaman.avatars), 'avatar')}" if view.avatars else ""
        held = "  holds its answers" if shaman.seat in scene.holds else ""
        lines += [
            [
                *seat_mark(scene, shaman.seat),
                (f"  {told.name} ({told.race})  {state}, {tokens}{avatars}{held}", "text"),
            ],
            *[s("  ") + line for line in wrap(told.ability_text, WIDTH - 2, "muted")],
        ]
        for combo, stands in zip(view.boards.own[shaman.seat], board_preview(view, shaman.seat), strict=True):
            status = "" if stands.status == "open" else f"  {stands.status}"
            lines.append(
                [
                    (f"  {combo.name:<15}", "text bold"),
                    (f"{_row(scene, combo.slots):<13}", "text"),
                    (f"{EFFECTS[combo.effect]}{status}", "muted"),
                ]
            )
        lines.append([])
    gone = several(TOKENS[token].name for token in view.removed)
    lines += wrap(f"Bag {view.bag}. Tokens out of the game: {listed(gone) or 'none'}.", WIDTH, "muted")
    pairs = listed([f"circle {n} {SYMBOL_NAMES[c]}" for n, c in enumerate(CIRCLE_SYMBOLS, 1)])
    lines += wrap(f"Pairs of every totem: {pairs}.", WIDTH, "muted")
    return lines


def _row(scene: Scene, spaces: tuple[str, ...]) -> str:
    return "".join(f"[{glyph(symbol, scene.glyphs)}]" for symbol in spaces)


def _monolith_table(scene: Scene) -> Lines:
    lines: Lines = []
    for side in scene.view.sides:
        locks = listed(sorted(side.locks)) or "none"
        lines += [
            [*seat_mark(scene, side.seat), (f"  locks: {locks}", "text")],
            s(f"  {dice(side.unlocked)} not locked, the smallest open lock needs {side.smallest_lock}"),
            s(f"  avatars {len(side.avatars)}", "muted"),
        ]
        for symbol in side.boards:
            lines.append(s(f"  {SYMBOL_NAMES[symbol]} board", "text bold"))
            for box in BOXES.values():
                if box.board == symbol:
                    does = (
                        BOX_EFFECTS[box.effect].format(colour=SYMBOL_NAMES[symbol])
                        if box.effect in BOX_EFFECTS
                        else "lock"
                    )
                    lines.append(s(f"    {box.name:<15}{_row(scene, box.spaces):<10}{does}", "muted"))
        lines.append([])
    return lines


def _tokens(scene: Scene) -> Lines:
    lines: Lines = [s("40 tokens in all", "muted"), []]
    for token in TOKENS.values():
        lines.append(s(f"{token.name} ×{token.count}", "text bold"))
        lines += [s("  ") + line for line in wrap(token.text, WIDTH - 2, "muted")]
    return lines


def _avatars(scene: Scene) -> Lines:
    """Every tile, those that may be bought first."""
    view = scene.view
    shown = [top for top, _ in view.stacks if top] if isinstance(view, DuelView) else []
    for_sale = dict.fromkeys([*shown, *view.display])
    lines: Lines = [
        s("to be bought now: " + (listed([AVATARS[t].name for t in for_sale]) or "none"), "text bold"),
        [],
    ]
    dealt = [tile for tile in AVATARS.values() if tile.star or isinstance(view, DuelView)]
    for tile in sorted(dealt, key=lambda tile: tile.id not in for_sale):
        lines.append(s(f"{tile.name} ×{tile.copies}", "text bold"))
        lines += [s("  ") + line for line in wrap(tile_text(scene, tile), WIDTH - 2, "muted")]
    return lines


def tile_text(scene: Scene, tile: Avatar) -> str:
    """What an avatar does in the mode that is played."""
    return tile.text if isinstance(scene.view, DuelView) else tile.text_for_two


def cover_lead(scene: Scene) -> str:
    """What a seat is called for, from what lies open."""
    if scene.decision is None:
        return ""
    return {"arrange": "arrange your tokens.", "respond": "you may respond."}.get(scene.decision.kind, "")


def cover_note(scene: Scene) -> str:
    """Why the keyboard changes hands, from what lies open."""
    view = scene.view
    if isinstance(view, DuelView):
        hot = [a.key for a in view.activations if a.status == "active"]
        if hot:
            names = listed([spaces(key, view.active, scene.names) for key in hot])
            return f"{scene.names[view.active]} has activated {names}."
    return ""
