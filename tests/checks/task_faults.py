"""Faults to plant in sound tasks of the catalog, by what the attack that is there for it is called.

Each takes a task and its server and returns a faulty one, or ``None`` where the fault has no place.
"""

import re
from collections.abc import Callable
from contextlib import closing
from typing import Any

from mcp_servers.checks.attacks.directions import said_extremes
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import (
    Criterion,
    EnvironmentFault,
    Json,
    Oracle,
    OracleStep,
    RowChange,
    Slot,
    StateChange,
    Task,
)
from mcp_servers.runtime import LoadedEnvironment, shift

Fault = Callable[[Task, LoadedEnvironment], Task | None]

TASK_FAULTS: dict[Fault, str] = {}


def caught_by(attack: str) -> Callable[[Fault], Fault]:
    def note(fault: Fault) -> Fault:
        TASK_FAULTS[fault] = attack
        return fault

    return note


def changed(task: Task, **fields: Any) -> Task:
    return task.model_copy(update=fields)


def with_steps(task: Task, *steps: OracleStep) -> Task:
    return changed(task, oracle=task.oracle.model_copy(update={"steps": steps}))


def asking(task: Task, name: str, expression: str, value: Json, schema: dict[str, Json]) -> Task:
    """Return a task that asks for one field alone."""
    return changed(
        task,
        oracle=Oracle(steps=task.oracle.steps, answer={name: expression}),
        truth={name: value},
        rubric=(Criterion(path=name),),
        answer_schema={
            "type": "object",
            "properties": {name: schema},
            "required": [name],
            "additionalProperties": False,
        },
    )


def first_result(task: Task, environment: LoadedEnvironment) -> dict[str, Json]:
    with closing(Trial(task, {environment.ref: environment})) as trial:
        return trial.oracle.calls[0].result.structured or {}


def running(task: Task, environment: LoadedEnvironment) -> Task | None:
    """Return a task whose solution still comes to an end: nothing else catches it before."""
    try:
        Trial(task, {environment.ref: environment}).close()
    except EnvironmentFault:
        return None
    return task


def is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@caught_by("instruction hides the truth")
def leaked_answer(task: Task, environment: LoadedEnvironment) -> Task | None:
    stated = [slot.value for slot in task.slots.values()]
    plain = [value for value in task.truth.values() if isinstance(value, str) and value not in stated]
    enums = any("enum" in part for part in (task.answer_schema or {}).get("properties", {}).values())
    return changed(task, instruction=f"{task.instruction} Was it {plain[0]}?") if plain and not enums else None


@caught_by("instruction hides the truth")
def answer_in_its_schema(task: Task, environment: LoadedEnvironment) -> Task | None:
    if task.answer_schema is None:
        return None
    fields = task.answer_schema["properties"].items()
    told = {name: {**schema, "examples": [task.truth[name]]} for name, schema in fields}
    return changed(task, answer_schema={**task.answer_schema, "properties": told})


@caught_by("oracle succeeds")
def wrong_truth(task: Task, environment: LoadedEnvironment) -> Task | None:
    for name, value in task.truth.items():
        if is_number(value):
            return changed(task, truth={**task.truth, name: value + 3})
        return changed(task, truth={**task.truth, name: f"{value} or so"})
    return None


@caught_by("right state with a wrong answer fails")
def field_that_nobody_judges(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, rubric=task.rubric[:-1]) if len(task.rubric) > 1 else None


@caught_by("right state with a wrong answer fails")
def loose_tolerance(task: Task, environment: LoadedEnvironment) -> Task | None:
    loose = [
        criterion.model_copy(update={"tolerance": 2 + abs(task.truth[criterion.path]) / 10})
        for criterion in task.rubric
        if criterion.comparison == "number"
    ]
    return changed(task, rubric=(*loose, *task.rubric)) if loose else None


@caught_by("parts fit together")
def tolerance_of_a_text(task: Task, environment: LoadedEnvironment) -> Task | None:
    texts = [criterion for criterion in task.rubric if criterion.comparison == "text"]
    return changed(task, rubric=(*task.rubric, texts[0].model_copy(update={"tolerance": 1.0}))) if texts else None


@caught_by("parts fit together")
def further_fields_allowed(task: Task, environment: LoadedEnvironment) -> Task | None:
    return (
        changed(task, answer_schema={**task.answer_schema, "additionalProperties": True})
        if task.answer_schema
        else None
    )


@caught_by("parts fit together")
def schema_that_is_none(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, answer_schema={**task.answer_schema, "minProperties": "one"}) if task.answer_schema else None


@caught_by("parts fit together")
def nothing_that_judges(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, rubric=(), verifier="") if task.answer_schema else None


@caught_by("parts fit together")
def mismeasured_difficulty(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, difficulty=task.difficulty.model_copy(update={"calls": task.difficulty.calls + 2}))


def measured(task: Task, **fields: Any) -> Task:
    return changed(task, difficulty=task.difficulty.model_copy(update=fields))


