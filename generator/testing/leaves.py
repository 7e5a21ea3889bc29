"""What can be varied about a scenario: its arguments, and columns of the rows that the call could look at."""

import inspect
import re
from collections.abc import Iterator, Mapping
from itertools import islice

from generator.design.model import Operation
from generator.testing.checks import is_page
from generator.testing.domains import Domain, Domains
from generator.testing.mutation import functions_of
from generator.testing.stage import Cell, Outcome, Scenario, Stage
from mcp_servers.contracts import Json
from mcp_servers.runtime import Tool

Key = tuple[str, str]
"""Table and id of a row."""

Leaf = str | Cell
"""An argument by name, or a cell."""

_RELATED_ROWS = 2
"""Rows tried of each table that could matter, of those related to the call and of those that are not."""


class Leaves:
    """The leaves of one tool's scenarios. Only columns that the tool's source mentions are worth varying."""

    def __init__(self, domains: Domains, operation: Operation, tool: Tool, stage: Stage) -> None:
        self.parameters = domains.parameters(operation, tool)
        self.targets = domains.targets(operation, tool)
        self._domains = domains
        self._operation = operation
        self._stage = stage
        words = _words_of(tool)
        self._tables = [table for table in domains.columns if table in words]
        self._columns = {
            table: [column for column in domains.columns[table] if column in words] for table in self._tables
        }

    def domain(self, leaf: Leaf) -> Domain:
        """Return the values that a leaf can take."""
        return self.parameters[leaf] if isinstance(leaf, str) else self._domains.columns[leaf[0]][leaf[2]]

    def value(self, scenario: Scenario, leaf: Leaf) -> Json:
        """Return the value that a leaf has in a scenario; ``None`` for an argument not given."""
        if isinstance(leaf, str):
            return scenario.arguments.get(leaf)
        return scenario.cells[leaf] if leaf in scenario.cells else self._stage.rows[leaf[0]][leaf[1]][leaf[2]]

    def vary(self, scenario: Scenario, leaf: Leaf, value: Json) -> Scenario:
        """Return the scenario with another value of a leaf."""
        if isinstance(leaf, str):
            return scenario.with_argument(leaf, value)
        if value == self._stage.rows[leaf[0]][leaf[1]][leaf[2]]:
            return scenario.without_cell(leaf)
        return scenario.with_cell(leaf, value)

    def of(self, near: Mapping[Key, None]) -> Iterator[Leaf]:
        """Yield the leaves of a scenario: arguments, then columns of near rows, then those of a few others."""
        yield from self.parameters
        for row in [*near, *self._strangers(near)]:
            yield from self.cells(row)

    def cells(self, row: Key) -> list[Cell]:
        """Return the cells of a row that the tool could look at."""
        table, key = row
        return [(table, key, column) for column in self._columns.get(table, ())]

    def adoptions(self, scenario: Scenario, outcome: Outcome) -> Iterator[tuple[Cell, str]]:
        """Yield references of other rows that could be turned to a row the call names, one of each column."""
        for target, key in dict.fromkeys(self._named(scenario, outcome)):
            for table in self._tables:
                columns = [name for name in self._columns[table] if self._domains.references[table].get(name) == target]
                for column in columns:
                    others = (row for row in self._stage.rows[table] if (table, row) != (target, key))
                    cells = ((table, row, column) for row in others)
                    strange = next((cell for cell in cells if self.value(scenario, cell) != key), None)
                    if strange:
                        yield strange, key

    def context(self, scenario: Scenario, near: Mapping[Key, None]) -> list[tuple[str, Json]]:
        """Return type and value of what the call can see: arguments and columns of near rows."""
        found: list[tuple[str, Json]] = [
            (self.parameters[name].type, value) for name, value in scenario.arguments.items() if name in self.parameters
        ]
        cells = [cell for row in near for cell in self.cells(row)]
        found += [(self.domain(cell).type, self.value(scenario, cell)) for cell in cells]
        return [(kind, value) for kind, value in found if value is not None]

    def near(self, scenario: Scenario, outcome: Outcome) -> dict[Key, None]:
        """Return the rows that a call names or finds, those they refer to, and a few that refer to them, in order."""
        named = dict.fromkeys(self._named(scenario, outcome))
        near = dict(named)
        for table, key in named:
            self._follow(scenario, table, key, near)
        for centre in (named, dict(near)):
            for table in self._tables:
                for key in islice(self._referring(scenario, table, centre, near), _RELATED_ROWS):
                    near[(table, key)] = None
                    self._follow(scenario, table, key, near)
        return near

    def _strangers(self, near: Mapping[Key, None]) -> Iterator[tuple[str, str]]:
        """Yield a few rows of each table that the tool mentions which have nothing to do with the call."""
        for table in self._tables:
            far = (key for key in self._stage.rows[table] if (table, key) not in near)
            yield from ((table, key) for key in islice(far, _RELATED_ROWS))

    def _named(self, scenario: Scenario, outcome: Outcome) -> Iterator[tuple[str, str]]:
        for name, table in self.targets.items():
            if scenario.arguments.get(name) in self._stage.rows[table]:
                yield table, scenario.arguments[name]
        design, account = self._domains.design, self._stage.environment.manifest.world.account
        if design.account and account:
            yield design.entity(design.account.entity).plural, account
        table = design.entity(self._operation.entity).plural
        if self._operation.kind == "report":
            yield from ((table, key) for key in islice(self._stage.rows[table], _RELATED_ROWS))
        elif is_page(outcome.result):
            items = [item["id"] for item in outcome.result["items"] if item["id"] in self._stage.rows[table]]
            yield from ((table, key) for key in items[:_RELATED_ROWS])

    def _follow(self, scenario: Scenario, table: str, key: str, near: dict[Key, None]) -> None:
        for column, target in self._domains.references[table].items():
            found = self.value(scenario, (table, key, column))
            if found is not None and (target, found) not in near and found in self._stage.rows[target]:
                near[(target, found)] = None
                self._follow(scenario, target, found, near)

    def _referring(
        self, scenario: Scenario, table: str, centre: Mapping[Key, None], near: Mapping[Key, None]
    ) -> Iterator[str]:
        """Yield the rows of a table, not near yet, that refer to a row of the centre."""
        references = self._domains.references[table]
        known = dict(near)
        arranged = [key for name, key, column in scenario.cells if name == table and column in references]
        found = {*arranged, *(key for row in centre for key in self._stage.referring(table, references, row))}
        for key in sorted(found, key=self._stage.places[table].__getitem__):
            targets = ((target, self.value(scenario, (table, key, column))) for column, target in references.items())
            if (table, key) not in known and any(target in centre for target in targets):
                yield key


def _words_of(tool: Tool) -> set[str]:
    """Return all words of a tool's source, its helpers' and the constants they name."""
    words: set[str] = set()
    for function in functions_of(tool):
        words.update(re.findall(r"\w+", inspect.getsource(function)))
        for name in sorted(words & function.__globals__.keys()):
            value = function.__globals__[name]
            if isinstance(value, str):
                words.update(re.findall(r"\w+", value))
    return words
