"""Which parameters of a tool do something: of the others no value was seen to change a result or a row."""

from collections.abc import Iterable, Iterator

from generator.testing.leaves import Leaves
from generator.testing.stage import Scenario, Stage
from mcp_servers.contracts import Json

_CALLS = 120
"""Calls that are tried with other values of one parameter."""
_VALUES = 8
"""Values that are tried in each call."""


def inert_parameters(leaves: Leaves, stage: Stage, calls: Iterable[Scenario]) -> list[str]:
    """Return the parameters of a tool that make no difference to any of some calls, in the order of the tool.

    Args:
        leaves: The tool's parameters and their values.
        stage: Where calls are played.
        calls: Some that succeed and some that are refused.
    """
    tried = sorted(calls, key=lambda call: len(call.cells))[:_CALLS]
    return [name for name in leaves.parameters if not any(_matters(name, leaves, stage, call) for call in tried)]


def _matters(name: str, leaves: Leaves, stage: Stage, call: Scenario) -> bool:
    """Whether another value of a parameter has a call end otherwise, one of the two calls being no refusal."""
    outcome = stage.play(call)
    if outcome is None or outcome.crash:
        return False
    others = (stage.play(call.with_argument(name, value)) for value in _values(name, leaves, call))
    return any(
        other is not None and not other.crash and other != outcome and (outcome.succeeded or other.succeeded)
        for other in others
    )


def _values(name: str, leaves: Leaves, call: Scenario) -> Iterator[Json]:
    """Yield other values of a parameter: none where it may be left out, then some of its own from all over its range."""
    domain, current = leaves.parameters[name], call.arguments.get(name)
    if not domain.required and current is not None:
        yield None
    others = [value for value in domain.values if value != current]
    yield from others[:: max(1, len(others) // _VALUES)][:_VALUES]
