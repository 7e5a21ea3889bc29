"""Documents that servers are imported from: where they are found, and the designs that one gives."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Literal

from generator.design.model import Design
from generator.sources import aws
from generator.sources.discovery import document as google
from generator.sources.documents import read_design
from generator.sources.marked import mark_value
from generator.sources.openapi.document import read_openapi
from generator.sources.parsing import parse_json
from generator.sources.recognition.composition import Composed, compose
from generator.sources.surface import Surface
from generator.sources.tool_lists import parse_tools, read_tool_list
from mcp_servers.contracts import InputError, Json, Provenance

Kind = Literal["openapi", "mcp", "google-discovery", "botocore"]

PACKAGES = {"google": "google-discovery", "botocore": "botocore"}
"""Names of sources that are installed packages rather than files."""

NAME = "[a-z0-9][a-z0-9-]{0,59}"
"""What a server may be called: it becomes a folder."""

_HEAD = 4000
"""Bytes by which a file is told apart."""

_FIRST_DAY = date(2026, 1, 12)


@dataclass(frozen=True)
class Import:
    """One document."""

    kind: Kind
    name: str
    """What its servers' names start with."""
    source: str
    """Where it comes from, as a server's provenance says it."""
    read: Callable[[], Surface]
    """Reads it; ``InputError`` where it is broken."""
    digest: str
    """Stands for its content: what is imported from the same content, by the same code, is the same."""
    licence: str = "unknown"


@dataclass(frozen=True)
class Imported:
    """What one document gives."""

    designs: tuple[Design, ...] = ()
    refused: dict[str, str] = field(default_factory=dict)
    """Server to the reason why none is made of that part, or the document to the reason why it gives none at all."""
    omitted: dict[str, str] = field(default_factory=dict)
    """Method to the reason why no server has a tool for it."""


def find_imports(source: str) -> Iterator[Import]:
    """Yield the documents of a source: ``google`` or ``botocore`` (installed packages), a file, or a folder of files.

    Raises:
        InputError: The source is none of these, or a package is not installed.
    """
    if source == "google":
        installed = version(google.PACKAGE)
        for name, number in google.apis().items():
            origin, read = f"{google.PACKAGE}: {name}.{number}.json", partial(google.read_document, name, number)
            yield Import("google-discovery", name, origin, read, f"{origin} {installed}", google.LICENCE)
        return
    if source == "botocore":
        installed = version(aws.PACKAGE)
        for name in aws.services():
            origin = f"{aws.PACKAGE}: {name}"
            yield Import(
                "botocore", name, origin, partial(aws.read_service, name), f"{origin} {installed}", aws.LICENCE
            )
        return
    path = Path(source)
    if not path.exists():
        raise InputError(f"there is no source '{source}': name a file, a folder, or one of {', '.join(PACKAGES)}")
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.suffix in (".json", ".yaml", ".yml"):
            yield _from_file(file)
        elif file.suffix == ".jsonl":
            yield from _from_lines(file)


def designs_of(document: Import, place: Callable[[Surface], tuple[str, str]]) -> Imported:
    """Return the designs of the servers that a document gives.

    Args:
        document: What to read.
        place: Says which category and group of the taxonomy a surface belongs to.
    """
    try:
        surface = document.read()
        parts, omitted = compose(surface)
    except InputError as error:
        return Imported(refused={document.name: str(error)})
    except Exception as error:  # whatever a foreign document makes of the readers: it costs only itself, and is told
        return Imported(refused={document.name: f"cannot be read ({type(error).__name__}: {error})"})
    designs, refused = [], {}
    if not parts:
        refused[document.name] = "nothing in it is kept, so that tools could look for it and change it"
    for part in parts:
        try:
            designs.append(_design(part, document, surface, place(surface)))
        except InputError as error:
            refused[part.name] = str(error)
    return Imported(tuple(designs), refused, omitted)


def _design(part: Composed, document: Import, surface: Surface, taxonomy: tuple[str, str]) -> Design:
    if part.wanting:
        raise InputError("; ".join(part.wanting))
    if not re.fullmatch(NAME, part.name):
        raise InputError(f"'{part.name}' is no name for a server")
    content: dict[str, Json] = {
        "title": part.title,
        "about": part.about,
        "taxonomy": list(taxonomy),
        "now": clock(part.name),
        "entities": part.entities,
        "operations": part.operations,
    }
    provenance = Provenance(
        kind=document.kind,
        source=document.source,
        version=surface.package_version or surface.version,
        sha256=surface.sha256,
        licence=document.licence,
    )
    return read_design(mark_value(content, document.source), part.name, provenance, part.omitted)


def clock(name: str) -> str:
    """Return when a server's world stands still: a working morning of its own."""
    number = int(sha256(name.encode()).hexdigest()[:8], 16)
    day = _FIRST_DAY + timedelta(weeks=number % 40, days=number // 40 % 5)
    return f"{day.isoformat()}T{8 + number // 200 % 3:02}:{15 * (number // 600 % 4):02}"


def _from_file(path: Path) -> Import:
    """Return a file as the kind of document that it looks like from its first bytes."""
    content = path.read_bytes()
    head, digest = content[:_HEAD], sha256(content).hexdigest()
    if b'"tools"' in head and b'"paths"' not in head and b'"swagger"' not in head:
        return Import("mcp", path.stem, path.name, partial(read_tool_list, path), digest)
    if b'"discoveryVersion"' in content:
        return Import("google-discovery", path.stem, path.name, partial(_read_discovery, path), digest)
    return Import("openapi", path.stem, path.name, partial(read_openapi, path), digest)


def _read_discovery(path: Path) -> Surface:
    return google.parse_document(path.read_bytes(), path.name)


def _from_lines(path: Path) -> Iterator[Import]:
    """Yield the servers of a file with one JSON object a line: ``{"slug": …, "tools": […]}``; others have no schemas."""
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        origin = f"{path.name}:{number}"
        raw = parse_json(line, origin, "a server with its tools")
        tools = raw.get("tools") if isinstance(raw, dict) else None
        if isinstance(tools, list) and any(isinstance(tool, dict) and "inputSchema" in tool for tool in tools):
            name = str(raw.get("slug") or raw.get("name") or f"{path.stem}-{number}")
            read = partial(parse_tools, tools, name, str(raw.get("name") or name))
            yield Import("mcp", name, origin, read, sha256(line).hexdigest())
