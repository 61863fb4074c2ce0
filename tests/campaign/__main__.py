"""The campaign's command line and its table."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping

from tests.campaign import disks, keys, kills, mutations, playouts, sharing
from tests.campaign.count import Count

PARTS: Mapping[str, Callable[..., Iterator[Count]]] = {
    "playouts": playouts.run,
    "keys": keys.run,
    "kills": kills.run,
    "mutations": mutations.run,
    "sharing": sharing.run,
    "disks": disks.run,
}


def row(count: Count) -> str:
    """A line of the table, as Markdown."""
    notes = ", ".join(f"{number:,} {words}" for words, number in sorted(count.notes.items()) if number)
    done = f"{count.done:,} {count.what}"
    return f"| {count.part} | {done} | {notes} | {len(count.faults)} | {count.seconds:,.0f} s |"


def main() -> int:
    """Run the parts and print a line for each as it is done; 1 when there were faults."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description="Try to break it.")
    parser.add_argument("--long", action="store_true", help="the long form, about forty minutes")
    parser.add_argument("--only", choices=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--seed", type=int, default=0, help="another seed, other tries (default: 0)")
    asked = parser.parse_args()
    print("| part | done | among it | faults | time |\n| --- | --- | --- | --- | --- |", flush=True)
    faults = 0
    for name in [asked.only] if asked.only else PARTS:
        for count in PARTS[name](long=asked.long, seed=asked.seed):
            print(row(count), flush=True)
            for fault in count.faults:
                print(fault, file=sys.stderr, flush=True)
            faults += len(count.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
