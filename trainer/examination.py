"""Examining a policy, or a model behind an endpoint, on held-out tasks without training it."""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mcp_servers.contracts import InfrastructureFault, Rollout, Task
from mcp_servers.episodes.endpoint import EndpointAgent, check_endpoint
from mcp_servers.runtime import Servers
from trainer.course import held_out_tasks, select_tasks
from trainer.evaluation import Examination, examine
from trainer.hosting import check_farm, choose_host
from trainer.rollouts import RolloutRunner
from trainer.seeds import stream_seed
from trainer.settings import EpisodeSettings
from trainer.store import RolloutStore

PHASE = "examination"


@dataclass(frozen=True)
class Exam:
    """What a policy is examined on, and where."""

    servers: Servers
    tasks: Sequence[Task]
    farm: str | None = None
    """URL of the farm to open sessions on; without, they open in this process."""


def open_exam(registries: Sequence[Path], count: int, most_tools: int | None = None, farm: str | None = None) -> Exam:
    """Choose held-out tasks.

    Args:
        registries: Registry files; none: the project's.
        count: How many tasks.
        most_tools: Only tasks that show no more tools; none: all.
        farm: URL of a farm that serves the registries.

    Raises:
        InputError: A registry cannot be used or has no such task, or the farm serves other servers.
        InfrastructureFault: The farm cannot be reached.
    """
    servers = Servers(*registries)
    kind = "" if most_tools is None else f"with at most {most_tools} tools"
    tasks = held_out_tasks(select_tasks(servers, most_tools=most_tools), count, kind)
    check_farm(farm, servers, tasks)
    return Exam(servers, tasks, farm)


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
    from trainer.policy.loading import load_policy

    policy = load_policy(source)
    with _open_runner(exam, store, EpisodeSettings()) as runner:
        rollouts, _ = runner.sample(exam.tasks, policy, PHASE, 0, stream_seed(0, PHASE))
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
    budgets = EpisodeSettings(turns=20, turn_tokens=4_096, completion_tokens=64_000)
    asyncio.run(check_endpoint(url, model, key=key))
    with _open_runner(exam, store, budgets) as runner:
        rollouts = runner.run(exam.tasks, EndpointAgent(url, model, key=key), PHASE)
    return _examined(exam, rollouts)


@contextmanager
def _open_runner(exam: Exam, store: Path | None, budgets: EpisodeSettings) -> Iterator[RolloutRunner]:
    with tempfile.TemporaryDirectory() as scratch:
        rollouts = RolloutStore(store or Path(scratch) / "rollouts.sqlite")
        with RolloutRunner(choose_host(exam.servers, exam.farm), rollouts, budgets) as runner:
            yield runner


def _examined(exam: Exam, rollouts: Sequence[Rollout]) -> Examination:
    if all(rollout.stop == "fault" for rollout in rollouts):
        raise InfrastructureFault(f"no task could be tried, the first because of: {rollouts[0].fault}")
    return examine(PHASE, exam.tasks, rollouts)
