"""Calls on the rows as they are, with which the search of a tool begins."""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random

from generator.design.model import Operation
from generator.testing.goals import UNKNOWN_ID, UNSEEN_TEXT
from generator.testing.leaves import Leaves
from generator.testing.stage import Scenario, Stage
from mcp_servers.contracts import Json

_VALUES = 6


def natural_calls(operation: Operation, leaves: Leaves, stage: Stage, most: int) -> Iterator[Scenario]:
    """Yield calls with required arguments only, with ids nobody has, pages, then with each optional argument and several.

    Args:
        operation: What the tool was made from.
        leaves: Its parameters and their values.
        stage: Where pages are turned.
        most: How many with required arguments; of those with several, a quarter.
    """
    required = [name for name, domain in leaves.parameters.items() if domain.required]
    optional = [name for name in leaves.parameters if name not in required and name != "page"]
    picks = Random(int.from_bytes(blake2b(f"{operation.name}/calls".encode(), digest_size=8).digest(), "big"))
    plain = [Scenario(operation.name, arguments) for arguments in _combinations(leaves, required, picks, most)]
    if not plain:
        return
    yield from plain
    if operation.kind != "search":
        yield from (plain[0].with_argument(name, UNKNOWN_ID) for name in leaves.targets)
    if "page" in leaves.parameters:
        yield from _pages(plain[0], stage)
    for name in optional:
        domain = leaves.parameters[name]
        if domain.type == "text" and operation.kind == "search":
            yield plain[0].with_argument(name, UNSEEN_TEXT)
        for position, value in enumerate(picks.sample(domain.values, min(len(domain.values), _VALUES))):
            yield plain[position % len(plain)].with_argument(name, value)
    if len(optional) > 1:
        for arguments in _combinations(leaves, required + optional, picks, most // 4):
            chosen = {name: value for name, value in arguments.items() if name in required or picks.random() < 0.5}
            yield Scenario(operation.name, chosen)


def _pages(scenario: Scenario, stage: Stage) -> Iterator[Scenario]:
    """Yield the pages after the first one of what a search finds."""
    outcome = stage.play(scenario)
    while outcome and outcome.succeeded and "next_page" in outcome.result:
        scenario = scenario.with_argument("page", outcome.result["next_page"])
        yield scenario
        outcome = stage.play(scenario)


def _combinations(leaves: Leaves, names: list[str], picks: Random, count: int) -> Iterator[dict[str, Json]]:
    """Yield argument sets: each value of the first parameter in turn, the others drawn."""
    if not names:
        yield {}
        return
    pools = {name: leaves.parameters[name].values for name in names}
    if not all(pools.values()):
        return
    for position in range(count if len(names) > 1 else min(count, len(pools[names[0]]))):
        yield {
            name: pool[position % len(pool)] if name == names[0] else picks.choice(pool) for name, pool in pools.items()
        }
