"""Constants in a solution program: what it knows without having been told."""

import ast
from collections.abc import Iterator

from mcp_servers.checks.program_code import functions_of, named, parsed
from mcp_servers.checks.shapes import leaves, objects
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import Json
from mcp_servers.runtime.oracles import find_solution

ARITHMETIC = {-1, 0, 1, 2, 7, 24, 60, 100}
"""Numbers that a program may use without anybody having stated them: signs, ends, weeks, hours, minutes, minor units."""


def hidden_constants(trial: Trial) -> list[str]:
    """Return the constants of the task's solution program, and of the functions it uses, that nothing accounts for.

    Names of tools, arguments and fields, enum values, and what the instruction states are accounted for.
    """
    solution = find_solution(trial.task, trial.servers[0])
    vocabulary = set(_vocabulary(trial))
    told = f"{trial.task.instruction}\n{trial.session.instructions}"
    problems = []
    for value in _constants(solution):
        if isinstance(value, str):
            known = value in vocabulary or not value.strip() or value in told
        else:
            known = value in ARITHMETIC or str(value) in told
        if not known:
            problems.append(f"solution program {solution.__name__} holds the constant {value!r}, which nothing states")
    return problems


def _constants(solution: object) -> Iterator[Json]:
    """Yield texts and numbers in a function, in the functions of its module that it names and in what else it names there."""
    for function in functions_of(solution):
        for node in _working_parts(parsed(function).body[0]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str | int | float):
                yield node.value
        for value in named(function).values():
            plain = list(value) if isinstance(value, tuple | set | frozenset) else value
            yield from (leaf for leaf in leaves(plain) if isinstance(leaf, str | int | float))


def _working_parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a function that decide what it does: no docstring, no annotation, no error text."""
    for name, field in ast.iter_fields(node):
        for part in field if isinstance(field, list) else [field]:
            silent = isinstance(part, ast.Raise) or (
                isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
            )
            if isinstance(part, ast.AST) and not silent and name not in ("annotation", "returns"):
                yield part
                yield from _working_parts(part)


def _vocabulary(trial: Trial) -> Iterator[Json]:
    yield from trial.schemas
    yield from leaves(list(trial.slots.values()))
    outputs = [tool.output_schema for tool in trial.session.tools.values()]
    for schema in [*trial.schemas.values(), *outputs, trial.task.answer_schema or {}]:
        for part in objects(schema):
            yield from part
            yield from part["enum"] if isinstance(part.get("enum"), list) else ()
