"""A run of ``discover``: themes are read and merged, and agents make a server for each."""

import argparse
import asyncio
import logging
import os
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from generator.agents import pipeline
from generator.agents.catalogs import list_servers, publish
from generator.agents.configured import read_servers
from generator.agents.engine import Caps, Endpoint
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.environments import THEMES, Site, all_spent, discover_all
from generator.agents.lock import hold
from generator.agents.material import Material
from generator.agents.options import aims_of, caps_of, endpoint_of, material_of
from generator.agents.pipeline import Discovered
from generator.agents.room import Aims
from generator.agents.subjects import Subject
from generator.agents.telling import open_progress, print_whole, say_discovered, table_of_decisions, table_of_results
from generator.agents.themes import Decision, judge_pairs, keep_decisions, merge, near_pairs, read_subjects
from generator.commands.discover import GOES_ON
from generator.commands.shared import REGISTRY, refuse_unusable
from generator.publish import CATALOG, refuse_foreign
from mcp_servers.contracts import InfrastructureFault, InputError
from mcp_servers.episodes.endpoint import check_endpoint
from mcp_servers.runtime.registries import load_registry


@dataclass(frozen=True)
class Order:
    """What a run is to make, and by what means."""

    given: tuple[Subject, ...]
    """As they were given: some may be one."""
    refused: tuple[Decision, ...]
    """What of the themes gives no subject."""
    workspace: Path
    out: Path
    jobs: int
    endpoint: Endpoint
    servers: dict[str, dict[str, object]]
    """MCP servers of research."""
    material: Material
    aims: Aims
    caps: Caps


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Do what the command line says and return the exit code."""
    given, refused = read_subjects(arguments.themes, arguments.themes_from)
    if not given:
        told = "; ".join(f"{one.theme} {one.reason}" for one in refused)
        raise InputError(told or "name a theme, such as 'municipal tree inventory', or files of them with --themes")
    refuse_unusable("--workspace", arguments.workspace)
    if arguments.plan_only:
        subjects, decisions = merge(given, near_pairs(given))
        _tell_decisions([*decisions, *refused], subjects, arguments.workspace, console, always=True)
        return 0
    order = _order(arguments, given, refused)
    logging.getLogger("fastmcp.server.server").addFilter(_is_crash)
    try:
        with hold(order.workspace):
            results = asyncio.run(_discover(order, console))
    except InfrastructureFault as fault:
        _say(console, f"{fault}\n{GOES_ON}", style="red")
        return 1
    print_whole(table_of_results(results), console)
    failed = [one.name for one in results if one.failure]
    if failed:
        _say(console, f"given up: {', '.join(failed)}; {GOES_ON} where each of them stopped", style="red")
    if len(failed) < len(results):
        _say(console, f"python -m mcp_servers list --registry {order.out / 'registry.json'}")
    return 1 if failed else 0


def _order(arguments: argparse.Namespace, given: list[Subject], refused: list[Decision]) -> Order:
    """Return what is to be made, once every option was looked at."""
    out = arguments.out or arguments.workspace / "servers"
    if out.resolve() == CATALOG.resolve():
        raise InputError("--out: the project's own catalog is made without a model; name another folder")
    key = os.environ.pop("OPENAI_API_KEY", "") or "none"  # no process that is started here inherits it
    order = Order(
        given=tuple(given),
        refused=tuple(refused),
        workspace=arguments.workspace,
        out=out,
        jobs=arguments.jobs,
        endpoint=endpoint_of(arguments, key),
        servers=read_servers(arguments.mcp) if arguments.mcp else {},
        material=material_of(arguments),
        aims=aims_of(arguments),
        caps=caps_of(arguments),
    )
    refuse_unusable("--out", order.out)
    refuse_foreign(order.out / "registry.json")
    return order


async def _discover(order: Order, console: Console) -> list[Discovered]:
    """Decide what is made, make it while a bar shows how far it is, and publish each server as it is done."""
    endpoint = order.endpoint
    await check_endpoint(endpoint.url, endpoint.model, key=endpoint.key)
    completions = Completions(endpoint)
    try:
        async with OpenToolboxes() as opened:
            research = await opened.open(order.servers)
            site = Site(order.workspace, completions, research, order.material, order.aims, order.caps)
            subjects = await _decide(order, site, console)
            return await _make(order, site, subjects, console)
    finally:
        await completions.close()


async def _decide(order: Order, site: Site, console: Console) -> list[Subject]:
    """Return the subjects that are made, each once; what is near is judged by the model."""
    pairs = near_pairs(order.given)
    judged = await judge_pairs(order.given, pairs, site.worker(THEMES)) if pairs else {}
    subjects, decisions = merge(order.given, pairs, judged)
    _tell_decisions([*decisions, *order.refused], subjects, order.workspace, console)
    return subjects


async def _make(order: Order, site: Site, subjects: list[Subject], console: Console) -> list[Discovered]:
    rooms = [site.room(subject) for subject in subjects]
    publishing = asyncio.Lock()
    with open_progress(console, lambda: all_spent(rooms)) as progress:
        bar = progress.add_task("stages", total=len(rooms) * len(pipeline.STAGES))

        def tell_stage(_: str) -> None:
            progress.update(bar, advance=1)

        async def finish(made: Discovered) -> Discovered:
            async with publishing:
                done = await asyncio.to_thread(publish, made, order.out)
            progress.update(bar, advance=len(pipeline.STAGES) - len(done.reports))
            style = "red" if done.failure else None
            progress.print(say_discovered(done), style=style, markup=False, highlight=False, soft_wrap=True)
            return done

        results = await discover_all(rooms, order.jobs, tell_stage, finish)
    if any(one.folder for one in results):
        list_servers(order.out)
    return results


def _tell_decisions(
    decisions: list[Decision], subjects: list[Subject], workspace: Path, console: Console, *, always: bool = False
) -> None:
    """Keep what was decided and tell it, unless there was nothing to decide."""
    path = keep_decisions(decisions, workspace)
    if len(decisions) > 1 or always:
        console.print(table_of_decisions(decisions))
        _say(console, f"servers to make: {len(subjects)}; the decisions are in {path}")
    known = {entry.name for entry in load_registry(REGISTRY).servers} if REGISTRY.exists() else set()
    for subject in subjects:
        if subject.name in known:
            _say(console, f"{subject.name}: a server of this name is in the project's registry, too", style="yellow")


def _is_crash(record: logging.LogRecord) -> bool:
    """Whether a tool failed as it should not: that a call was refused is for the model, and stands in the transcript."""
    return bool(record.exc_info)


def _say(console: Console, text: str, style: str | None = None) -> None:
    console.print(text, style=style, markup=False, highlight=False, soft_wrap=True)
