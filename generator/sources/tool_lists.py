"""Reads what MCP servers answer to ``tools/list``; nothing is interpreted here."""

import hashlib
import re
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError

from generator.sources.openapi.schemas import Node, Schemas
from generator.sources.parsing import parse_json
from generator.sources.surface import LONGEST_DESCRIPTION, Method, Surface
from mcp_servers.contracts import InputError, Json
from mcp_servers.contracts.model import dump_json


def read_tool_list(path: Path) -> Surface:
    """Read a saved answer: ``{"tools": […]}``, the whole JSON-RPC response, or the bare list.

    Raises:
        InputError: The file cannot be read or holds no list of tools.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror})") from error
    raw = parse_json(content, str(path), "a tool list ({'tools': [...]})")
    title = str(raw.get("package") or raw.get("name") or path.stem) if isinstance(raw, dict) else path.stem
    version = str(raw.get("version") or "") if isinstance(raw, dict) else ""
    return parse_tools(tools_in(raw, str(path)), path.stem, title, version)


def tools_in(raw: Json, source: str) -> list[Json]:
    """Return the tools of an answer: of ``{"tools": […]}``, of the JSON-RPC response around it, or the bare list.

    Raises:
        InputError: There are none.
    """
    holder = raw.get("result", raw) if isinstance(raw, dict) else {"tools": raw}
    tools = holder.get("tools") if isinstance(holder, dict) else None
    if not isinstance(tools, list) or not tools:
        raise InputError(f"{source} holds no tools: expected a list of them under 'tools'")
    return tools


def parse_tools(tools: list[Json], name: str, title: str, version: str = "") -> Surface:
    """Turn a list of tools into a surface whose methods are the tools.

    Raises:
        InputError: An entry is no tool, or two have one name.
    """
    methods: list[Method] = []
    schemas = Schemas({})
    for number, tool in enumerate(tools):
        if not isinstance(tool, dict) or not isinstance(tool.get("name"), str):
            raise InputError(f"{name}: entry {number} of its tools has no name")
        if not re.fullmatch(r"[A-Za-z0-9_./-]{1,128}", tool["name"]):
            raise InputError(
                f"{name}: '{tool['name'][:80]}' is no name of a tool: letters, digits and any of _ - . / make one"
            )
        if any(method.verb == tool["name"] for method in methods):
            raise InputError(f"{name}: two of its tools are called '{tool['name']}'")
        schema = _checked(tool.get("inputSchema"), f"{name}: the input schema of {tool['name']}")
        own = Schemas(schema)
        own.name(_definitions(schema))
        schemas.named |= own.named
        response = ""
        if isinstance(tool.get("outputSchema"), dict):
            response = f"{tool['name']} response"
            schemas.named[response] = Schemas(tool["outputSchema"]).properties(tool["outputSchema"])
        methods.append(
            Method(
                resource="",
                verb=tool["name"],
                http="",
                path="",
                parameters=tuple(own.properties(schema)),
                response=response,
                description=str(tool.get("description") or "")[:LONGEST_DESCRIPTION],
            )
        )
    digest = hashlib.sha256(dump_json(tools).encode()).hexdigest()
    return Surface(name, version, title, digest, schemas.named, tuple(methods))


def _checked(schema: Json, where: str) -> Node:
    """Return a JSON schema of an object; an absent one takes nothing."""
    if schema is None:
        return {"type": "object"}
    try:
        Draft202012Validator.check_schema(schema)
    except SchemaError as error:
        raise InputError(f"{where} is no JSON schema: {error.message[:120]}") from None
    if not isinstance(schema, dict):
        raise InputError(f"{where} is not the schema of an object")
    return schema


def _definitions(schema: Node) -> dict[str, Json]:
    found = {key: node for part in ("$defs", "definitions") for key, node in (schema.get(part) or {}).items()}
    return {str(key): node for key, node in found.items()}
