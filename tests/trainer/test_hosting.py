"""The trainer as a client of a farm: the same work, in sessions that another process would hold."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from mcp_servers.contracts import Registry
from mcp_servers.hosts.farm import build_farm
from mcp_servers.runtime import Servers
from mcp_servers.runtime.registries import load_registry
from tests.episodes.test_loop import TASK
from tests.served_model import serve_model
from tests.serving import serve_in_thread
from tests.trainer.conftest import list_harbour
from trainer.__main__ import main

SMALL = {
    "control": False,
    "grpo": {"tasks": 1, "rollouts": 2, "batches": 1, "cycles": 1, "rows": 2},
    "episode": {"turns": 2, "turn_tokens": 8, "completion_tokens": 60},
    "evaluation": {"tasks": 6, "shuffled": 1},
    "threads": 1,
}


@pytest.fixture
def farm(registry: Path) -> Iterator[str]:
    with serve_in_thread(build_farm(Servers(registry))) as url:
        yield url


def metric(farm: str, name: str) -> int:
    lines = httpx2.get(f"{farm}/metrics").text.splitlines()
    return next(int(line.split()[-1]) for line in lines if line.startswith(f"mcp_farm_{name} "))


def test_a_run_opens_and_closes_its_sessions_on_the_farm(
    farm: str, registry: Path, policy_folder: Path, tmp_path: Path
) -> None:
    config, run = tmp_path / "config.json", tmp_path / "run"
    config.write_text(json.dumps({**SMALL, "policy": str(policy_folder), "farm": farm}), "utf-8")
    assert main(["--registry", str(registry), "--config", str(config), "--out", str(run)]) == 0
    probing, before, practice, after, shuffled = 1, 4, 2, 4, 1
    assert metric(farm, "opened_total") == probing + before + practice + after + shuffled
    assert metric(farm, "sessions_open") == 0
    assert (run / "report.html").exists()


def test_a_model_is_examined_on_the_farm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("openai")
    registry = list_harbour(tmp_path, [TASK.model_copy(update={"split": "held-out-tasks"})])
    with serve_model() as model, serve_in_thread(build_farm(Servers(registry))) as farm:
        given = ["--endpoint", model.url, "--model", "sailor", "--registry", str(registry), "--farm", farm]
        assert main(["evaluate", *given]) == 0
        assert metric(farm, "calls_total") == 2
    assert "100 [" in capsys.readouterr().out


def test_a_farm_that_serves_another_version_is_refused(
    registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (entry,) = load_registry(registry).servers
    older = registry.with_name("older.json")
    older.write_text(
        Registry(servers=(entry.model_copy(update={"digest": "0" * len(entry.digest)}),)).to_json(), "utf-8"
    )
    with serve_in_thread(build_farm(Servers(older))) as farm:
        assert main(["--registry", str(registry), "--farm", farm, "--out", str(tmp_path / "run")]) == 2
    error = capsys.readouterr().err.strip()
    assert error.startswith(
        f"error: the farm does not serve what the registry here lists: {farm}: server harbour has no"
    )
    assert "\n" not in error
    assert not (tmp_path / "run").exists()


def test_what_is_no_farm_is_refused(registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serve_model() as model:
        url = model.url.removesuffix("/v1")
        assert main(["--registry", str(registry), "--farm", url, "--out", str(tmp_path / "run")]) == 1
    assert capsys.readouterr().err.strip() == f"failed: {url} answered 404, is it a farm? Not Found"
    assert not (tmp_path / "run").exists()
