"""A policy too small to be good at anything, on the harbour: enough to see that the machinery is exact."""

import asyncio
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from transformers import PreTrainedTokenizerFast

from mcp_servers.contracts import Registry, RegistryEntry, Task
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import LoadedEnvironment, load_environment
from trainer.curriculum import corpus
from trainer.demonstrations import Demonstration, demonstrate
from trainer.encoding import Encoder
from trainer.policy.loading import Policy, load_policy
from trainer.policy.network import build_network
from trainer.policy.tokenizer import train_tokenizer
from trainer.rollouts import RolloutRunner
from trainer.settings import EpisodeSettings, NetworkSettings
from trainer.store import RolloutStore

HARBOUR = load_environment(Path(__file__).parents[1] / "fixtures" / "harbour")
SERVERS: dict[str, LoadedEnvironment] = {HARBOUR.ref: HARBOUR, HARBOUR.name: HARBOUR}
SMALL = NetworkSettings(vocabulary=900, hidden=128, inner=64, layers=2, context=1_024)


@pytest.fixture(scope="session")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A registry with the harbour, every second task of it held out."""
    tasks = [
        task.model_copy(update={"split": "held-out-tasks"}) if number % 2 else task
        for number, task in enumerate(HARBOUR.tasks)
    ]
    return list_harbour(tmp_path_factory.mktemp("registry"), tasks)


def list_harbour(root: Path, tasks: Sequence[Task]) -> Path:
    """Write a registry that lists a copy of the harbour with these tasks."""
    shutil.copytree(HARBOUR.folder, root / "harbour")
    (root / "harbour" / "tasks.jsonl").write_text("".join(task.to_json() + "\n" for task in tasks), "utf-8")
    entry = RegistryEntry(
        name=HARBOUR.name,
        digest=HARBOUR.digest,
        folder="harbour",
        taxonomy=HARBOUR.manifest.taxonomy,
        split="train",
    )
    path = root / "registry.json"
    path.write_text(Registry(servers=(entry,)).to_json(), "utf-8")
    return path


@pytest.fixture(scope="session")
def tasks() -> list[Task]:
    return list(HARBOUR.tasks)


@pytest.fixture(scope="session")
def demonstrations(tasks: list[Task]) -> list[Demonstration]:
    return asyncio.run(demonstrate(tasks, MemoryHost(SERVERS), SERVERS))


@pytest.fixture(scope="session")
def tokenizer(demonstrations: list[Demonstration]) -> PreTrainedTokenizerFast:
    return train_tokenizer(corpus(demonstrations), SMALL.vocabulary, SMALL.context)


@pytest.fixture(scope="session")
def encoder(tokenizer: PreTrainedTokenizerFast) -> Encoder:
    return Encoder(tokenizer)


@pytest.fixture(scope="session")
def policy_folder(tokenizer: PreTrainedTokenizerFast, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("policy")
    build_network(SMALL, tokenizer).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture
def policy(policy_folder: Path) -> Policy:
    return load_policy(str(policy_folder))


@pytest.fixture
def runner(tmp_path: Path) -> Iterator[RolloutRunner]:
    limits = EpisodeSettings(turns=3, turn_tokens=24, completion_tokens=200)
    with RolloutRunner(MemoryHost(SERVERS), RolloutStore(tmp_path / "rollouts.sqlite"), limits) as runner:
        yield runner
