"""The only judge: gates, rewards and arena scores all come from ``verify``."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from jsonschema import Draft202012Validator

from mcp_servers.contracts import (
    Criterion,
    CriterionResult,
    EnvironmentFault,
    Json,
    State,
    StateChange,
    Task,
    Verdict,
)
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.comparisons import COMPARISONS, spelled_as
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.expressions import value_at
from mcp_servers.runtime.programs import Verifier
from mcp_servers.runtime.sessions import JournalEntry, Session
from mcp_servers.runtime.states import expected_change

Judge = Callable[[Task, Criterion, Json], bool | None]
"""Judges one free-text criterion; ``None`` when it cannot."""

_MISSING = object()


def verify(
    task: Task,
    answer: dict[str, Json] | None,
    before: State,
    after: State,
    journal: Sequence[JournalEntry],
    *,
    generated: Mapping[str, tuple[str, ...]],
    keys: Mapping[str, str],
    verifier: Verifier | None = None,
    judge: Judge | None = None,
) -> Verdict:
    """Judge one rollout by its outcome. Pure: the same inputs give the same verdict through every host.

    Args:
        task: What was asked.
        answer: The agent's final answer, or ``None``.
        before: State the session started from.
        after: State at the end.
        journal: The calls made; a rollout without calls and answer scores 0 whatever the state says.
        generated: Table to columns compared by presence.
        keys: Table to its primary key column.
        verifier: The task's verification program, if it names one. It is given the answer only if it has the asked
            form, with texts, dates and numbers as the truth writes them where they are the same.
        judge: Judges free-text criteria; without one they stay unjudged and the verdict unscored.

    Raises:
        EnvironmentFault: The verification program failed, or the answer schema is none; this must never become a reward.
    """
    idle = not journal and answer is None
    change = expected_change(before, after, generated, keys)
    wanted, got = _by_identity(task.expected), _by_identity(change)
    vetoes = [_preserved(wanted, got), _well_formed(task, answer)]
    if task.answer_schema is None or not vetoes[1].passed:
        answer = None  # what is not of the asked form is no answer, and no program has to be ready for it
    outcomes = [_judge_field(task, criterion, answer, judge) for criterion in task.rubric]
    outcomes += [
        CriterionResult(name="state: " + " ".join(name.split(" ")[:2]), passed=got.get(name, 0) >= count)
        for name, count in wanted.items()
    ]
    if task.verifier:
        outcomes += _run(task, verifier, spelled_as(answer, task.truth), before, after)
    return _verdict(outcomes + vetoes, idle)


def grade(session: Session, task: Task, answer: dict[str, Json] | None, judge: Judge | None = None) -> Verdict:
    """Judge a live session's rollout of a task."""
    return verify(
        task,
        answer,
        session.start_state(),
        session.state(),
        session.journal,
        generated=session.generated(),
        keys=session.keys(),
        verifier=find_verifier(task, session.servers[0].environment),
        judge=judge,
    )


def find_verifier(task: Task, environment: LoadedEnvironment) -> Verifier | None:
    """Return the verification program that a task names, or ``None`` if it names none.

    Raises:
        EnvironmentFault: The server has no such program.
    """
    if not task.verifier:
        return None
    found = getattr(environment.programs, task.verifier, None)
    if found is None:
        raise EnvironmentFault(f"{environment.name} has no verification program {task.verifier}")
    verifier: Verifier = found
    return verifier


def _verdict(criteria: list[CriterionResult], idle: bool) -> Verdict:
    outcomes = [criterion for criterion in criteria if not criterion.veto]
    if idle or not outcomes or any(criterion.veto and not criterion.passed for criterion in criteria):
        return Verdict(score=0.0, success=False, criteria=tuple(criteria))
    if any(outcome.passed is None for outcome in outcomes):
        return Verdict(score=None, success=None, criteria=tuple(criteria))
    total = sum(outcome.weight for outcome in outcomes)
    if total <= 0:
        raise EnvironmentFault("the weights of a task's criteria add up to nothing; each must be above 0")
    earned = sum(outcome.weight for outcome in outcomes if outcome.passed)
    return Verdict(score=earned / total, success=all(outcome.passed for outcome in outcomes), criteria=tuple(criteria))


