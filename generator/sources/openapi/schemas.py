"""JSON schemas, as OpenAPI documents and MCP tools write them, become properties."""

from collections.abc import Iterator
from typing import cast

from generator.sources.surface import LONGEST_DESCRIPTION, Property
from mcp_servers.contracts import Json

DEEPEST = 6
"""Levels of objects in objects that are followed; nothing below becomes a column."""

Node = dict[str, Json]
_KEPT = ("description", "default", "minimum", "maximum", "readOnly")


class Schemas:
    """The schemas of one document, references resolved; a reference that leads nowhere or in a circle stands for nothing."""

    def __init__(self, document: Node) -> None:
        self._document = document
        self.named: dict[str, tuple[Property, ...]] = {}
        """Name to properties of the schemas that the document names, and of those that were added."""

    def name(self, nodes: dict[str, Json]) -> None:
        """Keep the schemas that a document names; all names are known before any is read, so that none is read twice."""
        self.named |= dict.fromkeys(nodes, ())
        self.named |= {key: self.properties(node) for key, node in nodes.items()}

    def add(self, name: str, node: Json) -> str:
        """Keep the properties of a schema under a name; return the name under which they can be found.

        A reference to a named schema is found under that name; an array as a schema with one property, ``items``.
        """
        reference = self.reference(node)
        if reference in self.named:
            return reference
        plain = self.plain(node)
        if "items" in plain or plain.get("type") == "array":
            self.named[name] = (self.property("items", plain),)
        else:
            self.named[name] = self.properties(plain)
        return name

    def reference(self, node: Json) -> str:
        """Return the last part of a schema's reference: ``Pet`` of ``#/components/schemas/Pet``; empty if it has none."""
        target = node.get("$ref", "") if isinstance(node, dict) else ""
        return str(target).rpartition("/")[2]

    def properties(self, node: Json, depth: int = 0) -> tuple[Property, ...]:
        """Return the properties of an object's schema; none for anything else."""
        plain = self.plain(node)
        needed = plain.get("required")
        required = set(needed) if isinstance(needed, list) else set()
        inner = plain.get("properties")
        if not isinstance(inner, dict) or depth > DEEPEST:
            return ()
        return tuple(self.property(str(name), one, name in required, depth) for name, one in inner.items())

    def property(self, name: str, node: Json, required: bool = False, depth: int = 0) -> Property:
        """Return a property with what its schema says."""
        plain = self.plain(node)
        kind = _type(plain)
        items: Json = plain.get("items", {}) if kind == "array" else {}
        item = self.plain(items)
        reference = self.reference(node)
        inner: tuple[Property, ...] = ()
        if kind == "object" and reference not in self.named:
            inner = self.properties(plain, depth + 1)
        elif kind == "array" and self.reference(items) not in self.named:
            inner = self.properties(item, depth + 1)
        return Property(
            name=name,
            type=reference if kind == "object" and reference in self.named else kind,
            format=str(plain.get("format") or ""),
            values=_values(plain) or _values(item),
            items=self.reference(items) if self.reference(items) in self.named else _type(item) if items else "",
            required=required,
            read_only=plain.get("readOnly") is True,
            properties=inner,
            description=str(plain.get("description") or "")[:LONGEST_DESCRIPTION],
            default=plain.get("default") if isinstance(plain.get("default"), str | int | float) else None,
            minimum=_bound(plain.get("minimum")),
            maximum=_bound(plain.get("maximum")),
        )

    def plain(self, node: Json, seen: tuple[str, ...] = ()) -> Node:
        """Return a schema with its references followed and its parts (allOf, oneOf, anyOf) put together."""
        if not isinstance(node, dict):
            return {}
        target = str(node.get("$ref", ""))
        if target:
            if target in seen or len(seen) > 40:
                return {}
            found = self._resolve(target)
            return {**self.plain(found, (*seen, target)), **{key: node[key] for key in _KEPT if key in node}}
        merged: Node = {key: value for key, value in node.items() if key not in ("allOf", "oneOf", "anyOf")}
        for part in _parts(node):
            _merge(merged, self.plain(part, seen))
        return merged

    def _resolve(self, target: str) -> Json:
        found: Json = self._document
        if not target.startswith("#/"):
            return {}
        for step in target[2:].split("/"):
            found = found.get(step.replace("~1", "/").replace("~0", "~")) if isinstance(found, dict) else None
        return found


def _parts(node: Node) -> Iterator[Json]:
    """Yield the parts of a schema; of alternatives, the ones that are not null."""
    for key in ("allOf", "oneOf", "anyOf"):
        parts = node.get(key)
        for part in parts if isinstance(parts, list) else ():
            if not (isinstance(part, dict) and part.get("type") == "null"):
                yield part


def _merge(merged: Node, part: Node) -> None:
    for key, value in part.items():
        if key == "properties" and isinstance(merged.get(key), dict) and isinstance(value, dict):
            merged[key] = merged[key] | {name: one for name, one in value.items() if name not in merged[key]}
        elif key in ("required", "enum") and isinstance(merged.get(key), list) and isinstance(value, list):
            merged[key] = [*merged[key], *(one for one in value if one not in merged[key])]
        else:
            merged.setdefault(key, value)


def _type(plain: Node) -> str:
    kind = plain.get("type")
    if isinstance(kind, list):
        kind = next((one for one in kind if one != "null"), "")
    if kind in ("string", "integer", "number", "boolean", "array", "object"):
        return cast(str, kind)
    if "properties" in plain:
        return "object"
    if "items" in plain:
        return "array"
    return "string" if "enum" in plain else "object"


def _values(plain: Node) -> tuple[str, ...]:
    found = plain.get("enum")
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()


def _bound(value: Json) -> int | None:
    return int(value) if isinstance(value, int | float) and abs(value) < 10**12 else None
