"""The publishing stage: texts, listing and manifest are finished, and all gates are passed."""

import json
from collections.abc import Mapping

from generator.agents.database.draft import SOURCES, Source
from generator.agents.jail import run_driver, server_files
from generator.agents.publishing.gates import pass_gates
from generator.agents.publishing.manifest import finish
from generator.agents.publishing.readme import write_readme
from generator.agents.room import Job, Stage
from generator.files import write_text
from generator.stages import SERVER_FILE
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime import load_environment, load_tasks
from mcp_servers.runtime.listing import FILE, Listing

LISTING_SECONDS = 60.0


async def finish_server(job: Job) -> Mapping[str, Json]:
    """Complete the folder and pass the gates; tasks that fail are dropped, with reasons.

    Raises:
        InputError: The server itself cannot be published.
    """
    server = job.server
    listed = await run_driver("gates", server_files(server), ["list"], seconds=LISTING_SECONDS)
    if "failure" in listed:
        raise InputError(str(listed["failure"]))
    listing = Listing.model_validate_json(listed["listing"])
    kept = json.loads((job.folder / SOURCES).read_text("utf-8"))
    sources = {table: [Source(**one) for one in some] for table, some in kept.items()}
    model = job.room.worker.completions.endpoint.model
    manifest = finish(load_environment(server).manifest, listing, sources, model)
    write_text(server / "environment.json", manifest.to_json(indent=2) + "\n")
    write_text(server / FILE, listed["listing"])
    write_text(server / "server.py", SERVER_FILE)
    write_text(server / "README.md", write_readme(job.design, manifest, listing, sources))
    dropped = await pass_gates(server)
    return {
        "tools": len(listing.tools),
        "tasks": len(load_tasks(server / "tasks.jsonl")),
        "dropped": dropped,
    }


STAGE = Stage("publishing", finish_server)
