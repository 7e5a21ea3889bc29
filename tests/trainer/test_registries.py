"""Which servers a run opens, and where its practice tasks come from."""

import sys
from pathlib import Path

import pytest

from mcp_servers.contracts import InputError
from mcp_servers.runtime import Servers
from trainer.registries import open_servers
from trainer.settings import Settings


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "agent-worlds"


def test_all_tools_are_shown_by_the_tasks_that_servers_come_with(cache: Path) -> None:
    servers = open_servers(Settings(most_tools=None))
    assert servers["calendar"].tasks == Servers()["calendar"].tasks
    assert not cache.exists()


def test_practice_that_cannot_be_made_is_told_and_leaves_nothing(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(InputError, match="practice tasks of calendar, task-lists could not be made"):
        open_servers(Settings(servers=("task-lists", "calendar")))
    assert list(cache.iterdir()) == []


def test_practice_stands_in_for_what_its_servers_came_with(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    generator = cache.parent / "generator"
    generator.write_text(
        f"#!{sys.executable}\n"
        "import sys, pathlib\n"
        "out = pathlib.Path(sys.argv[sys.argv.index('--out') + 1])\n"
        "(out / 'registry.json').write_text('{\"version\": 1, \"servers\": []}')\n"
        "(out / 'asked').write_text(' '.join(sys.argv[1:5]))\n"
    )
    generator.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(generator))
    for _ in range(2):
        assert "calendar" in open_servers(Settings(servers=("calendar",)))
    (made,) = cache.iterdir()
    assert (made / "asked").read_text() == "-m generator practice calendar"
