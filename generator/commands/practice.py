"""``practice``: make practice tasks for published servers."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import Commands, add_jobs, refuse_unusable, run_builds
from generator.pools import local_pool
from generator.practice import PRACTICE_STAGES, practice_themes
from generator.themes import collect_themes
from generator.workspace import ROOT


def add(commands: Commands) -> None:
    """Declare the command."""
    practice = commands.add_parser(
        "practice", help="make practice tasks for published servers: many easy ones that show a few tools"
    )
    practice.add_argument("names", nargs="+", metavar="NAME", help="published servers")
    practice.add_argument(
        "--out", type=Path, required=True, help="folder for the servers with these tasks, and a registry"
    )
    practice.add_argument(
        "--workspace", type=Path, default=ROOT / "build" / "practice", help="where stages keep their results"
    )
    add_jobs(practice)
    practice.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    chosen = practice_themes(arguments.names, collect_themes())
    for option, folder in (("--out", arguments.out), ("--workspace", arguments.workspace)):
        refuse_unusable(option, folder)
    registry, pool = arguments.out / "registry.json", local_pool(arguments.jobs)
    results = run_builds(chosen, arguments.out, registry, arguments.workspace, pool, console, PRACTICE_STAGES)
    return 1 if any(built.failure for built in results) else 0
