"""Publishing: a finished server folder goes into a catalog, and a registry lists what the catalog holds."""

import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from pydantic import ValidationError

from generator.splits import Splits
from generator.workspace import ROOT, folder_digest
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InputError, Registry, RegistryEntry, Split, say_problem
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.toolset import forget_modules

CATALOG = ROOT / "mcp_servers" / "catalog"
"""The project's own catalog."""

MANIFEST = "environment.json"
"""What makes a folder a server; nothing without it is ever removed."""


def publish_folder(folder: Path, catalog: Path) -> Path:
    """Copy a finished server folder to ``<catalog>/<category>/<name>``, replacing what was there, and return the copy.

    A kill leaves the old server, the new one or none, never a part of one.

    Raises:
        InputError: Something that is no server stands where it would go.
    """
    manifest = load_environment(folder).manifest
    target = catalog / slug(manifest.taxonomy[0]) / manifest.name
    if target.exists() and not (target / MANIFEST).exists():
        raise InputError(f"{target} is there already and is no server; name another folder with --out")
    draft = _aside(manifest.name, catalog)
    shutil.copytree(folder, draft, ignore=shutil.ignore_patterns("__pycache__"))
    withdraw(manifest.name, catalog)
    target.parent.mkdir(parents=True, exist_ok=True)
    draft.rename(target)
    return target


def withdraw(name: str, catalog: Path) -> None:
    """Remove a server from a catalog, in whichever category it stands."""
    old = _aside(f"{name}.old", catalog)
    for folder in [path.parent for path in catalog.glob(f"*/{name}/{MANIFEST}")]:
        folder.rename(old)
        if not any(folder.parent.iterdir()):
            folder.parent.rmdir()
        shutil.rmtree(old)


def _aside(name: str, catalog: Path) -> Path:
    """Return where a folder of a catalog stands that is no server yet, or no longer: empty of what a kill left there."""
    aside = catalog / f".{name}"
    if aside.exists():
        shutil.rmtree(aside)
    return aside


def published(catalog: Path) -> dict[str, Path]:
    """Return name to folder of the servers in a catalog, by name."""
    return {
        path.parent.name: path.parent
        for path in sorted(catalog.glob("*/*/environment.json"), key=lambda p: p.parent.name)
    }


def changed_servers(one: Path, other: Path, names: Iterable[str] | None = None) -> list[str]:
    """Return the servers, of these names or all, that two catalogs hold differently or that one of them lacks."""
    first, second = published(one), published(other)
    return [
        name
        for name in sorted(names if names is not None else {*first, *second})
        if name not in first or name not in second or _content(one, first[name]) != _content(other, second[name])
    ]


def _content(catalog: Path, folder: Path) -> tuple[str, str]:
    """Return where a server stands in a catalog, and the digest of its files."""
    return folder.relative_to(catalog).as_posix(), folder_digest(folder)


def list_catalog(
    catalog: Path, registry: Path, splits: Splits, known: dict[str, list[RegistryEntry]] | None = None
) -> Registry:
    """Write the registry that lists all servers and worlds of a catalog, and return it.

    Args:
        catalog: The catalog.
        registry: Where the registry is written.
        splits: What is held out.
        known: Name to entries of servers that have not changed since they were listed; those of the others are added.
    """
    entries = {} if known is None else known
    folders = published(catalog)
    for name, folder in folders.items():
        if name not in entries:
            entries[name] = list(_entries_of(folder, registry, splits))
    listed = Registry(servers=tuple(entry for name in folders for entry in entries[name]))
    write_registry(listed, registry)
    return listed


def _entries_of(folder: Path, registry: Path, splits: Splits) -> Iterator[RegistryEntry]:
    for world in ("", *sorted(path.name for path in folder.glob("worlds/*"))):
        environment = load_environment(folder, world)
        yield make_entry(environment, registry, splits.of_world(environment.manifest.taxonomy, world))
    forget_modules(folder)  # a catalog may be of thousands


def refuse_foreign(registry: Path) -> None:
    """Raise ``InputError`` if a file stands where the registry is written that is no registry."""
    if registry.exists():
        try:
            Registry.model_validate_json(registry.read_bytes())
        except ValidationError as error:
            raise InputError(
                f"{registry} is no registry ({say_problem(error)}); name another with --registry"
            ) from None


def make_entry(environment: LoadedEnvironment, registry: Path, split: Split) -> RegistryEntry:
    """Return the entry of a server, or of one of its worlds, for a registry at this path."""
    return RegistryEntry(
        name=environment.name,
        digest=environment.digest,
        folder=Path(os.path.relpath(environment.folder, registry.parent)).as_posix(),
        world=environment.world,
        title=environment.manifest.title,
        taxonomy=environment.manifest.taxonomy,
        split=split,
        tools=len(environment.listing),
        tasks=len(environment.tasks),
    )


def write_registry(registry: Registry, path: Path) -> None:
    """Write a registry file as one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = registry.model_dump(mode="json", exclude_defaults=True) | {"version": registry.version}
    replace_text(path, dump_json(content, indent=2) + "\n")


def slug(title: str) -> str:
    """Return a title as a folder name: ``Travel and transport`` is ``travel-and-transport``."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split())
