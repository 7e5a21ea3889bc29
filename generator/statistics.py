"""What a build made, counted: servers, tools and what they do, and why the rest was given up."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import median

from rich.table import Table

from generator.database.ordering import names_in
from generator.design.completion import change_guard
from generator.design.model import Design, Operation
from generator.workspace import read_stop
from mcp_servers.contracts import Environment

FINISHED = "gates"
"""Stage whose folder a finished server leaves."""


@dataclass(frozen=True)
class Made:
    """One finished server."""

    design: Design
    rows: int

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of behaviour that its tools have."""
        return frozenset(kind for operation in self.design.operations for kind in kinds_of(operation, self.design))


def finished(workspace: Path) -> Iterator[Made]:
    """Yield the servers that a build finished, by name."""
    for folder in sorted(workspace.glob(f"*/{FINISHED}/design.json")):
        manifest = Environment.model_validate_json((folder.parent / "server" / "environment.json").read_bytes())
        yield Made(Design.model_validate_json(folder.read_bytes()), manifest.counts.get("rows", 0))


def given_up(workspace: Path) -> Counter[str]:
    """Count the stages at which servers were given up."""
    stops = (read_stop(folder) for folder in sorted(workspace.iterdir()) if folder.is_dir())
    return Counter(stop.stage for stop in stops if stop)


def kinds_of(operation: Operation, design: Design) -> Iterator[str]:
    """Yield the kinds of behaviour that a tool has, by what its design says; its tests show each of them."""
    rules = [guard.expression for guard in operation.guards if guard != change_guard(operation)]
    rules += [text for name, text in operation.lets.items() if any(name in names_in(rule) for rule in rules)]
    worked_out = [
        *rules,
        *operation.lets.values(),
        *(text for effect in operation.effects for text in effect.values.values()),
    ]
    if operation.kind == "search":
        yield "paging"
        if operation.inputs:
            yield "filtered search"
        if any(item.match == "contains" for item in operation.inputs):
            yield "text search"
        if any(item.match == "matching" for item in operation.inputs):
            yield "full text"
    elif operation.kind == "read":
        yield "reading by lines"
    elif operation.kind in ("get", "create", "delete", "transition"):
        yield {"get": "lookup"}.get(operation.kind, operation.kind)
    elif operation.kind == "update":
        yield "guarded update" if rules else "update"
    if operation.kind == "report" or (not operation.writes and any(" for " in text for text in worked_out)):
        yield "aggregate"
    if operation.writes and any(" for " in rule for rule in rules):
        yield (
            "capacity or quota rule"
            if any(word in rule for rule in rules for word in ("sum(", "count("))
            else "rule over other rows"
        )
    if any(names_in(rule) & {"now", "today"} for rule in rules):
        yield "time rule"
    if len({effect.entity for effect in operation.effects}) > 1:
        yield "cross-table write"
    if any(effect.each for effect in operation.effects):
        yield "bulk"
    if operation.kind == "transition" and _leads_back(operation, design):
        yield "undo"


def _leads_back(operation: Operation, design: Design) -> bool:
    """Whether a transition leads to a state from which the row came before."""
    values = operation.effects[0].values if operation.effects else {}
    for field in design.entity(operation.entity).fields:
        to = values.get(field.name, "").strip('"')
        before = [one for one, after in field.moves if after == to]
        if any((to, one) in field.moves for one in before) and to == (field.default or ""):
            return True
    return False


def is_guarded(operation: Operation) -> bool:
    """Tell whether a tool refuses more than rows that do not exist and calls that change nothing."""
    return any(guard != change_guard(operation) for guard in operation.guards)


def summary(servers: Iterable[Made]) -> Table:
    """Return a table with a row for each kind of source: how many servers of what size, and what their tools do."""
    table = Table(
        "source", "servers", "tools", "write", "guarded", "tools a server", "tables", "rows", "kinds of behaviour"
    )
    known = list(servers)
    sources = sorted({made.design.provenance.kind for made in known})
    for kind, group in [
        *((one, [made for made in known if made.design.provenance.kind == one]) for one in sources),
        ("all", known),
    ]:
        tools = [operation for made in group for operation in made.design.operations]
        writes = [operation for operation in tools if operation.writes]
        if group:
            table.add_row(
                kind,
                str(len(group)),
                str(len(tools)),
                f"{len(writes) / len(tools):.0%}",
                f"{sum(map(is_guarded, writes)) / max(1, len(writes)):.0%}",
                f"{median(len(made.design.operations) for made in group):g}",
                f"{median(len(made.design.entities) for made in group):g}",
                f"{median(made.rows for made in group):g}",
                f"{median(len(made.kinds) for made in group):g}",
            )
    return table


def categories(servers: Iterable[Made]) -> Table:
    """Return a table of how many servers each category of the taxonomy has."""
    counts = Counter(made.design.taxonomy[0] for made in servers)
    table = Table("category", "servers", "share")
    for category, count in counts.most_common():
        table.add_row(category, str(count), f"{count / counts.total():.0%}")
    return table


def behaviours(servers: Iterable[Made]) -> Table:
    """Return a table of how many tools have each kind of behaviour."""
    tools = [(operation, made.design) for made in servers for operation in made.design.operations]
    counts = Counter(kind for operation, design in tools for kind in kinds_of(operation, design))
    table = Table("behaviour", "tools", "share")
    for kind, count in counts.most_common():
        table.add_row(kind, str(count), f"{count / max(1, len(tools)):.0%}")
    return table
