"""The game of two on the screen: both sides with the Monolith between them."""
