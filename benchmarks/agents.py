"""How little costs what stands around a model: ``python -m benchmarks.agents [ENVIRONMENTS]``.

An endpoint in a process of its own plays a recorded theme, each completion after 1 to 2 s, and all stages do what they do:
research, code that is written and tried, tasks that are tried and solved, all gates, all of it in the jail. One environment
alone, one request at a time: its overhead is the share of the wall clock in which the endpoint was not at work. Many
environments at a time, the same theme in a workspace for each: waiting overlaps, and overhead is the CPU time of this process
and of all that it begins against the time that the endpoint was at work. Memory is that of all of them; what they share counts
once.
"""

import asyncio
import json
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import httpx2
import psutil
from rich.console import Console
from rich.table import Table

from benchmarks.measuring import running
from generator.agents.engine import Endpoint
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import NO_TOOLS
from generator.agents.environments import Site, discover_all
from generator.agents.pipeline import Discovered
from generator.agents.room import Aims
from generator.agents.subjects import named_subject
from tests.agents.recordings import load_script

ENVIRONMENTS = 64
SECONDS = (1.0, 2.0)
"""Of a completion: short for a model that writes tools, usual for one that calls them."""
THEME = "observatory telescope time"
AIMS = Aims(rows=150, rounds=2, tools=12, graph_tasks=4, program_tasks=2)
"""What was asked for when it was recorded."""
MOST_OVERHEAD = 0.05
MOST_MEMORY = 2 * 1024**3


@dataclass(frozen=True)
class Measured:
    """What a run took."""

    wall: float
    cpu: float
    slept: float
    """Seconds that the endpoint was at work, over all requests."""
    completions: int
    memory: int
    """Bytes at most."""


class Memory:
    """Looks, every other second, how much memory is in use."""

    def __init__(self, without: psutil.Process) -> None:
        self.most = 0
        self.cpu = 0.0
        """Seconds that looking took."""
        self._without = without
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> "Memory":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(2.0):
            self.most = max(self.most, sum(map(_memory_of, own_processes(self._without))))
            self.cpu = time.thread_time()


def _memory_of(process: psutil.Process) -> int:
    try:
        return int(process.memory_full_info().pss)
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return 0


async def measure(url: str, process: psutil.Process, environments: int, concurrency: int) -> Measured:
    """Make some environments at a time and return what that took."""
    completions = Completions(Endpoint(url=f"{url}/v1", model="slow", concurrency=concurrency))
    subject = named_subject(THEME)
    with tempfile.TemporaryDirectory() as place:
        workspaces = [Path(place) / str(number) for number in range(environments)]
        rooms = [Site(path, completions, NO_TOOLS, aims=AIMS).room(subject) for path in workspaces]
        with Memory(process) as memory:
            wall, cpu = time.perf_counter(), own_cpu(process)
            results = await discover_all(rooms, environments, lambda _: None, _finish)
            wall, cpu = time.perf_counter() - wall, own_cpu(process) - cpu
    async with httpx2.AsyncClient() as http:
        told = (await http.get(f"{url}/told")).json()
    await completions.close()
    assert not (failed := [one.failure for one in results if one.failure]), failed
    return Measured(wall, cpu - memory.cpu, told["slept"], int(told["completions"]), memory.most)


def own_processes(without: psutil.Process) -> list[psutil.Process]:
    """Return this process and all that it has begun, but for one."""
    here = psutil.Process()
    return [here, *(child for child in here.children(recursive=True) if child != without)]


def own_cpu(endpoint: psutil.Process) -> float:
    """Return the CPU seconds of this process and all that it has begun, running or not, without the endpoint's."""
    return sum(map(_cpu_of, own_processes(endpoint)))


def _cpu_of(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:  # counted by its parent
        return 0.0
    return float(times.user + times.system + times.children_user + times.children_system)


async def _finish(made: Discovered) -> Discovered:
    return made


def main() -> int:
    """Measure and print the table; the exit code says whether the bars are reached."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else ENVIRONMENTS
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "script.json"
        path.write_text(json.dumps(load_script(named_subject(THEME).name)), "utf-8")
        with running("-m", "benchmarks.endpoint", str(path), *map(str, SECONDS)) as (process, url):
            alone = asyncio.run(measure(url, process, 1, 1))
            together = asyncio.run(measure(url, process, many, 4 * many))
    table = Table("environments", "completions", "wall", "endpoint at work", "own CPU", "overhead", "memory", "")
    rows = (
        (1, alone, 1 - alone.slept / alone.wall),
        (many, together, together.cpu / together.slept),
    )
    reached = True
    for number, one, overhead in rows:
        good = overhead <= MOST_OVERHEAD and one.memory < MOST_MEMORY
        reached = reached and good
        seconds = [f"{value:.1f} s" for value in (one.wall, one.slept, one.cpu)]
        memory = f"{one.memory / 1024**2:.0f} MiB"
        said = "reached" if good else "missed"
        table.add_row(str(number), str(one.completions), *seconds, f"{overhead:.1%}", memory, said)
    Console(width=120).print(table)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
