"""Judging free text with a judge that has to be waited for: it is asked before the verdict, which is then given as always."""

from collections.abc import Awaitable, Callable

from mcp_servers.contracts import Criterion, Json, Task
from mcp_servers.runtime.expressions import value_at
from mcp_servers.runtime.verification import Judge

AsyncJudge = Callable[[Task, Criterion, Json], Awaitable[bool | None]]
"""Judges one free-text criterion of an answer; ``None`` when it cannot."""


async def judge_ahead(task: Task, answer: dict[str, Json] | None, judge: AsyncJudge) -> Judge:
    """Have all free text of an answer judged, and return a judge that knows the outcomes."""
    outcomes: dict[str, bool | None] = {}
    for criterion in task.rubric:
        if criterion.comparison != "judge" or criterion.path in outcomes:
            continue
        try:
            given = value_at(answer, criterion.path)
        except (KeyError, IndexError, TypeError):
            continue  # nothing was given, which fails without anybody's judgement
        outcomes[criterion.path] = await judge(task, criterion, given)
    return lambda _, criterion, __: outcomes[criterion.path]
