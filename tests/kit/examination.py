"""One play, gone through again in a match with all checks."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tests.kit.case import Case, expect
from tests.kit.copies import check_clone, check_plain, check_replaying
from tests.kit.endings import check_end, check_ways_out
from tests.kit.keeping import all_views, check_filing, check_record, check_undo, check_unwinding
from tests.kit.plays import told_how_to_replay
from tests.kit.questions import check_question, check_refusal, check_sentences, check_words
from tests.kit.secrets import check_secrets, check_views
from zonegames.engine.events import Event
from zonegames.engine.match import Batch, Match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker


@dataclass(slots=True)
class Report:
    """What was seen while all promises held."""

    plays: int = 0
    actions: int = 0
    worlds: int = 0
    """Resampled positions that were compared with the real one ..."""

    different: int = 0
    """... and how many of them really were different: none at all in a game with secrets proves nothing."""

    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        self.plays += other.plays
        self.actions += other.actions
        self.worlds += other.worlds
        self.different += other.different
        self.endings += other.endings


class Examination:
    """Checks one play of a case; `samples` is the number of decisions looked at closely, None for all."""

    def __init__(self, case: Case, anchors: frozenset[str] | None, samples: int | None) -> None:
        self.case = case
        self.anchors = anchors
        self.samples = samples
        self.rng = Rng(case.seed + 1).fork()
        self.report = Report(plays=1)
        self.offered: dict[Any, None] = {}  # actions seen on offer, in order
        self.views: dict[int, list[Any]] = {}

    def run(self, actions: list[Any], end: str) -> Report:
        """Raises Broken unless all promises hold; `end` is the fingerprint the play came to."""
        done: list[Any] = []
        with told_how_to_replay(self.case, done):
            match = self.case.match()
            self.beginning = match.fingerprint()
            heard = self._listen(match)
            checked = self._sample(len(actions))
            for number, action in enumerate(actions):
                self._glance(match)
                if number in checked:
                    self._look(match, action)
                match.apply(action)
                done.append(action)
            self._finish(match, end)
            for looker, events in heard.items():
                expect(events == _lawful(match, looker), "a subscriber heard something else")
        self.report.actions += len(actions)
        return self.report

    def _sample(self, length: int) -> set[int]:
        """Which decisions are looked at closely: all of a short play, else as many as told, and the last."""
        if self.samples is None or length <= self.samples:
            return set(range(length))
        return {self.rng.below(length) for _ in range(self.samples - 1)} | {length - 1}

    def _glance(self, match: Match[Any]) -> None:
        """What is cheap enough for every decision."""
        state, asked = match._state, match.decision
        assert asked is not None
        check_question(self.case, asked)
        self.case.invariants(state)
        check_clone(state)
        self.offered.update(dict.fromkeys((*asked.legal, *match.standing())))
        expect(match.outcome is None, "there is a result, but the game goes on")
        check_ways_out(self.case, state, match.standing())

    def _look(self, match: Match[Any], action: Any) -> None:
        """What is costly."""
        case, state = self.case, match._state
        check_plain(state)
        check_replaying(case.game, state, action)
        check_undo(case, match, action)
        check_unwinding(match, self.beginning)
        check_words(case, match)
        self._refuse(match)
        check_views(case.game, state, case.seats)
        others = self._others(match)
        check_ways_out(case, state, others)
        check_filing(case, others)
        self.report.different += check_secrets(case, match, self._telling(match, action), self.rng)
        self.report.worlds += case.seats
        self.views[len(match.log)] = all_views(case, match)

    def _others(self, match: Match[Any]) -> tuple[Any, ...]:
        """Answers besides the one of the play: the ways back, and some of the rest."""
        asked = match.decision
        assert asked is not None
        if self.samples is None:
            return asked.legal
        back = [action for action in asked.legal if not action.progress]
        return (*back, *(random_action(asked, self.rng) for _ in range(3)))

    def _telling(self, match: Match[Any], action: Any) -> list[Any]:
        """Actions whose telling is compared: the one of the play, any, a private one, the standing ones."""
        asked = match.decision
        assert asked is not None
        private = [self.rng.choice(asked.private)] if asked.private else []
        return [action, random_action(asked, self.rng), *private, *match.standing()]

    def _refuse(self, match: Match[Any], at_most: int = 4) -> None:
        """Try some of the actions that were on offer earlier and are not now."""
        asked = match.decision
        legal = () if asked is None else (*asked.legal, *match.standing())
        stale = [action for action in self.offered if action not in legal]
        chosen = [self.rng.choice(stale) for _ in range(min(at_most, len(stale)))]
        check_refusal(self.case, match, chosen, self.anchors)

    def _finish(self, match: Match[Any], end: str) -> None:
        state = match._state
        expect(match.decision is None and not state.stack, "the play is over, but the match goes on")
        expect(match.fingerprint() == end, "played bare and played in a match, the end is not the same")
        self.case.invariants(state)
        check_end(self.case, match)
        check_views(self.case.game, state, self.case.seats)
        self._refuse(match)
        check_sentences(self.case, match)
        check_record(self.case, match, self.views)
        outcome = match.outcome
        assert outcome is not None
        self.report.endings[outcome.reason] += 1

    def _listen(self, match: Match[Any]) -> dict[Looker, list[list[Event]]]:
        """Subscribe as every looker; a batch an action, taken back when the action is."""
        batches: dict[Looker, list[list[Event]]] = {looker: [] for looker in (None, *range(self.case.seats))}
        for looker, heard in batches.items():
            match.subscribe(looker, partial(_hear, heard))
        return batches


def _hear(heard: list[list[Event]], batch: Batch) -> None:
    if batch.undone:
        del heard[-batch.undone :]
    else:
        heard.append([told.event for told in batch.told])


def _lawful(match: Match[Any], looker: Looker) -> list[list[Event]]:
    """What a listener must have heard, action by action."""
    return [
        [seen for event in entry.events if (seen := event.seen_by(looker)) is not None] for entry in match.log
    ]
