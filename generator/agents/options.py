"""What the options of ``discover`` stand for, once each was looked at."""

import argparse
from urllib.parse import urlsplit

from generator.agents.engine import Caps, Endpoint
from generator.agents.material import Material
from generator.agents.room import Aims
from mcp_servers.checks.gates.data import MIN_ROWS
from mcp_servers.contracts import InputError


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
    usual = Aims()
    rows, tasks = arguments.rows or usual.rows, arguments.tasks or usual.graph_tasks + usual.program_tasks
    if rows < MIN_ROWS:
        raise InputError(f"--rows: a published server has at least {MIN_ROWS}, not {rows}")
    programs = tasks * usual.program_tasks // (usual.graph_tasks + usual.program_tasks)
    return Aims(
        rows=rows,
        rounds=arguments.rounds or usual.rounds,
        tools=arguments.tools or usual.tools,
        graph_tasks=tasks - programs,
        program_tasks=programs,
    )


def _check_address(option: str, address: str) -> None:
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise InputError(f"{option}: {address} is no address; it begins with http:// or https://")
