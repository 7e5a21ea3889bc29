"""Task synthesis on the ferry operator's server."""

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

from generator.design.model import Design
from generator.sources.documents import DOCUMENTS, read_document
from generator.tasks.levels import CALLS, LEVELS
from generator.tasks.matching import filter_of, matches
from generator.tasks.partition import Partition
from generator.tasks.plans import TaskOrder, TaskPlan, TaskSet, balanced_plan
from generator.tasks.programs.library import Goal, all_shapes, choose_shapes, staged
from generator.tasks.setting import Setting
from generator.tasks.synthesis import synthesise_tasks
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Task
from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.expressions import sources_of
from tests.generator.conftest import HARBOUR
from tests.generator.village import village_text
from tests.generator.worlds import build_world


@pytest.fixture(scope="module")
def ferry() -> Design:
    return read_document(DOCUMENTS / "ferry-bookings.yaml")


@pytest.fixture(scope="module")
def server(ferry: Design, tmp_path_factory: pytest.TempPathFactory) -> LoadedEnvironment:
    return build_world(ferry, tmp_path_factory.mktemp("servers") / "ferry")


@pytest.fixture(scope="module")
def made(ferry: Design, server: LoadedEnvironment) -> TaskSet:
    train, held_out = balanced_plan("train", graph=8, program=6), balanced_plan("held-out-tasks", graph=4, program=2)
    plan = TaskPlan(orders=(*train.orders, *held_out.orders))
    return synthesise_tasks(ferry, server, seed=1, plan=plan)


def of_kind(made: TaskSet, kind: str) -> list[Task]:
    return [task for task in made.tasks if task.kind == kind]


def test_orders_are_filled(made: TaskSet) -> None:
    assert made.missing == ()
    assert Counter((task.split, task.kind) for task in made.tasks) == {
        ("train", "graph"): 8,
        ("train", "program"): 6,
        ("held-out-tasks", "graph"): 4,
        ("held-out-tasks", "program"): 2,
    }
    assert len({task.id for task in made.tasks}) == len({task.instruction for task in made.tasks}) == len(made.tasks)


def test_tasks_pass_the_whole_gate(made: TaskSet, server: LoadedEnvironment) -> None:
    with staged(server, made.programs) as stage:
        for task in made.tasks[::4]:
            assert audit(task, {server.ref: stage}).failures == ()


def test_ids_flow_through_observations(made: TaskSet, server: LoadedEnvironment) -> None:
    keys = {key for table in server.start_state.values() for key in table}
    for task in made.tasks:
        assert not keys & {slot.value for slot in task.slots.values() if isinstance(slot.value, str)}
    flows = [
        any(source.isdigit() for source in sources_of(step.arguments))
        for task in of_kind(made, "graph")
        for step in task.oracle.steps
    ]
    assert sum(flows) > len(flows) / 2


def test_solutions_are_as_long_as_their_level_says(made: TaskSet) -> None:
    for task in of_kind(made, "graph"):
        assert len(task.oracle.steps) == task.difficulty.calls
        assert task.difficulty.calls in CALLS[task.difficulty.level]
        assert task.expected or task.difficulty.level < 3
    assert sum(task.difficulty.calls for task in made.tasks) >= 3 * len(made.tasks)


def test_held_out_tasks_are_about_others(made: TaskSet, ferry: Design, server: LoadedEnvironment) -> None:
    rows = Setting(ferry, server).rows
    shared = {row["name"] for entity in ("port", "vessel", "route") for row in rows.of(entity).values()}
    stated: dict[str, set[object]] = {"train": set(), "held-out-tasks": set()}
    for task in made.tasks:
        values = [slot.value for slot in task.slots.values() if slot.rule in ("verbatim", "date", "moment")]
        stated[task.split] |= {value for value in values if value not in shared}
    statuses = {value for entity in ferry.entities for field in entity.fields for value in field.values}
    assert stated["train"] - statuses
    assert stated["held-out-tasks"] - statuses
    assert not stated["train"] & stated["held-out-tasks"] - statuses


def test_the_same_inputs_give_the_same_bytes(ferry: Design, server: LoadedEnvironment) -> None:
    plan = balanced_plan("train", graph=2, program=0)
    again = load_environment(server.folder)
    one, two = (synthesise_tasks(ferry, world, seed=5, plan=plan) for world in (server, again))
    assert [task.to_json() for task in one.tasks] == [task.to_json() for task in two.tasks]
    other = synthesise_tasks(ferry, server, seed=6, plan=plan)
    assert not {task.id for task in one.tasks} & {task.id for task in other.tasks}


