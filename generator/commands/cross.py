"""``cross``: make tasks that need several servers at once."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import (
    REGISTRY,
    SET_NOTES,
    Commands,
    add_jobs,
    add_workspace,
    refuse_folder,
    refuse_unusable,
)
from generator.cross import SET, Workers, common_servers, open_members
from generator.notes import Notes
from generator.splits import read_splits
from generator.task_sets import write_set
from generator.tasks.cross.making import make_cross_tasks
from mcp_servers.cli.options import whole_number

COUNT = 60


def add(commands: Commands) -> None:
    """Declare the command."""
    cross = commands.add_parser(
        "cross",
        help="make tasks that need two or three servers at once, by the people, firms, towns and days that they share",
    )
    cross.add_argument(
        "--servers",
        nargs="+",
        metavar="NAME",
        default=[],
        help="servers whose worlds have one cast and one clock (default: all that have a part of the common world)",
    )
    cross.add_argument("--count", type=whole_number, default=COUNT, help=f"tasks (default: {COUNT})")
    cross.add_argument("--seed", type=int, help="another seed gives other tasks (default: that of the splits)")
    cross.add_argument("--out", type=Path, default=SET, metavar="FILE", help=f"task file (default: {SET.name})")
    add_jobs(cross)
    add_workspace(cross, "where the tasks of each combination are noted as they are made")
    cross.set_defaults(run=_run, workspace=SET_NOTES, stopped="stopped; the same command goes on where it was")


def _run(arguments: argparse.Namespace, console: Console) -> int:
    refuse_folder("--out", arguments.out, SET.name)
    refuse_unusable("--out", arguments.out.parent)
    splits = read_splits()
    members = open_members(arguments.servers or common_servers(REGISTRY, splits), REGISTRY, splits)
    seed = splits.derive("tasks", "cross") if arguments.seed is None else arguments.seed
    workers = Workers(REGISTRY, splits, Notes(arguments.workspace / SET.stem), arguments.jobs)
    made = make_cross_tasks(members, arguments.count, seed, workers.work)
    write_set(made.tasks, arguments.out)
    combinations = {task.servers for task in made.tasks}
    sizes = [len(servers) for servers in combinations]
    shared = sorted(made.pairs.values())
    console.print(
        f"{len(made.pairs)} pairs of servers lead from one to the other by {shared[0]} to {shared[-1]} names "
        f"(median {shared[len(shared) // 2]})",
        highlight=False,
    )
    console.print(
        f"{arguments.out}: {len(made.tasks)} tasks over {sizes.count(2)} pairs and {sizes.count(3)} triples",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )
    return 0
