"""What outlives the process: matches, settings, records."""
