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

    def play(self, scenario: Scenario) -> Run | None:
        """Play a scenario on the tool as it is; ``None`` where the schema forbids what it arranges."""
        return self._gauge.play(scenario)

    def goals(self, run: Run) -> list[str]:
        """Return the goals in words that a run meets."""
        return list(met(run.scenario, run.outcome, self._stage))

    def caught(self, run: Run, mutants: Iterable[Mutant]) -> dict[Mutant, set[Check]]:
        """Return the mutants that make a scenario end otherwise, and the checks that see it."""
        checks = checks_of(run.outcome, self._tool.writes)
        truths = {check: seen(check, run.outcome) for check in checks}
        caught = {}
        for mutant in mutants:
            if mutant.where not in run.reached:
                continue
            with mutant.applied():
                other = self._stage.play(run.scenario)
            if other is not None and other != run.outcome:
                seeing = {check for check in checks if seen(check, other) != truths[check]}
                if seeing:
                    caught[mutant] = seeing
        return caught

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
