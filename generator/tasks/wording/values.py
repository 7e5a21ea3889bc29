"""Values as people say them: 14 May, half past nine as 09:30, 450 kroner."""

import re
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

from generator.design.model import Design, FieldType
from mcp_servers.contracts import Json, Slot

Rule = Literal["verbatim", "date", "moment", "money", "number", "enum", "schema"]

MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip

CURRENCIES = {
    "øre": "{} kroner",
    "öre": "{} kronor",
    "euro cents": "€{}",
    "euro cent": "€{}",
    "pence": "£{}",
    "rappen": "{} francs",
    "us cents": "${}",
    "cents": "${}",
}
"""How amounts are said where a house rule says that they are kept in this unit."""


_NATIONS = (
    "danish", "dutch", "english", "finnish", "french", "german", "italian", "norwegian", "polish", "portuguese", "spanish",
    "swedish",
)  # fmt: skip
"""Enum values that are written with a capital letter."""


@dataclass(frozen=True)
class Speech:
    """What saying a value depends on: the current day and the currency."""

    today: date
    currency: str = "${}"

    def slot(self, kind: FieldType, value: Json) -> Slot:
        """Return a slot that states a value; a boolean's words are its noun phrase's business."""
        said, rule = self._say(kind, value)
        return Slot(value=value, said=said, rule=rule)

    def _say(self, kind: FieldType, value: Json) -> tuple[str, Rule]:
        if isinstance(value, bool):
            return "", "schema"
        if kind == "money":
            return self.currency.format(say_amount(value)), "money"
        if kind in ("integer", "decimal"):
            return str(value), "number"
        if kind == "day" or (kind == "moment" and len(value) == 10):
            return say_day(date.fromisoformat(value), self.today), "date"
        if kind == "moment":
            moment = datetime.fromisoformat(value)
            return f"{moment:%H:%M} on {say_day(moment.date(), self.today)}", "moment"
        if kind == "enum":
            said = say_enum(value)
            return said, "verbatim" if said == value else "enum"
        return str(value), "verbatim"


def speech_of(design: Design, today: str) -> Speech:
    """Return how values are said in a world of a design on a day, ``2026-03-04``."""
    rules = " ".join(design.house_rules).casefold()
    unit = next((unit for unit in CURRENCIES if re.search(rf"\b{unit}\b", rules)), "cents")
    return Speech(date.fromisoformat(today), CURRENCIES[unit])


def say_day(day: date, today: date) -> str:
    """Say a day: ``14 May``, with its year where that is not the current one."""
    said = f"{day.day} {MONTHS[day.month - 1]}"
    return said if day.year == today.year else f"{said} {day.year}"


def say_amount(minor: int) -> str:
    """Say an amount given in minor units: ``1,200``, ``45.50``."""
    whole, part = divmod(minor, 100)
    return f"{whole:,}.{part:02}" if part else f"{whole:,}"


def say_enum(value: str) -> str:
    """Say an enum value: ``checked_in`` is ``checked in``, ``needsAction`` is ``needs action``, ``no_show`` is ``no-show``."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])|[_-]+", " ", value).strip()
    said = words.lower() if words != value or value.isupper() else value
    if said in _NATIONS:
        return said.capitalize()
    return re.sub(r"^(no|soft) ", r"\1-", said)
