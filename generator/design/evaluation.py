"""Evaluates a design's expressions over rows in memory.

The row stage asks it whether sampled rows are allowed; the test stage asks it which rows a guard refuses::

    tables = Tables(design, rows)
    sailing = tables.row("sailing", "sa-4821")
    evaluate("sailing.vessel.seats - seats > 0", tables, {"sailing": sailing, "seats": 3}, now="2026-03-04T09:00")
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import CodeType
from typing import Any

from generator.design.model import Design, Entity
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.values import days_between, minutes_between, shift


class Row:
    """One row. Expressions reach its columns and, through references, other rows as attributes."""

    __slots__ = ("entity", "tables", "values")

    def __init__(self, tables: "Tables", entity: Entity, values: dict[str, Json]) -> None:
        self.tables = tables
        self.entity = entity
        self.values = values

    @property
    def key(self) -> str:
        """Its id."""
        return str(self.values["id"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.entity.name == other.entity.name and self.key == other.key

    def __hash__(self) -> int:
        return hash((self.entity.name, self.key))

    def __repr__(self) -> str:
        return f"Row({self.key})"


class Tables:
    """The rows of a world, found by entity and id."""

    def __init__(self, design: Design, rows: Mapping[str, Iterable[dict[str, Json]]] | None = None) -> None:
        """Hold the given rows (table name to rows); rows are referred to, not copied, so that changes to them show."""
        self._entities = {entity.name: entity for entity in design.entities}
        self._rows: dict[str, dict[str, Row]] = {entity.plural: {} for entity in design.entities}
        self._targets = {e.name: {f.name: f.target for f in e.fields if f.type == "reference"} for e in design.entities}
        for entity in design.entities:
            for values in (rows or {}).get(entity.plural, ()):
                self.add(entity.name, values)

    def add(self, entity: str, values: dict[str, Json]) -> Row:
        """Add a row of an entity and return it."""
        row = Row(self, self._entities[entity], values)
        self._rows[row.entity.plural][row.key] = row
        return row

    def remove(self, row: Row) -> None:
        """Take a row out."""
        del self._rows[row.entity.plural][row.key]

    def row(self, entity: str, key: str) -> Row:
        """Return the row of an entity with this id; ``KeyError`` if there is none."""
        return self._rows[self._entities[entity].plural][key]

    def rows(self, plural: str) -> list[Row]:
        """Return all rows of a table in the order they were added; ``KeyError`` if there is no such table."""
        return list(self._rows[plural].values())

    def plurals(self) -> Iterator[str]:
        """Return the names of all tables."""
        return iter(self._rows)

    def attribute(self, row: Row, name: str) -> "Json | Row":
        """Return a column of a row, or the row that a reference points to; ``None`` where it points nowhere."""
        target = self._targets[row.entity.name].get(name)
        if target is None:
            if name not in row.values:
                raise InputError(f"{row.entity.name} has no field '{name}'")
            return row.values[name]
        key = row.values[f"{name}_id"]
        return None if key is None else self.row(target, key)


@dataclass(frozen=True)
class Span:
    """A length of time that moves days and moments: ``departs_at - hours(24)``."""

    days: int = 0
    minutes: int = 0

    def __radd__(self, moment: str | None) -> str | None:
        return None if moment is None else shift(moment, days=self.days, minutes=self.minutes)

    def __rsub__(self, moment: str | None) -> str | None:
        return None if moment is None else shift(moment, days=-self.days, minutes=-self.minutes)


def evaluate(
    expression: str, tables: Tables, scope: Mapping[str, Any], now: str, account: Row | None = None
) -> "Json | Row":
    """Return the value of an expression.

    Args:
        expression: Python syntax, as described in ``generator.design.model``.
        tables: The rows that comprehensions range over; their plurals are names.
        scope: Further names: inputs, rows, ``let`` values and, for samples, functions. They win over plurals.
        now: Local time to the minute.
        account: The row acted for.

    Raises:
        InputError: The expression is no allowed expression, or a name or field in it does not exist.
    """
    names: dict[str, Any] = {plural: tables.rows(plural) for plural in tables.plurals() if plural in expression}
    names |= {"now": now, "today": now[:10], "account": account, **_FUNCTIONS, **scope, "__builtins__": {}}
    try:
        return eval(compile_expression(expression), names)
    except NameError as error:
        raise InputError(f"'{expression}': there is no '{error.name}' here") from error
    except (TypeError, ZeroDivisionError, ValueError) as error:
        raise InputError(f"'{expression}' cannot be worked out: {error}") from error


@cache
def compile_expression(expression: str) -> CodeType:
    """Check an expression against the allowed syntax and compile it.

    Raises:
        InputError: It is not an expression, or uses syntax that is not allowed.
    """
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except SyntaxError as error:
        raise InputError(f"'{expression}' is not an expression: {error.msg}") from error
    for node in ast.walk(tree):
        if not isinstance(node, _ALLOWED) or (isinstance(node, ast.Call) and not isinstance(node.func, ast.Name)):
            raise InputError(f"'{expression}': {type(node).__name__} is not allowed in an expression")
        if isinstance(node, ast.Name | ast.Attribute) and "__" in getattr(node, "id", getattr(node, "attr", "")):
            raise InputError(f"'{expression}': names with two underscores are not allowed")
    return compile(ast.fix_missing_locations(_Rewriter().visit(tree)), expression, "eval")


class _Rewriter(ast.NodeTransformer):
    """Turns attributes into look-ups that follow references and comparisons into ones that allow for ``None``."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        return _call("__attribute__", node.value, ast.Constant(node.attr))

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        operands = [node.left, *node.comparators]
        pairs = zip(operands, node.ops, operands[1:], strict=False)
        parts = [_compare(left, operator, right) for left, operator, right in pairs]
        return parts[0] if len(parts) == 1 else ast.BoolOp(ast.And(), parts)


