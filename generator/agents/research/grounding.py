"""Whether what a model read out of a page really stands there: its evidence in the page, its values in the evidence."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from generator.design.model import Entity, Field
from generator.design.paths import column
from mcp_servers.contracts import Json

_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\d+(?:[.,'\u2019 ]\d{3})*(?:[.,]\d+)?")
_BLANKS = re.compile(r"[\s'\u2019]")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NAMED = rf"({'|'.join(_MONTHS)})[a-z]*\.?"
_DATES = tuple(
    (re.compile(pattern, re.I), order)
    for pattern, order in (
        (r"(\d{4})[-/.](\d\d?)[-/.](\d\d?)", "ymd"),
        (r"(\d\d?)[-/.](\d\d?)[-/.](\d{4})", "dmy"),
        (r"(\d\d?)[-/.](\d\d?)[-/.](\d{4})", "mdy"),
        (rf"(\d\d?)(?:st|nd|rd|th|\.)?\s+(?:of\s+)?{_NAMED}\s+(\d{{4}})", "dmy"),
        (rf"{_NAMED}\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{{4}})", "mdy"),
    )
)
"""How dates are written, and in which order day, month and year then stand; a month may have its English name."""


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
    """Yield the numbers of a text, in each way in which their points, commas and blanks may be meant."""
    for written in _NUMBER.findall(unicodedata.normalize("NFKC", text)):
        bare = _BLANKS.sub("", written)
        readings = [bare.replace(",", ""), bare.replace(".", "").replace(",", "."), re.sub(r"[.,]", "", bare)]
        for reading in readings + re.split(r"[^\d.]+", written):
            if re.fullmatch(r"\d+(?:\.\d+)?", reading):
                yield Decimal(reading)


def _date_stands(value: str, evidence: str) -> bool:
    """Tell whether a day stands in a text, and of a moment also its time."""
    wanted = {"y": value[:4], "m": value[5:7], "d": value[8:10]}
    written = (
        dict(zip(order, found.groups(), strict=True))
        for pattern, order in _DATES
        for found in pattern.finditer(evidence)
    )
    return value[11:] in evidence and any(
        {part: _two_digits(text) for part, text in date.items()} == wanted for date in written
    )


def _two_digits(text: str) -> str:
    """Return a day, month or year as dates are stored: months by number, and with a leading zero."""
    number = text if text.isdigit() else str(_MONTHS.index(text.lower()) + 1)
    return number.zfill(2)
