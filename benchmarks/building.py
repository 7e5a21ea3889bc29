"""What a server costs to build, in CPU seconds, light and in full: ``python -m benchmarks.building [NAME …]``.

Every stage is run in this process, one after the other, in a workspace that is thrown away. What is done once for a whole
build (imports, word lists, the process that checks are forked from) is done before, with the first server, and is told
apart. The bar is on light builds alone, per tool: 3.6 s for a server of 13.
"""

import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path

import psutil
from rich.console import Console
from rich.table import Table

from generator.depth import FULL, LIGHT, Depth
from generator.splits import read_splits
from generator.stages import STAGES
from generator.themes import Theme, collect_themes, find_theme
from generator.workspace import Workspace

NAMES = ("task-lists", "personal-library")
BAR = 3.6 / 13
"""CPU seconds a tool."""


@dataclass(frozen=True)
class Cost:
    """What one build cost."""

    tools: int
    tasks: int
    seconds: dict[str, float]
    """Stage to CPU seconds, of child processes too."""

    @property
    def total(self) -> float:
        """All stages together."""
        return sum(self.seconds.values())


def spent() -> float:
    """Return the CPU seconds of this process and of those that it started, running or not."""
    here = psutil.Process()
    times = [here.cpu_times(), *(child.cpu_times() for child in here.children())]
    return sum(part.user + part.system + part.children_user + part.children_system for part in times)


def build(theme: Theme, name: str) -> Cost:
    """Build a server and return what each stage cost."""
    with tempfile.TemporaryDirectory() as workspace:
        rooms = Workspace(Path(workspace) / name, read_splits(), theme.depth, theme.rounds)
        seconds = {}
        start = spent()
        folder = rooms.start(theme.read())
        seconds["model"] = spent() - start
        reports = {}
        for stage in STAGES:
            start = spent()
            folder, reports[stage.name] = rooms.run(stage, folder)
            seconds[stage.name] = spent() - start
    tasks = sum(world["tasks"] for world in reports["tasks"].values())
    return Cost(reports["tools"]["tools"], tasks, seconds)


def main() -> int:
    """Measure and print the table; the exit code says whether light builds keep to the bar."""
    themes = collect_themes()
    names = sys.argv[1:] or list(NAMES)
    start, wall = spent(), time.perf_counter()
    first = build(replace(find_theme(names[0], themes), depth=LIGHT), names[0])
    once = spent() - start - first.total
    stages = ["model", *(stage.name for stage in STAGES)]
    table = Table("server", "depth", "tools", "tasks", *stages, "all", "a tool")
    reached = True
    for name in names:
        for label, depth in (("light", LIGHT), ("full", FULL)):
            cost = _measured(themes, name, depth)
            parts = [f"{cost.seconds[stage]:.2f}" for stage in stages]
            each = cost.total / cost.tools
            table.add_row(name, label, str(cost.tools), str(cost.tasks), *parts, f"{cost.total:.2f}", f"{each:.2f}")
            reached = reached and (depth is FULL or each <= BAR)
    console = Console(width=160)
    console.print(table)
    warm = _measured(themes, names[0], LIGHT).total
    console.print(f"once: {first.total - warm + once:.1f} s of CPU, in {time.perf_counter() - wall:.0f} s altogether")
    console.print(f"light: {'within' if reached else 'above'} {BAR:.2f} s a tool")
    return 0 if reached else 1


def _measured(themes: dict[str, Theme], name: str, depth: Depth) -> Cost:
    return build(replace(find_theme(name, themes), depth=depth), name)


if __name__ == "__main__":
    sys.exit(main())
