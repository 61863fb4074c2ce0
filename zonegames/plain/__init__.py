"""The same match line by line, for screen readers, scripts and dumb terminals."""
