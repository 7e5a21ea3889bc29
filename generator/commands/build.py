"""``build``: make servers of sources and publish them."""

import argparse
import tempfile
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from generator.commands.shared import (
    REGISTRY,
    Commands,
    add_jobs,
    add_sources,
    add_workspace,
    common_reasons,
    read_sources,
    refuse_unusable,
    run_builds,
)
from generator.depth import LIGHT
from generator.pipeline import Built, withdraw_others
from generator.pools import local_pool
from generator.publish import CATALOG, changed_servers
from generator.ray_pool import RayPool
from generator.selection import draw_some, read_selection
from generator.splits import read_splits
from generator.themes import Theme, collect_themes, find_theme
from generator.workspace import folder_digest
from mcp_servers.cli.options import whole_number
from mcp_servers.contracts import InputError


def add(commands: Commands) -> None:
    """Declare the command."""
    build = commands.add_parser("build", help="make servers and publish them")
    build.add_argument("names", nargs="*", metavar="NAME", help="servers to build")
    build.add_argument("--catalog", action="store_true", help="every server that the repository holds")
    build.add_argument("--all", action="store_true", help="every server that a source describes; needs --out")
    build.add_argument(
        "--light", action="store_true", help="fewer tasks and tests, for servers made in the thousands; needs --out"
    )
    add_sources(
        build, "also import servers: google or botocore (installed packages), a document, or a folder of documents"
    )
    build.add_argument("--out", type=Path, default=CATALOG, help="catalog folder (default: mcp_servers/catalog)")
    build.add_argument(
        "--registry", type=Path, help="registry file (default: registry.json beside the catalog's package)"
    )
    add_workspace(build)
    add_jobs(build)
    build.add_argument(
        "--ray", metavar="ADDRESS", help="build on the Ray cluster at this address instead (auto, HOST:PORT or ray://…)"
    )
    build.add_argument(
        "--check", action="store_true", help="change nothing; fail if the catalog would come out different"
    )
    build.add_argument(
        "--some",
        type=whole_number,
        metavar="N",
        help="only N of the servers, drawn by the generator's code: others after each change of it",
    )
    build.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    if (bool(arguments.names), arguments.all, arguments.catalog).count(True) != 1:
        raise InputError("name the servers to build, or say --catalog or --all")
    if arguments.all and arguments.out == CATALOG:
        raise InputError(
            "--all: the repository holds some of the servers, see --catalog; name a folder for all with --out"
        )
    themes = collect_themes()
    if arguments.source:
        if arguments.check or arguments.out == CATALOG:
            raise InputError(
                "--source: imported servers are no part of the project's own catalog; name a folder with --out"
            )
        themes |= _import(arguments, console)
    names = arguments.names or (read_selection() if arguments.catalog else ())
    chosen = {name: find_theme(name, themes) for name in names} or themes
    if arguments.some:
        chosen = {name: chosen[name] for name in draw_some(chosen, arguments.some)}
    if arguments.light:
        if arguments.check or arguments.out == CATALOG:
            raise InputError("--light: the project's own catalog is built in full; name another folder with --out")
        chosen = {name: replace(theme, depth=LIGHT) for name, theme in chosen.items()}
    if arguments.check:
        return _check(arguments, chosen, console)
    registry = arguments.registry or (REGISTRY if arguments.out == CATALOG else arguments.out / "registry.json")
    for option, folder in (
        ("--out", arguments.out),
        ("--registry", registry.parent),
        ("--workspace", arguments.workspace),
    ):
        refuse_unusable(option, folder)
    results = _build(arguments, chosen, arguments.out, registry, console)
    return 1 if any(built.failure for built in results) else 0


def _is_whole(arguments: argparse.Namespace) -> bool:
    """Whether all servers of the catalog are built, so that whatever else stands in it is none of its own."""
    return (arguments.all or arguments.catalog) and not arguments.some


def _import(arguments: argparse.Namespace, console: Console) -> dict[str, Theme]:
    """Return the servers that the given sources give, and say what gives none."""
    found = read_sources(arguments.source, arguments.workspace, arguments.jobs, console)
    console.print(f"{len(found.themes)} servers in the sources; {len(found.refused)} parts make none", highlight=False)
    for reason, count in common_reasons(found.refused).most_common(8):
        console.print(f"  {count}: {reason}", highlight=False, markup=False)
    return found.themes


def _build(
    arguments: argparse.Namespace, chosen: dict[str, Theme], catalog: Path, registry: Path, console: Console
) -> list[Built]:
    pool = RayPool(arguments.ray) if arguments.ray else local_pool(arguments.jobs)
    results = run_builds(chosen, catalog, registry, arguments.workspace, pool, console)
    if _is_whole(arguments):
        withdraw_others(chosen, catalog, registry, read_splits())
    return results


def _check(arguments: argparse.Namespace, chosen: dict[str, Theme], console: Console) -> int:
    """Build beside the catalog, and compare every byte; all that is there if all servers are built."""
    with tempfile.TemporaryDirectory() as scratch:
        catalog, registry = Path(scratch) / "mcp_servers" / "catalog", Path(scratch) / "registry.json"
        results = _build(arguments, chosen, catalog, registry, console)
        different = changed_servers(catalog, CATALOG, None if _is_whole(arguments) else chosen)
        made, kept = ((folder_digest(a), folder_digest(b)) for a, b in ((catalog, registry), (CATALOG, REGISTRY)))
        if _is_whole(arguments) and not different and made != kept:
            different = ["the catalog or its registry"]
    if different:
        again = "--catalog" if _is_whole(arguments) else " ".join(different)
        console.print(
            f"{', '.join(different)} would come out different; run 'python -m generator build {again}'", style="red"
        )
    return 1 if different or any(built.failure for built in results) else 0
