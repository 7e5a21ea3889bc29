"""``show``: what a source is understood to say."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands, add_jobs, add_sources, add_workspace, read_sources
from generator.reports import describe_richer, why_none
from generator.themes import collect_themes, find_theme


def add(commands: Commands) -> None:
    """Declare the command."""
    show = commands.add_parser("show", help="show what a source is understood to say, or where it is wrong")
    show.add_argument("name", metavar="NAME")
    add_sources(show, "also look in imported documents: google, botocore, a document, or a folder of documents")
    add_workspace(show, "where what was read is kept")
    add_jobs(show)
    show.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    themes = collect_themes()
    if arguments.source:
        found = read_sources(arguments.source, arguments.workspace, arguments.jobs, console)
        themes |= found.themes
        if arguments.name not in themes and (reasons := why_none(arguments.name, found.refused)):
            console.print("\n".join(reasons), markup=False, highlight=False, soft_wrap=True)
            return 1
    theme = find_theme(arguments.name, themes)
    console.print(describe_richer(theme.read(), theme.rounds), markup=False, highlight=False, soft_wrap=True)
    return 0
