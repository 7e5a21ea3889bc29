"""Asks a running MCP server for its tools; nothing but ``tools/list`` is ever called."""

import os
import re
import shlex
import shutil
from urllib.parse import urlsplit, urlunsplit

import anyio

from generator.sources.parsing import LARGEST
from mcp_servers.contracts import InputError, Json
from mcp_servers.contracts.model import dump_json

PATIENCE = 120
"""Seconds a server may take to start and answer; a package that is downloaded first needs most of them."""

_VARIABLE = re.compile(r"[A-Za-z_]\w*=")
"""How a word of a command line begins that sets a variable."""

_INHERITED = ("PATH", "HOME", "USER", "LANG", "TMPDIR", "APPDATA", "LOCALAPPDATA", "SYSTEMROOT", "XDG_CACHE_HOME")


def public_source(source: str) -> str:
    """Return how a source may be told to others: without variables, user, password, query and fragment."""
    if "://" in source:
        parts = urlsplit(source)
        return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))
    words = source.split()
    while words and _VARIABLE.match(words[0]):
        words.pop(0)
    return " ".join(words)


def list_tools(source: str) -> list[Json]:
    """Return the tools of a server as it describes them.

    Args:
        source: ``https://…`` of a server over HTTP, or the command line that starts one over stdio. A command inherits only
            the variables that programs need to start, and those that are set on it: ``TOKEN=… npx -y package``.

    Raises:
        InputError: The server cannot be started or reached, or does not answer as an MCP server.
    """
    tools: list[Json] = anyio.run(_list, source)
    if len(dump_json(tools)) > LARGEST:
        raise InputError(f"'{public_source(source)}' answers with more than {LARGEST // 1024**2} MiB of tools")
    return tools


async def _list(source: str) -> list[Json]:
    os.environ.setdefault("FASTMCP_LOG_LEVEL", "CRITICAL")
    from fastmcp import Client
    from fastmcp.client.transports import StdioTransport

    try:
        with anyio.fail_after(PATIENCE):
            transport = source if source.startswith(("http://", "https://")) else StdioTransport(**_command(source))
            async with Client(transport) as client:
                return [
                    tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in await client.list_tools()
                ]
    except TimeoutError:
        raise InputError(f"'{public_source(source)}' did not answer within {PATIENCE} seconds") from None
    except InputError:
        raise
    except Exception as error:  # whatever a foreign server and its transport raise
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise InputError(f"'{public_source(source)}' gave no list of tools: {reason}") from error


def _command(source: str) -> dict[str, Json]:
    try:
        parts = shlex.split(source)
    except ValueError as error:
        raise InputError(f"'{public_source(source)}' is no command line: {error}") from error
    given = {}
    while parts and _VARIABLE.match(parts[0]):
        name, _, value = parts.pop(0).partition("=")
        given[name] = value
    if not parts or shutil.which(parts[0]) is None:
        raise InputError(
            f"'{public_source(source)}' is neither a file, nor a URL, nor a command that is installed here"
        )
    inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    return {"command": parts[0], "args": parts[1:], "env": {**inherited, **given}, "keep_alive": False}
