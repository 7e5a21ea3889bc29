"""What a server's code may import, and what a module is there to give."""

import ast
from functools import lru_cache
from importlib import import_module
from types import ModuleType

ALLOWED_MODULES = {
    "__future__", "bisect", "calendar", "collections", "contextlib", "dataclasses", "datetime", "decimal", "enum",
    "fractions", "functools", "heapq", "itertools", "math", "operator", "re", "statistics", "string", "textwrap",
    "typing", "typing_extensions", "unicodedata",
}  # fmt: skip
ALLOWED_PACKAGES = ("mcp_servers.runtime", "mcp_servers.contracts")


def allowed(module: str) -> bool:
    """Whether code may import a module."""
    inside = any(module == package or module.startswith(f"{package}.") for package in ALLOWED_PACKAGES)
    return inside or module.split(".")[0] in ALLOWED_MODULES


@lru_cache(maxsize=512)
def offers(module: str, name: str) -> bool:
    """Whether a module that may be imported is there to give a name: what it has imported itself is not."""
    if not allowed(module):
        return True  # that it is imported is offence enough
    try:
        found = import_module(module)
    except ModuleNotFoundError:
        return True  # that there is no such module shows when it is run
    if name not in found.__dict__:
        return True  # so does that there is no such name
    value = found.__dict__[name]
    if isinstance(value, ModuleType):
        return value.__name__.startswith(f"{module}.")
    return name in found.__all__ if hasattr(found, "__all__") else True


def imported(tree: ast.Module) -> dict[str, str]:
    """Return the modules that some code imports: the name it knows each by to its full name."""
    imports = [alias for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return {
        alias.asname or alias.name.split(".")[0]: alias.name if alias.asname else alias.name.split(".")[0]
        for alias in imports
    }
