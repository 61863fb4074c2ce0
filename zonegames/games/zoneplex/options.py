"""The questions of the set-up screen."""

from typing import Final

from zonegames.engine.options import ON_OFF, Chosen, OptionChoice, OptionSpec, always, fixed


def _elders(seats: int, chosen: Chosen) -> tuple[OptionChoice, ...]:
    lot = OptionChoice("random", "by lot", "Chance names the Elder.")
    return (lot, *(OptionChoice(str(n), f"seat {n}") for n in range(1, seats + 1)))


OPTIONS: Final = (
    OptionSpec(
        "unassigned_symbols",
        "Symbols nobody holds",
        "What a stone is worth in a chamber whose symbol nobody was dealt.",
        fixed(
            OptionChoice("body", "+1", "The full rule: such a chamber counts like a neutral one."),
            OptionChoice("mat", "-1", "The summary on the player mats: such a stone costs you a point."),
        ),
        always("body"),
    ),
    OptionSpec("first_player", "The Elder", "Who takes the first turn.", _elders, always("random")),
    OptionSpec(
        "council",
        "Council vote",
        "On a last tie the other players vote for the winner.",
        fixed(*ON_OFF),
        always("on"),
        advanced=True,
    ),
    OptionSpec(
        "quick_deals",
        "Quick deals",
        "Invited players only accept or decline; nobody counters or petitions.",
        fixed(*ON_OFF),
        always("off"),
    ),
)
