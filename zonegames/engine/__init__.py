"""What every game shares: the contract between rules and everyone else.  Knows no game and no screen."""
