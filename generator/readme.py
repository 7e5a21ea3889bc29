"""The ``README.md`` of a server: what a person wants to know before connecting to it."""

from collections.abc import Iterable

from generator.design.model import Design, Entity
from mcp_servers.contracts import Environment
from mcp_servers.contracts.interface import PublishedTool

CONNECT = """## Connect
Over stdio, from any MCP client: `python server.py` in this folder, or `fastmcp run server.py`.
Over HTTP: `python -m mcp_servers serve`, then `http://127.0.0.1:8765/servers/{name}/mcp`.
`python -m mcp_servers show {name}` prints a configuration for Claude Desktop and Claude Code."""


def write_readme(design: Design, manifest: Environment) -> str:
    """Return the text of a server's README."""
    source = design.provenance
    parts = [
        f"# {design.title}",
        design.description,
        f"> {manifest.instructions}",
        _tools(design, manifest),
        diagram(design),
        *_lifecycles(design),
        CONNECT.format(name=design.name),
        f"## Source\n{source.kind}: `{source.source}`{f' {source.version}' if source.version else ''}, {source.licence}.",
        *omitted(design),
    ]
    return "\n\n".join(parts) + "\n"


def _tools(design: Design, manifest: Environment) -> str:
    rows = []
    for operation in design.operations:
        name, does = operation.name, operation.description
        inert = list(manifest.inert.get(operation.name, ()))
        if operation.published:
            name = operation.published.name
            inert = [*operation.published.inert, *(_published(one, operation.published) for one in inert)]
        does += f" Takes {', '.join(f'`{one}`' for one in inert)} without effect." if inert else ""
        rows.append((name, operation.writes, does))
    return tool_table(rows)


def tool_table(tools: Iterable[tuple[str, bool, str]]) -> str:
    """Return the section on tools: for each its name, whether it writes, and what it does."""
    lines = [f"| `{name}` | {'writes' if writes else 'reads'} | {does} |" for name, writes, does in tools]
    return "\n".join(["## Tools", "| tool | | what it does |", "| --- | --- | --- |", *lines])


def _published(parameter: str, tool: PublishedTool) -> str:
    """Return what a published tool calls a parameter of its function."""
    return next((name for name, one in tool.arguments.items() if one.parameter == parameter), parameter)


def diagram(design: Design) -> str:
    """Return the section on how tables refer to each other."""
    lines = ["## Data", "```mermaid", "erDiagram"]
    for entity in design.entities:
        for field in entity.fields:
            if field.type == "reference":
                one = "||" if field.required else "o|"
                many = "|o" if field.unique else "}o"
                lines.append(f"    {entity.plural} {many}--{one} {design.entity(field.target).plural} : {field.name}")
    return "\n".join([*lines, "```"])


def _lifecycles(design: Design) -> list[str]:
    lines = [line for entity in design.entities for line in _moves(entity)]
    return ["\n".join(["## Lifecycles", *lines])] if lines else []


def _moves(entity: Entity) -> list[str]:
    lines = []
    for field in entity.fields:
        if field.moves:
            after = {value: [to for one, to in field.moves if one == value] for value in field.values}
            moves = "; ".join(f"{value} → {', '.join(to)}" for value, to in after.items() if to)
            lines.append(f"- {entity.label} {field.label}: {moves}")
    return lines


def omitted(design: Design) -> list[str]:
    """Return the section on what was left out and why, if anything was."""
    if not design.omitted:
        return []
    return ["\n".join(["## Left out", *(f"- `{name}`: {reason}" for name, reason in sorted(design.omitted.items()))])]
