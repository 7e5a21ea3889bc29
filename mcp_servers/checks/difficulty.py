"""Difficulty as a task states it, against what its solution does."""

import ast
from collections.abc import Iterator, Sequence

from mcp_servers.checks.program_code import functions_of, parsed
from mcp_servers.checks.trial import Trial
from mcp_servers.runtime.effort import level_of, withheld
from mcp_servers.runtime.oracles import find_solution

_COMBINING = {"Counter", "fsum", "len", "max", "mean", "median", "min", "sorted", "sum"}
"""What a program calls to make one value of many."""


def misstated(trial: Trial) -> Iterator[str]:
    """Say which parts of a task's difficulty are not what the calls and the code of its solution show."""
    stated, calls = trial.task.difficulty, trial.oracle.calls
    tools = len({call.tool for call in calls})
    unstated = withheld([call.arguments for call in calls], trial.task.slots)
    refused = sum(call.result.is_error for call in calls)
    if stated.level != (level := level_of(len(calls))):
        yield f"level {stated.level} is not that of {len(calls)} calls, which is {level}"
    if stated.calls != len(calls):
        yield f"difficulty says {stated.calls} calls; the oracle makes {len(calls)}"
    if stated.distinct_tools != tools:
        yield f"difficulty says {stated.distinct_tools} distinct tools; the oracle uses {tools}"
    if stated.withheld != unstated:
        yield f"difficulty says {stated.withheld} withheld values; the oracle gives {unstated} that no slot states"
    if stated.refused != refused:
        yield f"difficulty says {stated.refused} refused calls; the oracle meets {refused}"
    yield from _about_code(trial)


def _about_code(trial: Trial) -> Iterator[str]:
    """What a shape calls a branch may take several decisions, and what it calls no aggregation may count or choose."""
    stated = trial.task.difficulty
    program = bool(trial.task.oracle.program)
    functions = functions_of(find_solution(trial.task, trial.servers[0])) if program else []
    trees = [parsed(function) for function in functions]
    decisions, combines = decisions_in(trees), combines_in(trees)
    if not min(decisions, 1) <= stated.branches <= decisions:
        yield f"difficulty says {stated.branches} branches; the solution takes {decisions} decisions"
    if stated.aggregation and not combines:
        yield "difficulty says aggregation; the solution combines nothing"
    if not stated.aggregation and "sum" in _called(trees):
        yield "difficulty says no aggregation; the solution adds up"


def decisions_in(trees: Sequence[ast.AST]) -> int:
    """Count the places of some code at which it goes one way or another."""
    return sum(_decides(node) for tree in trees for node in ast.walk(tree))


def combines_in(trees: Sequence[ast.AST]) -> bool:
    """Whether some code makes one value of many."""
    adds = any(isinstance(node, ast.AugAssign) for tree in trees for node in ast.walk(tree))
    return adds or bool(_called(trees) & _COMBINING)


def _called(trees: Sequence[ast.AST]) -> set[str]:
    calls = (node.func for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {function.id for function in calls if isinstance(function, ast.Name)}


def _decides(node: ast.AST) -> bool:
    if isinstance(node, ast.With):
        return any(ast.unparse(item.context_expr).startswith("suppress(") for item in node.items)
    return isinstance(node, ast.If | ast.IfExp | ast.Match | ast.Try)
