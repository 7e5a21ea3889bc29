"""Plausible wrong values: what a careless agent might have given instead of the right one."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from itertools import islice

from mcp_servers.checks.knowledge import Knowledge
from mcp_servers.contracts import Json
from mcp_servers.runtime.values import shift

PER_VALUE = 2


def variants(value: Json, schema: Mapping[str, Json], knowledge: Knowledge, most: int = PER_VALUE) -> list[Json]:
    """Return up to ``most`` other values that fit the place of ``value``, always the same ones.

    Args:
        value: The right value.
        schema: JSON schema of its place; may be empty.
        knowledge: Where other keys and other texts come from.
        most: How many to return at most.
    """
    return list(islice((other for other in _others(value, schema, knowledge) if other != value), most))


def _others(value: Json, schema: Mapping[str, Json], knowledge: Knowledge) -> Iterator[Json]:
    if "enum" in schema:
        yield from schema["enum"]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield value + 1
        if value >= 1:
            yield value - 1
        yield value + 10
    elif isinstance(value, str):
        yield from _other_texts(value, knowledge)
    elif isinstance(value, list):
        yield from _other_lists(value, schema, knowledge)
    elif isinstance(value, dict):
        yield from _other_objects(value, schema, knowledge)


def _other_texts(value: str, knowledge: Knowledge) -> Iterator[str]:
    if knowledge.table_of(value):
        yield from knowledge.other_keys(value)
    elif is_time(value):
        for days in (1, -1, 7):
            yield moved(value, days=days)
    else:
        yield from islice(knowledge.other_values(value), PER_VALUE - 1)
        yield f"{value} II"


def _other_lists(value: list[Json], schema: Mapping[str, Json], knowledge: Knowledge) -> Iterator[Json]:
    if value:
        yield value[:-1]
        for other in variants(value[0], schema.get("items", {}), knowledge, 1):
            yield [other, *value[1:]]
        yield [*value, value[0]]


def _other_objects(value: dict[str, Json], schema: Mapping[str, Json], knowledge: Knowledge) -> Iterator[Json]:
    for name, item in value.items():
        for other in variants(item, schema.get("properties", {}).get(name, {}), knowledge, 1):
            yield {**value, name: other}


def moved(value: str, *, days: int = 0, minutes: int = 0) -> str:
    """Return another day or moment; the same one where there is none so far off."""
    try:
        return shift(value, days=days, minutes=minutes)
    except OverflowError:
        return value


def is_time(value: str) -> bool:
    """Whether a text is a day or a moment in ISO form."""
    try:
        datetime.fromisoformat(value)
    except ValueError:
        return False
    return "-" in value
