"""What can be asked about the outcome of a call, and the answer that its output holds."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generator.design.model import FieldType
from generator.design.paths import label_of
from generator.tasks.chain import Referent, Step
from generator.tasks.signatures import Output
from mcp_servers.contracts import Criterion, Json
from mcp_servers.contracts.task import Comparison

LONGEST_TEXT = 60
"""An answer that a person would dictate is at most so many characters long."""

COMPARISONS: dict[FieldType, Comparison] = {
    "integer": "number",
    "money": "number",
    "decimal": "number",
    "day": "date",
    "moment": "date",
    "boolean": "equal",
}
"""How answers of a type are compared; all others as text."""


@dataclass(frozen=True)
class Question:
    """One answer field: what is asked, and where it stands in a step's output."""

    name: str
    label: str
    """How it is asked for: ``departure time``, ``number of seats``."""
    step: Step
    path: str
    type: FieldType
    subject: Referent
    value: Json

    @property
    def criterion(self) -> Criterion:
        """How an answer is judged."""
        return Criterion(path=self.name, comparison=COMPARISONS.get(self.type, "text"))

    @property
    def schema(self) -> dict[str, Json]:
        """The field's part of the answer schema."""
        kinds = {"integer": "integer", "money": "integer", "decimal": "number", "boolean": "boolean"}
        schema: dict[str, Json] = {"type": kinds.get(self.type, "string"), "description": self.label}
        if self.type in ("day", "moment"):
            schema["format"] = {"day": "date", "moment": "date-time"}[self.type]
        return schema


def questions_about(step: Step, told: Iterable[Json]) -> list[Question]:
    """Return what can be asked about the row that a step shows.

    Args:
        step: A call with a subject.
        told: Values that the instruction states or that earlier calls showed of the same row.
    """
    if step.subject is None:
        return []
    known = [str(value).casefold() for value in told]
    questions = []
    for output in step.signature.outputs:
        value = step.shown.get(output.key)
        if _worth_asking(output, value) and not any(str(value).casefold() in text for text in known):
            label = _label(output, step.signature.outputs)
            path = step.signature.item + output.key
            questions.append(Question(answer_name(label), label, step, path, output.type, step.subject, value))
    return questions


def _label(output: Output, others: Iterable[Output]) -> str:
    """Return how a person asks for an output: by its field alone, where that leaves no doubt whose it is."""
    if output.path is None:
        return output.key.replace("_", " ")
    own = output.path.field
    alike = [item for item in others if item.path is not None and item.path.field.label == own.label]
    return own.label if len(alike) == 1 and own.name != "name" else label_of(output.path)


def answer_name(label: str) -> str:
    """Return the plain name of an answer field: ``number of seats`` is ``seats``, ``length in metres`` is ``length``."""
    words = re.sub(r"^number of |'s\b|\(.*\)| (in|for|at) .*$", "", label.casefold())
    return re.sub(r"\W+", "_", words).strip("_")


def answer_schema(questions: Iterable[Question]) -> dict[str, Json] | None:
    """Return the schema of the answer object, or ``None`` where nothing is asked."""
    properties: Mapping[str, Json] = {question.name: question.schema for question in questions}
    if not properties:
        return None
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _worth_asking(output: Output, value: Json) -> bool:
    if value is None or output.entity or output.type in ("boolean", "enum"):
        return False
    if output.path is not None and output.path.field.generated:
        return False
    return not isinstance(value, str) or len(value) <= LONGEST_TEXT