def _compare(left: ast.expr, operator: ast.cmpop, right: ast.expr) -> ast.expr:
    if isinstance(operator, ast.Lt | ast.LtE):
        return _call("__less__", left, right, ast.Constant(isinstance(operator, ast.LtE)))
    if isinstance(operator, ast.Gt | ast.GtE):
        return _call("__less__", right, left, ast.Constant(isinstance(operator, ast.GtE)))
    return ast.Compare(left, [operator], [right])


def _call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _attribute(value: Any, name: str) -> "Json | Row":
    if value is None:
        return None
    if not isinstance(value, Row):
        raise InputError(f"'.{name}' is asked of {value!r}, which is not a row")
    return value.tables.attribute(value, name)


def _less(left: Any, right: Any, or_equal: bool) -> bool:
    """Order two values; nothing is before or after ``None``, as in SQL."""
    if left is None or right is None:
        return False
    return bool(left <= right if or_equal else left < right)


def _present(values: tuple[Any, ...]) -> list[Any]:
    """Return the values of ``max(a, b)`` or ``max(x for …)`` that are not ``None``."""
    items = values[0] if len(values) == 1 and isinstance(values[0], Iterable) else values
    return [item for item in items if item is not None]


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "__attribute__": _attribute,
    "__less__": _less,
    "sum": lambda values: sum(value for value in values if value is not None),
    "count": lambda rows: sum(1 for _ in rows),
    "any": any,
    "all": all,
    "min": lambda *values: min(_present(values), default=None),
    "max": lambda *values: max(_present(values), default=None),
    "days": lambda count: Span(days=count),
    "hours": lambda count: Span(minutes=60 * count),
    "minutes": lambda count: Span(minutes=count),
    "day": lambda moment: None if moment is None else moment[:10],
    "days_between": lambda start, end: None if None in (start, end) else days_between(start, end),
    "minutes_between": lambda start, end: None if None in (start, end) else minutes_between(start, end),
}

_ALLOWED = (
    ast.Expression | ast.expr_context | ast.boolop | ast.operator | ast.unaryop | ast.cmpop | ast.comprehension
    | ast.BoolOp | ast.BinOp | ast.UnaryOp | ast.Compare | ast.IfExp | ast.Call | ast.Constant | ast.Attribute
    | ast.Name | ast.Tuple | ast.List | ast.GeneratorExp
)  # fmt: skip
