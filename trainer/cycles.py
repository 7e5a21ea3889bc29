"""What reinforcement reports: one line a generation cycle, measured as training goes on."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from transformers import TrainerCallback, TrainerControl, TrainerState, TrainingArguments

from mcp_servers.contracts import Rollout
from trainer.episode_rollouts import EpisodeRollouts, reward_of
from trainer.settings import GrpoSettings


@dataclass(frozen=True)
class Cycle:
    """What one generation cycle gave: rollouts, then updates on them."""

    step: int
    """Updates made when it ended."""
    reward: float
    success: float
    kl: float
    equal_groups: float
    """Share of groups whose rewards are all equal: they teach nothing."""
    faults: int
    """Rollouts dropped because something other than the policy failed."""
    tool_calls: float
    """Mean a rollout."""
    entropy: float
    clipped: float
    """Share of tokens whose update was clipped."""
    tokens_per_second: float
    """Written by the policy, over the time it generated."""
    seconds: float
    """Wall time of the cycle."""
    generating: float
    optimising: float
    outside: float
    """Share of the wall time spent neither generating nor optimising."""


class Watch(TrainerCallback):  # type: ignore[misc]
    """Measures each cycle, reports it, and ends training when its time is up."""

    def __init__(
        self, episodes: EpisodeRollouts, settings: GrpoSettings, report: Callable[[Cycle], None], spent: float
    ) -> None:
        self._episodes = episodes
        self._settings = settings
        self._report = report
        self._started = time.monotonic() - spent
        self._cycle_started = time.monotonic()
        self._in_steps = 0.0

    def optimised(self, seconds: float) -> None:
        """Add the time of one training step; that of a cycle's first includes its rollouts."""
        self._in_steps += seconds

    def on_train_begin(self, *_: Any, **__: Any) -> None:
        """Start the clock."""
        self._cycle_started = time.monotonic()

    def on_log(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        logs: dict[str, float] | None = None,
        **_: Any,
    ) -> None:
        """Report the cycle that has just ended."""
        if not logs or "reward" not in logs:
            return
        now = time.monotonic()
        self._report(self._cycle(state.global_step, logs, now - self._cycle_started))
        self._cycle_started, self._in_steps = now, 0.0
        if now - self._started > self._settings.seconds:
            control.should_training_stop = True
            control.should_save = True

    def _cycle(self, step: int, logs: dict[str, float], seconds: float) -> Cycle:
        rollouts, timing = self._episodes.last, self._episodes.timing
        rewards = [reward_of(rollout, self._settings) for rollout in rollouts]
        given = [reward for reward in rewards if reward is not None]
        judged = [rollout.verdict.success for rollout in rollouts if rollout.verdict]
        optimising = self._in_steps - timing.total
        return Cycle(
            step=step,
            reward=sum(given) / len(given),
            success=sum(map(bool, judged)) / len(judged),
            kl=logs.get("kl", 0.0),
            equal_groups=_equal_groups(rollouts, rewards),
            faults=len(rollouts) - len(given),
            tool_calls=sum(rollout.tool_calls for rollout in rollouts) / len(rollouts),
            entropy=logs.get("entropy", 0.0),
            clipped=logs.get("clip_ratio/region_mean", 0.0),
            tokens_per_second=timing.tokens / timing.generating,
            seconds=seconds,
            generating=timing.generating,
            optimising=optimising,
            outside=1 - (timing.generating + optimising) / seconds,
        )


def _equal_groups(rollouts: Sequence[Rollout], rewards: Sequence[float | None]) -> float:
    groups: dict[str, set[float | None]] = {}
    for rollout, reward in zip(rollouts, rewards, strict=True):
        groups.setdefault(rollout.task, set()).add(reward)
    return sum(len(different) == 1 for different in groups.values()) / len(groups)