@caught_by("parts fit together")
def level_of_a_longer_task(task: Task, environment: LoadedEnvironment) -> Task | None:
    return measured(task, level=task.difficulty.level + 1) if task.difficulty.level < 5 else None


@caught_by("parts fit together")
def less_withheld_than_said(task: Task, environment: LoadedEnvironment) -> Task | None:
    return measured(task, withheld=task.difficulty.withheld + 1)


@caught_by("parts fit together")
def refusals_that_never_come(task: Task, environment: LoadedEnvironment) -> Task | None:
    return measured(task, refused=task.difficulty.refused + 1)


@caught_by("parts fit together")
def branches_of_a_straight_way(task: Task, environment: LoadedEnvironment) -> Task | None:
    return measured(task, branches=1) if task.oracle.steps else None


@caught_by("parts fit together")
def aggregation_of_single_rows(task: Task, environment: LoadedEnvironment) -> Task | None:
    return measured(task, aggregation=True) if task.oracle.steps else None


@caught_by("parts fit together")
def start_on_another_day(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, now=shift(task.now, days=1))


@caught_by("parts fit together")
def seed_of_another_world(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, seed=task.seed + 1)


@caught_by("parts fit together")
def slot_that_nothing_uses(task: Task, environment: LoadedEnvironment) -> Task | None:
    said = task.instruction.split()[0]
    return changed(task, slots={**task.slots, "idle": Slot(value=said, said=said)}) if task.oracle.steps else None


@caught_by("every slot is stated")
def condition_that_nobody_states(task: Task, environment: LoadedEnvironment) -> Task | None:
    """A search that is also given a flag of which the instruction says nothing."""
    for place, step in enumerate(task.oracle.steps):
        properties = environment.interface[step.tool].input_schema["properties"]
        flags = [
            name for name, part in properties.items() if part.get("type") == "boolean" and name not in step.arguments
        ]
        if (
            step.tool.startswith("find_")
            and flags
            and len(task.oracle.steps) == 1
            and flags[0][:4] not in task.instruction
        ):
            for value in (True, False):
                steps = [*task.oracle.steps]
                steps[place] = step.model_copy(update={"arguments": {**step.arguments, flags[0]: "$slot.hidden"}})
                slots = {**task.slots, "hidden": Slot(value=value, rule="schema")}
                if faulty := running(changed(with_steps(task, *steps), slots=slots), environment):
                    return faulty
    return None


@caught_by("selections are determined")
def latest_for_earliest(task: Task, environment: LoadedEnvironment) -> Task | None:
    """The instruction asks for the latest of rows; the solution takes the earliest, and there is no other superlative."""
    alone = len(said_extremes(task)) == 1 and task.instruction.count("earliest") == 1
    other = task.instruction.replace("earliest", "latest")
    plain = not re.search(r"first|last|next|most|least|lowest|later|earlier|after|before", other)
    return changed(task, instruction=other) if alone and plain and task.oracle.steps else None


@caught_by("directions are as said")
def at_most_for_at_least(task: Task, environment: LoadedEnvironment) -> Task | None:
    for name, slot in task.slots.items():
        told = f"at least {slot.said}"
        searched = [step for step in task.oracle.steps if f"$slot.{name}" in step.arguments.values()]
        if slot.said and told in task.instruction and searched and searched[0].tool.startswith("find_"):
            return changed(task, instruction=task.instruction.replace(told, f"at most {slot.said}"))
    return None


@caught_by("parts fit together")
def needed_tool_not_shown(task: Task, environment: LoadedEnvironment) -> Task | None:
    needed = sorted({step.tool for step in task.oracle.steps})
    return changed(task, tools=tuple(needed[:-1])) if len(needed) > 1 else None


@caught_by("parts fit together")
def shown_tool_that_is_not_there(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, tools=(*environment.interface, "divine_the_answer"))


@caught_by("guessing rarely succeeds")
def count_of_one(task: Task, environment: LoadedEnvironment) -> Task | None:
    if task.expected.rows or not task.oracle.steps or first_result(task, environment).get("total") not in (1, 2):
        return None
    total = first_result(task, environment)["total"]
    return asking(task, "number", "$1.total", total, {"type": "integer"})


@caught_by("guessing rarely succeeds")
def echo_of_the_instruction(task: Task, environment: LoadedEnvironment) -> Task | None:
    texts = {name: slot.value for name, slot in task.slots.items() if isinstance(slot.value, str)}
    if task.expected.rows or not task.oracle.steps or not texts:
        return None
    name, value = next(iter(texts.items()))
    return asking(task, "name", f"$slot.{name}", value, {"type": "string"})


@caught_by("guessing rarely succeeds")
def one_of_two(task: Task, environment: LoadedEnvironment) -> Task | None:
    if task.expected.rows or not task.oracle.steps:
        return None
    items = first_result(task, environment).get("items") or [{}]
    found = next(((name, value) for name, value in items[0].items() if isinstance(value, bool)), None)
    return found and asking(task, found[0], f"$1.items[0].{found[0]}", found[1], {"type": "boolean"})


