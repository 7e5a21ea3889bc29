"""Links between servers: a name that one shows, and the row of the next that it finds."""

from collections.abc import Collection
from dataclasses import dataclass

from generator.tasks.chain import Argument, Origin, Referent, Step
from generator.tasks.cross.journey import Journey
from generator.tasks.cross.lookups import DAY, Lookup, shown_kind
from generator.tasks.signatures import Output
from mcp_servers.contracts import Json, Slot

DAYS_PERCENT = 30
"""How often a common day may lead on where names or towns do, too."""


@dataclass(frozen=True)
class Link:
    """A name that a call in one server shows, and the row that it finds in another."""

    shown: Step
    output: Output
    lookup: Lookup
    found: Referent

    @property
    def name(self) -> Json:
        """What the servers share."""
        return self.shown.shown[self.output.key]

    @property
    def kind(self) -> str:
        """What kind of fact that is."""
        return shown_kind(self.output)


def follow(journey: Journey, steps: list[Step], place: int) -> Link | None:
    """Find the row of a server that a name shown by one of some calls leads to; ``None`` where none does."""
    ways = [
        (step, output, lookup)
        for step in steps
        for output in step.signature.outputs
        if (kind := shown_kind(output)) and _is_news(journey, step, step.shown.get(output.key))
        for lookup in journey.lookups[place].get((kind, step.shown[output.key]), ())
        if journey.partitions[place].allows_value(step.shown[output.key])
        and not _gives_away(journey, step, place, lookup)
    ]
    kinds = _in_turn(journey, {shown_kind(output) for _, output, _ in ways})
    for step, output, lookup in sorted(journey.stream.shuffled(ways), key=lambda way: kinds.index(shown_kind(way[1]))):
        name = step.shown[output.key]
        argument = Argument(lookup.parameter, name, slot=Slot(value=name), origin=Origin(step, output.key))
        found = journey.builders[place].recognise(lookup.signature, argument, lookup.key)
        if found is not None:
            return Link(step, output, lookup, found)
    return None


def _in_turn(journey: Journey, kinds: Collection[str]) -> list[str]:
    """Return kinds of facts in the order in which they are tried; that two days agree is mostly no reason to link things."""
    ordered = journey.stream.shuffled(sorted(kinds))
    return ordered if journey.stream.chance(DAYS_PERCENT) else sorted(ordered, key=DAY.__eq__)


def _is_news(journey: Journey, step: Step, name: Json) -> bool:
    """Whether a call has to be made to learn a name: the instruction neither states it nor speaks of who bears it."""
    if step.subject is None or step.subject.made or name is None:
        return False
    said, stated = str(name).casefold(), journey.stated(step)
    if any(said in text or (len(text) > 2 and text in said) for text in stated):
        return False
    for other in journey.closure(step):
        rows = journey.members[journey.place(other)].setting.rows
        met = [item.referent for item in other.arguments if item.referent is not None]
        spoken_of = [rows.of(item.entity).get(item.key, {}) for item in met if item.key != step.subject.key]
        if any(name in row.values() for row in spoken_of):
            return False
    return True


def _gives_away(journey: Journey, step: Step, place: int, lookup: Lookup) -> bool:
    """Whether what the instruction states about a call would find the next server's row without it."""
    row = journey.members[place].setting.rows.of(lookup.signature.operation.entity)[lookup.key]
    texts = {value.casefold() for value in row.values() if isinstance(value, str)}
    return any(text in texts for text in journey.stated(step))
