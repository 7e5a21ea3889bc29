"""Scenarios one step away from another: one value changed, or two columns of one row."""

from collections.abc import Iterator, Mapping

from generator.testing.checks import kind_of
from generator.testing.gauge import Run
from generator.testing.leaves import Key, Leaf, Leaves
from generator.testing.stage import Outcome, Scenario, Stage
from generator.testing.thresholds import thresholds
from mcp_servers.contracts import Json

_VALUES = 6
"""Values tried of what has no order."""


class Variations:
    """Makes the variations of one tool's scenarios, those most likely to matter first."""

    def __init__(self, leaves: Leaves, stage: Stage) -> None:
        self._leaves = leaves
        self._stage = stage

    def of(self, run: Run) -> Iterator[tuple[Leaf, Scenario]]:
        """Yield what is varied and the scenario: rows that refer to the call, each argument and near cell, pairs of cells."""
        scenario = run.scenario
        near = self._leaves.near(scenario, run.outcome)
        context = self._leaves.context(scenario, near)
        for cell, key in self._leaves.adoptions(scenario, run.outcome):
            yield cell, self._leaves.vary(scenario, cell, key)
        for leaf in self._leaves.of(near):
            for value in self._values(scenario, leaf, context, near):
                yield leaf, self._leaves.vary(scenario, leaf, value)
        for row in near:
            for leaf, varied in self._within_row(scenario, row, context, near):
                yield leaf, varied

    def _within_row(
        self, scenario: Scenario, row: Key, context: list[tuple[str, Json]], near: Mapping[Key, None]
    ) -> Iterator[tuple[Leaf, Scenario]]:
        """Yield scenarios in which a row has another state and, with it, another value of an ordered column."""
        cells = self._leaves.cells(row)
        states = [cell for cell in cells if not self._leaves.domain(cell).ordered]
        amounts = [cell for cell in cells if self._leaves.domain(cell).ordered]
        for state in states:
            for value in self._values(scenario, state, context, near):
                other = self._leaves.vary(scenario, state, value)
                for amount in amounts:
                    for turned in self._turning_points(other, amount, context):
                        yield amount, self._leaves.vary(other, amount, turned)

    def _values(
        self, scenario: Scenario, leaf: Leaf, context: list[tuple[str, Json]], near: Mapping[Key, None]
    ) -> Iterator[Json]:
        domain = self._leaves.domain(leaf)
        current = self._leaves.value(scenario, leaf)
        if not domain.required and current is not None:
            yield None
        if domain.ordered:
            yield from self._turning_points(scenario, leaf, context)
        elif domain.type == "reference":
            keys = set(domain.values)
            close = [key for _, key in near if key in keys and key != current][:_VALUES]
            yield from close
            yield from [key for key in domain.values[: 2 * _VALUES] if key not in close and key != current][:2]
        elif domain.type == "text" and not isinstance(leaf, str):
            yield from dict.fromkeys(value for kind, value in context if kind == "text" and value != current)
        else:
            yield from [value for value in domain.values if value != current][:_VALUES]

    def _turning_points(self, scenario: Scenario, leaf: Leaf, context: list[tuple[str, Json]]) -> Iterator[Json]:
        """Yield the values next to where the outcome changes its kind, then those where it changes at all."""
        domain = self._leaves.domain(leaf)
        values = [value for kind, value in context if kind == domain.type]
        current = self._leaves.value(scenario, leaf)
        known = [domain.rank(value) for value in (*values, current) if value is not None]
        played: dict[int, Outcome | None] = {}

        def play(rank: int) -> Outcome | None:
            if rank not in played:
                played[rank] = self._stage.play(self._leaves.vary(scenario, leaf, domain.at(rank)))
            return played[rank]

        def kind(rank: int) -> str:
            outcome = play(rank)
            return kind_of(outcome) if outcome else "impossible"

        probes = [domain.low, domain.high, *known]
        turning = [*thresholds(kind, probes), *thresholds(play, probes)]
        yield from (domain.at(rank) for rank in dict.fromkeys([*turning, *probes]))
