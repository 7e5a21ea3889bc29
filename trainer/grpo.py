"""Reinforcement learning with TRL: our episodes in, clipped and group-normalised updates out."""

import time
from collections.abc import Callable, Sequence
from math import gcd
from pathlib import Path
from typing import Any

import torch
from transformers import PreTrainedModel, PrinterCallback

from mcp_servers.contracts import Task
from trainer.cycles import Cycle, Watch
from trainer.episode_rollouts import PHASE, EpisodeRollouts, earned
from trainer.policy.loading import Policy
from trainer.rollouts import RolloutRunner
from trainer.settings import Settings
from trainer.shared_prompts import completion_logprobs


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
        """TRL's trainer, computing logits where they can teach: of the policy's own tokens, in groups whose rewards differ."""

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
            model = self.accelerator.unwrap_model(model)
            scored = self._scored
            if scored is None:
                # Rollouts that have just been drawn: the policy's log-probabilities are those that the sampler noted.
                noted, own = (part.to(input_ids.device) for part in episodes.padded(logits_to_keep))
                if model is policy.model:
                    return noted, None, None
                return completion_logprobs(model, input_ids, attention_mask, own, self.temperature)[0], None, None
            own = scored["completion_mask"] * scored["tool_mask"]
            old = scored.get("old_per_token_logps")
            wanted = own if old is None else own * scored["advantages"].ne(0).unsqueeze(1)
            found, entropy = completion_logprobs(model, input_ids, attention_mask, wanted, self.temperature)
            # Elsewhere the ratio stays 1.
            chosen = found if old is None else torch.where(wanted.bool(), found, old)
            return chosen, entropy * own.sum() / wanted.sum().clamp(min=1), None

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
    rollouts = min(grpo.tasks, len(tasks)) * grpo.rollouts
    batches = grpo.batches if rollouts % grpo.batches == 0 else 1
    batch = rollouts // batches
    rows = batch if batch <= grpo.rows else gcd(batch, grpo.rows)
    updates = grpo.iterations * batches
    config = GRPOConfig(
        output_dir=str(folder),
        use_cpu=not torch.cuda.is_available(),
        bf16=False,
        gradient_checkpointing=False,
        per_device_train_batch_size=rows,
        gradient_accumulation_steps=batch // rows,
        steps_per_generation=rollouts // rows,
        num_generations=grpo.rollouts,
        num_iterations=grpo.iterations,
        beta=grpo.beta,
        epsilon=grpo.clip_low,
        epsilon_high=grpo.clip_high,
        temperature=grpo.temperature,
        max_completion_length=settings.episode.completion_tokens,
        learning_rate=grpo.learning_rate,
        lr_scheduler_type="constant",
        max_steps=grpo.cycles * updates,
        logging_steps=updates,
        save_steps=updates * grpo.save_cycles,
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
