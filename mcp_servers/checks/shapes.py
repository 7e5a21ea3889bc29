"""Walking through JSON values."""

from collections.abc import Iterator
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


def objects(value: Json) -> Iterator[dict[str, Any]]:
    """Yield the objects inside a value, itself included, in order."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from objects(item)
