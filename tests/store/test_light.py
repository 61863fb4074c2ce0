"""The first frame lists the saved matches and knows its look without rules and pydantic."""

import subprocess
import sys
from pathlib import Path

from tests.store.play import fresh
from zonegames.store.store import Store

LIST = """
import sys
from pathlib import Path
from zonegames.store.store import Store
store = Store.open(Path(sys.argv[1]))
print(len(store.saved()), store.look().theme)
heavy = ("pydantic", "textual", "tomllib", "zonegames.engine.match", "zonegames.engine.game")
print([name for name in heavy if name in sys.modules])
print(store.results().game("skirmish").played, "pydantic" in sys.modules)
"""


def test_listing_matches_loads_neither_rules_nor_pydantic(store: Store, home: Path) -> None:
    store.create(fresh())
    store.close()
    listed = subprocess.run(
        [sys.executable, "-c", LIST, str(home)], capture_output=True, text=True, check=True, timeout=60
    )
    assert listed.stdout.splitlines() == ["1 dark", "[]", "0 False"]
