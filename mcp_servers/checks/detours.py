"""Detours: the same rows read in another way, as another agent might."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from mcp_servers.checks.knowledge import know
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Interception, Trial
from mcp_servers.contracts import Json
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.rehearsal import rehearsal
from mcp_servers.runtime.sessions import CallResult, dump_json_in_order

MOST_LOOKED_UP = 3
"""Of the rows that a result shows, so many are looked up one by one."""


class ReadTwice(Interception):
    """Makes every reading call once before it counts."""

    def __init__(self, trial: Trial) -> None:
        self.taken = 0
        self._trial = trial

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json] | CallResult:
        """Read, and read again."""
        if tool not in self._trial.writing:
            self._trial.call(tool, arguments)
            self.taken += 1
        return arguments


class OtherFilter(Interception):
    """Finds the same rows by something else that the instruction states or an earlier result has shown."""

    def __init__(self, trial: Trial) -> None:
        self.taken = 0
        self._trial = trial
        self._seen = set(map(repr, leaves(list(trial.slots.values()))))

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json] | CallResult:
        """Give what another search finds, if it finds the same."""
        if tool in self._trial.writing or "items" not in _outputs(self._trial, tool):
            return arguments
        meant = self._trial.call(tool, arguments)
        for other in self._others(tool, arguments, _items(meant)):
            found = self._trial.call(tool, other)
            if not found.is_error and _keys(found) == _keys(meant):
                self.taken += 1
                return found
        return meant

    def after(self, number: int, result: CallResult) -> CallResult:
        """Remember what was shown."""
        self._seen |= set(map(repr, leaves(result.structured)))
        return result

    def _others(
        self, tool: str, arguments: Mapping[str, Json], items: Sequence[Mapping[str, Json]]
    ) -> Iterator[Mapping[str, Json]]:
        schema = self._trial.schemas[tool]
        needed = {name: arguments[name] for name in schema.get("required", ()) if name in arguments}
        for name in schema["properties"]:
            values = {repr(item.get(name)): item.get(name) for item in items}
            if name not in arguments and len(values) == 1 and not values.keys() - self._seen:
                yield {**needed, name: next(iter(values.values()))}


class LookedUp(Interception):
    """Looks up the rows that a result shows one by one, and goes by what is shown of each then."""

    def __init__(self, trial: Trial) -> None:
        self.taken = 0
        self._trial = trial
        shown = trial.task.tools or trial.schemas
        self._lookups = {table: way for table, way in lookups(*trial.servers).items() if way[0] in shown}

    def after(self, number: int, result: CallResult) -> CallResult:
        """Show of each row what its own tool shows."""
        items = _items(result)
        if result.structured is None or not items or not self._lookups:
            return result
        looked_up = [*map(self._look_up, items[:MOST_LOOKED_UP]), *items[MOST_LOOKED_UP:]]
        shown = {**result.structured, "items": looked_up}
        return CallResult(shown, dump_json_in_order(shown))

    def _look_up(self, item: Mapping[str, Json]) -> Mapping[str, Json]:
        key = item.get("id")
        way = self._lookups.get(self._trial.knowledge.table_of(key) or "")
        if way is None:
            return item
        tool, argument = way
        view = self._trial.call(tool, {argument: key}).structured or {}
        self.taken += 1
        return {name: view.get(name, value) for name, value in item.items()}


class AllDetours(Interception):
    """Several detours on one way."""

    def __init__(self, *detours: Interception) -> None:
        self._detours = detours

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json] | CallResult:
        """Go by the first that gives a result."""
        for detour in self._detours:
            given = detour.before(number, tool, arguments)
            if isinstance(given, CallResult):
                return given
        return arguments

    def after(self, number: int, result: CallResult) -> CallResult:
        """Let each see what the one before it shows."""
        for detour in self._detours:
            result = detour.after(number, result)
        return result


@lru_cache(maxsize=16)
def lookups(*servers: LoadedEnvironment) -> Mapping[str, tuple[str, str]]:
    """Return how a row is looked up by its key: table (as ``know`` names it) to a reading tool and its only argument."""
    found: dict[str, tuple[str, str]] = {}
    knowledge = know(*(server.template for server in servers))
    with rehearsal(servers) as room:
        for name, tool in room.session.tools.items():
            required = tool.input_schema.get("required", ())
            if tool.writes or len(required) != 1 or "items" in tool.output_schema.get("properties", {}):
                continue
            for table in [table for table, keys in knowledge.keys.items() if keys and table not in found]:
                key = knowledge.keys[table][0]
                result = room.session.call(name, {required[0]: key})
                if (result.structured or {}).get("id") == key:
                    found[table] = (name, required[0])
    return found


def _outputs(trial: Trial, tool: str) -> Mapping[str, Any]:
    properties: Mapping[str, Any] = trial.session.tools[tool].output_schema.get("properties", {})
    return properties


def _items(result: CallResult) -> list[dict[str, Json]]:
    """Return the rows of a page that holds all there are; of any other result, none."""
    found = result.structured or {}
    items = found.get("items")
    whole = isinstance(items, list) and "next_page" not in found
    return [item for item in items if isinstance(item, dict)] if whole and isinstance(items, list) else []


def _keys(result: CallResult) -> list[Json]:
    return [item.get("id") for item in _items(result)]
