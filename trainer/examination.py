"""Examining a policy, or a model behind an endpoint, on held-out tasks without training it."""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from mcp_servers.contracts import InfrastructureFault, Rollout, Task
from mcp_servers.episodes.endpoint import EndpointAgent, check_endpoint
from mcp_servers.hosts.connection import Host
from mcp_servers.runtime import Servers
from trainer.course import held_out_tasks, select_tasks
from trainer.evaluation import Examination, examine
from trainer.hosting import check_farm, choose_host
from trainer.rollouts import RolloutRunner
from trainer.seeds import stream_seed
from trainer.settings import EpisodeSettings
from trainer.store import RolloutStore

PHASE = "examination"


def examine_policy(
    source: str, registries: tuple[Path, ...], tasks: int, store: Path | None, farm: str | None = None
) -> Examination:
    """Examine a Hugging Face model that runs here.

    Args:
        source: Folder or hub name.
        registries: Registry files; none: the project's.
        tasks: How many held-out tasks.
        store: SQLite file that the rollouts are kept in; without, they are not kept.
        farm: URL of the farm to open sessions on; without, they open in this process.

    Raises:
        InputError: The policy or a registry cannot be used, or the farm serves other servers.
        InfrastructureFault: The farm cannot be reached, or no task could be tried.
    """
    from trainer.policy.loading import load_policy

    policy = load_policy(source)
    servers = Servers(*registries)
    chosen = held_out_tasks(select_tasks(servers), tasks)
    check_farm(farm, servers, chosen)
    with _open_runner(choose_host(servers, farm), store, EpisodeSettings()) as runner:
        rollouts, _ = runner.sample(chosen, policy, PHASE, 0, stream_seed(0, PHASE))
    return _examined(chosen, rollouts)


def examine_endpoint(
    url: str, model: str, registries: tuple[Path, ...], tasks: int, store: Path | None, farm: str | None = None
) -> Examination:
    """Examine a model behind an OpenAI-compatible endpoint; its key is taken from ``OPENAI_API_KEY``.

    Args:
        url: Base URL.
        model: Name that the endpoint knows the model by.
        registries: Registry files; none: the project's.
        tasks: How many held-out tasks.
        store: SQLite file that the rollouts are kept in; without, they are not kept.
        farm: URL of the farm to open sessions on; without, they open in this process.

    Raises:
        InputError: A registry cannot be used, the farm serves other servers, or the ``openai`` package is missing.
        InfrastructureFault: Endpoint or farm cannot be reached, or no task could be tried.
    """
    key = os.environ.get("OPENAI_API_KEY", "none")
    servers = Servers(*registries)
    chosen = held_out_tasks(select_tasks(servers), tasks)
    budgets = EpisodeSettings(turns=20, turn_tokens=4_096, completion_tokens=64_000)
    check_farm(farm, servers, chosen)
    asyncio.run(check_endpoint(url, model, key=key))
    with _open_runner(choose_host(servers, farm), store, budgets) as runner:
        rollouts = runner.run(chosen, EndpointAgent(url, model, key=key), PHASE)
    return _examined(chosen, rollouts)


@contextmanager
def _open_runner(host: Host, store: Path | None, budgets: EpisodeSettings) -> Iterator[RolloutRunner]:
    with tempfile.TemporaryDirectory() as scratch:
        rollouts = RolloutStore(store or Path(scratch) / "rollouts.sqlite")
        with RolloutRunner(host, rollouts, budgets) as runner:
            yield runner


def _examined(tasks: Sequence[Task], rollouts: Sequence[Rollout]) -> Examination:
    if all(rollout.stop == "fault" for rollout in rollouts):
        raise InfrastructureFault(f"no task could be tried, the first because of: {rollouts[0].fault}")
    return examine(PHASE, tasks, rollouts)
