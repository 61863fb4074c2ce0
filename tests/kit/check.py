"""The proof that every game is run through.

    from tests.kit import check_everything

    def test_kit():
        check_everything(GAME, limit=200, invariants=nothing_is_lost)

`check_game` plays whole games of one set-up, `check_everything` all set-ups; both raise on the first broken
promise, with a sentence for what is broken and a note on how to replay it.  What is proved, and what a
failure means:

- **Ways out** (every decision): the list of answers is never empty nor says the same twice; a seat that
  exists is asked; there is a result exactly when nothing is asked any more; it comes within `limit` actions;
  it names one of the game's endings, ranks all seats, and its parts add up.  Standing actions (give up)
  are tried at *every* decision; of the other answers some (with `long` all) are tried at checked decisions.
- **Invariants** (every decision): the game's own, given as a function that asserts; worlds that bots are
  given (`resample`) obey them as well.
- **Copies**: a clone equals its original, open question included, and shares nothing with it that can change
  (every decision).  It plays on without touching its original, and the same action does the same to two
  clones: otherwise something besides the state decides, a generator outside or a set's order (checked ones).
- **Undo** (checked decisions): the former position and question come back exactly; and it is refused exactly
  where chance, news to a seat, another seat's decision or the end lies between.
- **Records**: JSON and back, the replay has the same events and positions at every decision, the same views
  and the same question at the end and at some checked decisions.
- **Refusals** (checked decisions): answers from elsewhere in the play are refused with a sentence and, if it
  names a rule, one that exists in `anchors`; nothing changes.
- **Words** (checked decisions): prompt, labels, status and result are non-empty lines; the labels of one
  list are distinct; the table in words has short lines without signs; every event can be told to everybody
  who hears it.
- **Non-interference** (checked decisions, every seat): what a seat may not know is dealt anew by `resample`.
  Its view and the table's, the question and its answers as they see it, prompt, labels, hint, the table in
  words, standing actions and status stay equal.  After the same action under the same chance each event
  and the view right after it stay equal until one that `informs` the seat; without such an event also the
  view afterwards and what is asked next of whom.  Two different secret (or private) choices sound alike to
  the others until an event informs them.  "... depends on what must be hidden" means that one of these
  differs: the thing named leaks, or an event should have said that it informs, or `resample` changed what
  the seat does know.
- **The policy**, if there is one: plays a whole game with legal actions only.

Costly checks are made at `samples` decisions of a play (all of a short one), spread by the seed; None
means at every decision.
"""

from collections.abc import Mapping
from typing import Any

from tests.kit.case import Case, Invariants, expect, nothing_to_add
from tests.kit.examination import Examination, Report
from tests.kit.plays import policy_play, random_play
from tests.kit.setups import set_ups
from zonegames.engine.game import AnyGame


def check_game(
    game: AnyGame,
    *,
    seats: int,
    limit: int,
    chosen: Mapping[str, Any] | None = None,
    seed: int = 0,
    plays: int = 1,
    invariants: Invariants | None = None,
    anchors: frozenset[str] | None = None,
    samples: int | None = 12,
    policy: bool = True,
    long: bool = False,
) -> Report:
    """Prove one set-up by `plays` random games (seeds `seed`, `seed` + 1, ...) and one of its policy.

    `limit` is the game's own bound: every play must end within so many actions.  `anchors` are the headings
    of the rules text that a refusal may name (None: not checked).  `long` makes the costly checks at every
    decision and tries every answer.  Raises Broken, or whatever the game itself raises, with a note.
    """
    case = Case(game, seats, limit, dict(chosen or {}), seed, invariants or nothing_to_add)
    report = Report()
    for number in range(plays):
        this = case.with_seed(seed + number)
        report.add(Examination(this, anchors, None if long else samples).run(*random_play(this)))
    if policy and (play := policy_play(case)) is not None:
        report.add(Examination(case, anchors, None if long else samples).run(*play))
    return report


def check_everything(
    game: AnyGame,
    *,
    limit: int,
    seed: int = 0,
    plays: int = 1,
    mixtures: int = 2,
    invariants: Invariants | None = None,
    anchors: frozenset[str] | None = None,
    samples: int | None = 12,
    hidden: bool = True,
    long: bool = False,
) -> Report:
    """`check_game` for every seat count with the defaults, with each option value, and with mixtures.

    `hidden`: whether the game has secrets, so that resampling must have changed something (and must not
    have, where it has none).  The policy plays once for each seat count.
    """
    total = Report()
    for number, found in enumerate(set_ups(game, mixtures, seed)):
        report = check_game(
            game,
            seats=found.seats,
            limit=limit,
            chosen=found.chosen,
            seed=seed + 100 * number,
            plays=plays,
            invariants=invariants,
            anchors=anchors,
            samples=samples,
            policy=not found.chosen,
            long=long,
        )
        total.add(report)
    expect(
        bool(total.different) == hidden,
        f"{total.different} of {total.worlds} resampled worlds were different: is `hidden` right?",
    )
    return total
