"""Searching the scenarios of one tool that meet its goals and catch its mutants.

The search starts from calls on the rows as they are and varies one thing at a time: an argument, or a column of a row that
the call could look at; for ordered values up to where the outcome changes. A scenario that shows something new (an
outcome, a goal met, a mutant caught) is kept and varied in turn. Scenarios that arrange less come first.
"""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random

from generator.design.model import Operation
from generator.testing.checks import Check, checks_of, is_page, seen
from generator.testing.domains import Domains
from generator.testing.gauge import Distances, Gauge, place
from generator.testing.goals import UNKNOWN_ID, UNSEEN_TEXT, goals_of, met, shown_by
from generator.testing.leaves import Leaf, Leaves
from generator.testing.mutation import Mutant
from generator.testing.stage import Outcome, Scenario, Stage
from generator.testing.thresholds import thresholds
from mcp_servers.contracts import Json

Goal = str | Mutant
"""A goal in words, or a mutant to be caught."""

MAX_PLAYS = 12_000
_NATURAL_CALLS = 240
_NATURAL_OF_A_KIND = 8
_NATURAL_NEAREST = 3
_SAME_OUTCOME = 6
_URGENT = -3
"""Rank of a scenario that came nearer to an untested turning point; others rank by the values they arrange."""
_TURN = 40
"""Variations of one scenario before others of its rank have their turn: what is near the call is varied first."""
_MAX_CELLS = 3
_TRIED_VALUES = 6


@dataclass(frozen=True)
class Case:
    """A scenario, its outcome and what is asserted about it."""

    scenario: Scenario
    outcome: Outcome
    check: Check
    goals: frozenset[Goal]


@dataclass
class Found:
    """What the search of one tool gave."""

    cases: list[Case] = field(default_factory=list)
    unmet: list[Goal] = field(default_factory=list)
    crashes: dict[str, Scenario] = field(default_factory=dict)
    """Error of the tool itself to the first call that led to it."""


