"""What the command line says about sources, designs and builds."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from generator.complexification import take_through
from generator.design.model import Design
from generator.explanation import explain_design, left_out
from generator.outline import outline
from generator.splits import read_splits
from generator.stages import STAGES
from generator.taxonomy import Pair, categories
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


def count_places(themes: dict[str, Theme], places: dict[str, Pair]) -> Table:
    """Return a table of how many servers each category has of each kind of source."""
    kinds = sorted({theme.kind for theme in themes.values()})
    counts = Counter((places[name][0], theme.kind) for name, theme in themes.items())
    table = Table("category", *kinds, "all")
    for category in categories():
        row = [counts[category, kind] for kind in kinds]
        table.add_row(category, *map(str, row), str(sum(row)))
    table.add_row("all", *(str(sum(counts[one, kind] for one in categories())) for kind in kinds), str(counts.total()))
    return table


def why_none(name: str, refused: dict[str, str]) -> list[str]:
    """Return why parts of sources make no server that are called so, or begin so: a line for each."""
    return [
        f"{part} makes no server: {reason}"
        for part, reason in refused.items()
        if (called := part.rpartition(": ")[2]) == name or called.startswith(f"{name}-")
    ]


def describe_richer(design: Design, rounds: tuple[str, ...]) -> str:
    """Return what a source is understood to say and what the rounds that it goes through make of that.

    Raises:
        DesignError: The rows of the design as it comes cannot be made.
    """
    if not rounds:
        return describe_design(design)
    made = take_through(design, rounds, read_splits().derive("rows", design.name, ""))
    return "\n".join([describe_design(made.design), "", *outline("complexification", made.report)])


def describe_design(design: Design) -> str:
    """Return tables, tools and their rules."""
    lines = [f"{design.title}: {design.description}", " / ".join(design.taxonomy), ""]
    for entity in design.entities:
        fields = ", ".join(f"{field.name}: {field.target or field.type}" for field in entity.fields)
        lines.append(f"{entity.plural} ({entity.count} rows): {fields}")
    for operation in design.operations:
        inputs = ", ".join(parameter_names(operation))
        lines += ["", f"{operation.name}({inputs}): {operation.description}"]
        lines += [f"    {guard.expression}, else: {guard.message}" for guard in operation.guards]
    lines += ["", *left_out(design.omitted)] if design.omitted else []
    return "\n".join(lines)


def describe_build(workspace: Path, stop: Stop | None) -> str:
    """Return why a server has what it has, and what each stage of its last build reported, up to the one it stopped at.

    Raises:
        InputError: It was never built here.
    """
    design = _built_design(workspace)
    lines = [*explain_design(design), ""] if design else []
    told = len(lines)
    names = [stage.name for stage in STAGES]
    if stop:
        names = names[: names.index(stop.stage)] if stop.stage in names else []
    for name in names:
        record = workspace / f"{name}.json"
        if record.exists():
            lines += outline(name, json.loads(record.read_text("utf-8"))["report"])
    if stop:
        lines.append(f"stopped at {stop.stage}: {stop.reason}")
    if len(lines) == told:
        raise InputError(f"nothing of it was built in {workspace}; {_how_to_build(workspace.name)}")
    return "\n".join(lines)


def _built_design(workspace: Path) -> Design | None:
    """Return the design as the last stage that ran left it; ``None`` where not even the first one began."""
    for name in (*(stage.name for stage in reversed(STAGES)), "design"):
        path = workspace / name / "design.json"
        if path.exists():
            return Design.model_validate_json(path.read_bytes())
    return None


def describe_published(folder: Path, design: Design) -> str:
    """Return why a server has what it has that was built elsewhere, and what a catalog says of it."""
    return "\n".join([*explain_design(design), "", *_published(load_environment(folder))])


def _published(environment: LoadedEnvironment) -> Iterator[str]:
    manifest = environment.manifest
    yield f"{manifest.title}, published in {environment.folder}"
    yield from outline("holds", {**manifest.counts, "tasks": len(environment.tasks)})
    yield from outline("tests", {name: f"{share:.0%}" for name, share in manifest.gates.items()})
    yield f"it was not built here, and only a build says what was dropped and refused; {_how_to_build(manifest.name)}"


def _how_to_build(name: str) -> str:
    return f"run 'python -m generator build {name}'"
