"""All figures in one table: `python -m tests.benchmarks [rules] [bots] [keeping] [screen] [boards]`."""

import argparse
from collections.abc import Callable, Iterator, Mapping

from tests.benchmarks import boards, bots, keeping, rules, screen
from tests.benchmarks.table import HEAD, Row

PARTS: Mapping[str, Callable[[], Iterator[Row]]] = {
    "screen": screen.rows,
    "boards": boards.rows,
    "rules": rules.rows,
    "bots": bots.rows,
    "keeping": keeping.rows,
}


def main() -> int:
    """Print the table row by row; 1 when a bound was not kept."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks", description="All figures in one table, as ratios to floors."
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (default: all)")
    asked = parser.parse_args().parts
    if unknown := set(asked) - set(PARTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    print(HEAD, flush=True)
    broken = 0
    for part in asked or PARTS:
        for row in PARTS[part]():
            print(row, flush=True)
            broken += not row.kept
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
