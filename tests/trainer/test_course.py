"""Which tasks a run is about."""

from collections import Counter
from pathlib import Path

import pytest

from mcp_servers.contracts import InputError, Registry, Split, Task
from tests.trainer.conftest import HARBOUR, list_harbour
from trainer.course import held_out_tasks, open_course
from trainer.settings import EvaluationSettings, Settings

SHOWN = ("find_stays", "price_stay", "cancel_stay")


def settings(tmp_path: Path, tasks: list[Task], **changes: object) -> Settings:
    return Settings.model_validate({"registries": (str(list_harbour(tmp_path, tasks)),), "servers": (), **changes})


def test_only_tasks_that_show_few_tools_are_chosen(tmp_path: Path) -> None:
    few = HARBOUR.tasks[1].model_copy(update={"tools": SHOWN})
    course = open_course(settings(tmp_path, [HARBOUR.tasks[0], few], most_tools=3))
    assert [task.id for task in course.training] == [few.id]


def test_without_a_limit_all_tasks_of_the_levels_are_chosen(tmp_path: Path) -> None:
    tasks = list(HARBOUR.tasks)
    course = open_course(settings(tmp_path, tasks, most_tools=None, levels=(1,)))
    assert [task.id for task in course.training] == [task.id for task in tasks if task.difficulty.level == 1]


def test_a_registry_without_such_tasks_says_what_was_looked_for(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no task of the levels 1, 2 with at most 2 tools with split 'train'"):
        open_course(settings(tmp_path, list(HARBOUR.tasks), most_tools=2))


def test_a_server_that_is_named_must_be_known(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="servers: no server is called 'harbor'; did you mean harbour"):
        open_course(settings(tmp_path, list(HARBOUR.tasks), servers=("harbour", "harbor"), most_tools=None))


def test_a_set_of_tasks_is_chosen_by_its_name_and_counts_among_all(tmp_path: Path) -> None:
    first, second = HARBOUR.tasks[:2]
    (tmp_path / "some.jsonl").write_text(second.to_json() + "\n", "utf-8")
    (tmp_path / "sets.json").write_text(Registry(sets={"some": "some.jsonl"}).to_json(), "utf-8")
    both = (str(list_harbour(tmp_path, [first])), str(tmp_path / "sets.json"))
    for servers, expected in ((("some",), [second.id]), ((), [first.id, second.id])):
        chosen = Settings(registries=both, servers=servers, most_tools=None, levels=(1, 2, 3))
        assert [task.id for task in open_course(chosen).training] == expected


def test_what_is_held_out_is_looked_for_when_it_is_needed(tmp_path: Path) -> None:
    course = open_course(settings(tmp_path, [task for task in HARBOUR.tasks if task.split == "train"]))
    with pytest.raises(InputError, match="no held-out task of the levels 1, 2"):
        _ = course.held_out


def test_held_out_tasks_take_turns_between_worlds() -> None:
    def task(server: str, number: int, split: Split) -> Task:
        changes = {"id": f"{server}-{number}", "servers": (server,), "split": split}
        return HARBOUR.tasks[0].model_copy(update=changes)

    sizes: dict[tuple[str, Split], int] = {
        ("a", "held-out-tasks"): 9,
        ("b", "held-out-servers"): 2,
        ("c", "held-out-tasks"): 5,
        ("a", "train"): 9,
    }
    tasks = [task(kind[0], number, kind[1]) for kind, size in sizes.items() for number in range(size)]
    chosen = held_out_tasks(tasks, Settings(evaluation=EvaluationSettings(tasks=12)))
    assert [one.split for one in chosen] == ["held-out-tasks"] * 10 + ["held-out-servers"] * 2
    assert Counter(one.servers[0] for one in chosen) == {"a": 5, "c": 5, "b": 2}
