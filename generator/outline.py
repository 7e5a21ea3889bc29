"""What stages count and refuse, as lines that people read."""

from collections.abc import Iterator, Mapping

from mcp_servers.contracts import Json


def outline(name: str, value: Json, depth: int = 0) -> Iterator[str]:
    """Yield the lines of a nested report, two blanks deeper at each level; what holds nothing is ``none``.

    Args:
        name: Of the value.
        value: Mappings go one a line down to those of plain values, which stand in one; of a list each item has a line.
        depth: Level, from 0.
    """
    begin = f"{'  ' * depth}{name}:"
    if not isinstance(value, (dict, list)) or not value or _is_flat(value):
        yield f"{begin} {phrase(value)}"
        return
    yield begin
    if isinstance(value, dict):
        for key, part in value.items():
            yield from outline(key, part, depth + 1)
    else:
        yield from (f"{'  ' * (depth + 1)}- {phrase(item)}" for item in value)


def phrase(value: Json) -> str:
    """Return a value in one line: ``guard 37, filter 56`` for a mapping."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {phrase(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(map(phrase, value)) or "none"
    return str(value)


def _is_flat(value: Json) -> bool:
    """Say whether a mapping holds plain values alone."""
    return isinstance(value, dict) and not any(isinstance(part, (dict, list)) for part in value.values())
