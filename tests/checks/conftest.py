"""A harbour to spoil: a copy of the hand-written server, and its tasks by id."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from mcp_servers.contracts import Task
from mcp_servers.runtime import LoadedEnvironment, load_environment

HARBOUR = Path(__file__).parents[1] / "fixtures" / "harbour"

Edit = Callable[[str, str, str], Path]


@pytest.fixture(scope="session")
def harbour() -> LoadedEnvironment:
    return load_environment(HARBOUR)


@pytest.fixture(scope="session")
def tasks(harbour: LoadedEnvironment) -> dict[str, Task]:
    return {task.id: task for task in harbour.tasks}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "harbour"
    shutil.copytree(HARBOUR, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


@pytest.fixture
def edit(folder: Path) -> Edit:
    """Replace one text in a file of the copy and return the copy."""

    def replace(file: str, old: str, new: str) -> Path:
        text = (folder / file).read_text("utf-8")
        assert text.count(old) >= 1
        (folder / file).write_text(text.replace(old, new), "utf-8")
        return folder

    return replace
