"""Ambiguity: what is picked out of a list is picked for a reason that the instruction states."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from mcp_servers.checks.attacks.directions import HIGH, LOW, said_extremes, without_plain
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Call, Interception, Trial
from mcp_servers.checks.variants import is_time
from mcp_servers.contracts import Json
from mcp_servers.runtime.expressions import evaluate
from mcp_servers.runtime.sessions import CallResult, dump_json_in_order

_PICK = re.compile(r"(\$\d+(?:\.\w+|\[-?\d+\])*?)\[(-?\d+)\]")
_CHOICE = re.compile(r"\[(\w+)=\$slot\.(\w+)\]")
_SUPERLATIVE = re.compile(
    r"\b((?!guest|west|request|interest|forest|suggest|contest|harvest|invest|honest|modest)\w{2,}est"
    r"|first|last|next|most|least|top|bottom|worst|minimum|maximum)\b",
    re.IGNORECASE,
)


def selections_are_determined(trial: Trial) -> Finding:
    """A search that the solution picks from has one result, or the instruction says which one is meant."""
    problems = _order_matters(trial) if trial.task.oracle.program else sorted(set(_arbitrary_picks(trial)))
    return found("selections are determined", problems)


def new_ids_are_determined(trial: Trial) -> Finding:
    """An answer that holds the id of a new row is the same in whatever order new rows are made: there is one in its table."""
    new = {table: set(rows) - set(trial.start[table]) for table, rows in trial.oracle.after.items()}
    told = {leaf for leaf in leaves(trial.oracle.answer or {}) if isinstance(leaf, str)}
    problems = [
        f"the answer holds an id that depends on the order in which {len(keys)} rows of {table} are made"
        for table, keys in new.items()
        if len(keys) > 1 and keys & told
    ]
    return found("new ids are determined", problems)


def _order_matters(trial: Trial) -> list[str]:
    """A solution program that decides by itself gives the same outcome whatever the order of the rows it is shown."""
    if trial.succeeds(trial.attempt(interception=_Reversed())):
        return []
    return [
        "the solution program ends otherwise when the items of each result are shown in reverse: it leaves ties open"
    ]


class _Reversed(Interception):
    """Shows the items of every result in reverse."""

    def after(self, number: int, result: CallResult) -> CallResult:
        """Reverse the items of a page."""
        if result.structured is None or not isinstance(result.structured.get("items"), list):
            return result
        shown = {**result.structured, "items": result.structured["items"][::-1]}
        return CallResult(shown, dump_json_in_order(shown))


def _arbitrary_picks(trial: Trial) -> Iterator[str]:
    outputs = [call.result.structured for call in trial.oracle.calls]
    expressions = [leaf for step in trial.task.oracle.steps for leaf in leaves(step.arguments)]
    for expression in [*expressions, *leaves(trial.task.oracle.answer)]:
        for pick in _PICK.finditer(expression):
            source, index = expression[: pick.end(1)], int(pick[2])
            items = evaluate(source, trial.slots, outputs)
            page = evaluate(source.rsplit(".", 1)[0], trial.slots, outputs) if source.endswith(".items") else {}
            partial = "next_page" in page
            if not _determined(trial, _call_of(trial, source), items, index, partial):
                yield f"{expression} picks one of {page.get('total', len(items))} rows; nothing says which"
        for choice in _CHOICE.finditer(expression):
            key, value = choice[1], trial.slots[choice[2]]
            places = trial.knowledge.columns_named(key)
            if any(trial.knowledge.columns[place][value] > 1 for place in places):
                yield f"{expression} picks a row by its {key}, which another row has too"


def _call_of(trial: Trial, source: str) -> Call:
    return trial.oracle.calls[int(re.findall(r"\d+", source)[0]) - 1]


def _determined(trial: Trial, call: Call, items: Sequence[Json], index: int, partial: bool) -> bool:
    if len(items) == 1 and not partial:
        return True
    if not all(isinstance(item, dict) for item in items):
        return False
    at_end = index == 0 or (index in (-1, len(items) - 1) and not partial)
    if at_end and _SUPERLATIVE.search(trial.task.instruction) and _extremes(items, index):
        vague = _SUPERLATIVE.search(without_plain(trial.task.instruction))
        if vague or _at_the_end_meant(trial, call, items, index):
            return True
    return not partial and _singled_out(trial, items, items[index])


def _at_the_end_meant(trial: Trial, call: Call, items: Sequence[Json], index: int) -> bool:
    """Whether the row at the end is the extreme that is asked for: in what the search sorts by, or else in any column.

    Where no column of the row is of the kind that is asked for, the search sorts by one of another row: nothing tells.
    """
    said = said_extremes(trial.task)
    kinds = {of_times for _, of_times in said}
    rows, order = [*map(trial.knowledge.row_of, items)], _order_of(trial, call)
    sorted_by = _extremes([{name: row.get(name) for name in order} for row in rows], index)
    decisive = {way for way in sorted_by if way[1] in kinds}
    shown = {way for way in _extremes(items if decisive else rows, index) if way[1] in kinds}
    return bool(said & (decisive | shown)) or not (decisive or shown)


def _order_of(trial: Trial, call: Call) -> list[str]:
    """Return the columns by which a search may sort what it finds: those in order when it is asked for all it has."""
    required = trial.schemas[call.tool].get("required", ())
    found = trial.call(call.tool, {name: value for name, value in call.arguments.items() if name in required})
    rows = [trial.knowledge.row_of(item) for item in (found.structured or {}).get("items", ())]
    columns = {name: [row.get(name) for row in rows] for row in rows for name in row}
    return [name for name, column in columns.items() if _in_order(column) and len(set(map(repr, column))) > 1]


def _in_order(column: Sequence[Any]) -> bool:
    comparable = any(all(isinstance(value, kind) for value in column) for kind in (int, float, str))
    return comparable and list(column) in (sorted(column), sorted(column, reverse=True))


def _extremes(items: Sequence[Mapping[str, Any]], index: int) -> set[tuple[str, bool]]:
    """Return in which directions the row at the end differs from all others by a field that sorts the rows, and if in time."""
    ways = set()
    for name in items[0].keys() - {"id"}:
        column: list[Any] = [item.get(name) for item in items]
        if column.count(column[index]) == 1 and _in_order(column):
            of_times = isinstance(column[index], str) and is_time(column[index])
            ways.add((LOW if column[index] == min(column) else HIGH, of_times))
    return ways


def _singled_out(trial: Trial, items: Sequence[dict[str, Any]], chosen: dict[str, Any]) -> bool:
    """Whether what the instruction states about the chosen row holds for no other."""
    stated = {str(value) for value in leaves(list(trial.slots.values()))}
    told = {name: value for name, value in chosen.items() if str(value) in stated}
    return bool(told) and sum(all(item.get(name) == value for name, value in told.items()) for item in items) == 1
