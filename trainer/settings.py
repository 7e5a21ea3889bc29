"""Every number of a run, with the reason for it. A run's ``config.json`` is one ``Settings``."""

from typing import Literal

from mcp_servers.contracts import Model


class NetworkSettings(Model):
    """Size of the default policy."""

    vocabulary: int = 2_000
    """Words of a dozen servers fit whole; rarer ones fall into pieces. More would only make the output layer slower."""
    hidden: int = 128
    """The heads set by hand take up 96 of these; wider trains slower and copied no better."""
    inner: int = 384
    layers: int = 4
    """Two for the heads set by hand, two for what to copy."""
    context: int = 4_096


class WarmStartSettings(Model):
    """Supervised learning on solved training tasks."""

    tokens: int = 2_500_000
    """What two free cores read in about eight minutes, all that the budget of a first run leaves."""
    seconds: float = 540.0
    """Wall time at which it stops in any case."""
    copy_steps: int = 30
    """Updates on repeated random tokens; the copying heads need few."""
    group: int = 8
    """Demonstrations an update, all on one server: what they begin with, most of their length, is then read once. Small
    batches: early on, more updates teach more than better ones."""
    learning_rate: float = 1.5e-3
    """The largest that trained without spikes."""
    mistakes: float = 0.1
    """Share of demonstrations with a mistake, so that reinforcement has something to choose from."""
    renamed: float = 0.15
    """Share of demonstrations whose words and digits are exchanged, so that they can only be followed by reading."""
    fewer_tools: float = 0.5
    """Share of demonstrations that list fewer tools than the server has."""


class GrpoSettings(Model):
    """Reinforcement learning."""

    cycles: int = 20
    """Generation cycles; about four minutes on two free cores."""
    seconds: float = 300.0
    """Wall time at which it stops in any case, at the end of a cycle."""
    tasks: int = 8
    """Tasks a generation cycle."""
    rollouts: int = 8
    """Rollouts a task: the group whose mean is the baseline."""
    rows: int = 64
    """Rollouts in memory at a time while optimising; fewer for a large policy."""
    iterations: int = 2
    """Updates on the same rollouts; from the second on the ratio differs from 1 and clipping acts."""
    learning_rate: float = 2e-4
    """Two hundred times a large model's, as for small models always."""
    beta: float = 0.01
    """Weight of the divergence from the warm-started policy: a brake, not a wall."""
    clip_low: float = 0.2
    clip_high: float = 0.28
    """Wider upwards, so that rare good choices can grow."""
    temperature: float = 1.0
    reward: Literal["success", "score"] = "success"
    """All criteria, or their weighted mean. Success is what is measured in the end, and cannot be gamed by halves."""
    save_cycles: int = 1
    """Generation cycles between checkpoints; a kill loses what came after the last one."""


class EpisodeSettings(Model):
    """Budgets of one episode."""

    turns: int = 6
    """Two more than the four calls of a level 2 solution, and the answer."""
    turn_tokens: int = 80
    """The longest call of an oracle has about 60 tokens; what a lost policy writes on top only costs time."""
    completion_tokens: int = 1_024
    seconds: float = 300.0
    retries: int = 1


class EvaluationSettings(Model):
    """The examination before and after."""

    tasks: int = 240
    """In all, spread evenly over the splits and, within them, over servers and levels."""
    temperature: float = 1.0
    """As in training. At 0 a policy that knows two answers shows only one."""
    batch: int = 80
    """Episodes at a time."""
    shuffled: int = 60
    """Tasks also examined with garbled observations: a policy that reads fails there."""


class Settings(Model):
    """One run."""

    policy: str = "default"
    """The default policy, or a path or hub name of a Hugging Face model."""
    registries: tuple[str, ...] = ()
    """Registry files, the last wins; none: the project's."""
    farm: str | None = None
    """URL of a running farm that serves the same servers; none: sessions are opened in this process."""
    levels: tuple[int, ...] = (1, 2)
    """Levels of the tasks trained on and examined on: one to four calls. Five and more are beyond the default policy; a
    larger one should have them all."""
    seed: int = 0
    threads: int = 2
    """Threads of the network. With busy cores one is faster than two."""
    control: bool = True
    """Whether the same wall time is also spent on more warm start, for comparison."""
    control_rate: float = 0.5
    """Learning rate of the control as a share of the warm start's: it starts from trained weights."""
    network: NetworkSettings = NetworkSettings()
    warm_start: WarmStartSettings = WarmStartSettings()
    grpo: GrpoSettings = GrpoSettings()
    episode: EpisodeSettings = EpisodeSettings()
    evaluation: EvaluationSettings = EvaluationSettings()
