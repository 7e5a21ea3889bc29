"""The source of a function together with what it uses of its own module: what a stage is, apart from the packages it calls."""

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent


def own_code(function: Callable[..., object]) -> str:
    """Return a function's source and that of the functions, classes and constants of its module that it reaches.

    Comments and layout do not count, and neither does what is imported.
    """
    parts = _parts(Path(inspect.getfile(function)))
    sources = [ast.parse(dedent(inspect.getsource(function)))]
    reached: set[str] = {function.__name__}
    for source in sources:
        for name in sorted(_names(source) & parts.keys() - reached):
            reached.add(name)
            sources.append(parts[name])
    return "\n".join(map(ast.unparse, sources))


@cache
def _parts(path: Path) -> Mapping[str, ast.Module]:
    """Return the definitions at the top of a module by name."""
    body = ast.parse(path.read_bytes()).body
    return {name: ast.Module([node], []) for node in body for name in _defined(node)}


def _defined(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, ast.Assign):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id


def _names(source: ast.Module) -> set[str]:
    return {node.id for node in ast.walk(source) if isinstance(node, ast.Name)}
