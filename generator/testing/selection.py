"""Choosing few, plain tests that together meet every goal and catch every mutant that any test can."""

from collections.abc import Callable, Iterable

from generator.testing.cases import Case, Goal
from generator.testing.checks import COST, seen
from generator.testing.stage import Scenario

_CELL_COST = 0.6
_ARGUMENT_COST = 0.1
_LENGTH_COST = 0.002


def choose(cases: Iterable[Case], replay: Callable[[Scenario], list[Case]]) -> list[Case]:
    """Return the cases to write as tests, each as plain as it can be.

    Args:
        cases: Everything that the search of one tool kept.
        replay: Plays a scenario again and returns the cases that it could be.
    """
    chosen = _without_needless(_cover(list(cases)))
    for position, case in enumerate(chosen):
        others = [other for other in chosen if other is not case]
        needed = case.goals - frozenset(goal for other in others for goal in other.goals)
        chosen[position] = _simplified(case, needed, replay)
    return chosen


def cost(case: Case) -> float:
    """Return what a case costs a reader: arranged values most, then arguments and the length of what is expected."""
    parts = len(case.scenario.cells) * _CELL_COST + len(case.scenario.arguments) * _ARGUMENT_COST
    expected = seen(case.check, case.outcome)
    return COST[case.check] + parts + len(str(expected)) * _LENGTH_COST


def _cover(cases: list[Case]) -> list[Case]:
    """Take the case that meets most open goals for its cost, until none meets any."""
    open_goals = {goal for case in cases for goal in case.goals}
    costs = [cost(case) for case in cases]
    chosen = []
    while open_goals:
        best = max(range(len(cases)), key=lambda number: len(cases[number].goals & open_goals) / costs[number])
        chosen.append(cases[best])
        open_goals -= cases[best].goals
    return chosen


def _without_needless(cases: list[Case]) -> list[Case]:
    """Leave out cases whose goals the others meet, the costliest first."""
    kept = list(cases)
    for case in sorted(cases, key=cost, reverse=True):
        rest: set[Goal] = {goal for other in kept if other is not case for goal in other.goals}
        if case.goals <= rest:
            kept.remove(case)
    return kept


def _simplified(case: Case, needed: frozenset[Goal], replay: Callable[[Scenario], list[Case]]) -> Case:
    """Drop arranged values and arguments one by one, as long as the case still meets what only it meets."""
    scenario = case.scenario
    simpler = [scenario.without_cell(cell) for cell in scenario.cells]
    simpler += [scenario.with_argument(name, None) for name in scenario.arguments]
    for attempt in simpler:
        for other in replay(attempt):
            if other.check == case.check and needed <= other.goals:
                return _simplified(other, needed, replay)
    return case
