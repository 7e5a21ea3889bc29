"""Filters of searches: what value of a filter a row has, and which rows it lets through."""

from collections.abc import Sequence
from dataclasses import dataclass

from generator.tasks.rows import Rows
from generator.tasks.signatures import Parameter
from generator.tasks.words import mentions
from mcp_servers.contracts import Json
from mcp_servers.runtime.values import shift


@dataclass(frozen=True)
class Filter:
    """A search filter with its value."""

    parameter: Parameter
    value: Json

    def admits(self, held: Json) -> bool:
        """Whether the filter lets a row with this value through, as its tool will."""
        match self.parameter.input.match:
            case "contains":
                return str(self.value).casefold() in str(held).casefold()
            case "at_least":
                return bool(held >= self.value)
            case "at_most":
                return bool(held <= self.value)
            case "on_day":
                return bool(held[:10] == self.value)
        return bool(held == self.value)

    def admitted(self, rows: Rows, entity: str, keys: Sequence[str]) -> list[str]:
        """Return those of an entity's rows that the filter lets through."""
        given, path = self.parameter.input, self.parameter.path
        if given.match == "matching":
            having = rows.having(entity, given.paths, str(self.value))
            return [key for key in keys if key in having]
        assert path is not None
        column = rows.column(path)
        return [key for key in keys if (held := column[key]) is not None and self.admits(held)]


def filter_of(rows: Rows, parameter: Parameter, key: str) -> Filter | None:
    """Return the filter that a row passes by its own value, rounded as a person would; ``None`` if it has no value.

    Words of a full text are chosen otherwise (``words_of``).
    """
    if parameter.input.match == "matching":
        return None
    value = rows.value(parameter.path, key) if parameter.path is not None else None
    if value is None:
        return None
    match parameter.input.match:
        case "on_day":
            value = value[:10]
        case "at_least":
            value = rounded(value, down=True)
        case "at_most":
            value = rounded(value, down=False)
    return Filter(parameter, bool(value) if parameter.input.type == "boolean" else value)


def words_of(rows: Rows, parameter: Parameter, key: str) -> list[Filter]:
    """Return the filters that a row passes by what its full text mentions."""
    if parameter.input.match != "matching" or parameter.path is None or parameter.path.references:
        return []
    text = rows.value(parameter.path, key)
    return [Filter(parameter, phrase) for phrase in mentions(str(text))] if text is not None else []


def matches(rows: Rows, entity: str, filters: Sequence[Filter]) -> list[str]:
    """Return the ids of the rows that all filters let through."""
    found = list(rows.of(entity))
    for item in filters:
        found = item.admitted(rows, entity, found)
    return found


def rounded(value: Json, *, down: bool) -> Json:
    """Move a number to two leading digits, a moment to the hour, away from the value; days stay."""
    if isinstance(value, str):
        if len(value) == 10 or value.endswith(":00"):
            return value
        hour = f"{value[:13]}:00"
        return hour if down else shift(hour, hours=1)
    step = 10 ** max(0, len(str(int(value))) - 2)
    return value // step * step if down else -(-value // step) * step
