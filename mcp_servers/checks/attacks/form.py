"""The task as a record: its parts fit each other."""

import ast
import json
from collections.abc import Iterator
from functools import lru_cache
from types import FunctionType

from jsonschema import Draft202012Validator, SchemaError

from mcp_servers.checks.difficulty import misstated
from mcp_servers.checks.program_code import parsed
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.comparisons import is_number
from mcp_servers.runtime.expressions import sources_of
from mcp_servers.runtime.oracles import find_solution


def parts_fit_together(trial: Trial) -> Finding:
    """Schema, truth, rubric, tools and measured difficulty speak of the same fields and calls."""
    nameless = [] if trial.task.id.strip() else ["the id is empty"]
    parts = (_about_answer, _about_tools, _about_kind, _about_world, _about_slots, misstated)
    return found("parts fit together", [*nameless, *(problem for part in parts for problem in part(trial))])


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


def _about_kind(trial: Trial) -> Iterator[str]:
    if (trial.task.kind == "program") != bool(trial.task.oracle.program):
        yield f"the oracle is of another kind than the task, which is a {trial.task.kind} task"


def _about_world(trial: Trial) -> Iterator[str]:
    """All servers of a task have one clock; ids come from the seed of the first."""
    task = trial.task
    worlds = {server.name: server.manifest.world for server in trial.servers}
    yield from (
        f"the task starts at {task.now}, the world of {name} at {world.now}"
        for name, world in worlds.items()
        if task.now != world.now
    )
    name, world = next(iter(worlds.items()))
    if task.seed != world.seed:
        yield f"the seed is {task.seed}, that of {name} is {world.seed}"


def _about_slots(trial: Trial) -> Iterator[str]:
    oracle = trial.task.oracle
    if oracle.program:
        solution = find_solution(trial.task, trial.servers[0])
        read = (
            {node.id for node in ast.walk(parsed(solution)) if isinstance(node, ast.Name)}
            if isinstance(solution, FunctionType)
            else set()
        )
    else:
        read = {
            source.removeprefix("slot.")
            for part in (*(step.arguments for step in oracle.steps), oracle.answer)
            for source in sources_of(part)
        }
    yield from (f"the solution does not use the slot {name}" for name in trial.task.slots if name not in read)
