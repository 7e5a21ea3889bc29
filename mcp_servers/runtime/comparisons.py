"""Comparing one field of an answer with the truth. No comparison raises, whatever an agent answers."""

import re
import unicodedata
from collections.abc import Callable
from datetime import date, datetime, time, timedelta

from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json

_ORDINAL = re.compile(r"([0-9]{4})-?([0-9]{3})(?:[Tt ](.+))?")
"""A day by its number in the year, which Python does not read: 2026-063."""


def is_number(value: Json) -> bool:
    """Whether a value is a number; a boolean is none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def same_number(answer: Json, truth: Json, tolerance: float) -> bool:
    """Compare numbers; a boolean is none, and nothing is near to NaN."""
    try:
        return is_number(answer) and is_number(truth) and bool(abs(answer - truth) <= tolerance)
    except OverflowError:  # an integer beyond every float is near to no float
        return False


def same_text(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare text without regard to case, spacing and unicode form; text that is a date compares as dates do."""
    both_text = isinstance(answer, str) and isinstance(truth, str)
    return both_text and (_normal(answer) == _normal(truth) or same_date(answer, truth))


def same_date(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare days or local moments in any ISO form; a day equals only a day."""
    if not isinstance(answer, str) or not isinstance(truth, str):
        return False
    try:
        return _moment(answer.strip()) == _moment(truth.strip())
    except ValueError:
        return False


def same_set(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare lists without regard to order; how often an item occurs counts, text and dates compare as they do alone."""
    both_lists = isinstance(answer, list) and isinstance(truth, list)
    return both_lists and sorted(map(dump_json, _plain(answer))) == sorted(map(dump_json, _plain(truth)))


def same_list(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare lists in order; text and dates compare as they do alone."""
    return isinstance(answer, list) and isinstance(truth, list) and same_value(_plain(answer), _plain(truth))


def same_value(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare JSON values exactly; ``1`` is ``1.0`` but not ``true``."""
    return dump_json(_whole(answer)) == dump_json(_whole(truth))


def spelled_as(answer: Json, truth: Json) -> Json:
    """Return an answer with its texts, dates and numbers written as in the truth, where they are the same."""
    if isinstance(answer, dict) and isinstance(truth, dict):
        return {name: spelled_as(item, truth[name]) if name in truth else item for name, item in answer.items()}
    if isinstance(answer, list) and isinstance(truth, list) and len(answer) == len(truth):
        return [spelled_as(one, other) for one, other in zip(answer, truth, strict=True)]
    return truth if same_text(answer, truth) or same_number(answer, truth, 0.0) else answer


COMPARISONS: dict[str, Callable[[Json, Json, float], bool]] = {
    "equal": same_value,
    "number": same_number,
    "text": same_text,
    "date": same_date,
    "set": same_set,
    "list": same_list,
}


def _normal(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _plain(value: Json) -> Json:
    """Return a value in which texts and dates that count as the same are the same."""
    if isinstance(value, str):
        try:
            moment, whole_day = _moment(value.strip())
        except ValueError:
            return _normal(value)
        return moment.date().isoformat() if whole_day else moment.isoformat()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return _whole(value)


def _whole(value: Json) -> Json:
    """Return a value in which whole numbers are integers."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return value


def _moment(text: str) -> tuple[datetime, bool]:
    """Return when it is, in the world's own zone, and whether it is a whole day."""
    ordinal = _ORDINAL.fullmatch(text)
    written = (
        _day_of_year(int(ordinal[1]), int(ordinal[2])) + (f"T{ordinal[3]}" if ordinal[3] else "") if ordinal else text
    )
    try:
        return datetime.combine(date.fromisoformat(written), time()), True
    except ValueError:
        return datetime.fromisoformat(written.upper()).replace(tzinfo=None), False


def _day_of_year(year: int, number: int) -> str:
    first = date(year, 1, 1)
    if not 1 <= number <= (date(year, 12, 31) - first).days + 1:
        raise ValueError(f"{year} has no day {number}")
    return (first + timedelta(days=number - 1)).isoformat()
