"""Many environments at a time, over one endpoint and one set of research tools."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from generator.agents.engine import Caps, Spent, Toolbox, Worker
from generator.agents.engine.completions import Completions
from generator.agents.material import Material
from generator.agents.pipeline import Discovered, discover
from generator.agents.room import Aims, Room
from generator.agents.subjects import Subject

ROOMS = "environments"
"""Folder of the workspace with a room for each environment."""
THEMES = "_themes"
"""Room of the work that says which subjects are one; no subject has such a name."""


@dataclass(frozen=True)
class Site:
    """What the environments of a run have in common."""

    workspace: Path
    completions: Completions
    research: Toolbox
    material: Material = field(default_factory=Material)
    aims: Aims = field(default_factory=Aims)
    caps: Caps = field(default_factory=Caps)

    def room(self, subject: Subject) -> Room:
        """Return the room of a subject, with what earlier runs left in it."""
        return Room(
            self._folder(subject.name), subject, self.worker(subject.name), self.research, self.aims, self.material
        )

    def worker(self, name: str) -> Worker:
        """Return a worker with a room's completions."""
        return Worker(name, self._folder(name), self.completions, self.caps)

    def _folder(self, name: str) -> Path:
        return self.workspace / ROOMS / name


async def discover_all(
    rooms: Sequence[Room],
    jobs: int,
    tell_stage: Callable[[str], None],
    finish: Callable[[Discovered], Awaitable[Discovered]],
) -> list[Discovered]:
    """Take all subjects through all stages and return what became of them, in their order.

    Args:
        rooms: One for each.
        jobs: Environments in flight.
        tell_stage: Told of each stage that is done.
        finish: What is done with each environment that is done or given up.
    """
    slots = asyncio.Semaphore(jobs)

    async def one(room: Room) -> Discovered:
        async with slots:
            return await finish(await discover(room, tell_stage))

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one(room)) for room in rooms]
    return [task.result() for task in tasks]


def all_spent(rooms: Sequence[Room]) -> Spent:
    """Return what all of them took, in all runs."""
    spent = [room.worker.store.spent for room in rooms]
    return Spent(
        completions=sum(one.completions for one in spent),
        prompt_tokens=sum(one.prompt_tokens for one in spent),
        completion_tokens=sum(one.completion_tokens for one in spent),
        cost=sum(one.cost for one in spent),
    )
