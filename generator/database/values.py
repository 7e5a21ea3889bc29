"""Plausible values of one field, when nothing but its type, range and name is known."""

from datetime import date, timedelta

from generator.database.streams import Stream
from generator.design.model import Field
from mcp_servers.contracts import Json
from mcp_servers.runtime.values import days_between, shift

DAY_LENGTH = len("2026-03-04")

OPENS, CLOSES = 8, 18
"""Office hours: moments are drawn on quarter hours between them."""


def sample_value(field: Field, stream: Stream, now: str, closed: dict[str, str]) -> Json:
    """Draw a value for any type but text and reference.

    Args:
        field: The field.
        stream: Where chance comes from.
        now: The world's clock.
        closed: Days of the year (``06-21``) on which nothing is dated.
    """
    if field.default is not None and field.type != "enum" and stream.chance(60):
        return field.default
    if field.type == "enum":
        return sample_enum(field, stream)
    if field.type == "boolean":
        return stream.chance(70)
    if field.type == "money":
        return sample_price(field.minimum or 0, field.maximum or max(20000, 10 * (field.minimum or 0)), stream)
    if field.type in ("integer", "decimal"):
        low = field.minimum if field.minimum is not None else 1
        number = sample_number(low, field.maximum if field.maximum is not None else low + 19, stream)
        return number if field.type == "integer" else number + stream.integer(0, 9) / 10
    past = field.generated or field.name.endswith(("ed_at", "ed_on"))
    moment = sample_moment(shift(now, days=-120 if past else -30), now if past else shift(now, days=45), stream, closed)
    return moment[:10] if field.type == "day" else moment


def sample_enum(field: Field, stream: Stream) -> str:
    """Draw one of the values; earlier ones are more common, and most rows stand at the start of a lifecycle."""
    power = 2 if field.moves else 1
    return stream.pick_weighted(field.values, [3600 // (rank + 1) ** power for rank in range(len(field.values))])


def sample_number(low: int, high: int, stream: Stream) -> int:
    """Draw an integer; wide ranges have many small and few large values, and large ones are round."""
    if high < 4 * max(low, 1):
        return stream.integer(low, high)
    number = stream.skewed(low, high)
    step = 1 if number < 50 else 5 if number < 500 else 50 if number < 5000 else 500
    return max(low, number // step * step)


def sample_price(low: int, high: int, stream: Stream) -> int:
    """Draw a price in minor units that looks like one: 4.50, 12.95, 180.00, 1,250.00."""
    amount = stream.skewed(low, high)
    if amount < 10_000:
        price = amount // 100 * 100 + stream.pick((0, 0, 50, 90, 95))
    elif amount < 100_000:
        price = amount // 500 * 500
    else:
        price = amount // 5000 * 5000
    return min(max(price, low), high)


def sample_moment(start: str, end: str, stream: Stream, closed: dict[str, str]) -> str:
    """Draw a quarter hour between two moments: in office hours of a day that is not closed, where they leave a choice."""
    length = days_between(start, end)
    if length < 2:
        quarters = [shift(start, minutes=15 * number) for number in range(96 * (length + 1))]
        inside = [moment for moment in quarters if start <= moment <= end]
        return stream.pick(inside) if inside else start
    day = sample_day(shift(start[:10], days=1), shift(end[:10], days=-1), stream, closed)
    return f"{day}T{stream.integer(OPENS, CLOSES - 1):02}:{15 * stream.integer(0, 3):02}"


def sample_day(first: str, last: str, stream: Stream, closed: dict[str, str]) -> str:
    """Draw a day between two, both included: no Sunday and no closed one, where they leave a choice."""
    start = date.fromisoformat(first)
    day = first
    for _ in range(20):
        chosen = start + timedelta(days=stream.integer(0, days_between(first, last)))
        day = chosen.isoformat()
        if chosen.weekday() < 6 and day[5:] not in closed:
            return day
    return day
