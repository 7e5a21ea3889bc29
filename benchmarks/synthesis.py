"""How fast verified tasks are made, and how varied: ``python -m benchmarks.synthesis [--tasks N] [--seed S] [NAME …]``.

Each catalog server named (eight drawn from the seed by default) gets so many tasks of each kind and level, from programs
chosen anew, through the whole integrity gate. Two processes share the servers; a rate counts the CPU seconds of both, as the
wall time of two busy cores. A shape is what a task calls, in order, and which of the arguments are stated, shown or fixed.
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns
from statistics import mean
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from generator.database.streams import Stream
from generator.design.model import Design
from generator.publish import CATALOG, published
from generator.sources.documents import find_documents, read_document
from generator.tasks.levels import LEVELS
from generator.tasks.plans import TaskOrder, TaskPlan
from generator.tasks.synthesis import synthesise_tasks
from mcp_servers.checks.shapes import leaves
from mcp_servers.cli.options import whole_number
from mcp_servers.contracts import Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.oracles import run_oracle
from mcp_servers.runtime.rehearsal import rehearsal

CORES = 2
SERVERS = 8
PROGRAMS = 14
BARS = {1: 10.0, 2: 10.0, 3: 10.0, 5: 2.0}
"""Level to the tasks a second that two cores should make."""
VARIED = 0.4
"""Share of a server's tasks whose shapes should be distinct."""


@dataclass(frozen=True)
class Made:
    """What one order came to."""

    level: int
    wanted: int
    calls: tuple[int, ...]
    """Calls of each task's solution."""
    shapes: tuple[str, ...]
    seconds: float
    """CPU seconds, with all that was refused."""


def make(name: str, count: int, seed: int) -> list[Made]:
    """Make tasks of each kind and level for a server as it is published, without its own programs."""
    design = read_document(find_documents()[name])
    with TemporaryDirectory() as folder:
        server = Path(folder) / name
        copytree(published(CATALOG)[name], server, ignore=ignore_patterns("__pycache__", "programs.py"))
        environment = load_environment(server)
        kept = tuple(item for item in design.operations if item.name in environment.toolset)
        design = design.model_copy(update={"operations": kept})
        whole = tuple(
            TaskOrder(split="train", kind=kind, level=level, count=0)
            for kind in ("graph", "program")
            for level in LEVELS
        )
        programs = synthesise_tasks(
            design, environment, seed=seed, plan=TaskPlan(orders=whole, programs=PROGRAMS)
        ).programs
        (server / "programs.py").write_text(programs, "utf-8")
        environment = load_environment(server)
        return [_order(design, environment, order.model_copy(update={"count": count}), seed) for order in whole]


def _order(design: Design, environment: LoadedEnvironment, order: TaskOrder, seed: int) -> Made:
    start = time.process_time()
    tasks = synthesise_tasks(design, environment, seed=seed, plan=TaskPlan(orders=(order,))).tasks
    seconds = time.process_time() - start
    fitting = [task for task in tasks if task.difficulty.level == order.level]
    shapes = tuple(shape_of(task, environment) for task in fitting)
    return Made(order.level, order.count, tuple(task.difficulty.calls for task in fitting), shapes, seconds)


def shape_of(task: Task, environment: LoadedEnvironment) -> str:
    """Return what a task's solution calls, in order, and where each argument comes from: a slot, an earlier call, itself."""
    with rehearsal([environment], task.seed, task.now) as rehearsed:
        run_oracle(rehearsed.session, task)
        journal = list(rehearsed.session.journal)
    slots = {repr(slot.value): name for name, slot in task.slots.items()}
    seen: dict[str, int] = {}
    calls = []
    for number, entry in enumerate(journal):
        given = {name: slots.get(repr(value), seen.get(repr(value), "")) for name, value in entry.arguments.items()}
        calls.append([entry.tool, given])
        for leaf in leaves(entry.result.structured):
            seen.setdefault(repr(leaf), number)
    return dump_json(calls)


def rates(made: Sequence[Made]) -> Table:
    """Return tasks a second, and the length of their solutions, by level."""
    table = Table(
        "level", "wanted", "made", "calls, mean", "most", "CPU ms a task", f"a second on {CORES} cores", "bar"
    )
    for level in LEVELS:
        here = [item for item in made if item.level == level]
        calls = [count for item in here for count in item.calls]
        seconds = sum(item.seconds for item in here)
        bar = f"≥ {BARS[level]:.0f}" if level in BARS else ""
        cells = (f"{mean(calls):.1f}", str(max(calls)), f"{1000 * seconds / len(calls):.0f}", f"{rate(here):.1f}")
        table.add_row(str(level), str(sum(item.wanted for item in here)), str(len(calls)), *cells, bar)
    return table


def rate(made: Sequence[Made]) -> float:
    """Return the tasks a second that so many cores make."""
    return CORES * sum(len(item.calls) for item in made) / sum(item.seconds for item in made)


def variety(made: Sequence[Made]) -> float:
    """Return the share of a server's tasks whose shape no other one has had before."""
    shapes = [shape for item in made for shape in item.shapes]
    return len(set(shapes)) / len(shapes)


def main() -> int:
    """Measure and print; the exit code says whether the bars are reached."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", help="catalog servers")
    parser.add_argument("--tasks", type=whole_number, default=20, help="of each kind and level (20)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    drawn = Stream(asked.seed, "benchmark", "synthesis").shuffled(
        sorted(published(CATALOG).keys() & find_documents().keys())
    )
    if unknown := set(asked.names) - set(drawn):
        parser.error(f"no catalog server with a requirement document is called {min(unknown)}")
    names = asked.names or drawn[:SERVERS]
    with ProcessPoolExecutor(CORES) as pool:
        done = list(pool.map(make, names, [asked.tasks] * len(names), [asked.seed] * len(names)))
    made = [item for one in done for item in one]
    shares = [variety(one) for one in done]
    console = Console(width=120)
    console.print(rates(made))
    console.print(
        f"distinct shapes a server: {min(shares):.0%} to {max(shares):.0%}, {mean(shares):.0%} on average (bar {VARIED:.0%})"
    )
    slow = [level for level, bar in BARS.items() if rate([item for item in made if item.level == level]) < bar]
    return 1 if slow or min(shares) < VARIED else 0


if __name__ == "__main__":
    sys.exit(main())
