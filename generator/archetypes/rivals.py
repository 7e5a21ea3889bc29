"""Rules that do what an archetype is for already, whatever their author calls the rows and the parts of them."""

import ast
from collections.abc import Iterator, Mapping

from generator.design.model import Operation
from generator.design.syntax import function_of, parse


def has_rival(operation: Operation, rival: str) -> bool:
    """Tell whether a rule of an operation counts what an archetype would count.

    Args:
        operation: The operation; ``let`` values stand for what they are.
        rival: What is counted: ``count(one for one in loans if one.member == member)``. A rule does so that counts the same
            rows, whatever it calls them, or some of them.
    """
    (wanted,) = _counted(parse(rival), {})
    return any(
        wanted <= counted for guard in operation.guards for counted in _counted(parse(guard.expression), operation.lets)
    )


def _counted(tree: ast.expr, lets: Mapping[str, str]) -> Iterator[frozenset[str]]:
    """Yield the table and the conditions of what is counted in an expression, with one name for its rows."""
    for node in ast.walk(_Inlined(lets).visit(tree)):
        if isinstance(node, ast.Call) and function_of(node) == "count" and isinstance(node.args[0], ast.GeneratorExp):
            (loop,) = node.args[0].generators
            conditions = [part for test in loop.ifs for part in _conjuncts(test)]
            renamed = _Renamed(ast.unparse(loop.target))
            yield frozenset({ast.unparse(loop.iter), *(ast.unparse(renamed.visit(one)) for one in conditions)})


def _conjuncts(test: ast.expr) -> list[ast.expr]:
    return test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]


class _Inlined(ast.NodeTransformer):
    """Puts what ``let`` values stand for in their place."""

    def __init__(self, lets: Mapping[str, str]) -> None:
        self._lets = lets

    def visit_Name(self, node: ast.Name) -> ast.expr:
        earlier = {name: text for name, text in self._lets.items() if name != node.id}
        return _Inlined(earlier).visit(parse(self._lets[node.id])) if node.id in self._lets else node


class _Renamed(ast.NodeTransformer):
    """Calls the rows of a loop ``one``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name("one") if node.id == self._name else node
