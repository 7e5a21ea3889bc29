"""The meaning of rules: which names an expression may use, what type it has, and what it reads.

A field's default makes an optional field present in new rows only, so a field counts as optional unless it is required.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches

from generator.design import syntax
from generator.design.model import Design, Entity
from generator.design.syntax import ExpressionError
from generator.design.types import BOOLEAN, DAY, MOMENT, NUMBER, TEXT, Type, comparable, row_type, value_type
from generator.design.values import LARGEST

_ORDERED = ("number", "day", "moment")


@dataclass(frozen=True)
class Scope:
    """The names an expression may use."""

    design: Design
    names: Mapping[str, Type]
    present: frozenset[str] = frozenset()
    """Paths known not to be absent."""
    sampling: bool = False
    """Whether ``between``, ``chance`` and ``pick`` may be used."""

    def with_names(self, names: Mapping[str, Type]) -> "Scope":
        """Return a scope with further names."""
        return replace(self, names={**self.names, **names})

    def assuming(self, condition: ast.expr, holds: bool = True) -> "Scope":
        """Return the scope in which a condition is known to hold (or not to hold)."""
        return replace(self, present=self.present | frozenset(_proven_present(condition, holds)))

    def table(self, plural: str) -> Entity:
        """Return the entity with this plural.

        Raises:
            ExpressionError: There is none.
        """
        for entity in self.design.entities:
            if entity.plural == plural:
                return entity
        raise ExpressionError(f"there is no table '{plural}'{hint(plural, [e.plural for e in self.design.entities])}")


def check_expression(text: str, scope: Scope) -> Type:
    """Return an expression's type.

    Raises:
        ExpressionError: It cannot be read, names something unknown, or mixes types.
    """
    return infer(syntax.parse(text), scope)


def paths_read(text: str, scope: Scope) -> list[str]:
    """Return the paths an expression reads, in order of appearance; rows of a table are named by the table.

    ``sum(b.seats for b in bookings if b.sailing == sailing)`` reads ``bookings.seats``, ``bookings.sailing``, ``sailing``.
    """
    found: dict[str, None] = {}

    def visit(node: ast.AST, tables: Mapping[str, str]) -> None:
        if isinstance(node, ast.expr) and (path := syntax.path_of(node)):
            found[".".join((tables.get(path[0], path[0]), *path[1:]))] = None
            return
        if isinstance(node, ast.GeneratorExp):
            name, table, _ = syntax.loop_parts(node.generators[0])
            inner = {**tables, name: table}
            for part in (node.elt, *node.generators[0].ifs):
                visit(part, inner)
            return
        children = node.args if isinstance(node, ast.Call) else ast.iter_child_nodes(node)
        for child in children:
            visit(child, tables)

    visit(syntax.parse(text), {})
    names = {*scope.names, *(entity.plural for entity in scope.design.entities), "now", "today", "account"}
    return [path for path in found if path.split(".")[0] in names]


def infer(node: ast.expr, scope: Scope) -> Type:
    """Return the type of a parsed expression; see ``check_expression``."""
    if isinstance(node, ast.Name | ast.Attribute):
        return _path(node, scope)
    if isinstance(node, ast.Constant):
        return _constant(node)
    if isinstance(node, ast.BoolOp):
        return _logic(node, scope)
    if isinstance(node, ast.UnaryOp):
        return _unary(node, scope)
    if isinstance(node, ast.BinOp):
        return _arithmetic(node, scope)
    if isinstance(node, ast.Compare):
        return _comparison(node, scope)
    if isinstance(node, ast.IfExp):
        return _choice(node, scope)
    if isinstance(node, ast.Call):
        return _call(node, scope)
    raise ExpressionError(f"'{ast.unparse(node)}' has no meaning here")


def hint(name: str, known: list[str]) -> str:
    """Return the end of a sentence about an unknown name: the closest known one, or all of them."""
    close = get_close_matches(name, known, n=1)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; there are {', '.join(known)}" if known else ""


def _path(node: ast.Name | ast.Attribute, scope: Scope) -> Type:
    if isinstance(node, ast.Name):
        if node.id not in scope.names:
            raise ExpressionError(f"there is no '{node.id}' here{hint(node.id, list(scope.names))}")
        found = scope.names[node.id]
    else:
        row = infer(node.value, scope)
        if row.kind != "row":
            raise ExpressionError(f"'{ast.unparse(node.value)}' is {row}, which has no '{node.attr}'")
        if row.optional:
            raise ExpressionError(f"'{ast.unparse(node.value)}' may be absent; test that it 'is not None' first")
        entity = scope.design.entity(row.entity)
        fields = {field.name: field for field in entity.fields}
        if node.attr not in fields:
            raise ExpressionError(f"{entity.name} has no field '{node.attr}'{hint(node.attr, list(fields))}")
        found = replace(value_type(fields[node.attr]), optional=not fields[node.attr].required)
    return found.present if ast.unparse(node) in scope.present else found


def _constant(node: ast.Constant) -> Type:
    if node.value is None:
        return Type("none", optional=True)
    if isinstance(node.value, bool):
        return BOOLEAN
    if isinstance(node.value, int | float):
        if not abs(node.value) <= LARGEST:
            raise ExpressionError(f"'{ast.unparse(node)}' is too large; numbers go up to {LARGEST}")
        return Type("number", decimal=isinstance(node.value, float))
    if isinstance(node.value, str):
        return TEXT
    raise ExpressionError(f"'{ast.unparse(node)}' is not a value of rules")


def _logic(node: ast.BoolOp, scope: Scope) -> Type:
    for value in node.values:
        _expect(value, scope, "boolean")
        scope = scope.assuming(value, holds=isinstance(node.op, ast.And))
    return BOOLEAN


def _unary(node: ast.UnaryOp, scope: Scope) -> Type:
    return _expect(node.operand, scope, "boolean" if isinstance(node.op, ast.Not) else "number")


def _arithmetic(node: ast.BinOp, scope: Scope) -> Type:
    if shift := syntax.shift_of(node.right):
        unit, amount = shift
        _expect(amount, scope, "number")
        moved = _expect(node.left, scope, "moment", "day")
        if moved.kind == "day" and unit != "days":
            raise ExpressionError(f"'{ast.unparse(node.left)}' is a day; it is shifted by days, not {unit}")
        return moved
    left = _expect(node.left, scope, "number", "text")
    if left.kind == "text" and not (isinstance(node.op, ast.Add) and scope.sampling):
        raise ExpressionError(f"'{ast.unparse(node.left)}' is a text; texts are joined in samples only")
    right = _expect(node.right, scope, *(("text", "number") if left.kind == "text" else ("number",)))
    return replace(left, decimal=left.decimal or right.decimal)


def _comparison(node: ast.Compare, scope: Scope) -> Type:
    operands = [node.left, *node.comparators]
    for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
        if isinstance(operator, ast.In | ast.NotIn):
            if not isinstance(right, ast.Tuple):
                raise ExpressionError(f'\'{ast.unparse(right)}\' should be a list of values: ("a", "b")')
            for option in right.elts:
                _comparable(left, option, scope)
        elif isinstance(operator, ast.Is | ast.IsNot):
            if not isinstance(right, ast.Constant) or right.value is not None:
                raise ExpressionError("'is' only asks for None; values are compared with ==")
            if infer(left, scope).kind == "boolean":
                raise ExpressionError(f"'{ast.unparse(left)}' is never None")
        elif isinstance(operator, ast.Eq | ast.NotEq):
            _comparable(left, right, scope)
        else:
            _expect(left, scope, *_ORDERED)
            _expect(right, scope, *_ORDERED)
            _comparable(left, right, scope)
    return BOOLEAN


def _comparable(left: ast.expr, right: ast.expr, scope: Scope) -> None:
    types = infer(left, scope), infer(right, scope)
    if not comparable(*types):
        raise ExpressionError(
            f"'{ast.unparse(left)}' is {types[0]}, '{ast.unparse(right)}' is {types[1]}: they are never equal"
        )
    for one, other in ((types[0], right), (types[1], left)):
        literal = other.value if isinstance(other, ast.Constant) else None
        if one.kind == "enum" and isinstance(literal, str) and literal not in one.values:
            raise ExpressionError(f"'{literal}' is none of {', '.join(one.values)}")


def _choice(node: ast.IfExp, scope: Scope) -> Type:
    _expect(node.test, scope, "boolean")
    first = infer(node.body, scope.assuming(node.test))
    second = infer(node.orelse, scope.assuming(node.test, holds=False))
    if not comparable(first, second):
        raise ExpressionError(f"'{ast.unparse(node)}' is {first} or {second}; both must have one type")
    chosen = second if first.kind == "none" else first
    return replace(chosen, optional=first.optional or second.optional, decimal=first.decimal or second.decimal)


def _call(node: ast.Call, scope: Scope) -> Type:
    name = syntax.function_of(node)
    if loop := syntax.loop_of(node):
        return _aggregate(name, syntax.element_of(node), loop, scope)
    if name in syntax.SAMPLERS:
        return _sampler(name, node, scope)
    if name in syntax.SHIFTS:
        raise ExpressionError(f"'{ast.unparse(node)}' stands after + or -: 'now + {ast.unparse(node)}'")
    if name in ("min", "max") and len(node.args) >= 2:
        types = [_expect(argument, scope, *_ORDERED) for argument in node.args]
        if len({found.kind for found in types}) > 1:
            raise ExpressionError(f"'{ast.unparse(node)}' compares different types")
        return replace(types[0], decimal=any(found.decimal for found in types))
    if name == "day" and len(node.args) == 1:
        _expect(node.args[0], scope, "moment")
        return DAY
    if name in ("days_between", "minutes_between") and len(node.args) == 2:
        for argument in node.args:
            _expect(argument, scope, *(("moment", "day") if name == "days_between" else ("moment",)))
        return NUMBER
    raise ExpressionError(f"'{ast.unparse(node)}' has the wrong arguments for {name}()")


def _aggregate(name: str, element: ast.expr, loop: ast.comprehension, scope: Scope) -> Type:
    row, table, condition = syntax.loop_parts(loop)
    if name == "pick" and not scope.sampling:
        raise ExpressionError("pick() is for samples; a rule must not depend on chance")
    if row in scope.names:
        raise ExpressionError(f"'{row}' is already a name here; call the rows of {table} something else")
    inner = scope.with_names({row: row_type(scope.table(table))})
    if condition is not None:
        _expect(condition, inner, "boolean")
        inner = inner.assuming(condition)
    if name in ("count", "any", "pick"):
        if ast.unparse(element) != row:
            raise ExpressionError(f"write {name}({row} for {row} in {table} if …)")
        if name == "pick":
            return inner.names[row]
        return BOOLEAN if name == "any" else NUMBER
    found = _expect(element, inner, *(("number",) if name == "sum" else _ORDERED))
    return found if name == "sum" else replace(found, optional=True)


def _sampler(name: str, node: ast.Call, scope: Scope) -> Type:
    if not scope.sampling:
        raise ExpressionError(f"{name}() is for samples; a rule must not depend on chance")
    if name == "pick" and node.args:
        types = [infer(argument, scope) for argument in node.args]
        chosen = next((found for found in types if found.kind != "none"), types[0])
        if any(not comparable(chosen, other) for other in types):
            raise ExpressionError(f"'{ast.unparse(node)}' picks from different types; all must have one")
        return replace(chosen, optional=any(found.optional for found in types))
    if len(node.args) != (2 if name == "between" else 1):
        raise ExpressionError(f"'{ast.unparse(node)}' has the wrong arguments for {name}()")
    if name == "between":
        low, _ = (_expect(argument, scope, *_ORDERED) for argument in node.args)
        return low
    _expect(node.args[0], scope, "number")
    return BOOLEAN


def _expect(node: ast.expr, scope: Scope, *kinds: str) -> Type:
    found = infer(node, scope)
    if found.kind not in kinds:
        raise ExpressionError(f"'{ast.unparse(node)}' is {found}; a {' or '.join(kinds)} is needed here")
    if found.optional:
        raise ExpressionError(f"'{ast.unparse(node)}' may be absent; test that it 'is not None' first")
    return found


def _proven_present(condition: ast.expr, holds: bool) -> list[str]:
    """Return the paths that a condition shows not to be ``None``."""
    if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
        return _proven_present(condition.operand, not holds)
    if isinstance(condition, ast.BoolOp) and isinstance(condition.op, ast.And) == holds:
        return [path for value in condition.values for path in _proven_present(value, holds)]
    if isinstance(condition, ast.Compare) and len(condition.ops) == 1:
        absent = isinstance(condition.comparators[0], ast.Constant) and condition.comparators[0].value is None
        if absent and isinstance(condition.ops[0], ast.IsNot if holds else ast.Is):
            return [ast.unparse(condition.left)]
    return []


__all__ = [
    "DAY",
    "MOMENT",
    "ExpressionError",
    "Scope",
    "check_expression",
    "hint",
    "infer",
    "paths_read",
]
