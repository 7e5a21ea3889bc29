"""Practice tasks on the ferry operator's server."""

from pathlib import Path

import pytest

from generator.__main__ import main
from generator.design.model import Design
from generator.practice import practice_themes
from generator.sources.documents import DOCUMENTS, read_document
from generator.tasks import practice
from generator.tasks.practice import MOST_STATED, MOST_TOOLS, choose_tools, make_practice
from generator.tasks.setting import Setting
from generator.themes import collect_themes
from mcp_servers.contracts import InputError, Task
from mcp_servers.runtime import LoadedEnvironment, Servers
from tests.generator.worlds import build_world


@pytest.fixture(scope="module")
def ferry() -> Design:
    return read_document(DOCUMENTS / "ferry-bookings.yaml")


@pytest.fixture(scope="module")
def server(ferry: Design, tmp_path_factory: pytest.TempPathFactory) -> LoadedEnvironment:
    return build_world(ferry, tmp_path_factory.mktemp("servers") / "ferry")


@pytest.fixture(scope="module")
def tools(ferry: Design, server: LoadedEnvironment) -> tuple[str, ...]:
    return choose_tools(Setting(ferry, server))


@pytest.fixture(scope="module")
def tasks(ferry: Design, server: LoadedEnvironment, tools: tuple[str, ...]) -> tuple[Task, ...]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(practice, "TRAINING", {1: 3, 2: 5})
        patch.setattr(practice, "HELD_OUT", {1: 1, 2: 2})
        return make_practice(ferry, server, tools, "train", seed=1).tasks


def test_the_tools_find_a_named_thing_show_it_and_change_it(ferry: Design, tools: tuple[str, ...]) -> None:
    kinds = {operation.name: operation.kind for operation in ferry.operations}
    assert len(tools) <= MOST_TOOLS
    assert {"search", "get"} <= {kinds[tool] for tool in tools}
    assert any(operation.writes for operation in ferry.operations if operation.name in tools)
    assert "find_passengers" in tools, "a passenger has a name; a sailing or a booking has none"


def test_tasks_show_these_tools_and_use_no_others(tasks: tuple[Task, ...], tools: tuple[str, ...]) -> None:
    assert len(tasks) == 11
    for task in tasks:
        assert task.tools == tools
        assert {step.tool for step in task.oracle.steps} <= set(tools)


def test_little_is_stated(tasks: tuple[Task, ...]) -> None:
    assert all(len(task.slots) <= MOST_STATED for task in tasks)


def test_some_tasks_of_a_training_world_are_held_out(tasks: tuple[Task, ...]) -> None:
    assert [task.split for task in tasks] == ["train"] * 8 + ["held-out-tasks"] * 3


def test_a_server_without_a_search_to_begin_with_has_no_practice(ferry: Design, server: LoadedEnvironment) -> None:
    kept = tuple(operation for operation in ferry.operations if operation.kind != "search")
    assert choose_tools(Setting(ferry.model_copy(update={"operations": kept}), server)) == ()


@pytest.mark.slow
def test_published_servers_get_practice_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "TRAINING", {1: 2, 2: 3})
    monkeypatch.setattr(practice, "HELD_OUT", {1: 1, 2: 1})
    for out in ("one", "two"):
        command = ["practice", "calendar", "--jobs", "1", "--out", str(tmp_path / out)]
        assert main([*command, "--workspace", str(tmp_path / f"{out}-work")]) == 0
    made, again = (Servers(tmp_path / out / "registry.json") for out in ("one", "two"))
    published = Servers()
    assert set(made) == {"calendar", "calendar.elsewhere"}
    assert [entry.digest for entry in made.entries.values()] == [entry.digest for entry in again.entries.values()]
    for name in made:
        assert made[name].ref == published[name].ref
        tasks = made[name].tasks
        assert 0 < len(tasks) <= 7
        assert all(0 < len(task.tools) <= MOST_TOOLS for task in tasks)
        assert {task.id for task in tasks}.isdisjoint(task.id for task in published[name].tasks)
    assert {task.split for task in made["calendar"].tasks} == {"train", "held-out-tasks"}
    assert {task.split for task in made["calendar.elsewhere"].tasks} == {"held-out-worlds"}


@pytest.mark.parametrize(
    ("name", "complaint"), [("calender", "did you mean calendar"), ("court-hearings", "is not published in")]
)
def test_practice_is_for_published_servers(name: str, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        practice_themes([name], collect_themes())
