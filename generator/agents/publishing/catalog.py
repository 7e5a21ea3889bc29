"""A finished server goes into a catalog, whose registry then lists it. No code of the server is imported for that."""

from pathlib import Path

from generator.publish import list_catalog, publish_folder, refuse_foreign
from generator.splits import Splits


def publish(servers: list[Path], catalog: Path, registry: Path, splits: Splits) -> list[Path]:
    """Copy servers into a catalog and list all that it holds; return the copies.

    Args:
        servers: Finished folders, as the pipeline leaves them.
        catalog: Where they go.
        registry: The file that lists the catalog.
        splits: What is held out.

    Raises:
        InputError: The registry is some other file, or something that is no server stands where one would go.
    """
    refuse_foreign(registry)
    folders = [publish_folder(server, catalog) for server in servers]
    list_catalog(catalog, registry, splits)
    return folders
