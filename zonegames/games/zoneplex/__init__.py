"""Zoneplex: build the pyramid, face your Fears, enter The Eye.  Rules only; the screen is elsewhere."""
