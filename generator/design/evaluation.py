"""Evaluates a design's expressions over rows in memory.

The row stage asks it whether sampled rows are allowed; the test stage asks it which rows a guard refuses::

    tables = Tables(design, rows)
    sailing = tables.row("sailing", "sa-4821")
    evaluate("sailing.vessel.seats - seats > 0", tables, {"sailing": sailing, "seats": 3}, now="2026-03-04T09:00")
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType, MappingProxyType
from typing import Any

from generator.design.model import Design, Entity
from generator.design.paths import column
from generator.design.syntax import ExpressionError, function_of, parse
from mcp_servers.contracts import Json
from mcp_servers.runtime.values import days_between, minutes_between, shift

_ABSENT = (
    "a value in it is absent; test that it 'is not None' first, and of a row's own table say 'other != self', "
    "for the row that is being drawn has no later fields yet"
)
"""What an operation on ``None`` means to whoever wrote the expression."""

Links = Mapping[str, tuple[str, dict[str, "Row"]]]
"""Reference to the column that holds it and the rows it may point to."""


class Row:
    """One row. Expressions reach its columns and, through references, other rows as attributes.

    Tables hold one object a row, so rows are the same where the objects are.
    """

    __slots__ = ("_links", "entity", "values")

    def __init__(self, entity: Entity, values: dict[str, Json], links: Links) -> None:
        self.entity = entity
        self.values = values
        self._links = links

    @property
    def key(self) -> str:
        """Its id."""
        return str(self.values["id"])

    def has(self, name: str) -> bool:
        """Whether it has such a column or reference."""
        return name in self._links or name in self.values

    def get(self, name: str) -> "Json | Row":
        """Return a column, or the row that a reference points to; ``None`` where it points nowhere.

        Raises:
            KeyError: There is no such field, or the row referred to is missing.
        """
        link = self._links.get(name)
        if link is None:
            return self.values[name]
        column, rows = link
        key = self.values[column]
        return None if key is None else rows[key]

    def __repr__(self) -> str:
        return f"Row({self.key})"


class Tables:
    """The rows of a world, found by entity and id."""

    def __init__(self, design: Design, rows: Mapping[str, Iterable[dict[str, Json]]] | None = None) -> None:
        """Hold the given rows (table name to rows); rows are referred to, not copied, so that changes to them show."""
        self._entities = {entity.name: entity for entity in design.entities}
        self._rows: dict[str, dict[str, Row]] = {entity.plural: {} for entity in design.entities}
        self._links = {entity.name: self._links_of(entity) for entity in design.entities}
        for entity in design.entities:
            for values in (rows or {}).get(entity.plural, ()):
                self.add(entity.name, values)

    def add(self, entity: str, values: dict[str, Json]) -> Row:
        """Add a row of an entity and return it."""
        row = Row(self._entities[entity], values, self._links[entity])
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

    def _links_of(self, entity: Entity) -> Links:
        references = [field for field in entity.fields if field.type == "reference"]
        return {field.name: (column(field), self._rows[self._entities[field.target].plural]) for field in references}


@dataclass(frozen=True)
class Span:
    """A length of time that moves days and moments: ``departs_at - hours(24)``."""

    days: int = 0
    minutes: int = 0

    def __radd__(self, moment: str) -> str:
        return shift(moment, days=self.days, minutes=self.minutes)

    def __rsub__(self, moment: str) -> str:
        return shift(moment, days=-self.days, minutes=-self.minutes)


def evaluate(
    expression: str,
    tables: Tables,
    scope: Mapping[str, Any],
    now: str,
    account: Row | None = None,
    functions: Mapping[str, Callable[..., Any]] = MappingProxyType({}),
) -> "Json | Row":
    """Return the value of an expression.

    Args:
        expression: Python syntax, as described in ``generator.design.model``.
        tables: The rows that comprehensions range over.
        scope: Names of inputs, rows and ``let`` values. One may be called as a table or a function is: those stand after
            ``in`` and before a parenthesis alone.
        now: Local time to the minute.
        account: The row acted for.
        functions: Further functions, as samples have.

    Raises:
        ExpressionError: It is outside the language of rules, names something unknown, or cannot be worked out.
    """
    names: dict[str, Any] = {_table(plural): tables.rows(plural) for plural in tables.plurals() if plural in expression}
    names |= {_function(name): function for name, function in functions.items()}
    names |= {"now": now, "today": now[:10], "account": account, **_FUNCTIONS, **scope, "__builtins__": {}}
    try:
        return eval(compile_expression(expression), names)
    except NameError as error:
        raise ExpressionError(f"'{expression}': there is no '{error.name}' here") from error
    except (TypeError, ValueError, ArithmeticError) as error:
        reason = _ABSENT if "NoneType" in str(error) else error
        raise ExpressionError(f"'{expression}' cannot be worked out: {reason}") from error


@lru_cache(maxsize=4096)
def compile_expression(expression: str) -> CodeType:
    """Parse an expression, which admits nothing outside the language of rules, and compile it.

    Raises:
        ExpressionError: It is outside the language of rules.
    """
    tree = ast.Expression(_Rewriting().visit(parse(expression)))
    return compile(ast.fix_missing_locations(tree), expression, "eval")


def _table(name: str) -> str:
    """Return what a table is called among the names of an evaluation: nothing else can be called so."""
    return f"in {name}"


def _function(name: str) -> str:
    """Return what a function is called among the names of an evaluation: nothing else can be called so."""
    return f"{name}()"


class _Rewriting(ast.NodeTransformer):
    """Turns attributes into look-ups that follow references, ``+`` into one that joins numbers to texts, and keeps the
    names of tables and functions apart from all others."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        return ast.Call(ast.Name(_function(function_of(node)), ast.Load()), node.args, [])

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        self.generic_visit(node)
        table = ast.Name(_table(ast.unparse(node.iter)), ast.Load())
        return ast.comprehension(node.target, table, node.ifs, node.is_async)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        return ast.Call(ast.Name(_function("attribute"), ast.Load()), [node.value, ast.Constant(node.attr)], [])

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Add):
            return ast.Call(ast.Name(_function("add"), ast.Load()), [node.left, node.right], [])
        return node


def _attribute(value: Any, name: str) -> "Json | Row":
    try:
        return value.get(name)
    except AttributeError as error:
        raise ExpressionError(f"'.{name}' is asked of {value!r}, which is not a row") from error
    except KeyError as error:
        raise ExpressionError(f"{value.entity.name} has no field '{name}'") from error


def _add(left: Any, right: Any) -> Any:
    return left + str(right) if isinstance(left, str) and isinstance(right, int) else left + right


def _present(values: tuple[Any, ...]) -> list[Any]:
    """Return what ``max(a, b)`` or ``max(x for ...)`` chooses from: all values but ``None``, as in SQL."""
    items = values[0] if len(values) == 1 else values
    return [item for item in items if item is not None]


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    _function("attribute"): _attribute,
    _function("add"): _add,
    _function("sum"): sum,
    _function("count"): lambda rows: sum(1 for _ in rows),
    _function("any"): any,
    _function("min"): lambda *values: min(_present(values), default=None),
    _function("max"): lambda *values: max(_present(values), default=None),
    _function("days"): lambda count: Span(days=count),
    _function("hours"): lambda count: Span(minutes=60 * count),
    _function("minutes"): lambda count: Span(minutes=count),
    _function("day"): lambda moment: moment[:10],
    _function("days_between"): days_between,
    _function("minutes_between"): minutes_between,
}
