"""Answer fields: their plain names, their schemas and how they are compared."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from generator.design.model import FieldType
from mcp_servers.contracts import Criterion, Json
from mcp_servers.contracts.task import Comparison

_COMPARISONS: dict[FieldType, Comparison] = {
    "integer": "number",
    "money": "number",
    "decimal": "number",
    "day": "date",
    "moment": "date",
    "boolean": "equal",
}
_KINDS: dict[FieldType, str] = {"integer": "integer", "money": "integer", "decimal": "number", "boolean": "boolean"}
_FORMATS: dict[FieldType, str] = {"day": "date", "moment": "date-time"}


@dataclass(frozen=True)
class AnswerField:
    """One field of an answer object."""

    name: str
    label: str
    """How it is asked for: ``departure time``, ``number of seats``."""
    type: FieldType
    several: bool = field(default=False, kw_only=True)
    """Whether it holds a list of such values."""

    @property
    def criterion(self) -> Criterion:
        """How an answer is judged: numbers and dates by value, all else as text."""
        return Criterion(path=self.name, comparison=_COMPARISONS.get(self.type, "text"))

    @property
    def schema(self) -> dict[str, Json]:
        """The field's part of the answer schema."""
        schema: dict[str, Json] = {"type": _KINDS.get(self.type, "string"), "description": self.label}
        if self.type in _FORMATS:
            schema["format"] = _FORMATS[self.type]
        if self.several:
            del schema["description"]
            return {"type": "array", "description": self.label, "items": schema}
        return schema


def answer_name(label: str) -> str:
    """Return the plain name of an answer field: ``number of seats`` is ``seats``, ``length in metres`` is ``length``."""
    words = re.sub(r"^number of |'s\b|\(.*\)| (in|for|at) .*$", "", label.casefold())
    return re.sub(r"\W+", "_", words).strip("_")


def answer_schema(fields: Sequence[AnswerField]) -> dict[str, Json] | None:
    """Return the schema of the answer object, or ``None`` where nothing is asked."""
    if not fields:
        return None
    return {
        "type": "object",
        "properties": {field.name: field.schema for field in fields},
        "required": [field.name for field in fields],
        "additionalProperties": False,
    }
