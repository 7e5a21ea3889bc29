"""What a played scenario shows: goals met and mutants caught, by each check that a test of it could make."""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.testing.checks import Check, checks_of, seen
from generator.testing.gauge import Gauge, Run
from generator.testing.goals import met, shown_by
from generator.testing.mutation import Mutant
from generator.testing.stage import Outcome, Scenario, Stage
from mcp_servers.runtime import Tool

Goal = str | Mutant
"""A goal in words, or a mutant to be caught."""


@dataclass(frozen=True)
class Case:
    """A scenario, its outcome and what is asserted about it."""

    scenario: Scenario
    outcome: Outcome
    check: Check
    goals: frozenset[Goal]


class Judge:
    """Says what the scenarios of one tool show."""

    def __init__(self, stage: Stage, tool: Tool, mutants: Iterable[Mutant]) -> None:
        self.mutants = tuple(mutants)
        self._stage = stage
        self._tool = tool
        self._gauge = Gauge(stage, tool)
        self._tried: dict[tuple[str, Mutant], frozenset[Check]] = {}

    def play(self, scenario: Scenario) -> Run | None:
        """Play a scenario on the tool as it is; ``None`` where the schema forbids what it arranges."""
        return self._gauge.play(scenario)

    def goals(self, run: Run) -> list[str]:
        """Return the goals in words that a run meets."""
        return list(met(run.scenario, run.outcome, self._stage))

    def caught(self, run: Run, mutants: Iterable[Mutant]) -> dict[Mutant, frozenset[Check]]:
        """Return the mutants that make a scenario end otherwise, and the checks that see it."""
        reached = [mutant for mutant in mutants if mutant.where in run.reached]
        caught = {mutant: self._seeing(run, mutant) for mutant in reached}
        return {mutant: checks for mutant, checks in caught.items() if checks}

    def _seeing(self, run: Run, mutant: Mutant) -> frozenset[Check]:
        """Return the checks that see a mutant in a scenario; each is tried once, and only where it could show."""
        tried = (run.scenario.exact_key, mutant)
        if mutant.turning not in run.reached:
            self._tried[tried] = frozenset()
        if tried not in self._tried:
            with mutant.applied():
                other = self._stage.play_anew(run.scenario)
            self._tried[tried] = frozenset() if other is None else self._telling(run.outcome, other)
        else:
            self._stage.plays += 1
        return self._tried[tried]

    def _telling(self, outcome: Outcome, other: Outcome) -> frozenset[Check]:
        """Return the checks that see different parts of two outcomes."""
        checks = checks_of(outcome, self._tool.writes) if other != outcome else ()
        return frozenset(check for check in checks if seen(check, other) != seen(check, outcome))

    def cases(self, run: Run) -> list[Case]:
        """Return a run with each check that a test of it could make, and all goals that it meets so."""
        caught = self.caught(run, self.mutants)
        shown = self.goals(run)
        cases = []
        for check in checks_of(run.outcome, self._tool.writes):
            seen_by = {mutant for mutant, checks in caught.items() if check in checks}
            cases.append(Case(run.scenario, run.outcome, check, frozenset(seen_by | shown_by(check, shown))))
        return cases

    def replay(self, scenario: Scenario) -> list[Case]:
        """Play a scenario and return the cases that it could be; none where it cannot be a test."""
        run = self.play(scenario)
        return self.cases(run) if run and not run.outcome.crash else []
