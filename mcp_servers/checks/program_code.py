"""The code of a task's own programs: the functions that one reaches in its module, and what they name there."""

import ast
import inspect
from collections.abc import Iterator
from functools import lru_cache
from types import FunctionType, ModuleType

from mcp_servers.checks.imports import ALLOWED_MODULES
from mcp_servers.checks.orders import orders_of_sets
from mcp_servers.checks.sources import CLOCKS, offences
from mcp_servers.runtime.source_code import parse

ALLOWED_RUNTIME = ("mcp_servers.contracts", "mcp_servers.runtime.programs", "mcp_servers.runtime.values")
"""What a program may use of this project: the rest could show it more than tools do."""

_MUTABLE = (list, dict, set, bytearray)
_CHANGING = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort",
    "update",
}  # fmt: skip


def functions_of(program: object) -> list[FunctionType]:
    """Return a program's function and those of its own module that it reaches, itself first."""
    reached = [program] if isinstance(program, FunctionType) else []
    for function in reached:
        for value in named(function).values():
            if isinstance(value, FunctionType) and value.__module__ == function.__module__ and value not in reached:
                reached.append(value)
    return reached


def named(function: FunctionType) -> dict[str, object]:
    """Return what a function names outside itself: name to value, what Python has built in aside."""
    names = sorted({node.id for node in ast.walk(parsed(function)) if isinstance(node, ast.Name)})
    known = function.__globals__
    return {name: known[name] for name in names if name in known}


@lru_cache(maxsize=512)
def parsed(function: FunctionType) -> ast.Module:
    """Return a function's source as a syntax tree."""
    return parse(inspect.getsource(function))


@lru_cache(maxsize=512)
def impurities_of(program: object) -> tuple[str, ...]:
    """Return what a program and the functions it reaches must not do; none of it is run."""
    if not isinstance(program, FunctionType):
        return (f"{program!r} is no plain function, whose code can be read",)
    return tuple(dict.fromkeys(problem for function in functions_of(program) for problem in _problems(function)))


def _problems(function: FunctionType) -> Iterator[str]:
    if function.__closure__ or hasattr(function, "__wrapped__"):
        yield f"{function.__name__} is made by another function, which it may remember things in"
    tree = parsed(function)
    modules = {name: value.__name__ for name, value in named(function).items() if isinstance(value, ModuleType)}
    yield from (f"{function.__name__} {reason}" for _, reason in offences(tree, modules))
    sets = {name for name, value in named(function).items() if isinstance(value, frozenset)}
    yield from (f"{function.__name__} {reason}" for reason in orders_of_sets(tree, sets))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            yield f"{function.__name__} reaches for {node.attr}"
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield f"{function.__name__} keeps something in {ast.unparse(node)}"
    given = {
        argument.arg for node in ast.walk(tree) if isinstance(node, ast.arguments) for argument in _arguments(node)
    }
    yield from (f"{function.__name__} changes what it is given ({name})" for name in _changed(tree) if name in given)
    defaults = [*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()]
    if any(isinstance(value, _MUTABLE) for value in defaults):
        yield f"{function.__name__} keeps something in a default value"
    yield from (
        f"{function.__name__} {reason}"
        for name, value in named(function).items()
        if (reason := _objection(name, value, function))
    )


def _arguments(node: ast.arguments) -> list[ast.arg]:
    return [*node.posonlyargs, *node.args, *node.kwonlyargs]


def _changed(tree: ast.Module) -> Iterator[str]:
    """Yield the names of what is written into, or changed by a method of its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            yield _root(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _CHANGING:
            yield _root(node.func)


def _root(node: ast.expr) -> str:
    """Return the name that subscripts and attributes start from; nothing if they start from something else."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _objection(name: str, value: object, function: FunctionType) -> str:
    """Say what is wrong with something that a function names; nothing if it may be named."""
    if isinstance(value, _MUTABLE):
        return f"keeps something in {name}, which lasts from run to run"
    if isinstance(value, ModuleType):
        return "" if value.__name__.split(".")[0] in ALLOWED_MODULES else f"uses {value.__name__}"
    if isinstance(value, type) and value.__name__ in CLOCKS and name != value.__name__:
        return f"knows {value.__name__} as {name}"
    home = getattr(value, "__module__", None)
    if home == function.__module__:
        return "" if isinstance(value, FunctionType) else f"uses {name}, which is no plain function"
    allowed = home is None or home.split(".")[0] in {*ALLOWED_MODULES, "builtins"} or home.startswith(ALLOWED_RUNTIME)
    return "" if allowed else f"uses {home}.{name}"
