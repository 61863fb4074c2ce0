"""The contacts told: who meets whom, who wins and why, what came of it."""

from typing import Final

from rich.cells import cell_len

from zonegames.engine.seats import Names
from zonegames.games.exploration_warzone.components import BEATS, CARD_NAMES, EMPTY, GLOBALS
from zonegames.games.exploration_warzone.preview import Story, story
from zonegames.games.exploration_warzone.view import ContactView
from zonegames.games.exploration_warzone.words import EFFECT_NAMES, RESOURCE_NAMES
from zonegames.tui.board import Scene
from zonegames.tui.boards.exploration_warzone.motion import counting, shown_powers
from zonegames.tui.boards.exploration_warzone.pieces import Tone, area_chip, area_style, area_text
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Line, Lines, fit, mark, pull, s, seat_name, shorten, width_of, wrap

_TONES: Final[dict[str, Tone]] = {"now": "now", "to come": "next", "settled": "done", "gone": "done"}


def contact_told(scene: Scene, width: int, height: int) -> Lines:
    """The present contact: both areas in words, who wins, why, and what it did so far.

    Why is told whole or, where what it did needs the room, not at all.
    """
    contact = scene.view.now()
    if contact is None:
        return []
    told = story(contact)
    rows = _sides(scene, contact, told, width)
    reason = wrap(why(contact, scene.names), width - 1)
    done = [row for text in outcome(scene, contact, told) for row in wrap(text, width - 1, "warning")]
    if len(rows) + len(reason) + len(done) > height:
        reason = []
    return [*rows, *(s(" ") + row for row in (*reason, *done))][:height]


def _sides(scene: Scene, contact: ContactView, told: Story, width: int) -> Lines:
    """Both sides, one under the other; names only as long as the word for the winner leaves room."""
    clash = told.clash
    names = [scene.names[contact.seat_a], scene.names[contact.seat_b]]
    room = width - 14 - (5 if clash.why == "beats" else 0)
    longest = min(room, max(cell_len(name) for name in names))
    sides = (
        (contact.seat_a, contact.area_a, contact.berth_a, clash.mine_wins),
        (contact.seat_b, contact.area_b, contact.berth_b, clash.theirs_wins),
    )
    lines: Lines = []
    for seat, area, berth, wins in sides:
        name = fit(seat_name(seat, shorten(scene.names[seat], longest)), longest + 2)
        chip = (f" {_in_words(area, scene.glyphs):<8} ", area_style(area, _TONES[contact.state]))
        line: Line = [(" ", "text"), *name, (" ", "text"), chip, (" ", "text")]
        line += s("wins", "success bold") if wins else _hex_name(scene, berth, width - width_of(line))
        lines.append(fit(line, width))
    return lines


def _in_words(area: str, glyphs: Glyphs) -> str:
    """ "▲ ATTACK", "white T1", "empty": at most 8 cells."""
    if area in BEATS:
        return f"{area_text(area, glyphs)[0]} {EFFECT_NAMES[area]}"
    return "empty" if area == EMPTY else f"white {area_text(area, glyphs)}"


def _hex_name(scene: Scene, berth: int, room: int) -> Line:
    """The hex that lies there, if its name fits."""
    laid = scene.view.at(berth)
    name = CARD_NAMES[laid.hex] if laid is not None and laid.hex is not None else ""
    return s(name, "muted") if len(name) <= room else []


def why(contact: ContactView, names: Names) -> str:
    """Who beats whom, in one sentence."""
    met = story(contact).clash
    a, b = names[contact.seat_a], names[contact.seat_b]
    mine, theirs = EFFECT_NAMES.get(met.mine or "", ""), EFFECT_NAMES.get(met.theirs or "", "")
    if met.why == "quiet":
        return "Neither side is blue: nothing happens."
    if met.why == "equal":
        return (
            f"{mine} meets {mine}: both work, nobody wins."
            if met.mine != "A"
            else "ATTACK meets ATTACK: one combat for both."
        )
    if met.mine_wins:
        return f"{mine} beats {theirs}: +1 VP for {a}."
    if met.theirs_wins:
        return f"{theirs} beats {mine}: +1 VP for {b}."
    actor, effect, other = (a, mine, b) if met.mine_works else (b, theirs, a)
    return f"{actor}'s {effect} works unopposed on {other}."


def outcome(scene: Scene, contact: ContactView, told: Story) -> list[str]:
    """What the contact did so far, with the powers while they count up."""
    names = scene.names
    found: list[str] = []
    if told.powers is not None:
        a, b = shown_powers(scene.show, told.powers)
        tied = told.hit is None and a == b and not counting(scene.show)
        found.append(f"Combat {a} : {b}, a tie." if tied else f"Combat {a} : {b}")
    if told.hit is not None:
        left = scene.view.seats[told.hit].hp
        found.append(f"{names[told.hit]} hit for {told.damage}: hull {left + told.damage} ▸ {left}.")
    for thief, resource in told.took:
        victim = contact.seat_b if thief == contact.seat_a else contact.seat_a
        if resource is None:
            found.append(f"{names[victim]} has nothing to steal.")
        else:
            found.append(f"{names[thief]} takes 1 {RESOURCE_NAMES[resource]}.")
    found += [f"{names[seat]} draws a War hex." for seat in told.drew]
    return found


