"""The decisions of a run, in the order of play: explore, take eyes, draw treasure, fight, end."""
