"""The right answer with a wrong state: every row that should change must, and no other row may."""

from collections.abc import Iterator, Mapping

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.checks.variants import variants
from mcp_servers.contracts import Json, RowChange, State
from mcp_servers.runtime.states import compare_states

MOST_ROWS = 2
"""Of the rows that a solution changes, so many are spoilt: the first and the last."""

Row = Mapping[str, Json]


def wrong_states_fail(trial: Trial) -> Finding:
    """The true answer fails with a change left out or done wrongly, and with a row changed, added or deleted besides."""
    problems, tried = [], 0
    answer = None if trial.task.answer_schema is None else trial.task.truth
    for what, state in spoilt_states(trial):
        tried += 1
        if trial.judge(answer, state).success is not False:
            problems.append(f"the true answer succeeds although {what}")
    return found("right answer with a wrong state fails", problems, counts={"states": tried})


def spoilt_states(trial: Trial) -> Iterator[tuple[str, State]]:
    """Yield final states of the solution with one thing wrong, and what that is."""
    after = trial.oracle.after
    changes = compare_states(trial.start, after).rows
    spoilt = changes if len(changes) <= MOST_ROWS else (changes[0], changes[-1])
    for change in spoilt:
        yield f"a row of {change.table} is not {change.change}", _with(after, change, trial.start)
        yield from _misdone(trial, change)
    touched = sorted({change.table for change in changes})
    others = [table for table in after if table not in touched and after[table]]
    for table in [*touched, *others[:1]]:
        yield from _besides(trial, table, {change.key for change in changes if change.table == table})


def _misdone(trial: Trial, change: RowChange) -> Iterator[tuple[str, State]]:
    """Yield states in which one changed row has one other value than it should."""
    if change.change == "deleted":
        return
    row = trial.oracle.after[change.table][change.key]
    columns = set(change.values) - {*trial.generated.get(change.table, ()), trial.keys.get(change.table)}
    for column in sorted(columns):
        for other in variants(row[column], {}, trial.knowledge, 1):
            what = f"{change.table}.{column} of a row is {other!r} instead of {row[column]!r}"
            yield what, _replaced(trial.oracle.after, change.table, change.key, {**row, column: other})
            return


def _besides(trial: Trial, table: str, changed: set[str]) -> Iterator[tuple[str, State]]:
    """Yield states in which something was done to a table that nobody asked for."""
    after = trial.oracle.after
    untouched = next((key for key in after[table] if key not in changed), None)
    if untouched is not None:
        row = after[table][untouched]
        yield f"a row of {table} was deleted besides", _replaced(after, table, untouched, None)
        others = ((column, other) for column in row for other in variants(row[column], {}, trial.knowledge, 1))
        for column, other in others:
            if column != trial.keys.get(table):
                yield (
                    f"{table}.{column} of a row was changed besides",
                    _replaced(after, table, untouched, {**row, column: other}),
                )
                break
    twin = next((key for key in after[table] if key in changed), untouched)
    if twin is not None:
        key = f"{twin} II"
        row = {name: key if name == trial.keys.get(table) else value for name, value in after[table][twin].items()}
        yield f"a row of {table} was added besides", _replaced(after, table, key, row)


def _with(state: State, change: RowChange, start: State) -> State:
    """Return a state in which one row is as it was at the start."""
    return _replaced(state, change.table, change.key, start[change.table].get(change.key))


def _replaced(state: State, table: str, key: str, row: Row | None) -> State:
    """Return a state with another row under a key, or none."""
    rows = {name: content for name, content in state[table].items() if name != key}
    return {**state, table: rows if row is None else {**rows, key: row}}
