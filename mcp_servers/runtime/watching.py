"""Noticing which tables are written to, so that the others need not be read again."""

from sqlite3 import Connection

from mcp_servers.runtime.template import table_names


def watch(connection: Connection) -> set[str]:
    """Return a set that names, from now on, each table in which a row was inserted, updated or deleted.

    Temporary triggers see every way of writing, cascades included; they outlive a restore, which replaces only the
    database proper, and count as no change.
    """
    touched: set[str] = set()
    connection.create_function("touch", 1, touched.add)
    for table in table_names(connection):
        for change in ("INSERT", "UPDATE", "DELETE"):
            connection.execute(
                f"CREATE TEMP TRIGGER touch_{table}_{change} AFTER {change} ON main.{table} "
                f"BEGIN SELECT touch('{table}'); END"
            )
    return touched
