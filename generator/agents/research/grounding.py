"""Whether what a model read out of a page really stands there: its evidence in the page, its values in the evidence."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal

from generator.design.model import Entity, Field
from generator.design.paths import column
from mcp_servers.contracts import Json

_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\d+(?:[.,'\u2019 \u00a0\u202f]\d{3})*(?:[.,]\d+)?|\d+")
_MONTHS = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
           "december")  # fmt: skip


def plain(text: str) -> str:
    """Return the words of a text in one case and spelling, without punctuation."""
    words = _WORD.findall(unicodedata.normalize("NFKC", text).casefold())
    return f" {' '.join(words)} "


def ungrounded(entity: Entity, values: Mapping[str, Json], evidence: Sequence[str], page: str) -> str:
    """Return what of a row does not stand in its page, or nothing.

    Args:
        entity: The table.
        values: Column to value; a boolean is a reading of the evidence and stands nowhere itself.
        evidence: Passages of the page, word for word.
        page: The page as ``plain`` gives it.
    """
    for passage in evidence:
        if not plain(passage).strip() or plain(passage) not in page:
            return "its evidence does not stand in the page"
    names = {name: field for field in entity.fields for name in (field.name, column(field))}
    for name, value in values.items():
        field = names.get(name)
        if field and value is not None and not _stands(field, value, " \n ".join(evidence)):
            return f"{field.name} does not stand in its evidence"
    return ""


def _stands(field: Field, value: Json, evidence: str) -> bool:
    if isinstance(value, bool):
        return field.type == "boolean"
    if isinstance(value, int | float):
        wanted = Decimal(str(value)) / (100 if field.type == "money" else 1)
        return any(abs(number) == abs(wanted) for number in _numbers(evidence))
    if not isinstance(value, str):
        return False
    if field.type in ("day", "moment"):
        return _date_stands(value, evidence)
    return bool(plain(value).strip()) and plain(value) in plain(evidence)


def _numbers(text: str) -> Iterator[Decimal]:
    """Yield the numbers of a text, in each way in which their points and commas may be meant."""
    for written in _NUMBER.findall(unicodedata.normalize("NFKC", text)):
        bare = re.sub(r"[\s'\u2019]", "", written)
        for reading in (bare.replace(",", ""), bare.replace(".", "").replace(",", "."), re.sub(r"[.,]", "", bare)):
            if reading.count(".") < 2:
                yield Decimal(reading)


def _date_stands(value: str, evidence: str) -> bool:
    """Tell whether a date stands in a text: day, year, the month as a number or by its English name, and the time."""
    try:
        day = date.fromisoformat(value[:10])
    except ValueError:
        return False
    words = plain(evidence).split()
    numbers = {int(word) for word in re.findall(r"\d+", evidence)}
    month = _MONTHS[day.month - 1]
    named = any(word in (month, month[:3]) for word in words)
    return {day.day, day.year} <= numbers and (named or day.month in numbers) and value[11:] in evidence
