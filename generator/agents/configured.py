"""The MCP servers that a person configures for research, as an ``mcp.json`` has them."""

from pathlib import Path

from pydantic import ConfigDict, Field, ValidationError, model_validator

from mcp_servers.contracts import InputError, Json
from mcp_servers.contracts.model import Model

_EXAMPLE = '{"mcpServers": {"search": {"command": "npx", "args": ["-y", "some-search-server"]}}}'


class Entry(Model):
    """One server: a command that is run, or an address."""

    model_config = ConfigDict(extra="allow", frozen=True)

    command: str | None = Field(default=None, min_length=1)
    args: tuple[str, ...] = ()
    env: dict[str, str] = {}
    cwd: str | None = None
    url: str | None = Field(default=None, pattern=r"^https?://")
    headers: dict[str, str] = {}

    @model_validator(mode="after")
    def _is_one_of_both(self) -> "Entry":
        if (self.command is None) == (self.url is None):
            raise ValueError("a server has either a command or a url")
        return self


class Configuration(Model):
    """A whole file; what other programs keep in it is left alone."""

    model_config = ConfigDict(extra="allow", frozen=True)

    mcpServers: dict[str, Entry] = Field(min_length=1)  # noqa: N815


def read_servers(path: Path) -> dict[str, dict[str, Json]]:
    """Return name to entry of the servers in an ``mcp.json``.

    Raises:
        InputError: The file cannot be read or is no such configuration. The message has none of its values: some are secret.
    """
    try:
        found = Configuration.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"--mcp: {path} cannot be read ({error.strerror})") from error
    except ValidationError as error:
        problem = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, problem["loc"]))
        said = f"{where}: {problem['msg']}" if where else problem["msg"]
        raise InputError(f"--mcp: {path}: {said}; such a file reads {_EXAMPLE}") from None
    return {name: entry.model_dump(mode="json", exclude_unset=True) for name, entry in found.mcpServers.items()}