@caught_by("every step is needed")
def redundant_step(task: Task, environment: LoadedEnvironment) -> Task | None:
    return with_steps(task, *task.oracle.steps, task.oracle.steps[0]) if task.oracle.steps else None


@caught_by("selections are determined")
def first_of_several(task: Task, environment: LoadedEnvironment) -> Task | None:
    """A search by nothing, of which the first row is taken, for no reason."""
    first, *rest = task.oracle.steps or (OracleStep(tool=""),)
    if len(rest) != 1 or not first.tool.startswith("find_"):
        return None
    faulty = with_steps(task, first.model_copy(update={"arguments": {}}), *rest)
    return running(faulty, environment)


@caught_by("oracle succeeds")
def change_that_nobody_expects(task: Task, environment: LoadedEnvironment) -> Task | None:
    return changed(task, expected=StateChange(rows=task.expected.rows[:-1])) if task.expected.rows else None


@caught_by("oracle succeeds")
def damage_that_is_expected(task: Task, environment: LoadedEnvironment) -> Task | None:
    table, rows = next((table, rows) for table, rows in environment.start_state.items() if rows)
    touched = {row.key for row in task.expected.rows}
    key = next(key for key in rows if key not in touched)
    row = RowChange(table=table, change="deleted", key=key)
    return changed(task, expected=StateChange(rows=(*task.expected.rows, row)))


@caught_by("oracle succeeds")
def goal_that_holds(task: Task, environment: LoadedEnvironment) -> Task | None:
    """Nothing is asked for but a change, and the solution only looks."""
    first = task.oracle.steps[:1]
    if not task.expected.rows or not first or not first[0].tool.startswith("find_"):
        return None
    silent = {"answer_schema": None, "truth": {}, "rubric": (), "expected": StateChange()}
    return changed(task, oracle=Oracle(steps=first), **silent)


@caught_by("every slot is stated")
def unstated_slot(task: Task, environment: LoadedEnvironment) -> Task | None:
    said = next((slot.said for slot in task.slots.values() if len(slot.said) > 3), "")
    return changed(task, instruction=task.instruction.replace(said, "it")) if said else None


@caught_by("every slot is stated")
def misread_slot(task: Task, environment: LoadedEnvironment) -> Task | None:
    for name, slot in task.slots.items():
        if slot.rule == "date":
            other = slot.model_copy(update={"value": shift(slot.value, days=1)})
            return running(changed(task, slots={**task.slots, name: other}), environment)
    return None


@caught_by("every slot is stated")
def hidden_id(task: Task, environment: LoadedEnvironment) -> Task | None:
    """The solution knows an id that the instruction does not say."""
    for place, step in enumerate(task.oracle.steps):
        for name, expression in step.arguments.items():
            if expression == "$1.items[0].id":
                key = first_result(task, environment)["items"][0]["id"]
                told = step.model_copy(update={"arguments": {**step.arguments, name: "$slot.hidden"}})
                steps = [*task.oracle.steps]
                steps[place] = told
                return changed(with_steps(task, *steps), slots={**task.slots, "hidden": Slot(value=key)})
    return None


def misstep(task: Task, **fields: Any) -> Task | None:
    """Return a task whose last step is another."""
    steps = task.oracle.steps
    return with_steps(task, *steps[:-1], steps[-1].model_copy(update=fields)) if steps else None


@caught_by("oracle runs")
def literal_argument(task: Task, environment: LoadedEnvironment) -> Task | None:
    names = list(task.oracle.steps[-1].arguments) if task.oracle.steps else []
    return misstep(task, arguments={**task.oracle.steps[-1].arguments, names[0]: "st-1"}) if names else None


@caught_by("oracle runs")
def unknown_tool(task: Task, environment: LoadedEnvironment) -> Task | None:
    return misstep(task, tool="divine_the_answer")


@caught_by("oracle runs")
def refused_call(task: Task, environment: LoadedEnvironment) -> Task | None:
    last = task.oracle.steps[-1].tool if task.oracle.steps else ""
    return misstep(task, arguments={}) if last and environment.interface[last].input_schema.get("required") else None


@caught_by("instruction is plain language")
def name_of_a_tool(task: Task, environment: LoadedEnvironment) -> Task | None:
    name = next(name for name in environment.interface if "_" in name)
    return changed(task, instruction=f"{task.instruction} Begin with {name}.")


@caught_by("instruction is plain language")
def name_of_a_column(task: Task, environment: LoadedEnvironment) -> Task | None:
    columns = sorted({name for rows in environment.start_state.values() for row in rows.values() for name in row})
    name = next((name for name in columns if "_" in name), "")
    return changed(task, instruction=f"{task.instruction} Look at the {name}.") if name else None
