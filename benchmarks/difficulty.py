"""How hard tasks of each level are, measured: ``python -m benchmarks.difficulty [--registry FILE …] [--tasks 40] [--seed 0]``.

Tasks of each level are drawn over all servers of the registries. Their oracles are run, to see how long they are and how much
of what they say to tools the instruction does not; then agents of rising skill try the tasks through the loop. The exit code
says whether success comes out in order: no agent succeeds more at a higher level, and no agent less than a less skilled one at
the same level, both beyond what chance explains; and over all levels each succeeds more than the one before it.
"""

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, median

from rich.console import Console
from rich.table import Table

from mcp_servers.contracts import InfrastructureFault, InputError, Task
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.scripted import ScriptedAgent
from mcp_servers.episodes.skills import agents_by_skill
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers, open_task, run_oracle
from mcp_servers.runtime.effort import withheld

LIMITS = Limits(turns=100)
"""Room for the longest solutions, with calls that were refused."""
BATCH = 50
"""Episodes under way at a time."""
NOISE = 2.0
"""Standard errors that a difference must have to count."""

Successes = dict[str, dict[int, list[bool]]]
"""Agent, least skilled first, to level to the outcomes of the level's tasks."""


@dataclass(frozen=True)
class Solved:
    """What the oracle of a task does."""

    calls: int
    tools: int
    withheld: int
    """Different values that it gives to tools although the instruction does not state them: they have to be looked up."""


def draw(servers: Servers, each: int, seed: int) -> dict[int, list[Task]]:
    """Return level to at most so many of its tasks, drawn over all servers."""
    levels: dict[int, list[Task]] = {}
    for task in (task for name in servers for task in servers[name].tasks):
        levels.setdefault(task.difficulty.level, []).append(task)
    return {level: sorted(levels[level], key=lambda task: _lot(seed, task.id))[:each] for level in sorted(levels)}


def solve_once(task: Task, servers: Servers) -> Solved:
    """Run the oracle of a task and look at its calls."""
    with open_task(task, servers) as session:
        run_oracle(session, task)
        journal = session.journal
    looked_up = withheld([entry.arguments for entry in journal], task.slots)
    return Solved(len(journal), len({(entry.server, entry.tool) for entry in journal}), looked_up)


async def try_tasks(tasks: Sequence[Task], servers: Servers, agent: ScriptedAgent) -> list[bool]:
    """Return whether an agent solves each task.

    Raises:
        InfrastructureFault: A rollout failed through no fault of the agent, so that its success is not known.
    """
    outcomes: list[bool] = []
    async with MemoryHost(servers) as host:
        for start in range(0, len(tasks), BATCH):
            for rollout in await run_episodes(tasks[start : start + BATCH], host, agent, LIMITS):
                if rollout.verdict is None:
                    raise InfrastructureFault(f"task {rollout.task} was not judged: {rollout.fault}")
                outcomes.append(bool(rollout.verdict.success))
    return outcomes


def disorder(successes: Successes) -> Iterator[str]:
    """Say where success does not come out in order, in sentences."""
    for agent, levels in successes.items():
        for low, high in combinations(levels, 2):
            rise = mean(levels[high]) - mean(levels[low])
            if rise > NOISE * sqrt(_variance(levels[high]) + _variance(levels[low])):
                yield f"{agent}: {rise:+.0%} from level {low} to level {high}"
    for (less, worse), (more, better) in pairwise(successes.items()):
        for level in worse:
            lost, won = _against(worse[level], better[level])
            if lost - won > NOISE * sqrt(lost + won):
                yield f"level {level}: {less} solves {lost} tasks that {more} does not, the other way round {won}"
        if sum(map(sum, better.values())) <= sum(map(sum, worse.values())):
            yield f"over all levels {more} does not succeed more than {less}"


def describe(levels: Mapping[int, Sequence[Task]], servers: Servers) -> Table:
    """Return the table of what oracles do, level by level."""
    table = Table(
        "level", "tasks", "calls", "median", "most", "withheld", "tools", "servers", "branches", "aggregation"
    )
    for level, tasks in levels.items():
        solved = [solve_once(task, servers) for task in tasks]
        calls = [item.calls for item in solved]
        table.add_row(
            str(level),
            str(len(tasks)),
            *(f"{mean(calls):.1f}", f"{median(calls):g}", str(max(calls))),
            f"{mean(item.withheld for item in solved):.1f}",
            f"{mean(item.tools for item in solved):.1f}",
            f"{mean(len(task.servers) for task in tasks):.1f}",
            f"{mean(task.difficulty.branches > 0 for task in tasks):.0%}",
            f"{mean(task.difficulty.aggregation for task in tasks):.0%}",
        )
    return table


def main() -> int:
    """Measure, print the tables, and say whether the order comes out."""
    parser = ArgumentParser(description="How hard tasks of each level are, measured.")
    parser.add_argument("--registry", type=Path, action="append", default=[], help="default: the repository's own")
    parser.add_argument("--tasks", type=int, default=40, help="tasks of each level")
    parser.add_argument("--seed", type=int, default=0, help="of the draw and of the agents")
    options = parser.parse_args()
    try:
        servers = Servers(*options.registry)
        levels = draw(servers, options.tasks, options.seed)
    except InputError as error:
        parser.error(str(error))
    if options.tasks < 1 or not levels:
        parser.error("there are no tasks to try; --tasks must be at least 1, and a server of the registries have tasks")
    console = Console(width=120)
    console.print(describe(levels, servers))
    successes: Successes = {}
    table = Table("success", *(f"level {level}" for level in levels))
    for name, agent in agents_by_skill(servers, options.seed).items():
        successes[name] = {level: asyncio.run(try_tasks(tasks, servers, agent)) for level, tasks in levels.items()}
        table.add_row(name, *(f"{mean(outcomes):.0%}" for outcomes in successes[name].values()))
    console.print(table)
    wrong = list(disorder(successes))
    for sentence in wrong:
        console.print(f"out of order: {sentence}")
    if not wrong:
        console.print("in order: no agent succeeds more at a higher level, and success rises with skill")
    return 1 if wrong else 0


def _lot(seed: int, task: str) -> bytes:
    return blake2b(f"{seed}/{task}".encode(), digest_size=8).digest()


def _variance(outcomes: Sequence[bool]) -> float:
    """Of a share of successes; never nothing, as if there had been one success and one failure more."""
    share = (sum(outcomes) + 1) / (len(outcomes) + 2)
    return share * (1 - share) / len(outcomes)


def _against(worse: Sequence[bool], better: Sequence[bool]) -> tuple[int, int]:
    """Return how many tasks only the less skilled solves, and how many only the more skilled."""
    pairs = list(zip(worse, better, strict=True))
    return sum(a and not b for a, b in pairs), sum(b and not a for a, b in pairs)


if __name__ == "__main__":
    sys.exit(main())
