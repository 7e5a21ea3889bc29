"""Searching the scenarios of one tool that meet its goals and catch its mutants.

The search starts from calls on the rows as they are and varies them step by step: an argument, or a column of a row that the
call could look at; for ordered values up to where the outcome changes. A scenario that shows something new (an outcome, a
goal met, a mutant caught, a step nearer to a turning point) is kept and varied in turn. What arranges less comes first.
"""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from generator.design.model import Operation
from generator.testing.cases import Case, Goal, Judge
from generator.testing.checks import kind_of
from generator.testing.domains import Domains
from generator.testing.effort import Effort
from generator.testing.gauge import Run
from generator.testing.goals import goals_of
from generator.testing.leaves import Leaf, Leaves
from generator.testing.liveness import inert_parameters
from generator.testing.mutation import Mutant
from generator.testing.natural import natural_calls
from generator.testing.possibility import is_possible
from generator.testing.stage import Scenario, Stage
from generator.testing.variations import Variations

_MAX_CELLS = 5
_SIMPLE = 8
_NEAREST = 3
_OF_A_KIND = 6
_OF_AN_EFFECT = 2
_CRASH_TRIES = 20
_URGENT = -3
"""Rank of a scenario that came nearer to an untested turning point; others rank by the values they arrange."""
_HOPELESS = 10
"""Added to the rank of a scenario that reaches no statement with an uncaught fault."""
_TURN = 40
"""Variations of one scenario before others of its rank have their turn: what is near the call is varied first."""


@dataclass
class Found:
    """What the search of one tool gave."""

    cases: list[Case] = field(default_factory=list)
    unmet: list[Goal] = field(default_factory=list)
    inert: list[str] = field(default_factory=list)
    """Parameters that were not seen to make a difference."""
    crashes: dict[str, Scenario] = field(default_factory=dict)
    """Error of the tool itself to a call that leads to it on rows that could come about."""