class Search:
    """The search for one tool."""

    def __init__(self, stage: Stage, domains: Domains, operation: Operation, mutants: Iterable[Mutant]) -> None:
        self._stage = stage
        self._tool = stage.toolset[operation.name]
        self._operation = operation
        self._leaves = Leaves(domains, operation, self._tool, stage)
        self._mutants = list(mutants)
        self._open: dict[Goal, None] = dict.fromkeys(self._mutants)
        self._open.update(dict.fromkeys(goals_of(operation, self._tool, self._leaves)))
        self._kept: list[tuple[Scenario, Outcome]] = []
        self._queue: list[tuple[int, int, int, Iterator[Scenario]]] = []
        self._seen: set[str] = set()
        self._outcomes: dict[str, int] = {}
        self._nearest: dict[str, float] = {}
        self._crashes: dict[str, Scenario] = {}
        self._gauge = Gauge(stage, self._tool)
        self._last_play = stage.plays + MAX_PLAYS

    def run(self) -> Found:
        """Search until every goal is met, nothing is left to vary, or the budget is spent."""
        for scenario in self._simplest(self._natural()):
            self._consider(scenario)
        while self._queue and self._open and self._stage.plays < self._last_play:
            rank, order, taken, variations = heapq.heappop(self._queue)
            variation = next(variations, None)
            if variation is not None:
                tired = taken % _TURN == _TURN - 1
                heapq.heappush(self._queue, (rank + tired, order, taken + 1, variations))
                self._consider(variation)
        cases = [case for scenario, outcome in self._kept for case in self._cases(scenario, outcome)]
        return Found(cases, list(self._open), self._crashes)

    def _simplest(self, scenarios: Iterable[Scenario]) -> list[Scenario]:
        """Return some of each kind of outcome: those around which there are fewest rows, and those nearest to turning."""
        kinds: dict[str, list[tuple[int, int, Scenario]]] = {}
        turning: dict[str, list[tuple[float, int, Scenario]]] = {}
        for number, scenario in enumerate(scenarios):
            outcome, distances = self._gauge.play(scenario)
            if not outcome:
                continue
            goals = " ".join(met(scenario, outcome, self._stage))
            near = len(self._leaves.near(scenario, outcome))
            kinds.setdefault(f"{_kind(outcome)} {goals}", []).append((near, number, scenario))
            for where, distance in distances.items():
                turning.setdefault(where, []).append((distance, number, scenario))
        simple = [scenario for found in kinds.values() for *_, scenario in sorted(found)[:_NATURAL_OF_A_KIND]]
        return simple + [scenario for found in turning.values() for *_, scenario in sorted(found)[:_NATURAL_NEAREST]]

    def _consider(self, scenario: Scenario) -> None:
        if scenario.key in self._seen or len(scenario.cells) > _MAX_CELLS:
            return
        self._seen.add(scenario.key)
        outcome, distances = self._gauge.play(scenario)
        if outcome is None:
            return
        if outcome.crash:
            self._crashes.setdefault(outcome.crash, scenario)
            return
        shown = [goal for goal in met(scenario, outcome, self._stage) if goal in self._open]
        caught = self._caught(scenario, outcome, [goal for goal in self._open if isinstance(goal, Mutant)])
        met_now: list[Goal] = [*shown, *caught]
        for goal in met_now:
            self._open.pop(goal, None)
        kind = _kind(outcome)
        self._outcomes[kind] = self._outcomes.get(kind, 0) + 1
        nearer = self._is_nearer(distances)
        if nearer or met_now or self._outcomes[kind] <= _SAME_OUTCOME:
            self._kept.append((scenario, outcome))
            number = len(self._kept)
            urgency = (_URGENT, -number) if nearer else (len(scenario.cells) + 1, number)
            heapq.heappush(self._queue, (*urgency, 0, self._variations(scenario, outcome)))

    def _is_nearer(self, distances: Distances) -> bool:
        """Tell whether a call came nearer than all before to the turning point of a comparison that is not yet tested."""
        untested = {place(goal.function.__name__, goal.line) for goal in self._open if isinstance(goal, Mutant)}
        nearer = {
            where: found
            for where, found in distances.items()
            if where in untested and found < self._nearest.get(where, float("inf"))
        }
        self._nearest.update(nearer)
        return bool(nearer)

    def _caught(self, scenario: Scenario, outcome: Outcome, mutants: Iterable[Mutant]) -> dict[Mutant, set[Check]]:
        """Return the mutants that make this scenario end otherwise, and the checks that see it."""
        checks = checks_of(outcome, self._tool.writes)
        truths = {check: seen(check, outcome) for check in checks}
        caught = {}
        for mutant in mutants:
            with mutant.applied():
                other = self._stage.play(scenario)
            if other is not None and other != outcome:
                seeing = {check for check in checks if seen(check, other) != truths[check]}
                if seeing:
                    caught[mutant] = seeing
        return caught

    def replay(self, scenario: Scenario) -> list[Case]:
        """Return a scenario with each check that it could assert, and all goals that it meets so."""
        outcome = self._stage.play(scenario)
        return self._cases(scenario, outcome) if outcome and not outcome.crash else []

    def _cases(self, scenario: Scenario, outcome: Outcome) -> list[Case]:
        caught = self._caught(scenario, outcome, self._mutants)
        shown = list(met(scenario, outcome, self._stage))
        cases = []
        for check in checks_of(outcome, self._tool.writes):
            seen_by = {mutant for mutant, checks in caught.items() if check in checks}
            cases.append(Case(scenario, outcome, check, frozenset(seen_by | shown_by(check, shown))))
        return cases

    def _natural(self) -> Iterator[Scenario]:
        """Yield calls on the rows as they are: required arguments only, then with each optional one, and unknown ids."""
        required = [name for name, domain in self._leaves.parameters.items() if domain.required]
        optional = [name for name in self._leaves.parameters if name not in required]
        picks = Random(int.from_bytes(blake2b(f"{self._tool.name}/calls".encode(), digest_size=8).digest(), "big"))
        plain = [
            Scenario(self._tool.name, arguments) for arguments in self._combinations(required, picks, _NATURAL_CALLS)
        ]
        yield from plain
        if not plain:
            return
        if self._operation.kind != "search":
            yield from (plain[0].with_argument(name, UNKNOWN_ID) for name in self._leaves.targets)
        if "page" in optional:
            yield from self._pages(plain[0])
        for name in optional:
            if name == "page":
                continue
            if self._leaves.parameters[name].type == "text" and self._operation.kind == "search":
                yield plain[0].with_argument(name, UNSEEN_TEXT)
            values = self._leaves.parameters[name].values
            for position, value in enumerate(picks.sample(values, min(len(values), _TRIED_VALUES))):
                yield plain[position % len(plain)].with_argument(name, value)
        if len(optional) > 1:
            for arguments in self._combinations(required + optional, picks, _NATURAL_CALLS // 4):
                chosen = {name: value for name, value in arguments.items() if name in required or picks.random() < 0.5}
                yield Scenario(self._tool.name, chosen)

    def _pages(self, scenario: Scenario) -> Iterator[Scenario]:
        """Yield the pages after the first one of what a search finds."""
        outcome = self._stage.play(scenario)
        while outcome and outcome.succeeded and "next_page" in outcome.result:
            scenario = scenario.with_argument("page", outcome.result["next_page"])
            yield scenario
            outcome = self._stage.play(scenario)

    def _combinations(self, names: list[str], picks: Random, count: int) -> Iterator[dict[str, Json]]:
        """Yield argument sets: each value of the first parameter in turn, the others drawn."""
        if not names:
            yield {}
            return
        pools = {name: self._leaves.parameters[name].values for name in names}
        if not all(pools.values()):
            return
        for position in range(count if len(names) > 1 else min(count, len(pools[names[0]]))):
            yield {
                name: pool[position % len(pool)] if name == names[0] else picks.choice(pool)
                for name, pool in pools.items()
            }

    def _variations(self, scenario: Scenario, outcome: Outcome) -> Iterator[Scenario]:
        near = self._leaves.near(scenario, outcome)
        context = self._leaves.context(scenario, near)
        for leaf in self._leaves.of(scenario, outcome):
            for value in self._values(scenario, leaf, context, near):
                yield self._leaves.vary(scenario, leaf, value)

    def _values(
        self,
        scenario: Scenario,
        leaf: Leaf,
        context: list[tuple[str, Json]],
        near: dict[tuple[str, str], None],
    ) -> Iterator[Json]:
        domain = self._leaves.domain(leaf)
        current = self._leaves.value(scenario, leaf)
        if not domain.required and current is not None:
            yield None
        if domain.ordered:
            alike = [value for kind, value in context if kind == domain.type]
            yield from self._turning_points(scenario, leaf, [*alike, current])
        elif domain.type == "reference":
            close = [value for value in domain.values if any(value == key for _, key in near) and value != current]
            yield from close[:_TRIED_VALUES]
            yield from [value for value in domain.values if value not in close and value != current][:2]
        elif domain.type == "text" and not isinstance(leaf, str):
            yield from dict.fromkeys(value for kind, value in context if kind == "text" and value != current)
        else:
            yield from [value for value in domain.values if value != current][:_TRIED_VALUES]

    def _turning_points(self, scenario: Scenario, leaf: Leaf, values: list[Json]) -> Iterator[Json]:
        """Yield the values next to where the outcome changes its kind, then those where it changes at all."""
        domain = self._leaves.domain(leaf)
        probes = [domain.low, domain.high, *(domain.rank(value) for value in values if value is not None)]
        played: dict[int, Outcome | None] = {}

        def play(rank: int) -> Outcome | None:
            if rank not in played:
                played[rank] = self._stage.play(self._leaves.vary(scenario, leaf, domain.at(rank)))
            return played[rank]

        def kind(rank: int) -> str:
            outcome = play(rank)
            return _kind(outcome) if outcome else "impossible"

        coarse = thresholds(kind, probes)
        fine = thresholds(play, probes)
        yield from (domain.at(rank) for rank in dict.fromkeys([*coarse, *fine, *probes]))


def _kind(outcome: Outcome) -> str:
    """Return what sort of outcome this is: which refusal, which tables changed, whether rows were found, which fields shown."""
    if not outcome.succeeded:
        return outcome.refusal or "crash"
    if outcome.changes:
        return " ".join(f"{table}:{change}" for table, change, *_ in outcome.changes)
    if is_page(outcome.result):
        return f"found {min(outcome.result['total'], 2)} {'more' if 'next_page' in outcome.result else ''}"
    return f"shown {sorted(outcome.result)}"
