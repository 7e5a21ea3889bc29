"""What a build made, counted: servers, tools and what they do."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.table import Table

from generator import taxonomy
from generator.behaviour import is_guarded, own_guards
from generator.design.model import Design, Operation
from generator.measures import Measures
from generator.testing.shown import Shown
from mcp_servers.contracts import Environment, Json

FINISHED = "gates"
"""Stage whose folder a finished server leaves."""


@dataclass(frozen=True)
class Made:
    """One finished server."""

    design: Design
    rows: int
    tasks: int = 0
    parameters: int = 0
    """Parameters that its tools declare, where the build counted them; else 0."""
    inert: int = 0
    """Of these, those of which no value was seen to change a result or a row."""
    behaviour: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Tool to the kinds of behaviour that its tests show; see ``generator.behaviour``."""
    dropped: tuple[str, ...] = ()
    """Why tools were dropped in validation: the first reason of each."""
    refused: Mapping[str, int] = field(default_factory=dict)
    """Why draws gave no task, to how often."""
    rounds: Mapping[str, Json] = field(default_factory=dict)
    """Round of its complexification, ``1 rows``, to what it gained, or why it was not kept."""

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of behaviour that its tools have."""
        return frozenset(kind for kinds in self.behaviour.values() for kind in kinds)

    @property
    def writes(self) -> list[Operation]:
        """Its tools that write."""
        return [operation for operation in self.design.operations if operation.writes]

    @property
    def guards(self) -> int:
        """How many rules its tools have beside that an update changes something."""
        return sum(len(own_guards(one, Shown())) for one in self.design.operations)


def finished(workspace: Path) -> Iterator[Made]:
    """Yield the servers that a build finished, by name."""
    for folder in sorted(workspace.glob(f"*/{FINISHED}/design.json")):
        if not (folder.parents[1] / f"{FINISHED}.json").exists():  # it failed there
            continue
        manifest = Environment.model_validate_json((folder.parent / "server" / "environment.json").read_bytes())
        validation, tasks, rounds = (
            _report(folder.parents[1] / f"{stage}.json") for stage in ("validation", "tasks", "complexification")
        )
        parameters = validation.get("parameters", {"declared": 0, "inert": {}})
        refused: Counter[str] = Counter()
        for world in tasks.values():
            refused.update(world["refused"])
        yield Made(
            design=Design.model_validate_json(folder.read_bytes()),
            rows=manifest.counts.get("rows", 0),
            tasks=sum(world.get("tasks", 0) for world in tasks.values()),
            parameters=parameters["declared"],
            inert=sum(map(len, parameters["inert"].values())),
            behaviour=validation.get("behaviour", {}),
            dropped=tuple(reasons[0] for reasons in validation.get("dropped", {}).values()),
            refused=refused,
            rounds={name: found for name, found in rounds.items() if not name.endswith((" start", " end"))},
        )


def _report(record: Path) -> dict[str, Json]:
    """Return what a stage reported; nothing where it left no record."""
    return dict(json.loads(record.read_bytes())["report"]) if record.exists() else {}


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
    """Return a table of how many servers each category of the taxonomy has, the smallest share last."""
    counts = count_categories(servers)
    table = Table("category", "servers", "share", caption=say_categories(counts))
    for category, count in counts.most_common():
        table.add_row(category, str(count), f"{count / max(1, counts.total()):.1%}")
    return table


def say_categories(counts: Counter[str]) -> str:
    """Say which category has the largest and which the smallest share."""
    ranked = counts.most_common()
    (largest, most), (smallest, least) = ranked[0], ranked[-1]
    total = max(1, counts.total())
    return f"{largest} has the largest share ({most / total:.1%}), {smallest} the smallest ({least / total:.1%})."


def count_categories(servers: Iterable[Made]) -> Counter[str]:
    """Count the servers of each category: of those of the map also where it has none, and of others that there are."""
    counts = Counter(dict.fromkeys(taxonomy.categories(), 0))
    counts.update(made.design.taxonomy[0] for made in servers)
    return counts


def behaviours(servers: Iterable[Made]) -> Table:
    """Return a table of how many tools have each kind of behaviour, as their tests show."""
    known = list(servers)
    tools = sum(len(made.design.operations) for made in known)
    table = Table("behaviour", "tools", "share")
    for kind, count in count_behaviours(known).most_common():
        table.add_row(kind, str(count), f"{count / max(1, tools):.0%}")
    return table


def count_behaviours(servers: Iterable[Made]) -> Counter[str]:
    """Count the tools of each kind of behaviour."""
    return Counter(kind for made in servers for kinds in made.behaviour.values() for kind in kinds)


def rounds(servers: Iterable[Made]) -> Table:
    """Return a table of what each round of complexification gained, over all servers that went through it."""
    known = list(servers)
    measures = tuple(Measures.model_fields)
    table = Table("round", "servers", "kept", *measures)
    for name in dict.fromkeys(name for made in known for name in made.rounds):
        found = [made.rounds[name] for made in known if name in made.rounds]
        kept = [gains for gains in found if isinstance(gains, Mapping)]
        sums = (sum(gains.get(one, 0) for gains in kept) for one in measures)
        table.add_row(name, str(len(found)), str(len(kept)), *(f"{gained:+d}" for gained in sums))
    return table


def parameters(servers: Iterable[Made]) -> str:
    """Say how many of the parameters that tools declare were seen to do something, of the servers that counted them."""
    measured = [made for made in servers if made.parameters]
    declared, inert = sum(made.parameters for made in measured), sum(made.inert for made in measured)
    if not declared:
        return "no build counted parameters yet"
    return f"{declared - inert} of {declared} parameters ({1 - inert / declared:.1%}) change a result or a row in some call"
