"""Episodes as TRL wants them: a function from prompts to tokens, masks and rewards."""

import logging
from collections.abc import Sequence
from typing import Any

import torch

from mcp_servers.contracts import InfrastructureFault, Rollout, Task
from trainer.policy.loading import Policy
from trainer.rollouts import RolloutRunner, Timing
from trainer.seeds import stream_seed
from trainer.settings import GrpoSettings, Settings

logger = logging.getLogger(__name__)

PHASE = "grpo"


class EpisodeRollouts:
    """TRL's rollout function: plays the tasks that the prompts name, in private sessions."""

    def __init__(self, tasks: Sequence[Task], runner: RolloutRunner, policy: Policy, settings: Settings) -> None:
        self.tasks = {task.id: task for task in tasks}
        self.runner = runner
        self.policy = policy
        self.settings = settings
        self.last: list[Rollout] = []
        self.timing = Timing(0.0, 0.0, 0)

    def __call__(self, prompts: list[list[dict[str, Any]]], trainer: Any) -> dict[str, list[Any]]:
        """Return token lists, masks and rewards, one for each prompt; a fault has reward ``None`` and an empty mask."""
        tasks = [self.tasks[prompt[-1]["task"]] for prompt in prompts]
        step = trainer.state.global_step
        seed = stream_seed(self.settings.seed, "rollouts", step)
        grpo = self.settings.grpo
        self.last, self.timing = self.runner.sample(tasks, self.policy, PHASE, step, seed, grpo.temperature)
        dropped = [rollout for rollout in self.last if reward_of(rollout, grpo) is None]
        if dropped:
            logger.warning("%d of %d rollouts are dropped: %s", len(dropped), len(self.last), dropped[0].fault)
        if len(dropped) == len(self.last):
            raise InfrastructureFault(f"every rollout of step {step} failed, the first with: {dropped[0].fault}")
        # TRL cannot take an empty completion; a rollout without tokens stands as one masked pad token.
        blank = [self.policy.pad]
        return {
            "prompt_ids": [list(rollout.prompt_ids) or blank for rollout in self.last],
            "completion_ids": [list(rollout.completion_ids) or blank for rollout in self.last],
            "logprobs": [list(rollout.logprobs) or [0.0] for rollout in self.last],
            "env_mask": [self._mask(rollout) for rollout in self.last],
            "verdict": [reward_of(rollout, grpo) for rollout in self.last],
        }

    def padded(self, width: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Return log-probabilities and masks of the last rollouts, both [rows, width], padded with 0."""
        rows = [(rollout.logprobs, self._mask(rollout), [0] * (width - len(rollout.logprobs))) for rollout in self.last]
        logprobs = torch.tensor([[*found, *more] for found, _, more in rows], dtype=torch.float32)
        return logprobs, torch.tensor([[*mask[: width - len(more)], *more] for _, mask, more in rows])

    def _mask(self, rollout: Rollout) -> list[int]:
        if reward_of(rollout, self.settings.grpo) is None:
            return [0] * max(1, len(rollout.completion_ids))
        return list(rollout.completion_mask)


def reward_of(rollout: Rollout, settings: GrpoSettings) -> float | None:
    """Return what a rollout earns, or ``None`` where nobody can say: a fault, or a criterion that was not judged."""
    verdict = rollout.verdict
    value = None if verdict is None else verdict.success if settings.reward == "success" else verdict.score
    return None if value is None else float(value)


def earned(verdict: list[float | None], **_: Any) -> list[float | None]:
    """Hand TRL the rewards that came with the rollouts."""
    return verdict
