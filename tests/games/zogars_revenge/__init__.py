"""Zogar's Revenge: rules, words, previews and the heuristic."""