class Search:
    """The search for one tool."""

    def __init__(
        self, stage: Stage, domains: Domains, operation: Operation, mutants: Iterable[Mutant], effort: Effort
    ) -> None:
        tool = stage.toolset[operation.name]
        stage.forget()
        leaves = Leaves(domains, operation, tool, stage)
        self.judge = Judge(stage, tool, mutants)
        self._stage = stage
        self._leaves = leaves
        self._natural = natural_calls(operation, leaves, stage, effort.calls)
        self._variations = Variations(leaves, stage)
        self._open: dict[Goal, None] = dict.fromkeys(self.judge.mutants)
        self._open.update(dict.fromkeys(goals_of(operation, tool, leaves)))
        self._kept: list[Run] = []
        self._queue: list[tuple[int, int, int, Run, Iterator[tuple[Leaf, Scenario]]]] = []
        self._considered: set[str] = set()
        self._kinds: dict[str, int] = {}
        self._effects: dict[Leaf, int] = {}
        self._nearest: dict[str, float] = {}
        self._crashes: dict[str, Scenario] = {}
        self._crash_tries: dict[str, int] = {}
        self._design = domains.design
        self._effort = effort

    def run(self) -> Found:
        """Search until every goal is met, nothing is left to vary, or too much was tried in vain."""
        last_play, goals = self._stage.plays + self._effort.plays, len(self._open)
        patience = self._stage.plays + self._effort.plays_in_vain
        for scenario in self._simplest(self._natural):
            self._consider(scenario)
        while self._queue and self._open and self._stage.plays < min(last_play, patience):
            rank, order, taken, parent, variations = heapq.heappop(self._queue)
            if taken % _TURN == 0 and rank < _HOPELESS and not self._may_lead_on(parent):
                heapq.heappush(self._queue, (rank + _HOPELESS, order, taken, parent, variations))
                continue
            leaf, variation = next(variations, ("", None))
            if variation is not None:
                tired = taken % _TURN == _TURN - 1
                heapq.heappush(self._queue, (rank + tired, order, taken + 1, parent, variations))
                self._consider(variation, parent, leaf)
            if len(self._open) < goals:
                goals, patience = len(self._open), self._stage.plays + self._effort.plays_in_vain
        cases = [case for run in self._kept for case in self.judge.cases(run)]
        calls = (run.scenario for run in self._kept)
        return Found(cases, list(self._open), inert_parameters(self._leaves, self._stage, calls), self._crashes)

    def _simplest(self, scenarios: Iterable[Scenario]) -> list[Scenario]:
        """Return some of each kind of outcome: those around which there are fewest rows, and those nearest to turning."""
        kinds: dict[str, list[tuple[int, int, Scenario]]] = {}
        turning: dict[str, list[tuple[float, int, Scenario]]] = {}
        for number, scenario in enumerate(scenarios):
            run = self.judge.play(scenario)
            if run is None:
                continue
            near = len(self._leaves.near(scenario, run.outcome))
            kind = " ".join([kind_of(run.outcome), *self.judge.goals(run)])
            kinds.setdefault(kind, []).append((near, number, scenario))
            for where, distance in run.distances.items():
                turning.setdefault(where, []).append((distance, number, scenario))
        simple = [scenario for found in kinds.values() for *_, scenario in sorted(found)[:_SIMPLE]]
        return simple + [scenario for found in turning.values() for *_, scenario in sorted(found)[:_NEAREST]]

    def _consider(self, scenario: Scenario, parent: Run | None = None, leaf: Leaf = "") -> None:
        if scenario.key in self._considered or len(scenario.cells) > _MAX_CELLS:
            return
        self._considered.add(scenario.key)
        run = self.judge.play(scenario)
        if run is None:
            return
        if run.outcome.crash:
            self._note_crash(run)
            return
        caught = self.judge.caught(run, [goal for goal in self._open if isinstance(goal, Mutant)])
        met: list[Goal] = [goal for goal in (*self.judge.goals(run), *caught) if goal in self._open]
        for goal in met:
            del self._open[goal]
        nearer = self._is_nearer(run)
        if self._is_rare(run, parent, leaf) or nearer or met:
            self._kept.append(run)
            number = len(self._kept)
            rank, order = (_URGENT, -number) if nearer else (len(scenario.cells) + 1, number)
            heapq.heappush(self._queue, (rank, order, 0, run, self._variations.of(run)))

    def _note_crash(self, run: Run) -> None:
        """Remember the first way to a crash on the world's own rows, or else the first on rows that could really be."""
        crash, cells = run.outcome.crash, run.scenario.cells
        known = self._crashes.get(crash)
        if not cells and (known is None or known.cells):
            self._crashes[crash] = run.scenario
        elif known is None and self._crash_tries.get(crash, 0) < _CRASH_TRIES:
            self._crash_tries[crash] = self._crash_tries.get(crash, 0) + 1
            if is_possible(self._design, self._stage.rows, cells):
                self._crashes[crash] = run.scenario

    def _is_rare(self, run: Run, parent: Run | None, leaf: Leaf) -> bool:
        """Tell whether an outcome is of a rare kind, or the effect of something that seldom had one; remember it."""
        kind = kind_of(run.outcome)
        self._kinds[kind] = self._kinds.get(kind, 0) + 1
        rare = self._kinds[kind] <= _OF_A_KIND
        if parent is not None and run.outcome != parent.outcome:
            varied = leaf if isinstance(leaf, str) else (leaf[0], "", leaf[2])
            self._effects[varied] = self._effects.get(varied, 0) + 1
            rare = rare or self._effects[varied] <= _OF_AN_EFFECT
        return rare

    def _may_lead_on(self, run: Run) -> bool:
        """Tell whether a run reaches a statement with an uncaught fault; while all are caught, any may lead on."""
        places = {goal.where for goal in self._open if isinstance(goal, Mutant)}
        return not places or not places.isdisjoint(run.reached)

    def _is_nearer(self, run: Run) -> bool:
        """Tell whether a call came nearer than all before to turning at a statement that holds an uncaught fault."""
        untested = {goal.where for goal in self._open if isinstance(goal, Mutant)}
        nearer = {
            where: found
            for where, found in run.distances.items()
            if where in untested and found < self._nearest.get(where, float("inf"))
        }
        self._nearest.update(nearer)
        return bool(nearer)
