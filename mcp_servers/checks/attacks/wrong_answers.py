"""The right state with a wrong answer: every field of an answer is judged."""

from collections.abc import Iterator

from mcp_servers.checks.near_misses import near_misses
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.checks.variants import variants
from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.comparisons import is_number


def wrong_answers_fail(trial: Trial) -> Finding:
    """No answer, and answers with one field changed, fail although the state is right."""
    task, after = trial.task, trial.oracle.after
    if task.answer_schema is None:
        return found("right state with a wrong answer fails", [])
    problems, tried = _generous(trial), 0
    for wrong in (None, {}, *_spoilt(trial)):
        tried += 1
        if trial.judge(wrong, after).success is not False:
            problems.append(f"{dump_json(wrong)} succeeds instead of {dump_json(task.truth)}")
    return found("right state with a wrong answer fails", problems, counts={"answers": tried})


def _generous(trial: Trial) -> list[str]:
    """A tolerance is there for rounding: it is at most 1, or a hundredth of the truth."""
    return [
        f"the tolerance of {criterion.path}, {criterion.tolerance}, is more than rounding needs"
        for criterion in trial.task.rubric
        if is_number(truth := trial.task.truth.get(criterion.path, 0))
        and criterion.tolerance > 1
        and criterion.tolerance > abs(truth) / 100
    ]


def _spoilt(trial: Trial) -> Iterator[dict[str, Json]]:
    """Yield the truth with one field changed, by more than its tolerance."""
    schema = trial.task.answer_schema or {}
    tolerance = {criterion.path: criterion.tolerance for criterion in trial.task.rubric}
    for name, value in trial.task.truth.items():
        part = schema.get("properties", {}).get(name, {})
        others = [] if is_number(value) else variants(value, part, trial.knowledge, 2)
        for other in (*others, *near_misses(value, part, tolerance.get(name, 0.0))):
            yield {**trial.task.truth, name: other}
