"""The command line of the generator."""

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from generator.collection import collect
from generator.depth import LIGHT
from generator.pipeline import Built, build_catalog, withdraw_others
from generator.practice import PRACTICE_STAGES, practice_themes
from generator.publish import changed_servers, published
from generator.reports import describe_build, describe_design, describe_published, list_themes
from generator.splits import read_splits
from generator.stages import STAGES
from generator.statistics import behaviours, categories, finished, given_up, summary
from generator.themes import Theme, collect_themes, find_theme
from generator.twins import make_twin
from generator.workspace import ROOT, Stage, folder_digest, read_stop
from mcp_servers.cli.console import open_console
from mcp_servers.cli.options import whole_number
from mcp_servers.contracts import InputError

CATALOG = ROOT / "mcp_servers" / "catalog"
REGISTRY = ROOT / "registry.json"
WORKSPACE = ROOT / "build" / "servers"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command, by default that of the command line; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m generator", description="Make MCP servers from sources: rows, tools, tests and tasks."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="make servers and publish them")
    build.add_argument("names", nargs="*", metavar="NAME", help="servers to build")
    build.add_argument("--all", action="store_true", help="every server that a source describes")
    build.add_argument(
        "--light", action="store_true", help="fewer tasks and tests, for servers made in the thousands; needs --out"
    )
    build.add_argument(
        "--source",
        action="append",
        default=[],
        metavar="SOURCE",
        help="also import servers: google or botocore (installed packages), a document, or a folder of documents",
    )
    build.add_argument("--out", type=Path, default=CATALOG, help="catalog folder (default: mcp_servers/catalog)")
    build.add_argument(
        "--registry", type=Path, help="registry file (default: registry.json beside the catalog's package)"
    )
    build.add_argument("--workspace", type=Path, default=WORKSPACE, help="where stages keep their results")
    build.add_argument("--jobs", type=whole_number, default=2, help="processes (default: 2)")
    build.add_argument(
        "--check", action="store_true", help="change nothing; fail if the catalog would come out different"
    )
    twin = commands.add_parser(
        "twin", help="make a server with the tools of a published MCP server and a database of its own"
    )
    twin.add_argument("source", metavar="SOURCE", help="command line, URL, or saved answer to tools/list")
    twin.add_argument("--name", default="", help="name of the twin (default: after the source)")
    twin.add_argument("--tools", default="", metavar="A,B", help="only these tools")
    twin.add_argument(
        "--out", type=Path, default=Path("twins"), help="folder for the twin and its registry (default: twins)"
    )
    twin.add_argument("--workspace", type=Path, default=WORKSPACE, help="where stages keep their results")
    twin.add_argument("--dry-run", action="store_true", help="only say how faithful it would be")
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
    practice.add_argument("--jobs", type=whole_number, default=2, help="processes (default: 2)")
    stats = commands.add_parser(
        "stats", help="count what builds made: servers, tools, kinds of behaviour, and what was given up"
    )
    stats.add_argument("--workspace", type=Path, default=WORKSPACE, help="where stages kept their results")
    commands.add_parser("sources", help="list the sources of servers")
    show = commands.add_parser("show", help="show what a source is understood to say, or where it is wrong")
    show.add_argument("name", metavar="NAME")
    explain = commands.add_parser("explain", help="show what the stages of the last build counted, dropped and refused")
    explain.add_argument("name", metavar="NAME")
    explain.add_argument("--workspace", type=Path, default=WORKSPACE, help="where stages kept their results")
    arguments = parser.parse_args(argv)
    console = open_console()
    try:
        if arguments.command == "build":
            return _build(arguments, console)
        if arguments.command == "stats":
            return _stats(arguments.workspace, console)
        if arguments.command == "twin":
            return _twin(arguments, console)
        if arguments.command == "practice":
            return _practice(arguments, console)
        if arguments.command == "sources":
            console.print(list_themes(collect_themes()))
        elif arguments.command == "show":
            console.print(
                describe_design(find_theme(arguments.name, collect_themes()).read()),
                markup=False,
                highlight=False,
                soft_wrap=True,
            )
        else:
            return _explain(arguments.name, arguments.workspace, console)
    except InputError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return 2
    except OSError as error:
        print(f"error: {_reason(error)}", file=sys.stderr)  # noqa: T201
        return 1
    except KeyboardInterrupt:
        print("stopped; what was finished is kept", file=sys.stderr)  # noqa: T201
        return 130
    return 0


def _explain(name: str, workspace: Path, console: Console) -> int:
    folder = workspace / name
    stop = read_stop(folder)
    if folder.exists():
        text = describe_build(folder, stop)
    else:
        find_theme(name, collect_themes())
        here = published(CATALOG).get(name)
        text = describe_published(here) if here else describe_build(folder, stop)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    return 1 if stop else 0


def _build(arguments: argparse.Namespace, console: Console) -> int:
    if bool(arguments.names) == arguments.all:
        raise InputError("name the servers to build, or say --all")
    themes = collect_themes()
    if arguments.source:
        if arguments.check or arguments.out == CATALOG:
            raise InputError(
                "--source: imported servers are no part of the project's own catalog; name a folder with --out"
            )
        themes |= _import(arguments, console)
    chosen = {name: find_theme(name, themes) for name in arguments.names} or themes
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
        _refuse_unusable(option, folder)
    results = _run(arguments, chosen, arguments.out, registry, console)
    return 1 if any(built.failure for built in results) else 0


