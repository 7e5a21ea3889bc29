"""How the servers of a build are spread: by size, by what their tools do, and by how alike they are."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles

from rich.table import Table

from generator.distinctness import features
from generator.statistics import Made


@dataclass(frozen=True)
class Measure:
    """Something that is counted of every server."""

    name: str
    unit: str
    """What is counted, after a number: ``rows``."""
    of: Callable[[Made], float]
    share: bool = False
    """Whether it lies between 0 and 1."""

    def say(self, value: float) -> str:
        """Return a value as people read it."""
        return f"{value:.0%}" if self.share else f"{value:,.10g}" if value == int(value) else f"{value:,.1f}"


MEASURES = (
    Measure("rows", "rows", lambda made: made.rows),
    Measure("tables", "tables", lambda made: len(made.design.entities)),
    Measure("tools", "tools", lambda made: len(made.design.operations)),
    Measure(
        "share of writing tools",
        "of their tools writing",
        lambda made: len(made.writes) / len(made.design.operations),
        share=True,
    ),
    Measure("rules a writing tool", "rules", lambda made: made.guards / max(1, len(made.writes))),
    Measure("kinds of behaviour", "kinds of behaviour", lambda made: len(made.kinds)),
    Measure("tasks", "tasks", lambda made: made.tasks),
)


@dataclass(frozen=True)
class Spread:
    """How one measure is spread over all servers."""

    measure: Measure
    values: tuple[float, ...]
    """One for each server, in ascending order."""

    @property
    def points(self) -> tuple[float, float, float, float, float]:
        """The least value, the quarters, and the greatest value."""
        if len(self.values) == 1:
            return (self.values[0],) * 5
        lower, middle, upper = quantiles(self.values, n=4, method="inclusive")
        return self.values[0], lower, middle, upper, self.values[-1]

    @property
    def sentence(self) -> str:
        """What one sees."""
        least, lower, middle, upper, most = map(self.measure.say, self.points)
        return (
            f"Half of the servers have {lower} to {upper} {self.measure.unit}, with {middle} in the middle; "
            f"the least is {least}, the most {most}."
        )


def spreads(servers: Sequence[Made]) -> list[Spread]:
    """Return how each measure is spread over some servers, of which there is at least one; likeness where there are two."""
    found = [Spread(measure, tuple(sorted(measure.of(made) for made in servers))) for measure in MEASURES]
    if len(servers) > 1:
        near = Measure(
            "likeness to the nearest other server", "in common with the nearest other", lambda _: 0, share=True
        )
        found.append(Spread(near, tuple(sorted(nearest(servers)))))
    return found


def nearest(servers: Sequence[Made]) -> list[float]:
    """Return for each server the share of features in common with the one most like it, from 0 to 1."""
    known = [features(made.design) for made in servers]
    holders: dict[tuple[str, int], list[int]] = defaultdict(list)
    for number, own in enumerate(known):
        for feature in own:
            holders[feature].append(number)
    found = []
    for number, own in enumerate(known):
        shared = Counter(other for feature in own for other in holders[feature] if other != number)
        likeness = (count / (len(own) + len(known[other]) - count) for other, count in shared.items())
        found.append(max(likeness, default=0.0))
    return found


def distributions(servers: Sequence[Made]) -> Table:
    """Return a table with a row for each measure."""
    table = Table("of each server", "least", "lower quarter", "median", "upper quarter", "most")
    for spread in spreads(servers):
        table.add_row(spread.measure.name, *map(spread.measure.say, spread.points))
    return table
