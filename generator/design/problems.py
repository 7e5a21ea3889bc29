"""What is wrong with a design: unknown names, types that do not fit, values that are missing."""

import re
from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from functools import cache
from zoneinfo import available_timezones

from generator.design import syntax
from generator.design.expressions import Scope, check_expression, hint
from generator.design.model import Design, Effect, Entity, Field, Input, Operation
from generator.design.naming import Place, naming_problems
from generator.design.paths import find_path, shown_paths
from generator.design.scopes import (
    effect_scope,
    filter_scope,
    guarded_scope,
    input_names,
    require_boolean,
    row_scope,
    sample_scope,
)
from generator.design.syntax import ExpressionError
from generator.design.types import Type, row_type, value_type
from generator.design.values import is_moment, value_problems
from mcp_servers.contracts import InputError

_WITH_UNIT = re.compile(r"(\{(\w+)\} (cents|pence|euros|pounds|dollars)\b)")
"""A value in a phrase, and the unit that follows it."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong."""

    place: Place
    message: str


class DesignError(InputError):
    """Something that a design says cannot be carried out, which shows only when it is tried."""

    def __init__(self, place: Place, message: str) -> None:
        """Say what is wrong, and where in the design."""
        super().__init__(message)
        self.place = place


def find_problems(design: Design) -> Iterator[Problem]:
    """Check a whole design; a design without problems can be rendered."""
    yield from _clock(design)
    yield from (Problem(place, message) for place, message in naming_problems(design))
    for entity in design.entities:
        yield from _entity(design, entity)
    if design.account:
        yield from _try(("account",), _introduction, design)
    for operation in design.operations:
        yield from _operation(design, operation)


def _try(place: Place, check: Callable[..., object], *arguments: object) -> Iterator[Problem]:
    try:
        check(*arguments)
    except ExpressionError as error:
        yield Problem(place, str(error))


@cache
def _zones() -> Set[str]:
    """Return the time zones there are; to look for them takes longer than the rest of a design's checks."""
    return available_timezones()


def _clock(design: Design) -> Iterator[Problem]:
    if design.zone not in _zones():
        yield Problem(("zone",), f"there is no time zone '{design.zone}'; write one like Europe/Oslo")
    if not is_moment(design.now) or not 1900 <= int(design.now[:4]) <= 2200:
        yield Problem(("now",), f"'{design.now}' is no moment; write it like 2026-03-04T09:00")


def _entity(design: Design, entity: Entity) -> Iterator[Problem]:
    place: Place = ("entities", entity.name)
    names = [field.name for field in entity.fields]
    for field in entity.fields:
        yield from _field(design, entity, field)
    for key, named in (("title", [entity.title]), ("unique", [name for group in entity.unique for name in group])):
        for name in named:
            if name and name not in names:
                yield Problem((*place, "keys", key), f"{entity.name} has no field '{name}'{hint(name, names)}")
    for number, text in enumerate(entity.checks):
        yield from _try((*place, "checks", number), require_boolean, text, row_scope(design, entity))
    for number, text in enumerate(entity.invariants):
        yield from _try((*place, "invariants", number), require_boolean, text, row_scope(design, entity))


def _field(design: Design, entity: Entity, field: Field) -> Iterator[Problem]:
    place: Place = ("entities", entity.name, field.name)
    entities = [item.name for item in design.entities]
    if field.type == "reference" and field.target not in entities:
        yield Problem(place, f"there is no entity '{field.target}'{hint(field.target, entities)}")
    yield from (Problem(place, message) for message in value_problems(field))
    if field.long and (field.type != "text" or field.unique or field.name == entity.title):
        yield Problem(place, f"'{field.name}' cannot be long: only texts that are neither unique nor a title can")
    if field.sample:
        yield from _try(place, _assign, field.sample, field, sample_scope(design, entity, field.name))


def _introduction(design: Design) -> None:
    assert design.account
    if design.account.entity not in [entity.name for entity in design.entities]:
        raise ExpressionError(f"there is no entity '{design.account.entity}'")
    for text in braces(design.account.introduction):
        find_path(design, design.entity(design.account.entity), text)


def _operation(design: Design, operation: Operation) -> Iterator[Problem]:
    place: Place = ("operations", operation.name)
    names = [entity.name for entity in design.entities]
    for name in (operation.entity, *(item.target for item in operation.inputs if item.type == "reference")):
        if name not in names:
            yield Problem(place, f"there is no entity '{name}'{hint(name, names)}")
            return
    scope = Scope(design, input_names(design, operation))
    for name, text in operation.lets.items():
        try:
            scope = scope.with_names({name: check_expression(text, scope)})
        except ExpressionError as error:
            yield Problem((*place, "lets", name), str(error))
            return
    for number, guard in enumerate(operation.guards):
        yield from _try((*place, "guards", number), require_boolean, guard.expression, scope)
        try:
            scope = scope.assuming(syntax.parse(guard.expression))
        except ExpressionError:
            return
    if operation.writes:
        yield from _effects(design, operation)
    yield from _shown(design, operation)
    inputs = [item.name for item in operation.inputs]
    for item in operation.inputs:
        yield from (Problem((*place, "inputs", item.name), message) for message in value_problems(item))
    for number, text in enumerate(operation.asks):
        for name in braces(text):
            if name not in inputs:
                yield Problem((*place, "asks", number), f"'{{{name}}}' is no input{hint(name, inputs)}")
        for said, name, unit in _WITH_UNIT.findall(text):
            if any(item.name == name and item.type == "money" for item in operation.inputs):
                message = f"'{said}': an amount is said with its currency; leave '{unit}' out"
                yield Problem((*place, "asks", number), message)


