"""The ``README.md`` of a server that agents made: it also says where the rows of each table are from."""

from collections.abc import Iterator, Mapping, Sequence

from generator.agents.database.draft import Source
from generator.design.model import Design
from generator.readme import CONNECT, diagram, omitted, tool_table
from mcp_servers.contracts import Environment
from mcp_servers.runtime.listing import Listing


def write_readme(
    design: Design, manifest: Environment, listing: Listing, sources: Mapping[str, Sequence[Source]]
) -> str:
    """Return the text of the README."""
    tools = [(name, tool.writes, tool.description) for name, tool in listing.tools.items()]
    made = manifest.provenance
    parts = [
        f"# {design.title}",
        design.description,
        f"> {manifest.instructions}",
        tool_table(tools),
        diagram(design),
        CONNECT.format(name=design.name),
        "\n".join(["## Where the rows are from", *_origins(design, sources)]),
        f"## Source\nTools, tests and tasks were written by the model `{made.version}` for the theme “{design.theme}”, and "
        f"passed the same gates as every server. Licence of the sources: {made.licence}.",
        *omitted(design),
    ]
    return "\n\n".join(parts) + "\n"


def _origins(design: Design, sources: Mapping[str, Sequence[Source]]) -> Iterator[str]:
    yield "| table | rows | from | read on | licence |"
    yield "| --- | --- | --- | --- | --- |"
    for entity in design.entities:
        for one in sources.get(entity.plural, ()):
            title = f" ({_cell(one.title)})" if one.title else ""
            said = f"{_cell(one.origin)}{title} | {_cell(one.retrieved)} | {_cell(one.licence)}"
            yield f"| {entity.plural} | {one.rows or ''} | {said} |"


def _cell(text: str) -> str:
    """Return a text as it can stand in a table: what pages say of themselves may hold anything."""
    return " ".join(text.split()).replace("|", "/").replace("<", "&lt;") or "-"
