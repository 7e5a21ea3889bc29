"""Every kind of unsound task is refused, by the attack that is there for it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mcp_servers.checks.attacks import ATTACKS
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Criterion, Json, Oracle, OracleStep, Slot, StateChange, Task
from mcp_servers.runtime import LoadedEnvironment, load_environment
from tests.checks.conftest import HARBOUR, Edit

FIND_HAVORN = OracleStep(tool="find_stays", arguments={"boat": "$slot.boat"})


def failures(task: Task, environment: LoadedEnvironment) -> dict[str, str]:
    report = audit(task, dict.fromkeys(task.servers, environment))
    return {finding.gate: finding.reason for finding in report.failures}


def changed(task: Task, **fields: Any) -> Task:
    return task.model_copy(update=fields)


def asking(task: Task, answer: dict[str, tuple[str, Json]], schema: dict[str, Json], **fields: Any) -> Task:
    """Return a task that asks for other fields: name to expression and value."""
    return changed(
        task,
        oracle=Oracle(
            steps=fields.pop("steps", task.oracle.steps), answer={name: item[0] for name, item in answer.items()}
        ),
        truth={name: item[1] for name, item in answer.items()},
        rubric=tuple(Criterion(path=name) for name in answer),
        answer_schema={"type": "object", "properties": schema, "required": list(answer), "additionalProperties": False},
        **fields,
    )


@pytest.mark.parametrize("number", range(8))
def test_a_sound_task_withstands_every_attack(harbour: LoadedEnvironment, number: int) -> None:
    report = audit(harbour.tasks[number], {harbour.ref: harbour})
    assert report.passed, report.failures
    assert [finding.gate for finding in report.findings] == ["oracle runs", *ATTACKS]


def test_what_was_found_sound_is_attacked_again_only_if_something_changed(folder: Path, edit: Edit) -> None:
    server = load_environment(folder)
    task = next(task for task in server.tasks if task.oracle.program)
    report = audit(task, {server.ref: server})
    assert audit(task, {server.ref: load_environment(server.folder)}) is report
    assert audit(changed(task, split="held-out-tasks"), {server.ref: server}) is not report
    edit("programs.py", f"def {task.oracle.program}(", f"def other():\n    pass\n\n\ndef {task.oracle.program}(")
    assert audit(task, {server.ref: load_environment(server.folder)}) is not report
    edit("environment.json", '"generated": {"stays": ["id", "created_at"]}', '"generated": {"stays": ["id"]}')
    assert audit(task, {server.ref: load_environment(server.folder)}) is not report


def test_a_task_whose_program_is_nowhere_is_refused(folder: Path) -> None:
    (folder / "programs.py").unlink()
    server = load_environment(folder)
    task = next(task for task in server.tasks if task.oracle.program)
    assert "has no programs.py" in failures(task, server)["oracle runs"]


def test_a_maker_of_tasks_hears_only_the_first_failure(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = changed(tasks["harbour-02"], truth={"price": 1}, instruction="")
    report = audit(task, {harbour.ref: harbour}, first_failure=True)
    assert [finding.gate for finding in report.failures] == ["oracle succeeds"]


def goal_that_holds(tasks: dict[str, Task]) -> Task:
    return changed(
        tasks["harbour-03"],
        instruction="Please take Lomvi off our list of March.",
        slots={"boat": Slot(value="Lomvi", said="Lomvi")},
        oracle=Oracle(steps=(FIND_HAVORN,)),
        expected=StateChange(),
    )


def answer_in_instruction(tasks: dict[str, Task]) -> Task:
    task = tasks["harbour-02"]
    return changed(task, instruction=f"{task.instruction} I remember 168.00 kroner.")


def date_in_instruction(tasks: dict[str, Task]) -> Task:
    task = tasks["harbour-01"]
    return changed(task, instruction=f"{task.instruction} Was it not 10 March to 13 March?")


def hidden_id(tasks: dict[str, Task]) -> Task:
    return changed(
        tasks["harbour-03"],
        slots={"stay": Slot(value="st-1150")},
        oracle=Oracle(steps=(OracleStep(tool="cancel_stay", arguments={"stay_id": "$slot.stay"}),)),
    )


def literal_id(tasks: dict[str, Task]) -> Task:
    steps = (OracleStep(tool="cancel_stay", arguments={"stay_id": "st-1150"}),)
    return changed(tasks["harbour-03"], oracle=Oracle(steps=steps))


def schema_slot_that_no_schema_has(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-02"], slots={"boat": Slot(value="Terna", said="Terna", rule="schema")})


def misread_date(tasks: dict[str, Task]) -> Task:
    slots = tasks["harbour-05"].slots
    return changed(
        tasks["harbour-05"], slots={**slots, "arrival": Slot(value="2026-05-03", said="2 May 2026", rule="date")}
    )


def prunable_search(tasks: dict[str, Task]) -> Task:
    task = tasks["harbour-02"]
    extra = OracleStep(tool="find_berths", arguments={})
    return changed(task, oracle=task.oracle.model_copy(update={"steps": (*task.oracle.steps, extra)}))


def prunable_lookup(tasks: dict[str, Task]) -> Task:
    return asking(
        tasks["harbour-01"],
        {"stay": ("$2.stay_id", "st-1150")},
        {"stay": {"type": "string"}},
        steps=(FIND_HAVORN, OracleStep(tool="price_stay", arguments={"stay_id": "$1.items[0].id"})),
    )


def ambiguous_search(tasks: dict[str, Task]) -> Task:
    return asking(
        tasks["harbour-01"],
        {"arrival": ("$1.items[1].arrives_on", "2026-03-17")},
        {"arrival": {"type": "string"}},
        instruction="When does Alke come to us?",
        slots={"boat": Slot(value="Alke", said="Alke")},
    )


def first_of_many_without_a_reason(tasks: dict[str, Task]) -> Task:
    return changed(
        tasks["harbour-05"],
        instruction=tasks["harbour-05"].instruction.replace("the longest berth", "a berth").replace("guest", ""),
    )


def guessable_boolean(tasks: dict[str, Task]) -> Task:
    return asking(
        tasks["harbour-01"],
        {"status": ("$1.items[0].status", "booked")},
        {"status": {"type": "string", "enum": ["booked", "cancelled"]}},
        instruction="Is Havørn still expected, or was the visit called off?",
    )


def small_count(tasks: dict[str, Task]) -> Task:
    return asking(
        tasks["harbour-01"],
        {"visits": ("$1.total", 1)},
        {"visits": {"type": "integer"}},
        instruction="How many visits has Havørn announced?",
    )


def echo_of_the_instruction(tasks: dict[str, Task]) -> Task:
    return asking(
        tasks["harbour-01"],
        {"boat": ("$1.items[0].boat", "Havørn")},
        {"boat": {"type": "string"}},
    )


def field_that_nobody_judges(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-01"], rubric=(Criterion(path="arrival", comparison="date"),))


def generous_tolerance(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-02"], rubric=(Criterion(path="price", comparison="number", tolerance=5000),))


def name_of_a_column(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-03"], instruction="Set Havørn's stay_id to cancelled with cancel_stay.")


def unfilled_placeholder(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-03"], instruction="Havørn will not make it; take {boat} off our list.")


def wrong_truth(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-02"], truth={"price": 16801})


def collateral_damage(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-04"], expected=StateChange(rows=tasks["harbour-04"].expected.rows[:1]))


def id_that_depends_on_the_order(tasks: dict[str, Task]) -> Task:
    booking = tasks["harbour-05"].oracle.steps[1]
    other = booking.model_copy(update={"arguments": {**booking.arguments, "berth_id": "$1.items[1].id"}})
    return asking(
        tasks["harbour-05"],
        {"stay": ("$2.id", "st-5646")},
        {"stay": {"type": "string"}},
        steps=(*tasks["harbour-05"].oracle.steps[:2], other),
    )


def schema_of_other_fields(tasks: dict[str, Task]) -> Task:
    schema = {"type": "object", "properties": {"price": {"type": "integer"}}, "additionalProperties": False}
    return changed(tasks["harbour-02"], answer_schema=schema)


def hidden_tool(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-03"], tools=("find_stays",))


def unknown_tool(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-03"], tools=("find_stays", "cancel_stay", "sink_boat"))


def mismeasured_difficulty(tasks: dict[str, Task]) -> Task:
    difficulty = tasks["harbour-02"].difficulty.model_copy(update={"calls": 7})
    return changed(tasks["harbour-02"], difficulty=difficulty)


def refused_call(tasks: dict[str, Task]) -> Task:
    return changed(tasks["harbour-03"], slots={"boat": Slot(value="Lomvi", said="Lomvi")}, instruction="Lomvi is ill.")


@pytest.mark.parametrize(
    ("plant", "attack", "words"),
    [
        (goal_that_holds, "oracle succeeds", "no criterion tells it from an idle agent"),
        (answer_in_instruction, "instruction hides the truth", "price = 16800"),
        (date_in_instruction, "instruction hides the truth", "arrival"),
        (hidden_id, "every slot is stated", "slot stay"),
        (literal_id, "oracle runs", "literal 'st-1150'"),
        (schema_slot_that_no_schema_has, "every slot is stated", "neither a default nor an enum value"),
        (misread_date, "every slot is stated", "does not say '2026-05-03'"),
        (prunable_search, "every step is needed", "step 3 (find_berths) changes neither"),
        (prunable_lookup, "every step is needed", "step 2 (price_stay) gives only what an earlier step had shown"),
        (ambiguous_search, "selections are determined", "picks one of 3 rows"),
        (first_of_many_without_a_reason, "selections are determined", "nothing says which"),
        (guessable_boolean, "guessing rarely succeeds", "probability 0."),
        (small_count, "guessing rarely succeeds", "probability 0.17"),
        (echo_of_the_instruction, "guessing rarely succeeds", "probability 1.00"),
        (field_that_nobody_judges, "right state with a wrong answer fails", "departure"),
        (generous_tolerance, "right state with a wrong answer fails", "tolerance"),
        (name_of_a_column, "instruction is plain language", "cancel_stay"),
        (unfilled_placeholder, "instruction is plain language", "'{'"),
        (wrong_truth, "oracle succeeds", "the truth says"),
        (collateral_damage, "oracle succeeds", "nothing else changed"),
        (id_that_depends_on_the_order, "new ids are determined", "depends on the order in which 2 rows of stays"),
        (schema_of_other_fields, "parts fit together", "exactly the fields of the truth: price"),
        (hidden_tool, "parts fit together", "the solution calls cancel_stay, which the task does not show"),
        (unknown_tool, "parts fit together", "shows a tool 'sink_boat' that its servers do not have"),
        (mismeasured_difficulty, "parts fit together", "says 7 calls; the oracle makes 2"),
        (refused_call, "oracle runs", "was refused: The stay is already cancelled."),
    ],
)
def test_a_planted_fault_is_caught(
    harbour: LoadedEnvironment,
    tasks: dict[str, Task],
    plant: Callable[[dict[str, Task]], Task],
    attack: str,
    words: str,
) -> None:
    found = failures(plant(tasks), harbour)
    assert words in found.get(attack, ""), found


def test_a_column_filled_by_the_clock_must_be_declared(edit: Edit, tasks: dict[str, Task]) -> None:
    environment = load_environment(edit("environment.json", '["id", "created_at"]', '["id"]'))
    task = tasks["harbour-05"]
    row = task.expected.rows[0]
    told = row.model_copy(update={"values": {**row.values, "created_at": "2026-03-04T09:00"}})
    found = failures(changed(task, expected=StateChange(rows=(told,))), environment)
    assert found == {
        "nothing undeclared is generated": "column stays.created_at is filled by the world but not declared as generated"
    }


VERIFIER = '''def verify_alltogether(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both sums must be right; nothing may have been called off on the way."""
'''


@pytest.mark.parametrize(
    ("body", "attack", "words"),
    [
        ('return {"fine": True}', "oracle succeeds", "no criterion tells it from an idle agent"),
        ("return {}", "oracle succeeds", "checks nothing"),
        ('return {"nights": answer["nights"] == truth["nights"]}', "oracle succeeds", "failed: TypeError"),
        (
            'return {"answered": answer is not None}',
            "right state with a wrong answer fails",
            "succeeds instead of",
        ),
    ],
)
def test_a_verification_program_that_is_wrong_is_caught(
    edit: Edit, tasks: dict[str, Task], body: str, attack: str, words: str
) -> None:
    environment = load_environment(edit("programs.py", VERIFIER, f"{VERIFIER}    {body}\n"))
    assert words in failures(tasks["harbour-06"], environment).get(attack, "")


def test_a_verification_program_that_ignores_the_state_is_caught(edit: Edit, tasks: dict[str, Task]) -> None:
    folder = edit("programs.py", '        "one boat cancelled": len(changed) == 1,\n', "")
    edit("programs.py", '        "all of its stays cancelled": bool(changed) and not left,\n', "")
    found = failures(tasks["harbour-07"], load_environment(folder))
    assert "does not look at the state" in found["true answer without the calls fails"]


def test_a_verification_program_that_wants_one_order_is_caught(edit: Edit, tasks: dict[str, Task]) -> None:
    first = 'next((row for key, row in after["stays"].items() if key not in before["stays"]), {"boat": ""})["boat"]'
    folder = edit("programs.py", VERIFIER, f'{VERIFIER}    return {{"Sula first": {first} == "Sula"}}\n')
    search, booking, *_ = tasks["harbour-05"].oracle.steps
    second = {**booking.arguments, "boat": "$slot.other", "berth_id": "$1.items[1].id"}
    other = booking.model_copy(update={"arguments": second})
    row = tasks["harbour-05"].expected.rows[0]
    values = {**row.values, "boat": "Terna", "berth_id": "be-8101"}
    task = changed(
        tasks["harbour-05"],
        oracle=Oracle(steps=(search, booking, other)),
        slots={**tasks["harbour-05"].slots, "other": Slot(value="Terna", said="Terna")},
        expected=StateChange(rows=(row, row.model_copy(update={"values": values}))),
        verifier="verify_alltogether",
        answer_schema=None,
        truth={},
        rubric=(),
    )
    found = failures(task, load_environment(folder))
    assert "oracle succeeds" not in found
    assert "[1, 3, 2] end in the same outcome, but fail" in found["other paths succeed"], found


def test_a_column_declared_as_generated_that_nothing_generates_is_caught(edit: Edit, tasks: dict[str, Task]) -> None:
    environment = load_environment(edit("environment.json", '["id", "created_at"]', '["id", "created_at", "boat"]'))
    row = tasks["harbour-05"].expected.rows[0]
    told = row.model_copy(update={"values": {**row.values, "boat": True}})
    found = failures(changed(tasks["harbour-05"], expected=StateChange(rows=(told,))), environment)
    assert "stays.boat is declared as generated" in found["nothing undeclared is generated"]


@pytest.mark.parametrize(
    ("new", "words"),
    [
        ('nights = total = 0\n    boat = "Lunde" if boat == "Alke" else boat', "constant 'Lunde'"),
        ("nights, total = 13, 0", "constant 13"),
        ('nights = total = 0\n    tools("find_stays", boat="Ter" + "na")', "call 1 (find_stays): nothing says 'Terna'"),
    ],
)
def test_a_solution_program_that_knows_too_much_is_caught(
    edit: Edit, tasks: dict[str, Task], new: str, words: str
) -> None:
    environment = load_environment(edit("programs.py", "nights = total = 0", new))
    assert words in failures(tasks["harbour-06"], environment)["every value comes from somewhere"]


def test_a_solution_program_that_leaves_a_tie_open_is_caught(edit: Edit, tasks: dict[str, Task]) -> None:
    folder = edit("programs.py", 'key=lambda found: found["fee"]', 'key=lambda found: found["status"]')
    task = tasks["harbour-08"]
    program = load_environment(folder)
    assert "in reverse" in failures(task, program).get("selections are determined", "")


def test_a_solution_program_that_writes_in_vain_is_caught(edit: Edit, tasks: dict[str, Task]) -> None:
    edit("tools.py", 'if stay["status"] != "booked":', 'if stay["status"] == "gone":')
    cancel = 'tools("cancel_stay", stay_id=stay["id"])\n'
    environment = load_environment(edit("programs.py", cancel, f"{cancel}            {cancel}"))
    assert "(cancel_stay)" in failures(tasks["harbour-07"], environment)["every step is needed"]


def test_a_solution_program_with_a_memory_is_caught(edit: Edit, tasks: dict[str, Task]) -> None:
    edit("programs.py", "    nights = total = 0\n", "    RUNS.append(boat)\n    nights = total = 0\n")
    edit("programs.py", '"total": total}', '"total": total + len(RUNS) // 20}')
    folder = edit("programs.py", "def solve_alltogether", "RUNS: list[str] = []\n\n\ndef solve_alltogether")
    found = failures(tasks["harbour-06"], load_environment(folder))
    assert "replays are identical" in found


def test_a_task_for_an_absent_program_is_our_fault(harbour: LoadedEnvironment, tasks: dict[str, Task]) -> None:
    task = changed(tasks["harbour-06"], oracle=Oracle(program="solve_nothing"))
    assert "no solution program solve_nothing" in failures(task, harbour)["oracle runs"]


def test_the_fixture_is_the_one_that_tasks_were_made_for(harbour: LoadedEnvironment) -> None:
    assert harbour.folder == HARBOUR
    assert {ref for task in harbour.tasks for ref in task.servers} == {harbour.ref}
