"""``rewrite``: have a language model put the tasks of servers into other words, checked one by one."""

import argparse
import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from generator.commands.shared import REGISTRY, Commands, refuse_unusable
from generator.publish import CATALOG, list_catalog, refuse_foreign
from generator.rewriting import Assignment, assign, known_rewritings, publish_rewritten, rewrite_tasks
from generator.splits import read_splits
from generator.tasks.wording.rewriting import Rewriting, count_reasons
from mcp_servers.cli.options import positive_number, whole_number
from mcp_servers.contracts import InfrastructureFault, InputError
from mcp_servers.episodes.endpoint import EndpointWriter, check_endpoint
from mcp_servers.runtime import Servers


def add(commands: Commands) -> None:
    """Declare the command."""
    rewrite = commands.add_parser(
        "rewrite",
        help="have a language model put the tasks of servers into other words; what changes a fact is refused",
    )
    rewrite.add_argument("names", nargs="+", metavar="NAME", help="servers of the registry")
    rewrite.add_argument(
        "--endpoint",
        metavar="URL",
        required=True,
        help="OpenAI-compatible endpoint; its key is taken from OPENAI_API_KEY",
    )
    rewrite.add_argument("--model", required=True, help="name that the endpoint knows the model by")
    rewrite.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="folder for the servers with these tasks, and a registry",
    )
    rewrite.add_argument("--registry", type=Path, default=REGISTRY, metavar="FILE", help="where the servers are listed")
    rewrite.add_argument("--temperature", type=positive_number, default=0.9, help="of the model (default: 0.9)")
    rewrite.add_argument(
        "--concurrency", type=whole_number, default=8, help="requests in flight at a time (default: 8)"
    )
    rewrite.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.out.resolve() == CATALOG.resolve():
        raise InputError("--out: the project's own catalog is made without a model; name another folder")
    refuse_unusable("--out", arguments.out)
    registry = arguments.out / "registry.json"
    refuse_foreign(registry)
    servers = Servers(arguments.registry)
    assignments = assign(arguments.names, servers)
    failure = asyncio.run(_rewrite(arguments, assignments, servers, console))
    if failure:
        console.print(
            f"{failure}\nwhat was rewritten is kept; the same command goes on",
            style="red",
            markup=False,
            soft_wrap=True,
        )
        return 1
    for assignment in assignments:
        known = known_rewritings(assignment, arguments.out, arguments.model)
        publish_rewritten(assignment, arguments.out, known)
        console.print(_summary(assignment.name, list(known.values())), markup=False, highlight=False, soft_wrap=True)
    list_catalog(arguments.out, registry, read_splits())
    console.print(f"python -m mcp_servers list --registry {registry}", markup=False, highlight=False, soft_wrap=True)
    return 0


async def _rewrite(
    arguments: argparse.Namespace, assignments: Sequence[Assignment], servers: Servers, console: Console
) -> str:
    """Rewrite what is left to do while a bar shows how far it is; return why it could not be finished, if so."""
    out, model, key = arguments.out, arguments.model, os.environ.get("OPENAI_API_KEY", "none")
    done = sum(len(known_rewritings(item, out, model)) for item in assignments)
    total = sum(1 for item in assignments for _ in item.tasks)
    if done == total:
        return ""
    writer = EndpointWriter(
        arguments.endpoint, model, key=key, temperature=arguments.temperature, concurrency=arguments.concurrency
    )
    failure = ""
    with Progress(console=console) as progress:
        bar = progress.add_task("rewriting tasks", total=total, completed=done)

        def tell(_: Rewriting) -> None:
            progress.update(bar, advance=1)

        try:
            await check_endpoint(arguments.endpoint, model, key=key)
            for assignment in assignments:
                await rewrite_tasks(assignment, out, writer, model, servers, tell)
        except* InfrastructureFault as faults:
            failure = str(_first(faults))
        finally:
            await writer.close()
    return failure


def _first(faults: ExceptionGroup[InfrastructureFault]) -> BaseException:
    """Return one of several faults: they all have the same cause."""
    found = faults.exceptions[0]
    return _first(found) if isinstance(found, ExceptionGroup) else found


def _summary(name: str, rewritings: Sequence[Rewriting]) -> str:
    made = sum(1 for item in rewritings if item.text)
    reasons = count_reasons(rewritings)
    why = ", ".join(f"{count} {reason}" for reason, count in reasons.most_common())
    refused = f"; {reasons.total()} wordings refused: {why}" if reasons else ""
    return f"{name}: {made} tasks rewritten, {len(rewritings) - made} kept as they were{refused}"
