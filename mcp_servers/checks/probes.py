"""Plausible calls of every tool, made up from its schema and the rows there are."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from mcp_servers.checks.knowledge import Knowledge, know
from mcp_servers.contracts import EnvironmentFault, Json
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.sessions import CallResult, open_session
from mcp_servers.runtime.values import shift

PROBES = 12
"""Calls a tool."""


@dataclass(frozen=True)
class Probe:
    """One call and what it gave, or what the tool died of."""

    tool: str
    arguments: Mapping[str, Json]
    result: CallResult | None
    crash: str = ""


@lru_cache(maxsize=2)
def probe_tools(environment: LoadedEnvironment) -> tuple[Probe, ...]:
    """Call every tool a few times on the start state, always in the same way; done once for all gates."""
    knowledge = know(environment.template)
    probes = []
    with open_session([environment]) as session:
        session.hold()
        for name, tool in environment.interface.items():
            for arguments in _arguments(tool.input_schema, knowledge, environment.manifest.world.now):
                try:
                    probes.append(Probe(name, arguments, session.call(name, arguments)))
                except EnvironmentFault as fault:
                    probes.append(Probe(name, arguments, None, str(fault)))
                session.rewind()
    return tuple(probes)


def _arguments(schema: Mapping[str, Json], knowledge: Knowledge, now: str) -> Iterator[dict[str, Json]]:
    """Yield argument objects: first the required ones alone, then with more and more optional ones."""
    required = schema.get("required", ())
    optional = [name for name in schema["properties"] if name not in required]
    for number in range(PROBES):
        names = [*required, *(name for place, name in enumerate(optional) if number and (number + place) % 3 == 0)]
        later = {
            name: shift(now, days=number + 2 * place) for place, name in enumerate(names)
        }  # an end after its start
        yield {name: _value(name, schema["properties"][name], knowledge, later[name], number) for name in names}


def _value(name: str, schema: Mapping[str, Json], knowledge: Knowledge, moment: str, number: int) -> Json:
    kind = schema.get("type")
    if "enum" in schema:
        return schema["enum"][number % len(schema["enum"])]
    if kind == "boolean":
        return number % 2 == 0
    if kind in ("integer", "number"):
        return int(schema.get("minimum", 1)) + (number % 3 if name != "page" else 0)
    if kind == "array":
        return [_value(name, schema.get("items", {}), knowledge, moment, number)]
    if schema.get("format") == "date":
        return moment[:10]
    if "pattern" in schema:
        return moment
    texts = _texts(name, knowledge)
    return texts[(number * 7) % len(texts)] if texts else "Miramar"


def _texts(name: str, knowledge: Knowledge) -> list[str]:
    """Return keys of the table that ``<name>_id`` means, or texts of the columns of that name."""
    noun = name.removesuffix("_id").removesuffix("_ids")
    tables = [
        keys for table, keys in knowledge.keys.items() if noun != name and table.split(".")[1].startswith(noun[:-1])
    ]
    if tables:
        return list(tables[0])
    return [
        text for place in knowledge.columns_named(name) for text in knowledge.columns[place] if isinstance(text, str)
    ]
