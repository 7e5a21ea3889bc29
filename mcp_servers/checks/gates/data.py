"""Schema and rows: real constraints, enough rows, nothing from the wall clock."""

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.sources import impure_schema
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.states import key_columns
from mcp_servers.runtime.template import table_names

MIN_ROWS = 150


def schema_is_sound(environment: LoadedEnvironment) -> Finding:
    """The rows load under the schema's constraints; every table has a key; no default is the clock or a random number."""
    problems = [
        f"a column is filled by the engine: {line}" for line in impure_schema(environment.folder / "schema.sql")
    ]
    has_key = "SELECT 1 FROM pragma_table_info(?) WHERE pk > 0"
    problems += [
        f"table {table} has no primary key"
        for table in table_names(environment.template)
        if environment.template.execute(has_key, (table,)).fetchone() is None
    ]
    problems += [
        f"table {table}: its key must be 'id'"
        for table, key in key_columns(environment.template).items()
        if key != "id"
    ]
    return found("schema is sound", problems)


def there_are_enough_rows(environment: LoadedEnvironment) -> Finding:
    """At least 150 rows; a hand-written server may do with fewer, which is said."""
    count = sum(len(rows) for rows in environment.start_state.values())
    problems = [f"{count} rows; at least {MIN_ROWS} are expected"] if count < MIN_ROWS else []
    return found("enough rows", problems, warn=is_hand_written(environment), counts={"rows": count})


def is_hand_written(environment: LoadedEnvironment) -> bool:
    """Whether a person wrote the server: then some expectations are advice."""
    return environment.manifest.provenance.kind == "hand-written"
