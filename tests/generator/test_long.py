"""The long set: what it holds, that it is made from the seed alone, and the command that makes it."""

from pathlib import Path
from statistics import mean

import pytest

from generator.__main__ import main
from generator.commands.shared import REGISTRY
from generator.long import LEAST, SET, make_long_tasks
from generator.notes import Notes
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Task
from mcp_servers.runtime import Servers, load_registry
from mcp_servers.runtime.registries import load_task_set

SERVERS = Servers(REGISTRY)


@pytest.fixture(scope="module")
def tasks() -> tuple[Task, ...]:
    return load_task_set(SET)


def test_every_solution_is_long_and_some_are_very_long(tasks: tuple[Task, ...]) -> None:
    calls = [task.difficulty.calls for task in tasks]
    assert min(calls) >= LEAST
    assert mean(calls) >= 20
    assert sum(count > 40 for count in calls) >= 10


def test_it_covers_the_catalog_and_no_task_is_a_servers_own(tasks: tuple[Task, ...]) -> None:
    covered = {task.servers[0] for task in tasks}
    listed = {entry.ref for entry in load_registry(REGISTRY).servers if not entry.world}
    assert covered <= listed
    assert len(covered) >= 0.9 * len(listed)
    own = {task.id for ref in covered for task in SERVERS[ref].tasks}
    assert own.isdisjoint(task.id for task in tasks)
    assert len({task.id for task in tasks}) == len({task.instruction for task in tasks}) == len(tasks)
    assert {task.kind for task in tasks} == {"graph", "program"}


def test_the_set_is_listed() -> None:
    assert load_registry(SET.parent / "registry.json").sets["long"] == SET.name


def test_the_command_makes_the_same_tasks(
    tmp_path: Path, tasks: tuple[Task, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["long", "ferry-bookings", "--jobs", "1", "--workspace", str(tmp_path / "notes")]
    assert main([*command, "--out", str(tmp_path / "long.jsonl")]) == 0
    assert "calls" in capsys.readouterr().out
    ferry = [task for task in tasks if task.servers == (SERVERS["ferry-bookings"].ref,)]
    assert list(load_task_set(tmp_path / "long.jsonl")) == ferry
    with monkeypatch.context() as patch:
        patch.setattr("generator.long.synthesise_tasks", None)
        assert main([*command, "--out", str(tmp_path / "again.jsonl")]) == 0, "what is noted is not made again"
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "long.jsonl").read_bytes()
    assert main(["long", "ferry", "--out", str(tmp_path / "none.jsonl")]) == 2
    assert "no server is called 'ferry'" in capsys.readouterr().err
    assert not (tmp_path / "none.jsonl").exists()


@pytest.mark.slow
def test_all_of_it_passes_the_gate_and_is_made_of_the_seed(tasks: tuple[Task, ...], tmp_path: Path) -> None:
    for task in tasks:
        assert audit(task, {task.servers[0]: SERVERS[task.servers[0]]}).failures == ()
    names = ["bakery-orders", "clinic-appointments", "shift-rota"]
    made = [task for _, found in make_long_tasks(names, REGISTRY, None, 2, Notes(tmp_path)) for task in found]
    refs = {SERVERS[name].ref for name in names}
    assert made == [task for task in tasks if task.servers[0] in refs]


@pytest.mark.parametrize("command", [["long", "ferry-bookings"], ["cross", "--count", "1"]])
def test_a_folder_is_no_file(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--out", str(tmp_path)]) == 2
    assert "is a folder; name a file" in capsys.readouterr().err
