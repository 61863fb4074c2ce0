"""The heuristic that gives hints and plays simulations: it remembers every side it has seen."""
