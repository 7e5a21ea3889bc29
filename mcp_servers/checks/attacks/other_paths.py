"""Other ways to the goal: whoever ends where the solution does succeeds, whatever was called on the way."""

from collections.abc import Iterator
from itertools import islice

from mcp_servers.checks.detours import AllDetours, LookedUp, OtherFilter, ReadTwice
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.rewriting import neighbours_swapped, other_orders
from mcp_servers.checks.trial import Attempt, Trial
from mcp_servers.contracts.model import dump_json

MOST_ORDERS = 6


def other_paths_succeed(trial: Trial) -> Finding:
    """Where answer and state come out the same, the verdict does, and reading in another way makes no other answer true.

    Steps are made in another order; reads twice, the same rows found by another filter, and looked up one by one.
    """
    orders = 0
    problems = []
    for order, attempt in _reordered(trial):
        if ends_alike(trial, attempt):
            orders += 1
            if not trial.succeeds(attempt):
                problems.append(f"the steps in the order {order} end in the same outcome, but fail")
    twice, other, looked_up = ReadTwice(trial), OtherFilter(trial), LookedUp(trial)
    attempt = trial.attempt(interception=AllDetours(twice, other, looked_up))
    if not (ends_alike(trial, attempt) and trial.succeeds(attempt)):
        problems += _astray(trial)
    counts = {"orders": orders, "detours": twice.taken + other.taken + looked_up.taken}
    return found("other paths succeed", problems, counts=counts)


def ends_alike(trial: Trial, attempt: Attempt) -> bool:
    """Whether an attempt ends with the solution's answer and in its state."""
    oracle = trial.oracle
    return (
        not attempt.stopped
        and attempt.change == oracle.change
        and dump_json(attempt.answer) == dump_json(oracle.answer)
    )


def _reordered(trial: Trial) -> Iterator[tuple[list[int], Attempt]]:
    oracle = trial.task.oracle
    yield from zip(neighbours_swapped(oracle), trial.swapped, strict=True)
    for order in islice(other_orders(oracle), max(0, MOST_ORDERS - len(trial.swapped))):
        yield order, trial.reordered(order)


def _astray(trial: Trial) -> Iterator[str]:
    """Say which of the detours leads elsewhere, or to the same outcome without success."""
    for detour, what in (
        (ReadTwice(trial), "every read made twice"),
        (OtherFilter(trial), "the same rows found by another filter"),
        (LookedUp(trial), "the rows looked up one by one"),
    ):
        attempt = trial.attempt(interception=detour)
        if not ends_alike(trial, attempt):
            yield f"with {what} the solution ends otherwise: {attempt.stopped or dump_json(attempt.answer)}"
        elif not trial.succeeds(attempt):
            yield f"with {what} the solution ends in the same outcome, but fails"
