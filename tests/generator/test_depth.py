"""Builds of different depth."""

from dataclasses import replace
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.depth import FULL, LIGHT
from generator.design.completion import complete
from generator.design.model import Design
from generator.pipeline import build_server
from generator.splits import Splits, read_splits
from generator.stages import cross_validate, write_unit_tests
from generator.tasks.plans import TaskOrder, TaskPlan
from generator.tasks.synthesis import synthesise_tasks
from generator.testing.effort import WHOLE, Effort
from generator.testing.mutation import mutants_of
from generator.testing.runner import UnitTest, load_tests
from generator.themes import collect_themes
from generator.validation import MIN_GUARDS, validate
from generator.workspace import Job, Stage, Workspace
from mcp_servers.checks.folder import check_folder
from mcp_servers.contracts import InputError
from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.testing import Bench
from tests.generator.conftest import HARBOUR
from tests.generator.village import village_design


@pytest.mark.slow
def test_a_light_build_has_few_tasks_and_passes_every_gate(tmp_path: Path) -> None:
    theme = replace(collect_themes()["task-lists"], depth=LIGHT)
    splits = read_splits().model_copy(update={"held_out_worlds": ("task-lists",)})
    built = build_server("task-lists", theme, tmp_path, splits)
    assert built.folder, built.failure
    assert not (built.folder / "worlds").exists()
    environment = load_environment(built.folder)
    assert LIGHT.least <= len(environment.tasks) <= LIGHT.graph + LIGHT.program
    assert all(not task.tools for task in environment.tasks)
    assert environment.manifest.gates["removed guards caught"] >= MIN_GUARDS
    tests = load_tests(built.folder)
    assert [test.name for test in tests if test.failure(environment)] == []
    reports = list(check_folder(built.folder))
    assert len(reports) == 1 + len(environment.tasks)
    assert all(report.passed for report in reports)
    assert {tool for test in tests for tool in _tools_called(test, environment)} == set(environment.toolset)


def _tools_called(test: UnitTest, environment: LoadedEnvironment) -> set[str]:
    bench = Bench(environment)
    test.run(bench)
    return {entry.tool for entry in bench.session.journal}


def test_a_stage_is_done_again_at_another_depth(tmp_path: Path) -> None:
    done: list[tuple[str, ...]] = []

    def note(job: Job) -> dict[str, int]:
        done.append(job.worlds)
        return {}

    design = village_design(tmp_path)
    splits = Splits(seed=1, held_out_groups=(), variant="elsewhere", held_out_worlds=(design.name,))
    for depth in (FULL, FULL, LIGHT, LIGHT, FULL):
        rooms = Workspace(tmp_path / "rooms", splits, depth)
        rooms.run(Stage("note", note, ()), rooms.start(design))
    assert done == [("", "elsewhere"), ("",), ("", "elsewhere")]


def test_a_sample_of_faults_holds_every_guard_and_is_another_for_each_purpose() -> None:
    mutants = mutants_of(load_environment(HARBOUR).toolset)
    few = Effort(one_fault_in=4)
    searched, measured = few.sample(mutants, "search"), few.sample(mutants, "measure")
    assert searched == few.sample(mutants, "search") != measured
    guards = [mutant for mutant in mutants if mutant.category == "guard"]
    assert set(guards) <= set(searched) & set(measured)
    assert len(searched) < len(mutants) / 2
    assert WHOLE.sample(mutants, "search") == mutants


def test_tests_that_are_too_weak_are_looked_for_again(harbour: Path, harbour_design: Design, tmp_path: Path) -> None:
    harbour.rename(tmp_path / "server")
    hasty = LIGHT.model_copy(update={"effort": Effort(calls=60, plays=1, plays_in_vain=1), "further": ()})
    job = Job(tmp_path, read_splits(), hasty)
    job.keep(complete(harbour_design))
    write_unit_tests(job)
    with pytest.raises(InputError, match="at least 90% are needed"):
        cross_validate(job)
    patient = replace(job, depth=hasty.model_copy(update={"further": (WHOLE,)}))
    assert cross_validate(patient)["dropped"] == {}
    assert validate(job.server, job.design).passed


def test_a_tool_is_dropped_only_after_the_longest_search(harbour: Path, harbour_design: Design, tmp_path: Path) -> None:
    harbour.rename(tmp_path / "server")
    blind = LIGHT.model_copy(update={"effort": Effort(calls=1, plays=1, plays_in_vain=1), "further": (WHOLE,)})
    job = Job(tmp_path, read_splits(), blind)
    job.keep(complete(harbour_design))
    write_unit_tests(job)
    failing = validate(job.server, job.design).failing
    assert "no test of it succeeds" in {reason for reasons in failing.values() for reason in reasons}
    assert cross_validate(job)["dropped"] == {}
    assert not validate(job.server, job.design).failing


def test_what_a_level_lacks_is_made_up_at_others(harbour_design: Design, harbour: Path) -> None:
    orders = (TaskOrder(split="train", kind="graph", level=3, count=6),)
    strict = TaskPlan(orders=orders, patience=2)
    made, more = (
        synthesise_tasks(harbour_design, load_environment(harbour), seed=1, plan=plan)
        for plan in (strict, strict.model_copy(update={"makes_up": True}))
    )
    assert made.missing
    assert {task.difficulty.level for task in made.tasks} <= {3}
    assert more.tasks[: len(made.tasks)] == made.tasks
    assert {task.difficulty.level for task in more.tasks[len(made.tasks) :]} <= {1, 2}
    wanting = sum(order.count for order in more.missing)
    assert len(more.tasks) == 6 - wanting > len(made.tasks)


@pytest.mark.parametrize("options", [[], ["--check", "--out", "elsewhere"]])
def test_the_projects_own_catalog_is_built_in_full(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "task-lists", "--light", *options]) == 2
    assert "name another folder with --out" in capsys.readouterr().err
