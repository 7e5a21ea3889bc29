"""Reads Google Discovery documents; nothing is interpreted here."""

import hashlib
import importlib.metadata
import importlib.resources
import json
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import cast

from generator.sources.surface import LONGEST_DESCRIPTION, Method, Property, Surface
from mcp_servers.contracts import InputError, Json

PACKAGE = "google-api-python-client"
LICENCE = "Apache-2.0"
_LISTED = re.compile(r"(?:^|\s)[-*]\s+[\"`'](\w[\w-]*)[\"`']")
_EITHER = re.compile(r"\"(\w+)\" or \"(\w+)\"")
_POSSIBLE = re.compile(r"values (?:are|can be) [A-Z_]+(?:, [A-Z_]+)*,? or [A-Z_]+|[Ww]hether .* is [A-Z]+ or [A-Z]+")


def apis() -> dict[str, str]:
    """Return the name of each API that ships with the package to its newest version, a stable one where there is one.

    Raises:
        InputError: The package is not installed.
    """
    found: dict[str, str] = {}
    for file in sorted(_folder().iterdir(), key=lambda one: one.name):
        name, _, version = file.name.removesuffix(".json").partition(".")
        if version and (name not in found or _maturity(version) > _maturity(found[name])):
            found[name] = version
    return found


def read_document(name: str, version: str) -> Surface:
    """Read a document that ships with the package.

    Raises:
        InputError: The package is not installed, or has no document for this API and version.
    """
    folder, installed = _folder(), importlib.metadata.version(PACKAGE)
    file = folder / f"{name}.{version}.json"
    if not file.is_file():
        versions = sorted(one.name[len(name) + 1 : -5] for one in folder.iterdir() if one.name.startswith(f"{name}."))
        known = f"it has {name} in {', '.join(versions)}" if versions else "it has no version of it"
        raise InputError(f"{PACKAGE} {installed} has no document for the API {name} {version}; {known}")
    return parse_document(file.read_bytes(), source=file.name, package_version=installed)


def _maturity(version: str) -> tuple[bool, bool, list[int], str]:
    """Return what orders versions: stable ones after betas after alphas, then by their numbers."""
    numbers = [int(part) for part in re.findall(r"\d+", version)]
    return not re.search("alpha|beta", version), "alpha" not in version, numbers, version


def _folder() -> Traversable:
    try:
        return importlib.resources.files("googleapiclient") / "discovery_cache" / "documents"
    except ModuleNotFoundError as error:
        raise InputError(f"Discovery documents need the package {PACKAGE}: pip install {PACKAGE}") from error


def parse_document(content: bytes, source: str, package_version: str = "") -> Surface:
    """Parse the bytes of a Discovery document.

    Raises:
        InputError: It is not a Discovery document, or it is cut off or broken.
    """
    try:
        raw = json.loads(content)
    except ValueError as error:
        raise InputError(f"{source} is not readable as JSON ({error}); expected a Discovery document") from error
    if not isinstance(raw, dict) or not {"name", "version", "schemas", "resources"} <= raw.keys():
        raise InputError(f"{source} is no Discovery document: it needs 'name', 'version', 'schemas' and 'resources'")
    try:
        return Surface(
            name=raw["name"],
            version=raw["version"],
            title=str(raw.get("title") or raw["name"]),
            sha256=hashlib.sha256(content).hexdigest(),
            schemas={
                name: tuple(_property(key, value) for key, value in schema.get("properties", {}).items())
                for name, schema in raw["schemas"].items()
            },
            methods=tuple(_methods(raw["resources"], "")),
            description=str(raw.get("description") or "")[:LONGEST_DESCRIPTION],
            package_version=package_version,
        )
    except (AttributeError, KeyError, TypeError) as error:
        raise InputError(f"{source} is a broken Discovery document: a part has the wrong form ({error!r})") from error


def _methods(resources: dict[str, Json], outer: str) -> Iterator[Method]:
    for name, resource in sorted(resources.items()):
        path = f"{outer}.{name}" if outer else name
        for verb, method in sorted(resource.get("methods", {}).items()):
            yield Method(
                resource=path,
                verb=verb,
                http=method["httpMethod"],
                path=method.get("flatPath", method["path"]),
                parameters=tuple(_property(key, value) for key, value in method.get("parameters", {}).items()),
                request=method.get("request", {}).get("$ref", ""),
                response=method.get("response", {}).get("$ref", ""),
                media=bool(method.get("supportsMediaDownload") and not method.get("response")),
                description=method.get("description", "")[:LONGEST_DESCRIPTION],
            )
        yield from _methods(resource.get("resources", {}), path)


def _property(name: str, raw: dict[str, Json]) -> Property:
    items = raw.get("items", {})
    inner = raw.get("properties") or items.get("properties") or {}
    description = raw.get("description", "")
    return Property(
        name=name,
        type=raw.get("type") or raw["$ref"],
        format=raw.get("format", "").removeprefix("google-") or _stated_format(description),
        values=tuple(raw.get("enum") or items.get("enum") or _stated_values(description)),
        items=items.get("$ref") or items.get("type", ""),
        required=bool(raw.get("required")) or description.startswith("Required."),
        read_only=bool(raw.get("readOnly")) or "output only" in description.lower() or "Read-only" in description,
        properties=tuple(_property(key, value) for key, value in inner.items()),
        description=description[:LONGEST_DESCRIPTION],
    )


def _stated_format(description: str) -> str:
    """Return ``date-time`` for what a description calls a timestamp."""
    return "date-time" if re.search(r"RFC ?3339|timestamp", description, re.I) else ""


def _stated_values(description: str) -> tuple[str, ...]:
    """Return the values that a description states where the document has no enum: a list, or two alternatives."""
    if listed := _LISTED.findall(description):
        return tuple(cast(list[str], listed))
    if either := _EITHER.search(description):
        return either.groups()
    if possible := _POSSIBLE.search(description):
        return tuple(re.findall(r"[A-Z_]{2,}", possible[0]))
    return ()
