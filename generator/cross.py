"""What tasks over several servers are made on: published servers whose worlds have one cast and one clock."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from generator.notes import Notes
from generator.splits import Splits
from generator.task_sets import SETS, open_setting
from generator.tasks.cross.ensemble import Ensemble, Member, make_member
from generator.tasks.cross.making import Combination, make_tasks
from generator.themes import collect_themes
from mcp_servers.contracts import InputError, Task
from mcp_servers.runtime import Servers, load_registry

SET = SETS / "cross-server.jsonl"
"""The project's own tasks over several servers."""


def common_servers(registry: Path, splits: Splits) -> list[str]:
    """Return the names of the published parts of the common world."""
    return [entry.name for entry in load_registry(registry).servers if splits.is_common(entry.world)]


def open_members(names: Iterable[str], registry: Path, splits: Splits) -> list[Member]:
    """Return published servers as something to make tasks over several of; of each, its part of the common world if any.

    Raises:
        InputError: One is unknown or has no source to make tasks from, or they are fewer than two.
    """
    servers = Servers(registry)
    parts = (f"{name}.{splits.common.name}" for name in names)
    found = dict.fromkeys(part if part in servers else part.rpartition(".")[0] for part in parts)
    members = [_open_member(name, registry, splits) for name in found]
    if len(members) < 2:
        raise InputError("--servers: tasks over several servers need at least two of them")
    return members


@dataclass(frozen=True)
class Workers:
    """Processes that make the tasks of combinations, and note those of each as soon as they are made."""

    registry: Path
    splits: Splits
    notes: Notes
    jobs: int

    def work(self, combinations: Iterator[Combination], seed: int) -> Iterator[list[Task]]:
        """Yield the tasks of combinations in their order; few more are begun than are asked for."""
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("fork")) as pool:
            while batch := list(islice(combinations, 2 * self.jobs)):
                orders = [(one.ensemble.names, one.kind, one.turn) for one in batch]
                yield from pool.map(self._make, *zip(*orders, strict=True), [seed] * len(batch))

    def _make(self, names: tuple[str, ...], kind: str, turn: int, seed: int) -> list[Task]:
        members = tuple(_open_member(name, self.registry, self.splits) for name in names)
        settings = [item.setting for item in members]
        depends = [text for item in settings for text in (item.environment.ref, item.design.model_dump_json())]
        depends += [*(item.split for item in members), kind, str(turn), str(seed)]
        combination = Combination(Ensemble(members), kind, turn)
        return self.notes.recall("+".join(names), depends, lambda: next(make_tasks([combination], seed)))


@cache
def _open_member(name: str, registry: Path, splits: Splits) -> Member:
    """Return one server, opened once: forked processes have what was opened before."""
    environment = Servers(registry)[name]
    split = splits.of_world(environment.manifest.taxonomy, environment.world)
    return make_member(open_setting(environment, collect_themes()), split)
