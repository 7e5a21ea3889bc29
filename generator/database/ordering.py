"""In which order rows are made, and which fields have to wait until all rows are there."""

import ast
import re

from generator.design.model import Design, Entity, Field
from generator.design.problems import DesignError
from generator.design.syntax import parse

_IN_BRACES = re.compile(r"\{(\w+)")
"""What a text in braces begins with: ``{branch.town}`` names the field ``branch``."""


def order_entities(design: Design) -> list[Entity]:
    """Order entities so that those referred to come first; where it cannot be otherwise, optional references point ahead.

    Raises:
        DesignError: Required references go round in a circle.
    """
    waiting = list(design.entities)
    ordered: list[Entity] = []
    while waiting:
        names = {entity.name for entity in waiting}
        free = [entity for entity in waiting if not targets_of(entity) & names]
        free = free or [entity for entity in waiting if not targets_of(entity, required=True) & names]
        if not free:
            raise DesignError(
                ("entities", waiting[0].name), f"required references go round in a circle: {', '.join(sorted(names))}"
            )
        ordered.append(free[0])
        waiting.remove(free[0])
    return ordered


def targets_of(entity: Entity, required: bool = False) -> set[str]:
    """Return the other entities that an entity refers to, or only those it cannot do without."""
    fields = [field for field in entity.fields if field.required or not required]
    return {field.target for field in fields if field.target} - {entity.name}


def late_fields(entity: Entity, ordered: list[Entity]) -> tuple[Field, ...]:
    """Return the fields of an entity that depend on rows made after its own, and those that depend on such fields."""
    later = ordered[ordered.index(entity) + 1 :]
    names, plurals = {other.name for other in later}, {other.plural for other in later}
    late: dict[str, Field] = {}
    for field in entity.fields:  # a field depends on rows and on fields before it
        if field.target in names or names_in(field.sample) & plurals or _fields_read(field) & late.keys():
            late[field.name] = field
    return tuple(late.values())


def _fields_read(field: Field) -> set[str]:
    """Return the names that may be fields of the row: in a sample, and in braces of texts."""
    own = {node.attr for node in _nodes(field.sample) if isinstance(node, ast.Attribute) and _is_self(node.value)}
    return names_in(field.sample) | own | set(_IN_BRACES.findall(" ".join((field.meaning, *field.values))))


def names_in(expression: str) -> set[str]:
    """Return the names that an expression uses; none where there is no expression."""
    return {node.id for node in _nodes(expression) if isinstance(node, ast.Name)}


def _nodes(expression: str) -> list[ast.AST]:
    return list(ast.walk(parse(expression))) if expression else []


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
