"""What a model writes of a task, and the task that this is."""

from hashlib import blake2b
from typing import Literal

from generator.agents.tasks.place import Place
from mcp_servers.contracts import Criterion, Json, Model, Oracle, OracleStep, Slot, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.contracts.task import Comparison

Kind = Literal["text", "day", "moment", "integer", "number", "boolean", "texts", "judged text"]

_FORMS: dict[Kind, dict[str, Json]] = {
    "text": {"type": "string"},
    "judged text": {"type": "string"},
    "day": {"type": "string", "format": "date"},
    "moment": {"type": "string", "format": "date-time"},
    "integer": {"type": "integer"},
    "number": {"type": "number"},
    "boolean": {"type": "boolean"},
    "texts": {"type": "array", "items": {"type": "string"}},
}
_COMPARISONS: dict[Kind, Comparison] = {
    "text": "text",
    "judged text": "judge",
    "day": "date",
    "moment": "date",
    "integer": "number",
    "number": "number",
    "boolean": "equal",
    "texts": "set",
}


class AnswerField(Model):
    """One thing that is asked."""

    name: str
    kind: Kind
    description: str
    """What it is, in a few words; prices with their unit."""
    tolerance: float = 0.0
    """Of numbers, for rounding."""


class ReadField(AnswerField):
    """One thing that is asked, and where a chain of calls shows it."""

    value: Json
    """Expression."""


class ChainDraft(Model):
    """A task that a fixed chain of calls solves; or why the tools lead to none."""

    makes_sense: bool = True
    reason: str = ""
    """Why nobody would do this, where it makes no sense."""
    instruction: str = ""
    slots: dict[str, Slot] = {}
    steps: tuple[OracleStep, ...] = ()
    answer: tuple[ReadField, ...] = ()


class ProgramDraft(Model):
    """A task that a program solves, and another one verifies."""

    name: str
    """What ``solve_`` and ``verify_`` are followed by."""
    code: str
    instruction: str
    slots: dict[str, Slot] = {}
    answer: tuple[AnswerField, ...] = ()


def chain_task(draft: ChainDraft, place: Place) -> Task:
    """Return the task of a chain, not yet tried."""
    oracle = Oracle(steps=draft.steps, answer={field.name: field.value for field in draft.answer})
    rubric = tuple(
        Criterion(path=field.name, comparison=_COMPARISONS[field.kind], tolerance=field.tolerance)
        for field in draft.answer
    )
    schema = answer_schema(draft.answer)
    parts = {"instruction": draft.instruction, "slots": draft.slots, "answer_schema": schema, "rubric": rubric}
    return place.start(id=_task_id(place, oracle, draft.slots), kind="graph", oracle=oracle, **parts)


def program_task(draft: ProgramDraft, place: Place) -> Task:
    """Return the task of a program, not yet tried; its verification alone judges it."""
    oracle = Oracle(program=f"solve_{draft.name}")
    parts = {"instruction": draft.instruction, "slots": draft.slots, "answer_schema": answer_schema(draft.answer)}
    name = _task_id(place, oracle, draft.slots)
    return place.start(id=name, kind="program", oracle=oracle, verifier=f"verify_{draft.name}", **parts)


def answer_schema(fields: tuple[AnswerField, ...] | tuple[ReadField, ...]) -> dict[str, Json] | None:
    """Return the schema of an answer with some fields, all of them required; ``None`` for none."""
    if not fields:
        return None
    properties = {field.name: {**_FORMS[field.kind], "description": field.description} for field in fields}
    required = [field.name for field in fields]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def unfit(fields: tuple[AnswerField, ...] | tuple[ReadField, ...], place: Place) -> str:
    """Return why an answer cannot be asked for, or nothing."""
    names = [field.name for field in fields]
    if len(set(names)) < len(names):
        return "two fields of the answer have one name"
    judged = [field.name for field in fields if field.kind == "judged text"]
    return (
        f"nobody judges free text here: ask for something else than {judged[0]}" if judged and not place.judged else ""
    )


def _task_id(place: Place, oracle: Oracle, slots: dict[str, Slot]) -> str:
    """Return an id that depends on what is wanted of which server, not on the words."""
    wanted = dump_json([oracle.to_json(), {name: slot.value for name, slot in slots.items()}])
    return f"{place.environment.name}-{blake2b(wanted.encode(), digest_size=5).hexdigest()}"
