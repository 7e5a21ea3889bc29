"""``stats``: count what builds made."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import Commands, add_workspace, refuse_unusable
from generator.discards import discards, reasons_table
from generator.distributions import distributions
from generator.statistics import behaviours, categories, finished, parameters, rounds, summary
from generator.statistics_page import statistics_page
from mcp_servers.contracts import InputError


def add(commands: Commands) -> None:
    """Declare the command."""
    stats = commands.add_parser(
        "stats", help="count what builds made: servers, tools, kinds of behaviour, and what was given up"
    )
    add_workspace(stats, "where stages kept their results")
    stats.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts instead")
    stats.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    workspace = arguments.workspace
    servers = list(finished(workspace)) if workspace.is_dir() else []
    if not servers:
        raise InputError(f"{workspace} holds no finished server; 'python -m generator build' makes some")
    given_up = discards(workspace, servers)
    if arguments.html:
        refuse_unusable("--html", arguments.html.parent)
        arguments.html.write_text(statistics_page(servers, given_up), "utf-8", newline="\n")
        console.print(f"{arguments.html} shows {len(servers)} servers", highlight=False, markup=False, soft_wrap=True)
        return 0
    for table in (summary(servers), distributions(servers), categories(servers), behaviours(servers)):
        console.print(table)
    console.print(parameters(servers), highlight=False)
    if any(made.rounds for made in servers):
        console.print(rounds(servers))
    for title, counts in given_up.items():
        if counts:
            console.print(reasons_table(title, counts))
    return 0
