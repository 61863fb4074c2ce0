"""The strong computer player: an expectimax of one turn.  Serves hints and computer seats alike."""
