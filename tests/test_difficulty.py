from pathlib import Path

import pytest

from benchmarks.difficulty import disorder, draw, solve_once
from mcp_servers.contracts import Registry, RegistryEntry
from mcp_servers.runtime import Servers, load_environment

HARBOUR = load_environment(Path(__file__).parent / "fixtures" / "harbour")
YES, NO = [True] * 20, [False] * 20


@pytest.fixture
def servers(tmp_path: Path) -> Servers:
    taxonomy = HARBOUR.manifest.taxonomy
    entry = RegistryEntry(
        name="harbour", digest=HARBOUR.digest, folder=str(HARBOUR.folder), taxonomy=taxonomy, split="train"
    )
    path = tmp_path / "registry.json"
    path.write_text(Registry(servers=(entry,)).to_json(), "utf-8")
    return Servers(path)


def test_tasks_are_drawn_by_level(servers: Servers) -> None:
    drawn = draw(servers, 2, seed=0)
    assert {level: len(tasks) for level, tasks in drawn.items()} == {1: 2, 2: 2, 3: 2}
    assert drawn == draw(servers, 2, seed=0)


def test_what_an_oracle_has_to_look_up_is_counted(servers: Servers) -> None:
    solved = [solve_once(task, servers) for task in servers["harbour"].tasks[:2]]
    assert [(item.calls, item.tools, item.withheld) for item in solved] == [(1, 1, 0), (2, 2, 1)]


def test_order_is_judged_beyond_noise() -> None:
    falling = {1: YES, 2: [*YES[:10], *NO[:10]]}
    assert not list(disorder({"low": {1: NO, 2: NO}, "high": falling}))
    assert not list(disorder({"low": {1: NO, 2: [True, *NO[1:]]}, "high": falling}))
    assert list(disorder({"agent": {1: NO, 2: YES}})) == ["agent: +100% from level 1 to level 2"]
    assert list(disorder({"low": {1: YES}, "high": {1: NO}})) == [
        "level 1: low solves 20 tasks that high does not, the other way round 0",
        "over all levels high does not succeed more than low",
    ]
    assert list(disorder({"low": {1: NO}, "high": {1: NO}})) == ["over all levels high does not succeed more than low"]
