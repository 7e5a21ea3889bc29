"""``graph``: how the tools of a server lead to each other."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from generator.commands.shared import (
    Commands,
    add_jobs,
    add_sources,
    add_workspace,
    read_sources,
    refuse_folder,
    refuse_unusable,
)
from generator.design.model import Design
from generator.drawing import draw_mermaid, draw_svg
from generator.lookup import Place, find_server
from generator.reports import why_none
from generator.statistics import FINISHED
from generator.tasks.setting import Setting
from generator.themes import collect_themes
from mcp_servers.contracts import InputError
from mcp_servers.runtime import load_environment


def add(commands: Commands) -> None:
    """Declare the command."""
    graph = commands.add_parser(
        "graph", help="show which tools of a server need what others give, as tasks use it: a Mermaid flowchart"
    )
    graph.add_argument("name", metavar="NAME", help="a server of the project's catalog, or one that was built here")
    graph.add_argument("--svg", type=Path, metavar="FILE", help="draw a picture instead")
    graph.add_argument("--weak", action="store_true", help="also what a tool can use and does not need")
    add_sources(graph, "also look in imported documents: google, botocore, a document, or a folder of documents")
    add_workspace(graph, "where stages kept their results")
    add_jobs(graph)
    graph.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.svg:
        refuse_folder("--svg", arguments.svg, f"{arguments.name}.svg")
    place = _find(arguments)
    setting, remark = _open(place, arguments.source)
    if arguments.svg:
        refuse_unusable("--svg", arguments.svg.parent)
        title = f"Tools of {setting.design.title}"
        picture = draw_svg(setting.graph, setting.signatures, title, arguments.weak, remark)
        arguments.svg.write_text(picture, "utf-8", newline="\n")
        lines = [f"{arguments.svg} shows {len(setting.graph)} tools", *filter(None, [remark])]
        console.print("\n".join(lines), highlight=False, markup=False, soft_wrap=True)
        return 0
    text = draw_mermaid(setting.graph, setting.signatures, arguments.weak, remark)
    console.print(text, end="", markup=False, highlight=False, soft_wrap=True)
    return 0


def _find(arguments: argparse.Namespace) -> Place:
    themes = collect_themes()
    if arguments.source:
        found = read_sources(arguments.source, arguments.workspace, arguments.jobs, Console(stderr=True))
        themes |= found.themes
        if arguments.name not in themes and (reasons := why_none(arguments.name, found.refused)):
            raise InputError("; ".join(reasons))
    return find_server(arguments.name, arguments.workspace, themes)


def _open(place: Place, sources: Sequence[str]) -> tuple[Setting, str]:
    """Return a server as the last build left it, or else as the project's catalog has it, and what has to be said of that.

    Raises:
        InputError: There is neither.
    """
    name, finished = place.room.name, place.room / FINISHED
    stopped = f"the last build of {name} stopped at {place.stop.stage}: {place.stop.reason}" if place.stop else ""
    if (finished / "design.json").exists():
        design = Design.model_validate_json((finished / "design.json").read_bytes())
        return Setting(design, load_environment(finished / "server")), stopped
    if place.published and place.theme:
        return Setting(place.theme.read(), load_environment(place.published)), stopped
    if stopped:
        raise InputError(f"{name} is not finished: {stopped}; 'python -m generator explain {name}' says more")
    imported = "".join(f" --source {source}" for source in sources)
    how = f"{name} --light{imported} --out FOLDER" if imported else name
    raise InputError(f"{name} was not built yet; run 'python -m generator build {how}'")
