"""The base of every stored type: immutable, strict about unknown fields, written as stable JSON."""

import json
from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict

Json = Any
"""A JSON value: ``None``, ``bool``, ``int``, ``float``, ``str``, ``list`` or ``dict`` of the same."""


def check_local_time(text: str) -> str:
    """Return local time to the minute as it was given; ``ValueError`` where it is none."""
    try:
        minute: str | None = datetime.fromisoformat(text).replace(tzinfo=None).isoformat(timespec="minutes")
    except ValueError:
        minute = None
    if minute != text:
        raise ValueError("should be local time to the minute, like 2026-03-04T09:00")
    return text


LocalTime = Annotated[str, AfterValidator(check_local_time)]
"""Local time to the minute, ``2026-03-04T09:00``."""


class Model(BaseModel):
    """An immutable record; a field that it does not know is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def to_json(self, indent: int | None = None) -> str:
        """Write the record as JSON with sorted keys and without fields left at their default."""
        return dump_json(self.model_dump(mode="json", exclude_defaults=True), indent)


def dump_json(value: Json, indent: int | None = None) -> str:
    """Write JSON whose bytes depend on the value alone: sorted keys, fixed separators, real unicode."""
    separators = (",", ":") if indent is None else (",", ": ")
    return json.dumps(value, sort_keys=True, ensure_ascii=False, indent=indent, separators=separators)
