"""What a call passes on its way: the statements that it reaches, and how near it comes to turning at a comparison.

A fault in a statement that a call does not reach cannot change it, so it need not be tried. And most guards compare sums and
times: knowing that a call was three seats short of a refusal tells a search where to go on.
"""

import ast
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime
from types import CodeType, FunctionType

from generator.testing.mutation import code_in_place, compile_function, functions_of, parse_function, place
from generator.testing.stage import Outcome, Scenario, Stage
from mcp_servers.contracts import Json
from mcp_servers.runtime import Tool

_REACHED, _OPERAND = "reached_statement", "measured_operand"
_ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_FAR = float("inf")


@dataclass(frozen=True)
class Run:
    """A scenario as it was played."""

    scenario: Scenario
    outcome: Outcome
    reached: frozenset[str]
    """Places of the statements that were reached."""
    distances: Mapping[str, float]
    """Place to the least distance between the sides of a comparison there: a difference of numbers, or minutes."""


class Gauge:
    """Plays scenarios with code that notes its statements and both sides of every ``<``, ``<=``, ``>`` and ``>=``."""

    def __init__(self, stage: Stage, tool: Tool) -> None:
        self._stage = stage
        self._codes: list[tuple[FunctionType, CodeType]] = []
        for function in functions_of(tool):
            tree = parse_function(function)
            _Measuring(function.__name__).visit(tree)
            ast.fix_missing_locations(tree)
            self._codes.append((function, compile_function(tree, function.__code__.co_filename)))
        self._known: dict[str, Run | None] = {}
        self._reached: set[str] = set()
        self._sides: dict[str, list[Json]] = {}

    def play(self, scenario: Scenario) -> Run | None:
        """Play a scenario, once; ``None`` where the schema forbids what it arranges."""
        if scenario.exact_key in self._known:
            self._stage.plays += 1
        else:
            self._known[scenario.exact_key] = self._play(scenario)
        return self._known[scenario.exact_key]

    def _play(self, scenario: Scenario) -> Run | None:
        self._reached, self._sides = set(), {}
        with self._in_place():
            outcome = self._stage.play_anew(scenario)
        self._stage.remember(scenario, outcome)
        if outcome is None:
            return None
        distances = {
            where: min((distance(*pair) for pair in zip(sides[::2], sides[1::2], strict=False)), default=_FAR)
            for where, sides in self._sides.items()
        }
        return Run(scenario, outcome, frozenset(self._reached), distances)

    def _note(self, where: str, value: Json) -> Json:
        self._sides.setdefault(where, []).append(value)
        return value

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        with ExitStack() as stack:
            for function, code in self._codes:
                stack.enter_context(code_in_place(function, code))
                function.__globals__.update({_REACHED: self._reached.add, _OPERAND: self._note})
            try:
                yield
            finally:
                for function, _ in self._codes:
                    function.__globals__.pop(_REACHED, None)
                    function.__globals__.pop(_OPERAND, None)


def distance(left: Json, right: Json) -> float:
    """Return how far two compared values are apart; infinitely far where there is no telling."""
    if isinstance(left, str) and isinstance(right, str):
        try:
            return abs((datetime.fromisoformat(left) - datetime.fromisoformat(right)).total_seconds()) / 60
        except ValueError:
            return _FAR
    if isinstance(left, int | float) and isinstance(right, int | float):
        return abs(left - right)
    return _FAR


class _Measuring(ast.NodeTransformer):
    """Has each statement of a function note that it is reached, and each simple ordering comparison note its sides."""

    def __init__(self, function: str) -> None:
        self._function = function
        self._where = ast.Constant("")

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        if not isinstance(node, ast.stmt) or isinstance(node, ast.FunctionDef):
            return super().visit(node)  # type: ignore[no-any-return]
        outer, self._where = self._where, ast.Constant(place(self._function, node.lineno))
        note = ast.Expr(ast.Call(ast.Name(_REACHED, ast.Load()), [self._where], []))
        changed = self.generic_visit(node)
        self._where = outer
        assert isinstance(changed, ast.stmt)
        return [ast.copy_location(note, node), changed]

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        self.generic_visit(node)
        if len(node.ops) > 1 or not isinstance(node.ops[0], _ORDER):
            return node
        left, right = (
            ast.Call(ast.Name(_OPERAND, ast.Load()), [self._where, side], []) for side in (node.left, *node.comparators)
        )
        return ast.copy_location(ast.Compare(left, node.ops, [right]), node)
