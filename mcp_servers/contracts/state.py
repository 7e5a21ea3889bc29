"""The state of a world as rows by key, and the difference between two states."""

from collections.abc import Mapping

from mcp_servers.contracts.model import Json, Model

Table = Mapping[str, Mapping[str, Json]]
"""Primary key (as text) to row."""

State = Mapping[str, Table]
"""Table name to table. With several servers open, table names are ``server.table``."""


class RowChange(Model):
    """One row that differs. ``values`` holds the whole row (inserted), the changed columns (updated), or nothing."""

    table: str
    change: str
    """``inserted``, ``updated`` or ``deleted``."""
    key: str = ""
    """Primary key; empty in an expected insertion, whose key nobody can know."""
    values: dict[str, Json] = {}


class StateChange(Model):
    """All rows that differ between two states, ordered by table, change and key."""

    rows: tuple[RowChange, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rows)
