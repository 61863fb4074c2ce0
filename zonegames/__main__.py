"""`python -m zonegames`."""

from zonegames.cli import main

raise SystemExit(main())
