"""The decisions of Zoneplex, in the order of play."""
