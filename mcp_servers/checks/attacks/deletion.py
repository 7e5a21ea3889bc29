"""Leaving steps out: each one is needed, for the answer or for the state."""

from collections.abc import Mapping

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.rewriting import without
from mcp_servers.checks.shapes import leaves, objects
from mcp_servers.checks.trial import Interception, Trial
from mcp_servers.contracts import Json
from mcp_servers.runtime.expressions import evaluate, source_of
from mcp_servers.runtime.sessions import CallResult


def every_step_is_needed(trial: Trial) -> Finding:
    """Without any one step, and without what depends on it, the task fails; a step that changes nothing must be pruned."""
    oracle = trial.task.oracle
    problems = _idle_writes(trial) if oracle.program else _idle_steps(trial)
    return found("every step is needed", problems, counts={"steps": len(oracle.steps) or len(trial.oracle.calls)})


def _idle_steps(trial: Trial) -> list[str]:
    steps = trial.task.oracle.steps
    problems = []
    for number, step in enumerate(steps, start=1):
        if trial.succeeds(trial.attempt(trial.moves(without(trial.task.oracle, number)))):
            problems.append(f"step {number} ({step.tool}) changes neither answer nor state: prune it")
        elif step.tool not in trial.writing and _known_before(trial, number):
            problems.append(f"step {number} ({step.tool}) gives only what an earlier step had shown: prune it")
    return problems


def _idle_writes(trial: Trial) -> list[str]:
    return [
        f"call {number + 1} ({call.tool}) of the solution program changes neither answer nor state"
        for number, call in enumerate(trial.oracle.calls)
        if call.wrote and trial.succeeds(trial.attempt(interception=_Skip(number, call.result)))
    ]


class _Skip(Interception):
    """Gives the result that a call had, without making it."""

    def __init__(self, number: int, result: CallResult) -> None:
        self.number, self.result = number, result

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json] | CallResult:
        """Leave out the one call."""
        return self.result if number == self.number else arguments


def _known_before(trial: Trial, number: int) -> bool:
    """Whether all that is read of a step was asked with, or stood in an earlier view of the row it was asked about."""
    oracle, calls = trial.task.oracle, trial.oracle.calls
    outputs = [call.result.structured for call in calls]
    expressions = [*(leaf for step in oracle.steps for leaf in leaves(step.arguments)), *leaves(oracle.answer)]
    read = [expression for expression in expressions if source_of(expression) == str(number)]
    asked = set(leaves(calls[number - 1].arguments))
    subjects = [row for output in outputs[: number - 1] for row in objects(output) if asked & _scalars(row)]
    known = [(expression.rsplit(".", 1)[-1], evaluate(expression, trial.slots, outputs)) for expression in read]
    return bool(known) and all(
        (isinstance(value, str) and value in asked) or any(row.get(name) == value for row in subjects)
        for name, value in known
    )


def _scalars(row: Mapping[str, Json]) -> set[Json]:
    return {value for value in row.values() if isinstance(value, str | int | float)}
