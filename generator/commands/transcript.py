"""``transcript``: what agents said and did while they made a server, and what it cost."""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console

from generator.commands.discover import WORKSPACE
from generator.commands.shared import Commands, add_workspace
from mcp_servers.contracts import InputError


def add(commands: Commands) -> None:
    """Declare the command."""
    transcript = commands.add_parser(
        "transcript", help="print what agents said and did while they made a server, or what it cost"
    )
    transcript.add_argument("name", metavar="NAME", help="of the server")
    transcript.add_argument("--stage", metavar="STAGE", help="only work of this stage")
    transcript.add_argument("--work", metavar="WORK", help="only this work, such as coding/tools")
    transcript.add_argument("--ledger", action="store_true", help="completions, tokens and cost of each stage instead")
    add_workspace(transcript, "where the server was made")
    transcript.set_defaults(run=_run, workspace=WORKSPACE)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    from generator.agents.engine.store import Store
    from generator.agents.engine.transcripts import read_transcripts, say_transcript
    from generator.agents.environments import ROOMS
    from generator.agents.telling import plain, table_of_spending

    room = _room(arguments.name, arguments.workspace / ROOMS)
    if arguments.ledger:
        store = Store(room / "completions")
        console.print(table_of_spending(store.stages, store.spent))
        return 0
    works = set()
    shown = False
    try:
        for rollout in read_transcripts(room):
            stage, work = rollout.task.split("/")[0], rollout.task.rpartition(".")[0]
            works.add(work)
            if arguments.stage in (None, stage) and arguments.work in (None, work, rollout.task):
                sys.stdout.write(plain(say_transcript(rollout)) + "\n\n")
                shown = True
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads with a pager has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not shown:
        raise InputError(f"there is no such work of {arguments.name}; there is {', '.join(sorted(works)) or 'none'}")
    return 0


def _room(name: str, rooms: Path) -> Path:
    room = rooms / name
    if "/" in name or not room.is_dir():
        there = sorted(path.name for path in rooms.glob("*") if path.is_dir())
        raise InputError(f"nothing was made of '{name}' in {rooms.parent}; there is {', '.join(there) or 'nothing'}")
    return room
