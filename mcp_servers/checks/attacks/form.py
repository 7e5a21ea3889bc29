"""The task as a record: its parts fit each other."""

import json
from collections.abc import Iterator
from functools import lru_cache

from jsonschema import Draft202012Validator, SchemaError

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.comparisons import is_number

LEVELS = range(1, 6)


def parts_fit_together(trial: Trial) -> Finding:
    """Schema, truth, rubric, tools and measured difficulty speak of the same fields and calls."""
    nameless = [] if trial.task.id.strip() else ["the id is empty"]
    return found(
        "parts fit together", [*nameless, *_about_answer(trial), *_about_tools(trial), *_about_difficulty(trial)]
    )


def _about_answer(trial: Trial) -> Iterator[str]:
    task = trial.task
    if task.answer_schema is None:
        if task.truth or task.rubric:
            yield "no answer is asked for, but there is a truth or a rubric for one"
        return
    if problem := _problem_of(dump_json(task.answer_schema)):
        yield f"the answer schema is none: {problem}"
        return
    yield from (
        f"the schema of {name} must be an object that gives one type"
        for name, part in task.answer_schema.get("properties", {}).items()
        if not isinstance(part, dict) or not isinstance(part.get("type"), str)
    )
    fields = set(task.answer_schema.get("properties", {}))
    if fields != set(task.truth) or set(task.answer_schema.get("required", ())) != fields:
        yield f"the answer schema must require exactly the fields of the truth: {', '.join(sorted(task.truth))}"
    if task.answer_schema.get("type") != "object":
        yield "the answer schema must be of type object"
    if task.answer_schema.get("additionalProperties") is not False:
        yield "the answer schema must allow no other fields"
    yield from (f"the weight of {item.path} must be above 0" for item in task.rubric if item.weight <= 0)
    yield from (
        f"{item.path} is compared as {item.comparison}, which knows no tolerance: only numbers have one"
        for item in task.rubric
        if item.tolerance and item.comparison != "number"
    )
    yield from (
        f"{item.path} is compared as a number, but the truth is {dump_json(task.truth[item.path])}"
        for item in task.rubric
        if item.comparison == "number" and not is_number(task.truth.get(item.path, 0))
    )
    if not task.rubric and not task.verifier:
        yield "nothing judges the answer: neither rubric nor verification program"


@lru_cache(maxsize=256)
def _problem_of(schema: str) -> str:
    """Say why a schema is none; nothing if it is one."""
    try:
        Draft202012Validator.check_schema(json.loads(schema))
    except SchemaError as error:
        return error.message or "it breaks the rules for schemas"
    return ""


def _about_tools(trial: Trial) -> Iterator[str]:
    shown = trial.task.tools
    yield from (
        f"the task shows a tool '{tool}' that its servers do not have" for tool in shown if tool not in trial.schemas
    )
    for tool in sorted({call.tool for call in trial.oracle.calls} - set(shown or trial.schemas)):
        yield f"the solution calls {tool}, which the task does not show"


def _about_difficulty(trial: Trial) -> Iterator[str]:
    difficulty, calls = trial.task.difficulty, trial.oracle.calls
    if difficulty.level not in LEVELS:
        yield f"level {difficulty.level} is not one of 1 to 5"
    tools = len({call.tool for call in calls})
    if difficulty.calls != len(calls):
        yield f"difficulty says {difficulty.calls} calls; the oracle makes {len(calls)}"
    if difficulty.distinct_tools != tools:
        yield f"difficulty says {difficulty.distinct_tools} distinct tools; the oracle uses {tools}"
    if (trial.task.kind == "program") != bool(trial.task.oracle.program):
        yield f"the oracle is of another kind than the task, which is a {trial.task.kind} task"
