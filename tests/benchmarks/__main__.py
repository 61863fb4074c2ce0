"""All figures: `python -m tests.benchmarks [rules] [keeping] [screen]`; without a word, all three."""

import sys
from collections.abc import Callable, Mapping

from tests.benchmarks import floors, keeping, rules, screen


def tell_rules() -> None:
    """Playouts against python-chess, where it is installed, else against a plain loop."""
    chess = floors.chess_decisions_per_second()
    name, floor = ("python-chess", chess) if chess else ("a plain loop", floors.plain_loop_per_second())
    print(f"rules, against {name}: {floor:,.0f} a second")
    for game in rules.games():
        found = rules.measure(game)
        print(
            f"  {found.game:<20} playouts {found.decisions_per_second:>9,.0f}/s"
            f"  ratio {found.decisions_per_second / floor:5.2f}"
            f"  apply {found.apply_us:6.0f} us  clone {found.clone_us:5.1f} us"
        )


def tell_keeping() -> None:
    """Saving and resuming."""
    print("keeping: one save, the same in a long match; replay; resume against play, both as commands")
    for game in rules.games():
        found = keeping.measure(game)
        print(
            f"  {found.game:<20} save {found.save_us:5.0f} us  ratio {found.save_ratio:4.2f}"
            f"  replay of {found.actions:3} {found.replay_ms:5.1f} ms  resume ratio {found.resume_ratio:4.2f}"
        )


def tell_screen() -> None:
    """The picker against an empty Textual app."""
    print("screen, against an empty Textual app")
    for name, value in screen.compare().items():
        print(f"  {name:<18}{value:10.2f}")


PARTS: Mapping[str, Callable[[], None]] = {
    "rules": tell_rules,
    "keeping": tell_keeping,
    "screen": tell_screen,
}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
