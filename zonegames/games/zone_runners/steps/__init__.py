"""The decisions of Zone Runners, in the order of play: level, turn, action, ending."""
