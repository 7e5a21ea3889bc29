"""Reinforcement: what reaches the optimiser is exactly what happened, and a fault never becomes a reward."""

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch.nn.utils import parameters_to_vector
from trl import GRPOTrainer

from mcp_servers.contracts import InfrastructureFault, Rollout, Task, Verdict
from mcp_servers.hosts.connection import Connection, Host
from mcp_servers.hosts.memory import MemoryHost
from tests.trainer.conftest import SERVERS
from trainer.cycles import Cycle
from trainer.episode_rollouts import EpisodeRollouts, reward_of
from trainer.grpo import newest_checkpoint, train_grpo
from trainer.policy.loading import Policy, load_policy
from trainer.rollouts import RolloutRunner
from trainer.settings import EpisodeSettings, GrpoSettings, Settings
from trainer.store import RolloutStore

SETTINGS = Settings(grpo=GrpoSettings(tasks=2, rollouts=2, batches=1, cycles=2, rows=4))


TRAINER = SimpleNamespace(state=SimpleNamespace(global_step=0))
"""The part of TRL's trainer that a rollout function looks at."""


class UnreliableHost(Host):
    """Every second session cannot be opened."""

    def __init__(self, always: bool = False) -> None:
        self._host = MemoryHost(SERVERS)
        self._opened = 0
        self._always = always

    async def open(self, task: Task) -> Connection:
        self._opened += 1
        if self._always or self._opened % 2 == 0:
            raise InfrastructureFault("the socket was closed")
        return await self._host.open(task)

    async def close(self) -> None:
        await self._host.close()


def prompts(tasks: list[Task], times: int) -> list[list[dict[str, Any]]]:
    return [[{"role": "user", "content": task.instruction, "task": task.id}] for task in tasks for _ in range(times)]


def unreliable_runner(folder: Path, always: bool = False) -> RolloutRunner:
    limits = EpisodeSettings(turns=2, turn_tokens=8, completion_tokens=60, retries=0)
    return RolloutRunner(UnreliableHost(always), RolloutStore(folder / "rollouts.sqlite"), limits)


def test_the_mask_covers_exactly_what_the_policy_wrote(
    policy: Policy, tasks: list[Task], runner: RolloutRunner
) -> None:
    episodes = EpisodeRollouts(tasks, runner, policy, SETTINGS)
    output = episodes(prompts(tasks[:2], 2), TRAINER)
    for rollout, ids, mask in zip(episodes.last, output["completion_ids"], output["env_mask"], strict=True):
        written = [token for token, own in zip(ids, mask, strict=True) if own]
        said = [message for message in rollout.messages if message.role == "assistant"]
        assert sum(token == policy.end for token in written) <= len(said)
        text = policy.tokenizer.decode(written, skip_special_tokens=False)
        assert text.count("<tool_response>") == text.count("<|im_start|>") == 0 or rollout.tool_calls == 0


def test_sampler_and_optimiser_agree_on_log_probabilities(
    policy: Policy, tasks: list[Task], runner: RolloutRunner
) -> None:
    output = EpisodeRollouts(tasks, runner, policy, SETTINGS)(prompts(tasks[:2], 2), TRAINER)
    policy.model.eval()
    for prompt, completion, mask, logprobs in zip(
        output["prompt_ids"], output["completion_ids"], output["env_mask"], output["logprobs"], strict=True
    ):
        with torch.no_grad():
            logits = policy.model(input_ids=torch.tensor([prompt + completion])).logits[0, len(prompt) - 1 : -1]
        now = logits.log_softmax(-1).gather(1, torch.tensor(completion).unsqueeze(1)).squeeze(1)
        own = torch.tensor(mask).bool()
        assert torch.allclose(now[own], torch.tensor(logprobs)[own], atol=1e-5)


def test_a_fault_has_no_reward_and_no_token_to_learn_from(policy: Policy, tasks: list[Task], tmp_path: Path) -> None:
    with unreliable_runner(tmp_path) as runner:
        output = EpisodeRollouts(tasks, runner, policy, SETTINGS)(prompts(tasks[:2], 2), TRAINER)
    dropped = [reward is None for reward in output["verdict"]]
    assert dropped == [False, True, False, True]
    assert [not any(mask) for mask in output["env_mask"]] == dropped


