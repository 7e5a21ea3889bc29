"""Types of tool parameters and arithmetic on the world's days and moments."""

from datetime import datetime, timedelta
from typing import Annotated, Any, Generic, NotRequired, TypeVar

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

from mcp_servers.contracts import Json, Refused


def _on_the_calendar(text: str) -> str:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise PydanticCustomError("not_on_the_calendar", "no such day or time") from None
    return text


# Whether a day exists is validated, beyond the published pattern, which only describes the form.
Day = Annotated[
    str,
    Field(pattern=r"^\d{4}-\d{2}-\d{2}$", json_schema_extra={"format": "date"}),
    AfterValidator(_on_the_calendar),
]
"""A calendar day that exists, ``2026-03-04``."""

Moment = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$"), AfterValidator(_on_the_calendar)]
"""Local time to the minute on a day that exists, ``2026-03-04T09:00``."""

PageNumber = Annotated[int, Field(ge=1)]
"""Pages count from 1."""

Text = Annotated[str, Field(min_length=1, max_length=500)]
"""Text that somebody writes into a row."""

Item = TypeVar("Item")

_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


class Page(TypedDict, Generic[Item]):
    """Part of a search result. ``total`` counts all rows found; ``next_page`` is absent on the last page."""

    items: list[Item]
    total: int
    next_page: NotRequired[int]


def between(low: int, high: int) -> Any:
    """Limit a number parameter: ``seats: Annotated[int, between(1, 6)]``."""
    return Field(ge=low, le=high)


def at_least(low: int) -> Any:
    """Limit a number parameter from below: ``amount: Annotated[int, at_least(0)]``."""
    return Field(ge=low)


def at_most(high: int) -> Any:
    """Limit a number parameter from above."""
    return Field(le=high)


def shift(moment: str, *, days: int = 0, hours: int = 0, minutes: int = 0) -> str:
    """Move a moment, or a day by whole days, and keep its form.

    Raises:
        Refused: The years 1 to 9999 do not reach that far: somebody asked for a time out of all reason.
    """
    try:
        moved = datetime.fromisoformat(moment) + timedelta(days=days, hours=hours, minutes=minutes)
    except OverflowError:
        raise Refused("That time is beyond the calendar.") from None
    return moved.date().isoformat() if len(moment) == 10 else moved.isoformat(timespec="minutes")


def minutes_between(start: str, end: str) -> int:
    """Return the minutes from ``start`` to ``end``, both days or moments; negative when ``end`` comes first."""
    return int((datetime.fromisoformat(end) - datetime.fromisoformat(start)).total_seconds() // 60)


def days_between(start: str, end: str) -> int:
    """Return the calendar days from ``start`` to ``end``, both days or moments; negative when ``end`` comes first."""
    return (datetime.fromisoformat(end[:10]) - datetime.fromisoformat(start[:10])).days


def say_moment(moment: str) -> str:
    """Return ``2026-03-04T09:00`` as ``Wednesday 4 March 2026, 09:00``, whatever the locale."""
    at = datetime.fromisoformat(moment)
    return f"{_DAYS[at.weekday()]} {at.day} {_MONTHS[at.month - 1]} {at.year}, {at:%H:%M}"


def given(**values: Json) -> dict[str, Json]:
    """Return the values that are not ``None``: the columns that a change was given for."""
    return {name: value for name, value in values.items() if value is not None}
