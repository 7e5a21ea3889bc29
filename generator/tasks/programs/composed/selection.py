"""The rows that a composed program is about: a source, and what a condition leaves of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.design.model import Design
from generator.tasks.chain import Argument
from generator.tasks.programs.binding import MANY, Scene, bind, slots_of
from generator.tasks.programs.composed.sieves import Sieve, sieves
from generator.tasks.programs.composed.sources import Source, sources
from generator.tasks.programs.pieces import is_own
from generator.tasks.programs.shapes import Telling
from generator.tasks.signatures import Output, Parameter, Signature
from generator.tasks.wording.phrases import plural_label, stated
from generator.tasks.wording.sentences import capitalised
from mcp_servers.contracts import Slot

_OPENINGS = (
    "This is about {rows}, but only about those {condition}.",
    "Look at {rows} and keep only those {condition}.",
    "I am interested in {rows}, and there only in those {condition}.",
    "Take {rows}, but leave out all except those {condition}.",
)


@dataclass(frozen=True)
class Chosen:
    """A selection in a world."""

    keys: tuple[str, ...]
    """Ids of the rows that count."""
    opening: str
    """What is said of them first, where they are too many words for a part of a sentence."""
    rows: str
    """How they are named: ``Ingrid Solheim's bookings with a price of at least €45``, or ``them``."""
    slots: Mapping[str, Slot]
    calls: int
    """About how many calls it takes to know them."""

    def whose(self, what: str) -> str:
        """Say something of all of them: ``the price of the orders``, or ``their price``."""
        return f"their {what}" if self.opening else f"the {what} of {self.rows}"

    def telling(self, text: str, slots: Mapping[str, Slot] | None = None) -> Telling:
        """Return what is said about them as a telling, with further slots."""
        return Telling(f"{self.opening} {capitalised(text)}".strip(), {**self.slots, **(slots or {})})


@dataclass(frozen=True)
class Selection:
    """Rows of a source, those that pass a sieve."""

    source: Source
    sieve: Sieve | None

    @property
    def entity(self) -> str:
        """What kind of rows they are; also the variable that holds one of them."""
        return self.source.entity

    @property
    def calls_a_row(self) -> int:
        """Calls that each row costs before anything is done with it."""
        return bool(self.source.detail) + bool(self.sieve and self.sieve.lookup)

    @property
    def is_read_in_vain(self) -> bool:
        """Whether each row is looked at in detail though nothing that the list does not show is a condition."""
        return self.source.detail is not None and self.sieve is None

    def measures(self) -> list[Output]:
        """Return what rows can be compared by or added up, other than what sifts them.

        Where each would be looked at in vain else, it is what only that shows.
        """
        sifted = self.sieve.output.path if self.sieve and not self.sieve.lookup else None
        found = [item for item in self.source.outputs if is_own(item) and item.path != sifted]
        return [item for item in found if not (self.is_read_in_vain and self.source.lists(item))]

    @property
    def suffix(self) -> str:
        """What tells it from others of the same population, in a name."""
        return self.source.suffix + (self.sieve.suffix if self.sieve else "")

    @property
    def given(self) -> dict[str, Parameter]:
        """Slots besides those of the population."""
        return {self.sieve.parameter.name: self.sieve.parameter} if self.sieve else {}

    def lines(self) -> list[str]:
        """Return the lines that put the rows into ``found``."""
        lines = self.source.lines()
        if self.sieve:
            one = self.entity
            lines.append(f"found = [{one} for {one} in found if {self.sieve.code(one)}]")
        return lines

    def choose(
        self, scene: Scene, writes_a_row: int = 0, allowed: frozenset[str] | None = None, *, some: bool = False
    ) -> Chosen | None:
        """Bind it to rows of a world for which a solution makes about the calls that are wanted; ``None`` if there are none.

        Args:
            scene: The world.
            writes_a_row: Calls that change each row.
            allowed: If given, all rows that count must be among these.
            some: Whether only some of the rows are changed; how many is for the caller to settle.
        """
        source, link = self.source, self.source.link
        per_row = self.calls_a_row + writes_a_row
        sizes = MANY if source.at_once else scene.sizes(1 + 2 * per_row if link else per_row)
        bound = bind(source.population, scene, sizes, among=None if link or self.sieve else allowed)
        if bound is None:
            return None
        if source.is_long_way(scene, bound):
            return None
        members = source.members(scene, bound)
        if not members or (allowed is not None and self.sieve is None and not allowed.issuperset(members)):
            return None
        calls = source.calls(scene, bound, len(members))
        slots = slots_of(bound)
        if self.sieve is None:
            rows = source.told(scene, bound)
            return self._fitting(Chosen(tuple(members), "", rows, slots, calls), scene, writes_a_row, some)
        found = self.sieve.choose(scene, members, allowed)
        if found is None or found[0].slot is None:
            return None
        condition, passing = found
        calls += len(members) if self.sieve.lookup else 0
        slots = {**slots, condition.parameter.name: found[0].slot}
        opening, rows = self._sifted(scene, source.told(scene, bound), condition)
        chosen = Chosen(tuple(passing), opening, rows, slots, calls)
        return self._fitting(chosen, scene, writes_a_row, some)

    def _fitting(self, chosen: Chosen, scene: Scene, writes_a_row: int, some: bool) -> Chosen | None:
        """Return it if the solution will make about the calls that are wanted, or can where only some rows are changed."""
        calls = chosen.calls + writes_a_row * len(chosen.keys)
        fewest = chosen.calls + 2 if some else calls
        return chosen if scene.calls.start - 2 <= calls and fewest < scene.calls.stop else None

    def _sifted(self, scene: Scene, rows: str, condition: Argument) -> tuple[str, str]:
        """Say which of some rows count: in the same breath, or first where something else stands between."""
        entity = scene.setting.design.entity(self.entity)
        phrase = stated(condition, entity, several=True)
        if rows.endswith(plural_label(entity)):
            return "", f"{rows} {phrase}"
        return scene.stream.pick(_OPENINGS).format(rows=rows, condition=phrase), "them"


def selections(design: Design, tools: Mapping[str, Signature]) -> Iterator[Selection]:
    """Yield the selections that a design can fill."""
    for source in sources(design, tools):
        yield Selection(source, None)
        yield from (Selection(source, sieve) for sieve in sieves(source, tools))