def _by_identity(change: StateChange) -> dict[str, int]:
    """Count changes by everything that identifies them, so that equal insertions are compared as a multiset."""
    counts: dict[str, int] = {}
    for row in change.rows:
        name = f"{row.table} {row.change} {row.key} {dump_json(row.values)}"
        counts[name] = counts.get(name, 0) + 1
    return counts


def _preserved(wanted: dict[str, int], got: dict[str, int]) -> CriterionResult:
    extra = [name.split(" ")[0] for name, count in got.items() if count > wanted.get(name, 0)]
    detail = f"unexpected changes in {', '.join(dict.fromkeys(extra))}" if extra else ""
    return CriterionResult(name="nothing else changed", passed=not extra, veto=True, detail=detail)


def _well_formed(task: Task, answer: dict[str, Json] | None) -> CriterionResult:
    if task.answer_schema is None:
        return CriterionResult(name="answer format", passed=True, veto=True)
    if answer is None:
        return CriterionResult(name="answer format", passed=False, veto=True, detail="no answer")
    try:
        error = next(_validator(dump_json(task.answer_schema)).iter_errors(answer), None)
    except RecursionError:
        return CriterionResult(name="answer format", passed=False, veto=True, detail="nested too deeply")
    except Exception as fault:  # an answer breaks no schema that is one
        reason = f"{type(fault).__name__}: {fault}"
        raise EnvironmentFault(f"the answer schema of task {task.id} cannot be used: {reason}") from fault
    return CriterionResult(name="answer format", passed=error is None, veto=True, detail=error.message if error else "")


@lru_cache(maxsize=256)
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator(json.loads(schema))


def _judge_field(
    task: Task, criterion: Criterion, answer: dict[str, Json] | None, judge: Judge | None
) -> CriterionResult:
    given = _part(answer, criterion.path)
    passed: bool | None
    if given is _MISSING:
        passed = False
    elif criterion.comparison == "judge":
        passed = judge(task, criterion, given) if judge else None
    else:
        truth = _part(task.truth, criterion.path)
        passed = truth is not _MISSING and COMPARISONS[criterion.comparison](given, truth, criterion.tolerance)
    return CriterionResult(name=f"answer: {criterion.path}", passed=passed, weight=criterion.weight)


def _part(value: Json, path: str) -> Json:
    try:
        return value_at(value, path)
    except (KeyError, IndexError, TypeError):
        return _MISSING


def _run(task: Task, verifier: Verifier | None, answer: Json, before: State, after: State) -> list[CriterionResult]:
    """Judge by program. A check that an idle agent passes too is about preservation: a veto, never credit."""
    if verifier is None:
        raise EnvironmentFault(f"task {task.id} names the verification program {task.verifier}, which was not given")
    idle = run_verifier(task, verifier, None, before, before)
    return [
        CriterionResult(name=f"program: {name}", passed=passed, veto=idle.get(name, False))
        for name, passed in run_verifier(task, verifier, answer, before, after).items()
    ]


def run_verifier(task: Task, verifier: Verifier, answer: Json, before: State, after: State) -> dict[str, bool]:
    """Return what a verification program says: check name to outcome.

    Raises:
        EnvironmentFault: It crashed, or says nothing that can be used.
    """
    try:
        checks = dict(verifier(answer, task.truth, before, after))
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise EnvironmentFault(f"verification program {task.verifier} failed: {reason}") from error
    wrong = [name for name, passed in checks.items() if not isinstance(passed, bool)]
    if wrong or not checks:
        problem = f"says {checks[wrong[0]]!r} for '{wrong[0]}'" if wrong else "checks nothing"
        raise EnvironmentFault(f"verification program {task.verifier} {problem}; expected check name to True or False")
    return checks
