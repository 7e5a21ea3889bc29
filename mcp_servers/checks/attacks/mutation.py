"""Careless solutions: a wrong argument, a forgotten one, steps in the wrong order, a slot misread."""

from collections.abc import Iterator, Mapping

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Attempt, Interception, Trial
from mcp_servers.checks.variants import variants
from mcp_servers.contracts import Json
from mcp_servers.runtime.expressions import choices_of

MOST_CALLS = 12
"""Of a long solution, so many calls are mutated, spread over its length."""


def mutants_fail(trial: Trial) -> Finding:
    """Mutated solutions fail unless their outcome is equal; at least as many fail as the solution has steps.

    For a solution program, which runs through the same call sites again and again, its steps are its distinct tools.
    """
    needed = len(trial.task.oracle.steps) or len({call.tool for call in trial.oracle.calls})
    failing = equal = 0
    crashes: list[str] = []
    for mutant in _mutants(trial):
        crashes += [f"a tool crashed on a mutated call: {mutant.crash}"] if mutant.crash else []
        if trial.succeeds(mutant):
            equal += 1
        else:
            failing += 1
    problems = (
        [] if failing >= needed else [f"only {failing} mutants fail, {equal} have an equal outcome; {needed} must fail"]
    )
    counts = {"failing": failing, "equal": equal}
    return found("mutated solutions fail", problems + sorted(set(crashes)), counts=counts)


def _mutants(trial: Trial) -> Iterator[Attempt]:
    calls = trial.oracle.calls
    stride = max(1, -(-len(calls) // MOST_CALLS))
    for number in range(0, len(calls), stride):
        for arguments in _misgiven(trial, number):
            yield trial.attempt(interception=_Misgive(number, arguments))
    for name in trial.task.slots if trial.task.oracle.program else _choosing(trial):
        for other in variants(trial.slots[name], {}, trial.knowledge):
            yield trial.attempt(trial.moves(slots={**trial.slots, name: other}))
    yield from trial.swapped


def _choosing(trial: Trial) -> list[str]:
    """Return the slots by which a step oracle chooses what it reads in a list: no call is given them."""
    oracle = trial.task.oracle
    expressions = [*(leaf for step in oracle.steps for leaf in leaves(step.arguments)), *leaves(oracle.answer)]
    return sorted({name for expression in expressions for name in choices_of(expression)})


def _misgiven(trial: Trial, number: int) -> Iterator[Mapping[str, Json]]:
    """Yield a call's arguments with one of them wrong, or forgotten where that is allowed."""
    call = trial.oracle.calls[number]
    schema = trial.schemas[call.tool]
    for name, value in call.arguments.items():
        for other in variants(value, schema["properties"].get(name, {}), trial.knowledge):
            yield {**call.arguments, name: other}
        if name not in schema.get("required", ()):
            yield {other: kept for other, kept in call.arguments.items() if other != name}


class _Misgive(Interception):
    """Gives other arguments to one call."""

    def __init__(self, number: int, arguments: Mapping[str, Json]) -> None:
        self.number, self.arguments = number, arguments

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json]:
        """Swap the arguments of the one call."""
        return self.arguments if number == self.number else arguments
