"""The options of ``discover``, and what they stand for."""

import argparse
from pathlib import Path
from urllib.parse import urlsplit

from generator.agents.engine import Caps, Endpoint
from generator.agents.material import Material
from generator.agents.room import Aims
from generator.commands.shared import add_workspace
from generator.workspace import ROOT
from mcp_servers.cli.options import positive_number, whole_number
from mcp_servers.contracts import InputError

WORKSPACE = ROOT / "build" / "agents"
LEAST_ROWS = 150
"""Of a published server."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Declare all of them."""
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
    model = command.add_argument_group("model")
    model.add_argument(
        "--endpoint", metavar="URL", help="OpenAI-compatible endpoint; its key is taken from OPENAI_API_KEY"
    )
    model.add_argument("--model", metavar="NAME", help="name that the endpoint knows the model by")
    model.add_argument("--stream", action="store_true", help="have replies sent as they come")
    model.add_argument("--concurrency", type=whole_number, default=16, help="requests in flight (default: 16)")
    model.add_argument("--jobs", type=whole_number, default=4, help="servers in the making at a time (default: 4)")
    cost = command.add_argument_group("cost", "of one server; one that has reached a cap goes on under a higher one")
    cost.add_argument("--max-tokens", type=whole_number, metavar="N", help="prompt and completion tokens together")
    cost.add_argument("--max-cost", type=positive_number, metavar="X", help="in the currency of the prices")
    cost.add_argument("--prompt-price", type=positive_number, default=0.0, metavar="X", help="of a million tokens")
    cost.add_argument("--completion-price", type=positive_number, default=0.0, metavar="X", help="of a million tokens")
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
    aims, default = command.add_argument_group("aims", "for each server"), Aims()
    aims.add_argument("--rows", type=whole_number, default=default.rows, help=f"(default: {default.rows})")
    aims.add_argument(
        "--rounds", type=whole_number, default=default.rounds, help=f"of enrichment at most (default: {default.rounds})"
    )
    aims.add_argument("--tools", type=whole_number, default=default.tools, help=f"(default: {default.tools})")
    aims.add_argument(
        "--tasks",
        type=whole_number,
        default=default.graph_tasks + default.program_tasks,
        help=f"of both kinds (default: {default.graph_tasks + default.program_tasks})",
    )
    command.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="folder for the servers and their registry (default: in the workspace)",
    )
    add_workspace(command, "where stages, completions and transcripts are kept")
    command.set_defaults(workspace=WORKSPACE)


def endpoint_of(arguments: argparse.Namespace, key: str) -> Endpoint:
    """Return the endpoint; ``InputError`` where it is not named."""
    for option in ("endpoint", "model"):
        if not getattr(arguments, option):
            raise InputError(f"--{option} is missing; --plan-only shows what would be made without it")
    _check_address("--endpoint", arguments.endpoint)
    return Endpoint(
        url=arguments.endpoint,
        model=arguments.model,
        key=key,
        concurrency=arguments.concurrency,
        stream=arguments.stream,
        prompt_price=arguments.prompt_price,
        completion_price=arguments.completion_price,
    )


def caps_of(arguments: argparse.Namespace) -> Caps:
    """Return what one server may cost; ``InputError`` where that cannot be told."""
    if arguments.max_cost and not (arguments.prompt_price or arguments.completion_price):
        raise InputError(
            "--max-cost needs --prompt-price and --completion-price; without prices nothing costs anything"
        )
    return Caps(tokens=arguments.max_tokens, cost=arguments.max_cost)


def material_of(arguments: argparse.Namespace) -> Material:
    """Return what research may look at; ``InputError`` where it is not there."""
    if arguments.documents and not arguments.documents.is_dir():
        raise InputError(f"--documents: there is no folder {arguments.documents}")
    for address in arguments.start:
        _check_address("--start", address)
    for option, given in (("--opener", arguments.opener), ("--search-tool", arguments.search_tool)):
        if given and not arguments.mcp:
            raise InputError(f"{option} names a tool of the servers of --mcp, which is missing")
    return Material(
        documents=str(arguments.documents.resolve()) if arguments.documents else "",
        starts=tuple(arguments.start),
        opener=arguments.opener,
        searches=tuple(arguments.search_tool),
        private_hosts=tuple(arguments.private_host),
    )


def aims_of(arguments: argparse.Namespace) -> Aims:
    """Return how much is made of a server: somewhat more walks than programs among its tasks."""
    if arguments.rows < LEAST_ROWS:
        raise InputError(f"--rows: a published server has at least {LEAST_ROWS}, not {arguments.rows}")
    programs = arguments.tasks * Aims().program_tasks // (Aims().graph_tasks + Aims().program_tasks)
    return Aims(
        rows=arguments.rows,
        rounds=arguments.rounds,
        tools=arguments.tools,
        graph_tasks=arguments.tasks - programs,
        program_tasks=programs,
    )


def _check_address(option: str, address: str) -> None:
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise InputError(f"{option}: {address} is no address; it begins with http:// or https://")
