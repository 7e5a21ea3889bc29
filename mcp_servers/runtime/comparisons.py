"""Comparing one field of an answer with the truth. No comparison raises, whatever an agent answers."""

import unicodedata
from collections.abc import Callable
from datetime import datetime

from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json

DAY_LENGTH = len("2026-03-04")


def same_number(answer: Json, truth: Json, tolerance: float) -> bool:
    """Compare numbers; a boolean is none, and nothing is near to NaN."""
    try:
        return _is_number(answer) and _is_number(truth) and bool(abs(answer - truth) <= tolerance)
    except OverflowError:  # an integer beyond every float is near to no float
        return False


def same_text(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare text without regard to case, spacing and unicode form."""
    return isinstance(answer, str) and isinstance(truth, str) and _normal(answer) == _normal(truth)


def same_date(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare days or local moments in any ISO form; a day equals only a day."""
    if not isinstance(answer, str) or not isinstance(truth, str):
        return False
    try:
        return _moment(answer.strip()) == _moment(truth.strip())
    except ValueError:
        return False


def same_set(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare lists without regard to order; how often an item occurs counts, and text compares as text does."""
    both_lists = isinstance(answer, list) and isinstance(truth, list)
    return both_lists and sorted(map(dump_json, _plain(answer))) == sorted(map(dump_json, _plain(truth)))


def same_list(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare lists in order; text compares as text does."""
    return isinstance(answer, list) and isinstance(truth, list) and same_value(_plain(answer), _plain(truth))


def same_value(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare JSON values exactly; ``1`` is ``1.0`` but not ``true``."""
    if _is_number(answer) and _is_number(truth):
        return bool(answer == truth)
    return dump_json(answer) == dump_json(truth)


COMPARISONS: dict[str, Callable[[Json, Json, float], bool]] = {
    "equal": same_value,
    "number": same_number,
    "text": same_text,
    "date": same_date,
    "set": same_set,
    "list": same_list,
}


def _is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _normal(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _plain(value: Json) -> Json:
    if isinstance(value, str):
        return _normal(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


def _moment(text: str) -> tuple[datetime, bool]:
    """Return when it is, in the world's own zone, and whether it is a whole day."""
    return datetime.fromisoformat(text).replace(tzinfo=None), len(text) <= DAY_LENGTH
