"""Which names mean what, where: in samples, in rules about rows, and in operations."""

from generator.design import syntax
from generator.design.expressions import Scope, check_expression
from generator.design.model import Design, Effect, Entity, Operation
from generator.design.types import BOOLEAN, DAY, MOMENT, Type, row_type, value_type


def world_names(design: Design) -> dict[str, Type]:
    """Return the names known everywhere: ``now``, ``today`` and, if there is one, ``account``."""
    names = {"now": MOMENT, "today": DAY}
    if design.account:
        names["account"] = Type("row", entity=design.account.entity)
    return names


def row_scope(design: Design, entity: Entity) -> Scope:
    """Return the scope of an entity's checks and invariants: its fields by bare name, and the row as ``self``."""
    fields = {field.name: _stored(value_type(field), field.required) for field in entity.fields}
    return Scope(design, {**world_names(design), "self": row_type(entity), **fields})


def sample_scope(design: Design, entity: Entity, field: str) -> Scope:
    """Return the scope of a field's sample: the fields before it, and the row as ``self``."""
    earlier = {"self": row_type(entity)}
    for item in entity.fields:
        if item.name == field:
            break
        earlier[item.name] = _stored(value_type(item), item.required)
    return Scope(design, {**world_names(design), **earlier}, sampling=True)


def filter_scope(design: Design, operation: Operation) -> Scope:
    """Return the scope of a search's or report's ``where``: the row under its entity's name."""
    entity = design.entity(operation.entity)
    return Scope(design, {**world_names(design), entity.name: row_type(entity)})


def input_names(design: Design, operation: Operation) -> dict[str, Type]:
    """Return the names that an operation's first ``let`` may use: what is known everywhere, and its inputs."""
    return {**world_names(design), **{item.name: value_type(item) for item in operation.inputs}}


def operation_scope(design: Design, operation: Operation) -> Scope:
    """Return the scope of an operation's guards: its inputs and lets.

    Raises:
        ExpressionError: A let has no meaning.
    """
    scope = Scope(design, input_names(design, operation))
    for name, text in operation.lets.items():
        scope = scope.with_names({name: check_expression(text, scope)})
    return scope


def guarded_scope(design: Design, operation: Operation) -> Scope:
    """Return the scope of an operation's effects: as for guards, all of which hold."""
    scope = operation_scope(design, operation)
    for guard in operation.guards:
        scope = scope.assuming(syntax.parse(guard.expression))
    return scope


def effect_scope(scope: Scope, effect: Effect) -> Scope:
    """Return the scope of one effect's values: inside its loop and under its condition.

    Raises:
        ExpressionError: The loop or the condition has no meaning.
    """
    if effect.each:
        check_expression(f"any({effect.each})", scope)
        name, table, condition = syntax.loop_parts(syntax.parse_loop(effect.each))
        scope = scope.with_names({name: row_type(scope.table(table))})
        scope = scope.assuming(condition) if condition else scope
    if effect.when:
        require_boolean(effect.when, scope)
        scope = scope.assuming(syntax.parse(effect.when))
    return scope


def require_boolean(text: str, scope: Scope) -> None:
    """Check that an expression is a condition.

    Raises:
        ExpressionError: It has no meaning, or is something else.
    """
    found = check_expression(text, scope)
    if found != BOOLEAN:
        raise syntax.ExpressionError(f"'{text}' is {found}, not a condition")


def _stored(found: Type, required: bool) -> Type:
    return found if required else Type(found.kind, found.entity, found.values, True, found.decimal)
