"""A small round from end to end, on two servers, with a policy too small to be good at anything."""

import asyncio
import json
from pathlib import Path

import pytest

from arena.__main__ import main
from arena.round import Findings
from generator.request import GenerationRequest, fulfil
from generator.sources.documents import DOCUMENTS, read_document
from generator.workspace import folder_digest
from mcp_servers.contracts import Rollout
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers
from tests.generator.worlds import build_world
from trainer.curriculum import corpus
from trainer.demonstrations import demonstrate
from trainer.evaluation import Examination
from trainer.policy.network import build_network
from trainer.policy.tokenizer import train_tokenizer
from trainer.settings import NetworkSettings
from trainer.store import RolloutStore

pytestmark = pytest.mark.slow

NAMES = ("ferry-bookings", "library-lending")
NETWORK = NetworkSettings(vocabulary=900, hidden=128, inner=64, layers=2)
SETTINGS = {
    "exam_tasks": 2,
    "weak_environments": 1,
    "practice_tasks": 2,
    "cycles": 2,
    "trainer": {
        "threads": 1,
        "most_tools": None,
        "servers": [],
        "network": NETWORK.model_dump(),
        "grpo": {"tasks": 1, "rollouts": 2, "batches": 1, "rows": 2},
        "episode": {"turns": 2, "turn_tokens": 8, "completion_tokens": 40},
    },
}


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two servers, each with two training tasks."""
    folder = tmp_path_factory.mktemp("servers")
    bare = {name: build_world(read_document(DOCUMENTS / f"{name}.yaml"), folder / name) for name in NAMES}
    requests = [GenerationRequest(server=name, count=2, levels=(1,), kinds=("graph",), seed=0) for name in NAMES]
    return fulfil(requests, bare, folder / "with-tasks")


@pytest.fixture(scope="module")
def policy(registry: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that has learned nothing."""
    folder = tmp_path_factory.mktemp("policy")
    servers = Servers(registry)
    tasks = [task for name in servers for task in servers[name].tasks]
    texts = corpus(asyncio.run(demonstrate(tasks, MemoryHost(servers), servers)))
    tokenizer = train_tokenizer(texts, NETWORK.vocabulary, NETWORK.context)
    build_network(NETWORK, tokenizer).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture(scope="module")
def run(registry: Path, policy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    (folder / "config.json").write_text(json.dumps(SETTINGS), "utf-8")
    out = folder / "run"
    given = ["--config", folder / "config.json", "--registry", registry, "--policy", policy, "--out", out]
    assert main([str(argument) for argument in given]) == 0
    return out


@pytest.fixture(scope="module")
def played(run: Path) -> Path:
    return run / "round-0"


def read(folder: Path, phase: str) -> Examination:
    return Examination.model_validate_json((folder / f"{phase}.json").read_bytes())


def stored(folder: Path, phase: str) -> list[Rollout]:
    return asyncio.run(RolloutStore(folder / "rollouts.sqlite").read(phase))


def asked(folder: Path, name: str) -> set[str]:
    servers = Servers(folder / name / "registry.json")
    return {task.id for server in servers for task in servers[server].tasks}


def test_each_set_of_tasks_is_fresh(played: Path, registry: Path) -> None:
    servers = Servers(registry)
    sets = [{task.id for name in NAMES for task in servers[name].tasks}]
    sets += [asked(played, name) for name in ("exam", "practice", "final")]
    assert all(sets)
    assert len(set.union(*sets)) == sum(map(len, sets))


def test_the_weakest_environment_is_practised_with_tasks_for_training(played: Path) -> None:
    found = Findings.model_validate_json((played / "findings.json").read_bytes())
    assert {ref.partition("@")[0] for ref in found.environments} == set(NAMES)
    assert [request.server for request in found.requests] == [found.weak[0].server]
    assert found.requests[0].guidelines == found.weak[0].guidelines != ()
    practice = Servers(played / "practice" / "registry.json")
    assert list(practice) == [found.weak[0].server.partition("@")[0]]
    assert {task.split for name in practice for task in practice[name].tasks} == {"train"}
    assert {rollout.task for rollout in stored(played, "grpo")} <= asked(played, "practice")


def test_old_and_new_policy_are_examined_on_the_same_fresh_tasks(played: Path) -> None:
    old, new = read(played, "old"), read(played, "new")
    assert {outcome.task for outcome in read(played, "exam").outcomes} == asked(played, "exam")
    assert [outcome.task for outcome in old.outcomes] == [outcome.task for outcome in new.outcomes]
    assert {outcome.task for outcome in old.outcomes} == asked(played, "final")
    assert len(stored(played, "old")) == len(stored(played, "new")) == len(old.outcomes)


def test_practice_is_measured_and_leaves_the_old_policy_beside_the_new(run: Path, played: Path) -> None:
    cycles = [json.loads(line) for line in (played / "metrics.jsonl").read_text("utf-8").splitlines()]
    assert [cycle["step"] for cycle in cycles] == [2, 4]
    assert (played / "policies" / "new" / "model.safetensors").exists()
    assert (run / "policy" / "model.safetensors").exists()


def test_a_finished_round_is_not_played_again(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = folder_digest(run)
    capsys.readouterr()
    assert main(["--resume", str(run)]) == 0
    shown = capsys.readouterr().out
    assert "Where the policy is weak" in shown
    assert "✓" not in shown, "something was done again"
    assert folder_digest(run) == before


def test_a_round_goes_on_where_it_stopped(run: Path, played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = read(played, "new")
    (played / "new.json").unlink()
    assert main(["--resume", str(run)]) == 0
    assert [line.strip() for line in capsys.readouterr().out.splitlines() if "✓" in line] == [
        f"✓ examining {len(before.outcomes)} tasks: new"
    ]
    assert read(played, "new") == before
