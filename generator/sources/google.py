"""Designs from the Google Discovery documents that ship in ``google-api-python-client``."""

from importlib.resources import files

import yaml

from generator.design.model import Design
from generator.sources.discovery.archetypes import Archetype, recognise
from generator.sources.discovery.composition import compose_entities, compose_operations
from generator.sources.discovery.document import LICENCE, PACKAGE, read_document
from generator.sources.documents import read_design
from generator.sources.marked import mark_value
from generator.sources.surface import Surface
from generator.taxonomy import place, text_of
from mcp_servers.contracts import InputError, Json, Provenance

LEAST_ENTITIES = 4
OPERATIONS = range(8, 26)


def described_apis() -> tuple[tuple[str, str], ...]:
    """Return name and version of the APIs about which a person has decided what a server of them is like."""
    return tuple((name, version) for name, _, version in (key.partition(".") for key in _decisions()))


def described_servers() -> dict[str, tuple[str, str]]:
    """Return what the server of each described API is called, to the API's name and version."""
    decided = _decisions()
    return {str(decided[f"{api}.{version}"].get("name", api)): (api, version) for api, version in described_apis()}


def design_from_discovery(name: str, version: str) -> Design:
    """Return the design of a server that keeps what an API keeps and does what it does.

    Entities, fields and operations come from the document; rules come from the archetypes recognised in it. What neither
    gives a meaning is in ``omitted`` with its reason.

    Args:
        name: Name of the API: ``calendar``.
        version: Its version: ``v3``.

    Raises:
        InputError: There is no such document, it is broken, or it says too little for a server.
    """
    return design_from_document(read_document(name, version))


def design_from_document(document: Surface) -> Design:
    """Return the design of a server from a parsed document; see ``design_from_discovery``."""
    key = f"{document.name}.{document.version}"
    decided = dict(_decisions().get(key, {}))
    left_out = decided.pop("left_out", {})
    archetypes = recognise(document)
    operations, omitted = compose_operations(document, archetypes, left_out)
    _refuse_poverty(document, archetypes, operations)
    content = {
        "title": document.title,
        "about": f"What the {document.title} keeps, and what can be done with it.",
        "taxonomy": list(place(document.name, text_of(document), "google")),
        **decided,
        "entities": compose_entities(document, archetypes),
        "operations": operations,
    }
    provenance = Provenance(
        kind="google-discovery",
        source=f"{PACKAGE}: {key}.json",
        version=document.package_version,
        sha256=document.sha256,
        licence=LICENCE,
    )
    server = content.pop("name", document.name.lower())
    return read_design(mark_value(content, f"{key}.json"), server, provenance, omitted)


def _refuse_poverty(document: Surface, known: tuple[Archetype, ...], operations: dict[str, Json]) -> None:
    """Refuse a document from which no server worth having can be made; padding it would only look like one."""
    writes = [name for name, operation in operations.items() if not operation.keys() & {"search", "get", "report"}]
    wanting = []
    if len(known) < LEAST_ENTITIES:
        things = ", ".join(archetype.label or archetype.name for archetype in known) or "none"
        wanting.append(f"archetypes know {len(known)} of at least {LEAST_ENTITIES} things it keeps ({things})")
    if len(operations) not in OPERATIONS:
        wanting.append(f"it has {len(operations)} operations, where {OPERATIONS[0]} to {OPERATIONS[-1]} make a server")
    if 3 * len(writes) < len(operations):
        wanting.append(f"{len(writes)} of its operations write, where a third should")
    if not any("move" in operation for operation in operations.values()):
        wanting.append("nothing in it has a lifecycle")
    if wanting:
        raise InputError(f"the API {document.name} {document.version} gives no server: {'; '.join(wanting)}")


def _decisions() -> dict[str, dict[str, Json]]:
    text = (files(__package__) / "discovery" / "apis.yaml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(text))
