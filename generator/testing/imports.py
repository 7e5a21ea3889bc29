"""What the code of tools may import: nothing that could reach a clock, randomness, files or the network."""

import ast
from collections.abc import Iterator
from pathlib import Path

ALLOWED = ("mcp_servers.runtime", "typing", "typing_extensions")
_FORBIDDEN_NAMES = frozenset(
    {"open", "eval", "exec", "compile", "__import__", "input", "print", "globals", "breakpoint"}
)


def tool_files(folder: Path) -> list[Path]:
    """Return ``tools.py``, or the modules of the package ``tools/``."""
    single = folder / "tools.py"
    return [single] if single.exists() else sorted((folder / "tools").glob("**/*.py"))


def forbidden_uses(folder: Path) -> Iterator[str]:
    """Yield what the tools of a folder import or call though they must not, with file and line."""
    for path in tool_files(folder):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for name in _reached(node):
                yield f"{path.relative_to(folder)}:{getattr(node, 'lineno', 0)}: {name} is not for tools"


def _reached(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name not in ALLOWED)
    elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module not in ALLOWED:
        yield str(node.module)
    elif isinstance(node, ast.Name) and node.id in _FORBIDDEN_NAMES:
        yield f"{node.id}()"
    elif isinstance(node, ast.Attribute) and (node.attr.startswith("__") or node.attr == "connection"):
        yield f".{node.attr}"
