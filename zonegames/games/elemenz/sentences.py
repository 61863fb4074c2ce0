"""The log: every event as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, listed
from zonegames.games.elemenz import events as ev
from zonegames.games.elemenz import words
from zonegames.games.elemenz.components import TOKENS

_THROWS: Final = {
    "reroll": "re-rolls",
    "free": "re-rolls for free",
    "combo": "re-rolls",
}

_RECOVERED: Final = {
    "heal": "takes a die back from the Monolith",
    "second": "takes a second die back: Water calls Water",
    "combo": "takes a die back from the Monolith",
    "token": "takes a die back from the Monolith",
}


def sentence(event: Event, names: Names) -> str:
    """One log line; empty for what another line already says."""
    return SENTENCES[type(event)](event, names)


def _rolled(event: ev.DiceRolled, names: Names) -> str:
    if event.why == "response":
        return f"A die of {names[event.seat]} is rolled again: {words.symbols(event.faces)}."
    verb = _THROWS.get(event.why, "rolls")
    return f"{names[event.seat]} {verb}: {words.symbols(event.faces)}."


def _activated(event: ev.ComboActivated, names: Names) -> str:
    name = words.deed(event.key, event.seat, names)
    if not event.targets:
        return f"{names[event.seat]} activates {name}."
    return f"{names[event.seat]} activates {name} against {listed([names[t] for t in event.targets])}."


def _attack(event: ev.Attack, names: Names) -> str:
    target = names[event.target]
    if not event.power:
        return f"{target} must lose {words.dice(event.loss)}: no SHIELD helps."
    weighed = f"power {event.power} against SHIELD {event.shield}"
    if not event.loss:
        return f"{target} holds: {weighed}."
    return f"{target} must lose {words.dice(event.loss)}: {weighed}."


def _surge(event: ev.Surge, names: Names) -> str:
    kind = "Wild Surge" if event.why == "wild" else "Opposing surge"
    return f"{kind}! {names[event.seat]}'s turn ends and all its dice go to the pool."


def _dropped(event: ev.DieDropped, names: Names) -> str:
    place = "back to the hand" if event.to == "hand" else "to the pool"
    return f"A die of {names[event.seat]} leaves {words.spaces(event.key, event.seat, names)}: {place}."


def _turned(event: ev.TargetChanged, names: Names) -> str:
    verb = "now hits" if event.tile == "deflect" else "also hits"
    return f"{words.combo(event.key)} {verb} {names[event.target]}: {words.tile(event.tile)}."


def _seen(event: ev.TokensSeen, names: Names) -> str:
    told = [f"{TOKENS[token].name} on circle {circle + 1}" for circle, token in event.tokens]
    return f"You look: {listed(told)}."


def _flipped(event: ev.DieFlipped, names: Names) -> str:
    whose = "a die" if event.seat == event.by else f"a die of {names[event.seat]}"
    return f"{names[event.by]} turns {whose} to {words.symbol(event.face)}."


def _buffed(event: ev.EnergyBuff, names: Names) -> str:
    used = listed([TOKENS[token].name for token in event.tokens])
    return f"{names[event.seat]} saves a die by Energy Buff: {used} leave the game."


def _over(event: ev.GameOver, names: Names) -> str:
    return {
        "last_standing": f"{names[event.winner]} is the last shaman with a die.",
        "hunger": f"{names[event.winner]} has outlasted the hunger of the Monolith.",
        "eighth_lock": f"The Monolith is {names[event.winner]}'s: eight dice are locked.",
        "starved": f"{names[1 - event.winner]} has too few dice for any further lock.",
        "turn_limit": f"Forty turns are over, and {names[event.winner]} is ahead.",
    }[event.reason]


def _completed(event: ev.ComboCompleted, names: Names) -> str:
    return f"{names[event.seat]} completes {_what(event.key)} with {words.dice_by_set(event.dice)}."


def _what(key: str) -> str:
    return {"buy": "the price of an avatar", "destroy": "the price of a rival's avatar"}.get(
        key, words.combo(key)
    )


def _set(die: str) -> str:
    """ "a Fire die"."""
    return words.a(f"{words.symbol(die[0])} die")


SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    ev.TurnStarted: lambda e, n: f"Round {e.round}: {n[e.seat]}'s turn.",
    ev.DiceRolled: _rolled,
    ev.DieWild: lambda e, n: "",
    ev.SurgeThreat: lambda e, n: f"A Wild Surge threatens {n[e.seat]}: {counted(e.wilds, 'wild')}.",
    ev.Surge: _surge,
    ev.WildCancelled: lambda e, n: f"A wild of {n[e.seat]} is cancelled: its die goes to the pool.",
    ev.Healed: lambda e, n: f"Heal! All of {n[e.seat]}'s dice show the shaman's own symbol.",
    ev.DieRecovered: lambda e, n: f"{n[e.seat]} {_RECOVERED[e.why]}.",
    ev.DiePlaced: lambda e, n: (
        f"{n[e.seat]} puts {words.symbol(e.face)} on {words.spaces(e.key, e.seat, n)}."
    ),
    ev.DieDropped: _dropped,
    ev.ComboActivated: _activated,
    ev.ComboArmed: lambda e, n: f"{n[e.seat]} arms {words.combo(e.key)}.",
    ev.WaitingUsed: lambda e, n: f"{n[e.seat]} uses {words.combo(e.key)}.",
    ev.ComboBroken: lambda e, n: f"{n[e.seat]}'s {words.deed(e.key, e.seat, n)} is broken.",
    ev.TargetChanged: _turned,
    ev.ComboResolving: lambda e, n: f"{n[e.seat]} carries out {words.deed(e.key, e.seat, n)}.",
    ev.NoEffect: lambda e, n: f"{words.deed(e.key, e.seat, n)} has no effect.",
    ev.Attack: _attack,
    ev.DieLost: lambda e, n: f"{n[e.seat]} loses a die to the Monolith.",
    ev.ShieldDieRemoved: lambda e, n: f"A die of {n[e.seat]}'s SHIELD goes to the pool.",
    ev.Eliminated: lambda e, n: f"{n[e.seat]} has lost the last die and is out.",
    ev.TokenUsed: lambda e, n: f"{n[e.seat]} turns up {TOKENS[e.token].name} and uses it.",
    ev.TokenPlaced: lambda e, n: f"{n[e.seat]} puts token {TOKENS[e.token].name} on {words.combo(e.key)}.",
    ev.ComboRepaired: lambda e, n: f"{n[e.seat]} mends {words.combo(e.key)} with {TOKENS[e.token].name}.",
    ev.EnergyBuff: _buffed,
    ev.TokenBurned: lambda e, n: f"{n[e.by]} burns {TOKENS[e.token].name} on {n[e.seat]}'s totem.",
    ev.TokenReturned: lambda e, n: f"{TOKENS[e.token].name} goes back to {n[e.seat]}'s totem.",
    ev.TokenDrawn: lambda e, n: f"{n[e.seat]} draws a token for circle {e.circle + 1}.",
    ev.TokensRecycled: lambda e, n: f"{n[e.seat]} recycles {counted(len(e.circles), 'token')}.",
    ev.TokensSeen: _seen,
    ev.TotemLost: lambda e, n: f"{n[e.seat]}'s totem is lost.",
    ev.AvatarUsed: lambda e, n: f"{n[e.seat]} turns up {words.tile(e.tile)}.",
    ev.AvatarBought: lambda e, n: f"{n[e.seat]} buys {words.tile(e.tile)}.",
    ev.AvatarDestroyed: lambda e, n: f"{n[e.by]} destroys {words.tile(e.tile)} of {n[e.seat]}.",
    ev.DieBorrowed: lambda e, n: f"{n[e.seat]} borrows {_set(e.die)} for this turn.",
    ev.DieFlipped: _flipped,
    ev.LossSpared: lambda e, n: f"{n[e.seat]} is spared: GUARDIAN.",
    ev.EndNears: lambda e, n: (
        f"From round {e.round} the Monolith "
        + ("is sealed: no die comes back." if e.what == "seal" else "hungers: a die a turn.")
    ),
    ev.MonolithSealed: lambda e, n: "The Monolith is sealed: no die comes back any more.",
    ev.HungerBegins: lambda e, n: "The Monolith hungers: everybody loses a die in each own turn.",
    ev.Hunger: lambda e, n: f"The Monolith feeds on {n[e.seat]}.",
    ev.GameOver: _over,
    ev.ComboAnnounced: lambda e, n: f"{n[e.seat]} announces {_what(e.key)}.",
    ev.ComboCompleted: _completed,
    ev.DieLocked: lambda e, n: f"{n[e.seat]} locks {_set(e.die)}: {e.lock} is filled.",
    ev.DieGained: lambda e, n: f"{n[e.seat]} takes {_set(e.die)}.",
    ev.DieStolen: lambda e, n: f"{n[e.seat]} takes {_set(e.die)} from {n[e.victim]}.",
    ev.DieReturned: lambda e, n: f"{n[e.seat]} must send {_set(e.die)} back to the pool.",
    ev.DieUnlocked: lambda e, n: f"{e.lock} is open again: {_set(e.die)} goes back to {n[e.seat]}.",
    ev.DieAside: lambda e, n: f"{n[e.seat]} must set {_set(e.die)} aside for a turn.",
    ev.TurnEnded: lambda e, n: "",
}
