"""``discover``: have agents make servers for themes that nobody has described, from names, tool lists or documents."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import Commands, add_workspace
from generator.workspace import ROOT
from mcp_servers.cli.options import positive_number, whole_number

WORKSPACE = ROOT / "build" / "agents"
GOES_ON = "everything that was paid for is kept, and the same command goes on"


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "discover", help="have language-model agents make servers for themes that nobody has described"
    )
    command.add_argument("themes", nargs="*", metavar="THEME", help="what a server is to be made for, in words")
    command.add_argument(
        "--themes",
        dest="themes_from",
        type=Path,
        action="append",
        default=[],
        metavar="PATH",
        help="more themes: a .txt with a name a line, a tool list (.json), a document, or a folder of them",
    )
    command.add_argument(
        "--plan-only", action="store_true", help="show which themes are one and what would be made, without a model"
    )
    for add_group in (_add_model, _add_cost, _add_research, _add_aims):
        add_group(command)
    command.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="folder for the servers and their registry (default: in the workspace)",
    )
    add_workspace(command, "where stages, completions and transcripts are kept")
    command.set_defaults(run=_run, workspace=WORKSPACE, stopped=f"stopped; {GOES_ON}")


def _run(arguments: argparse.Namespace, console: Console) -> int:
    from generator.agents.running import run  # loads what MCP clients need

    return run(arguments, console)


def _add_model(command: argparse.ArgumentParser) -> None:
    model = command.add_argument_group("model")
    model.add_argument(
        "--endpoint", metavar="URL", help="OpenAI-compatible endpoint; its key is taken from OPENAI_API_KEY"
    )
    model.add_argument("--model", metavar="NAME", help="name that the endpoint knows the model by")
    model.add_argument("--stream", action="store_true", help="have replies sent as they come")
    model.add_argument(
        "--concurrency", type=whole_number, default=16, metavar="N", help="requests in flight (default: 16)"
    )
    model.add_argument(
        "--jobs", type=whole_number, default=4, metavar="N", help="servers in the making at a time (default: 4)"
    )


def _add_cost(command: argparse.ArgumentParser) -> None:
    cost = command.add_argument_group("cost", "of one server; one that has reached a cap goes on under a higher one")
    cost.add_argument("--max-tokens", type=whole_number, metavar="N", help="prompt and completion tokens together")
    cost.add_argument("--max-cost", type=positive_number, metavar="X", help="in the currency of the prices")
    cost.add_argument("--prompt-price", type=positive_number, default=0.0, metavar="X", help="of a million tokens")
    cost.add_argument("--completion-price", type=positive_number, default=0.0, metavar="X", help="of a million tokens")


def _add_research(command: argparse.ArgumentParser) -> None:
    research = command.add_argument_group("research")
    research.add_argument("--documents", type=Path, metavar="DIR", help="folder of documents to draw rows from")
    research.add_argument(
        "--start", action="append", default=[], metavar="URL", help="page to begin with; may be given several times"
    )
    research.add_argument("--mcp", type=Path, metavar="FILE", help="mcp.json with servers to search and fetch with")
    research.add_argument("--opener", default="", metavar="TOOL", help="tool of theirs that opens pages")
    research.add_argument(
        "--search-tool",
        action="append",
        default=[],
        metavar="TOOL",
        help="tool of theirs that only searches although it does not say so",
    )
    research.add_argument(
        "--private-host",
        action="append",
        default=[],
        metavar="HOST",
        help="host that is fetched although its address is not public",
    )


def _add_aims(command: argparse.ArgumentParser) -> None:
    aims = command.add_argument_group("aims", "for each server")
    aims.add_argument("--rows", type=whole_number, metavar="N", help="rows of its database (default: 200)")
    aims.add_argument("--rounds", type=whole_number, metavar="N", help="rounds of enrichment at most (default: 3)")
    aims.add_argument("--tools", type=whole_number, metavar="N", help="tools asked for (default: 12)")
    aims.add_argument("--tasks", type=whole_number, metavar="N", help="tasks asked for (default: 14)")
