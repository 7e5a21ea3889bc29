"""``sources``: list what servers can be made from."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands
from generator.reports import list_themes
from generator.themes import collect_themes


def add(commands: Commands) -> None:
    """Declare the command."""
    commands.add_parser("sources", help="list the sources of servers").set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    console.print(list_themes(collect_themes()))
    return 0
