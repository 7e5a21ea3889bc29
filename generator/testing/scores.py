"""How many mutants of a server's tools its tests catch."""

import logging
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from generator.testing.effort import WHOLE, Effort
from generator.testing.mutation import Mutant, mutants_of
from generator.testing.runner import UnitTest
from mcp_servers.runtime import LoadedEnvironment
from mcp_servers.runtime.testing import Bench

RULES = ("guard", "comparison", "filter")
"""The categories that say whether a server's rules are tested; the others are counted beside them."""


@dataclass(frozen=True)
class Score:
    """Mutants made and caught, by category, and which survived."""

    made: Mapping[str, int]
    caught: Mapping[str, int]
    survivors: tuple[str, ...]

    def share(self, *categories: str) -> float:
        """Return the share caught of some categories (of all by default); 1 where there is nothing to catch."""
        chosen = categories or tuple(self.made)
        made = sum(self.made.get(category, 0) for category in chosen)
        return sum(self.caught.get(category, 0) for category in chosen) / made if made else 1.0


def measure(
    environment: LoadedEnvironment,
    tests: Iterable[UnitTest],
    effort: Effort = WHOLE,
    users: Mapping[str, list[UnitTest]] | None = None,
) -> Score:
    """Put faults into the loaded tools in turn, and run the tests that call a tool with one until a test fails.

    Args:
        environment: The server.
        tests: Its tests.
        effort: Which share of the faults is tried.
        users: Tool to the tests that call it, where that is known; else each test is run once to see.
    """
    with _quiet():
        mutants = effort.sample(mutants_of(environment.toolset), "measure")
        return _measure(environment, mutants, users or _tests_by_tool(environment, tests))


def _measure(environment: LoadedEnvironment, mutants: Iterable[Mutant], users: Mapping[str, list[UnitTest]]) -> Score:
    made: dict[str, int] = {}
    caught: dict[str, int] = {}
    survivors = []
    for mutant in mutants:
        made[mutant.category] = made.get(mutant.category, 0) + 1
        if _is_caught(mutant, environment, users):
            caught[mutant.category] = caught.get(mutant.category, 0) + 1
        else:
            survivors.append(f"{mutant.category}: {mutant}")
    return Score(made, caught, tuple(survivors))


def _is_caught(mutant: Mutant, environment: LoadedEnvironment, users: Mapping[str, list[UnitTest]]) -> bool:
    with mutant.applied():
        return any(test.failure(environment) for tool in mutant.tools for test in users.get(tool, ()))


def _tests_by_tool(environment: LoadedEnvironment, tests: Iterable[UnitTest]) -> dict[str, list[UnitTest]]:
    """Run each test once and note the tools that it calls."""
    users: dict[str, list[UnitTest]] = {}
    for test in tests:
        bench = Bench(environment)
        test.run(bench)
        for tool in dict.fromkeys(entry.tool for entry in bench.session.journal):
            users.setdefault(tool, []).append(test)
    return users


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep the log free of the errors of faulty tools."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
