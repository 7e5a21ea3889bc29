"""Mutants of a server's tools: the same functions with one fault each, swapped in and out in process.

A mutant exchanges the code object of one function, so the loaded tools, their schemas and whoever calls a helper all see
the fault without anything being imported again.
"""

import ast
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, cast

from generator.testing.operators import Category, faults_of
from mcp_servers.runtime import Tool, Toolset


@dataclass(frozen=True, eq=False)
class Mutant:
    """One fault in one function."""

    category: Category
    description: str
    line: int
    where: str
    """Place of the statement that holds the fault."""
    turning: str
    """Place of the statement that a call must reach for the fault to show: of a guard, that which raises."""
    function: FunctionType
    code: CodeType
    tools: tuple[str, ...]
    """Tools that run the function."""

    def __str__(self) -> str:
        return f"{Path(self.code.co_filename).name}:{self.line} {self.function.__name__}: {self.description}"

    def applied(self) -> AbstractContextManager[None]:
        """Put the fault in place for the time of a ``with`` block."""
        return code_in_place(self.function, self.code)


@contextmanager
def code_in_place(function: FunctionType, code: CodeType) -> Iterator[None]:
    """Have a function run other code for the time of a ``with`` block."""
    original = function.__code__
    function.__code__ = code
    try:
        yield
    finally:
        function.__code__ = original


def mutants_of(toolset: Toolset) -> list[Mutant]:
    """Return all mutants of the functions that tools run, in the order of the source."""
    users: dict[FunctionType, list[str]] = {}
    for name, tool in toolset.items():
        for function in functions_of(tool):
            users.setdefault(function, []).append(name)
    return [mutant for function, names in users.items() for mutant in _mutants_of(function, tuple(names))]


def functions_of(tool: Tool) -> list[FunctionType]:
    """Return a tool's function and the helpers that it calls, wherever in the server's own code they stand."""
    first = cast(FunctionType, tool.function)
    package = first.__module__.split(".")[0]
    found = [first]
    for function in found:
        for name in _names_in(function.__code__):
            helper = function.__globals__.get(name)
            own = isinstance(helper, FunctionType) and helper.__module__.split(".")[0] == package
            if own and helper not in found:
                found.append(cast(FunctionType, helper))
    return found


def _names_in(code: CodeType) -> list[str]:
    nested = [name for part in code.co_consts if isinstance(part, CodeType) for name in _names_in(part)]
    return [*code.co_names, *nested]


def _mutants_of(function: FunctionType, tools: tuple[str, ...]) -> list[Mutant]:
    tree = parse_function(function)
    path = function.__code__.co_filename
    mutants = []
    for statement, holder, field, position, node in _places(tree):
        for fault in faults_of(node):
            ast.copy_location(fault.node, node)
            with _replaced(holder, field, position, fault.node):
                code = compile_function(tree, path)
            where = place(function.__name__, statement)
            turning = place(function.__name__, node.body[0].lineno) if fault.category == "guard" else where
            mutants.append(
                Mutant(fault.category, fault.description, node.lineno, where, turning, function, code, tools)
            )
    return mutants


def place(function: str, line: int) -> str:
    """Return the name of the place where a statement stands."""
    return f"{function}:{line}"


def parse_function(function: FunctionType) -> ast.FunctionDef:
    """Return the syntax tree of a function of a tools module; it may be changed."""
    path = Path(function.__code__.co_filename)
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == function.__name__:
            return node
    raise LookupError(f"{function.__name__} is not a function of {path}")


def _places(tree: ast.FunctionDef) -> Iterator[tuple[int, ast.AST, str, int | None, Any]]:
    """Yield every node below the function's body: the line of its statement, the place it stands in, and itself.

    The condition of a ``while`` is left out: flipped, it may never end.
    """
    pending: list[tuple[int, ast.AST]] = [(tree.lineno, tree)]
    while pending:
        line, holder = pending.pop()
        for field, value in ast.iter_fields(holder):
            if (holder is tree and field != "body") or (isinstance(holder, ast.While) and field == "test"):
                continue
            listed = isinstance(value, list)
            for position, node in enumerate(value if listed else [value]):
                if isinstance(node, ast.AST):
                    statement = node.lineno if isinstance(node, ast.stmt) else line
                    pending.append((statement, node))
                    yield statement, holder, field, position if listed else None, node


@contextmanager
def _replaced(holder: ast.AST, field: str, position: int | None, node: ast.AST) -> Iterator[None]:
    items = getattr(holder, field)
    if position is None:
        setattr(holder, field, node)
    else:
        setattr(holder, field, [*items[:position], node, *items[position + 1 :]])
    try:
        yield
    finally:
        setattr(holder, field, items)


def compile_function(tree: ast.FunctionDef, path: str) -> CodeType:
    """Return the code object of a function."""
    module = ast.Module([tree], type_ignores=[])
    compiled = compile(ast.fix_missing_locations(module), path, "exec")
    return next(part for part in compiled.co_consts if isinstance(part, CodeType) and part.co_name == tree.name)
