"""Sets of tasks that belong to no single server, on two copies of the harbour."""

from pathlib import Path

import pytest

from mcp_servers.__main__ import main
from mcp_servers.checks.task_sets import check_set
from mcp_servers.contracts import InputError, Registry
from mcp_servers.runtime import Servers, load_environment
from mcp_servers.runtime.registries import load_task_set
from tests.checks.test_command import registry as registry_of_harbour

registry = registry_of_harbour


@pytest.fixture
def task_set(registry: Path) -> Path:
    """The harbour's first two tasks as a set of their own, listed in a registry without servers."""
    path = registry.parent / "sets" / "some.jsonl"
    path.parent.mkdir()
    tasks = load_environment(registry.parent / "harbour").tasks[:2]
    path.write_text("".join(task.to_json() + "\n" for task in tasks), "utf-8")
    (path.parent / "registry.json").write_text(Registry(sets={"some": "some.jsonl"}).to_json(), "utf-8")
    return path


def test_a_set_is_checked_by_name_and_by_file(
    registry: Path, task_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listing = ["--registry", str(registry), "--registry", str(task_set.parent / "registry.json")]
    assert main(["check", *listing, "some"]) == 0
    assert "2 of 2 tasks" in capsys.readouterr().out
    assert main(["check", "--registry", str(registry), str(task_set)]) == 0


def test_servers_know_the_sets_of_their_registries(registry: Path, task_set: Path) -> None:
    assert Servers(registry).sets == {}
    servers = Servers(registry, task_set.parent / "registry.json")
    assert servers.sets == {"some": load_task_set(task_set)}
    assert list(servers) == ["harbour"]


def test_a_task_whose_server_is_missing_or_another_version_fails(registry: Path, task_set: Path) -> None:
    text = task_set.read_text("utf-8")
    task_set.write_text(text.replace("harbour@", "harbour@0"), "utf-8")
    whole, *tasks = check_set(task_set, Servers(registry))
    assert whole.passed
    assert ["has no version" in report.failures[0].reason for report in tasks] == [True, True]


def test_a_task_that_is_there_twice_is_told(registry: Path, task_set: Path) -> None:
    line = task_set.read_text("utf-8").splitlines()[0]
    task_set.write_text(f"{line}\n{line}\n", "utf-8")
    whole, *_ = check_set(task_set, Servers(registry))
    assert "is given 2 times" in whole.failures[0].reason


def test_a_missing_set_is_an_error_of_the_person(registry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InputError, match="is missing; 'python -m generator cross"):
        load_task_set(registry.parent / "none.jsonl")
    assert main(["check", "--registry", str(registry), "none.jsonl"]) == 2
    assert "none.jsonl is missing" in capsys.readouterr().err


def test_a_set_cannot_be_accepted(registry: Path, task_set: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--registry", str(registry), "--accept", str(task_set)]) == 2
    assert "is a set of tasks" in capsys.readouterr().err
