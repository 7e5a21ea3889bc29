"""Which rows a writing tool would accept, judged by the rules that look at the row alone."""

from collections.abc import Mapping
from typing import Any

from generator.design.evaluation import Row, Tables, evaluate
from generator.design.model import Design, Operation
from generator.design.syntax import ExpressionError
from mcp_servers.contracts import State


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
        plural = self._design.entity(operation.entity).plural
        return frozenset(row.key for row in self._tables.rows(plural) if self._accepts(operation, row))

    def _accepts(self, operation: Operation, row: Row) -> bool:
        scope: dict[str, Any] = {operation.entity: row}
        for name, expression in operation.lets.items():
            value = self._evaluate(expression, scope)
            if value is not _UNKNOWN:
                scope[name] = value
        return all(self._evaluate(guard.expression, scope) is not False for guard in operation.guards)

    def _evaluate(self, expression: str, scope: Mapping[str, Any]) -> Any:
        try:
            return evaluate(expression, self._tables, scope, self._now, self._account)
        except ExpressionError:
            return _UNKNOWN  # the rule also reads what the caller gives


_UNKNOWN = object()