def _effects(design: Design, operation: Operation) -> Iterator[Problem]:
    scope = guarded_scope(design, operation)
    for number, effect in enumerate(operation.effects):
        place = ("operations", operation.name, "effects", number)
        yield from _effect(place, design, effect, scope)
        if effect.kind == "create" and not effect.each:
            scope = scope.with_names({effect.entity: row_type(design.entity(effect.entity))})


def _effect(place: Place, design: Design, effect: Effect, scope: Scope) -> Iterator[Problem]:
    names = [entity.name for entity in design.entities]
    if effect.entity not in names:
        yield Problem(place, f"there is no entity '{effect.entity}'{hint(effect.entity, names)}")
        return
    entity = design.entity(effect.entity)
    try:
        inner = effect_scope(scope, effect)
        found = check_expression(effect.row, inner) if effect.row and effect.kind != "create" else row_type(entity)
    except ExpressionError as error:
        yield Problem(place, str(error))
        return
    if found != row_type(entity):
        yield Problem(place, f"'{effect.row}' is {found}, not a row of {entity.name}")
    fields = {field.name: field for field in entity.fields}
    for name, text in effect.values.items():
        inside = (*place, "values", name)
        if name not in fields:
            yield Problem(inside, f"{entity.name} has no field '{name}'{hint(name, list(fields))}")
            continue
        keeps = text in scope.names and scope.names[text].optional and effect.kind == "set"
        yield from _try(inside, _assign, text, fields[name], inner, keeps)
    if effect.kind == "create":
        for field in entity.fields:
            filled = field.default is not None or (field.generated and field.type in ("moment", "day"))
            if field.name not in effect.values and field.required and not filled:
                yield Problem(place, f"a new {entity.name} needs a value for '{field.name}'")


def _followed(design: Design, operation: Operation) -> None:
    """Check what is shown; what a search may leave empty, another tool would have to follow row by row."""
    for path in shown_paths(design, operation).values():
        absent = next((step.name for step in path.references[:-1] if not step.required), "")
        if absent and operation.kind != "search":
            raise ExpressionError(
                f"'{'.'.join(path.names)}' leads through '{absent}', which may be absent; show a field of '{absent}' itself"
            )


def _assign(text: str, field: Field, scope: Scope, may_be_absent: bool = False) -> None:
    found, wanted = check_expression(text, scope), value_type(field)
    needed = field.required and not may_be_absent
    if found.optional and needed and not scope.sampling:
        raise ExpressionError(f"'{text}' may be absent, but {field.name} is required")
    if not _fits(found, wanted):
        raise ExpressionError(f"'{text}' is {found}; {field.name} is {wanted}")
    literal = syntax.parse(text)
    value = getattr(literal, "value", None)
    if wanted.kind == "enum" and isinstance(value, str) and value not in wanted.values:
        raise ExpressionError(f"'{value}' is none of {', '.join(wanted.values)}")


def _fits(found: Type, wanted: Type) -> bool:
    if found.kind == "none":
        return True
    if {found.kind, wanted.kind} == {"text", "enum"}:
        return True
    if found.kind == wanted.kind == "enum":
        return set(found.values) <= set(wanted.values)
    return found.kind == wanted.kind and found.entity == wanted.entity and (wanted.decimal or not found.decimal)


def _shown(design: Design, operation: Operation) -> Iterator[Problem]:
    place: Place = ("operations", operation.name)
    entity = design.entity(operation.entity)
    yield from _try((*place, "returns"), _followed, design, operation)
    for item in operation.inputs:
        for text in item.paths:
            yield from _try((*place, "inputs", item.name), _filtered, design, entity, item, text)
    if operation.kind == "read":
        yield from _try((*place, "text"), _readable, entity, operation.text)
    for part, text in (("order", operation.order.removeprefix("-")), ("group", operation.group)):
        if text:
            yield from _try((*place, part), find_path, design, entity, text)
    for name, text in operation.measures.items():
        yield from _try((*place, "measures", name), measure_of, design, entity, text)
    if operation.where:
        yield from _try((*place, "where"), require_boolean, operation.where, filter_scope(design, operation))


def _filtered(design: Design, entity: Entity, item: Input, text: str) -> None:
    field = find_path(design, entity, text).field
    if item.match == "matching" and field.type != "text":
        raise ExpressionError(f"'{text}' is no text; words are looked for in texts")
    if field.long and item.match != "matching":
        raise ExpressionError(f"'{text}' is long; write '{text} matching' to look for words in it")


def _readable(entity: Entity, name: str) -> None:
    long = [field.name for field in entity.fields if field.long and field.required]
    if name not in long:
        raise ExpressionError(f"'{name}' is no long, required text of {entity.name}{hint(name, long)}")


def measure_of(design: Design, entity: Entity, text: str) -> tuple[str, str]:
    """Return the function and path of a report's measure, such as ``sum(price)``; the path of ``count()`` is empty.

    Raises:
        ExpressionError: It is not a measure, or its path does not exist.
    """
    found = re.fullmatch(r"(count|sum|min|max|average)\(([\w.]*)\)", text.replace(" ", ""))
    if not found or (found[1] == "count") != (found[2] == ""):
        raise ExpressionError(f"'{text}' is not a measure; write count(), sum(path), min, max or average(path)")
    if found[2]:
        path = find_path(design, entity, found[2])
        if found[1] in ("sum", "average") and path.field.type not in ("integer", "money", "decimal"):
            raise ExpressionError(f"'{found[2]}' is no number to {found[1]}")
    return found[1], found[2]


def braces(text: str) -> list[str]:
    """Return the names in braces of a phrase: ``book {seats} seats`` has ``seats``."""
    return re.findall(r"\{([\w.]+)\}", text)
