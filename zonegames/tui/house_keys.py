"""The keys that mean the same in every game."""

from typing import Final

from zonegames.tui.commands import Command

RESERVED: Final[tuple[Command, ...]] = (
    Command("undo", ("u",), "undo", "Take back one step, up to the last die, draw, reveal or other seat."),
    Command("log", ("l",), "log", "What has happened so far."),
    Command("rules", ("r",), "rules", "The rules of this game, with search."),
    Command("table", ("m",), "table", "What lies open before each seat."),
    Command("pause", ("p",), "pause", "Rules, settings, save and leave, end the game."),
    Command("hint", ("h",), "", "What the computer would do here, and why; the result will say so."),
    Command(
        "inspect",
        ("i",),
        "",
        "What things are: arrows or Tab point, Enter tells more (right button too).",
    ),
    Command("look", ("v",), "", "Look at your own hidden things, behind a cover."),
    Command("hide", ("x",), "", "Hide or show what only you may see."),
    Command("restart", ("backspace",), "", "Take back everything up to the last die, draw or reveal."),
    Command("back", ("escape",), "", "One step back; with nothing to cancel, the pause menu."),
    Command("skip", ("space",), "", "Skip the running show."),
)
"""Those that the table may put on other keys."""

READ_ON: Final = Command("skip", ("enter", "space"), "read on", "The next page of the guided game.")
GO_ON: Final = Command("skip", ("enter", "space"), "go on", "On to what comes next.")
ENOUGH: Final = Command("back", ("enter", "escape"), "hide", "Your own things are covered again.")
POINTING: Final[tuple[Command, ...]] = (
    Command("key:down", ("up", "right", "down", "left"), "point", "To the next thing there.", "↑→↓←"),
    Command("key:tab", ("tab", "shift+tab"), "next", "To the next thing in reading order, or back."),
    Command("key:enter", ("enter", "space"), "tell more", "What this is."),
    Command("key:escape", ("escape",), "back", "Back to the question; any other key does so, too."),
)
"""While something is pointed at to ask what it is."""

READING: Final = frozenset({"log", "rules", "table", "pause"})
"""What can be read or left at any time, also where nothing is asked."""

LOOKING: Final = frozenset({"look", "hide"})
"""Of no use to somebody who sits here alone."""

KEYS: Final = Command("keys", ("question_mark", "f1"), "keys", "All keys that work now.", "?")
