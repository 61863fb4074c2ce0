"""A patient player: looks for a way on by the means of the screen alone."""

from typing import Final

from tests.campaign.hand import Hand, Tireless
from zonegames.engine.seats import TABLE
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.lines import spots
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.handover import HandOverScreen
from zonegames.tui.screens.picker import PickerScreen

TRIES: Final = 60


async def find_a_way_on(app: Tireless, hand: Hand) -> bool:
    """Close what lies over the game, lift covers, then click answers and press Enter; whether it helped."""
    await hand.pilot.resize_terminal(120, 36)
    await hand.settle()
    game = next((one for one in app.screen_stack if isinstance(one, GameScreen)), None)
    if game is None:
        return isinstance(app.screen, PickerScreen) or await _close(app, hand)
    before = len(game.match.log)
    for _ in range(TRIES):
        if not game.is_attached or len(game.match.log) != before or game.match.decision is None:
            return True
        await _try(app, hand, game)
    return False


async def _close(app: Tireless, hand: Hand) -> bool:
    for _ in range(TRIES):
        if isinstance(app.screen, PickerScreen):
            return True
        await hand.key("escape")
    return False


async def _try(app: Tireless, hand: Hand, game: GameScreen) -> None:
    session = game.session
    if isinstance(app.screen, HandOverScreen):
        await hand.key(str(app.screen.text.seat + 1))
    elif app.screen is not game:
        await hand.key("escape")
    elif session.ask is not None:
        await hand.key("y")
    elif session.stage.busy:
        await hand.key("enter")
    elif session.looking_privately:
        await hand.key("x")
    elif session.decision is not None and session.decision.seat == TABLE:
        await hand.key("n")
    elif session.decision is not None:
        await _answer(hand, game)


async def _answer(hand: Hand, game: GameScreen) -> None:
    """Click all that a random answer touches, as far as it is painted, then Enter."""
    assert isinstance(game, PaintedScreen)
    decision = game.session.decision
    action = hand.rng.choice([action for action in decision.legal if action.progress])
    for target in game.board.targets(game._scene(), action):
        box = spots(game.canvas.lines).get(target)
        if box is not None and hand.app.screen is game:
            await hand.click(box.x, box.y)
    if hand.app.screen is game:
        await hand.key("enter")
