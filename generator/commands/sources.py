"""``sources``: list what servers can be made from."""

import argparse

from rich.console import Console

from generator.commands.shared import Commands, add_jobs, add_sources, add_workspace, common_reasons, read_sources
from generator.reports import count_places, list_themes
from generator.themes import collect_themes


def add(commands: Commands) -> None:
    """Declare the command."""
    sources = commands.add_parser("sources", help="list the sources of servers; of imported ones, count what they give")
    add_sources(sources, "instead count what documents give: google, botocore, a document, or a folder of documents")
    add_workspace(sources, "where what was read is kept")
    add_jobs(sources)
    sources.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    if not arguments.source:
        console.print(list_themes(collect_themes()))
        return 0
    found = read_sources(arguments.source, arguments.workspace, arguments.jobs, console)
    if len(found.themes) <= MOST_LISTED:
        console.print(list_themes(found.themes))
    console.print(count_places(found.themes, found.places))
    console.print(f"{len(found.refused)} parts of the sources make no server:", highlight=False)
    for reason, count in common_reasons(found.refused).most_common():
        console.print(f"  {count}: {reason}", highlight=False, markup=False, soft_wrap=True)
    return 0


MOST_LISTED = 40
"""Servers that are listed one by one; more are only counted."""
