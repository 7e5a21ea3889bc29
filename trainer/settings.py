"""Every number of a run, with the reason for it. A run's ``config.json`` is one ``Settings``."""

from typing import Annotated, Literal

from pydantic import Field, PositiveInt

from mcp_servers.contracts import Model


class NetworkSettings(Model):
    """Size of the default policy."""

    vocabulary: int = 2_000
    """Words of a dozen servers fit whole; rarer ones fall into pieces. More would only make the output layer slower."""
    hidden: int = 128
    """Wider trains slower and learnt less in the same time."""
    inner: int = 384
    layers: int = 4
    """Two with heads set by hand, two for what to copy."""
    context: int = 4_096
    seed: int = 0
    """Seed of the weights and of what is shown to them; a run's own seed leaves the policy that it starts from as it is."""


class WarmStartSettings(Model):
    """Supervised learning on solved training tasks."""

    seconds: float = 480.0
    """Wall time: all that the budget of a first run leaves. Two free cores read two million tokens in it."""
    condensed: float = 0.7
    """Part of the time in which demonstrations are condensed; the rest shows them as they are."""
    shortest: float = 0.3
    """Part of a server's demonstrations, the shortest, that it begins with; all of them come in while they are condensed."""
    groups: int = 2
    """Groups an update, each of one server: what a group begins with is read once, and each has a core of its own."""
    short_group: int = 2
    group: int = 4
    """Demonstrations a group, condensed and whole. Small: early on, more updates teach more than better ones."""
    learning_rate: float = 2e-3
    """The largest that trained without spikes."""
    context_weight: float = 0.3
    """Weight of the loss on what the policy reads, beside what it says. It costs little and speeds learning up."""
    exchanged: float = 0.9
    """Share of demonstrations with other names and numbers. Without, the policy knows its training tasks by heart after five
    passes, and reads no better: 0.09 nats a token on them, 0.21 on held-out ones."""
    fewer_tools: float = 0.5
    """Share of whole demonstrations that list fewer tools than the server has."""


class GrpoSettings(Model):
    """Reinforcement learning."""

    cycles: int = 60
    """Generation cycles; more than the time allows on two cores."""
    seconds: float = 270.0
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
    learning_rate: float = 2e-4
    """Two hundred times a large model's, as for small models always. At 8e-4 what it had learnt was lost."""
    beta: float = 0.01
    """Weight of the divergence from the warm-started policy: a brake, not a wall. It counts where there is something to
    learn, not in groups of equal rewards."""
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
    turn_tokens: int = 56
    """One oracle message in five hundred is longer; what a lost policy writes on top only costs time."""
    completion_tokens: int = 1_024
    seconds: float = 300.0
    retries: int = 1


class EvaluationSettings(Model):
    """The examination before and after."""

    tasks: int = 210
    """In all, spread evenly over worlds."""
    temperature: float = 1.0
    """As in training. At 0 a policy that knows two answers shows only one."""
    batch: int = 70
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
    omit: tuple[str, ...] = ("apartment-maintenance", "library-lending", "personal-library", "restaurant-tables")
    """Servers that are neither trained nor examined on. By default four whose practice is hard (things without a name, or that
    cannot be looked at) or very short: the default policy learns the other eight in the time it has, and is examined on three
    more. A larger policy should have them all."""
    levels: tuple[int, ...] = (1, 2)
    """Levels of the tasks trained on and examined on: one to four calls. Five and more are beyond the default policy; a
    larger one should have them all."""
    most_tools: int | None = 6
    """Only tasks that show no more tools than this, which are the practice tasks; none: all. A larger policy should have
    them all."""
    seed: Annotated[int, Field(ge=0, lt=2**32)] = 0
    threads: PositiveInt = 2
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
