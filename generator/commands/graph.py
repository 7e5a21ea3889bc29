"""``graph``: how the tools of a server lead to each other."""

import argparse
from pathlib import Path

from rich.console import Console

from generator.commands.shared import Commands, add_workspace, refuse_unusable
from generator.design.model import Design
from generator.drawing import draw_mermaid, draw_svg
from generator.publish import CATALOG, published
from generator.statistics import FINISHED
from generator.tasks.setting import Setting
from generator.themes import collect_themes, find_theme
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
    add_workspace(graph, "where stages kept their results")
    graph.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    setting = _find(arguments.name, arguments.workspace)
    if arguments.svg:
        refuse_unusable("--svg", arguments.svg.parent)
        picture = draw_svg(setting.graph, setting.signatures, f"Tools of {setting.design.title}", arguments.weak)
        arguments.svg.write_text(picture, "utf-8", newline="\n")
        console.print(
            f"{arguments.svg} shows {len(setting.graph)} tools", highlight=False, markup=False, soft_wrap=True
        )
        return 0
    text = draw_mermaid(setting.graph, setting.signatures, arguments.weak)
    console.print(text, end="", markup=False, highlight=False, soft_wrap=True)
    return 0


def _find(name: str, workspace: Path) -> Setting:
    """Return a server that was built here, or else as the project's catalog has it.

    Raises:
        InputError: It is neither.
    """
    built = workspace / name / FINISHED
    if (built / "design.json").exists():
        design = Design.model_validate_json((built / "design.json").read_bytes())
        return Setting(design, load_environment(built / "server"))
    theme, here = find_theme(name, collect_themes()), published(CATALOG).get(name)
    if here is None:
        raise InputError(f"{name} was not built yet; run 'python -m generator build {name}'")
    return Setting(theme.read(), load_environment(here))
