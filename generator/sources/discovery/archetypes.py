"""Archetypes: what a thing is and which rules it follows, beyond what an API's document states about it.

They lie as YAML beside this module, in the words of requirement documents (``generator/documents/FORMAT.md``). A field
may be anchored: in ``summary: <summary>, title.meeting`` the type is read from the document's property ``summary``.
An archetype is recognised in a document that has its schema and every property it is anchored to.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import yaml

from generator.sources.discovery.naming import enum_values
from generator.sources.surface import Property, Surface
from mcp_servers.contracts import InputError, Json, Model

_ANCHOR = re.compile(r"<([\w.]+)>\s*")
_REFERENCE = re.compile(r"(?:<[\w.]+>\s*)?-> *(\w+)")
_TYPES = {"date-time": "moment", "datetime": "moment", "date": "day", "int32": "integer", "int64": "integer"}


class Archetype(Model):
    """One kind of thing. ``fields``, ``unique``, ``always`` … are those of an entity in a requirement document."""

    name: str
    of: str = ""
    """Schema that describes it, or the property that holds it (``Event.attendees``) where it is no resource of its own;
    empty: the documents imply it, as e-mail addresses imply people."""
    count: int = 40
    label: str = ""
    plural: str = ""
    title: str | None = None
    fields: dict[str, Json]
    unique: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    short: str = ""
    """What a search shows of each row."""
    order: str = ""
    """How a search sorts."""
    methods: dict[str, dict[str, Json]] = {}
    """Verb to the part of an operation that the document does not state."""
    derived: dict[str, dict[str, Json]] = {}
    """Operations that the document offers as a part of the method ``via``, or only implies."""

    def anchors(self) -> Iterator[str]:
        """Yield the property paths that the fields are read from."""
        for field in self.fields.values():
            yield from _ANCHOR.findall(_type_text(field))

    def targets(self) -> dict[str, str]:
        """Return reference field to the entity it points to."""
        found = {name: _REFERENCE.match(_type_text(field)) for name, field in self.fields.items()}
        return {name: match[1] for name, match in found.items() if match}

    def column_of(self, path: str) -> str:
        """Return the field read from a property; empty if none is."""
        for name, field in self.fields.items():
            if f"<{path}>" in _type_text(field):
                return name
        return ""


@cache
def known_archetypes() -> tuple[Archetype, ...]:
    """Return all archetypes, by file and in the order they are written."""
    folder = files(__package__) / "archetypes"
    found: list[Archetype] = []
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        entries = yaml.safe_load(file.read_text(encoding="utf-8"))
        found += [Archetype(name=name, **entry) for name, entry in entries.items()]
    return tuple(found)


def recognise(document: Surface) -> tuple[Archetype, ...]:
    """Return the archetypes of the things that a document speaks of, with those that they refer to."""
    known = [one for one in known_archetypes() if not one.of or _fits(one, document)]
    while True:
        names = {one.name for one in known}
        whole = [one for one in known if set(one.targets().values()) <= names]
        if len(whole) == len(known):
            break
        known = whole
    needed = {target for one in known if one.of for target in one.targets().values()}
    return tuple(one for one in known if one.of or one.name in needed)


def entity_fields(archetype: Archetype, document: Surface) -> dict[str, Json]:
    """Return an archetype's fields as a requirement document writes them, their types read from the API's document.

    Raises:
        InputError: An archetype names states that the document does not have.
    """
    return {name: _resolve(archetype, name, field, document) for name, field in archetype.fields.items()}


def type_of(found: Property) -> str:
    """Return the type of a property in the words of a requirement document."""
    if values := enum_values(found.values):
        return " | ".join(values)
    if found.format in _TYPES:
        return _TYPES[found.format]
    return {"integer": "integer", "number": "decimal", "boolean": "boolean"}.get(found.type, "text")


def _fits(archetype: Archetype, document: Surface) -> bool:
    holder = archetype.of in document.schemas or document.property(archetype.of)
    return bool(holder) and all(document.property(f"{archetype.of}.{path}") for path in archetype.anchors())


def _resolve(archetype: Archetype, name: str, field: Json, document: Surface) -> Json:
    text = _type_text(field)
    anchor = _ANCHOR.match(text)
    if anchor is None:
        return field
    found = document.property(f"{archetype.of}.{anchor[1]}")
    assert found is not None, "archetypes are recognised by their anchors"
    rest = text[anchor.end() :]
    stated = re.split(r"[,~]", rest)[0].strip()
    if found.values and re.search(r"\w.*(?:->|\|)", stated):
        known = enum_values(found.values)
        if unknown := sorted(set(re.findall(r"\w+", stated)) - set(known)):
            raise InputError(
                f"archetype {archetype.name}: field {name} has the values {', '.join(unknown)}, "
                f"but {archetype.of}.{anchor[1]} has {', '.join(known)}"
            )
    resolved = rest if stated else type_of(found) + rest
    return resolved if isinstance(field, str) else {**field, "type": resolved}


def _type_text(field: Json) -> str:
    """Return the part of a field that says its type: the whole of a short field, ``type`` of a long one."""
    return field if isinstance(field, str) else str(field.get("type", ""))
