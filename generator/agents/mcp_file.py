"""The servers of an ``mcp.json``, as any MCP client is configured."""

import json
from pathlib import Path

from mcp_servers.contracts import InputError, Json


def read_mcp_file(path: Path) -> dict[str, Json]:
    """Return name to entry, as a toolbox is opened with them.

    Raises:
        InputError: The file cannot be read or is none of this kind.
    """
    form = 'it holds {"mcpServers": {"search": {"command": "…", "args": []}}}'
    try:
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise InputError(f"{path} is not JSON ({error}); {form}") from error
    servers = content.get("mcpServers") if isinstance(content, dict) else None
    if not isinstance(servers, dict):
        raise InputError(f"{path} names no servers; {form}")
    for name, entry in servers.items():
        if not isinstance(entry, dict) or not ({"command", "url"} & entry.keys()):
            raise InputError(f"{path}: the server '{name}' has neither a command nor a url")
    return servers
