"""Information closure: nothing that a solution uses comes from nowhere."""

import re
from collections.abc import Iterator

from mcp_servers.checks.constants import constants_of, hidden_constants, literal_arguments
from mcp_servers.checks.hints import goes_without_saying, is_hinted
from mcp_servers.checks.readings import states
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves, objects
from mcp_servers.checks.trial import Trial
from mcp_servers.checks.variants import is_time
from mcp_servers.contracts import Json
from mcp_servers.runtime.expressions import sources_of


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
            problems += _unhinted(trial, name, slot.value)
        elif not stands_in(slot.said, told):
            problems.append(f"slot {name}: the words {slot.said!r} do not stand in the instruction")
        elif not states(slot, task.now):
            problems.append(f"slot {name}: {slot.said!r} does not say {slot.value!r} by the rule '{slot.rule}'")
    return found("every slot is stated", problems)


def _unhinted(trial: Trial, name: str, value: Json) -> Iterator[str]:
    """Say which arguments take a slot without words whose value neither their schema nor the instruction tells."""
    for tool, argument in _takers(trial, name, value) or [("", name)]:
        schema = trial.schemas[tool]["properties"].get(argument, {}) if tool else {}
        if not (goes_without_saying(schema, value) or is_hinted(tool, argument, schema, value, trial.task.instruction)):
            of = f" of {tool}" if tool else ""
            yield f"slot {name}: nothing tells that {argument}{of} is {value!r}: it is no default, and no words say it"


def _takers(trial: Trial, name: str, value: Json) -> list[tuple[str, str]]:
    """Return tool and argument of the calls that are given a slot; of a program's calls, those given its value."""
    if trial.task.oracle.program:
        given = [
            (call.tool, argument, item) for call in trial.oracle.calls for argument, item in call.arguments.items()
        ]
        return list(dict.fromkeys((tool, argument) for tool, argument, item in given if repr(item) == repr(value)))
    return [
        (step.tool, argument)
        for step in trial.task.oracle.steps
        for argument, expression in step.arguments.items()
        if f"slot.{name}" in sources_of(expression)
    ]


def values_come_from_somewhere(trial: Trial) -> Finding:
    """Each argument and each answer value was stated, seen in an earlier observation, or is a schema's own.

    Numbers, days and moments that a solution program works out are its own; that it holds no hidden constants is checked
    in its source.
    """
    program = bool(trial.task.oracle.program)
    held = set(map(repr, constants_of(trial))) if program else set()
    seen = {repr(value) for value in leaves(list(trial.slots.values()))} | set(map(repr, _schema_values(trial)))
    told = trial.session.instructions
    problems = []

    def check(values: Iterator[Json], where: str) -> None:
        for value in values:
            computed = program and (not isinstance(value, str) or is_time(value)) and repr(value) not in held
            if not (computed or repr(value) in seen or stands_in(str(value), told)):
                problems.append(f"{where}: nothing says {value!r} before it is used")

    for number, call in enumerate(trial.oracle.calls, start=1):
        check(leaves(dict(call.arguments)), f"call {number} ({call.tool})")
        seen |= {repr(value) for value in leaves(call.result.structured)}
        told = "\n".join([told, *(line for lines in _texts(call.result.structured) for line in lines)])
    held.clear()  # what of an answer is written in the program is an attack of its own: a total may happen to be 7
    check(leaves(trial.oracle.answer or {}), "answer")
    if program:
        problems += [*hidden_constants(trial), *literal_arguments(trial)]
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
