"""Ambiguity: what is picked out of a list is picked for a reason that the instruction states."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from mcp_servers.checks.attacks.directions import HIGH, LOW, said_extremes, without_plain
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Interception, Trial
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
            if not _determined(trial, items, index, partial):
                yield f"{expression} picks one of {page.get('total', len(items))} rows; nothing says which"
        for choice in _CHOICE.finditer(expression):
            key, value = choice[1], trial.slots[choice[2]]
            places = trial.knowledge.columns_named(key)
            if any(trial.knowledge.columns[place][value] > 1 for place in places):
                yield f"{expression} picks a row by its {key}, which another row has too"


def _determined(trial: Trial, items: Sequence[Json], index: int, partial: bool) -> bool:
    if len(items) == 1 and not partial:
        return True
    if not all(isinstance(item, dict) for item in items):
        return False
    at_end = index == 0 or (index in (-1, len(items) - 1) and not partial)
    if at_end and _SUPERLATIVE.search(trial.task.instruction) and _extremes(items, index):
        vague = _SUPERLATIVE.search(without_plain(trial.task.instruction))
        if vague or said_extremes(trial.task) & _extremes([*map(trial.knowledge.row_of, items)], index):
            return True
    return not partial and _singled_out(trial, items, items[index])


def _extremes(items: Sequence[Mapping[str, Any]], index: int) -> set[str]:
    """Return in which directions the row at the end differs from all others by a field that the rows are sorted by."""
    ways = set()
    for name in items[0].keys() - {"id"}:
        column: list[Any] = [item.get(name) for item in items]
        comparable = any(all(isinstance(value, kind) for value in column) for kind in (int, float, str))
        if comparable and column.count(column[index]) == 1 and column in (sorted(column), sorted(column, reverse=True)):
            ways.add(LOW if column[index] == min(column) else HIGH)
    return ways


def _singled_out(trial: Trial, items: Sequence[dict[str, Any]], chosen: dict[str, Any]) -> bool:
    """Whether what the instruction states about the chosen row holds for no other."""
    stated = {str(value) for value in leaves(list(trial.slots.values()))}
    told = {name: value for name, value in chosen.items() if str(value) in stated}
    return bool(told) and sum(all(item.get(name) == value for name, value in told.items()) for item in items) == 1
