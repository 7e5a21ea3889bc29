"""Step oracles written anew: with steps left out, or in another order that their data flow allows."""

from collections.abc import Iterator, Mapping

from mcp_servers.contracts import Json, Oracle
from mcp_servers.runtime.expressions import source_of, sources_of


def without(oracle: Oracle, deleted: int) -> Oracle:
    """Return a step oracle without a step (from 1) and without the steps and answer fields that depend on it."""
    gone: set[str] = {str(deleted)}
    for number, step in enumerate(oracle.steps, start=1):
        if sources_of(step.arguments) & gone:
            gone.add(str(number))
    kept = [number for number in range(1, len(oracle.steps) + 1) if str(number) not in gone]
    return renumbered(oracle, kept)


def renumbered(oracle: Oracle, order: list[int]) -> Oracle:
    """Return a step oracle with these of its steps (from 1) in this order; answer fields that read others are dropped."""
    places = {str(number): str(place) for place, number in enumerate(order, start=1)}
    steps = [oracle.steps[number - 1] for number in order]
    return Oracle(
        steps=tuple(step.model_copy(update={"arguments": _renamed(step.arguments, places)}) for step in steps),
        answer={
            name: _renamed(expression, places)
            for name, expression in oracle.answer.items()
            if all(source.startswith("slot.") or source in places for source in sources_of(expression))
        },
    )


def _renamed(expression: Json, places: Mapping[str, str]) -> Json:
    if isinstance(expression, dict):
        return {name: _renamed(item, places) for name, item in expression.items()}
    if isinstance(expression, list):
        return [_renamed(item, places) for item in expression]
    source = source_of(expression)
    return expression if source.startswith("slot.") else f"${places[source]}{expression[1 + len(source) :]}"


def neighbours_swapped(oracle: Oracle) -> Iterator[list[int]]:
    """Yield the orders in which one step changes places with the one before it, where it does not depend on it."""
    steps = oracle.steps
    for number in range(2, len(steps) + 1):
        if str(number - 1) not in sources_of(steps[number - 1].arguments):
            order = list(range(1, len(steps) + 1))
            order[number - 2 : number] = [number, number - 1]
            yield order


def other_orders(oracle: Oracle) -> Iterator[list[int]]:
    """Yield every order that the data flow allows but that of the oracle and those with two neighbours swapped."""
    needs = [{int(source) for source in sources_of(step.arguments) if source.isdigit()} for step in oracle.steps]
    given = list(range(1, len(needs) + 1))
    known = [given, *neighbours_swapped(oracle)]

    def orders(done: list[int]) -> Iterator[list[int]]:
        if len(done) == len(needs):
            yield done
        for number in reversed(given):
            if number not in done and needs[number - 1] <= set(done):
                yield from orders([*done, number])

    return (order for order in orders([]) if order not in known)
