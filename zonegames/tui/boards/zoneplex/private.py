"""What only its owner may see: symbol, tiles, face-down relics, and the choice among them."""

from dataclasses import replace

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import PLAY, PlayRelic
from zonegames.games.zoneplex.components import RELICS, SYMBOLS, TILES
from zonegames.games.zoneplex.refusals import why_not
from zonegames.games.zoneplex.view import RelicCard, View
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.zoneplex.asking import Asking, asked_seat, memory, view_of
from zonegames.tui.boards.zoneplex.construction import kinds
from zonegames.tui.boards.zoneplex.pieces import symbol_sign, tile_badge
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, fit, s, seat_name, shorten, wrap
from zonegames.tui.spots import SpotId


class RelicsAsking(Asking):
    """The face-down relics, playable or not; it may be left without a choice."""

    def title(self, scene: Scene) -> str:
        return "your relics"

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        cards = _each(view_of(scene).seats[asked_seat(scene)].relic_cards)
        rows = [row for card in cards for row in _card(scene, card, width)]
        if len(rows) >= height:
            rows = [row for card in cards for row in _card(scene, card, width, whole=False)]
        return [*rows, s(" Esc leaves them where they are.", "muted @back")][:height]

    def keys(self, scene: Scene) -> list[Command]:
        keys = [own_key("enter", "play")] if scene.legal else []
        return [*keys, Command("back", ("escape",), "leave", "Back to the question, nothing played.")]

    def press(self, scene: Scene, key: str) -> Response | None:
        if key in ("escape", "o"):
            return close_relics(scene)
        if key == "enter" and scene.lit not in scene.legal:
            return Response(said="None of them can be played now. Esc leaves them.")
        return None

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        kind, _, relic = spot.partition(":")
        if kind != "relic":
            return None
        if PLAY[relic] in scene.legal:
            return self.enter(scene) if scene.lit == PLAY[relic] else Response(lit=PLAY[relic])
        return Response(refuse=why_not(scene.view, PLAY[relic]))

    def question(self, scene: Scene) -> Line:
        seat = asked_seat(scene)
        what = "no relic that could be played now. Esc goes back."
        if isinstance(scene.lit, PlayRelic):
            what = f"a relic? Enter plays the {RELICS[scene.lit.relic].name}, Esc goes back."
        return [*seat_name(seat, scene.names[seat]), (f": {what}", "text bold")]


def open_relics(scene: Scene) -> Response:
    """Open "Relics…": at once for who looks already, else behind the cover."""
    seat = asked_seat(scene)
    if scene.looker != seat:
        return Response(look=seat)
    assert scene.decision is not None
    lit = scene.decision.private[0] if scene.decision.private else None
    return Response(lit=lit, pick=replace(memory(scene), relics=True))


def close_relics(scene: Scene) -> Response:
    """Leave them; the question goes on where it was."""
    return Response(pick=replace(memory(scene), relics=False))


def relics_open(scene: Scene) -> bool:
    """Whether the face-down relics of the one who is asked lie open: chosen, or by a private look."""
    decision = scene.decision
    if decision is None or not decision.private_entry or scene.looker != decision.seat:
        return False
    return memory(scene).relics or not (scene.alone or decision.secret)


def facing(scene: Scene) -> Scene:
    """The scene with the part of the question that lies open: the relics, or all the rest."""
    decision = scene.decision
    if decision is None or not decision.private_entry:
        return scene
    if relics_open(scene):
        shown = replace(decision, actions=decision.private, private=())
        lit = scene.lit if scene.lit in shown.actions else None
    else:
        shown = replace(decision, private=())
        lit = scene.lit if scene.lit in shown.actions else shown.actions[0] if shown.actions else None
    return replace(scene, decision=shown, lit=lit)


def _each(cards: tuple[RelicCard, ...] | None) -> list[RelicCard]:
    """Each kind once; the one that is playable sooner counts."""
    found: dict[str, RelicCard] = {}
    for card in sorted(cards or (), key=lambda card: card.fresh):
        found.setdefault(card.relic, card)
    return list(found.values())


def _card(scene: Scene, card: RelicCard, width: int, whole: bool = True) -> Lines:
    """A relic and what it does, or why it cannot now; that in one line where there is no room for all."""
    facts, action = RELICS[card.relic], PLAY[card.relic]
    spot = f"@relic:{card.relic}"
    if action in scene.legal:
        lit = action == scene.lit
        ground = f"{' on panel' if lit else ''} {spot}"
        number = scene.legal.index(action) + 1
        row: Line = [
            ("▸" if lit else " ", f"primary bold{ground}"),
            (str(number), f"text bold underline{ground}"),
        ]
        return [
            fit([*row, (f" {facts.name}", f"text bold{ground}")], width, f"text{ground}"),
            *_below(facts.text, width, spot, whole),
        ]
    why = why_not(scene.view, action).named(scene.names)
    return [s(f" ✗ {facts.name}", f"muted {spot}"), *_below(why.text, width, spot, whole)]


def _below(text: str, width: int, spot: str, whole: bool) -> Lines:
    style = f"muted {spot}"
    if not whole:
        return [s(shorten(f"   {text}", width), style)]
    return [[("   ", style), *row] for row in wrap(text, width - 3, style)]


# --- one's own things, shown beside the question


def own_lines(scene: Scene, width: int, height: int) -> Lines:
    """Symbol, tiles and relics of who looks; with texts where there is room."""
    seat = scene.looker
    if seat is None:
        return []
    short = _short(scene, view_of(scene), seat, width)
    full = _full(scene, view_of(scene), seat, width)
    return full if len(full) <= height else short[:height]


def _short(scene: Scene, view: View, seat: Seat, width: int) -> Lines:
    who = view.seats[seat]
    assert who.symbol is not None
    lines: Lines = [
        [
            (" symbol ", "muted"),
            (symbol_sign(who.symbol, scene.glyphs), "text bold"),
            (f" {SYMBOLS[who.symbol].name}", "text"),
        ]
    ]
    if who.hand:
        line: Line = [(" tiles  ", "muted")]
        for tile in who.hand[: (width - 8) // 4]:
            line += [(text, f"{style} @hand:{tile}") for text, style in tile_badge(tile, scene.glyphs)]
        lines.append(line)
    if who.relic_cards:
        names = ", ".join(RELICS[card.relic].name + ("*" if card.fresh else "") for card in who.relic_cards)
        lines.append([(" relics ", "muted"), (shorten(names, width - 8), "text")])
    return lines


def _full(scene: Scene, view: View, seat: Seat, width: int) -> Lines:
    who = view.seats[seat]
    assert who.symbol is not None
    symbol = SYMBOLS[who.symbol].name
    lines: Lines = [
        [
            (" ", "text"),
            *tile_badge(who.symbol, scene.glyphs),
            (f" {symbol}, your Sacred Symbol", "text bold"),
        ]
    ]
    for tile in kinds(who.hand or ()):
        count = (who.hand or ()).count(tile)
        name = TILES[tile].name.replace(" Spirit", "") + (f" x{count}" if count > 1 else "")
        lines.append([(" ", "text"), *tile_badge(tile, scene.glyphs), (f" {name}", f"text @hand:{tile}")])
    for card in who.relic_cards or ():
        facts = RELICS[card.relic]
        note = "  after this turn" if card.fresh else ""
        lines.append([(" ¤ ", "warning"), (facts.name, f"text bold @relic:{card.relic}"), (note, "muted")])
        lines += [[("   ", "text"), *row] for row in wrap(facts.text, width - 4, "muted")]
    return lines
