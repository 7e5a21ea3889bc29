"""``python -m mcp_servers check`` from the command line."""

from pathlib import Path

import pytest

from mcp_servers.__main__ import main
from mcp_servers.contracts import Registry, RegistryEntry
from mcp_servers.runtime import load_environment, load_registry
from tests.checks.conftest import Edit


@pytest.fixture
def registry(folder: Path) -> Path:
    environment = load_environment(folder)
    entry = RegistryEntry(
        name="harbour", digest=environment.digest, folder="harbour", taxonomy=("Travel", "Boating"), split="train"
    )
    path = folder.parent / "registry.json"
    path.write_text(Registry(servers=(entry,)).to_json(indent=2), "utf-8")
    return path


def check(registry: Path, *arguments: str) -> int:
    return main(["check", "--registry", str(registry), *arguments])


def test_a_failure_is_shown_with_its_reason(registry: Path, edit: Edit, capsys: pytest.CaptureFixture[str]) -> None:
    folder = edit("tools.py", "from typing import Literal", "import random\nfrom typing import Literal")
    assert check(registry, str(folder)) == 1
    assert "imports random" in capsys.readouterr().out


def test_a_hand_edited_server_that_passes_is_listed_anew(
    registry: Path, edit: Edit, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = edit("tools.py", "Search stays by boat.", "Search the stays of a boat.")
    assert check(registry, "harbour", "--accept") == 0
    assert "8 of 8 tasks" in capsys.readouterr().out
    digest = load_environment(folder).digest
    assert [entry.digest for entry in load_registry(registry).servers] == [digest]
    assert {task.servers for task in load_environment(folder).tasks} == {(f"harbour@{digest}",)}


def test_a_server_that_fails_is_not_accepted(registry: Path, edit: Edit) -> None:
    before = registry.read_bytes()
    edit("tools.py", "from typing import Literal", "import random\nfrom typing import Literal")
    assert check(registry, "harbour", "--accept") == 1
    assert registry.read_bytes() == before


def test_an_unlisted_folder_cannot_be_accepted(
    registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(registry, str(tmp_path), "--accept") == 2
    assert "only a listed server is accepted" in capsys.readouterr().err


def test_an_unknown_name_is_explained(registry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(registry, "airport") == 2
    assert "'airport' is neither a server that" in capsys.readouterr().err
