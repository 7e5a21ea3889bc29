"""Reinforcement learning with TRL: our episodes in, clipped and group-normalised updates out."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from transformers import (
    PreTrainedModel,
    PrinterCallback,
    TrainerCallback,
    TrainerControl,
    TrainerState,
    TrainingArguments,
)

from mcp_servers.contracts import InfrastructureFault, Rollout, Task
from trainer.policy.loading import Policy
from trainer.rollouts import RolloutRunner, Timing
from trainer.seeds import stream_seed
from trainer.settings import GrpoSettings, Settings
from trainer.shared_prompts import completion_logprobs

logger = logging.getLogger(__name__)

PHASE = "grpo"


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


def train_grpo(
    policy: Policy,
    tasks: Sequence[Task],
    runner: RolloutRunner,
    settings: Settings,
    folder: Path,
    report: Callable[[Cycle], None],
    spent: float = 0.0,
) -> None:
    """Improve a policy in place; go on from the newest checkpoint in the folder, if there is one.

    Args:
        policy: Loaded from a folder or hub name, where the reference is read from too.
        tasks: Training tasks.
        runner: Plays them.
        settings: The run's.
        folder: Where checkpoints go.
        report: Told after each cycle.
        spent: Seconds of the budget that earlier attempts used.

    Raises:
        InfrastructureFault: All rollouts of a step failed.
    """
    from datasets import Dataset
    from trl import GRPOConfig, GRPOTrainer

    class EpisodeTrainer(GRPOTrainer):  # type: ignore[misc]
        """TRL's trainer, reading the prompt of a group once, and computing logits of the policy's own tokens alone."""

        _scored: dict[str, torch.Tensor] | None = None
        """The batch whose loss is being computed."""

        def _get_per_token_logps_and_entropies(
            self,
            model: PreTrainedModel,
            input_ids: torch.Tensor,
            attention_mask: torch.Tensor,
            logits_to_keep: int,
            batch_size: int | None = None,
            compute_entropy: bool = False,
            **_: Any,
        ) -> tuple[torch.Tensor, torch.Tensor | None, None]:
            inputs = self._scored
            wanted = attention_mask[:, -logits_to_keep:] if inputs is None else inputs["tool_mask"]
            model = self.accelerator.unwrap_model(model)
            chosen, entropy = completion_logprobs(model, input_ids, attention_mask, wanted, self.temperature)
            if inputs is not None and "old_per_token_logps" in inputs:
                # What a policy did not write counts for nothing, whatever stands there: no change.
                chosen = torch.where(wanted.bool(), chosen, inputs["old_per_token_logps"])
            return chosen, entropy if compute_entropy else None, None

        def _compute_loss(self, model: PreTrainedModel, inputs: dict[str, torch.Tensor]) -> torch.Tensor:
            self._scored = inputs
            try:
                loss: torch.Tensor = super()._compute_loss(model, inputs)
                return loss
            finally:
                self._scored = None

        def training_step(self, *args: Any, **kwargs: Any) -> torch.Tensor:
            start = time.monotonic()
            loss: torch.Tensor = super().training_step(*args, **kwargs)
            watch.optimised(time.monotonic() - start)
            return loss

    grpo = settings.grpo
    rows = grpo.tasks * grpo.rollouts
    config = GRPOConfig(
        output_dir=str(folder),
        use_cpu=not torch.cuda.is_available(),
        bf16=False,
        gradient_checkpointing=False,
        per_device_train_batch_size=min(grpo.rows, rows),
        gradient_accumulation_steps=max(1, rows // grpo.rows),
        num_generations=grpo.rollouts,
        num_iterations=grpo.iterations,
        beta=grpo.beta,
        epsilon=grpo.clip_low,
        epsilon_high=grpo.clip_high,
        temperature=grpo.temperature,
        max_completion_length=settings.episode.completion_tokens,
        learning_rate=grpo.learning_rate,
        lr_scheduler_type="constant",
        max_steps=grpo.cycles * grpo.iterations,
        logging_steps=grpo.iterations,
        save_steps=grpo.iterations * grpo.save_cycles,
        save_total_limit=2,
        disable_dropout=True,
        dataloader_pin_memory=False,
        disable_tqdm=True,
        report_to="none",
        seed=settings.seed,
    )
    episodes = EpisodeRollouts(tasks, runner, policy, settings)
    watch = Watch(episodes, grpo, report, spent)
    prompts = [{"prompt": [{"role": "user", "content": task.instruction, "task": task.id}]} for task in tasks]
    trainer = EpisodeTrainer(
        model=policy.model,
        reward_funcs=[earned],
        args=config,
        train_dataset=Dataset.from_list(prompts),
        processing_class=policy.tokenizer,
        rollout_func=episodes,
        callbacks=[watch],
    )
    trainer.remove_callback(PrinterCallback)
    checkpoint = newest_checkpoint(folder)
    runner.forget(PHASE, int(checkpoint.name.split("-")[1]) - 1 if checkpoint else -1)
    trainer.train(resume_from_checkpoint=str(checkpoint) if checkpoint else None)


def newest_checkpoint(folder: Path) -> Path | None:
    """Return the last whole checkpoint: one whose trainer state, written last, is there."""
    whole = [path.parent for path in folder.glob("checkpoint-*/trainer_state.json")]
    return max(whole, key=lambda path: int(path.name.split("-")[1]), default=None)


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
        if not logs or "kl" not in logs:
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
            kl=logs["kl"],
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
