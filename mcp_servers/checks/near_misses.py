"""Near misses: answers that are almost the true one, which a lenient judge lets pass."""

from collections.abc import Iterator, Mapping

from mcp_servers.checks.variants import is_time, moved
from mcp_servers.contracts import Json
from mcp_servers.runtime.comparisons import same_number, same_text


def near_misses(value: Json, schema: Mapping[str, Json], tolerance: float = 0.0) -> Iterator[Json]:
    """Yield values that are a little off, none of which counts as the same.

    Args:
        value: The true one.
        schema: JSON schema of its place; may be empty.
        tolerance: How far off a number may be.
    """
    if "enum" in schema:
        yield from (other for other in schema["enum"] if other != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield from (other for other in _numbers(value, schema, tolerance) if not same_number(other, value, tolerance))
    elif isinstance(value, str):
        others = _times(value) if is_time(value) else _texts(value)
        yield from (other for other in others if not same_text(other, value))
    elif isinstance(value, list):
        yield from _lists(value, schema, tolerance)
    elif isinstance(value, dict):
        for name, item in value.items():
            part = schema.get("properties", {}).get(name, {})
            yield from ({**value, name: other} for other in near_misses(item, part, tolerance))


def _numbers(value: float, schema: Mapping[str, Json], tolerance: float) -> Iterator[float]:
    """Yield neighbours, what has the same last or first digits, and the opposite."""
    step = int(tolerance) + 1
    yield from (value + step, value - step, value + 10 * step, value - 10 * step, value * 10, -value)
    if schema.get("type") != "integer":
        near = tolerance + 0.01
        yield from (value + near, value - near, value * 1.004 + tolerance, value * 0.996 - tolerance)


def _times(value: str) -> Iterator[str]:
    """Yield the days before and after, the same day of another year, and of a moment the times before and after."""
    yield from (moved(value, days=days) for days in (1, -1, 7))
    if value[5:10] != "02-29" and value[:4] != "9999":
        yield f"{int(value[:4]) + 1:04}{value[4:]}"
    if len(value) > len("2026-03-04"):
        yield from (moved(value, minutes=minutes) for minutes in (1, -1, 60, -60))


def _texts(value: str) -> Iterator[str]:
    """Yield the text cut at either end, with more at either end, its first and last word, and with two letters swapped."""
    yield from (value[:-1], value[1:], f"{value} too", f"the {value}", f"{value[1:2]}{value[:1]}{value[2:]}")
    yield from (value.split()[:1] + value.split()[-1:]) if " " in value else ()


def _lists(value: list[Json], schema: Mapping[str, Json], tolerance: float) -> Iterator[Json]:
    """Yield the list without its first or last item, with one twice, and with a near miss of its first or last item."""
    if not value:
        return
    yield from (value[:-1], value[1:], [*value, value[0]], [*value, value[-1]])
    part = schema.get("items", {})
    yield from ([other, *value[1:]] for other in near_misses(value[0], part, tolerance))
    yield from ([*value[:-1], other] for other in near_misses(value[-1], part, tolerance))
