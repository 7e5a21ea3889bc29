"""A bench for a server's own tests: arrange rows, call a tool, look at what it gave and changed."""

from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any
from weakref import finalize

from mcp_servers.contracts import Json, RowChange, State
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment
from mcp_servers.runtime.rehearsal import rehearsal
from mcp_servers.runtime.sessions import CallResult, Session
from mcp_servers.runtime.states import compare_states


class Bench:
    """A private session on the server whose tests use it; one bench a test."""

    def __init__(self, environment: LoadedEnvironment | Path) -> None:
        """Open a session on a loaded environment, or on the server folder at a path (loaded once for all tests)."""
        loaded = (_load(environment) if isinstance(environment, Path) else environment).bare
        borrowing = ExitStack()
        self._rehearsal = borrowing.enter_context(rehearsal([loaded]))
        finalize(
            self, borrowing.close
        )  # The next bench takes the session over, since to open one costs more than a test.
        self.session: Session = self._rehearsal.session
        self._database = self.session.servers[0].database
        self._before: State = self._rehearsal.start

    def call(self, tool: str, **arguments: Json) -> dict[str, Any]:
        """Call a tool that must succeed and return its result."""
        result = self.session.call(tool, arguments)
        assert not result.is_error, f"{tool} was refused: {result.text}"
        assert result.structured is not None
        return result.structured

    def ids(self, tool: str, **arguments: Json) -> list[str]:
        """Call a search that must succeed and return the ids on the page it gave."""
        return [item["id"] for item in self.call(tool, **arguments)["items"]]

    def refusal(self, tool: str, **arguments: Json) -> str:
        """Call a tool that must be refused, leaving no trace, and return the sentence it gave."""
        before = self._rehearsal.state()
        result: CallResult = self.session.call(tool, arguments)
        assert result.is_error, f"{tool} was not refused: {result.text}"
        assert self._rehearsal.state() == before
        return result.text

    def arrange(self, table: str, key: str, **values: Json) -> None:
        """Set columns of a row before the call under test."""
        self._database.update(table, key, **values)
        self._before = self._rehearsal.state()

    def row(self, table: str, key: str) -> dict[str, Any]:
        """Return a row as it is now."""
        return dict(self._rehearsal.state()[table][key])

    def changes(self) -> list[RowChange]:
        """Return the rows that calls have changed: a list of what ``inserted``, ``updated`` and ``deleted`` make."""
        return [_tidy(change) for change in compare_states(self._before, self._rehearsal.state()).rows]


def inserted(table: str, key: str, **values: Json) -> RowChange:
    """Expect a new row with this id; columns not named are empty."""
    return RowChange(table=table, change="inserted", key=key, values=values)


def updated(table: str, key: str, **values: Json) -> RowChange:
    """Expect these columns of a row to have changed to these values, and no others."""
    return RowChange(table=table, change="updated", key=key, values=values)


def deleted(table: str, key: str) -> RowChange:
    """Expect a row to be gone."""
    return RowChange(table=table, change="deleted", key=key)


def _tidy(change: RowChange) -> RowChange:
    """Leave out what an inserted row's change says twice (its id) or not at all (its empty columns)."""
    if change.change != "inserted":
        return change
    values = {name: value for name, value in change.values.items() if name != "id" and value is not None}
    return change.model_copy(update={"values": values})


@cache
def _load(folder: Path) -> LoadedEnvironment:
    return load_environment(folder)
