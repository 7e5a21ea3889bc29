"""Expressions of rules as SQL, where they go over the rows of a table."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from generator.design import syntax
from generator.design.expressions import Scope, infer
from generator.design.model import Entity
from generator.design.paths import Path, find_path
from generator.design.types import row_type
from generator.tools.queries import Query, Source, Sql, select

_OR, _AND, _NOT, _COMPARISON, _SUM, _PRODUCT = 1, 2, 3, 4, 6, 7
_SYMBOLS: dict[type[ast.AST], str] = {
    ast.Eq: "=",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "/",
    ast.Mod: "%",
}


@dataclass
class Conditions:
    """Translates expressions; what does not depend on a row of the query becomes a ``?`` filled by Python."""

    scope: Scope
    python: Callable[[ast.expr], ast.expr]
    """Translates a part that Python works out; a row becomes its id."""
    sources: Mapping[str, Source] = field(default_factory=dict)
    """Row name to the source it ranges over."""

    def aggregate(self, node: ast.Call) -> Query:
        """Return the query of ``sum(…)``, ``count(…)``, ``any(…)``, ``min(…)`` or ``max(…)`` over a table."""
        loop = syntax.loop_of(node)
        assert loop is not None
        name, table, condition = syntax.loop_parts(loop)
        element = syntax.element_of(node)
        entity = self.scope.table(table)
        inner = self.ranging(name, entity, [element, *loop.ifs])
        function = syntax.function_of(node)
        what = {"any": Sql("1"), "count": Sql("COUNT(*)")}.get(function)
        if what is None:
            taken = inner.translate(element)
            what = Sql(f"{function.upper()}({taken.text})", taken.values)
        where = inner.translate(condition) if condition is not None else None
        query = select(what.text, inner.sources[name], where)
        return Query(query.lines, what.values + query.values)

    def loop(self, loop: ast.comprehension) -> Query:
        """Return the query of the rows that a loop goes over, whole rows by id."""
        name, table, condition = syntax.loop_parts(loop)
        inner = self.ranging(name, self.scope.table(table), loop.ifs)
        source = inner.sources[name]
        what, order = (f"{source.alias}.*", f"{source.alias}.id") if source.qualified else ("*", "id")
        where = inner.translate(condition) if condition is not None else None
        return select(what, source, where, f"ORDER BY {order}")

    def ranging(self, name: str, entity: Entity, parts: list[ast.expr], paths: tuple[Path, ...] = ()) -> "Conditions":
        """Return a translator inside a query over an entity's rows, called ``name`` in these parts."""
        found = [path for part in parts for path in self._paths(name, entity, part)]
        nested = any(syntax.loop_of(node) for part in parts for node in ast.walk(part) if isinstance(node, ast.expr))
        taken = frozenset[str]().union(*(source.taken for source in self.sources.values()))
        source = Source(self.scope.design, entity, [*paths, *found], taken, bool(self.sources) or nested)
        scope = self.scope.with_names({name: row_type(entity)})
        return Conditions(scope, self.python, {**self.sources, name: source})

    def translate(self, node: ast.expr) -> Sql:
        """Return an expression as SQL."""
        if not self._is_about_rows(node):
            return self._constant(node)
        if path := syntax.path_of(node):
            source = self.sources[path[0]]
            return Sql(source.column(find_path(self.scope.design, source.entity, ".".join(path[1:]) or "id")))
        if isinstance(node, ast.BoolOp):
            return self._logic(node)
        if isinstance(node, ast.UnaryOp):
            operand = self.translate(node.operand)
            word, strength = ("NOT ", _NOT) if isinstance(node.op, ast.Not) else ("-", _PRODUCT)
            return Sql(f"{word}{operand.within(strength)}", operand.values, strength)
        if isinstance(node, ast.BinOp):
            return self._arithmetic(node)
        if isinstance(node, ast.Compare):
            return self._comparison(node)
        if isinstance(node, ast.IfExp):
            test, body, other = (self.translate(part) for part in (node.test, node.body, node.orelse))
            text = f"CASE WHEN {test.text} THEN {body.text} ELSE {other.text} END"
            return Sql(text, test.values + body.values + other.values)
        assert isinstance(node, ast.Call)
        return self._call(node)

    def _constant(self, node: ast.expr) -> Sql:
        if not isinstance(node, ast.Constant):
            return Sql("?", (self.python(node),))
        if isinstance(node.value, str):
            return Sql("'" + node.value.replace("'", "''") + "'")
        if node.value is None:
            return Sql("NULL")
        return Sql(repr(int(node.value) if isinstance(node.value, bool) else node.value))

    def _logic(self, node: ast.BoolOp) -> Sql:
        word, strength = ("AND", _AND) if isinstance(node.op, ast.And) else ("OR", _OR)
        scope, parts = self.scope, []
        for value in node.values:  # each part is reached only where those before it hold (and) or fail (or)
            parts.append(self.translate(value))
            self.scope = self.scope.assuming(value, holds=isinstance(node.op, ast.And))
        self.scope = scope
        text = f" {word} ".join(part.within(strength) for part in parts)
        return Sql(text, tuple(value for part in parts for value in part.values), strength)

    def _arithmetic(self, node: ast.BinOp) -> Sql:
        if shift := syntax.shift_of(node.right):
            return self._shift(node, *shift)
        left, right = self.translate(node.left), self.translate(node.right)
        strength = _SUM if isinstance(node.op, ast.Add | ast.Sub) else _PRODUCT
        text = f"{left.within(strength - 1)} {_SYMBOLS[type(node.op)]} {right.within(strength)}"
        return Sql(text, left.values + right.values, strength)

    def _shift(self, node: ast.BinOp, unit: str, amount: ast.expr) -> Sql:
        moved = self.translate(node.left)
        sign = "-" if isinstance(node.op, ast.Sub) else "+"
        if isinstance(amount, ast.Constant) and isinstance(amount.value, int):
            by = Sql(f"'{sign}{amount.value} {unit}'")
        else:
            count = self.translate(amount)
            by = Sql(f"{'-' if sign == '-' else ''}{count.within(_PRODUCT)} || ' {unit}'", count.values)
        day = infer(node.left, self.scope).kind == "day"
        text = f"date({moved.text}, {by.text})" if day else f"strftime('%Y-%m-%dT%H:%M', {moved.text}, {by.text})"
        return Sql(text, moved.values + by.values)

    def _comparison(self, node: ast.Compare) -> Sql:
        operands = [node.left, *node.comparators]
        parts = [
            self._pair(left, operator, right)
            for left, operator, right in zip(operands, node.ops, operands[1:], strict=False)
        ]
        if len(parts) == 1:
            return parts[0]
        return Sql(" AND ".join(part.text for part in parts), tuple(v for part in parts for v in part.values), _AND)

    def _pair(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> Sql:
        one = self.translate(left)
        if isinstance(operator, ast.In | ast.NotIn):
            assert isinstance(right, ast.Tuple)
            options = [self.translate(option) for option in right.elts]
            word = "IN" if isinstance(operator, ast.In) else "NOT IN"
            text = f"{one.within(_COMPARISON)} {word} ({', '.join(option.text for option in options)})"
            return Sql(text, one.values + tuple(v for option in options for v in option.values), _COMPARISON)
        other = self.translate(right)
        text = f"{one.within(_COMPARISON)} {self._symbol(left, operator, right)} {other.within(_COMPARISON)}"
        return Sql(text, one.values + other.values, _COMPARISON)

    def _symbol(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        """Return the operator; where both sides (or, for ``!=``, one side) may be absent, the one that knows NULL."""
        absent = [infer(side, self.scope).optional for side in (left, right)]
        if isinstance(operator, ast.Is) or (isinstance(operator, ast.Eq) and all(absent)):
            return "IS"
        if isinstance(operator, ast.IsNot) or (isinstance(operator, ast.NotEq) and any(absent)):
            return "IS NOT"
        return _SYMBOLS[type(operator)]

    def _call(self, node: ast.Call) -> Sql:
        name = syntax.function_of(node)
        if syntax.loop_of(node):
            query = self.aggregate(node)
            text = {"any": f"EXISTS ({query.text})", "sum": f"COALESCE(({query.text}), 0)"}.get(name, f"({query.text})")
            return Sql(text, query.values)
        parts = [self.translate(argument) for argument in node.args]
        texts = [part.text for part in parts]
        values = tuple(value for part in parts for value in part.values)
        if name == "day":
            return Sql(f"date({texts[0]})", values)
        if name in ("min", "max"):
            return Sql(f"{name.upper()}({', '.join(texts)})", values)
        start, end = texts
        reordered = parts[1].values + parts[0].values
        if name == "minutes_between":
            return Sql(f"(unixepoch({end}) - unixepoch({start})) / 60", reordered, _PRODUCT)
        return Sql(f"CAST(julianday(date({end})) - julianday(date({start})) AS INTEGER)", reordered)

    def _is_about_rows(self, node: ast.expr) -> bool:
        """Tell whether an expression reads a row of the query (from within a query inside it, too)."""
        return any(isinstance(part, ast.Name) and part.id in self.sources for part in ast.walk(node))

    def _paths(self, name: str, entity: Entity, part: ast.expr) -> list[Path]:
        """Return the paths that a part reads from the row called ``name``."""
        path = syntax.path_of(part)
        if path:
            return [find_path(self.scope.design, entity, ".".join(path[1:]) or "id")] if path[0] == name else []
        return [
            found
            for child in ast.iter_child_nodes(part)
            for found in (
                self._paths(name, entity, child)
                if isinstance(child, ast.expr)
                else [p for condition in getattr(child, "ifs", ()) for p in self._paths(name, entity, condition)]
            )
        ]
