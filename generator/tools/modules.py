"""Modules: a server's tools in one file, or one file for each resource where there are many."""

import ast

from generator.design.model import Design
from generator.tools.functions import Function, render_function
from generator.tools.types import entity_type, enum_aliases, result_types

MANY = 12
"""More tools than this are spread over a package."""

_RUNTIME = (
    "Database", "Day", "Moment", "Page", "PageNumber", "Refused", "Text", "at_least", "at_most", "between",
    "days_between", "every_word", "given", "minutes_between", "reads", "shift", "writes",
)  # fmt: skip
_IMPORTS = (("typing", ("Annotated", "Literal")), ("typing_extensions", ("TypedDict",)))


def render_modules(design: Design) -> dict[str, str]:
    """Return path (inside the server's folder) to source of the modules that hold the tools; they want formatting."""
    results = result_types(design)
    functions = {item.name: render_function(design, item, results[item.name]) for item in design.operations}
    if len(functions) <= MANY:
        parts = [*_rows(design, list(functions.values())), *_results(design, list(functions.values()))]
        parts += [function.source for function in functions.values()]
        listed = _tools(list(functions.values()))
        return {"tools.py": _module(f"Tools of {design.title}.", [*parts, listed])}
    modules = {"tools/rows.py": _module(f"Rows of {design.title}.", _rows(design, list(functions.values())))}
    imports = []
    for entity in design.entities:
        own = [functions[item.name] for item in design.operations if item.entity == entity.name]
        if own:
            parts = [*_results(design, own), *(function.source for function in own)]
            about = f"Tools about {entity.plural.replace('_', ' ')}."
            modules[f"tools/{entity.plural}.py"] = _module(about, parts, _defined(modules["tools/rows.py"]))
            imports.append(f"from .{entity.plural} import {', '.join(sorted(function.name for function in own))}")
    listed = "\n".join(sorted(imports)) + "\n\n" + _tools(list(functions.values()))
    modules["tools/__init__.py"] = _module(f"Tools of {design.title}.", [listed])
    return modules


def _rows(design: Design, functions: list[Function]) -> list[str]:
    """Return the enum aliases and row types that the functions use."""
    results = [function.result for function in functions]
    text = "\n".join([*(function.source for function in functions), *(item.source for item in results)])
    used = _names(text) | {item.base for item in results}
    types = [item for item in map(entity_type, design.entities) if item.name in used]
    used |= _names("\n".join(item.source for item in types))
    aliases = [alias for entity in design.entities for alias in enum_aliases(entity) if alias.split(" ")[0] in used]
    return ["\n".join(aliases), *(item.source for item in types)]


def _results(design: Design, functions: list[Function]) -> list[str]:
    """Return the types that functions return beside whole rows."""
    whole = [entity_type(entity).name for entity in design.entities]
    results = {function.result.name: function.result for function in functions}
    return [item.source for name, item in results.items() if name not in whole]


def _tools(functions: list[Function]) -> str:
    groups = []
    for mark, writes in (("reads", False), ("writes", True)):
        names = [function.name for function in functions if function.writes == writes]
        if names:
            groups.append(f"{mark}({', '.join(names)})")
    return f"TOOLS = {' + '.join(groups)}"


def _module(about: str, parts: list[str], rows: tuple[str, ...] = ()) -> str:
    body = "\n\n\n".join(part for part in parts if part)
    used = _names(body)
    blocks: dict[str, list[str]] = {"typing": [], "other": [], "own": []}
    for module, names in _IMPORTS:
        if found := [name for name in names if name in used]:
            blocks["typing" if module == "typing" else "other"].append(f"from {module} import {', '.join(found)}")
    if found := [name for name in _RUNTIME if name in used]:
        blocks["own"].append(f"from mcp_servers.runtime import {', '.join(found)}")
    relative = [f"from .rows import {', '.join(found)}"] if (found := sorted(used & set(rows), key=str.lower)) else []
    head = ["\n".join(block) for block in (*blocks.values(), relative) if block]
    return "\n\n".join([f'"""{about}"""', *head, body]) + "\n"


def _names(source: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}


def _defined(source: str) -> tuple[str, ...]:
    """Return the names that a module defines."""
    names = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
    return tuple(names)
