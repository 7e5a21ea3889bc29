"""Which rows a writing tool would accept, judged by those of its rules that can be judged before it is called."""

from collections.abc import Mapping
from typing import Any

from generator.database.ordering import names_in
from generator.design.evaluation import Tables, evaluate
from generator.design.model import Design, Guard, Operation
from generator.design.syntax import ExpressionError
from mcp_servers.contracts import Json, State

_UNKNOWN = object()


class Feasibility:
    """The rules of a design, evaluated on a world's start state."""

    def __init__(self, design: Design, state: State, now: str, account: str) -> None:
        rows = {table: [dict(row) for row in content.values()] for table, content in state.items()}
        self._design = design
        self._tables = Tables(design, rows)
        self._now = now
        self._account = self._tables.row(design.account.entity, account) if design.account and account else None

    def subjects(self, operation: Operation) -> frozenset[str]:
        """Return the ids of the rows that no rule about them alone keeps an operation from."""
        rows = self._tables.rows(self._design.entity(operation.entity).plural)
        return frozenset(row.key for row in rows if self.accepts(operation, {operation.entity: row.key}))

    def accepts(self, operation: Operation, given: Mapping[str, Json]) -> bool:
        """Whether no rule that looks at the given inputs alone keeps an operation from them.

        Args:
            operation: A writing operation.
            given: Input to value; for a reference the id of a row of the start state.
        """
        targets = {operation.entity: operation.entity} | {item.name: item.target for item in operation.inputs}
        scope: dict[str, Any] = {
            name: self._tables.row(target, value) if (target := targets.get(name)) else value
            for name, value in given.items()
        }
        for name, expression in operation.lets.items():
            value = self._evaluate(expression, scope)
            if value is not _UNKNOWN:
                scope[name] = value
        return all(self._evaluate(guard.expression, scope) is not False for guard in operation.guards)

    def verdicts(self, operation: Operation, guard: Guard, most: int) -> frozenset[bool]:
        """Return what a rule says of the rows that it looks at alone: whether it accepts one, and whether it refuses one.

        Args:
            operation: A writing operation.
            guard: One of its rules; one that looks at several inputs says nothing here.
            most: Rows of a table that are tried.
        """
        named = names_in(guard.expression)
        seen: set[bool] = set()
        for item in operation.inputs:
            rows = (
                self._tables.rows(self._design.entity(item.target).plural) if item.target and item.name in named else []
            )
            for row in rows[:most]:
                found = self._evaluate(guard.expression, {item.name: row})
                seen |= set() if found is _UNKNOWN else {bool(found)}
                if found is _UNKNOWN or len(seen) > 1:
                    break
        return frozenset(seen)

    def _evaluate(self, expression: str, scope: Mapping[str, Any]) -> Any:
        try:
            return evaluate(expression, self._tables, scope, self._now, self._account)
        except ExpressionError:
            return _UNKNOWN  # it also reads what is not given yet
