"""Constants in a solution program: what it knows without having been told."""

import ast
from collections.abc import Iterator
from itertools import product

from mcp_servers.checks.hints import goes_without_saying, is_hinted
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
    vocabulary = set(_vocabulary(trial))
    told = f"{trial.task.instruction}\n{trial.session.instructions}"
    problems = []
    for value in constants_of(trial):
        if isinstance(value, str):
            known = value in vocabulary or not value.strip() or value in told
        else:
            known = value in ARITHMETIC or str(value) in told
        if not known:
            problems.append(
                f"solution program {trial.task.oracle.program} holds the constant {value!r}, which nothing states"
            )
    return problems


def literal_arguments(trial: Trial) -> Iterator[str]:
    """Yield what is wrong with arguments that the program holds itself: neither their schema nor the instruction tells them."""
    told = f"{trial.task.instruction}\n{trial.session.instructions}"
    calls = [node for part in _parts(trial) for node in ast.walk(part) if isinstance(node, ast.Call)]
    for call in calls:
        tools = [part.value for part in call.args if isinstance(part, ast.Constant) and part.value in trial.schemas]
        given = [(word.arg or "", word.value.value) for word in call.keywords if isinstance(word.value, ast.Constant)]
        for tool, (name, value) in product(tools, given):
            schema = trial.schemas[tool]["properties"].get(name, {})
            if not (goes_without_saying(schema, value) or is_hinted(tool, name, schema, value, told)):
                yield f"solution program {trial.task.oracle.program} gives {tool} the {name} {value!r}, which nothing states"


def constants_of(trial: Trial) -> Iterator[Json]:
    """Yield texts and numbers in a solution program, in the functions of its module that it uses, and in what they name."""
    for part in _parts(trial):
        for node in _working_parts(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, str | int | float):
                yield node.value
    for function in functions_of(find_solution(trial.task, trial.servers[0])):
        for value in named(function).values():
            plain = list(value) if isinstance(value, tuple | set | frozenset) else value
            yield from (leaf for leaf in leaves(plain) if isinstance(leaf, str | int | float))


def _parts(trial: Trial) -> list[ast.stmt]:
    """Return the functions of the task's solution program, itself first, as code."""
    return [parsed(function).body[0] for function in functions_of(find_solution(trial.task, trial.servers[0]))]


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
