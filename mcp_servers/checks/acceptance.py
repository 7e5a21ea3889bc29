"""Listing a server that was edited by hand under its new content hash."""

import os
from pathlib import Path

from mcp_servers.contracts import Registry, split_ref
from mcp_servers.runtime.environments import load_environment
from mcp_servers.runtime.listing import FILE, dump_listing, fresh_interface, make_listing
from mcp_servers.runtime.registries import load_registry


def accept(folder: Path, world: str, registry: Path) -> str:
    """Write a server's present content hash into a registry and into its tasks, lists its tools anew, and say so.

    Args:
        folder: The server's folder, all of whose gates have been passed.
        world: Name of its variant, or empty.
        registry: The registry file that lists it.
    """
    environment = load_environment(folder, world)

    def renewed(ref: str) -> str:
        return environment.ref if split_ref(ref)[0] == environment.name else ref

    if environment.tasks:
        tasks = [task.model_copy(update={"servers": tuple(map(renewed, task.servers))}) for task in environment.tasks]
        replace_text(environment.data_folder / "tasks.jsonl", "".join(task.to_json() + "\n" for task in tasks))
    if (folder / FILE).exists():
        replace_text(folder / FILE, dump_listing(make_listing(fresh_interface(environment.toolset, folder), folder)))
    listed = load_registry(registry)
    entries = [
        entry.model_copy(update={"digest": environment.digest}) if entry.name == environment.name else entry
        for entry in listed.servers
    ]
    replace_text(registry, Registry(version=1, servers=tuple(entries)).to_json(indent=2) + "\n")
    return f"{environment.name} is now listed as {environment.ref}"


def replace_text(path: Path, text: str) -> None:
    """Replace a file's content as one step: a reader sees the old or the new one, never a part."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, "utf-8", newline="\n")
    os.replace(draft, path)
