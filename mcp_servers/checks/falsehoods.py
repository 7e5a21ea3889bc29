"""False observations: what a solution program does when it is shown something else than there is."""

from collections.abc import Callable, Mapping

from mcp_servers.checks.trial import Attempt, Call, Interception, Trial
from mcp_servers.checks.variants import is_time, moved
from mcp_servers.contracts import Json
from mcp_servers.runtime.oracles import find_solution, run_solution
from mcp_servers.runtime.sessions import CallResult, dump_json_in_order

Site = tuple[int, str, frozenset[str]]
"""Where a program calls: line, tool, and the arguments that it gives."""

Change = Callable[[Trial, Json], Json]


class _Falsify(Interception):
    """Shows something else than what there is at one site of a program."""

    def __init__(self, trial: Trial, site: Site, change: Change, lines: list[int]) -> None:
        self._trial, self._site, self._change, self._lines = trial, site, change, lines
        self._here = False

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json]:
        """Note where the call comes from."""
        self._here = _site(self._lines[number], tool, arguments) == self._site
        return arguments

    def after(self, number: int, result: CallResult) -> CallResult:
        """Change what is shown there."""
        if not self._here or result.structured is None:
            return result
        shown = self._change(self._trial, result.structured)
        return CallResult(shown, dump_json_in_order(shown))


def falsified(trial: Trial, site: Site, change: Change) -> Attempt:
    """Return how the program ends when all that it is shown at one site is changed."""
    lines: list[int] = []
    moves = run_solution(find_solution(trial.task, trial.servers[0]), trial.slots, lines)
    return trial.attempt(moves, _Falsify(trial, site, change, lines))


def sites_of(trial: Trial) -> list[tuple[Site, Call]]:
    """Return the calls that the program makes, and where."""
    lines: list[int] = []
    attempt = trial.attempt(run_solution(find_solution(trial.task, trial.servers[0]), trial.slots, lines))
    made = zip(lines, attempt.calls, strict=True)
    return [(_site(line, call.tool, call.arguments), call) for line, call in made]


def _site(line: int, tool: str, arguments: Mapping[str, Json]) -> Site:
    return line, tool, frozenset(arguments) - {"page"}


def _raised(trial: Trial, value: Json) -> Json:
    return _moved(trial, value, 1)


def _lowered(trial: Trial, value: Json) -> Json:
    return _moved(trial, value, -1)


def _moved(trial: Trial, value: Json, sign: int) -> Json:
    """Return a result in which numbers, times, truths and texts are others; keys are as they were."""
    if isinstance(value, dict):
        return {name: item if name == "next_page" else _moved(trial, item, sign) for name, item in value.items()}
    if isinstance(value, list):
        return [_moved(trial, item, sign) for item in value]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + sign * 1_000_003
    if not isinstance(value, str) or trial.knowledge.table_of(value):
        return value
    return moved(value, days=sign * 40_000) if is_time(value) else f"{value} II"


def emptied(trial: Trial, value: Json) -> Json:
    """Return a search's result without rows; any other as it is."""
    if isinstance(value, dict) and "items" in value:
        return {"items": [], "total": 0}
    return value


def lost(trial: Trial, value: Json) -> Json:
    """Return a result in which all keys are of no row."""
    if isinstance(value, dict):
        return {name: lost(trial, item) for name, item in value.items()}
    if isinstance(value, list):
        return [lost(trial, item) for item in value]
    return f"{value}0" if isinstance(value, str) and trial.knowledge.table_of(value) else value


CHANGES: tuple[Change, ...] = (lost, emptied, _raised, _lowered)
