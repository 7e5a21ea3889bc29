"""What a manifest says agrees with the database and gives an agent what it needs."""

import re
from collections.abc import Iterator
from zoneinfo import ZoneInfo

from mcp_servers.checks.knowledge import know
from mcp_servers.checks.report import Finding, found
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.values import say_moment

MAX_INSTRUCTION_WORDS = 150
MAX_NAME = 64


def manifest_is_right(environment: LoadedEnvironment) -> Finding:
    """Name, clock, account, generated columns and id prefixes mean something; the instructions are short and say the moment."""
    return found("manifest is right", [*_about_world(environment), *_about_tables(environment)])


def _about_world(environment: LoadedEnvironment) -> Iterator[str]:
    manifest = environment.manifest
    if not re.fullmatch(rf"[a-z][a-z0-9-]{{0,{MAX_NAME - 1}}}", manifest.name):
        yield f"the name {manifest.name!r} must be lower case letters, digits and hyphens"
    try:
        ZoneInfo(manifest.world.zone)
    except (ValueError, KeyError, OSError):
        yield f"world.zone {manifest.world.zone!r} is no time zone"
    words = len(manifest.instructions.split())
    if words > MAX_INSTRUCTION_WORDS:
        yield f"the instructions have {words} words; at most {MAX_INSTRUCTION_WORDS}"
    if say_moment(manifest.world.now) not in manifest.instructions:
        # In these words, because a session with another clock puts its own in their place.
        yield f"the instructions do not say today's date and time, as {say_moment(manifest.world.now)!r}"


def _about_tables(environment: LoadedEnvironment) -> Iterator[str]:
    manifest, knowledge = environment.manifest, know(environment.template)
    tables = {name.split(".")[1] for name in knowledge.keys}
    columns = {(row[0], row[1]) for row in environment.template.execute(_COLUMNS)}
    for table, names in manifest.generated.items():
        yield from (f"generated.{table}: no such column {name}" for name in names if (table, name) not in columns)
    yield from (f"id_prefixes: there is no table {table}" for table in manifest.id_prefixes if table not in tables)
    if manifest.world.account and not knowledge.table_of(manifest.world.account):
        yield f"world.account: no row has the key {manifest.world.account!r}"


_COLUMNS = "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'"
