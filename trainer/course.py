"""What a run is about: which tasks are trained on, which are examined on, and how the first are solved."""

import asyncio
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from mcp_servers.contracts import InputError, Task
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers
from trainer.demonstrations import Demonstration, demonstrate, recall
from trainer.evaluation import HELD_OUT
from trainer.monitor import Monitor
from trainer.registries import open_servers
from trainer.seeds import stream_seed
from trainer.settings import STARTERS, Settings


class Course:
    """The tasks of one run."""

    def __init__(self, servers: Servers, settings: Settings) -> None:
        """Choose the tasks.

        Raises:
            InputError: The servers have no training task of the kind that the settings ask for, or the settings name one
                that is unknown.
        """
        self.servers = servers
        self._settings = settings
        self._demonstrations: list[Demonstration] | None = None
        self._tasks = select_tasks(servers, settings)
        self.training = [task for task in self._tasks if task.split == "train"]
        if not self.training:
            raise InputError(
                f"the registry has no task {_kind(settings)} with split 'train'; 'python -m mcp_servers list' shows what it "
                "has, and a --config file can ask for other levels and most_tools"
            )

    @cached_property
    def held_out(self) -> list[Task]:
        """The tasks to examine on.

        Raises:
            InputError: There are none.
        """
        return held_out_tasks(self._tasks, self._settings)

    def demonstrations(self, monitor: Monitor) -> list[Demonstration]:
        """Return the training tasks solved by their oracles, which need no farm, and what models did that solved them too.

        They are solved, and read, at first use in this process.
        """
        if self._demonstrations is None:
            with monitor.stage(f"solving {len(self.training)} training tasks"):
                solving = demonstrate(self.training, MemoryHost(self.servers), self.servers)
                self._demonstrations = asyncio.run(solving)
            for path in self._settings.trajectories:
                self._demonstrations += recall(Path(path), self.training, self.servers)
        return self._demonstrations


def open_course(settings: Settings) -> Course:
    """Read the registries and choose the tasks.

    Raises:
        InputError: A registry cannot be used, or has no training task.
    """
    return Course(open_servers(settings), settings)


def select_tasks(servers: Servers, settings: Settings) -> list[Task]:
    """Return the tasks that the settings ask for: of their servers or sets, of the levels, and with so few tools.

    Raises:
        InputError: A server is unknown; those of the default need not be in every registry.
    """
    sets = servers.sets
    known = {*sets, *(name.split(".")[0] for name in servers)}
    if unknown := [name for name in settings.servers if name not in {*known, *STARTERS}]:
        raise InputError(f"servers: {servers.unknown(unknown[0])}")
    chosen = known & {*settings.servers} or known
    own = [servers[name].tasks for name in servers if name.split(".")[0] in chosen]
    return [
        task
        for tasks in (*own, *(sets[name] for name in sets if name in chosen))
        for task in tasks
        if task.difficulty.level in settings.levels
        and (settings.most_tools is None or _tools_shown(task, servers) <= settings.most_tools)
    ]


def _tools_shown(task: Task, servers: Servers) -> int:
    return len(task.tools) or sum(len(servers[ref].toolset) for ref in task.servers)


def held_out_tasks(tasks: Iterable[Task], settings: Settings) -> list[Task]:
    """Choose as many tasks as the settings say, evenly over the worlds of all held-out splits.

    Raises:
        InputError: None is held out.
    """
    chosen = _evenly([task for task in tasks if task.split in HELD_OUT], settings.evaluation.tasks)
    if not chosen:
        raise InputError(
            f"the registry has no held-out task {_kind(settings)} to examine a policy on; "
            f"expected splits {', '.join(HELD_OUT)}"
        )
    return sorted(chosen, key=lambda task: HELD_OUT.index(task.split))


def _kind(settings: Settings) -> str:
    most = "" if settings.most_tools is None else f" with at most {settings.most_tools} tools"
    return f"of the levels {', '.join(map(str, settings.levels))}{most}"


def _evenly(tasks: Iterable[Task], count: int) -> list[Task]:
    """Take turns between worlds; the order within each is fixed but not the file's."""
    worlds: dict[tuple[str, ...], list[Task]] = {}
    for task in sorted(tasks, key=lambda task: stream_seed(0, task.id)):
        worlds.setdefault(task.servers, []).append(task)
    turns = [(position, servers) for servers, world in worlds.items() for position in range(len(world))]
    return [worlds[servers][position] for position, servers in sorted(turns)[:count]]
