"""What can be asked about the outcome of a call, and the answer that its output holds."""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.tasks.answers import AnswerField, answer_name
from generator.tasks.chain import Referent, Step
from generator.tasks.facts import facts_of
from generator.tasks.rows import Rows
from generator.tasks.signatures import Output
from mcp_servers.contracts import Json

LONGEST_TEXT = 60
"""An answer that a person would dictate is at most so many characters long."""


@dataclass(frozen=True)
class Question(AnswerField):
    """An answer field, and where its value stands in the row that a step shows."""

    step: Step
    path: str
    subject: Referent
    value: Json


def questions_about(step: Step, told: Iterable[Json]) -> list[Question]:
    """Return what can be asked about the row that a step shows.

    Args:
        step: A call with a subject.
        told: Values that the instruction states or that earlier calls showed of the same row.
    """
    if step.subject is None:
        return []
    known = [str(value).casefold() for value in told if value is not None]
    questions = []
    for output in step.signature.outputs:
        value = step.shown.get(output.key)
        if _worth_asking(output, value) and not any(str(value).casefold() in text for text in known):
            name = answer_name(output.label)
            questions.append(Question(name, output.label, output.type, step, output.key, step.subject, value))
    return questions


def questions_in(step: Step, rows: Rows, told: Iterable[Json]) -> list[Question]:
    """Return what can be asked about a text of which a step read some lines: what only one of these lines states.

    Args:
        step: A call that read lines of its subject's text.
        rows: Where the whole text stands.
        told: As above.
    """
    if step.subject is None or step.subject.made:
        return []
    row = rows.of(step.subject.entity)[step.subject.key]
    first, count = step.output["first_line"], len(step.output["lines"])
    known = [
        str(value).casefold() for value in [*told, *row.values()] if value is not None and value != row[text_of(step)]
    ]
    return [
        Question(
            answer_name(fact.label), fact.label, "text", step, f"lines{{{fact.pattern}}}", step.subject, fact.value
        )
        for fact in facts_of(str(row[text_of(step)]))
        if first <= fact.line < first + count and not any(fact.value.casefold() in text for text in known)
    ]


def text_of(step: Step) -> str:
    """Return the field whose lines a step reads."""
    return step.signature.operation.text


def _worth_asking(output: Output, value: Json) -> bool:
    if value is None or output.entity or output.type in ("boolean", "enum"):
        return False
    if output.path is not None and output.path.field.generated:
        return False
    return not isinstance(value, str) or len(value) <= LONGEST_TEXT
