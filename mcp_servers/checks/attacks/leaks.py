"""The instruction gives nothing away: neither the answer, nor how the servers are built."""

import re
from collections.abc import Iterator

from mcp_servers.checks.attacks.closure import stands_in
from mcp_servers.checks.readings import read_amounts, read_days
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import Json
from mcp_servers.runtime.comparisons import is_number

_STATING = ("const", "default", "examples")
"""Words of a schema by which it states values."""


def the_instruction_hides_the_truth(trial: Trial) -> Finding:
    """No answer value stands in the instruction, except a slot's (whether that helps is the best guesser's business).

    Nor does the answer schema, which an agent is shown, state any.
    """
    slots = {repr(value) for value in leaves(list(trial.slots.values()))}
    rest = _without_slots(trial)
    problems = []
    for name, value in trial.task.truth.items():
        schema = (trial.task.answer_schema or {}).get("properties", {}).get(name, {})
        stated = [word for part in (schema, schema.get("items", {})) for word in _STATING if word in part]
        problems += [f"the answer schema of {name} states a value by '{word}'" for word in stated]
        if "enum" in schema or isinstance(value, bool):
            continue
        values = [leaf for leaf in leaves(value) if repr(leaf) not in slots]
        if values and all(_given_away(leaf, rest, trial.task.now) for leaf in values):
            problems.append(f"the answer {name} = {value!r} stands in the instruction")
    return found("instruction hides the truth", problems)


def the_instruction_is_plain_language(trial: Trial) -> Finding:
    """No name of a tool, table, column or enum value that a person would not use, and no placeholder."""
    names = {name for name in _names(trial) if "_" in name}
    said = set(re.findall(r"\w+", trial.task.instruction))
    problems = [f"the instruction uses the name {name}" for name in sorted(names & said)]
    problems += [
        f"the instruction holds {mark!r}" for mark in ("$slot", "{", "}", "`") if mark in trial.task.instruction
    ]
    if not trial.task.instruction.strip():
        problems.append("the instruction is empty")
    return found("instruction is plain language", problems)


def _without_slots(trial: Trial) -> str:
    text = trial.task.instruction
    for slot in sorted(trial.task.slots.values(), key=lambda slot: -len(slot.said)):
        text = re.sub(rf"(?<!\w){re.escape(slot.said)}(?!\w)", " … ", text) if slot.said else text
    return text


def _given_away(value: Json, text: str, now: str) -> bool:
    if isinstance(value, str):
        return bool(value) and (stands_in(value.casefold(), text.casefold()) or value in read_days(text, now))
    if not is_number(value):
        return False
    spellings = re.findall(r"[€$£]?\d[\d.,]*\d|\d", text)
    return str(value) in spellings or (value >= 100 and any(value in read_amounts(item) for item in spellings))


def _names(trial: Trial) -> Iterator[str]:
    yield from trial.schemas
    for table, column in trial.knowledge.columns:
        yield from (table.split(".", 1)[1], column)
    for schema in trial.schemas.values():
        for name, part in schema["properties"].items():
            yield name
            yield from (str(value) for value in part.get("enum", ()))
