"""``environment.json`` of a server that agents made, once its tools are there."""

from collections.abc import Iterable, Mapping, Sequence

from generator.agents.database.draft import Source
from mcp_servers.contracts import Environment, Provenance
from mcp_servers.runtime.listing import Listing

WRITTEN = "written by "
"""How the origin of rows begins that no source states."""
NOT_STATED = "not stated"


def finish(manifest: Environment, listing: Listing, sources: Mapping[str, Sequence[Source]], model: str) -> Environment:
    """Return the manifest with what is known at the end; its content hash is the same, so tasks stay valid.

    Args:
        manifest: As the database left it: world, instructions, prefixes, counts of rows.
        listing: The tools.
        sources: Table to where its rows are from.
        model: What wrote the tools, and the rows that no source states.
    """
    every = [one for some in sources.values() for one in some]
    read = [one for one in every if not one.origin.startswith(WRITTEN)]
    writing = sum(tool.writes for tool in listing.tools.values())
    return manifest.model_copy(
        update={
            "provenance": Provenance(
                kind="agents",
                source="; ".join([f"theme: {manifest.theme}", *_once(one.origin for one in read)]),
                version=model,
                licence="; ".join(_once(one.licence or NOT_STATED for one in read)) or "written by a model",
            ),
            "counts": {**manifest.counts, "tools": len(listing.tools), "writing": writing},
        }
    )


def _once(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))
