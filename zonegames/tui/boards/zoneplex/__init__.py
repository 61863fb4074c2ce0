"""Zoneplex on the screen."""
