"""A bench for a server's own tests: arrange rows, call a tool, look at what it gave and changed."""

from pathlib import Path
from typing import Any

from mcp_servers.contracts import Json, RowChange
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment
from mcp_servers.runtime.sessions import CallResult, Session, open_session


class Bench:
    """A private session on the server whose tests use it; one bench a test."""

    def __init__(self, environment: LoadedEnvironment | Path) -> None:
        """Open a session on a loaded environment, or on the server folder at a path."""
        loaded = load_environment(environment) if isinstance(environment, Path) else environment
        self.session: Session = open_session([loaded])
        self._database = self.session.servers[0].database

    def call(self, tool: str, **arguments: Json) -> dict[str, Any]:
        """Call a tool that must succeed and return its result."""
        result = self.session.call(tool, arguments)
        assert not result.is_error, f"{tool} was refused: {result.text}"
        assert result.structured is not None
        return result.structured

    def refusal(self, tool: str, **arguments: Json) -> str:
        """Call a tool that must be refused, leaving no trace, and return the sentence it gave."""
        before = self.session.state()
        result: CallResult = self.session.call(tool, arguments)
        assert result.is_error, f"{tool} was not refused: {result.text}"
        assert self.session.state() == before
        return result.text

    def arrange(self, table: str, key: str, **values: Json) -> None:
        """Set columns of a row before the call under test."""
        self._database.update(table, key, **values)

    def row(self, table: str, key: str) -> dict[str, Any]:
        """Return a row as it is now."""
        return dict(self.session.state()[table][key])

    def changes(self) -> list[RowChange]:
        """Return the rows that differ from the start."""
        return list(self.session.diff().rows)
