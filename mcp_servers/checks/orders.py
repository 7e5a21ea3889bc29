"""Orders that are others in another process: whatever a program takes out of a set one by one."""

import ast
from collections.abc import Iterator

_ORDERLESS = {"all", "any", "bool", "frozenset", "len", "max", "min", "set", "sorted"}
"""What may be called with a set, as long as nothing but the items themselves decides (no ``key``)."""
_MAKERS = ("set", "frozenset")
_COMBINED = {"copy", "difference", "intersection", "symmetric_difference", "union"}
_OPERATORS = ast.BitAnd | ast.BitOr | ast.BitXor | ast.Sub
_TESTS = ast.If | ast.IfExp | ast.While | ast.BoolOp | ast.UnaryOp | ast.Compare
_KEPT = ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr | ast.BinOp


def orders_of_sets(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """Say where some code goes through a set, or hands one on to what may.

    Sets may be built, combined, kept under a name, compared, counted and sorted: these ask for no order.

    Args:
        tree: The code.
        known: Names of sets that it does not make itself.
    """
    names = _names_of_sets(tree, known)
    given = [part for node in ast.walk(tree) if isinstance(node, ast.Call) for part in node.args]
    yield from (
        f"hands on {part.id}, which makes sets" for part in given if isinstance(part, ast.Name) and part.id in _MAKERS
    )
    for parent in ast.walk(tree):
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.expr) and _is_set(node, names) and not _orderless(parent, node):
                yield f"goes through a set, or hands it on ({ast.unparse(node)}): its order is another in each process"


def _orderless(parent: ast.AST, node: ast.expr) -> bool:
    """Whether what stands around a set asks for no order."""
    if isinstance(parent, ast.Call):
        plain = isinstance(parent.func, ast.Name) and parent.func.id in _ORDERLESS
        return node is parent.func or (plain and not parent.keywords) or _combines(parent)
    if isinstance(parent, ast.Attribute):
        return parent.attr != "pop"
    if isinstance(parent, ast.comprehension):
        return node is not parent.iter
    if isinstance(parent, ast.Assign) and node is parent.value:
        return all(isinstance(target, ast.Name) for target in parent.targets)
    stored = isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    return stored or isinstance(parent, _TESTS | _KEPT | ast.Expr)


def _is_set(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BoolOp):
        return any(_is_set(value, names) for value in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, _OPERATORS):
        return any(_is_set(side, names) or _is_view(side) for side in (node.left, node.right))
    if isinstance(node, ast.Call):
        made = isinstance(node.func, ast.Name) and node.func.id in _MAKERS
        return made or (_combines(node) and isinstance(node.func, ast.Attribute) and _is_set(node.func.value, names))
    if isinstance(node, ast.IfExp):
        return _is_set(node.body, names) or _is_set(node.orelse, names)
    return isinstance(node, ast.Set | ast.SetComp) or (isinstance(node, ast.NamedExpr) and _is_set(node.value, names))


def _combines(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and node.func.attr in _COMBINED


def _is_view(node: ast.AST) -> bool:
    """Whether something is a dictionary's keys or items, which combine to a set."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("keys", "items")


def _names_of_sets(tree: ast.Module, known: set[str]) -> set[str]:
    """Return the names under which sets are kept, one after the other."""
    names = set(known)
    kept = [
        (target.id, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    ]
    while more := {name for name, value in kept if _is_set(value, names)} - names:
        names |= more
    return names
