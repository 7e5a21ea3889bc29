"""What values a field or an input may have: enums, ranges and defaults that make sense."""

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime

from generator.design.model import Field, Input

LARGEST = 10**12
"""Numbers beyond it are no amounts that anybody keeps; tools refuse them."""


def value_problems(item: Field | Input) -> Iterator[str]:
    """Yield what is wrong with the values, the range and the default of a field or an input."""
    if item.type == "enum":
        yield from _enum(item)
    yield from _bounds(item)


def _enum(field: Field | Input) -> Iterator[str]:
    if len(set(field.values)) < max(2, len(field.values)):
        yield f"{field.name} needs at least two values, each of them once: a | b"
    for value in field.values:
        if not re.fullmatch("[a-z0-9][a-z0-9_-]*", value):
            yield f"'{value}' is no value; values are single words in lower_case"
    if field.default not in (None, *field.values):
        yield f"default '{field.default}' is none of {', '.join(field.values)}"


def _bounds(item: Field | Input) -> Iterator[str]:
    low, high, default = item.minimum, item.maximum, item.default
    if any(abs(bound) > LARGEST for bound in (low, high) if bound is not None):
        yield f"{item.name} has a range beyond {LARGEST}; write a smaller one"
    if low is not None and high is not None and low > high:
        yield f"the range {low}..{high} is empty; write {high}..{low}"
    if default is None:
        return
    if item.type == "reference":
        yield f"{item.name} refers to a row, which has no default; leave 'default' out"
    elif item.type in ("day", "moment") and not (is_day if item.type == "day" else is_moment)(str(default)):
        yield f"default '{default}' is no {item.type}; write it like 2026-03-04{'T09:00' if item.type == 'moment' else ''}"
    elif item.type in ("integer", "money", "decimal") and not (
        (-LARGEST if low is None else low) <= default <= (LARGEST if high is None else high)
    ):
        yield f"default {default} is outside of the range {'' if low is None else low}..{'' if high is None else high}"


def is_day(text: str) -> bool:
    """Tell whether a text is a day of the calendar: ``2026-03-04``."""
    return bool(re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text)) and _reads(date.fromisoformat, text)


def is_moment(text: str) -> bool:
    """Tell whether a text is a minute of the calendar: ``2026-03-04T09:00``."""
    return bool(re.fullmatch("[0-9-]{10}T[0-9]{2}:[0-9]{2}", text)) and _reads(datetime.fromisoformat, text)


def _reads(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except ValueError:
        return False
    return True
