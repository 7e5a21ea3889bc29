"""What the words of an instruction can mean: each rule of a slot turned into the values that a reader may take from it.

Reading is independent of whatever wrote the words, so that a slip in the writing shows.
"""

import re
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal

from mcp_servers.contracts import Json, Slot

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_NEAR = {"yesterday": -1, "today": 0, "tonight": 0, "tomorrow": 1, "the day after tomorrow": 2}
_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_WORDS = {
    **{word: number for number, word in enumerate(_SMALL)},
    **{word: 10 * number for number, word in enumerate(_TENS, start=2)},
    **{"a": 1, "an": 1, "once": 1, "twice": 2, "both": 2, "a couple": 2, "a dozen": 12, "no": 0},
}
_MINOR_UNITS = re.compile(r"\b(cents?|øre|öre|pence|rappen|minor units?)\b|\d\s*(p|ct)\b", re.IGNORECASE)
_TIME = re.compile(r"\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|o'clock)?\b|\b(noon|midnight)\b", re.IGNORECASE)


def states(slot: Slot, now: str) -> bool:
    """Whether the words of a slot state its value by its rule; a rule of ``schema`` needs no words.

    Args:
        slot: The slot.
        now: The task's start, for words such as "tomorrow".
    """
    return slot.rule == "schema" or _RULES[slot.rule](slot.said, slot.value, now)


def read_days(said: str, now: str) -> set[str]:
    """Return the days that some words may mean: ISO, "4 March 2026", "March 4", "tomorrow", "in three days", "Friday"."""
    today = date.fromisoformat(now[:10])
    words = " ".join(said.casefold().replace(",", " ").split())
    days = {today + timedelta(days=shift) for near, shift in _NEAR.items() if re.search(rf"\b{near}\b", words)}
    for year, month, day in re.findall(r"\b(\d{4})-(\d{2})-(\d{2})\b", words):
        days |= _valid(int(year), int(month), int(day))
    month = "(" + "|".join(_MONTHS) + r")[a-z]*\.?"
    for pattern, order in ((rf"\b(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? {month}(?: (\d{{4}}))?", (2, 1, 0)),
                           (rf"\b{month} (\d{{1,2}})(?:st|nd|rd|th)?\b(?: (\d{{4}}))?", (2, 0, 1))):  # fmt: skip
        for groups in re.findall(pattern, words):
            year, name, number = (groups[place] for place in order)
            years = [int(year)] if year else [today.year, today.year + 1, today.year - 1]
            days |= set().union(*(_valid(item, _MONTHS.index(name) + 1, int(number)) for item in years))
    for count, unit in re.findall(r"\bin (\w+) (day|week)s?\b", words):
        days |= {today + timedelta(days=int(number) * (7 if unit == "week" else 1)) for number in read_numbers(count)}
    if not days:
        for place, weekday in enumerate(_WEEKDAYS):
            if re.search(rf"\b{weekday}\b", words):
                days.add(today + timedelta(days=(place - today.weekday() - 1) % 7 + 1))
    return {day.isoformat() for day in days}


def read_moments(said: str, now: str) -> set[str]:
    """Return the moments that some words may mean: a day as above with "09:30", "9 am", "noon"; no day means today."""
    if "now" in said.casefold().split():
        return {now}
    days = read_days(said, now) or {now[:10]}
    times = set()
    for hour, minute, half, name in _TIME.findall(re.sub(r"\d{4}-\d{2}-\d{2}T?", " ", said)):
        if name:
            times.add("12:00" if name.casefold() == "noon" else "00:00")
        elif int(hour) < 24 and (minute or half):
            late = 12 if half.casefold() == "pm" and int(hour) < 12 else 0
            early = -12 if half.casefold() == "am" and int(hour) == 12 else 0
            times.add(f"{int(hour) + late + early:02}:{minute or '00'}")
    return {f"{day}T{time}" for day in days for time in times}


def read_amounts(said: str) -> set[int]:
    """Return the amounts in minor units that some words may mean: "€12.50", "1,200 kroner", "45 øre"."""
    amounts = set()
    for number in read_numbers(said):
        whole = bool(_MINOR_UNITS.search(said))
        minor = number if whole else number * 100
        if minor == int(minor):
            amounts.add(int(minor))
    return amounts


def read_numbers(said: str) -> set[Decimal]:
    """Return the numbers that some words may mean: "1,200", "2.5", "2,5", "twenty-five", "a dozen"."""
    numbers: set[Decimal] = set()
    for text in re.findall(r"-?\d[\d.,\u00a0 ]*\d|-?\d", said):
        plain = re.sub(r"[\u00a0 ]", "", text)
        numbers |= {Decimal(plain.replace(",", ""))} if plain.count(".") < 2 else set()
        if re.fullmatch(r"-?\d+,\d{1,2}", plain):
            numbers.add(Decimal(plain.replace(",", ".")))
    words = " ".join(said.casefold().replace("-", " ").split())
    numbers |= {Decimal(number) for word, number in _WORDS.items() if re.search(rf"\b{word}\b", words)}
    for tens, ones in re.findall(rf"\b({'|'.join(_TENS)}) ({'|'.join(_SMALL[1:10])})\b", words):
        numbers.add(Decimal(_WORDS[tens] + _WORDS[ones]))
    for count in re.findall(rf"\b({'|'.join(_SMALL[1:])}|a) hundred\b", words):
        numbers.add(Decimal(100 * _WORDS[count]))
    return numbers


def means_enum(said: str, value: Json) -> bool:
    """Whether words carry an enum value: each word of the value, or its stem, stands in them. Booleans need words at all."""
    if isinstance(value, bool):
        return bool(said)
    words = re.findall(r"\w+", said.casefold().replace("_", " "))
    stems = [part[:4] for part in re.split(r"[\W_]+", str(value).casefold()) if part]
    return bool(stems) and all(any(word.startswith(stem) for word in words) for stem in stems)


def _valid(year: int, month: int, day: int) -> set[date]:
    try:
        return {date(year, month, day)}
    except ValueError:
        return set()


def _means_moment(said: str, value: Json, now: str) -> bool:
    return isinstance(value, str) and value[:16] in read_moments(said, now)


def _means_number(said: str, value: Json) -> bool:
    return isinstance(value, int | float) and Decimal(str(value)) in read_numbers(said)


_RULES: dict[str, Callable[[str, Json, str], bool]] = {
    "verbatim": lambda said, value, now: bool(said) and said == str(value),
    "date": lambda said, value, now: value in read_days(said, now),
    "moment": _means_moment,
    "money": lambda said, value, now: value in read_amounts(said),
    "number": lambda said, value, now: _means_number(said, value),
    "enum": lambda said, value, now: means_enum(said, value),
}
