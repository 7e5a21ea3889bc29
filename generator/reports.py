"""What the command line says about sources, designs and builds."""

import json
from pathlib import Path

from rich.table import Table

from generator.design.model import Design
from generator.stages import STAGES
from generator.themes import Theme
from generator.workspace import Stop
from mcp_servers.contracts import InputError


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
        inputs = ", ".join(item.name for item in operation.inputs)
        lines += ["", f"{operation.name}({inputs}): {operation.description}"]
        lines += [f"    {guard.expression}, else: {guard.message}" for guard in operation.guards]
    lines += [f"left out {name}: {reason}" for name, reason in design.omitted.items()]
    return "\n".join(lines)


def describe_build(workspace: Path, stop: Stop | None) -> str:
    """Return what each stage of a server's last build reported, up to the one that it stopped at.

    Raises:
        InputError: It was never built here.
    """
    lines = []
    names = [stage.name for stage in STAGES]
    if stop:
        names = names[: names.index(stop.stage)] if stop.stage in names else []
    for name in names:
        record = workspace / f"{name}.json"
        if record.exists():
            report = json.dumps(json.loads(record.read_text("utf-8"))["report"], indent=2, ensure_ascii=False)
            lines.append(f"{name}: {report}")
    if stop:
        lines.append(f"stopped at {stop.stage}: {stop.reason}")
    if not lines:
        raise InputError(f"nothing of it was built in {workspace}; run 'python -m generator build {workspace.name}'")
    return "\n".join(lines)
