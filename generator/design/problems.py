"""What is wrong with a design: unknown names, types that do not fit, values that are missing."""

import builtins
import keyword
import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from zoneinfo import available_timezones

from generator.design import syntax
from generator.design.expressions import Scope, check_expression, hint
from generator.design.model import Design, Effect, Entity, Field, Input, Operation
from generator.design.paths import find_path, shown_paths
from generator.design.scopes import (
    effect_scope,
    filter_scope,
    guarded_scope,
    operation_scope,
    require_boolean,
    row_scope,
    sample_scope,
)
from generator.design.syntax import ExpressionError
from generator.design.types import Type, row_type, value_type

_HELPERS = {"at_least", "at_most", "between", "days_between", "given", "minutes_between", "reads", "shift", "writes"}
"""Functions that tools call: a row or an input of such a name would hide one."""

Place = tuple[str | int, ...]
"""Where in the design: ``("operations", "book_seats", "guards", 2)``."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong."""

    place: Place
    message: str


def find_problems(design: Design) -> Iterator[Problem]:
    """Check a whole design; a design without problems can be rendered."""
    yield from _clock(design)
    yield from _names(design)
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


def _clock(design: Design) -> Iterator[Problem]:
    if design.zone not in available_timezones():
        yield Problem(("zone",), f"there is no time zone '{design.zone}'; write one like Europe/Oslo")
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d", design.now):
        yield Problem(("now",), f"'{design.now}' is no moment; write it like 2026-03-04T09:00")


def _names(design: Design) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for entity in design.entities:
        for name in (entity.name, entity.plural, f"{entity.prefix}-"):
            if name in seen:
                yield Problem(("entities", entity.name), f"'{name}' already belongs to {seen[name]}")
            seen[name] = entity.name
        yield from _name(("entities", entity.name), entity.plural)
        if entity.name in _HELPERS:
            yield Problem(
                ("entities", entity.name), f"'{entity.name}' already means something; name the entity otherwise"
            )
        for field in entity.fields:
            yield from _name(("entities", entity.name, field.name), field.name)
    for operation in design.operations:
        yield from _name(("operations", operation.name), operation.name)
        for item in operation.inputs:
            if item.name in {
                *keyword.kwlist,
                *dir(builtins),
                *_HELPERS,
                "now",
                "today",
                "account",
                "self",
                "page",
                "db",
            }:
                yield Problem(
                    ("operations", operation.name, "inputs", item.name),
                    f"'{item.name}' already means something; name the input otherwise",
                )


def _name(place: Place, name: str) -> Iterator[Problem]:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        yield Problem(place, f"'{name}' is not a name in lower_case")
    elif keyword.iskeyword(name) or is_reserved(name) or name == "id":
        yield Problem(place, f"'{name}' is a reserved word; choose another name")


@cache
def is_reserved(word: str) -> bool:
    """Tell whether a word means something to SQL, so that no table or column can have it as a name."""
    try:
        sqlite3.connect(":memory:").execute(f"CREATE TABLE {word} ({word} TEXT)").connection.close()
    except sqlite3.OperationalError:
        return True
    return False


def _entity(design: Design, entity: Entity) -> Iterator[Problem]:
    place: Place = ("entities", entity.name)
    names = [field.name for field in entity.fields]
    for field in entity.fields:
        yield from _field(design, entity, field)
    for name in (entity.title, *(name for group in entity.unique for name in group)):
        if name and name not in names:
            yield Problem(place, f"{entity.name} has no field '{name}'{hint(name, names)}")
    for number, text in enumerate(entity.checks):
        yield from _try((*place, "checks", number), require_boolean, text, row_scope(design, entity))
    for number, text in enumerate(entity.invariants):
        yield from _try((*place, "invariants", number), require_boolean, text, row_scope(design, entity))


def _field(design: Design, entity: Entity, field: Field) -> Iterator[Problem]:
    place: Place = ("entities", entity.name, field.name)
    entities = [item.name for item in design.entities]
    if field.type == "reference" and field.target not in entities:
        yield Problem(place, f"there is no entity '{field.target}'{hint(field.target, entities)}")
    if field.type == "enum" and len(field.values) < 2:
        yield Problem(place, f"{field.name} needs at least two values: a | b")
    if field.type == "enum" and field.default not in (None, *field.values):
        yield Problem(place, f"default '{field.default}' is none of {', '.join(field.values)}")
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
    try:
        scope = operation_scope(design, operation)
    except ExpressionError as error:
        yield Problem((*place, "lets"), str(error))
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
    for text in operation.asks:
        for name in braces(text):
            if name not in inputs:
                yield Problem((*place, "asks"), f"'{{{name}}}' is no input{hint(name, inputs)}")


def _effects(design: Design, operation: Operation) -> Iterator[Problem]:
    scope = guarded_scope(design, operation)
    for number, effect in enumerate(operation.effects):
        place = ("operations", operation.name, "effects", number)
        yield from _try(place, _effect, design, effect, scope)
        if effect.kind == "create" and not effect.each:
            scope = scope.with_names({effect.entity: row_type(design.entity(effect.entity))})


def _effect(design: Design, effect: Effect, scope: Scope) -> None:
    names = [entity.name for entity in design.entities]
    if effect.entity not in names:
        raise ExpressionError(f"there is no entity '{effect.entity}'{hint(effect.entity, names)}")
    entity = design.entity(effect.entity)
    inner = effect_scope(scope, effect)
    if effect.row and effect.kind != "create":
        found = check_expression(effect.row, inner)
        if found != row_type(entity):
            raise ExpressionError(f"'{effect.row}' is {found}, not a row of {entity.name}")
    fields = {field.name: field for field in entity.fields}
    for name, text in effect.values.items():
        if name not in fields:
            raise ExpressionError(f"{entity.name} has no field '{name}'{hint(name, list(fields))}")
        keeps = text in scope.names and scope.names[text].optional and effect.kind == "set"
        _assign(text, fields[name], inner, may_be_absent=keeps)
    if effect.kind == "create":
        for field in entity.fields:
            filled = field.default is not None or (field.generated and field.type in ("moment", "day"))
            if field.name not in effect.values and field.required and not filled:
                raise ExpressionError(f"a new {entity.name} needs a value for '{field.name}'")


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
    yield from _try((*place, "returns"), shown_paths, design, operation)
    for item in operation.inputs:
        for text in item.paths:
            yield from _try((*place, "inputs", item.name), _filtered, design, entity, item, text)
    if operation.kind == "read":
        yield from _try((*place, "text"), _readable, entity, operation.text)
    for part, text in (("order", operation.order.removeprefix("-")), ("group", operation.group)):
        if text:
            yield from _try((*place, part), find_path, design, entity, text)
    for text in operation.measures.values():
        yield from _try((*place, "measures"), measure_of, design, entity, text)
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
