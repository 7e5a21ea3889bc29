"""Every number of an arena run, with the reason for it."""

from pydantic import PositiveInt

from mcp_servers.contracts import Model
from trainer.settings import Settings


class ArenaSettings(Model):
    """One run of the arena."""

    rounds: PositiveInt = 1
    """The first round gains most; each takes several minutes on two cores."""
    per_category: PositiveInt = 1
    """Environments drawn from each first-level category. The method draws five where there are hundreds to draw from."""
    exam_tasks: PositiveInt = 8
    """Fresh tasks for each environment in each of a round's two examinations."""
    weak_environments: PositiveInt = 3
    """How many of the weakest get new training tasks."""
    practice_tasks: PositiveInt = 24
    """Targeted tasks for each of them."""
    cycles: PositiveInt = 8
    """Generation cycles of reinforcement on the targeted tasks."""
    seed: int = 0
    trainer: Settings = Settings()
    """Policy, registries, levels of tasks, budgets of episodes and reinforcement; as for the trainer."""