# --- the list of contacts


def contact_line(scene: Scene, contact: ContactView, width: int) -> Line:
    """ "▸3  1 ◆S ▸ ●D 3  +1 VP, took 1 C"; in a narrow column all stands closer together."""
    told = story(contact)
    now, over = contact.state == "now", contact.state in ("settled", "gone")
    ink = "text bold" if now else "muted" if over else "text"
    spot = f"@contact:{contact.number}"
    tone = _TONES[contact.state]
    sign = "▸" if told.acts == (contact.seat_a,) else "◂" if told.acts == (contact.seat_b,) else " "
    wide = width > 30
    gap, space = (" ", "  ") if wide else ("", " ")
    line: Line = [
        ("▸" if now else " ", "primary bold"),
        (f"{contact.number:<2}{gap}", ink),
        mark(contact.seat_a),
        (gap, "text"),
        *area_chip(contact.area_a, scene.glyphs, tone),
        (f"{gap}{sign}{gap}", ink),
        *area_chip(contact.area_b, scene.glyphs, tone),
        (gap, "text"),
        mark(contact.seat_b),
        (f"{space}{result(contact, told, long=wide)}", ink),
    ]
    return fit([(text, f"{style} {spot}") for text, style in line], width)


def result(contact: ContactView, told: Story, *, long: bool = True) -> str:
    """What came, or will come, of a contact, in a few letters."""
    if contact.state == "gone":
        return "a hex has left" if long else "hex gone"
    if told.clash.why == "quiet":
        return "nothing"
    if contact.state == "to come":
        return {"unopposed": "unopposed", "equal": "both work", "beats": "wins +1 VP"}[told.clash.why]
    parts = ["+1 VP"] if told.winner is not None else []
    if told.powers is not None:
        parts.append(f"{_blow(told)} {told.powers[0]}:{told.powers[1]}")
    parts += [
        f"took {resource}" if resource else "none left" if long else "none" for _, resource in told.took
    ]
    parts += ["both draw"] if len(told.drew) > 1 else ["War hex"] * len(told.drew)
    return (", " if long else " ").join(parts) or ("works" if contact.state == "settled" else "now")


def _blow(told: Story) -> str:
    """How a combat ended; just "power" while only the War hexes have been shown."""
    if told.hit is not None:
        return "hit" if told.damage else "held"
    return "even" if told.powers is not None and told.powers[0] == told.powers[1] else "power"


def contact_list(scene: Scene, width: int, height: int) -> Lines:
    """The contacts in order; when they do not fit, the ones round the present one, and how to see all."""
    contacts = scene.view.contacts
    if len(contacts) <= height:
        return [contact_line(scene, contact, width) for contact in contacts]
    room = height - 1
    now = next((i for i, c in enumerate(contacts) if c.state in ("now", "to come")), len(contacts))
    top = max(0, min(now - room // 2, len(contacts) - room))
    shown = [contact_line(scene, contact, width) for contact in contacts[top : top + room]]
    more: Line = [(" c", "text bold @key:c"), (f" lists all {len(contacts)}", "muted @key:c")]
    return [*shown, more]


# --- when nothing is asked of who looks


def idle(scene: Scene, width: int, height: int) -> Lines:
    """What goes on, for everybody: the Global card, the contact now told, or the latest news of this step."""
    rows: Lines = []
    if scene.view.resolving and not scene.wide:
        rows = [s(" ") + line for line in wrap(GLOBALS[scene.view.resolving], width - 2, "warning")]
    elif scene.view.phase == "warzone":
        rows = contact_told(scene, width, height)
    if not rows and not scene.wide:
        rows = contact_list(scene, width, height)
    gap: Lines = [[]] if rows and height > 8 else []
    news = _news(scene, width - 2, height - len(rows) - len(gap))
    return rows + (gap if news else []) + [s(" ") + line for line in news]


def _news(scene: Scene, width: int, room: int) -> Lines:
    """The latest sentences of the log in the order they came, the last one bright."""
    found: Lines = []
    for entry in reversed(scene.log[-6:]):
        told = wrap(entry.text, width, "muted" if found else "text")
        if len(found) + len(told) > room:
            break
        found = [*told, *found]
    return found


def own_things(scene: Scene, width: int) -> Line:
    """The looker's War hexes in one line."""
    war = scene.view.me.war or ()
    names = ", ".join(CARD_NAMES[card] for card in war) or "none"
    return pull(s(f" War hexes: {names}"), [], width)
