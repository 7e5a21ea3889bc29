"""Tools as clients see them, and as their source is."""

import re
from collections.abc import Iterator

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import subschemas
from mcp_servers.checks.sources import impurities, writing_functions
from mcp_servers.contracts import InputError
from mcp_servers.runtime.digest import tool_sources
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.listing import Listing, fresh_interface, make_listing, read_listing
from mcp_servers.runtime.toolset import Tool

MAX_TOOL_NAME = 64
MAX_PUBLISHED_NAME = 128
UNPORTABLE = ("$ref", "$defs", "anyOf", "oneOf", "allOf", "not", "nullable")


def schemas_are_portable(environment: LoadedEnvironment) -> Finding:
    """No reference, union or null in any schema; short names; everything described: what some clients choke on."""
    problems = [problem for tool in environment.toolset.values() for problem in _unportable(tool)]
    problems += [problem for tool in environment.interface.values() for problem in _unpublishable(tool)]
    return found("schemas are portable", problems, counts={"tools": len(environment.interface)})


def tools_are_listed_as_they_are(environment: LoadedEnvironment) -> Finding:
    """What ``tools.json`` says of the tools, where there is such a file, is what their functions say."""
    listing = read_listing(environment.folder)
    return found("tools are listed as they are", [*_untrue(listing, environment)] if listing else [])


def code_is_pure(environment: LoadedEnvironment) -> Finding:
    """Tools and programs use no clock, no randomness, no files, no network and no state of their own."""
    programs = environment.folder / "programs.py"
    paths = [*tool_sources(environment.folder), *([programs] if programs.exists() else [])]
    return found("code is pure", [problem for path in paths for problem in impurities(path)])


def reading_tools_do_not_write(environment: LoadedEnvironment) -> Finding:
    """No tool listed as reading holds a write, itself or in a function that it uses; every writing tool does."""
    writing = writing_functions(tool_sources(environment.folder))
    tools = environment.toolset.values()
    problems = [
        f"{tool.name} is listed as reading but writes" for tool in tools if not tool.writes and tool.name in writing
    ]
    problems += [
        f"{tool.name} is listed as writing but does not" for tool in tools if tool.writes and tool.name not in writing
    ]
    return found("reading tools do not write", problems)


def _untrue(listing: Listing, environment: LoadedEnvironment) -> Iterator[str]:
    true = make_listing(fresh_interface(environment.toolset, environment.folder), environment.folder)
    if listing.sources != true.sources:
        yield "tools.json is of tools that have changed since"
        return
    for name in sorted({*listing.tools, *true.tools}):
        if listing.tools.get(name) != true.tools.get(name):
            yield f"tools.json is wrong about {name}"


def _unpublishable(tool: Tool) -> Iterator[str]:
    """Yield what is wrong with the name under which another server publishes a tool; its schema is that server's own."""
    if not re.fullmatch(rf"[A-Za-z0-9_./-]{{1,{MAX_PUBLISHED_NAME}}}", tool.name):
        yield f"{tool.name}: a published name is at most {MAX_PUBLISHED_NAME} letters, digits and any of _ - . /"


def _unportable(tool: Tool) -> Iterator[str]:
    if not re.fullmatch(rf"[a-z][a-z0-9_]{{0,{MAX_TOOL_NAME - 1}}}", tool.name):
        yield f"{tool.name}: a tool's name is at most {MAX_TOOL_NAME} lower case letters, digits and underscores"
    try:
        tool.description, tool.output_schema  # noqa: B018 - both say what is wrong with the function
    except InputError as error:
        yield str(error)
        return
    for place, schema in (("arguments", tool.input_schema), ("result", tool.output_schema)):
        for part in subschemas(schema):
            yield from (f"{tool.name}: {place}: {word}" for word in UNPORTABLE if word in part)
            if isinstance(part.get("type"), list) or part.get("type") == "null":
                yield f"{tool.name}: {place}: type {part['type']}"
    for name, schema in tool.input_schema["properties"].items():
        if not schema.get("description"):
            yield f"{tool.name}: argument {name} is not described"
