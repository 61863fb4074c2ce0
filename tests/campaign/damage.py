"""Ways to damage bytes and JSON values at random."""

from typing import Any, Final

from zonegames.engine.rng import Rng

ODD: Final = (
    None,
    True,
    False,
    0,
    -1,
    2**70,
    0.5,
    "",
    "x" * 500,
    "\x00\x1b[2J",
    [],
    {},
    [[]],
    {"kind": "no"},
)
"""Values that stand where others are expected."""


def damaged(data: bytes, rng: Rng) -> bytes:
    """One to three damages: a bit, a lost, doubled, foreign or zeroed stretch, an early end."""
    for _ in range(1 + rng.below(3)):
        data = _once(data, rng)
    return data


def _once(data: bytes, rng: Rng) -> bytes:
    if not data:
        return bytes([rng.below(256)])
    start = rng.below(len(data))
    end = min(len(data), start + 1 + rng.below(1 + min(200, len(data) // 4)))
    stretch = data[start:end]
    match rng.below(7):
        case 0:
            return data[:start] + bytes([data[start] ^ (1 << rng.below(8))]) + data[start + 1 :]
        case 1:
            return data[:start] + data[end:]
        case 2:
            return data[:end] + stretch + data[end:]
        case 3:
            return data[:start] + bytes(rng.below(256) for _ in stretch) + data[end:]
        case 4:
            return data[:start] + bytes(len(stretch)) + data[end:]
        case 5:
            return data[:start]
        case _:
            return data[:start] + bytes([rng.below(256)]) + data[start + 1 :]


def distorted(value: Any, rng: Rng) -> Any:
    """A JSON value with one of its parts lost, doubled, exchanged or of another kind."""
    if isinstance(value, dict) and value and rng.below(6):
        key = rng.choice(sorted(value))
        changed = dict(value)
        if rng.below(8) == 0:
            del changed[key]
        elif rng.below(8) == 0:
            changed[f"{key}2"] = changed[key]
        else:
            changed[key] = distorted(value[key], rng)
        return changed
    if isinstance(value, list) and value and rng.below(6):
        at = rng.below(len(value))
        match rng.below(4):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value[:at], value[at], *value[at:]]
            case _:
                return [*value[:at], distorted(value[at], rng), *value[at + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and rng.below(2):
        return value + 1 - 2 * rng.below(2)
    return rng.choice(ODD)
