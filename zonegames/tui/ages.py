"""How long ago, in a few words."""

from datetime import datetime


def ago(then: float, now: float) -> str:
    """When something was saved, seen from now: "just now", "12 min ago", "today 21:40", "28 Nov"."""
    passed = now - then
    if passed < 60:
        return "just now"
    if passed < 3600:
        return f"{int(passed // 60)} min ago"
    at, today = datetime.fromtimestamp(then), datetime.fromtimestamp(now)
    if at.date() == today.date():
        return f"today {at:%H:%M}"
    if (today.date() - at.date()).days == 1:
        return f"yesterday {at:%H:%M}"
    if at.year == today.year:
        return f"{at.day} {at:%b}"
    return f"{at.day} {at:%b %Y}"
