"""Reading failures: which environments a policy is weak in, and which capability it lacks there.

Rules read the traces here: what was called, what was observed, and what verification said. No model is asked.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from mcp_servers.contracts import Model, Rollout, Task

Name = TypeVar("Name", bound=str)

Weakness = Literal[
    "no-call",
    "tool-choice",
    "arguments",
    "row-choice",
    "state-update",
    "unwanted-change",
    "aggregation",
    "reading",
    "answer-format",
    "budget",
]

GUIDELINES: Mapping[Weakness, str] = {
    "no-call": "answers without looking: tasks whose answer needs at least one call",
    "tool-choice": "does not find the tool that is needed: tasks that use the tools it never called",
    "arguments": "calls are refused: tasks with more arguments to fill and rules to respect",
    "row-choice": "acts on the wrong row: tasks that must tell similar rows apart",
    "state-update": "leaves the change undone: tasks that end in a write",
    "unwanted-change": "changes more than was asked: tasks where one of several rows must change",
    "aggregation": "counts or compares wrongly: tasks over several rows",
    "reading": "finds the row but reports it wrongly: tasks that ask for one field of a row",
    "answer-format": "gives no readable answer: tasks with short structured answers",
    "budget": "does not come to an end: shorter tasks first",
}


class WeakEnvironment(Model):
    """One environment's result and what is missing there."""

    server: str
    """Ref."""
    category: str
    tasks: int
    successes: int
    weaknesses: dict[Weakness, int]
    """Capability to failed rollouts that lack it, most frequent first."""
    tools: tuple[str, ...]
    """Tools that failed tasks need, most frequent first."""

    @property
    def guidelines(self) -> tuple[str, ...]:
        """What new tasks should exercise."""
        return tuple(GUIDELINES[weakness] for weakness in self.weaknesses)


def diagnose(
    tasks: Mapping[str, Task], rollouts: Sequence[Rollout], categories: Mapping[str, str]
) -> list[WeakEnvironment]:
    """Return the environments with failures, weakest first.

    Args:
        tasks: Task id to task.
        rollouts: Judged rollouts of these tasks; those without a verdict are nobody's failure and left out.
        categories: Server ref to its first-level category.
    """
    by_server: dict[str, list[Rollout]] = defaultdict(list)
    for rollout in rollouts:
        if rollout.verdict is not None and rollout.verdict.success is not None:
            by_server[rollout.servers[0]].append(rollout)
    weak = [
        _summarise(server, group, tasks, categories[server])
        for server, group in sorted(by_server.items())
        if not all(_succeeded(rollout) for rollout in group)
    ]
    return sorted(weak, key=lambda item: ((item.successes + 1) / (item.tasks + 2), item.server))


def classify(task: Task, rollout: Rollout) -> Weakness:
    """Return the capability whose lack explains a failed rollout best; the first that applies."""
    assert rollout.verdict is not None
    failed = {criterion.name for criterion in rollout.verdict.criteria if criterion.passed is False}
    called = {call.name for message in rollout.messages for call in message.calls}
    needed = {step.tool for step in task.oracle.steps}
    if rollout.stop in ("turns", "tokens", "time"):
        return "budget"
    if not rollout.tool_calls:
        return "no-call"
    if rollout.stop == "unreadable-answer":
        return "answer-format"
    if needed - called:
        return "tool-choice"
    if rollout.tool_errors:
        return "arguments"
    if "nothing else changed" in failed:
        return "unwanted-change" if len(task.expected.rows) == 0 else "row-choice"
    if any(name.startswith("state: ") for name in failed):
        return "state-update"
    return "aggregation" if task.difficulty.aggregation else "reading"


def _summarise(server: str, rollouts: Sequence[Rollout], tasks: Mapping[str, Task], category: str) -> WeakEnvironment:
    failures = [rollout for rollout in rollouts if not _succeeded(rollout)]
    weaknesses = Counter(classify(tasks[rollout.task], rollout) for rollout in failures)
    tools = Counter(step.tool for rollout in failures for step in tasks[rollout.task].oracle.steps)
    return WeakEnvironment(
        server=server,
        category=category,
        tasks=len(rollouts),
        successes=len(rollouts) - len(failures),
        weaknesses=dict(_ranked(weaknesses)),
        tools=tuple(tool for tool, _ in _ranked(tools)),
    )


def _succeeded(rollout: Rollout) -> bool:
    return rollout.verdict is not None and rollout.verdict.success is True


def _ranked(counts: Counter[Name]) -> list[tuple[Name, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
