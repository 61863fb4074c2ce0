"""The screen of ElemenZ."""
