"""Writing the tests of a server folder."""

import shutil
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from generator.design.model import Design
from generator.testing.cases import Case
from generator.testing.domains import Domains
from generator.testing.effort import WHOLE, Effort
from generator.testing.mutation import Mutant, mutants_of
from generator.testing.render import TestText, render_conftest, render_module, render_tests, render_unknown_ids
from generator.testing.search import Search
from generator.testing.selection import choose
from generator.testing.shown import Shown
from generator.testing.stage import Stage
from mcp_servers.runtime import load_environment


@dataclass
class TestReport:
    """What the tests of a server are, and what no test was found for."""

    files: list[str] = field(default_factory=list)
    tests: int = 0
    mutants: int = 0
    survivors: list[str] = field(default_factory=list)
    """Faults that no scenario makes visible."""
    shown: dict[str, Shown] = field(default_factory=dict)
    """Tool to what its tests show of it."""
    crashes: dict[str, list[str]] = field(default_factory=dict)
    """Tool to the errors of its own that calls led to on the world's rows: a faulty tool."""
    possible_crashes: dict[str, list[str]] = field(default_factory=dict)
    """Likewise on rows that the design allows, though it may be that no call ever leads to them."""

    @property
    def unmet(self) -> dict[str, list[str]]:
        """Tool to the goals, in words, that no test meets."""
        return {name: list(one.unmet) for name, one in self.shown.items() if one.unmet}


def write_tests(design: Design, folder: Path, effort: Effort = WHOLE) -> TestReport:
    """Write ``test_tools.py``, or ``test_tools/`` with a module per resource where the tools are a package.

    Args:
        design: What the server's tools were made from.
        folder: The server folder: manifest, schema, rows and tools.
        effort: How long they are looked for.

    Raises:
        InputError: The folder cannot be loaded.
    """
    environment = load_environment(folder)
    stage = Stage(environment)
    domains = Domains(design, stage)
    mutants = effort.sample(mutants_of(environment.toolset), "search")
    report = TestReport(mutants=len(mutants))
    modules: dict[str, list[TestText]] = {}
    chosen: list[Case] = []
    uncaught: set[Mutant] = set(mutants)
    for name, tool in environment.toolset.items():
        operation = design.operation(name)
        search = Search(stage, domains, operation, [mutant for mutant in mutants if name in mutant.tools], effort)
        found = search.run()
        cases = choose(found.cases, search.judge.replay)
        uncaught -= {goal for case in cases for goal in case.goals if isinstance(goal, Mutant)}
        report.shown[name] = Shown(
            parameters=len(tool.input_schema.get("properties", {})),
            inert=tuple(found.inert),
            unmet=tuple(goal for goal in found.unmet if isinstance(goal, str)),
            changed=_changed(cases),
        )
        for error, scenario in found.crashes.items():
            crashes = report.possible_crashes if scenario.cells else report.crashes
            crashes.setdefault(name, []).append(f"{error} ({scenario.key})")
        modules.setdefault(tool.function.__module__.rsplit(".", 1)[-1], []).extend(
            render_tests(design, operation, cases)
        )
        chosen += cases
    report.survivors = [str(mutant) for mutant in mutants if mutant in uncaught]
    unknown = render_unknown_ids(chosen)
    report.tests = sum(test.cases for tests in [*modules.values(), unknown] for test in tests)
    report.files = _write(folder, design, modules, unknown)
    return report


def _write(folder: Path, design: Design, modules: dict[str, list[TestText]], unknown: list[TestText]) -> list[str]:
    package = folder / "test_tools"
    single = folder / "test_tools.py"
    shutil.rmtree(package, ignore_errors=True)
    single.unlink(missing_ok=True)
    texts: dict[Path, str] = {}
    if (folder / "tools").is_dir():
        texts[package / "conftest.py"] = render_conftest()
        for resource, tests in modules.items():
            title = f"Tests of the tools for {resource.replace('_', ' ')} of {design.title}."
            texts[package / f"test_{resource}.py"] = render_module(title, tests, folder="")
        if unknown:
            title = f"Ids that nobody has, given to the tools of {design.title}."
            texts[package / "test_unknown_ids.py"] = render_module(title, unknown, folder="")
        package.mkdir()
    else:
        tests = [test for listed in modules.values() for test in listed]
        texts[single] = render_module(f"Tests of the tools of {design.title}.", [*tests, *unknown])
    for path, text in texts.items():
        path.write_text(text, "utf-8", newline="\n")
    return [str(path.relative_to(folder)) for path in texts]


def _changed(cases: Iterable[Case]) -> dict[str, int]:
    """Return table to the most rows of it that change in one case."""
    most: Counter[str] = Counter()
    for case in cases:
        most |= Counter(change[0] for change in case.outcome.changes)
    return dict(sorted(most.items()))
