"""Putting finished servers into a catalog of their own, without importing any code that a model wrote."""

from dataclasses import replace
from pathlib import Path

from generator.agents.pipeline import Discovered
from generator.publish import list_catalog, publish_folder
from generator.splits import read_splits
from mcp_servers.contracts import InputError, Registry
from mcp_servers.runtime.listing import read_fresh_listing


def publish(made: Discovered, out: Path) -> Discovered:
    """Copy a server, if it was finished, into a catalog, and return what became of it: that may fail, too.

    Its tools must be listed as their code is now: whoever lists them would otherwise import it.
    """
    if not made.folder:
        return made
    try:
        if not read_fresh_listing(made.folder):
            raise InputError("it has no tools.json that fits its tools")
        publish_folder(made.folder, out)
    except (InputError, OSError) as error:
        return replace(made, folder=None, failure=f"publishing: {error}")
    return made


def list_servers(out: Path) -> Registry:
    """Write the registry of a catalog, ``registry.json`` in it, and return it."""
    return list_catalog(out, out / "registry.json", read_splits())
