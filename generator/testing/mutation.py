"""Mutants of a server's tools: the same functions with one fault each, swapped in and out in process.

A mutant exchanges the code object of one function, so the loaded tools, their schemas and whoever calls a helper all see
the fault without anything being imported again.
"""

import ast
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
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
    tools: tuple[str, ...]
    """Tools that run the function."""
    compiled: Callable[[], CodeType]
    """Makes the function's code with the fault in it."""

    @cached_property
    def code(self) -> CodeType:
        """The function's code with the fault in it."""
        return self.compiled()

    def __str__(self) -> str:
        file = Path(self.function.__code__.co_filename).name
        return f"{file}:{self.line} {self.function.__name__}: {self.description}"

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


@lru_cache(maxsize=256)
def _mutants_of(function: FunctionType, tools: tuple[str, ...]) -> tuple[Mutant, ...]:
    tree = parse_function(function)
    mutants = []
    for statement, spot in _places(tree):
        for fault in faults_of(spot.node):
            ast.fix_missing_locations(ast.copy_location(fault.node, spot.node))
            where = place(function.__name__, statement)
            turning = place(function.__name__, spot.node.body[0].lineno) if fault.category == "guard" else where
            compiled = partial(_compile_fault, tree, function.__code__.co_filename, spot, fault.node)
            line = spot.node.lineno
            mutants.append(Mutant(fault.category, fault.description, line, where, turning, function, tools, compiled))
    return tuple(mutants)


def _compile_fault(tree: ast.FunctionDef, path: str, spot: "_Spot", fault: ast.AST) -> CodeType:
    with spot.holding(fault):
        return compile_function(tree, path)


def place(function: str, line: int) -> str:
    """Return the name of the place where a statement stands."""
    return f"{function}:{line}"


def parse_function(function: FunctionType) -> ast.FunctionDef:
    """Return the syntax tree of a function of a tools module; it may be changed."""
    path = Path(function.__code__.co_filename)
    text = path.read_text("utf-8")
    first, last = _lines_of_functions(text).get(function.__name__, (0, 0))
    if not first:
        raise LookupError(f"{function.__name__} is not a function of {path}")
    (tree,) = ast.parse("".join(text.splitlines(keepends=True)[first - 1 : last])).body
    assert isinstance(tree, ast.FunctionDef)
    return ast.increment_lineno(tree, first - 1)


@lru_cache(maxsize=64)
def _lines_of_functions(source: str) -> dict[str, tuple[int, int]]:
    """Return the first and last line of each function of a module."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    starts = [min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) for node in functions]
    return {node.name: (start, node.end_lineno or start) for node, start in zip(functions, starts, strict=True)}


@dataclass(frozen=True)
class _Spot:
    """Where a node stands in its tree."""

    holder: ast.AST
    field: str
    position: int | None
    """Its place in the field, where that is a list."""
    node: Any

    @contextmanager
    def holding(self, other: ast.AST) -> Iterator[None]:
        """Have another node stand there for the time of a ``with`` block."""
        items = getattr(self.holder, self.field)
        if self.position is None:
            setattr(self.holder, self.field, other)
        else:
            setattr(self.holder, self.field, [*items[: self.position], other, *items[self.position + 1 :]])
        try:
            yield
        finally:
            setattr(self.holder, self.field, items)


def _places(tree: ast.FunctionDef) -> Iterator[tuple[int, _Spot]]:
    """Yield every node below the function's body: the line of its statement, and where it stands.

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
                    yield statement, _Spot(holder, field, position if listed else None, node)


def compile_function(tree: ast.FunctionDef, path: str) -> CodeType:
    """Return the code object of a function; each of its nodes must have a location."""
    compiled = compile(ast.Module([tree], type_ignores=[]), path, "exec")
    return next(part for part in compiled.co_consts if isinstance(part, CodeType) and part.co_name == tree.name)
