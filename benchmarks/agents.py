"""How little costs what stands around a model: ``python -m benchmarks.agents [ENVIRONMENTS]``.

An endpoint in a process of its own answers each completion after 1 to 2 s. One environment alone, one request at a time: its
overhead is the share of the wall clock in which the endpoint was not at work. Many environments at a time: waiting overlaps,
and overhead is the CPU time of this process and its children against the time that the endpoint was at work. The stages are
stand-ins that do no work of their own but calls of a tool, requests and answers of some pages, and files.
"""

import asyncio
import json
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx2
import psutil
from fastmcp import FastMCP
from rich.console import Console
from rich.table import Table

from benchmarks.building import spent
from benchmarks.measuring import running
from generator.agents import pipeline
from generator.agents.engine import Endpoint, Toolbox, Work
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.environments import Site, discover_all
from generator.agents.pipeline import Discovered
from generator.agents.room import Job, Stage
from generator.agents.subjects import named_subject
from mcp_servers.contracts import Json, Model

ENVIRONMENTS = 64
SECONDS = (1.0, 2.0)
"""Of a completion: short for a model that writes tools, usual for one that calls them."""
STAGES, WORKS, CALLS = 5, 8, 2
"""Stages of an environment, pieces of work of a stage, calls before the answer: 120 completions an environment."""
TEXT = "A berth is let by the day, and a boat that leaves early pays for the days that it lay there. " * 30
"""Three thousand characters: of a request and of an answer."""
MOST_OVERHEAD = 0.05
MOST_MEMORY = 2 * 1024**3


shelf = FastMCP("shelf")


@shelf.tool
def read_page(number: int) -> str:
    """Read a page."""
    return f"Page {number}. {TEXT}"


class Page(Model):
    """What a piece of work answers."""

    text: str


@dataclass(frozen=True)
class Measured:
    """What a run took."""

    wall: float
    cpu: float
    slept: float
    """Seconds that the endpoint was at work, over all requests."""
    completions: int
    memory: int
    """Bytes of this process and its children at most."""


def script() -> dict[str, list[dict[str, Json]]]:
    """Return what the endpoint answers to each piece of work."""
    calls: list[dict[str, Json]] = [{"calls": [["read_page", {"number": 3}]]}] * CALLS
    answer = {"content": json.dumps({"text": TEXT})}
    return {f"stage-{stage}/work-{work}.1": [*calls, answer] for stage in range(STAGES) for work in range(WORKS)}


def stages(tools: Toolbox) -> tuple[Stage, ...]:
    """Return stages whose work is done side by side, with tools, and written to files."""

    def stage(name: str) -> Stage:
        async def run(job: Job) -> Mapping[str, Json]:
            works = [Work(f"{name}/work-{number}", TEXT, TEXT, Page, tools=tools) for number in range(WORKS)]
            pages = await asyncio.gather(*(job.room.worker.do(work) for work in works))
            (job.folder / f"{name}.txt").write_text("\n".join(page.text for page in pages), "utf-8")
            return {"pages": len(pages)}

        return Stage(name, run)

    return tuple(stage(f"stage-{number}") for number in range(STAGES))


class Memory:
    """Looks, twice a second, how much memory this process and its children have."""

    def __init__(self, without: psutil.Process) -> None:
        self.most = 0
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
        here = psutil.Process()
        while not self._over.wait(0.5):
            children = [child for child in here.children(recursive=True) if child != self._without]
            self.most = max(self.most, sum(one.memory_info().rss for one in (here, *children) if one.is_running()))


async def measure(url: str, process: psutil.Process, environments: int, concurrency: int) -> Measured:
    """Make some environments at a time and return what that took."""
    completions = Completions(Endpoint(url=f"{url}/v1", model="slow", concurrency=concurrency))
    async with OpenToolboxes() as opened, httpx2.AsyncClient() as http:
        with tempfile.TemporaryDirectory() as workspace:
            tools = await opened.open({"shelf": shelf})
            pipeline.STAGES = stages(tools)
            site = Site(Path(workspace), completions, tools)
            rooms = [site.room(named_subject(f"harbour number {number}")) for number in range(environments)]
            with Memory(process) as memory:
                wall, cpu = time.perf_counter(), own_cpu(process)
                results = await discover_all(rooms, environments, lambda _: None, _finish)
                wall, cpu = time.perf_counter() - wall, own_cpu(process) - cpu
            told = (await http.get(f"{url}/told")).json()
    await completions.close()
    assert not (failed := [one.failure for one in results if one.failure]), failed
    assert told["completions"] == environments * STAGES * WORKS * (CALLS + 1)
    return Measured(wall, cpu, told["slept"], int(told["completions"]), memory.most)


def own_cpu(endpoint: psutil.Process) -> float:
    """Return the CPU seconds of this process and its children, without the endpoint's."""
    times = endpoint.cpu_times()
    return spent() - times.user - times.system


async def _finish(made: Discovered) -> Discovered:
    return made


def main() -> int:
    """Measure and print the table; the exit code says whether the bars are reached."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else ENVIRONMENTS
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "script.json"
        path.write_text(json.dumps(script()), "utf-8")
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
