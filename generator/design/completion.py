"""What every design gets without having to say it: defaults, rules that keys imply, and descriptions."""

import json

from generator.design.expressions import paths_read
from generator.design.model import Design, Effect, Entity, Field, Guard, Input, Operation
from generator.design.paths import column
from generator.design.scopes import operation_scope
from generator.design.types import value_type
from generator.design.wording import describe_input, describe_operation, enumerate_words

_OTHER = "other"
"""Name of the row that a derived rule looks for."""
_CLOCK = {"now", "today"}
CHANGE = "an update changes something"
UNIQUE = "a column is unique"
HELD = "rows that others refer to stay"
_ABSENT = "None"
"""What a field is emptied with; keys hold for present values only."""


def complete(design: Design) -> Design:
    """Fill in new rows' defaults, refuse what a unique or foreign key would, and describe what has no description.

    Args:
        design: A design without problems (``generator.design.problems``).
    """
    return design.model_copy(
        update={"operations": tuple(_complete(design, operation) for operation in design.operations)}
    )


def bare(design: Design) -> Design:
    """Take off the rules that ``complete`` puts on, so that a design can be changed, checked and completed again."""
    derived = (CHANGE, UNIQUE, HELD)
    operations = tuple(
        one.model_copy(update={"guards": tuple(guard for guard in one.guards if guard.origin not in derived)})
        for one in design.operations
    )
    return design.model_copy(update={"operations": operations})


def _complete(design: Design, operation: Operation) -> Operation:
    effects = tuple(_with_defaults(design, effect) for effect in operation.effects)
    operation = operation.model_copy(update={"effects": effects})
    change = change_guard(operation)
    first = (change,) if change and change not in operation.guards else ()
    guards = (*first, *operation.guards, *_unique_guards(design, operation))
    inputs = tuple(
        _within_field(design, operation, item).model_copy(
            update={"description": item.description or describe_input(design, operation, item)}
        )
        for item in operation.inputs
    )
    return operation.model_copy(
        update={
            "guards": (*guards, *_delete_guards(design, operation)),
            "inputs": inputs,
            "description": operation.description or describe_operation(design, operation),
        }
    )


def _within_field(design: Design, operation: Operation, item: Input) -> Input:
    """Limit an input to what the fields that it is written to can hold."""
    for effect in operation.effects:
        for field in design.entity(effect.entity).fields:
            if effect.values.get(field.name) == item.name and item.type in ("integer", "money", "decimal"):
                lows = [bound for bound in (item.minimum, field.minimum) if bound is not None]
                highs = [bound for bound in (item.maximum, field.maximum) if bound is not None]
                limits = {"minimum": max(lows, default=None), "maximum": min(highs, default=None)}
                item = item.model_copy(update=limits)
    return item


def _with_defaults(design: Design, effect: Effect) -> Effect:
    if effect.kind != "create":
        return effect
    missing = {}
    for field in design.entity(effect.entity).fields:
        if field.name in effect.values:
            continue
        if field.default is not None:
            missing[field.name] = json.dumps(field.default) if isinstance(field.default, str) else repr(field.default)
        elif field.generated and field.type in ("moment", "day"):
            missing[field.name] = "now" if field.type == "moment" else "today"
    return effect.model_copy(update={"values": {**effect.values, **missing}})


def change_guard(operation: Operation) -> Guard | None:
    """Return the rule of an update that may have nothing to write: at least one of its inputs must be given.

    It has one where every input that is written may be absent and is written as it is; further inputs, which only say where
    the row belongs, change nothing. What is worked out is written in any case.
    """
    inputs = operation.inputs[1:]
    if operation.kind != "update" or not inputs or not operation.effects:
        return None
    first = operation.effects[0]
    kept = set(first.values.values()) if first.kind == "set" else set()
    written = [item for item in inputs if item.name in kept]
    if not written or not all(value_type(item).optional for item in written):
        return None
    if len(written) < len(inputs) and not kept <= {item.name for item in written}:
        return None
    given = " or ".join(f"{item.name} is not None" for item in written)
    return Guard(expression=given, message="Nothing to change was given.", origin=CHANGE)


