"""Faults in Python code of a tool: each operator takes a node and yields the nodes that could wrongly stand there."""

import ast
import re
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from generator.testing.statements import flipped_comparisons, ignored_conditions, reversed_order

Category = Literal["guard", "comparison", "filter", "logic", "order", "write", "arithmetic", "constant"]
"""What a fault breaks: a refusal, a comparison, a filter or condition, and/or, a sort order, a written column, a sum."""


class Fault(NamedTuple):
    """A node that could wrongly stand in another one's place."""

    category: Category
    description: str
    node: ast.AST


_FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}
_SQL = re.compile(r"\b(?:SELECT|WHERE|FROM)\b|\?")
_ORDER_BY = re.compile(r"(?<=\bORDER BY )[^)]+?(?=$| LIMIT)")


def faults_of(node: ast.AST) -> Iterator[Fault]:
    """Yield everything that could go wrong at this node."""
    for operator in _OPERATORS:
        yield from operator(node)


def _removed_guard(node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.If) and len(node.body) == 1 and isinstance(node.body[0], ast.Raise):
        never = ast.If(ast.Constant(False), node.body, node.orelse)
        yield Fault("guard", f"guard `{ast.unparse(node.test)}` is gone", never)


def _flipped_comparison(node: ast.AST) -> Iterator[Fault]:
    if not isinstance(node, ast.Compare):
        return
    for position, operator in enumerate(node.ops):
        for flip in _FLIPS[type(operator)]:
            operators = [*node.ops[:position], flip(), *node.ops[position + 1 :]]
            changed = ast.Compare(node.left, operators, node.comparators)
            yield Fault("comparison", f"`{ast.unparse(node)}` becomes `{ast.unparse(changed)}`", changed)


def _swapped_logic(node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.BoolOp):
        changed = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield Fault("logic", f"`{ast.unparse(node)}` becomes `{ast.unparse(changed)}`", changed)


def _swapped_arithmetic(node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.BinOp) and type(node.op) in _SWAPS:
        changed = ast.BinOp(node.left, _SWAPS[type(node.op)](), node.right)
        yield Fault("arithmetic", f"`{ast.unparse(node)}` becomes `{ast.unparse(changed)}`", changed)


def _changed_number(node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield Fault("constant", f"{node.value} becomes {node.value + 1}", ast.Constant(node.value + 1))


def _changed_call(node: ast.AST) -> Iterator[Fault]:
    """Drop a filter of ``where``, reverse ``order``, drop a column that is written."""
    if not isinstance(node, ast.Call):
        return
    for position, keyword in enumerate(node.keywords):
        rest = [*node.keywords[:position], *node.keywords[position + 1 :]]
        if keyword.arg == "where" and isinstance(keyword.value, ast.Dict):
            for name, smaller in _without_each_entry(keyword.value):
                changed = [*rest, ast.keyword("where", smaller)]
                yield Fault("filter", f"filter {name} is ignored", ast.Call(node.func, node.args, changed))
        elif keyword.arg == "order" and isinstance(keyword.value, ast.Constant):
            order = reversed_order(str(keyword.value.value))
            changed = [*rest, ast.keyword("order", ast.Constant(order))]
            yield Fault("order", f"order is `{order}`", ast.Call(node.func, node.args, changed))
        elif _is_write(node) and keyword.arg and rest:
            yield Fault("write", f"{keyword.arg} is not written", ast.Call(node.func, node.args, rest))


def _removed_write(node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _is_write(node.value):
        yield Fault("write", f"`{ast.unparse(node)}` is gone", ast.Pass())


def _changed_sql(node: ast.AST) -> Iterator[Fault]:
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str) and _SQL.search(node.value)):
        return
    for description, sql in flipped_comparisons(node.value):
        yield Fault("comparison", f"{description} in SQL", ast.Constant(sql))
    for condition, sql in ignored_conditions(node.value):
        yield Fault("filter", f"`{condition}` is ignored", ast.Constant(sql))
    for order in _ORDER_BY.finditer(node.value):
        if order[0].split(".")[-1].strip() == "id":  # the order in which rows are worked through shows nowhere
            continue
        sql = node.value[: order.start()] + reversed_order(order[0]) + node.value[order.end() :]
        yield Fault("order", f"order is `{reversed_order(order[0])}`", ast.Constant(sql))


def _without_each_entry(entries: ast.Dict) -> Iterator[tuple[str, ast.Dict]]:
    for position, key in enumerate(entries.keys):
        keys = [*entries.keys[:position], *entries.keys[position + 1 :]]
        values = [*entries.values[:position], *entries.values[position + 1 :]]
        yield f"`{ast.literal_eval(key)}`" if isinstance(key, ast.Constant) else "", ast.Dict(keys, values)


def _is_write(call: ast.Call) -> bool:
    """Whether a call writes, or (``given``) says which columns are written."""
    if isinstance(call.func, ast.Name):
        return call.func.id == "given"
    return isinstance(call.func, ast.Attribute) and call.func.attr in ("insert", "update", "delete")


_OPERATORS: tuple[Callable[[ast.AST], Iterator[Fault]], ...] = (
    _removed_guard,
    _flipped_comparison,
    _swapped_logic,
    _swapped_arithmetic,
    _changed_number,
    _changed_call,
    _removed_write,
    _changed_sql,
)
