"""What somebody knows who has seen all rows there are, but not what a task asks about."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from sqlite3 import Connection

from mcp_servers.contracts import Json, State
from mcp_servers.runtime.states import read_state


class Knowledge:
    """The values of all columns: how often each occurs, and where."""

    def __init__(self, state: State) -> None:
        self.rows = {table: tuple(rows.values()) for table, rows in state.items()}
        self.keys = {table: tuple(rows) for table, rows in state.items()}
        self.columns: dict[tuple[str, str], Counter[Json]] = {}
        """Table and column to value to how many rows have it."""
        for table, rows in self.rows.items():
            for row in rows:
                for column, value in row.items():
                    self.columns.setdefault((table, column), Counter())[value] += 1
        self._tables = {key: table for table, keys in self.keys.items() for key in keys}

    def table_of(self, key: Json) -> str | None:
        """Return the table that has a row with this key."""
        return self._tables.get(key) if isinstance(key, str) else None

    def row_of(self, item: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return what is shown of a row with all its columns; as it is where it shows no key."""
        key = item.get("id")
        table = self.table_of(key)
        return {**self.rows[table][self.keys[table].index(str(key))], **item} if table else item

    def other_keys(self, key: str) -> Sequence[str]:
        """Return the other keys of the table of ``key``, those next to it first."""
        table = self.table_of(key)
        return _around(self.keys[table], key) if table else ()

    def other_values(self, value: str) -> Sequence[str]:
        """Return other values of the first column that holds a text."""
        for counts in self.columns.values():
            if counts.get(value):
                return _around([other for other in counts if isinstance(other, str)], value)
        return ()

    def columns_named(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield table and column of the columns with this name."""
        return (place for place in self.columns if place[1] == name)

    def share(self, place: tuple[str, str], value: Json) -> float:
        """Return the share of a column's rows that hold a value."""
        counts = self.columns[place]
        return counts[value] / counts.total()

    def share_among_rare(self, place: tuple[str, str], value: Json, most: float) -> float:
        """Return the share that a value has among those of a column that are no more common than ``most``, or than itself."""
        counts = self.columns[place]
        limit = max(most * counts.total(), counts[value])
        return counts[value] / sum(count for count in counts.values() if count <= limit)


@lru_cache(maxsize=16)
def know(*templates: Connection) -> Knowledge:
    """Return what there is to know about the databases of some environments; worked out once."""
    states = [(number, read_state(template)) for number, template in enumerate(templates)]
    return Knowledge({f"{number}.{table}": rows for number, state in states for table, rows in state.items()})


def _around(values: Sequence[str], value: str) -> Sequence[str]:
    """Return the other values, starting with the neighbours of ``value``: another one each time, yet always the same."""
    ordered = sorted(values)
    place = ordered.index(value)
    after, before = ordered[place + 1 :], ordered[:place][::-1]
    return [item for pair in zip_longest(after, before) for item in pair if item is not None]
