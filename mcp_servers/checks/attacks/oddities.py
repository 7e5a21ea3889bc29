"""Odd answers and odd states: the judge neither rewards them nor breaks on them."""

from collections.abc import Iterator

from mcp_servers.checks.attacks.idleness import placeholder
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import EnvironmentFault, Json, State
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.comparisons import spelled_as

MOST_SHOWN = 80

_ODD: tuple[Json, ...] = (None, {}, 10**400, float("nan"), "\ud800")


def odd_answers_fail(trial: Trial) -> Finding:
    """Answers of wrong types, huge, nested or with fields missing or too many fail, and no program crashes on them."""
    task, after = trial.task, trial.oracle.after
    problems, tried = [], 0
    for answer in _odd_answers(trial) if task.answer_schema is not None else ():
        tried += 1
        shown = repr(answer)[:MOST_SHOWN]
        try:
            success = trial.judge(answer, after).success
        except EnvironmentFault as fault:
            problems.append(f"the answer {shown}: {fault}")
            continue
        if success is not False:
            problems.append(f"the answer {shown} succeeds")
    return found("odd answers fail", problems, counts={"answers": tried})


def the_verifier_is_steady(trial: Trial) -> Finding:
    """The verification program says the same twice, leaves what it is given as it was, and bears states with empty tables."""
    if not trial.verifier:
        return found("the verifier is steady", [])
    task, after = trial.task, trial.oracle.after
    problems = []
    kept = [dump_json(task.truth), _copy(trial.start), _copy(after)]
    first, second = (trial.run_verifier(trial.oracle.answer, after) for _ in range(2))
    if first != second:
        problems.append("the verification program says something else the second time")
    if kept != [dump_json(task.truth), trial.start, after]:
        problems.append("the verification program changes what it is given")
    empty: State = {table: {} for table in after}
    for answer, what in ((task.truth, "the true answer"), (None, "no answer")):
        try:
            trial.run_verifier(answer, empty)
        except EnvironmentFault as fault:
            problems.append(f"{what} when all rows are gone: {fault}")
    return found("the verifier is steady", problems)


def _odd_answers(trial: Trial) -> Iterator[Json]:
    """Yield answers that are none, then some of the asked form, none of them true."""
    truth, schema = trial.task.truth, trial.task.answer_schema or {}
    yield from ([], "true")
    yield from (dict.fromkeys(truth, odd) for odd in _ODD)
    for name in list(truth)[:1]:
        yield {other: value for other, value in truth.items() if other != name}
        yield {**truth, f"{name}_": truth[name]}
    for formed in (placeholder(schema), _huge(truth)):
        if spelled_as(formed, truth) != truth:
            yield formed


def _huge(value: Json) -> Json:
    """Return a value of the same form that is larger than anybody expects."""
    if isinstance(value, dict):
        return {name: _huge(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_huge(item) for item in value] * 100
    if isinstance(value, str):
        return f"{value} \x00\ud800" * 100
    if isinstance(value, bool) or value is None:
        return value
    return value + 10**30


def _copy(state: State) -> State:
    return {table: {key: dict(row) for key, row in rows.items()} for table, rows in state.items()}
