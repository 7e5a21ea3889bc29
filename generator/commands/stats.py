"""``stats``: count what builds made."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands, add_workspace
from generator.statistics import behaviours, categories, finished, given_up, summary
from mcp_servers.contracts import InputError


def add(commands: Commands) -> None:
    """Declare the command."""
    stats = commands.add_parser(
        "stats", help="count what builds made: servers, tools, kinds of behaviour, and what was given up"
    )
    add_workspace(stats, "where stages kept their results")
    stats.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    workspace = arguments.workspace
    servers = list(finished(workspace)) if workspace.is_dir() else []
    if not servers:
        raise InputError(f"{workspace} holds no finished server; 'python -m generator build' makes some")
    for table in (summary(servers), categories(servers), behaviours(servers)):
        console.print(table)
    for stage, count in given_up(workspace).most_common():
        console.print(f"{count} given up at the stage {stage}", highlight=False)
    return 0
