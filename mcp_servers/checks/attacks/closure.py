"""Information closure: nothing that a solution uses comes from nowhere."""

import re
from collections.abc import Iterator

from mcp_servers.checks.constants import hidden_constants
from mcp_servers.checks.readings import states
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves, objects
from mcp_servers.checks.trial import Trial
from mcp_servers.checks.variants import is_time
from mcp_servers.contracts import Json


def slots_are_stated(trial: Trial) -> Finding:
    """Each slot's words stand in the instruction (or in the servers' instructions) and really state its value."""
    task = trial.task
    told = f"{task.instruction}\n{trial.session.instructions}"
    allowed = set(map(repr, _schema_values(trial)))
    problems = []
    for name, slot in task.slots.items():
        if slot.rule == "schema":
            if repr(slot.value) not in allowed:
                problems.append(f"slot {name}: {slot.value!r} is neither a default nor an enum value of a tool")
        elif not stands_in(slot.said, told):
            problems.append(f"slot {name}: the words {slot.said!r} do not stand in the instruction")
        elif not states(slot, task.now):
            problems.append(f"slot {name}: {slot.said!r} does not say {slot.value!r} by the rule '{slot.rule}'")
    return found("every slot is stated", problems)


def values_come_from_somewhere(trial: Trial) -> Finding:
    """Each argument and each answer value was stated, seen in an earlier observation, or is a schema's own.

    Numbers, days and moments that a solution program works out are its own; that it holds no hidden constants is checked
    in its source.
    """
    program = bool(trial.task.oracle.program)
    seen = {repr(value) for value in leaves(list(trial.slots.values()))} | set(map(repr, _schema_values(trial)))
    told = trial.session.instructions
    problems = []

    def check(values: Iterator[Json], where: str) -> None:
        for value in values:
            computed = program and (not isinstance(value, str) or is_time(value))
            if not (computed or repr(value) in seen or stands_in(str(value), told)):
                problems.append(f"{where}: nothing says {value!r} before it is used")

    for number, call in enumerate(trial.oracle.calls, start=1):
        check(leaves(dict(call.arguments)), f"call {number} ({call.tool})")
        seen |= {repr(value) for value in leaves(call.result.structured)}
        told = "\n".join([told, *(line for lines in _texts(call.result.structured) for line in lines)])
    check(leaves(trial.oracle.answer or {}), "answer")
    if program:
        problems += hidden_constants(trial)
    return found("every value comes from somewhere", problems)


def _texts(result: Json) -> Iterator[list[str]]:
    """Yield the lines of texts in a result: an answer may be a part of one."""
    for part in objects(result):
        lists = (value for value in part.values() if isinstance(value, list))
        yield from (items for items in lists if all(isinstance(item, str) for item in items))


def _schema_values(trial: Trial) -> Iterator[Json]:
    """Yield the defaults and enum values of all tools, and booleans."""
    yield from (True, False)
    for schema in [*trial.schemas.values(), trial.task.answer_schema or {}]:
        for part in objects(schema):
            yield from part.get("enum", ()) if isinstance(part.get("enum"), list) else ()
            if "default" in part and not isinstance(part["default"], dict):
                yield part["default"]


def stands_in(said: str, text: str) -> bool:
    """Whether words stand in a text as they are, not inside longer words."""
    return bool(said) and re.search(rf"(?<!\w){re.escape(said)}(?!\w)", text) is not None
