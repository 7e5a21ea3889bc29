"""``show``: what a source is understood to say."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands
from generator.reports import describe_design
from generator.themes import collect_themes, find_theme


def add(commands: Commands) -> None:
    """Declare the command."""
    show = commands.add_parser("show", help="show what a source is understood to say, or where it is wrong")
    show.add_argument("name", metavar="NAME")
    show.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    design = find_theme(arguments.name, collect_themes()).read()
    console.print(describe_design(design), markup=False, highlight=False, soft_wrap=True)
    return 0
