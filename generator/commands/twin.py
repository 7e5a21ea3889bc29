"""``twin``: make a server with the tools of a published one."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import Commands, add_workspace, build_one
from generator.twins import make_twin


def add(commands: Commands) -> None:
    """Declare the command."""
    twin = commands.add_parser(
        "twin", help="make a server with the tools of a published MCP server and a database of its own"
    )
    twin.add_argument("source", metavar="SOURCE", help="command line, URL, or saved answer to tools/list")
    twin.add_argument("--name", default="", help="name of the twin (default: after the source)")
    twin.add_argument("--tools", default="", metavar="A,B", help="only these tools")
    twin.add_argument(
        "--out", type=Path, default=Path("twins"), help="folder for the twin and its registry (default: twins)"
    )
    add_workspace(twin)
    twin.add_argument("--dry-run", action="store_true", help="only say how faithful it would be")
    twin.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    only = tuple(name.strip() for name in arguments.tools.split(",") if name.strip())
    twin = make_twin(arguments.source, arguments.name, only)
    console.print(twin.describe(), markup=False, highlight=False, soft_wrap=True)
    if arguments.dry_run:
        return 0
    return build_one(twin.design.name, twin.theme(), arguments.out, arguments.workspace, console)
