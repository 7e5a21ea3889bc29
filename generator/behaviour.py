"""What tools do, in kinds of behaviour: those that their designs say and that some test of them shows."""

from collections.abc import Iterator

from generator.database.ordering import names_in
from generator.design.completion import change_guard
from generator.design.model import Design, Guard, Operation
from generator.testing.shown import Shown
from generator.tools.signatures import parameter_name


def kinds_of(operation: Operation, design: Design, shown: Shown) -> Iterator[str]:
    """Yield the kinds of behaviour that a tool has and its tests show."""
    rules = [text for guard in own_guards(operation, shown) for text in _worked_out(operation, guard)]
    if operation.kind == "search":
        yield from _kinds_of_search(operation, shown)
    elif operation.kind == "read":
        yield "reading by lines"
    elif operation.kind == "update":
        yield "guarded update" if rules else "update"
    elif operation.kind != "report":
        yield {"get": "lookup"}.get(operation.kind, operation.kind)
    if operation.kind == "report" or (not operation.writes and any(" for " in text for text in _values(operation))):
        yield "aggregate"
    if operation.writes and any(" for " in rule for rule in rules):
        counting = any(word in rule for rule in rules for word in ("sum(", "count("))
        yield "capacity or quota rule" if counting else "rule over other rows"
    if any(names_in(rule) & {"now", "today"} for rule in rules):
        yield "time rule"
    if len(shown.changed) > 1:
        yield "cross-table write"
    written = {design.entity(effect.entity).plural for effect in operation.effects if effect.each}
    if any(shown.changed.get(table, 0) > 1 for table in written):
        yield "bulk"
    if operation.kind == "transition" and _leads_back(operation, design):
        yield "undo"


def is_guarded(operation: Operation) -> bool:
    """Tell whether a tool refuses more than rows that do not exist and calls that change nothing."""
    return bool(own_guards(operation, Shown()))


def own_guards(operation: Operation, shown: Shown) -> list[Guard]:
    """Return the rules of a tool that tests show, beside that an update changes something."""
    always = change_guard(operation)
    return [one for one in operation.guards if one != always and f"refuses: {one.message}" not in shown.unmet]


def _kinds_of_search(operation: Operation, shown: Shown) -> Iterator[str]:
    if "turns the page" not in shown.unmet:
        yield "paging"
    filters = [one for one in operation.inputs if f"filters by {parameter_name(one)}" not in shown.unmet]
    if filters:
        yield "filtered search"
    for match, kind in (("contains", "text search"), ("matching", "full text")):
        if any(one.match == match for one in filters):
            yield kind


def _worked_out(operation: Operation, guard: Guard) -> Iterator[str]:
    """Yield a rule and the values that it names."""
    yield guard.expression
    yield from (text for name, text in operation.lets.items() if name in names_in(guard.expression))


def _values(operation: Operation) -> Iterator[str]:
    yield from operation.lets.values()
    yield from (guard.expression for guard in operation.guards)


def _leads_back(operation: Operation, design: Design) -> bool:
    """Whether a transition leads to a state from which the row came before."""
    values = operation.effects[0].values if operation.effects else {}
    for field in design.entity(operation.entity).fields:
        to = values.get(field.name, "").strip('"')
        before = [one for one, after in field.moves if after == to]
        if any((to, one) in field.moves for one in before) and to == (field.default or ""):
            return True
    return False
