"""Programs as modules: what a model may write, tidied; and those of all tasks in one ``programs.py``."""

import ast
import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.agents.linting import lint_code
from generator.files import write_text
from generator.tools.formatting import format_code
from mcp_servers.checks.sources import impurities
from mcp_servers.runtime.source_code import parse

_RULES = "E,F,W,I,N,UP,B,A,C4,SIM,RET,RUF,D103,ANN001,ANN201"
_NAME = re.compile(r"[a-z][a-z0-9_]{2,40}")


async def tidy(name: str, code: str) -> tuple[str, str]:
    """Return the source of a draft's two programs, formatted, and what is wrong with it; nothing of it is run."""
    return await asyncio.to_thread(_tidy, name, code)


def join(title: str, sources: Sequence[str]) -> str:
    """Return one module with the programs of some sources that are tidy and share no name."""
    trees = [parse(source) for source in sources]
    imports = dict.fromkeys(ast.unparse(node) for tree in trees for node in tree.body if _is_import(node))
    functions = [
        ast.get_source_segment(source, node) or ""
        for source, tree in zip(sources, trees, strict=True)
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    ]
    head = f'"""Solutions and verifications of tasks of {title}."""'
    source, _ = _mend("\n\n".join([head, "\n".join(imports), *functions]) + "\n")
    return source


def _tidy(name: str, code: str) -> tuple[str, str]:
    if not _NAME.fullmatch(name):
        return "", f"the name {name!r} is none: use 3 to 40 lower case letters, digits and underscores"
    try:
        tree = parse(code)
    except (SyntaxError, ValueError) as error:
        return "", f"the code is not valid Python: {error}"
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    wanted = [f"solve_{name}", f"verify_{name}"]
    if sorted(functions) != wanted:
        return "", f"the code has the functions {', '.join(functions) or 'none'}; expected {' and '.join(wanted)}"
    others = [
        node for node in tree.body if not (isinstance(node, ast.FunctionDef) or _is_import(node) or _is_text(node))
    ]
    if others:
        return "", f"line {others[0].lineno} is neither an import nor one of the two functions"
    source, complaints = _mend(code)
    return source, "\n".join(complaints[:6])


def _mend(code: str) -> tuple[str, list[str]]:
    """Return code with all mended that can be, and what only its author can mend."""
    with TemporaryDirectory(prefix="programs-") as place:
        path = Path(place) / "programs.py"
        write_text(path, code)
        complaints = impurities(path)
        lint_code(path.parent, [path.name], _RULES, "--fix-only")
        format_code(path)
        return path.read_text("utf-8"), complaints + lint_code(path.parent, [path.name], _RULES)


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
