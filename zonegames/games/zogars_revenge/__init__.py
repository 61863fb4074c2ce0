"""Zogar's Revenge: put out four lamps, take the crown in the dark, light them again, escape."""
