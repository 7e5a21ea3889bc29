"""``explain``: why a server has what it has, and what its last build counted, dropped and refused."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands, add_workspace
from generator.lookup import find_server
from generator.reports import describe_build, describe_published
from generator.themes import collect_themes


def add(commands: Commands) -> None:
    """Declare the command."""
    explain = commands.add_parser(
        "explain", help="say where tables, tools and rules come from, and what the last build dropped and refused"
    )
    explain.add_argument("name", metavar="NAME")
    add_workspace(explain, "where stages kept their results")
    explain.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    place = find_server(arguments.name, arguments.workspace, collect_themes())
    if place.published and place.theme and not place.built:
        text = describe_published(place.published, place.theme.read())
    else:
        text = describe_build(place.room, place.stop)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    return 1 if place.stop else 0
