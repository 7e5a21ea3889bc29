"""Reads the service models of AWS that ship in ``botocore``; nothing is interpreted here."""

import gzip
import hashlib
import importlib.metadata
import importlib.resources
import re
from importlib.resources.abc import Traversable

from generator.sources.parsing import parse_json
from generator.sources.surface import LONGEST_DESCRIPTION, Method, Property, Surface
from mcp_servers.contracts import InputError, Json

PACKAGE = "botocore"
LICENCE = "Apache-2.0"

_MODEL = "service-2.json.gz"
_PRIMITIVES = {
    "integer": ("integer", ""),
    "long": ("integer", ""),
    "double": ("number", ""),
    "float": ("number", ""),
    "boolean": ("boolean", ""),
    "timestamp": ("string", "date-time"),
    "blob": ("string", "byte"),
    "string": ("string", ""),
    "character": ("string", ""),
    "map": ("object", ""),
}


def services() -> dict[str, Traversable]:
    """Return the name of each service to the file with its latest model.

    Raises:
        InputError: The package is not installed.
    """
    try:
        folder = importlib.resources.files(PACKAGE) / "data"
    except ModuleNotFoundError as error:
        raise InputError(f"AWS service models need the package {PACKAGE}: pip install {PACKAGE}") from error
    found = {}
    for service in sorted((one for one in folder.iterdir() if one.is_dir()), key=lambda one: one.name):
        versions = sorted((one for one in service.iterdir() if one.is_dir()), key=lambda one: one.name)
        models = [version / _MODEL for version in versions if (version / _MODEL).is_file()]
        if models:
            found[service.name] = models[-1]
    return found


def read_service(name: str) -> Surface:
    """Read the latest model of a service.

    Raises:
        InputError: The package is not installed, or has no such service.
    """
    known = services()
    if name not in known:
        raise InputError(f"{PACKAGE} {importlib.metadata.version(PACKAGE)} has no service '{name}'")
    return parse_model(gzip.decompress(known[name].read_bytes()), name, importlib.metadata.version(PACKAGE))


def parse_model(content: bytes, name: str, package_version: str = "") -> Surface:
    """Parse the bytes of a service model.

    Raises:
        InputError: It is not a service model, or a part has the wrong form.
    """
    raw = parse_json(content, name, "a botocore service model")
    if not isinstance(raw, dict) or not {"metadata", "operations", "shapes"} <= raw.keys():
        raise InputError(f"{name} is no botocore service model: it needs 'metadata', 'operations' and 'shapes'")
    try:
        shapes, metadata = raw["shapes"], raw["metadata"]
        schemas = {key: _members(shape, shapes) for key, shape in shapes.items() if shape["type"] == "structure"}
        methods = tuple(_method(key, one, shapes) for key, one in sorted(raw["operations"].items()))
        return Surface(
            name=name,
            version=metadata["apiVersion"],
            title=str(metadata.get("serviceFullName") or name),
            sha256=hashlib.sha256(content).hexdigest(),
            schemas=schemas,
            methods=methods,
            description=plain_text(raw.get("documentation", "")),
            package_version=package_version,
        )
    except (AttributeError, KeyError, TypeError) as error:
        raise InputError(f"{name} is a broken service model: a part has the wrong form ({error!r})") from error


def plain_text(markup: str) -> str:
    """Return a description without its tags, cut to the length that is kept."""
    return " ".join(re.sub(r"<[^>]*>", " ", markup[: 4 * LONGEST_DESCRIPTION]).split())[:LONGEST_DESCRIPTION]


def _method(name: str, raw: dict[str, Json], shapes: dict[str, Json]) -> Method:
    request, response = raw.get("input", {}).get("shape", ""), raw.get("output", {}).get("shape", "")
    media = any(shapes[one].get("payload") and _is_bytes(shapes[one], shapes) for one in (request, response) if one)
    return Method(
        resource="",
        verb=name,
        http="",
        path="",
        parameters=(),
        request=request,
        response=response,
        media=media,
        description=plain_text(raw.get("documentation", "")),
    )


def _is_bytes(shape: dict[str, Json], shapes: dict[str, Json]) -> bool:
    return bool(shapes[shape["members"][shape["payload"]]["shape"]]["type"] == "blob")


def _members(shape: dict[str, Json], shapes: dict[str, Json]) -> tuple[Property, ...]:
    needed = set(shape.get("required", ()))
    return tuple(_property(name, one, shapes, name in needed) for name, one in shape.get("members", {}).items())


def _property(name: str, member: dict[str, Json], shapes: dict[str, Json], required: bool) -> Property:
    shape = shapes[member["shape"]]
    kind, form = _PRIMITIVES.get(shape["type"], ("", ""))
    items, values = "", shape.get("enum", ())
    if shape["type"] == "list":
        inner = shapes[shape["member"]["shape"]]
        structured = inner["type"] == "structure"
        kind = "array"
        items = shape["member"]["shape"] if structured else _PRIMITIVES.get(inner["type"], ("object", ""))[0]
        values = inner.get("enum", ())
    return Property(
        name=name,
        type=kind or member["shape"],
        format=form,
        values=tuple(values),
        items=items,
        required=required,
        description=plain_text(member.get("documentation") or shape.get("documentation") or ""),
        minimum=_bound(shape, "min"),
        maximum=_bound(shape, "max"),
    )


def _bound(shape: dict[str, Json], key: str) -> int | None:
    """Return a bound of a number; those of texts are lengths."""
    value = shape.get(key)
    return int(value) if shape["type"] in ("integer", "long") and value is not None else None
