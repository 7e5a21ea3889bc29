"""Which rows a writing tool would accept, judged by those of its rules that can be judged before it is called."""

from collections.abc import Mapping
from typing import Any

from generator.design.evaluation import Tables, evaluate
from generator.design.model import Design, Operation
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

    def _evaluate(self, expression: str, scope: Mapping[str, Any]) -> Any:
        try:
            return evaluate(expression, self._tables, scope, self._now, self._account)
        except ExpressionError:
            return _UNKNOWN  # it also reads what is not given yet
