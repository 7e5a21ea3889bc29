"""Sessions in which attempts are made, prepared once for a server and used for one task after the other."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from mcp_servers.contracts import State, StateChange
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.sessions import Session, open_session
from mcp_servers.runtime.states import expected_change
from mcp_servers.runtime.watching import watch


class Rehearsal:
    """A private session that is taken back to its start after each attempt, and knows which tables one wrote to."""

    def __init__(self, environments: Sequence[LoadedEnvironment]) -> None:
        self.session: Session = open_session(environments)
        self.start: State = self.session.start_state()
        self.generated, self.keys = self.session.generated(), self.session.keys()
        self._touched = [watch(server.database.connection) for server in self.session.servers]
        self.session.hold()

    def rewind(self, seed: int | None = None, now: str | None = None) -> None:
        """Go back to the start, in a world with this seed and clock; the server's own by default."""
        self.session.rewind(seed, now)
        for tables in self._touched:
            tables.clear()

    def state(self) -> State:
        """Return the state now, reading only the tables that were written to since the start."""
        state = dict(self.start)
        for server, tables in zip(self.session.servers, self._touched, strict=True):
            prefix, original = self.session.table_prefix(server), server.environment.original
            for table in sorted(tables):
                state[prefix + table] = original.read_table(server.database.connection, table)
        return state

    def change(self, after: State | None = None) -> StateChange:
        """Return what differs from the start, now or in a later state, in the form that tasks store."""
        return expected_change(self.start, self.state() if after is None else after, self.generated, self.keys)

    @property
    def intact(self) -> bool:
        """Whether it can still be taken back: not when the session was closed, or a tool has ended its transaction."""
        connections = [server.database.connection for server in self.session.servers]
        return not self.session.closed and all(connection.in_transaction for connection in connections)


@contextmanager
def rehearsal(
    environments: Sequence[LoadedEnvironment], seed: int | None = None, now: str | None = None
) -> Iterator[Rehearsal]:
    """Borrow a rehearsal on some servers, at its start; it is nobody else's until it is given back."""
    idle = _idle(*environments)
    borrowed = idle.pop() if idle else Rehearsal(environments)
    borrowed.rewind(seed, now)
    try:
        yield borrowed
    finally:
        if borrowed.intact:
            idle.append(borrowed)
        else:
            borrowed.session.close()


@lru_cache(maxsize=16)
def _idle(*environments: LoadedEnvironment) -> list[Rehearsal]:
    """Return the rehearsals of these servers that nobody uses now."""
    return []