def _unique_guards(design: Design, operation: Operation) -> list[Guard]:
    guards = []
    for number, effect in enumerate(operation.effects):
        if effect.kind == "delete" or effect.each or effect.when:
            continue
        entity = design.entity(effect.entity)
        made = {
            earlier.entity for earlier in operation.effects[:number] if earlier.kind == "create" and not earlier.each
        }
        groups = [*entity.unique, *((field.name,) for field in entity.fields if field.unique)]
        for group in groups:
            fields = [field for field in entity.fields if field.name in group]
            touched = any(field.name in effect.values for field in fields)
            absent = any(effect.values.get(field.name) == _ABSENT for field in fields)
            new = any(effect.values.get(field.name) in made for field in fields)
            if touched and not absent and not new and not _already_guarded(design, operation, entity, fields):
                guards.append(_unique_guard(operation, effect, entity, fields))
    return guards


def _already_guarded(design: Design, operation: Operation, entity: Entity, fields: list[Field]) -> bool:
    scope = operation_scope(design, operation)
    wanted = {f"{entity.plural}.{field.name}" for field in fields}
    for guard in operation.guards:
        read = {path for path in paths_read(guard.expression, scope) if path.startswith(f"{entity.plural}.")}
        if read == wanted:
            return True
    return False


def _unique_guard(operation: Operation, effect: Effect, entity: Entity, fields: list[Field]) -> Guard:
    optional = {item.name for item in operation.inputs if not item.required and item.default is None}
    conditions = []
    for field in fields:
        value = effect.values.get(field.name, f"{effect.row}.{field.name}")
        if effect.kind == "set" and value in optional and len(fields) > 1:
            value = f"({value} if {value} is not None else {effect.row}.{field.name})"
        conditions.append(f"{_OTHER}.{field.name} == {value}")
    if effect.kind == "set":
        conditions.append(f"{_OTHER} != {effect.row}")
    labels = enumerate_words([field.label for field in fields])
    return Guard(
        expression=f"not any({_OTHER} for {_OTHER} in {entity.plural} if {' and '.join(conditions)})",
        message=f"Another {entity.label} already has this {labels}.",
        origin=UNIQUE,
    )


def _delete_guards(design: Design, operation: Operation) -> list[Guard]:
    """A row that others refer to cannot be deleted, unless the operation deletes those too."""
    deleted = {effect.entity for effect in operation.effects if effect.kind == "delete" and effect.each}
    guards = []
    for effect in operation.effects:
        if effect.kind != "delete" or effect.each:
            continue
        label = design.entity(effect.entity).label
        for entity in design.entities:
            for field in entity.fields:
                rule = f"{entity.plural} if {_OTHER}.{field.name} == {effect.row})"
                known = any(rule in guard.expression for guard in operation.guards)
                if field.target == effect.entity and entity.name not in deleted and not known:
                    guards.append(
                        Guard(
                            expression=f"not any({_OTHER} for {_OTHER} in {rule}",
                            message=f"The {label} still has {entity.plural.replace('_', ' ')}.",
                            origin=HELD,
                        )
                    )
    return guards


def generated_columns(design: Design, entity: Entity) -> tuple[str, ...]:
    """Return the columns of an entity that are filled from the clock or the id source, declared so or not."""
    return (
        "id",
        *(column(field) for field in entity.fields if field.generated or _shows_the_clock(design, entity, field)),
    )


def _shows_the_clock(design: Design, entity: Entity, field: Field) -> bool:
    """Whether operations write the moment or the day of the call into a field, and nothing else."""
    written = {
        effect.values[field.name]
        for operation in design.operations
        for effect in operation.effects
        if effect.entity == entity.name and field.name in effect.values
    } - {_ABSENT}
    return bool(written) and written <= _CLOCK