def test_a_step_without_any_rollout_ends_the_run(policy: Policy, tasks: list[Task], tmp_path: Path) -> None:
    with unreliable_runner(tmp_path, always=True) as runner, pytest.raises(InfrastructureFault, match="socket"):
        EpisodeRollouts(tasks, runner, policy, SETTINGS)(prompts(tasks[:1], 2), TRAINER)


@pytest.mark.parametrize(("verdict", "reward"), [(None, None), (Verdict(score=None, success=None), None)])
def test_an_unjudged_rollout_has_no_reward(verdict: Verdict | None, reward: float | None) -> None:
    rollout = Rollout(task="t", servers=(), messages=(), stop="answered", verdict=verdict)
    assert reward_of(rollout, GrpoSettings()) is reward


def test_the_reward_is_the_configured_part_of_the_verdict() -> None:
    rollout = Rollout(task="t", servers=(), messages=(), stop="answered", verdict=Verdict(score=0.5, success=False))
    assert reward_of(rollout, GrpoSettings(reward="success")) == 0.0
    assert reward_of(rollout, GrpoSettings(reward="score")) == 0.5


def test_training_reports_faults_and_goes_on_from_its_checkpoint(
    policy_folder: Path, policy: Policy, tasks: list[Task], tmp_path: Path
) -> None:
    cycles: list[Cycle] = []

    def stop_after_first(cycle: Cycle) -> None:
        cycles.append(cycle)
        if len(cycles) == 2:
            raise KeyboardInterrupt

    with unreliable_runner(tmp_path) as runner:
        with pytest.raises(KeyboardInterrupt):
            train_grpo(policy, tasks, runner, SETTINGS, tmp_path / "checkpoints", stop_after_first)
        checkpoint = newest_checkpoint(tmp_path / "checkpoints")
        assert checkpoint is not None
        assert checkpoint.name == "checkpoint-2"
        train_grpo(policy, tasks, runner, SETTINGS, tmp_path / "checkpoints", cycles.append)
    assert [cycle.step for cycle in cycles] == [2, 4, 4]
    assert all(cycle.faults for cycle in cycles)
    with sqlite3.connect(tmp_path / "rollouts.sqlite") as database:
        stored = database.execute("SELECT step, COUNT(*) FROM rollouts GROUP BY step ORDER BY step").fetchall()
    assert stored == [(0, 4), (2, 4)]


def test_what_is_left_out_of_the_computation_changes_no_update(
    policy_folder: Path, tasks: list[Task], runner: RolloutRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shared prompts, skipped groups and noted log-probabilities only save time: TRL alone comes to the same weights."""
    monkeypatch.setattr("trainer.episode_rollouts.reward_of", lambda rollout, _: float(sum(rollout.completion_ids) % 2))
    settings = Settings(grpo=GrpoSettings(tasks=2, rollouts=4, batches=1, cycles=1, rows=8, beta=0.0))

    def improved(name: str) -> torch.Tensor:
        policy = load_policy(str(policy_folder))
        before = parameters_to_vector(policy.model.parameters()).detach()
        train_grpo(policy, tasks[:2], runner, settings, tmp_path / name, lambda cycle: None)
        return parameters_to_vector(policy.model.parameters()).detach() - before

    ours = improved("ours")
    plain = classmethod(lambda cls: delattr(cls, "_get_per_token_logps_and_entropies"))
    monkeypatch.setattr(GRPOTrainer, "__init_subclass__", plain)
    theirs = improved("theirs")
    assert ours.abs().max() > 0
    assert (ours - theirs).abs().mean() < 1e-4 * ours.abs().mean()


def test_a_cycle_takes_as_many_tasks_as_there_are(policy: Policy, tasks: list[Task], tmp_path: Path) -> None:
    cycles: list[Cycle] = []
    few = Settings(grpo=GrpoSettings(tasks=16, rollouts=3, batches=2, cycles=1, rows=2))
    with unreliable_runner(tmp_path) as runner:
        train_grpo(policy, tasks[:1], runner, few, tmp_path / "checkpoints", cycles.append)
    assert [cycle.step for cycle in cycles] == [2], "three rollouts do not divide into two batches"
