"""Programs as source text."""

from collections.abc import Mapping, Sequence

from generator.tasks.programs.pieces import Population, View
from generator.tasks.signatures import Parameter, Signature

_TYPES = {"integer": "int", "money": "int", "decimal": "float", "boolean": "bool"}


def solution(name: str, slots: Mapping[str, Parameter], summary: str, body: Sequence[str]) -> str:
    """Return the source of a solution program."""
    given = ", ".join(f"{slot}: {_TYPES.get(item.input.type, 'str')}" for slot, item in slots.items())
    slots_given = f", *, {given}" if given else ""
    head = f"def solve_{name}(tools: Tools{slots_given}) -> dict[str, Json]:"
    return "\n".join([head, f'    """{summary}"""', *(f"    {line}" for line in body)])


def verification(name: str, summary: str, body: Sequence[str], checks: Mapping[str, str]) -> str:
    """Return the source of a verification program; ``checks`` are expressions by what they check."""
    head = f"def verify_{name}(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:"
    pairs = ", ".join(f'"{what}": {expression}' for what, expression in checks.items())
    return "\n".join([head, f'    """{summary}"""', *(f"    {line}" for line in body), f"    return {{{pairs}}}"])


def module(title: str, functions: Sequence[str]) -> str:
    """Return the source of a server's ``programs.py``, which wants formatting."""
    needed = "Json, Refused, State" if any("except Refused" in text for text in functions) else "Json, State"
    head = (
        f'"""Solutions and verifications of programmatic tasks on {title}."""\n\n'
        f"from mcp_servers.contracts import {needed}\n"
        "from mcp_servers.runtime import Tools, every_item\n"
    )
    return "\n\n\n".join([head, *functions]) + "\n"


def call(tool: Signature, arguments: Mapping[str, str]) -> str:
    """Return a call of a tool; arguments are expressions."""
    given = "".join(f", {name}={expression}" for name, expression in arguments.items())
    return f'tools("{tool.tool}"{given})'


def owner_lines(population: Population) -> list[str]:
    """Return the lines that find the row a population belongs to."""
    owner = population.owner
    return (
        [] if owner is None else [f'{owner.entity} = {call(owner.search, {owner.title.name: owner.slot})}["items"][0]']
    )


def items(population: Population) -> str:
    """Return the expression for all rows of a population, page by page."""
    given = {item.name: item.name for item in population.filters}
    if population.owner:
        given = {population.owner.link.name: f'{population.owner.entity}["id"]', **given}
    arguments = "".join(f", {name}={expression}" for name, expression in given.items())
    return f'every_item(tools, "{population.search.tool}"{arguments})'


def rows_of(view: View) -> str:
    """Return the expression for what a program reads: the items themselves, or what a second tool shows of each."""
    if view.detail is None:
        return items(view.population)
    entity = view.population.entity
    shown = call(view.detail, {view.detail.parameters[0].name: f'{entity}["id"]'})
    return f"[{shown} for {entity} in {items(view.population)}]"


def extreme_of(view: View, key: str, *, high: bool) -> str:
    """Return the expression for the row with the most or least of something."""
    entity = view.population.entity
    return f'{"max" if high else "min"}({rows_of(view)}, key=lambda {entity}: {entity}["{key}"])'
