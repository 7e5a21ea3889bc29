"""Batches of rollouts for whoever is not asynchronous: one event loop, one host, one store."""

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from types import TracebackType

from anyio.from_thread import BlockingPortal, start_blocking_portal

from mcp_servers.contracts import Rollout, Task
from mcp_servers.episodes.dialogue import Agent
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.policy import PolicyAgent
from mcp_servers.hosts.connection import Host
from trainer.policy.loading import Policy
from trainer.policy.sampler import Sampler
from trainer.settings import EpisodeSettings
from trainer.store import RolloutStore


@dataclass(frozen=True)
class Timing:
    """Wall time of one batch, in seconds."""

    total: float
    generating: float
    """Spent in the model; the rest is sessions, tools and verdicts."""
    tokens: int
    """Tokens that the policy wrote."""


class RolloutRunner:
    """Runs batches of episodes against a host, which it closes in the end, and stores them."""

    def __init__(self, host: Host, store: RolloutStore, settings: EpisodeSettings) -> None:
        self.host = host
        self.store = store
        self.limits = Limits(
            turns=settings.turns,
            turn_tokens=settings.turn_tokens,
            completion_tokens=settings.completion_tokens,
            seconds=settings.seconds,
            retries=settings.retries,
        )
        self._portal: BlockingPortal
        self._opened = ExitStack()

    def __enter__(self) -> "RolloutRunner":
        with ExitStack() as opened:
            self._portal = opened.enter_context(start_blocking_portal())
            opened.enter_context(self._portal.wrap_async_context_manager(self.host))
            self._portal.call(self.store.check)
            self._opened = opened.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._opened.__exit__(kind, error, traceback)

    def sample(
        self, tasks: Sequence[Task], policy: Policy, phase: str, step: int, seed: int, temperature: float = 1.0
    ) -> tuple[list[Rollout], Timing]:
        """Let a policy try tasks, one private session each, and store what happened."""
        sampler = Sampler(policy.model, policy.pad, policy.end, temperature, seed)
        start = time.monotonic()
        rollouts = self.run(tasks, PolicyAgent(policy.codec, sampler), phase, step)
        return rollouts, Timing(time.monotonic() - start, sampler.seconds, sampler.tokens)

    def run(self, tasks: Sequence[Task], agent: Agent, phase: str, step: int = 0) -> list[Rollout]:
        """Let any agent try tasks and store what happened."""
        rollouts = self._portal.call(run_episodes, tasks, self.host, agent, self.limits)
        self._portal.call(self.store.add, phase, step, tasks, rollouts)
        return rollouts

    def forget(self, phase: str, after_step: int = -1) -> None:
        """Drop stored rollouts that are about to be made again."""
        self._portal.call(self.store.drop, phase, after_step)
