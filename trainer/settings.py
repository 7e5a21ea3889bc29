"""Every number of a run, with the reason for it. A run's ``config.json`` is one ``Settings``."""

from typing import Annotated, Literal

from pydantic import Field, NonNegativeFloat, NonNegativeInt, PositiveFloat, PositiveInt

from mcp_servers.contracts import Model

STARTERS = (
    "calendar",
    "classroom",
    "equipment-rental",
    "event-tickets",
    "shared-files",
    "subscription-billing",
    "task-lists",
    "warehouse-stock",
    "blogs",
    "clinic-appointments",
    "ferry-bookings",
)
"""Eight servers that the default policy can learn in the time it has, and three held-out ones to examine it on besides."""

Share = Annotated[float, Field(ge=0, le=1)]


class NetworkSettings(Model):
    """Size of the default policy."""

    vocabulary: PositiveInt = 2_000
    """Words of a dozen servers fit whole; rarer ones fall into pieces. More would only make the output layer slower."""
    hidden: PositiveInt = 128
    """Wider trains slower and learnt less in the same time."""
    inner: PositiveInt = 384
    layers: PositiveInt = 4
    """Two with heads set by hand, two for what to copy."""
    context: PositiveInt = 4_096
    seed: int = 0
    """Seed of the weights and of what is shown to them; a run's own seed leaves the policy that it starts from as it is."""


class WarmStartSettings(Model):
    """Supervised learning on solved training tasks."""

    seconds: PositiveFloat = 480.0
    """Wall time: all that the budget of a first run leaves. Two free cores read two million tokens in it."""
    condensed: Share = 0.7
    """Part of the time in which demonstrations are condensed; the rest shows them as they are."""
    shortest: Share = 0.3
    """Part of a server's demonstrations, the shortest, that it begins with; all of them come in while they are condensed."""
    groups: PositiveInt = 2
    """Groups an update, each of one server: what a group begins with is read once, and each has a core of its own."""
    short_group: PositiveInt = 2
    group: PositiveInt = 4
    """Demonstrations a group, condensed and whole. Small: early on, more updates teach more than better ones."""
    learning_rate: PositiveFloat = 2e-3
    """The largest that trained without spikes."""
    context_weight: NonNegativeFloat = 0.3
    """Weight of the loss on what the policy reads, beside what it says. It costs little and speeds learning up."""
    exchanged: Share = 0.9
    """Share of demonstrations with other names and numbers. Without, the policy knows its training tasks by heart after five
    passes, and reads no better: 0.09 nats a token on them, 0.21 on held-out ones."""
    fewer_tools: Share = 0.5
    """Share of whole demonstrations that list fewer tools than the server has."""


class GrpoSettings(Model):
    """Reinforcement learning."""

    cycles: PositiveInt = 60
    """Generation cycles; more than the time allows on two cores."""
    seconds: PositiveFloat = 270.0
    """Wall time at which it stops in any case, at the end of a cycle."""
    tasks: PositiveInt = 16
    """Tasks a generation cycle; fewer where there are not so many."""
    rollouts: PositiveInt = 8
    """Rollouts a task: the group whose mean is the baseline."""
    batches: PositiveInt = 2
    """Parts that a cycle's rollouts are divided into, each an update of its own: sampling many at once is cheaper. One where
    they do not divide."""
    rows: PositiveInt = 64
    """Most rollouts in memory at a time while optimising; fewer for a large policy."""
    iterations: PositiveInt = 2
    """Times that a cycle's rollouts are learnt from; from the second on the ratio differs from 1 and clipping acts."""
    learning_rate: PositiveFloat = 2e-4
    """Two hundred times a large model's, as for small models always. At 8e-4 what it had learnt was lost."""
    beta: NonNegativeFloat = 0.01
    """Weight of the divergence from the warm-started policy: a brake, not a wall. It counts where there is something to
    learn, not in groups of equal rewards."""
    clip_low: Share = 0.2
    clip_high: NonNegativeFloat = 0.28
    """Wider upwards, so that rare good choices can grow."""
    temperature: PositiveFloat = 1.0
    reward: Literal["success", "score"] = "success"
    """All criteria, or their weighted mean. Success is what is measured in the end, and cannot be gamed by halves."""
    save_cycles: PositiveInt = 1
    """Generation cycles between checkpoints; a kill loses what came after the last one."""


class EpisodeSettings(Model):
    """Budgets of one episode."""

    turns: PositiveInt = 6
    """Two more than the four calls of a level 2 solution, and the answer."""
    turn_tokens: PositiveInt = 56
    """One oracle message in five hundred is longer; what a lost policy writes on top only costs time."""
    completion_tokens: PositiveInt = 1_024
    seconds: PositiveFloat = 300.0
    retries: NonNegativeInt = 1


class EvaluationSettings(Model):
    """The examination before and after."""

    tasks: PositiveInt = 210
    """In all, spread evenly over worlds."""
    temperature: NonNegativeFloat = 1.0
    """As in training. At 0 a policy that knows two answers shows only one."""
    batch: PositiveInt = 70
    """Episodes at a time."""
    shuffled: NonNegativeInt = 60
    """Tasks also examined with garbled observations, 0 for none: a policy that reads fails there."""


class Settings(Model):
    """One run."""

    policy: str = "default"
    """The default policy, or a path or hub name of a Hugging Face model."""
    registries: tuple[str, ...] = ()
    """Registry files, the last wins; none: the project's."""
    trajectories: tuple[str, ...] = ()
    """Files of successful rollouts, one a line, of training tasks: the default policy's warm start learns from them too."""
    farm: str | None = None
    """URL of a running farm that serves the same servers; none: sessions are opened in this process."""
    servers: tuple[str, ...] = STARTERS
    """Servers that are trained and examined on; none named: all, as a larger policy should have. A registry that has none of
    those of the default is taken whole."""
    levels: Annotated[tuple[PositiveInt, ...], Field(min_length=1)] = (1, 2)
    """Levels of the tasks trained on and examined on: one to four calls. Five and more are beyond the default policy; a
    larger one should have them all."""
    most_tools: PositiveInt | None = 6
    """Only tasks that show no more tools than this, which are the practice tasks; none: all. A larger policy should have
    them all."""
    seed: Annotated[int, Field(ge=0, lt=2**32)] = 0
    threads: PositiveInt = 2
    """Threads of the network. With busy cores one is faster than two."""
    control: bool = True
    """Whether the same wall time is also spent on more warm start, for comparison."""
    control_rate: PositiveFloat = 0.5
    """Learning rate of the control as a share of the warm start's: it starts from trained weights."""
    network: NetworkSettings = NetworkSettings()
    warm_start: WarmStartSettings = WarmStartSettings()
    grpo: GrpoSettings = GrpoSettings()
    episode: EpisodeSettings = EpisodeSettings()
    evaluation: EvaluationSettings = EvaluationSettings()


ENDPOINT = Settings(
    servers=(),
    levels=(1, 2, 3, 4, 5),
    most_tools=None,
    episode=EpisodeSettings(turns=80, turn_tokens=4_096, completion_tokens=64_000),
    evaluation=EvaluationSettings(tasks=60),
)
"""What a model behind an endpoint is examined with: tasks of all servers and levels, and room to think; fewer of them, because
each is paid for."""
