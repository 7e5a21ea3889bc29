"""Taking tools and tests out of code, with all that is then of no use to anybody."""

import ast
from collections.abc import Collection, Iterator, Mapping

from mcp_servers.runtime.source_code import parse

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


def without_tools(source: str, gone: Collection[str], tools: Mapping[str, bool]) -> str:
    """Return a module of tools without some of them.

    Args:
        source: The module.
        gone: Tools to take out.
        tools: All tools that it lists, and whether they write.
    """
    left = {name: writes for name, writes in tools.items() if name not in gone}
    tree = parse(source)
    lists = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign) and "TOOLS" in _defined(node)]
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in gone]
    listing = " + ".join(
        f"{mark}({', '.join(names)})"
        for mark, names in (
            ("reads", [name for name, writes in left.items() if not writes]),
            ("writes", [name for name, writes in left.items() if writes]),
        )
        if names
    )
    return without_unused(f"{_without(source, [*lists, *functions])}\n\nTOOLS = {listing}\n", kept=("TOOLS",))


def without_tests(source: str, tests: Collection[str], tools: Collection[str]) -> str:
    """Return a module of tests without some of them, and without those of some tools, also as rows of parameters.

    Args:
        source: The module.
        tests: Functions to take out.
        tools: Tools that are called no more.
    """
    source = _without_rows(source, tools)
    tree = parse(source)
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    gone = {name for name, node in functions.items() if name in tests or _says(node, tools)}
    uses = {name: _used(node) | {one.arg for one in node.args.args} for name, node in functions.items()}
    while more := {name for name, used in uses.items() if used & gone} - gone:
        gone |= more
    left = _without(source, [functions[name] for name in sorted(gone)])
    kept = [name for name in functions if name.startswith("test") or functions[name].decorator_list]
    return without_unused(left, kept)


def without_unused(source: str, kept: Collection[str]) -> str:
    """Return a module without the functions, types and constants that nothing in it uses; imports are left to the linter."""
    while True:
        tree = parse(source)
        definitions = [node for node in tree.body if isinstance(node, Definition)]
        unused = [node for node in definitions if not _defined(node) & {*kept, *_uses_elsewhere(tree, node)}]
        if not unused:
            return source
        source = _without(source, unused)


def users_of(source: str, names: Collection[str]) -> set[str]:
    """Return functions of a module, these and all that use them."""
    functions = {node.name: node for node in parse(source).body if isinstance(node, ast.FunctionDef)}
    found = set(names) & set(functions)
    while more := {name for name, node in functions.items() if _used(node) & found} - found:
        found |= more
    return found


def _without_rows(source: str, tools: Collection[str]) -> str:
    """Take the rows of ``parametrize`` out that name a tool, unless none would be left."""
    rows = []
    for node in parse(source).body:
        for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            if isinstance(mark, ast.Call) and len(mark.args) > 1 and isinstance(mark.args[1], ast.List | ast.Tuple):
                named = [row for row in mark.args[1].elts if _says(row, tools)]
                rows += named if len(named) < len(mark.args[1].elts) else []
    lines = source.splitlines(keepends=True)
    for row in sorted(rows, key=lambda row: -row.lineno):
        last = row.end_lineno or row.lineno
        if last > row.lineno or lines[last - 1].strip().rstrip(",") == ast.get_source_segment(source, row):
            del lines[row.lineno - 1 : last]
    return "".join(lines)


def _without(source: str, nodes: Collection[ast.stmt]) -> str:
    lines = source.splitlines(keepends=True)
    for node in sorted(nodes, key=lambda node: -node.lineno):
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
        del lines[first - 1 : node.end_lineno]
    return "".join(lines)


def _says(node: ast.AST, words: Collection[str]) -> bool:
    return any(isinstance(part, ast.Constant) and part.value in words for part in ast.walk(node))


def _used(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _uses_elsewhere(tree: ast.Module, node: ast.stmt) -> Iterator[str]:
    """Yield the names that the rest of a module uses, names of fixtures among the parameters and quoted types included."""
    for other in tree.body:
        if other is not node:
            yield from _used(other)
            for part in ast.walk(other):
                if isinstance(part, ast.arg):
                    yield part.arg
                elif isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.isidentifier():
                    yield part.value


def _defined(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
