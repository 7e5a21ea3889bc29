"""Comparing one field of an answer with the truth."""

import unicodedata
from collections.abc import Callable
from datetime import datetime

from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json


def same_number(answer: Json, truth: Json, tolerance: float) -> bool:
    """Compare numbers; a boolean is none."""
    numbers = isinstance(answer, int | float) and isinstance(truth, int | float)
    return numbers and not isinstance(answer, bool) and abs(answer - truth) <= tolerance


def same_text(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare text without regard to case, spacing and unicode form."""
    return isinstance(answer, str) and isinstance(truth, str) and _normal(answer) == _normal(truth)


def same_date(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare days or moments in any ISO form; a day equals only a day."""
    try:
        return _moment(answer) == _moment(truth)
    except (TypeError, ValueError):
        return False


def same_set(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare lists without regard to order."""
    both_lists = isinstance(answer, list) and isinstance(truth, list)
    return both_lists and sorted(map(dump_json, answer)) == sorted(map(dump_json, truth))


def same_value(answer: Json, truth: Json, _: float = 0.0) -> bool:
    """Compare JSON values; ``1`` is not ``true``."""
    return dump_json(answer) == dump_json(truth)


COMPARISONS: dict[str, Callable[[Json, Json, float], bool]] = {
    "equal": same_value,
    "number": same_number,
    "text": same_text,
    "date": same_date,
    "set": same_set,
    "list": same_value,
}


def _normal(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _moment(text: str) -> tuple[datetime, bool]:
    return datetime.fromisoformat(text.strip()).replace(tzinfo=None), len(text.strip()) <= 10
