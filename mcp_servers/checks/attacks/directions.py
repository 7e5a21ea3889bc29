"""Directions: what the instruction calls highest or at least is not the lowest, or the most there may be.

Only words whose direction is plain are held against the solution: what "next", "last" or "best" asks for no rule can tell.
"""

import ast
import re
from collections.abc import Iterator, Mapping

from mcp_servers.checks.program_code import functions_of, parsed
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Interception, Trial
from mcp_servers.checks.variants import is_time, moved
from mcp_servers.contracts import Json, Slot, Task
from mcp_servers.runtime.oracles import find_solution
from mcp_servers.runtime.sessions import CallResult

LOW, HIGH = "lowest", "highest"
_TIMES = {LOW: "earliest|oldest|soonest", HIGH: "latest|newest|most recent"}
_SIZES = {
    LOW: "lowest|smallest|fewest|cheapest|shortest|lightest|youngest|minimum",
    HIGH: "highest|largest|biggest|longest|greatest|heaviest|maximum|most(?! recent)",
}
_PLAIN = [
    ((way, of_times), re.compile(rf"(?<!\bat )(?<!\ba )\b({words})\b", re.I))
    for of_times, kind in ((True, _TIMES), (False, _SIZES))
    for way, words in kind.items()
]
_BEFORE = {
    LOW: r"(at least|no less than|no fewer than|no earlier than|not before|on or after|a minimum of|from)",
    HIGH: r"(at most|no more than|no later than|not after|on or before|a maximum of|up to)",
}
_AFTER = {
    LOW: r"(or (more|later|after|above|over)|and (over|above|later)|upwards|onwards)",
    HIGH: r"(or (less|fewer|earlier|before|below|under)|and (under|below|earlier))",
}
_LIMITS = ast.Lt | ast.LtE | ast.Gt | ast.GtE
_OPPOSITE = {LOW: HIGH, HIGH: LOW}


def directions_are_as_said(trial: Trial) -> Finding:
    """What is said to be the least there may be limits so, and a program looks for the extreme that is asked for."""
    watching = _Limits(trial)
    trial.attempt(interception=watching)
    problems = [*watching.problems, *(_about_code(trial) if trial.task.oracle.program else ())]
    return found("directions are as said", list(dict.fromkeys(problems)), counts={"limits": watching.tried})


def said_extremes(task: Task) -> set[tuple[str, bool]]:
    """Return the directions in which plain superlatives of an instruction point, and whether in time; not those in slots."""
    text = task.instruction
    for slot in task.slots.values():
        text = text.replace(slot.said, " … ") if slot.said else text
    return {way for way, words in _PLAIN if words.search(text)}


def without_plain(instruction: str) -> str:
    """Return an instruction without the superlatives whose direction is plain, and without "at least" and "at most"."""
    for _, words in _PLAIN:
        instruction = words.sub("…", instruction)
    return re.sub(r"\bat (least|most)\b", "…", instruction, flags=re.I)


def _about_code(trial: Trial) -> Iterator[str]:
    functions = functions_of(find_solution(trial.task, trial.servers[0]))
    nodes = [node for function in functions for node in ast.walk(parsed(function))]
    sought = {way for node in nodes if isinstance(node, ast.Call) for way in _extreme(node)}
    said = {way for way, _ in said_extremes(trial.task)}
    if sought and said and not sought & said:
        yield f"the instruction asks for the {said.pop()}; the solution program looks for the {sought.pop()}"
    for node in nodes:
        if (
            isinstance(node, ast.Compare)
            and isinstance(node.comparators[0], ast.Name)
            and isinstance(node.ops[0], _LIMITS)
        ):
            slot = trial.task.slots.get(node.comparators[0].id)
            way = LOW if isinstance(node.ops[0], ast.Gt | ast.GtE) else HIGH
            if slot and _said(trial, slot) == {_OPPOSITE[way]}:
                yield f"{slot.said!r} is said to be the {_OPPOSITE[way]} there may be; the program takes it as the {way}"


def _extreme(call: ast.Call) -> list[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    backwards = any(word.arg == "reverse" for word in call.keywords)
    return {"max": [HIGH], "min": [LOW], "sorted": [HIGH, LOW] if backwards else [LOW]}.get(name, [])


class _Limits(Interception):
    """Finds out of each number, day and moment that a search is given what it limits, and compares that with what is said."""

    def __init__(self, trial: Trial) -> None:
        self.problems: list[str] = []
        self.tried = 0
        self._trial = trial

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json] | CallResult:
        """Try the search with the limit moved far up and far down."""
        stated = [slot for slot in self._trial.task.slots.values() if slot.said]
        limits = {} if tool in self._trial.writing else {name: arguments[name] for name in arguments if name != "page"}
        for name, value in limits.items():
            slots = [slot for slot in stated if repr(slot.value) == repr(value)]
            said = {way for slot in slots for way in _said(self._trial, slot)}
            if len(said) == 1 and (way := self._way(tool, arguments, name)):
                self.tried += 1
                wanted = said.pop()
                if way != wanted:
                    self.problems.append(
                        f"{value!r} is said to be the {wanted} there may be; {tool} takes it as the {way}"
                    )
        return arguments

    def _way(self, tool: str, arguments: Mapping[str, Json], name: str) -> str:
        """Return whether an argument is the lowest or the highest that a search lets through; nothing if it is neither."""
        totals = [self._total(tool, {**arguments, name: _moved(arguments[name], sign)}) for sign in (1, -1)]
        raised, lowered = (total if isinstance(total, int) else None for total in totals)
        if raised is None or lowered is None or raised == lowered:
            return ""
        return LOW if raised < lowered else HIGH

    def _total(self, tool: str, arguments: Mapping[str, Json]) -> Json:
        return (self._trial.call(tool, arguments).structured or {}).get("total")


def _moved(value: Json, sign: int) -> Json:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return max(0, value + sign * 10**9)
    return moved(value, days=sign * 40_000) if isinstance(value, str) and is_time(value) else value


def _said(trial: Trial, slot: Slot) -> set[str]:
    """Return which limits the words around a slot's own say it is."""
    words = re.escape(slot.said)
    text = trial.task.instruction
    before = {way for way, cue in _BEFORE.items() if re.search(rf"\b{cue} (\w+ )?{words}(?!\w)", text, re.I)}
    after = {way for way, cue in _AFTER.items() if re.search(rf"(?<!\w){words} ([\w']+ )?{cue}\b", text, re.I)}
    return before | after
