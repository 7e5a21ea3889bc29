"""The oracle itself: it succeeds, it replays, and it owes nothing to the world's clock and ids."""

from collections.abc import Callable
from contextlib import closing

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Attempt, Trial
from mcp_servers.contracts import EnvironmentFault, Json, Verdict
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.states import compare_states
from mcp_servers.runtime.values import shift

REPLAYS = 5

Made = Callable[[Json, Json], bool]
"""Whether two values differ because their worlds do."""


def oracle_succeeds(trial: Trial) -> Finding:
    """The task's own solution gets the full score, its truth is what the solution answers, and it has something to judge."""
    problems: list[str] = []
    task, attempt = trial.task, trial.oracle
    if task.answer_schema is not None and attempt.answer != task.truth:
        problems.append(f"the oracle answers {dump_json(attempt.answer)}, the truth says {dump_json(task.truth)}")
    verdict = trial.judge(attempt.answer, attempt.after)
    if verdict.success is not True:
        problems.append(f"the oracle fails: {_failed(verdict)}")
    return found("oracle succeeds", problems)


def replays_are_identical(trial: Trial) -> Finding:
    """Five runs give the same observations, answer and final state, byte for byte."""
    first = trace(trial.oracle)
    problems = [
        f"run {number} differs from run 1" for number in range(2, REPLAYS + 1) if trace(trial.attempt()) != first
    ]
    return found("replays are identical", problems)


def nothing_undeclared_is_generated(trial: Trial) -> Finding:
    """Columns filled from the clock or the id source are declared: nobody can know their values beforehand.

    And what is declared is filled from there: no value of a generated column is judged.
    """
    if not trial.oracle.change:
        return found("nothing undeclared is generated", [])
    later = shift(trial.task.now, days=1, minutes=1)
    clocks = _clocks(trial.task.now, later)
    filled: set[str] = set()
    steady = set(_generated(trial).items())
    worlds: tuple[tuple[dict[str, Json], Made], ...] = (
        ({"seed": trial.task.seed + 1}, lambda one, two: True),
        ({"now": later}, lambda one, two: (one, two) in clocks),
    )
    for world, made in worlds:
        try:
            other = Trial(trial.task.model_copy(update=world), trial.environments)
        except EnvironmentFault:
            steady = set()  # a day later the task may no longer be possible; that says nothing about columns
            continue
        with closing(other):
            filled |= _differences(trial, other, made)
            steady &= set(_generated(other).items())
    problems = [f"column {column} is filled by the world but not declared as generated" for column in sorted(filled)]
    problems += [
        f"column {column} is declared as generated, so that no value of it is judged, but nothing generates it"
        for column, _ in sorted(steady)
    ]
    return found("nothing undeclared is generated", problems)


def _differences(trial: Trial, other: Trial, made: Made) -> set[str]:
    """Return the columns that the oracle fills otherwise in another world, as ``made`` by it."""
    return {
        f"{one.table}.{column}"
        for one, two in zip(trial.oracle.change.rows, other.oracle.change.rows, strict=False)
        if (one.table, one.change) == (two.table, two.change)
        for column, value in one.values.items()
        if value != two.values.get(column) and made(value, two.values.get(column))
    }


def _generated(trial: Trial) -> dict[str, str]:
    """Return what the oracle leaves in each generated column, as text; nothing where it is left empty."""
    values: dict[str, list[str]] = {}
    for row in compare_states(trial.start, trial.oracle.after).rows:
        for column in trial.generated.get(row.table, ()):
            if row.values.get(column) is not None:
                values.setdefault(f"{row.table}.{column}", []).append(dump_json(row.values[column]))
    return {column: dump_json(sorted(texts)) for column, texts in values.items()}


def _clocks(now: str, later: str) -> tuple[tuple[Json, Json], ...]:
    """Return what the clock shows in two worlds: the moment, and the day. A value compared with them may be any JSON."""
    return (now, later), (now[:10], later[:10])


def trace(attempt: Attempt) -> str:
    """Return all that an attempt showed, answered and left behind, as text."""
    calls = [[call.tool, call.arguments, call.result.text] for call in attempt.calls]
    return dump_json([calls, attempt.answer, attempt.change.model_dump(), attempt.stopped])


def _failed(verdict: Verdict) -> str:
    failed = [
        f"{item.name} ({item.detail})" if item.detail else item.name for item in verdict.criteria if not item.passed
    ]
    return ", ".join(failed) or "no criterion tells it from an idle agent"
