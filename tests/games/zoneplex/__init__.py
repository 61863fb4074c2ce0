"""Zoneplex, scenario by scenario and as a whole."""
