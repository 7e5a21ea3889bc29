"""Faults planted at random in the catalog's tasks are caught, each by the attack that is there for it; sound tasks pass."""

import shutil
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Task
from mcp_servers.runtime import LoadedEnvironment, Servers, load_environment
from tests.checks.program_faults import PROGRAM_FAULTS, ProgramFault
from tests.checks.task_faults import TASK_FAULTS, Fault

SERVERS = 8
PLANTED = 2
"""Tasks in which each fault is planted."""


@pytest.fixture(scope="module")
def sample() -> list[tuple[Task, LoadedEnvironment]]:
    """Return the tasks of some servers, in an order of their own."""
    listed, random = Servers(), Random("planted faults")
    names = random.sample(sorted(name for name in listed if "." not in name), SERVERS)
    tasks = [(task, listed[name]) for name in names for task in listed[name].tasks]
    random.shuffle(tasks)
    return tasks


def failures(task: Task, environment: LoadedEnvironment) -> dict[str, str]:
    report = audit(task, dict.fromkeys(task.servers, environment))
    return {finding.gate: finding.reason for finding in report.failures}


def planted(fault: Fault, sample: list[tuple[Task, LoadedEnvironment]]) -> Iterator[tuple[Task, LoadedEnvironment]]:
    for task, environment in sample:
        if faulty := fault(task, environment):
            yield faulty, environment


@pytest.mark.parametrize(("fault", "attack"), TASK_FAULTS.items(), ids=[fault.__name__ for fault in TASK_FAULTS])
def test_a_fault_in_a_task_is_caught(fault: Fault, attack: str, sample: list[tuple[Task, LoadedEnvironment]]) -> None:
    tried = list(islice(planted(fault, sample), PLANTED))
    assert len(tried) == PLANTED
    for faulty, environment in tried:
        assert attack in failures(faulty, environment), faulty.id


@pytest.mark.parametrize(("fault", "attack"), PROGRAM_FAULTS.items(), ids=[fault.__name__ for fault in PROGRAM_FAULTS])
def test_a_fault_in_a_program_is_caught(
    fault: ProgramFault, attack: str, sample: list[tuple[Task, LoadedEnvironment]], tmp_path: Path
) -> None:
    tried = 0
    for task, environment in sample:
        source = (environment.folder / "programs.py").read_text("utf-8")
        faulty = fault(task, source) if task.oracle.program else None
        if faulty is None:
            continue
        copy = tmp_path / f"{tried}" / environment.name
        shutil.copytree(environment.folder, copy, ignore=shutil.ignore_patterns("__pycache__", "test_tools"))
        (copy / "programs.py").write_text(faulty, "utf-8")
        assert attack in failures(task, load_environment(copy)), task.id
        tried += 1
        if tried == PLANTED:
            return
    pytest.fail(f"only {tried} tasks have a place for this fault")


def test_there_are_faults_of_many_kinds() -> None:
    assert len(TASK_FAULTS) + len(PROGRAM_FAULTS) >= 40


@pytest.mark.slow
def test_no_sound_task_is_refused() -> None:
    listed = Servers()
    tasks = [task for name in listed for task in listed[name].tasks]
    for task in Random("sound tasks").sample(tasks, 200):
        report = audit(task, listed)
        assert report.passed, (task.id, report.failures)
