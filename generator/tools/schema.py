"""``schema.sql``: tables with the constraints that a design states."""

import ast

from generator.design import syntax
from generator.design.model import Design, Entity, Field
from generator.design.paths import column
from generator.design.scopes import row_scope
from generator.tools.conditions import Conditions
from generator.tools.fulltext import render_indexes

_SQL_TYPES = {"integer": "INTEGER", "money": "INTEGER", "decimal": "REAL", "boolean": "INTEGER"}


def render_schema(design: Design) -> str:
    """Return the statements that create a design's tables."""
    about = f"-- {design.title}: {design.description}"
    tables = [_table(design, entity) for entity in design.entities]
    return "\n\n".join([about, *tables, *_indexes(design), *render_indexes(design)]) + "\n"


def _table(design: Design, entity: Entity) -> str:
    lines = [("id TEXT PRIMARY KEY", "")]
    lines += [(_column(design, entity, field), _comment(field)) for field in entity.fields]
    lines += [(f"UNIQUE ({', '.join(_columns(entity, group))})", "") for group in entity.unique]
    lines += [(f"CHECK ({_check(design, entity, rule)})", "") for rule in entity.checks]
    written = []
    for number, (line, comment) in enumerate(lines):
        comma = "," if number < len(lines) - 1 else ""
        written.append(f"    {line}{comma}{f' -- {comment}' if comment else ''}")
    return f"CREATE TABLE {entity.plural} (\n" + "\n".join(written) + "\n);"


def _column(design: Design, entity: Entity, field: Field) -> str:
    parts = [column(field), _SQL_TYPES.get(field.type, "TEXT")]
    if field.required:
        parts.append("NOT NULL")
    if field.unique:
        parts.append("UNIQUE")
    if field.type == "reference":
        parts.append(f"REFERENCES {design.entity(field.target).plural} (id)")
    if condition := _condition(field, computed=_is_computed(design, entity, field)):
        parts.append(f"CHECK ({condition})")
    return " ".join(parts)


def _is_computed(design: Design, entity: Entity, field: Field) -> bool:
    """Tell whether an operation works a field's value out: then its maximum says what is usual, not what is possible."""
    for operation in design.operations:
        given = {item.name for item in operation.inputs}
        for effect in operation.effects:
            text = effect.values.get(field.name, "") if effect.entity == entity.name else ""
            if text and text not in given and not isinstance(syntax.parse(text), ast.Constant):
                return True
    return False


def _condition(field: Field, computed: bool) -> str:
    if field.type == "enum":
        return f"{field.name} IN ({', '.join(repr(value) for value in field.values)})"
    if field.type == "boolean":
        return f"{field.name} IN (0, 1)"
    if field.type not in ("integer", "money", "decimal"):
        return ""
    minimum = 0 if field.type == "money" and field.minimum is None else field.minimum
    maximum = None if computed else field.maximum
    if minimum is not None and maximum is not None:
        return f"{field.name} BETWEEN {minimum} AND {maximum}"
    if minimum is not None:
        return f"{field.name} >= {minimum}"
    return f"{field.name} <= {maximum}" if maximum is not None else ""


def _comment(field: Field) -> str:
    words = [field.label] if field.label != field.name.replace("_", " ") else []
    words += {"money": ["minor units"], "moment": ["local time"]}.get(field.type, [])
    return ", ".join(words)


def _check(design: Design, entity: Entity, rule: str) -> str:
    tree = _OwnFields([field.name for field in entity.fields]).visit(syntax.parse(rule))
    conditions = Conditions(row_scope(design, entity), lambda node: node).ranging("self", entity, [tree])
    return conditions.translate(tree).text


def _columns(entity: Entity, group: tuple[str, ...]) -> list[str]:
    return [column(next(field for field in entity.fields if field.name == name)) for name in group]


def _indexes(design: Design) -> list[str]:
    lines = []
    for entity in design.entities:
        for field in entity.fields:
            if field.type == "reference" and not field.unique:
                lines.append(f"CREATE INDEX {entity.plural}_by_{field.name} ON {entity.plural} ({column(field)});")
    return ["\n".join(lines)] if lines else []


class _OwnFields(ast.NodeTransformer):
    """Turns bare names of a row's fields into paths from ``self``."""

    def __init__(self, fields: list[str]) -> None:
        self.fields = fields

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Attribute(ast.Name("self"), node.id, ast.Load()) if node.id in self.fields else node
