"""Two readings of the same rules: the evaluator over rows in memory, and the rendered tools over SQLite."""

from collections.abc import Iterator
from typing import Any

from generator.database.streams import Stream
from generator.design.evaluation import Row, Tables, evaluate
from generator.design.model import Design, Input, Operation
from mcp_servers.contracts import Json
from mcp_servers.runtime import LoadedEnvironment, open_session, shift


def disagreements(design: Design, environment: LoadedEnvironment, calls: int) -> Iterator[str]:
    """Call every writing tool with random arguments; yield each call whose refusal is not the one that the rules give."""
    world = environment.manifest.world
    rows = {table: [dict(row) for row in content.values()] for table, content in environment.start_state.items()}
    tables = Tables(design, rows)
    account = tables.row(design.account.entity, world.account) if design.account else None
    for operation in design.operations:
        for number in range(calls if operation.writes else 0):
            stream = Stream(1, design.name, operation.name, number)
            scope, arguments = draw_call(operation, tables, design, stream)
            expected = first_refusal(operation, tables, scope, world.now, account)
            with open_session([environment]) as session:
                result = session.call(operation.name, arguments)
            got = result.text if result.is_error else ""
            if got != expected:
                yield f"{operation.name} {arguments}: '{got}' instead of '{expected}'"


def first_refusal(operation: Operation, tables: Tables, scope: dict[str, Any], now: str, account: Row | None) -> str:
    """Return the message of the first guard that does not hold, or an empty text."""
    for guard in operation.guards:
        names = dict(scope)
        for name, rule in operation.lets.items():
            if name in guard.expression or any(name in other for other in operation.lets.values()):
                names[name] = evaluate(rule, tables, names, now, account)
        if not evaluate(guard.expression, tables, names, now, account):
            return guard.message
    return ""


def draw_call(
    operation: Operation, tables: Tables, design: Design, stream: Stream
) -> tuple[dict[str, Any], dict[str, Json]]:
    """Return inputs as the evaluator and as the tool take them."""
    scope: dict[str, Any] = {}
    arguments: dict[str, Json] = {}
    for item in operation.inputs:
        scope[item.name] = item.default
        if (not item.required or item.default is not None) and stream.integer(1, 10) <= 4:
            continue
        if item.type == "reference":
            row = stream.pick(tables.rows(design.entity(item.target).plural))
            scope[item.name], arguments[f"{item.name}_id"] = row, row.key
        else:
            scope[item.name] = arguments[item.name] = draw_value(item, design.now, stream)
    return scope, arguments


def draw_value(item: Input, now: str, stream: Stream) -> Json:
    """Return a value that the tool's schema allows."""
    low, high = item.minimum or 0, item.maximum if item.maximum is not None else (item.minimum or 0) + 500
    values: dict[str, Any] = {
        "enum": lambda: stream.pick(item.values),
        "boolean": lambda: stream.integer(0, 1) == 1,
        "integer": lambda: stream.integer(low, high),
        "money": lambda: stream.integer(low, high),
        "decimal": lambda: float(stream.integer(low, high)),
        "day": lambda: shift(now[:10], days=stream.integer(-5, 30)),
        "moment": lambda: shift(now, minutes=15 * stream.integer(-400, 2000)),
        "text": lambda: f"text {stream.integer(1, 50)}",
    }
    return values[item.type]()
