"""Reads OpenAPI documents, versions 2 and 3; nothing is interpreted here."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from generator.sources.openapi.schemas import Node, Schemas
from generator.sources.parsing import LARGEST, parse_json
from generator.sources.surface import LONGEST_DESCRIPTION, Method, Property, Surface
from mcp_servers.contracts import InputError, Json

_VERBS = ("get", "post", "put", "patch", "delete")
_TEXT_FORMS = re.compile(r"json|x-www-form-urlencoded|multipart/form-data|xml|\*/\*")


def read_openapi(path: Path) -> Surface:
    """Read a document from a file, JSON or YAML.

    Raises:
        InputError: The file cannot be read or is no OpenAPI document.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror})") from error
    return parse_openapi(content, path.stem, str(path))


def parse_openapi(content: bytes, name: str, source: str) -> Surface:
    """Parse the bytes of a document.

    Args:
        content: JSON or YAML.
        name: What the API is called here.
        source: What messages call the document.

    Raises:
        InputError: It is no OpenAPI document, or its main parts have the wrong form.
    """
    raw = _parse(content, source)
    if not isinstance(raw, dict) or not ({"openapi", "swagger"} & raw.keys()) or not isinstance(raw.get("paths"), dict):
        raise InputError(f"{source} is no OpenAPI document: it needs 'openapi' or 'swagger', and 'paths'")
    info = raw["info"] if isinstance(raw.get("info"), dict) else {}
    schemas = Schemas(raw)
    schemas.name(_named(raw))
    methods = tuple(_methods(raw, schemas))
    return Surface(
        name=name,
        version=str(info.get("version") or ""),
        title=str(info.get("title") or name)[:80],
        sha256=hashlib.sha256(content).hexdigest(),
        schemas=schemas.named,
        methods=methods,
        description=str(info.get("description") or "")[:LONGEST_DESCRIPTION],
    )


def _parse(content: bytes, source: str) -> Json:
    if content.lstrip()[:1] in (b"{", b"["):
        return parse_json(content, source, "an OpenAPI document")
    if len(content) > LARGEST:
        raise InputError(f"{source} is too large; an OpenAPI document of up to {LARGEST // 1024**2} MiB is read")
    try:
        return yaml.load(content, yaml.CSafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError) as error:
        first = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise InputError(f"{source} is not readable as JSON or YAML ({first}); expected an OpenAPI document") from error


def _named(raw: Node) -> dict[str, Json]:
    """Return the schemas that a document names."""
    components = raw.get("components")
    found = components.get("schemas") if isinstance(components, dict) else raw.get("definitions")
    return {str(key): node for key, node in found.items()} if isinstance(found, dict) else {}


def _methods(raw: Node, schemas: Schemas) -> Iterator[Method]:
    for path, item in sorted(raw["paths"].items(), key=lambda one: str(one[0])):
        if not isinstance(item, dict):
            continue
        for http in _VERBS:
            operation = item.get(http)
            if isinstance(operation, dict):
                yield _method(str(path), http, operation, _list(item.get("parameters")), schemas)


def _method(path: str, http: str, operation: Node, shared: list[Json], schemas: Schemas) -> Method:
    parameters: dict[str, Property] = {}
    body: Json = None
    for raw in [*shared, *_list(operation.get("parameters"))]:
        one = schemas.plain(raw)
        if one.get("in") == "body":
            body = one.get("schema")
        elif one.get("in") in ("path", "query", "formData") and isinstance(one.get("name"), str):
            parameters[one["name"]] = _parameter(one, schemas)
    key = str(operation.get("operationId") or f"{http} {path}")
    request = schemas.plain(operation.get("requestBody"))
    body = _content(request) if request else body
    answer = _answer(operation, schemas)
    return Method(
        resource="",
        verb=str(operation.get("operationId") or ""),
        http=http.upper(),
        path=re.sub(r"[#?].*", "", path),
        parameters=tuple(parameters.values()),
        request=schemas.add(f"{key} request", body) if body else "",
        response=schemas.add(f"{key} response", answer) if answer else "",
        media=_moves_bytes(operation, request, schemas),
        description=str(operation.get("summary") or operation.get("description") or "")[:LONGEST_DESCRIPTION],
    )


def _parameter(raw: Node, schemas: Schemas) -> Property:
    """Return a parameter; in version 2 its schema is the parameter itself."""
    node = raw.get("schema", {key: value for key, value in raw.items() if key not in ("required", "in", "name")})
    found = schemas.property(str(raw["name"]), node, required=raw.get("required") is True)
    return found if found.description else _described(found, str(raw.get("description") or ""))


def _described(found: Property, text: str) -> Property:
    return Property(**{**found.__dict__, "description": text[:LONGEST_DESCRIPTION]})


def _answer(operation: Node, schemas: Schemas) -> Json:
    """Return the schema of a successful response; ``None`` if there is none."""
    responses = operation.get("responses")
    for code in ("200", "201", "202", "2XX", "default", 200, 201):
        found = schemas.plain(responses.get(code)) if isinstance(responses, dict) else {}
        schema = found.get("schema") or _content(found)
        if schema:
            return schema
    return None


def _content(holder: Node) -> Json:
    """Return the schema of a body or response of version 3 that holds data rather than bytes."""
    content = holder.get("content")
    for form, media in content.items() if isinstance(content, dict) else ():
        if _TEXT_FORMS.search(str(form)) and isinstance(media, dict) and media.get("schema"):
            return media["schema"]
    return None


def _moves_bytes(operation: Node, request: Node, schemas: Schemas) -> bool:
    responses = operation.get("responses")
    good = schemas.plain(responses.get("200")) if isinstance(responses, dict) else {}
    forms = [str(one) for holder in (request, good) for one in (holder.get("content") or {})]
    forms += [str(one) for one in _list(operation.get("produces"))]
    return bool(forms) and not any(_TEXT_FORMS.search(form) or form.startswith("text/") for form in forms)


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []
