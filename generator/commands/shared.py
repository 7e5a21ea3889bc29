"""What several commands need: where things are by default, arguments that they have in common, and running a build."""

import argparse
import re
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from generator.collection import Collection, collect
from generator.outline import phrase
from generator.pipeline import Built, Pool, build_catalog
from generator.pools import Here
from generator.splits import read_splits
from generator.stages import STAGES
from generator.themes import Theme
from generator.workspace import ROOT, Stage
from mcp_servers.cli.options import whole_number
from mcp_servers.contracts import InputError

REGISTRY = ROOT / "registry.json"
WORKSPACE = ROOT / "build" / "servers"
SET_NOTES = ROOT / "build" / "sets"

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What commands are added to."""


def add_workspace(command: argparse.ArgumentParser, about: str = "where stages keep their results") -> None:
    """Declare ``--workspace``."""
    command.add_argument("--workspace", type=Path, default=WORKSPACE, help=about)


def add_sources(command: argparse.ArgumentParser, about: str) -> None:
    """Declare ``--source``, which may be given several times."""
    command.add_argument("--source", action="append", default=[], metavar="SOURCE", help=about)


def add_jobs(command: argparse.ArgumentParser) -> None:
    """Declare ``--jobs``."""
    command.add_argument("--jobs", type=whole_number, default=2, help="processes (default: 2)")


def refuse_folder(option: str, path: Path, example: str) -> None:
    """Raise ``InputError`` where a folder is given for a file."""
    if path.is_dir():
        raise InputError(f"{option}: {path} is a folder; name a file, such as {path / example}")


def refuse_unusable(option: str, folder: Path) -> None:
    """Raise ``InputError`` unless files can be written in a folder, which is made where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise InputError(f"{option}: cannot write in {folder} ({error.strerror}); name another folder") from error


def read_sources(sources: Sequence[str], workspace: Path, jobs: int, console: Console) -> Collection:
    """Read the documents of some sources while a bar shows how far it is."""
    with Progress(console=console) as progress:
        bar = progress.add_task("reading sources")

        def tell(done: int, total: int) -> None:
            progress.update(bar, completed=done, total=total)

        return collect(sources, workspace, jobs, tell)


def common_reasons(refused: dict[str, str]) -> Counter[str]:
    """Count why parts of sources make no server, whatever numbers and names the reasons hold."""
    return Counter(re.sub(r"\d+|near duplicate of .*", "…", reason) for reason in refused.values())


_COLUMNS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TextColumn("{task.fields[rate]}"),
    TextColumn("{task.fields[discards]}"),
    TimeRemainingColumn(),
)
"""Of the bar of a build."""


def run_builds(
    chosen: dict[str, Theme],
    catalog: Path,
    registry: Path,
    workspace: Path,
    pool: Pool,
    console: Console,
    stages: Sequence[Stage] = STAGES,
) -> list[Built]:
    """Build and publish servers; each is told of when it is done."""
    given_up = dropped = 0
    began = monotonic()
    with Progress(*_COLUMNS, console=console) as progress:
        bar = progress.add_task("building servers", total=len(chosen), discards="", rate="")

        def tell(built: Built) -> None:
            nonlocal given_up, dropped
            given_up += bool(built.failure)
            dropped += len(built.reports.get("validation", {}).get("dropped", {}))
            rate = 60 * (progress.tasks[bar].completed + 1) / (monotonic() - began)
            discards = f"{given_up} given up, {dropped} tools dropped"
            progress.update(bar, advance=1, discards=discards, rate=f"{rate:.0f} a minute")
            line = f"{built.name}: {built.failure}" if built.failure else _summary(built)
            progress.print(line, style="red" if built.failure else None, markup=False, soft_wrap=True)

        return build_catalog(chosen, catalog, registry, workspace, read_splits(), pool, tell, stages)


def build_one(name: str, theme: Theme, out: Path, workspace: Path, console: Console) -> int:
    """Build one server into a folder with a registry of its own, say how to look at it, and return the exit code."""
    registry = out / "registry.json"
    for option, folder in (("--out", out), ("--workspace", workspace)):
        refuse_unusable(option, folder)
    (built,) = run_builds({name: theme}, out, registry, workspace, Here(), console)
    if built.failure:
        return 1
    console.print(f"python -m mcp_servers show {name} --registry {registry}", markup=False, soft_wrap=True)
    return 0


def _summary(built: Built) -> str:
    """Say what was published of a server, and what was dropped on the way."""
    made = sum(world["tasks"] for world in built.reports["tasks"].values())
    if "validation" not in built.reports:
        return f"{built.name}: {made} practice tasks"
    checked = built.reports["validation"]
    dropped = checked["dropped"]
    tools = built.reports["tools"]["tools"] - len(dropped)
    why = "" if made else f" ({phrase(built.reports['tasks']['own']['refused'])})"
    line = f"{built.name}: {tools} tools, {checked['its own tests pass']['tests']} tests, {made} tasks{why}"
    return f"{line}; dropped {', '.join(dropped)} ('explain {built.name}' says why)" if dropped else line
