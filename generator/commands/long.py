"""``long``: make tasks whose solutions make many calls."""

import argparse
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.progress import track

from generator.commands.shared import (
    REGISTRY,
    SET_NOTES,
    Commands,
    add_jobs,
    add_workspace,
    refuse_folder,
    refuse_unusable,
)
from generator.long import LEAST, SET, make_long_tasks
from generator.notes import Notes
from generator.task_sets import write_set
from mcp_servers.cli.options import whole_number
from mcp_servers.contracts import InputError, Task
from mcp_servers.runtime import load_registry


def add(commands: Commands) -> None:
    """Declare the command."""
    long = commands.add_parser("long", help=f"make tasks of at least {LEAST} calls, most of them over twenty")
    long.add_argument("names", nargs="*", metavar="NAME", help="published servers (default: all in their own worlds)")
    long.add_argument("--seed", type=whole_number, help="another seed gives other tasks (default: that of the splits)")
    long.add_argument(
        "--out", type=Path, default=SET, metavar="FILE", help=f"task file (default: mcp_servers/sets/{SET.name})"
    )
    add_jobs(long)
    add_workspace(long, "where the tasks of each server are noted as they are made")
    long.set_defaults(run=_run, workspace=SET_NOTES, stopped="stopped; the same command goes on where it was")


def _run(arguments: argparse.Namespace, console: Console) -> int:
    refuse_folder("--out", arguments.out, SET.name)
    refuse_unusable("--out", arguments.out.parent)
    names = arguments.names or sorted(entry.name for entry in load_registry(REGISTRY).servers if not entry.world)
    made = make_long_tasks(names, REGISTRY, arguments.seed, arguments.jobs, Notes(arguments.workspace / SET.stem))
    tasks: list[Task] = []
    for _, found in track(made, "making long tasks", total=len(names), console=console):
        tasks += found
    if not tasks:
        raise InputError(f"no task of {LEAST} calls comes of {', '.join(names)}")
    write_set(tasks, arguments.out)
    calls = [task.difficulty.calls for task in tasks]
    console.print(
        f"{arguments.out}: {len(tasks)} tasks of {min(calls)} to {max(calls)} calls, {mean(calls):.1f} on average",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )
    return 0
