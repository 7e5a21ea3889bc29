"""Reading a server's code without running it: no clock, no randomness, no files, no network, no way out."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

from mcp_servers.checks.imports import allowed, imported, offers
from mcp_servers.runtime.source_code import parse

FORBIDDEN_CALLS = {
    "open", "exec", "eval", "compile", "input", "print", "breakpoint", "globals", "locals", "vars", "getattr", "setattr",
    "delattr", "hash", "id", "type", "__import__", "attrgetter", "methodcaller",
}  # fmt: skip
WALL_CLOCK = {"now", "today", "utcnow", "fromtimestamp", "utcfromtimestamp"}
"""Attributes that code may read, not call, of a ``db`` that it is given: whatever else has them may be a clock."""
CLOCKS = {"datetime", "date"}
"""Types that know the wall clock: code may call them, annotate with them and read an attribute of them, nothing else."""
_IMPURE_SQL = re.compile(
    r"\brandom(blob)?\s*\(|\bCURRENT_(TIME|DATE|TIMESTAMP)\b|\bload_extension\s*\("
    r"|\bATTACH\s+(DATABASE\b|['?:])|\bPRAGMA\s+\w+\s*([=(;]|$)"
    r"|\b((date)?time|date|julianday|unixepoch|strftime|timediff)\s*\((\s*\)|.*['\"]now['\"])",
    re.IGNORECASE | re.DOTALL,
)
_WRITING_SQL = re.compile(r"^\s*(INSERT|UPDATE|DELETE|REPLACE|DROP|ALTER|CREATE)\b", re.IGNORECASE)


def impurities(path: Path) -> list[str]:
    """Return what a module must not do, each with its line; the module is parsed, never run."""
    try:
        tree = parse(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        return [f"{path.name}:1: is not UTF-8: {error}"]
    except SyntaxError as error:
        return [f"{path.name}:{error.lineno or 1}: is not valid Python: {error.msg}"]
    except ValueError as error:  # what Python 3.11 says of null bytes
        return [f"{path.name}:1: is not valid Python: {error}"]
    problems = [(node.lineno, reason) for node, reason in offences(tree)]
    return [f"{path.name}:{line}: {reason}" for line, reason in sorted(set(problems))]


def offences(
    tree: ast.Module, modules: Mapping[str, str] | None = None
) -> Iterator[tuple[ast.stmt | ast.expr | ast.ExceptHandler | ast.pattern, str]]:
    """Yield what some code must not do, and where it does.

    Args:
        tree: The code.
        modules: Name to full name of modules that it knows without importing them itself.
    """
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings: nobody runs them
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    databases = not any(_is_db(node) and not isinstance(node.ctx, ast.Load) for node in ast.walk(tree))
    own, plain, known = _own_names(tree), called | _typing(tree), {**(modules or {}), **imported(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, f"imports {alias.name}") for alias in node.names if not allowed(alias.name))
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node, reason) for reason in _about_import(node.module or "", node.names))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield node, f"calls {node.func.id}()"
        elif isinstance(node, ast.Name) and id(node) not in called and node.id in FORBIDDEN_CALLS - own:
            yield node, f"uses {node.id}"
        elif isinstance(node, ast.Name) and node.id in CLOCKS - own and id(node) not in plain:
            yield node, f"hands on what knows the wall clock ({node.id})"
        elif isinstance(node, ast.Name) and node.id.startswith("__") and node.id != "__name__":
            yield node, f"reaches for {node.id}"
        elif isinstance(node, ast.Attribute):
            yield from (
                (node, reason)
                for reason in _about_attribute(node, known, databases and id(node) not in called and _is_db(node.value))
            )
        elif isinstance(node, ast.MatchClass) and WALL_CLOCK & {*node.kwd_attrs}:
            yield node, "reads the wall clock by a pattern"
        elif isinstance(node, ast.Global):
            yield node, f"changes the module's state ({', '.join(node.names)})"
        elif isinstance(node, ast.ExceptHandler) and (node.type is None or ast.unparse(node.type) == "BaseException"):
            yield node, "catches everything"
        elif isinstance(node, ast.Constant) and id(node) not in prose and _is_impure(node.value):
            yield node, "holds SQL that reads the clock, randomness or the engine"


def impure_schema(path: Path) -> list[str]:
    """Return the lines of a schema whose values would come from the wall clock or from randomness."""
    lines = enumerate(path.read_text("utf-8").splitlines(), start=1)
    return [
        f"{path.name}:{number}: {line.strip()}" for number, line in lines if _IMPURE_SQL.search(line.split("--")[0])
    ]


def writing_functions(paths: list[Path]) -> set[str]:
    """Return the functions of some modules that write to the database, themselves or through each other."""
    functions = {
        node.name: node
        for path in paths
        for node in ast.walk(parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    writing = {name for name, node in functions.items() if any(_writes(part) for part in ast.walk(node))}
    uses = {
        name: {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} for name, node in functions.items()
    }
    while more := {name for name, used in uses.items() if used & writing} - writing:
        writing |= more
    return writing


def _about_import(module: str, names: list[ast.alias]) -> Iterator[str]:
    if not allowed(module):
        yield f"imports {module}"
        return
    for alias in names:
        if not offers(module, alias.name):
            yield f"imports {alias.name}, which {module} does not offer"
        elif alias.name in FORBIDDEN_CALLS:
            yield f"imports {alias.name}"
        elif alias.name in CLOCKS and alias.asname not in (None, alias.name):
            yield f"calls what knows the wall clock {alias.asname} ({alias.name})"


def _about_attribute(node: ast.Attribute, modules: Mapping[str, str], shown: bool) -> Iterator[str]:
    """Say what is wrong with reading an attribute; ``shown`` if a database would give it."""
    owner = ast.unparse(node.value)
    if node.attr.startswith("__") or (owner in modules and node.attr in FORBIDDEN_CALLS):
        yield f"reaches for {node.attr}"
    elif node.attr in WALL_CLOCK and not shown:
        yield f"reads the wall clock ({ast.unparse(node)})"
    elif owner in modules and not offers(modules[owner], node.attr):
        yield f"reaches for {node.attr}, which {modules[owner]} does not offer"


def _is_db(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and node.id == "db"


def _typing(tree: ast.Module) -> set[int]:
    """Return which nodes only annotate, or are there for an attribute of theirs."""
    notes = [
        note
        for node in ast.walk(tree)
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None))
        if isinstance(note, ast.AST)
    ]
    owners = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return owners | {id(part) for note in notes for part in ast.walk(note)}


def _own_names(tree: ast.Module) -> set[str]:
    """Return the names that the code gives to something itself."""
    nodes = list(ast.walk(tree))
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    given = {node.arg for node in nodes if isinstance(node, ast.arg)}
    return stored | given | {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def _is_impure(value: object) -> bool:
    return isinstance(value, str) and bool(_IMPURE_SQL.search(value))


def _writes(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in ("insert", "update", "delete") and ast.unparse(node.func.value) in ("db", "database")
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(_WRITING_SQL.match(node.value))
