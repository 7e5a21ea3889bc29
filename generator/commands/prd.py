"""``prd``: make a server of a requirement document of one's own."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import Commands, add_workspace, build_one
from generator.complexification import IMPORTED
from generator.depth import FULL, LIGHT
from generator.own_documents import notes_on, read_own
from generator.reports import describe_richer
from generator.themes import theme_of


def add(commands: Commands) -> None:
    """Declare the command."""
    prd = commands.add_parser("prd", help="make a server of a requirement document of your own")
    prd.add_argument(
        "file", type=Path, metavar="FILE", help="the document; generator/documents/FORMAT.md says how to write it"
    )
    prd.add_argument("--name", default="", help="name of the server (default: after the file)")
    prd.add_argument(
        "--out", type=Path, default=Path("servers"), help="folder for the server and its registry (default: servers)"
    )
    add_workspace(prd)
    prd.add_argument("--light", action="store_true", help="fewer tasks and tests, in about a third of the time")
    prd.add_argument(
        "--complexify",
        action="store_true",
        help=f"make its world richer in rounds ({', '.join(IMPORTED)}), as those of imported servers are",
    )
    prd.add_argument("--dry-run", action="store_true", help="only show how it is understood, or where it is wrong")
    prd.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    design = read_own(arguments.file, arguments.name)
    rounds = IMPORTED if arguments.complexify else ()
    said = [describe_richer(design, rounds)] if arguments.dry_run else []
    for text in (*said, *notes_on(design)):
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    if arguments.dry_run:
        return 0
    theme = theme_of(design, "requirement document", LIGHT if arguments.light else FULL, rounds)
    return build_one(design.name, theme, arguments.out, arguments.workspace, console)
