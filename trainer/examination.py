"""Examining a policy, or a model behind an endpoint, on held-out tasks without training it."""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import torch

from mcp_servers.contracts import InfrastructureFault, Rollout, Task
from mcp_servers.episodes.endpoint import EndpointAgent, check_endpoint
from mcp_servers.runtime import Servers
from trainer.course import held_out_tasks, select_tasks
from trainer.evaluation import Examination, examine
from trainer.hosting import check_farm, choose_host
from trainer.policy.loading import Policy, load_policy
from trainer.registries import open_servers
from trainer.rollouts import RolloutRunner
from trainer.seeds import stream_seed
from trainer.settings import Settings
from trainer.store import RolloutStore

PHASE = "examination"


@dataclass(frozen=True)
class Exam:
    """What a policy is examined on, and where."""

    servers: Servers
    tasks: Sequence[Task]
    settings: Settings


def open_exam(settings: Settings) -> Exam:
    """Choose the held-out tasks that a run with these settings is examined on.

    Raises:
        InputError: A registry cannot be used or has no such task, or the farm serves other servers.
        InfrastructureFault: The farm cannot be reached.
    """
    servers = open_servers(settings)
    tasks = held_out_tasks(select_tasks(servers, settings), settings)
    check_farm(settings.farm, servers, tasks)
    return Exam(servers, tasks, settings)


def try_tasks(
    runner: RolloutRunner, policy: Policy, tasks: Sequence[Task], phase: str, settings: Settings
) -> list[Rollout]:
    """Let a policy try tasks as it does in every examination: in batches, each with a seed of its own."""
    size = settings.evaluation.batch
    rollouts = []
    for start in range(0, len(tasks), size):
        seed = stream_seed(settings.seed, "examination", start)
        batch = tasks[start : start + size]
        rollouts += runner.sample(batch, policy, phase, 0, seed, settings.evaluation.temperature)[0]
    return rollouts


def examine_policy(source: str, exam: Exam, store: Path | None) -> Examination:
    """Examine a Hugging Face model that runs here.

    Args:
        source: Folder or hub name.
        exam: What it is examined on.
        store: SQLite file that the rollouts are kept in; without, they are not kept.

    Raises:
        InputError: The policy cannot be used.
        InfrastructureFault: No task could be tried.
    """
    torch.set_num_threads(exam.settings.threads)
    policy = load_policy(source)
    with _open_runner(exam, store) as runner:
        rollouts = try_tasks(runner, policy, exam.tasks, PHASE, exam.settings)
    return _examined(exam, rollouts)


def examine_endpoint(url: str, model: str, exam: Exam, store: Path | None) -> Examination:
    """Examine a model behind an OpenAI-compatible endpoint; its key is taken from ``OPENAI_API_KEY``.

    Args:
        url: Base URL.
        model: Name that the endpoint knows the model by.
        exam: What it is examined on.
        store: SQLite file that the rollouts are kept in; without, they are not kept.

    Raises:
        InputError: The ``openai`` package is missing.
        InfrastructureFault: The endpoint cannot be reached, or no task could be tried.
    """
    key = os.environ.get("OPENAI_API_KEY", "none")
    asyncio.run(check_endpoint(url, model, key=key))
    with _open_runner(exam, store) as runner:
        rollouts = runner.run(exam.tasks, EndpointAgent(url, model, key=key), PHASE)
    return _examined(exam, rollouts)


@contextmanager
def _open_runner(exam: Exam, store: Path | None) -> Iterator[RolloutRunner]:
    with tempfile.TemporaryDirectory() as scratch:
        rollouts = RolloutStore(store or Path(scratch) / "rollouts.sqlite")
        with RolloutRunner(choose_host(exam.servers, exam.settings.farm), rollouts, exam.settings.episode) as runner:
            yield runner


def _examined(exam: Exam, rollouts: Sequence[Rollout]) -> Examination:
    if all(rollout.stop == "fault" for rollout in rollouts):
        raise InfrastructureFault(f"no task could be tried, the first because of: {rollouts[0].fault}")
    return examine(PHASE, exam.tasks, rollouts)
