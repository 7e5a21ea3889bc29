"""What the command line says about sources, designs and builds."""

import json
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from generator.design.model import Design
from generator.outline import outline
from generator.stages import STAGES
from generator.themes import Theme
from generator.tools.signatures import parameter_names
from generator.workspace import Stop
from mcp_servers.contracts import InputError
from mcp_servers.runtime import LoadedEnvironment, load_environment


def list_themes(themes: dict[str, Theme]) -> Table:
    """Return the table of sources."""
    table = Table("server", "kind", "source")
    for name, theme in themes.items():
        table.add_row(name, theme.kind, theme.source)
    return table


def describe_design(design: Design) -> str:
    """Return what a source is understood to say: tables, tools and their rules."""
    lines = [f"{design.title}: {design.description}", " / ".join(design.taxonomy), ""]
    for entity in design.entities:
        fields = ", ".join(f"{field.name}: {field.target or field.type}" for field in entity.fields)
        lines.append(f"{entity.plural} ({entity.count} rows): {fields}")
    for operation in design.operations:
        inputs = ", ".join(parameter_names(operation))
        lines += ["", f"{operation.name}({inputs}): {operation.description}"]
        lines += [f"    {guard.expression}, else: {guard.message}" for guard in operation.guards]
    lines += [f"left out {name}: {reason}" for name, reason in design.omitted.items()]
    return "\n".join(lines)


def describe_build(workspace: Path, stop: Stop | None) -> str:
    """Return what each stage of a server's last build reported, up to the one that it stopped at.

    Raises:
        InputError: It was never built here.
    """
    lines: list[str] = []
    names = [stage.name for stage in STAGES]
    if stop:
        names = names[: names.index(stop.stage)] if stop.stage in names else []
    for name in names:
        record = workspace / f"{name}.json"
        if record.exists():
            lines += outline(name, json.loads(record.read_text("utf-8"))["report"])
    if stop:
        lines.append(f"stopped at {stop.stage}: {stop.reason}")
    if not lines:
        raise InputError(f"nothing of it was built in {workspace}; {_how_to_build(workspace.name)}")
    return "\n".join(lines)


def describe_published(folder: Path) -> str:
    """Return what a catalog says of a server that was built elsewhere."""
    return "\n".join(_published(load_environment(folder)))


def _published(environment: LoadedEnvironment) -> Iterator[str]:
    manifest = environment.manifest
    yield f"{manifest.title}, published in {environment.folder}"
    yield from outline("holds", {**manifest.counts, "tasks": len(environment.tasks)})
    yield from outline("tests", {name: f"{share:.0%}" for name, share in manifest.gates.items()})
    yield f"it was not built here, and only a build says what was dropped and refused; {_how_to_build(manifest.name)}"


def _how_to_build(name: str) -> str:
    return f"run 'python -m generator build {name}'"
