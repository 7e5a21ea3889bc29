"""How near a call comes to the turning point of each comparison that it makes.

Most guards compare sums and times. Knowing that a call was three seats short of a refusal tells a search where to go on.
"""

import ast
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import datetime
from types import CodeType, FunctionType

from generator.testing.mutation import code_in_place, compile_function, functions_of, parse_function
from generator.testing.stage import Outcome, Scenario, Stage
from mcp_servers.contracts import Json
from mcp_servers.runtime import Tool

_NAME = "measured_operand"
_ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)

Distances = Mapping[str, float]
"""Place of a comparison to the least distance between its sides there: a difference of numbers, or minutes."""


class Gauge:
    """Plays scenarios with code that notes both sides of every ``<``, ``<=``, ``>`` and ``>=`` of a tool."""

    def __init__(self, stage: Stage, tool: Tool) -> None:
        self._stage = stage
        self._codes: list[tuple[FunctionType, CodeType]] = []
        for function in functions_of(tool):
            tree = _Measuring(function.__name__).visit(parse_function(function))
            self._codes.append((function, compile_function(tree, function.__code__.co_filename)))
        self._sides: dict[str, list[Json]] = {}

    def play(self, scenario: Scenario) -> tuple[Outcome | None, Distances]:
        """Return the outcome of a scenario, and how near it came to the turning points it passed."""
        self._sides = {}
        with self._in_place():
            outcome = self._stage.play(scenario)
        return outcome, {
            place: min((distance(*pair) for pair in zip(sides[::2], sides[1::2], strict=False)), default=float("inf"))
            for place, sides in self._sides.items()
        }

    def _note(self, name: str, value: Json) -> Json:
        self._sides.setdefault(name, []).append(value)
        return value

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        with ExitStack() as stack:
            for function, code in self._codes:
                stack.enter_context(code_in_place(function, code))
                function.__globals__[_NAME] = self._note
            try:
                yield
            finally:
                for function, _ in self._codes:
                    function.__globals__.pop(_NAME, None)


def place(function: str, line: int) -> str:
    """Return the name of the place where a comparison stands."""
    return f"{function}:{line}"


def distance(left: Json, right: Json) -> float:
    """Return how far two compared values are apart; infinitely far where there is no telling."""
    if isinstance(left, str) and isinstance(right, str):
        try:
            return abs((datetime.fromisoformat(left) - datetime.fromisoformat(right)).total_seconds()) / 60
        except ValueError:
            return float("inf")
    if isinstance(left, int | float) and isinstance(right, int | float):
        return abs(left - right)
    return float("inf")


class _Measuring(ast.NodeTransformer):
    """Wraps both sides of each simple ordering comparison in a call that notes them."""

    def __init__(self, function: str) -> None:
        self._function = function

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        self.generic_visit(node)
        if len(node.ops) > 1 or not isinstance(node.ops[0], _ORDER):
            return node
        name = ast.Constant(place(self._function, node.lineno))
        sides = [ast.Call(ast.Name(_NAME, ast.Load()), [name, side], []) for side in (node.left, *node.comparators)]
        return ast.copy_location(ast.Compare(sides[0], node.ops, [sides[1]]), node)
