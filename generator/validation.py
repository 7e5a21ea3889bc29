"""Cross-validation of a written server: its folder loads, and tools, tests and design vouch for each other.

A tool is failing when calls crash it, its own tests fail or do not call it, or it reaches for what is not its world. The
pipeline drops failing tools, each with its reasons, and makes the folder again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.design.model import Design
from generator.testing.effort import WHOLE, Effort
from generator.testing.runner import UnitTest, load_tests
from generator.testing.scores import RULES, Score, measure
from mcp_servers.checks.gates.tools import code_is_pure, reading_tools_do_not_write, schemas_are_portable
from mcp_servers.checks.report import Finding, Report, found
from mcp_servers.contracts import InputError
from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.testing import Bench

MIN_GUARDS = 0.9
"""Share of removed guards that the tests must catch."""
MIN_RULES = 0.8
"""Share that they must catch of removed guards, flipped comparisons and ignored filters together."""


@dataclass(frozen=True)
class ValidationReport:
    """What validation found."""

    report: Report
    failing: Mapping[str, tuple[str, ...]]
    """Tool that must go, to the reasons."""
    score: Score | None = None
    """Mutants caught; ``None`` where the folder did not get that far."""

    @property
    def passed(self) -> bool:
        """Whether the folder may be published as it is."""
        return self.report.passed and not self.failing


@dataclass(frozen=True)
class _Trial:
    """One unit test, run once: the tools that it called, those of them that succeeded, and why it failed, if it did."""

    test: UnitTest
    called: frozenset[str]
    succeeded: frozenset[str]
    failure: str


def validate(
    folder: Path, design: Design, crashes: Mapping[str, Sequence[str]] | None = None, effort: Effort = WHOLE
) -> ValidationReport:
    """Check a server folder against its design and its own tests; nothing is written.

    Args:
        folder: The folder with manifest, schema, rows, tools and tests.
        design: What it was made from.
        crashes: Tool to its own errors that were met when its tests were looked for; no test holds such a call.
        effort: How many faults are planted to measure the tests.
    """
    try:
        environment = load_environment(folder)
        tests = load_tests(folder)
        findings = [_loads(environment), _as_designed(environment, design)]
    except InputError as error:
        return ValidationReport(Report(subject=design.name, findings=(found("folder loads", [str(error)]),)), {})
    findings += [gate(environment) for gate in (code_is_pure, schemas_are_portable, reading_tools_do_not_write)]
    trials = [_try(test, environment) for test in tests]
    failing = _failing_tools(environment, trials, crashes or {})
    score = measure(environment, tests, effort, _users(trials)) if not failing else None
    findings += [_tests_pass(trials), *(_strong(score) if score else ())]
    return ValidationReport(Report(subject=design.name, findings=tuple(findings)), failing, score)


def _loads(environment: LoadedEnvironment) -> Finding:
    rows = {table: len(keys) for table, keys in environment.start_state.items()}
    return found("folder loads", [f"table {table} is empty" for table, count in rows.items() if not count], counts=rows)


def _as_designed(environment: LoadedEnvironment, design: Design) -> Finding:
    wanted = {operation.name: operation.writes for operation in design.operations}
    made = {name: tool.writes for name, tool in environment.toolset.items()}
    problems = [f"{name} is designed but there is no such tool" for name in wanted if name not in made]
    problems += [f"{name} is a tool that was not designed" for name in made if name not in wanted]
    problems += [
        f"{name} must be listed as {'writing' if wanted[name] else 'reading'}"
        for name in made
        if name in wanted and made[name] != wanted[name]
    ]
    return found("tools are those of the design", problems, counts={"tools": len(made), "writing": sum(made.values())})


def _try(test: UnitTest, environment: LoadedEnvironment) -> _Trial:
    bench = Bench(environment)
    failure = test.run(bench)
    journal = bench.session.journal
    succeeded = frozenset(entry.tool for entry in journal if not entry.result.is_error)
    return _Trial(test, frozenset(entry.tool for entry in journal), succeeded, failure)


def _users(trials: Iterable[_Trial]) -> dict[str, list[UnitTest]]:
    users: dict[str, list[UnitTest]] = {}
    for trial in trials:
        for tool in trial.called:
            users.setdefault(tool, []).append(trial.test)
    return users


def _failing_tools(
    environment: LoadedEnvironment, trials: Iterable[_Trial], crashes: Mapping[str, Sequence[str]]
) -> dict[str, tuple[str, ...]]:
    failing = {}
    for name in environment.toolset:
        own = [trial for trial in trials if name in trial.called or trial.test.name.startswith(f"test_{name}_")]
        reasons = [f"{trial.test.name}: {trial.failure}" for trial in own if trial.failure]
        if not any(name in trial.succeeded for trial in own):
            reasons.append("no test of it succeeds")
        reasons += [f"a call crashes it: {crash}" for crash in crashes.get(name, ())]
        if reasons:
            failing[name] = tuple(reasons)
    return failing


def _tests_pass(trials: list[_Trial]) -> Finding:
    problems = [f"{trial.test.name}: {trial.failure}" for trial in trials if trial.failure]
    return found("its own tests pass", problems, counts={"tests": len(trials)})


def _strong(score: Score) -> Iterable[Finding]:
    for gate, categories, least in (("removed guards", RULES[:1], MIN_GUARDS), ("broken rules", RULES, MIN_RULES)):
        share = score.share(*categories)
        made = {category: score.made.get(category, 0) for category in categories}
        problems = [] if share >= least else [f"{share:.0%} caught, at least {least:.0%} are needed", *score.survivors]
        yield found(f"tests catch {gate}", problems, counts=made)