def _import(arguments: argparse.Namespace, console: Console) -> dict[str, Theme]:
    """Return the servers that the given sources give, and say what gives none."""
    with Progress(console=console) as progress:
        bar = progress.add_task("reading sources")

        def tell(done: int, total: int) -> None:
            progress.update(bar, completed=done, total=total)

        found = collect(arguments.source, arguments.workspace, arguments.jobs, tell)
    reasons = Counter(re.sub(r"\d+|near duplicate of .*", "…", reason) for reason in found.refused.values())
    console.print(f"{len(found.themes)} servers in the sources; {len(found.refused)} parts make none", highlight=False)
    for reason, count in reasons.most_common(8):
        console.print(f"  {count}: {reason}", highlight=False, markup=False)
    return found.themes


def _stats(workspace: Path, console: Console) -> int:
    servers = list(finished(workspace)) if workspace.is_dir() else []
    if not servers:
        raise InputError(f"{workspace} holds no finished server; 'python -m generator build' makes some")
    for table in (summary(servers), categories(servers), behaviours(servers)):
        console.print(table)
    for stage, count in given_up(workspace).most_common():
        console.print(f"{count} given up at the stage {stage}", highlight=False)
    return 0


def _twin(arguments: argparse.Namespace, console: Console) -> int:
    only = tuple(name.strip() for name in arguments.tools.split(",") if name.strip())
    twin = make_twin(arguments.source, arguments.name, only)
    console.print(twin.describe(), markup=False, highlight=False, soft_wrap=True)
    if arguments.dry_run:
        return 0
    registry = arguments.out / "registry.json"
    for option, folder in (("--out", arguments.out), ("--workspace", arguments.workspace)):
        _refuse_unusable(option, folder)
    arguments.jobs, arguments.all = 1, False
    results = _run(arguments, {twin.design.name: twin.theme()}, arguments.out, registry, console)
    if results[0].failure:
        return 1
    console.print(f"python -m mcp_servers show {twin.design.name} --registry {registry}", markup=False, soft_wrap=True)
    return 0


def _practice(arguments: argparse.Namespace, console: Console) -> int:
    chosen = practice_themes(arguments.names, collect_themes())
    for option, folder in (("--out", arguments.out), ("--workspace", arguments.workspace)):
        _refuse_unusable(option, folder)
    arguments.all = False
    results = _run(arguments, chosen, arguments.out, arguments.out / "registry.json", console, PRACTICE_STAGES)
    return 1 if any(built.failure for built in results) else 0


def _refuse_unusable(option: str, folder: Path) -> None:
    """Raise ``InputError`` unless files can be written in a folder, which is made where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise InputError(f"{option}: cannot write in {folder} ({error.strerror}); name another folder") from error


def _run(
    arguments: argparse.Namespace,
    chosen: dict[str, Theme],
    catalog: Path,
    registry: Path,
    console: Console,
    stages: Sequence[Stage] = STAGES,
) -> list[Built]:
    splits = read_splits()
    with Progress(console=console) as progress:
        bar = progress.add_task("building servers", total=len(chosen))

        def tell(built: Built) -> None:
            progress.advance(bar)
            line = f"{built.name}: {built.failure}" if built.failure else _summary(built)
            progress.print(line, style="red" if built.failure else None, markup=False, soft_wrap=True)

        results = build_catalog(chosen, catalog, registry, arguments.workspace, splits, arguments.jobs, tell, stages)
    if arguments.all:
        withdraw_others(chosen, catalog, registry, splits)
    return results


def _check(arguments: argparse.Namespace, chosen: dict[str, Theme], console: Console) -> int:
    """Build beside the catalog, and compare every byte; all that is there if all servers are built."""
    with tempfile.TemporaryDirectory() as scratch:
        catalog, registry = Path(scratch) / "mcp_servers" / "catalog", Path(scratch) / "registry.json"
        results = _run(arguments, chosen, catalog, registry, console)
        different = changed_servers(catalog, CATALOG, None if arguments.all else chosen)
        made, kept = ((folder_digest(a), folder_digest(b)) for a, b in ((catalog, registry), (CATALOG, REGISTRY)))
        if arguments.all and not different and made != kept:
            different = ["the catalog or its registry"]
    if different:
        again = "--all" if arguments.all else " ".join(different)
        console.print(
            f"{', '.join(different)} would come out different; run 'python -m generator build {again}'", style="red"
        )
    return 1 if different or any(built.failure for built in results) else 0


def _reason(error: OSError) -> str:
    return f"{error.filename or 'a file'}: {error.strerror}" if error.strerror else str(error)


def _summary(built: Built) -> str:
    """Say what was published of a server, and what was dropped on the way."""
    made = sum(world["tasks"] for world in built.reports["tasks"].values())
    if "validation" not in built.reports:
        return f"{built.name}: {made} practice tasks"
    checked = built.reports["validation"]
    dropped = checked["dropped"]
    tools = built.reports["tools"]["tools"] - len(dropped)
    line = f"{built.name}: {tools} tools, {checked['its own tests pass']['tests']} tests, {made} tasks"
    return f"{line}; dropped {', '.join(dropped)} ('explain {built.name}' says why)" if dropped else line


if __name__ == "__main__":
    sys.exit(main())
