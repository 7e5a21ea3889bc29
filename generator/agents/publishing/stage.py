"""The publishing stage: texts, listing and manifest are finished, and all gates are passed."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path

from generator.agents.database.draft import SOURCES, Source
from generator.agents.publishing.gates import pass_gates
from generator.agents.publishing.manifest import finish
from generator.agents.publishing.readme import write_readme
from generator.agents.room import Job, Stage
from generator.files import write_text
from generator.stages import SERVER_FILE
from mcp_servers.contracts import Json
from mcp_servers.runtime import load_environment, load_tasks
from mcp_servers.runtime.listing import FILE, Listing, dump_listing, make_listing


async def finish_server(job: Job) -> Mapping[str, Json]:
    """Complete the folder and pass the gates; tasks that fail are dropped, with reasons.

    Raises:
        InputError: The server itself cannot be published.
    """
    server = job.server
    listing = await asyncio.to_thread(_list, server)
    kept = json.loads((job.folder / SOURCES).read_text("utf-8"))
    sources = {table: [Source(**one) for one in some] for table, some in kept.items()}
    model = job.room.worker.completions.endpoint.model
    manifest = finish(load_environment(server).manifest, listing, sources, model)
    write_text(server / "environment.json", manifest.to_json(indent=2) + "\n")
    write_text(server / FILE, dump_listing(listing))
    write_text(server / "server.py", SERVER_FILE)
    write_text(server / "README.md", write_readme(job.design, manifest, listing, sources))
    dropped = await pass_gates(server)
    return {
        "tools": len(listing.tools),
        "tasks": len(load_tasks(server / "tasks.jsonl")),
        "dropped": dropped,
    }


def _list(server: Path) -> Listing:
    """Work out how the tools are listed; their code runs in the jail for it."""
    return make_listing(load_environment(server).interface, server)


STAGE = Stage("publishing", finish_server)
