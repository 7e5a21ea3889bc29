"""``explain``: why a server has what it has, and what its last build counted, dropped and refused."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands, add_workspace
from generator.publish import CATALOG, published
from generator.reports import describe_build, describe_published
from generator.themes import collect_themes, find_theme
from generator.workspace import read_stop


def add(commands: Commands) -> None:
    """Declare the command."""
    explain = commands.add_parser(
        "explain", help="say where tables, tools and rules come from, and what the last build dropped and refused"
    )
    explain.add_argument("name", metavar="NAME")
    add_workspace(explain, "where stages kept their results")
    explain.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    folder = arguments.workspace / arguments.name
    stop = read_stop(folder)
    if folder.exists():
        text = describe_build(folder, stop)
    else:
        theme = find_theme(arguments.name, collect_themes())
        here = published(CATALOG).get(arguments.name)
        text = describe_published(here, theme.read()) if here else describe_build(folder, stop)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    return 1 if stop else 0
