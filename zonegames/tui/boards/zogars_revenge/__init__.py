"""The dungeon of Zogar's Revenge on the screen."""
