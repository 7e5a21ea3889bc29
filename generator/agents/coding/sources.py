"""The two files that a model writes, as syntax: what they must not do, whether they are tidy, and where a line belongs."""

import ast
from collections.abc import Iterator
from pathlib import Path

from generator.agents.linting import lint_code
from generator.tools.formatting import format_code
from mcp_servers.checks.sources import impurities, offences
from mcp_servers.runtime.source_code import parse

TOOLS, TESTS = "tools.py", "test_tools.py"
FILES = (TOOLS, TESTS)

_RULES = "E,F,W,I,N,UP,B,A,C4,SIM,RET,RUF,PT,DTZ,T20,D1,ANN"
"""Rules of this project, and that everything is annotated."""
_OPTIONS = (
    "--ignore=A005,ANN401,D105,D107,N818,RUF001,RUF012",
    f"--per-file-ignores={TESTS}:D1",
    "--config=lint.pycodestyle.max-line-length = 128",
    "--config=lint.isort.known-first-party=['mcp_servers']",
)
_HERE = "Path(__file__).parent"
"""All that tests may know of files."""


def obstacles(server: Path) -> list[str]:
    """Return why the two files are not to be run as they stand: ``tools.py:3: imports os``."""
    missing = [f"{name} is not there yet" for name in FILES if not (server / name).exists()]
    return missing or [*impurities(server / TOOLS), *_impure_tests(server / TESTS)]


def lint(server: Path) -> list[str]:
    """Mend and format both files, which are valid, and return what only their author can mend."""
    lint_code(server, FILES, _RULES, *_OPTIONS, "--fix-only")
    format_code(*(server / name for name in FILES))
    return lint_code(server, FILES, _RULES, *_OPTIONS)


def _impure_tests(path: Path) -> list[str]:
    """Return what tests must not do: the same as tools, but they use pytest, and say which folder they are about."""
    try:
        tree = parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError):
        return impurities(path)
    tree = ast.fix_missing_locations(_Permitted().visit(tree))
    found = sorted({(node.lineno, reason) for node, reason in offences(tree)})
    found += [(node.lineno, f"uses Path for something else than {_HERE}") for node in _names(tree) if node.id == "Path"]
    return [f"{path.name}:{line}: {reason}" for line, reason in found]


class _Permitted(ast.NodeTransformer):
    """Takes out what tests may do beyond tools."""

    def visit_Import(self, node: ast.Import) -> ast.AST | None:
        return None if [alias.name for alias in node.names] == ["pytest"] else node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        return None if node.module == "pathlib" and [alias.name for alias in node.names] == ["Path"] else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if ast.unparse(node) == _HERE:
            return ast.copy_location(ast.Constant(""), node)
        return self.generic_visit(node)


def _names(tree: ast.AST) -> Iterator[ast.Name]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Name))


def function_at(source: str, line: int) -> str:
    """Return the name of the top-level function that a line of a module belongs to, or nothing."""
    for node in parse(source).body:
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
        if isinstance(node, ast.FunctionDef) and first <= line <= (node.end_lineno or first):
            return node.name
    return ""


def refusing_functions(source: str) -> set[str]:
    """Return the functions of a module that may refuse a call, themselves or through each other."""
    functions = {node.name: node for node in ast.walk(parse(source)) if isinstance(node, ast.FunctionDef)}
    uses = {name: {one.id for one in _names(node)} for name, node in functions.items()}
    found = {name for name, node in functions.items() if "Refused" in uses[name] or _fetches(node)}
    while more := {name for name, used in uses.items() if used & found} - found:
        found |= more
    return found


def _fetches(node: ast.FunctionDef) -> bool:
    """Whether a function looks a row up by an id that it is given, which may be wrong."""
    given = {argument.arg for argument in node.args.args[1:]}
    return any(
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "fetch"
        and any(isinstance(one, ast.Name) and one.id in given for one in call.args)
        for call in ast.walk(node)
    )
