"""The command line of the generator."""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from generator.pipeline import Built, build_catalog, withdraw_others
from generator.publish import changed_servers
from generator.reports import describe_build, describe_design, list_themes
from generator.splits import read_splits
from generator.themes import Theme, collect_themes, find_theme
from generator.workspace import ROOT, folder_digest, read_stop
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
    build.add_argument("--out", type=Path, default=CATALOG, help="catalog folder (default: mcp_servers/catalog)")
    build.add_argument(
        "--registry", type=Path, help="registry file (default: registry.json beside the catalog's package)"
    )
    build.add_argument("--workspace", type=Path, default=WORKSPACE, help="where stages keep their results")
    build.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    build.add_argument(
        "--check", action="store_true", help="change nothing; fail if the catalog would come out different"
    )
    commands.add_parser("sources", help="list the sources of servers")
    show = commands.add_parser("show", help="show what a source is understood to say, or where it is wrong")
    show.add_argument("name", metavar="NAME")
    explain = commands.add_parser("explain", help="show what the stages of the last build counted, dropped and refused")
    explain.add_argument("name", metavar="NAME")
    explain.add_argument("--workspace", type=Path, default=WORKSPACE, help="where stages kept their results")
    arguments = parser.parse_args(argv)
    console = Console()
    try:
        if arguments.command == "build":
            return _build(arguments, console)
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
            folder = arguments.workspace / arguments.name
            stop = read_stop(folder)
            console.print(describe_build(folder, stop), markup=False, highlight=False, soft_wrap=True)
            return 1 if stop else 0
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


def _build(arguments: argparse.Namespace, console: Console) -> int:
    if bool(arguments.names) == arguments.all:
        raise InputError("name the servers to build, or say --all")
    themes = collect_themes()
    chosen = {name: find_theme(name, themes) for name in arguments.names} or themes
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


def _refuse_unusable(option: str, folder: Path) -> None:
    """Raise ``InputError`` unless files can be written in a folder, which is made where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise InputError(f"{option}: cannot write in {folder} ({error.strerror}); name another folder") from error


def _run(
    arguments: argparse.Namespace, chosen: dict[str, Theme], catalog: Path, registry: Path, console: Console
) -> list[Built]:
    splits = read_splits()
    with Progress(console=console) as progress:
        bar = progress.add_task("building servers", total=len(chosen))

        def tell(built: Built) -> None:
            progress.advance(bar)
            line = f"{built.name}: {built.failure}" if built.failure else _summary(built)
            progress.print(line, style="red" if built.failure else None, markup=False, soft_wrap=True)

        results = build_catalog(chosen, catalog, registry, arguments.workspace, splits, arguments.jobs, tell)
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
    checked, tasks = built.reports["validation"], built.reports["tasks"]
    dropped, made = checked["dropped"], sum(world["tasks"] for world in tasks.values())
    tools = built.reports["tools"]["tools"] - len(dropped)
    line = f"{built.name}: {tools} tools, {checked['its own tests pass']['tests']} tests, {made} tasks"
    return f"{line}; dropped {', '.join(dropped)} ('explain {built.name}' says why)" if dropped else line


if __name__ == "__main__":
    sys.exit(main())
