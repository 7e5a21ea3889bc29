"""What the tests of a tool must show, besides catching mutants: that it succeeds, refuses, filters, pages and finds nothing."""

from collections.abc import Iterable, Iterator

from generator.design.model import Operation
from generator.testing.checks import Check, is_page
from generator.testing.leaves import Leaves
from generator.testing.stage import Outcome, Scenario, Stage
from mcp_servers.runtime import Tool

UNKNOWN_ID = "xx-0000"
UNSEEN_TEXT = "Unheard of"


def goals_of(operation: Operation, tool: Tool, leaves: Leaves) -> list[str]:
    """Return the goals of a tool's tests, in words."""
    goals = ["succeeds", "changes rows"] if tool.writes else ["succeeds"]
    goals += [f"refuses: {guard.message}" for guard in operation.guards]
    if operation.kind == "search":
        goals += ["finds nothing", "turns the page"]
    if operation.kind in ("search", "report"):
        goals += [f"filters by {name}" for name in leaves.parameters if name != "page"]
    else:
        goals += [f"looks up {name}" for name in leaves.targets]
    if tool.writes:
        goals += [f"takes {name}" for name, domain in leaves.parameters.items() if not domain.required]
    return goals


_SHOWN_BY_TOTAL = ("succeeds", "filters", "finds")


def shown_by(check: Check, goals: Iterable[str]) -> set[str]:
    """Return those of the goals that a scenario meets which also show when only this check is asserted."""
    if check == "allowed":
        return {goal for goal in goals if goal == "succeeds"}
    if check == "total":
        return {goal for goal in goals if goal.startswith(_SHOWN_BY_TOTAL)}
    return set(goals)


def met(scenario: Scenario, outcome: Outcome, stage: Stage) -> Iterator[str]:
    """Yield the goals that a scenario meets."""
    if outcome.refusal:
        yield f"refuses: {outcome.refusal}"
        yield from (f"looks up {name}" for name, value in scenario.arguments.items() if value == UNKNOWN_ID)
        return
    yield "succeeds"
    if outcome.changes:
        yield "changes rows"
    yield from (f"takes {name}" for name in scenario.arguments)
    if not is_page(outcome.result):
        return
    if not outcome.result["total"]:
        yield "finds nothing"
    elif scenario.arguments.get("page", 1) > 1 and outcome.result["items"]:
        yield "turns the page"
    else:
        for name in scenario.arguments:
            wider = stage.play(scenario.with_argument(name, None))
            if wider and wider.succeeded and wider.result != outcome.result:
                yield f"filters by {name}"
