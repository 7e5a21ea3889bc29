"""The true answer written in another way: what is the same must count as the same."""

import re
from typing import Any

from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.comparisons import same_text

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_WORDED = ("enum", "const", "pattern", "maxLength", "minLength")
"""What in a schema may ask for one way of writing."""


def other_spellings_succeed(trial: Trial) -> Finding:
    """Dates in another ISO form, text in other letters and spaces, whole numbers with a point, sets in another order."""
    task = trial.task
    if task.answer_schema is None:
        return found("other spellings succeed", [])
    respelt = {name: _respelt(trial, name, value) for name, value in task.truth.items()}
    verdict = trial.judge(respelt, trial.oracle.after)
    problems = (
        [] if verdict.success is not False else [f"{dump_json(respelt)} fails instead of {dump_json(task.truth)}"]
    )
    return found("other spellings succeed", problems)


def _respelt(trial: Trial, name: str, value: Json) -> Json:
    schema: dict[str, Any] = (trial.task.answer_schema or {}).get("properties", {}).get(name, {})
    comparisons = {criterion.comparison for criterion in trial.task.rubric if criterion.path == name}
    if "judge" in comparisons or any(word in schema for word in _WORDED):
        return value
    if isinstance(value, list) and comparisons == {"set"}:
        return value[::-1]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return float(value)
    if not isinstance(value, str):
        return value
    other = value.replace("-", "") if _DAY.fullmatch(value) else f" {value.swapcase().replace(' ', '  ')} "
    return other if same_text(other, value) else value
