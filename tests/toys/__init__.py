"""Small games that no player sees: a sound one with every hard thing, and broken ones for the check kit."""
