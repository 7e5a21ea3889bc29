"""The example of README's "Write a server of your own": what becomes of it, and of one that lacks something."""

import re
from pathlib import Path

import pytest

from generator.design.model import Design
from generator.sources.documents import read_document
from generator.tasks.plans import TaskOrder, TaskPlan, TaskSet
from generator.tasks.synthesis import synthesise_tasks
from mcp_servers.contracts import InputError
from tests.generator.worlds import build_world

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
def bike_hire(tmp_path: Path) -> Design:
    found = re.search(r"```yaml\n(title: Bike hire\n.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert found
    path = tmp_path / "bike-hire.yaml"
    path.write_text(found[1], "utf-8")
    return read_document(path)


def synthesise(design: Design, folder: Path) -> TaskSet:
    easy = TaskPlan(orders=(TaskOrder(split="train", kind="graph", level=1, count=3),))
    return synthesise_tasks(design, build_world(design, folder), seed=1, plan=easy)


def test_tasks_can_be_made_of_the_example(bike_hire: Design, tmp_path: Path) -> None:
    assert len(synthesise(bike_hire, tmp_path / "server").tasks) == 3


def test_a_server_without_a_search_is_refused_with_what_is_needed(bike_hire: Design, tmp_path: Path) -> None:
    writing = tuple(operation for operation in bike_hire.operations if operation.writes)
    assert len(writing) == 1
    with pytest.raises(InputError, match=r"^bike-hire has no search tool .*; add an operation like 'find_members: "):
        synthesise(bike_hire.model_copy(update={"operations": writing}), tmp_path / "server")
