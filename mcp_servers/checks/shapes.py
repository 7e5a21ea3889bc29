"""Walking through JSON values."""

from collections.abc import Iterator, Mapping
from typing import Any

from mcp_servers.contracts import Json


def leaves(value: Json) -> Iterator[Json]:
    """Yield the scalars inside a value, in order."""
    if isinstance(value, dict):
        for item in value.values():
            yield from leaves(item)
    elif isinstance(value, list):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def subschemas(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the schemas inside a JSON schema, itself included; what properties are called is no part of them."""
    yield schema
    for word, value in schema.items():
        if word in ("properties", "patternProperties", "$defs"):
            for part in value.values():
                yield from subschemas(part)
        elif isinstance(value, Mapping):
            yield from subschemas(value)
        elif isinstance(value, list) and word in ("anyOf", "oneOf", "allOf", "prefixItems"):
            for part in value:
                yield from subschemas(part)


def objects(value: Json) -> Iterator[dict[str, Any]]:
    """Yield the objects inside a value, itself included, in order."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from objects(item)
