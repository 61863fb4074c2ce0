"""What people see: the app, its screens and widgets, one board a game."""
