"""What parts of a design may be called, and what their texts may hold: both end up in SQL and Python."""

import builtins
import keyword
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from generator.design.model import Design, Entity, Input, Operation

_HELPERS = frozenset(
    {"at_least", "at_most", "between", "days_between", "given", "minutes_between", "reads", "shift", "writes"}
)
"""Functions that tools call: a row, an input or a tool of such a name would hide one."""
_CALLED = frozenset({"any", "bool", "dict", "float", "int", "len", "list", "max", "min", "round", "str", "sum"})
"""Of Python's own names those that tools use."""
_WORLD = frozenset({"now", "today", "account", "self"})
"""What expressions call what is known everywhere."""

ROWS = "rows"
"""Module of a server that says what its rows hold; those of the tools are called like tables."""

Place = tuple[str | int, ...]
"""Where in the design: ``("operations", "book_seats", "guards", 2)``."""

Found = tuple[Place, str]
"""Where something is wrong, and what."""


def naming_problems(design: Design) -> Iterator[Found]:
    """Yield what is wrong with names and texts."""
    yield from _texts((), {"title": design.title, "about": design.description})
    yield from _entities(design)
    yield from _enums(design)
    for operation in design.operations:
        yield from _operation(design, operation)


@cache
def is_reserved(word: str) -> bool:
    """Tell whether a word means something to SQL, so that no table or column can have it as a name."""
    try:
        sqlite3.connect(":memory:").execute(f"CREATE TABLE {word} ({word} TEXT)").connection.close()
    except sqlite3.OperationalError:
        return True
    return False


def _entities(design: Design) -> Iterator[Found]:
    seen: dict[str, str] = {}
    for entity in design.entities:
        place: Place = ("entities", entity.name)
        for name in (entity.name, entity.plural, f"{entity.prefix}-"):
            if name in seen:
                yield place, f"'{name}' already belongs to {seen[name]}"
            seen[name] = entity.name
        yield from _spelling(place, entity.name)
        if keyword.iskeyword(entity.name) or entity.name == "id":
            yield place, f"'{entity.name}' is a reserved word; choose another name"
        yield from _name((*place, "keys", "plural"), entity.plural)
        if entity.plural == ROWS:
            yield (*place, "keys", "plural"), f"'{ROWS}' already means something; choose another name"
        if entity.name in _HELPERS:
            yield place, f"'{entity.name}' already means something; name the entity otherwise"
        if not re.fullmatch("[a-z][a-z0-9]", entity.prefix):
            yield (
                (*place, "keys", "prefix"),
                f"'{entity.prefix}' is no prefix; write two letters in lower case, or a letter and a digit",
            )
        yield from _texts((*place, "keys"), {"label": entity.label})
        yield from _fields(entity)


def _fields(entity: Entity) -> Iterator[Found]:
    for field in entity.fields:
        place: Place = ("entities", entity.name, field.name)
        yield from _name(place, field.name)
        yield from _texts(place, {"label": field.label})


def _enums(design: Design) -> Iterator[Found]:
    """Yield enums whose values would be called alike in code, as those of ``vpc.peering_state`` and ``vpc_peering.state``."""
    seen = {entity.name: f"rows of {entity.plural}" for entity in design.entities}
    for entity in design.entities:
        for field in entity.fields:
            if field.type == "enum":
                name, what = f"{entity.name}_{field.name}", f"values of {entity.name}.{field.name}"
                if name in seen:
                    yield (
                        ("entities", entity.name, field.name),
                        f"{what} and {seen[name]} are both '{name}'; rename one",
                    )
                seen[name] = what


def _operation(design: Design, operation: Operation) -> Iterator[Found]:
    place: Place = ("operations", operation.name)
    yield from _name(place, operation.name)
    if operation.name in _HELPERS | _CALLED:
        yield place, f"'{operation.name}' already means something; name the operation otherwise"
    if any(operation.name == entity.plural for entity in design.entities):
        yield place, f"'{operation.name}' is a table; name the operation otherwise"
    yield from _texts(place, {"does": operation.description})
    for item in operation.inputs:
        taken = {*keyword.kwlist, *dir(builtins), *_HELPERS, *_WORLD, "page", "db"}
        if item.name in taken:
            yield (*place, "inputs", item.name), f"'{item.name}' already means something; name the input otherwise"
        else:
            yield from _spelling((*place, "inputs", item.name), item.name)
        yield from _texts((*place, "inputs", item.name), {"label": item.label})
    for name in _twice(map(_parameter, operation.inputs)):
        stem = next(item.name for item in operation.inputs if _parameter(item) == name)
        yield (*place, "inputs", stem), f"two inputs are called '{name}'; name one otherwise, a filter with 'as name'"
    inputs = {item.name for item in operation.inputs}
    for name in operation.lets:
        if name in _WORLD | inputs or name in {*keyword.kwlist, *_HELPERS, *_CALLED}:
            yield (*place, "lets", name), f"'{name}' already means something; name the value otherwise"
        else:
            yield from _spelling((*place, "lets", name), name)
    for name in operation.measures:
        yield from _name((*place, "measures", name), name)


def _parameter(item: Input) -> str:
    return f"{item.name}_id" if item.type == "reference" else item.name


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


def _spelling(place: Place, name: str) -> Iterator[Found]:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        yield place, f"'{name}' is not a name in lower_case"


def _name(place: Place, name: str) -> Iterator[Found]:
    wrong = list(_spelling(place, name))
    yield from wrong
    if not wrong and (keyword.iskeyword(name) or is_reserved(name) or name == "id"):
        yield place, f"'{name}' is a reserved word; choose another name"


def _texts(place: Place, texts: dict[str, str]) -> Iterator[Found]:
    """Yield the texts that would end the docstring in which they are written, or begin an escape there."""
    for key, text in texts.items():
        if "\\" in text or '"""' in text or (key == "does" and text.endswith('"')):
            what = "a backslash" if "\\" in text else "three quotation marks" if '"""' in text else "a quotation mark"
            where = " at its end" if what == "a quotation mark" else ""
            yield (*place, key), f"the text cannot hold {what}{where}, for it is written into code; say it otherwise"
