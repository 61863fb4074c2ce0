"""The words of one choice: its name, what Enter does, what it would change as far as the player can know."""

from zonegames.engine.narration import ActionText
from zonegames.games.zogars_revenge import words
from zonegames.games.zogars_revenge.actions import (
    Accept,
    Action,
    Cross,
    GiveUp,
    Move,
    Potion,
    Strike,
    Sword,
    TakeHit,
)
from zonegames.games.zogars_revenge.components import CROWN_ROOM, LIMITS, MONSTERS, STRENGTH, TREASURE
from zonegames.games.zogars_revenge.preview import NextBlow, WayOn, next_blows, ways_on
from zonegames.games.zogars_revenge.view import GuardAsked, RunView, View


def action_text(view: View, action: Action) -> ActionText:
    """The words of a legal action, or of giving up, for the seat whose run it is."""
    run = view.run
    assert run is not None
    match action:
        case Move(cell):
            return _move(view, run, next(way for way in ways_on(view) if way.cell == cell))
        case Strike(pos):
            return _strike(run, next(blow for blow in next_blows(run) if blow.pos == pos))
        case Potion():
            after = f"Health {run.health} ▸ {run.health + LIMITS.potion_heals}, potions {run.potions - 1}."
            return ActionText("drink a potion", "drinks a potion", after)
        case Cross():
            stays = f"Eyes stay {run.eyes}. Crosses {run.crosses} ▸ {run.crosses - 1}."
            return ActionText("spend a cross", "spends a cross", stays)
        case Accept():
            return _accept(run)
        case Sword():
            return _sword(run)
        case TakeHit():
            deadly = run.health == LIMITS.strike_damage
            after = "It would kill you." if deadly else f"Health {run.health} ▸ {run.health - 1}."
            return ActionText("take the hit", "takes the hit", after)
        case GiveUp():
            whom = "for everyone" if view.mode == "relay" else "this run"
            score = f"The run ends with a score of {run.score}."
            return ActionText(f"give up {whom}", f"gives up {whom}", score)


def _move(view: View, run: RunView, way: WayOn) -> ActionText:
    arrow = words.ARROWS[way.direction]
    enter = f"walks {arrow}, no undo"
    if way.face is None:
        shown = words.FACES[run.cells[way.cell].face]
        unseen = "Its other side has not been seen yet." if view.memory_aid else "It turns over as you enter."
        return ActionText(f"{arrow} {shown}, turning over", enter, unseen)
    label = f"{arrow} {_room(run, way.face)}"
    return ActionText(label, enter, way_effect(run, way))


def _room(run: RunView, face: str) -> str:
    if face == CROWN_ROOM and run.crown_taken:
        return "empty crown room"
    return words.FACES[face]


def way_effect(run: RunView, way: WayOn) -> str:
    """What the tile does, in words."""
    match way.effect:
        case "eye":
            return f"1 eye: Zogar looks at you. {_eye(run)}"
        case "draw":
            if not run.pile:
                return "The chest gives nothing: no treasure is left."
            return f"Draw 1 treasure token.{_risk(run, 0)}"
        case "eye_and_draw":
            if not run.pile:
                return f"1 eye, no treasure is left. {_eye(run)}"
            risk = _risk(run, 1)  # leaves no room for what goes without saying
            return f"{_eye(run)}{risk}" if risk else f"1 eye, then 1 treasure token. {_eye(run)}"
        case "fight":
            assert way.face is not None
            return f"Fight the {MONSTERS[way.face].name}, strength {STRENGTH[way.face]}."
        case "lamp_out":
            left = words.lamps_to_do(run.task, run.lamps_left - 1)
            return "The lamp goes out; " + (
                f"{left}." if run.lamps_left > 1 else "it was the last: darkness falls."
            )
        case "lamp_lit":
            left = words.lamps_to_do(run.task, run.lamps_left - 1)
            return "The lamp burns again; " + (
                f"{left}." if run.lamps_left > 1 else "it was the last: light returns."
            )
        case "crown":
            return f"Take the crown: {LIMITS.crown_points} points."
        case "escape":
            return f"Escape with the crown: {LIMITS.escape_points} points."
        case "nothing":
            return "Nothing happens here."
        case "unknown":
            return "It turns over as you enter."


def _eye(run: RunView) -> str:
    """What one eye more means."""
    if run.eyes + 1 == LIMITS.eye_tokens:
        return "The last eye: " + ("only a cross saves you." if run.crosses else "the run would end.")
    cross = f", or spend {'your' if run.crosses == 1 else 'a'} cross" if run.crosses else ""
    return f"Eyes {run.eyes} ▸ {run.eyes + 1}{cross}."


def _risk(run: RunView, eyes: int) -> str:
    """The token that would end the run, if it may still lie in the pile; `eyes`: taken before it is drawn."""
    spare = LIMITS.eye_tokens - (run.eyes + eyes - run.crosses)
    if spare > 0 and run.health == LIMITS.trap_damage and run.used.count("trap") < TREASURE["trap"].count:
        return " A trap would kill you."
    if spare == 1 and run.used.count("eye") < TREASURE["eye"].count:
        return " A creaking lid would end the run."
    return ""


def _strike(run: RunView, blow: NextBlow) -> ActionText:
    arrow = words.ARROWS[blow.direction]
    label = f"{arrow} {blow.value}" + (" with an eye" if blow.eye else "")
    parts: list[str] = []
    if not blow.captured:
        parts = [f"{blow.total} of {blow.strength}: " + ("beaten." if blow.beaten else f"{blow.gap} short.")]
    if blow.eye:
        parts.append(_eye(run))
    if not blow.captured and not blow.beaten:
        parts.append(_strike_back(run, blow))
    return ActionText(label, f"strikes {arrow}", " ".join(parts))


def _strike_back(run: RunView, blow: NextBlow) -> str:
    if blow.health > 0:
        return f"Health {run.health} ▸ {blow.health}."
    return "It would kill you." if blow.dies else "Spend, or it kills you."


def _accept(run: RunView) -> ActionText:
    last_eye = run.eyes + 1 == LIMITS.eye_tokens
    end = "It is the 14th: the run ends." if last_eye else f"Crosses stay {run.crosses}."
    enter = "takes the eye" + (" and ends the run" if last_eye else "")
    return ActionText("take the eye", enter, f"Eyes {run.eyes} ▸ {run.eyes + 1}. {end}")


def _sword(run: RunView) -> ActionText:
    gap = run.question.gap if isinstance(run.question, GuardAsked) else 0
    enough = "it falls" if gap <= LIMITS.sword_bonus else f"{gap - LIMITS.sword_bonus} short still"
    return ActionText("spend a sword", "spends a sword", f"Total +1: {enough}. Swords {run.swords - 1}.")