def test_targeted_tasks_use_a_tool_in_focus_and_repeat_nothing(ferry: Design, server: LoadedEnvironment) -> None:
    order = TaskOrder(split="train", kind="graph", level=2, count=2)
    plan = TaskPlan(orders=(order,), tools=("approve_refund",))
    first = synthesise_tasks(ferry, server, seed=2, plan=plan)
    more = synthesise_tasks(
        ferry, server, seed=2, plan=plan.model_copy(update={"exclude": frozenset(task.id for task in first.tasks)})
    )
    for task in (*first.tasks, *more.tasks):
        assert "approve_refund" in [step.tool for step in task.oracle.steps]
    assert not {task.id for task in first.tasks} & {task.id for task in more.tasks}


def test_programs_are_shared_and_each_is_verified(made: TaskSet) -> None:
    used = {task.oracle.program.removeprefix("solve_") for task in of_kind(made, "program")}
    assert {task.verifier.removeprefix("verify_") for task in of_kind(made, "program")} == used
    for name in used:
        assert f"def solve_{name}(" in made.programs
        assert f"def verify_{name}(" in made.programs


def test_programs_of_a_family_do_different_things(ferry: Design, server: LoadedEnvironment) -> None:
    shapes = all_shapes(ferry, Setting(ferry, server).signatures)
    goals: list[Goal] = [("train", level) for level in LEVELS]
    chosen = choose_shapes(ferry, shapes, 12, goals, lambda _: frozenset(goals))
    assert len({shape.kind for shape in shapes.values()}) < len(shapes)
    assert len({(shape.family, shape.kind) for shape in chosen}) == len(chosen) == 12


def test_programs_of_a_server_are_used_as_they_stand(
    made: TaskSet, ferry: Design, server: LoadedEnvironment, tmp_path: Path
) -> None:
    folder = shutil.copytree(server.folder, tmp_path / "ferry", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "programs.py").write_text(made.programs, "utf-8")
    fresh = synthesise_tasks(ferry, load_environment(folder), seed=9, plan=balanced_plan("train", graph=0, program=2))
    assert fresh.programs == made.programs
    assert len(fresh.tasks) == 2
    assert all(f"def {task.oracle.program}(" in made.programs for task in fresh.tasks)


def test_filters_of_the_synthesiser_find_what_the_tools_find(ferry: Design, server: LoadedEnvironment) -> None:
    setting = Setting(ferry, server)
    checked = 0
    with setting.open() as rehearsed:
        for name, signature in setting.signatures.items():
            if signature.operation.kind != "search":
                continue
            for key in list(setting.rows.of(signature.operation.entity))[:3]:
                filters = [
                    item for parameter in signature.parameters if (item := filter_of(setting.rows, parameter, key))
                ]
                for item in filters:
                    found = rehearsed.session.call(name, {item.parameter.name: item.value}).structured
                    assert found is not None
                    assert found["total"] == len(matches(setting.rows, signature.operation.entity, [item])), item
                    checked += 1
    assert checked > 30


def test_splits_share_small_tables_alone(ferry: Design, server: LoadedEnvironment) -> None:
    rows = Setting(ferry, server).rows
    train, held_out = Partition(rows, "train"), Partition(rows, "held-out-tasks")
    for entity in ("passenger", "booking"):
        sides = [(train.allows(entity, key), held_out.allows(entity, key)) for key in rows.of(entity)]
        assert set(sides) == {(True, False), (False, True)}
    assert all(train.allows("port", key) and held_out.allows("port", key) for key in rows.of("port"))
    assert all(Partition(rows, "held-out-worlds").allows("passenger", key) for key in rows.of("passenger"))


def test_a_row_is_chosen_from_a_list_that_cannot_be_searched_by_its_name(tmp_path: Path) -> None:
    listed = "search books; show title, copies; order title"
    members = "find_members: search members; by name contains; show name, status; order name"
    text = village_text().replace(
        "search books; by title contains; show title, copies; order title", f"{listed}\n  {members}"
    )
    path = tmp_path / "library.yaml"
    path.write_text(text, "utf-8")
    design = read_document(path)
    library = build_world(design, tmp_path / "library")
    made = synthesise_tasks(design, library, seed=1, plan=balanced_plan("train", graph=8, program=0))
    chosen = [task for task in made.tasks if "[title=$slot.title]" in task.oracle.to_json()]
    assert chosen
    for task in chosen:
        assert audit(task, {library.ref: library}).passed
        assert task.slots["title"].said in task.instruction


def test_a_server_written_by_hand_gets_tasks_too(harbour_design: Design) -> None:
    harbour = load_environment(HARBOUR)
    made = synthesise_tasks(harbour_design, harbour, seed=1, plan=balanced_plan("train", graph=6, program=0, hardest=3))
    assert len(made.tasks) >= 3
    assert json.loads(made.tasks[0].to_json())["servers"] == [harbour.ref]
